/** "Nothing more this turn": chances that come up again and again are let go by, here on this device, until the turn
    changes or it is called off. */
import type { Asking } from "../net/connection.svelte";
import type { Tagged } from "../words/texts";
import { answers } from "./choice";
import { hintsOf } from "./hints";

export class Passing {
  /** The turn in which everything is let go by. */
  private turn = $state<string | null>(null);
  private passed = "";

  constructor(private readonly connection: Asking) {}

  private get now(): string | null {
    const seen = this.connection.seen;
    const pass = seen && hintsOf(seen.game).pass;
    return pass ? pass.turn(seen.view) : null;
  }

  /** The answer that lets this chance go by, if there is one. */
  private get pass(): Tagged | null {
    const seen = this.connection.seen;
    if (!seen?.choice || seen.answer || seen.outcome) return null;
    const type = hintsOf(seen.game).pass?.type;
    return answers(seen.choice).find((one) => one.type === type) ?? null;
  }

  get on(): boolean {
    return this.turn !== null && this.turn === this.now;
  }

  get offered(): boolean {
    return !this.on && this.pass !== null;
  }

  begin(): void {
    this.turn = this.now;
    this.follow();
  }

  cancel(): void {
    this.turn = null;
  }

  /** To be called whenever something has changed: lets a new chance go by, once. */
  follow(): void {
    if (this.turn !== null && this.now !== null && this.turn !== this.now) this.turn = null;
    const pass = this.on ? this.pass : null;
    if (!pass || this.passed === this.connection.question) return;
    this.passed = this.connection.question;
    void this.connection.answer(pass);
  }
}
