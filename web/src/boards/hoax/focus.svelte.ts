/**
 * Which claim of the turn I am looking at: tapped in the chain it steps into the light, and the red button doubts
 * it.
 */
import type { Character } from "../../types/hoax";

interface Claim {
  seat: number;
  character: Character;
}

class Focus {
  claim = $state.raw<Claim | null>(null);
  private about = "";

  /** What was looked at belongs to one question. */
  follow(question: string): void {
    if (question === this.about) return;
    this.about = question;
    this.claim = null;
  }
}

export const focus = new Focus();
