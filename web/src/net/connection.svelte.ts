/** Everything known of one room and its game, kept up to date by what the server sends. */
import type * as http from "../types/http";
import type { ChatLine, ClockNow, PrivateNote, RoomNow, SeenNext, SeenNow, ServerMessage } from "../types/protocol";
import type { Choice } from "../state/choice";
import { noteDeal, noteEnd } from "../state/deals";
import { patched } from "./patch";
import { read, write } from "../state/memory";
import { inOrder, isBare, withWords, type Heard, type Said } from "../state/order";
import { HELD, MOST_SIGNS, type HeldUp } from "../state/signs";
import type { Tagged } from "../words/texts";
import { Refused, Wire, type Wish } from "./wire";

/** Seen, as one seat gets it; the view is the game's own. */
export interface Seen extends Pick<http.Seen, "game" | "seat" | "awaited" | "bell" | "speaks" | "outcome"> {
  view: { phase: Tagged; public: Record<string, unknown> } & Record<string, unknown>;
  choice: Choice | null;
  may: Choice | null;
  answer: Tagged | null;
  draft: Tagged | null;
  waiting: number | null;
  claims: Choice | null;
}

/** All that a board draws: the game that is on, or a step of one that is over. */
export interface Looking {
  readonly seen: Seen | null;
  readonly log: Heard[];
  /** The name of the game that is on: what a device notes of it belongs to no other. */
  readonly match?: string;
}

/** All that answering needs. */
export type Asking = Pick<Connection, "seen" | "error" | "question" | "answer" | "withdraw" | "draft" | "tryOut">;

export class Connection implements Looking {
  room = $state.raw<RoomNow | null>(null);
  seen = $state.raw<Seen | null>(null);
  /** Events and talk in the order they came. */
  log = $state.raw<Heard[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  signs = $state.raw<HeldUp[]>([]);
  /** People whose words this device does not show. */
  ignored = $state.raw<number[]>([]);
  you = $state(0);
  role = $state("player");
  connected = $state(false);
  /** Why the server does not want us back, if so. */
  gone = $state<string | null>(null);
  clock = $state.raw<{ ends: Record<string, number>; left: Record<string, number>; running: boolean }>({
    ends: {},
    left: {},
    running: false,
  });
  error = $state<string | null>(null);
  /** Called when an answer was taken. */
  answered: () => void = () => undefined;
  match = $state("");
  private asked = $state(0);
  private noted = $state.raw<{ match: string; notes: readonly PrivateNote[] }>({ match: "", notes: [] });
  private readonly wire: Wire;

  constructor(
    readonly code: string,
    readonly token: string,
    lang: () => string,
  ) {
    this.ignored = read<number[]>(`ignored.${code}`, []);
    this.wire = new Wire(
      code,
      token,
      lang,
      () => ({ match: this.match, seat: this.seen?.seat ?? null, since: this.log.length }),
      (message) => this.hear(message),
      (connected) => (this.connected = connected),
    );
  }

  get host(): boolean {
    return this.room?.host === this.you;
  }

  /** Where I sit in the room; in a game what counts is seen.seat. */
  get place(): number | null {
    const at = this.room?.places.findIndex((place) => place.person === this.you) ?? -1;
    return at < 0 ? null : at;
  }

  /** The seat that I got up from during this game: it is kept for me, and no other is to be had. */
  get kept(): number | null {
    const at = this.room?.places.findIndex((place) => place.left === this.you) ?? -1;
    return at < 0 ? null : at;
  }

  /** What I am called here. */
  get name(): string {
    return this.room?.people.find((person) => person.number === this.you)?.name ?? "";
  }

  /** Whether the host has muted me. */
  get muted(): boolean {
    return this.room?.people.find((person) => person.number === this.you)?.muted ?? false;
  }

  /** The log without the words of those whom this device does not want to hear; their claims belong to the game. */
  get heard(): Heard[] {
    const silent =
      this.room?.places.flatMap((place, seat) => (this.ignored.includes(place.person ?? 0) ? [seat] : [])) ?? [];
    if (!silent.length) return this.log;
    return this.log.filter(
      (heard) => !("said" in heard) || heard.said.claim !== null || !silent.includes(heard.said.seat),
    );
  }

  ignore(person: number, on: boolean): void {
    this.ignored = on ? [...this.ignored, person] : this.ignored.filter((one) => one !== person);
    write(`ignored.${this.code}`, this.ignored);
  }

  /** Whether an answer of mine is missing. */
  get isAsked(): boolean {
    return this.seen !== null && this.seen.choice !== null && this.seen.answer === null && this.seen.outcome === null;
  }

  close(): void {
    this.wire.close();
  }

  /** Have something done; what is refused is shown, and told to whoever asks. */
  async ask(wish: Wish): Promise<boolean> {
    try {
      await this.wire.ask(wish);
      this.error = null;
      return true;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.error = refused.why.text;
      return false;
    }
  }

  /** Another one for each question, however alike two of them look: what was chosen belongs to one question only. */
  get question(): string {
    return `${this.match} ${this.asked}`;
  }

  /** The name of the question that is on the table, for every message about it. */
  private get about(): { match: string; to: number } {
    return { match: this.match, to: this.asked };
  }

  /** `goesOn`: nobody else gets the device yet. */
  async answer(action: Tagged, goesOn = false): Promise<boolean> {
    const taken = await this.ask({ type: "answer", ...this.about, action });
    if (taken && !goesOn) this.answered();
    return taken;
  }

  draft(action: Tagged): Promise<boolean> {
    return this.ask({ type: "draft", ...this.about, action });
  }

  /** What is wrong with this, if anything; what is only not written yet is no reproach. */
  async tryOut(action: Tagged): Promise<string | null> {
    try {
      await this.wire.ask({ type: "try", ...this.about, action });
      return null;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      return refused.why.code === "stale" || refused.why.code.startsWith("empty_") ? null : refused.why.text;
    }
  }

  withdraw(): Promise<boolean> {
    return this.ask({ type: "withdraw", ...this.about });
  }

  /** The words that were said before those that are known here. */
  earlier(): Promise<boolean> {
    const bare = this.log.filter(isBare).at(-1);
    return bare ? this.ask({ type: "earlier", before: bare.number + 1 }) : Promise.resolve(false);
  }

  say(channel: string, text: string, claim: Tagged | null = null): Promise<boolean> {
    return this.ask({ type: "say", channel, text, claim });
  }

  /** What I have noted down about others in this match; nobody else is ever sent it. */
  get notes(): readonly PrivateNote[] {
    return this.noted.match === this.match ? this.noted.notes : [];
  }

  /** Note something down about a seat, for myself alone; it is there at once, and on my other devices soon. */
  note(seat: number, suspicion: number | null, text: string): Promise<boolean> {
    const before = this.notes.find((note) => note.seat === seat);
    const since = before && before.suspicion === suspicion ? before.since : this.log.length;
    const others = this.notes.filter((note) => note.seat !== seat);
    this.noted = { match: this.match, notes: [...others, { seat, suspicion, text, since }] };
    return this.ask({ type: "note", match: this.match, seat, suspicion, text, since });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.you = message.you;
        this.role = message.role;
        break;
      case "room_now":
        this.room = message;
        if (message.stage === "playing") noteDeal(message.match, message.commitment);
        if (!message.match) this.forget("");
        break;
      case "clock_now":
        this.time(message);
        break;
      case "chat_line":
        if (!this.chat.some((line) => line.number === message.number && line.looking_on === message.looking_on))
          this.chat = [...this.chat, message];
        break;
      case "reacted": {
        const { type: _, ...sign } = message;
        const key = (this.signs.at(-1)?.key ?? 0) + 1;
        this.signs = [...this.signs, { ...sign, key, after: this.log.length, fresh: true }].slice(-MOST_SIGNS);
        setTimeout(
          () => (this.signs = this.signs.map((one) => (one.key === key ? { ...one, fresh: false } : one))),
          HELD,
        );
        break;
      }
      case "seen_now":
        this.look(message);
        break;
      case "seen_next":
        this.lookOn(message);
        break;
      case "notes_now":
        this.noted = message;
        break;
      case "earlier_talk":
        if (message.match === this.match) this.log = withWords(this.log, message.talk as Said[]);
        break;
      case "bye":
        if (!message.again) this.gone = message.why;
        break;
    }
  }

