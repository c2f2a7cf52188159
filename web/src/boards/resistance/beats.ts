import type { Component } from "svelte";
import type { BeatProps } from "..";
import Duel from "./beats/Duel.svelte";
import Forward from "./beats/Forward.svelte";
import InPlace from "./beats/InPlace.svelte";
import Looked from "./beats/Looked.svelte";
import Mission from "./beats/Mission.svelte";
import Plots from "./beats/Plots.svelte";
import Reversed from "./beats/Reversed.svelte";

export const beats: Record<string, Component<BeatProps>> = {
  team: InPlace,
  vote: InPlace,
  mission: Mission,
  plot: Plots,
  looked: Looked,
  duel: Duel,
  forward: Forward,
  reversed: Reversed,
};
