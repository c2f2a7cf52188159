/** Beats: what happened is seen before what comes. The stage lags behind the connection while they play. */
import type { Playing } from "../boards";
import type { Asking, Looking, Seen } from "../net/connection.svelte";
import type { Heard } from "../state/order";
import type { Tagged } from "../words/texts";
import { secondsOf, type BeatTable } from "./beat_table";

/** A moment of an event; `before` lies on the stage while it plays, `after` when it is over. */
export interface Beat extends Playing {
  key: number;
  decisive: boolean;
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
  decisive: boolean;
  batch: Batch;
  /** How much of the log is known after it. */
  heard: number;
}

/** However much has happened, nobody lags behind for longer: so long the server waits, too. */
const LONGEST_SECONDS = 6;
/** What is shorter than this is not seen: then rather fewer beats. */
const SHORTEST_SECONDS = 1.2;

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
  /** Whether the next match is seen from its first event on. */
  private expects = false;
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

  /** How much of the log the stage has told, with the event that it shows just now. */
  get told(): number {
    return this.playing ? this.shown + 1 : this.shown;
  }

  /** Whether a new question is held back until the beats are over. */
  get holdsBack(): boolean {
    return this.playing !== null && this.source.question !== this.question;
  }

  /** Nobody plays yet: the match that begins from here is seen from its deal on. */
  expect(): void {
    this.expects = true;
  }

  /** Look at what is new; to be called whenever the source has changed. */
  follow(): void {
    const { seen, log, match } = this.source;
    const begins = this.knownMatch !== match || !this.seen || !seen || log.length < this.known;
    const fromTheDeal = begins && seen !== null && this.expects;
    const news = fromTheDeal ? log : begins ? [] : log.slice(this.known);
    this.known = log.length;
    this.knownMatch = match;
    if (seen) this.expects = false;
    if ((begins && !fromTheDeal) || this.hidden()) return this.catchUp();
    if (fromTheDeal) this.show(seen, 0);
    const batch = { after: seen };
    const last = this.waiting.at(-1)?.batch ?? this.batch;
    this.waiting = fitted([...this.waiting, ...news.flatMap((heard) => this.beatOf(heard, batch))]);
    // What comes without a beat of its own belongs to the last batch that waits or plays.
    if (last && this.waiting.at(-1)?.batch !== batch) last.after = batch.after;
    if (this.playing) return;
    if (this.waiting.length) this.next();
    else this.show(seen, log.length);
  }

  /** A tap: on to the next beat that decides something, or to the end of all. */
  skip(): void {
    const next = this.waiting.findIndex((beat) => beat.decisive);
    if (next < 0) return this.catchUp();
    this.waiting = this.waiting.slice(next);
    this.goOn();
  }

  /** Everything at once: nobody looked. */
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
    const { beat: name, decisive = false } = rule;
    const seconds = secondsOf(rule, heard.event);
    return [{ name, event: heard.event, seconds, decisive, batch, heard: heard.number + 1 }];
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
    const { name, event, seconds, decisive, batch } = beat;
    this.batch = batch;
    this.playing = { key: ++this.keys, name, event, seconds, decisive, before, after: batch.after };
    this.shown = beat.heard - 1;
    this.timer = setTimeout(() => this.goOn(), seconds * 1000);
  }

  /** The beat that plays is over. */
  private goOn(): void {
    clearTimeout(this.timer);
    const more = this.waiting[0];
    if (!more) return this.catchUp();
    if (this.batch && more.batch !== this.batch) this.seen = this.batch.after;
    this.next();
  }
}

/** What can be seen in time: lesser beats go, the oldest first; those that decide something are only shortened. */
function fitted(beats: Waiting[]): Waiting[] {
  const least = (some: Waiting[]): number => sum(some.map((beat) => Math.min(beat.seconds, SHORTEST_SECONDS)));
  let kept = beats;
  for (const lesser of beats.filter((beat) => !beat.decisive))
    if (least(kept) > LONGEST_SECONDS) kept = kept.filter((beat) => beat !== lesser);
  const all = sum(kept.map((beat) => beat.seconds));
  if (all <= LONGEST_SECONDS) return kept;
  return kept.map((beat) => ({ ...beat, seconds: (beat.seconds * LONGEST_SECONDS) / all }));
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

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
