/** The narrator: says what all may hear, one line after another, and never lags behind the table. */

export interface Line {
  kind: "phase" | "event" | "end";
  text: string;
}

/** Something that can say a line; the promise is kept when it has been said. */
export interface Voice {
  say(text: string): Promise<void>;
  hush(): void;
  /** Whether something newer takes the place of what is being said. */
  readonly yields: boolean;
}

/** How many lines may wait; what is older than `LATE` milliseconds when its turn comes is no news any more. */
const MOST = 2;
const LATE = 6_000;

export class Narrator {
  private waiting: (Line & { at: number })[] = [];
  private saying: Line | null = null;

  constructor(
    private readonly voice: () => Voice,
    private readonly show: (caption: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  tell(lines: readonly Line[]): void {
    if (lines.length && this.saying && this.voice().yields) this.hush();
    for (const line of lines) {
      // The end of the game makes everything before it old; a new phase only the phases before it.
      if (line.kind === "end") this.waiting = [];
      if (line.kind === "phase") this.waiting = this.waiting.filter((one) => one.kind !== "phase");
      this.waiting.push({ ...line, at: this.now() });
    }
    this.waiting = this.waiting.slice(-MOST);
    if (this.waiting.some((line) => line.kind === "end") && this.saying) this.voice().hush();
    if (!this.saying) void this.go();
  }

  hush(): void {
    this.waiting = [];
    this.voice().hush();
  }

  /** The game is gone: what was said of it is, too. */
  forget(): void {
    this.hush();
    this.show("");
  }

  private async go(): Promise<void> {
    for (let line = this.next(); line; line = this.next()) {
      this.saying = line;
      this.show(line.text);
      await this.voice().say(line.text);
    }
    this.saying = null;
    this.show("");
  }

  private next(): Line | undefined {
    const fresh = this.waiting.findIndex((line) => this.now() - line.at < LATE);
    const last = this.waiting.length - 1;
    this.waiting.splice(0, fresh < 0 ? Math.max(last, 0) : fresh);
    return this.waiting.shift();
  }
}

/** The browser's own voice for a language, on this device rather than somewhere else. */
export function voiceFor(lang: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const fitting = voices.filter((voice) => voice.lang.toLowerCase().startsWith(lang));
  return (
    fitting.find((voice) => voice.localService && voice.default) ?? fitting.find((voice) => voice.localService) ?? null
  );
}

export interface Manner {
  volume: number;
  speed: number;
}

export class Spoken implements Voice {
  readonly yields = false;
  private done: () => void = () => undefined;

  constructor(
    private readonly synthesis: SpeechSynthesis,
    private readonly voice: SpeechSynthesisVoice,
    private readonly manner: () => Manner,
  ) {}

  say(text: string): Promise<void> {
    const { volume, speed } = this.manner();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = this.voice;
    utterance.lang = this.voice.lang;
    utterance.volume = volume;
    utterance.rate = speed;
    return new Promise((done) => {
      // Some browsers forget to say that they have finished.
      const limit = setTimeout(() => this.hush(), 4000 + (text.length * 120) / speed);
      this.done = () => {
        clearTimeout(limit);
        done();
      };
      utterance.onend = this.done;
      utterance.onerror = this.done;
      this.synthesis.speak(utterance);
    });
  }

  hush(): void {
    this.synthesis.cancel();
    this.done();
  }
}

/** No voice: the time to read it. */
export class Silent implements Voice {
  readonly yields = true;
  private done: () => void = () => undefined;

  say(text: string): Promise<void> {
    return new Promise((done) => {
      const limit = setTimeout(done, 1500 + text.length * 45);
      this.done = () => {
        clearTimeout(limit);
        done();
      };
    });
  }

  hush(): void {
    this.done();
  }
}
