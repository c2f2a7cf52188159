import type { Component } from "svelte";
import type { BeatProps } from "..";
import Claim from "./beats/Claim.svelte";
import Doubt from "./beats/Doubt.svelte";
import Lie from "./beats/Lie.svelte";
import Question from "./beats/Question.svelte";
import Tokens from "./beats/Tokens.svelte";
import Unmask from "./beats/Unmask.svelte";
import Vote from "./beats/Vote.svelte";

/** By the names in games/hoax/beats.json. */
export const beats: Record<string, Component<BeatProps>> = {
  claim: Claim,
  doubt: Doubt,
  lie: Lie,
  question: Question,
  tokens: Tokens,
  unmask: Unmask,
  vote: Vote,
};
