import type { Component } from "svelte";
import type { BeatProps } from "..";
import Morning from "./beats/Morning.svelte";
import NightFalls from "./beats/NightFalls.svelte";
import Nobody from "./beats/Nobody.svelte";
import Out from "./beats/Out.svelte";
import TalkOver from "./beats/TalkOver.svelte";
import VoteShown from "./beats/VoteShown.svelte";
import "./icons";

export const beats: Record<string, Component<BeatProps>> = {
  night: NightFalls,
  morning: Morning,
  talk_over: TalkOver,
  vote: VoteShown,
  out: Out,
  nobody: Nobody,
};
