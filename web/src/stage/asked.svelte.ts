/** Calls whoever is asked: a gong or a buzz, and the title of the page, also while nobody looks at it. */
import { app } from "../state/app.svelte";
import { signal } from "../state/signal";

/** To be called in an effect with the question that waits for an answer here, or null. */
export class Call {
  private last = "";

  follow(question: string | null): void {
    app.called = question !== null;
    if (question === null || question === this.last) return;
    this.last = question;
    signal("gong");
  }

  end(): void {
    app.called = false;
  }
}
