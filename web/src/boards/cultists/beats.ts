import type { Component } from "svelte";
import type { BeatProps } from "..";
import Dark from "./beats/Dark.svelte";
import Murder from "./beats/Murder.svelte";
import Says from "./beats/Says.svelte";
import TurnedCard from "./beats/TurnedCard.svelte";
import Walks from "./beats/Walks.svelte";
import "./icons";

export const beats: Record<string, Component<BeatProps>> = {
  round: Says,
  walk: Walks,
  event: TurnedCard,
  power: Dark,
  portal: Says,
  announced: Says,
  marker: Says,
  fishman: Says,
  token: Says,
  card: TurnedCard,
  called: Says,
  vote: Says,
  knife: Says,
  nobody: Says,
  murder: Murder,
  forward: Says,
  named: Says,
};
