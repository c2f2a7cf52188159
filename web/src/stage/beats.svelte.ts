/** Beats: what happened is seen before what comes. The stage lags behind the connection while they play. */
import type { Playing } from "../boards";
import type { Asking, Looking, Seen } from "../net/connection.svelte";
import type { Heard } from "../state/order";
import type { Tagged } from "../words/texts";
import { secondsOf, type BeatTable } from "./beat_table";

/** A moment of an event; `before` lies on the stage while it plays, `after` when it is over. */
export interface Beat extends Playing {
  key: number;
  before: Seen;
  after: Seen;
}

/** What came in one message: only when all its beats are over may its outcome be seen. */
interface Batch {
  after: Seen;
}

interface Waiting {
  name: string;
  event: Tagged;
  seconds: number;
  batch: Batch;
  /** How much of the log is known after it. */
  heard: number;
}

/** More than this wait only where something went wrong: then nothing is played, and the stage catches up. */
const MOST = 4;
/** However much comes in one message, its beats last no longer: so long the server waits for them, too. */
const LONGEST_SECONDS = 6;

type Source = Looking & Pick<Asking, "question">;

export class Beats implements Looking {
  /** What the stage shows. */
  seen = $state.raw<Seen | null>(null);
  playing = $state.raw<Beat | null>(null);
  private shown = $state(0);
  private waiting: Waiting[] = [];
  private batch: Batch | null = null;
  /** How much of the log was looked through for beats. */
  private known = 0;
  private knownMatch: string | undefined;
  /** The question that was on the table when the stage began to lag. */
  question = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private keys = 0;

  constructor(
    private readonly source: Source,
    private readonly table: () => BeatTable,
    private readonly hidden: () => boolean = () => document.visibilityState === "hidden",
  ) {}

  get match(): string | undefined {
    return this.source.match;
  }

  /** Events that are still to be seen are not told yet; talk is heard at once. */
  get log(): Heard[] {
    const all = this.source.log;
    return this.playing ? all.filter((heard) => "said" in heard || heard.number < this.shown) : all;
  }

  /** Whether a new question is held back until the beats are over. */
  get holdsBack(): boolean {
    return this.playing !== null && this.source.question !== this.question;
  }

  /** Look at what is new; to be called whenever the source has changed. */
  follow(): void {
    const { seen, log, match } = this.source;
    const begins = this.knownMatch !== match || !this.seen || !seen || log.length < this.known;
    const news = begins ? [] : log.slice(this.known);
    this.known = log.length;
    this.knownMatch = match;
    if (begins || this.hidden()) return this.catchUp();
    const batch = { after: seen };
    const beats = shortened(news.flatMap((heard) => this.beatOf(heard, batch)));
    if (this.waiting.length + beats.length > MOST) return this.catchUp();
    // What comes without a beat of its own belongs to the last batch that waits or plays.
    const last = this.waiting.at(-1)?.batch ?? this.batch;
    if (last && !beats.length) last.after = seen;
    this.waiting.push(...beats);
    if (this.playing) return;
    if (this.waiting.length) this.next();
    else this.show(seen, log.length);
  }

  /** Everything at once: a tap, or nobody looked. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.batch = null;
    this.playing = null;
    this.show(this.source.seen, this.source.log.length);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private beatOf(heard: Heard, batch: Batch): Waiting[] {
    if (!("event" in heard) || heard.secret) return [];
    const rule = this.table()[heard.event.type];
    if (!rule) return [];
    const seconds = secondsOf(rule, heard.event);
    return [{ name: rule.beat, event: heard.event, seconds, batch, heard: heard.number + 1 }];
  }

  private show(seen: Seen | null, heard: number): void {
    this.seen = seen;
    this.shown = heard;
    this.question = this.source.question;
  }

  private next(): void {
    const beat = this.waiting.shift();
    const before = this.seen;
    if (!beat || !before) return this.catchUp();
    const { name, event, seconds, batch } = beat;
    this.batch = batch;
    this.playing = { key: ++this.keys, name, event, seconds, before, after: batch.after };
    this.timer = setTimeout(() => {
      const more = this.waiting[0];
      if (!more) return this.catchUp();
      if (more.batch !== batch) this.seen = batch.after;
      this.shown = beat.heard;
      this.next();
    }, seconds * 1000);
  }
}

/** All of them a bit faster, where together they would last too long. */
function shortened(beats: Waiting[]): Waiting[] {
  const all = beats.reduce((sum, beat) => sum + beat.seconds, 0);
  if (all <= LONGEST_SECONDS) return beats;
  return beats.map((beat) => ({ ...beat, seconds: (beat.seconds * LONGEST_SECONDS) / all }));
}

/** What the dock asks: nothing new while beats are seen; a question that was open before stays open and is answered. */
export function heldBack(asking: Asking, beats: Beats): Asking {
  return {
    get seen() {
      const now = asking.seen;
      if (!beats.playing || !beats.seen || !now) return now;
      const { speaks, claims } = now;
      if (beats.holdsBack) return { ...beats.seen, choice: null, may: null, answer: null, draft: null, speaks, claims };
      const { choice, may, answer, draft } = now;
      return { ...beats.seen, choice, may, answer, draft, speaks, claims };
    },
    get question() {
      return beats.holdsBack ? beats.question : asking.question;
    },
    get error() {
      return asking.error;
    },
    set error(what) {
      asking.error = what;
    },
    answer: (action, goesOn) => asking.answer(action, goesOn),
    withdraw: () => asking.withdraw(),
    draft: (action) => asking.draft(action),
    tryOut: (action) => asking.tryOut(action),
  };
}