  private time(message: ClockNow): void {
    const now = performance.now();
    const ends = Object.fromEntries(Object.entries(message.left).map(([slot, left]) => [slot, now + left * 1000]));
    this.clock = { ends, left: message.left, running: message.running };
  }

  private look(message: SeenNow): void {
    if (message.match !== this.match || !message.count) this.forget(message.match);
    if (message.count !== this.log.length) {
      this.beginAnew();
      return;
    }
    this.see(message.set as unknown as Seen, message);
    this.askedFor(message.asked);
  }

  private lookOn(message: SeenNext): void {
    if (message.match !== this.match || !this.seen) {
      this.beginAnew();
      return;
    }
    this.see({ ...this.seen, ...message.set, view: patched(this.seen.view, message.view) }, message);
    if (message.asks) this.askedFor(this.log.length);
  }

  private see(seen: Seen, { match, events = [], talk = [], private: numbers = [] }: SeenNow | SeenNext): void {
    if (this.seen && !this.seen.outcome && seen.outcome) noteEnd(match);
    this.seen = seen;
    if (events.length || talk.length)
      this.log = [...this.log, ...inOrder(this.log.length, events as Tagged[], talk as Said[], numbers)];
  }

  private askedFor(asked: number): void {
    if (asked !== this.asked) this.error = null; // it was about the question before
    this.asked = asked;
  }

  /** Something was missed. */
  private beginAnew(): void {
    this.forget("");
    this.wire.restart();
  }

  private forget(match: string): void {
    this.match = match;
    this.seen = null;
    this.log = [];
    this.signs = [];
  }
}
