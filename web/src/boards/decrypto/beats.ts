import type { Component } from "svelte";
import type { BeatProps } from "..";
import Banner from "./beats/Banner.svelte";
import Clues from "./beats/Clues.svelte";
import Code from "./beats/Code.svelte";
import Marker from "./beats/Marker.svelte";
import Recalled from "./beats/Recalled.svelte";

/** By the names in games/decrypto/beats.json. */
export const beats: Record<string, Component<BeatProps>> = {
  banner: Banner,
  clues: Clues,
  code: Code,
  marker: Marker,
  recalled: Recalled,
};
