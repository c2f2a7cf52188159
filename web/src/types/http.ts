// Made by web/write_types.py from the server's own types. Do not edit.

/** A seat answered or cut in; seat -1 is the CLOCK. */
export interface Answered {
  type: "answer";
  seat: number;
  action: unknown;
}

/** How an event is shown, and for how long. */
export interface Beat {
  beat: string;
  seconds: number;
  each?: string;
  seconds_each?: number;
  decisive?: boolean;
}

/** Time that runs out on people, from the question or the first answer; the ring settles the silent. */
export interface Bell {
  slot: string;
  seconds: number;
  after: "first_answer" | "question";
  turn: number | null;
}

/** A game in the list of all. */
export interface Brief {
  name: string;
  poster: Record<string, Poster>;
  least: number;
  most: number;
  bots: (string)[];
  lesson: boolean;
}

/** POST /api/records/ID/delete: take a record away again that one has brought. */
export interface DeleteBrought {
  key: string;
}

/** It is gone. */
export interface Deleted {
  record: string;
}

/** A seat wrote down an unfinished answer. */
export interface Drafted {
  type: "draft";
  seat: number;
  action: unknown;
}

/** An answer that makes no difference to its seat, drawn by the table (`OneOf.indifferent`). */
export interface Drawn {
  type: "draw";
  seat: number;
  action: unknown;
}

/** POST /api/rooms/CODE: come in. */
export interface EnterRoom {
  name: string;
  role?: "player" | "screen" | "spectator";
  password?: string;
  token?: string | null;
  look?: Look | null;
}

/** You are in: keep the token, it is your seat. */
export interface Entered {
  code: string;
  person: number;
  token: string;
}

/** Everything about one game that is the same at every table. */
export interface GameInfo {
  name: string;
  rules: number;
  least: number;
  most: number;
  seats: Span;
  bots: (string)[];
  options: Record<string, unknown>;
  defaults: Record<string, unknown>;
  presets: (Preset)[];
  beats: Record<string, Beat>;
  kinds: Record<string, Record<string, Record<string, string>>>;
}

/** What can be played here. */
export interface Games {
  games: (Brief)[];
  version: string;
  protocol: number;
}

/** GET /healthz: all is well. */
export interface Health {
  status: string;
  version: string;
  rooms: number;
}

/** A whole lesson: once it is here, no line is needed any more. */
export interface Lesson {
  game: string;
  names: (string)[];
  seat: number;
  steps: (LessonStep)[];
  texts: string;
}

/** One step, as it is sent. */
export interface LessonStep {
  name: string;
  show: string;
  seen: Seen;
  log: (Line)[];
  answer: unknown;
}

/** A line of the common log, as it lies in a file or database: who was told which event, or heard what. */
export type Line = [(number)[] | null, unknown | null, Said | null];

/** GET /api/rooms/CODE/link: the room's address as other devices reach it. */
export interface Link {
  link: string;
}

/** What somebody looks like at the table. */
export interface Look {
  mask: "arlecchino" | "bauta" | "cappello" | "colombina" | "corvo" | "farfalla" | "gatto" | "giullare" | "gufo" | "lepre" | "luna" | "medico" | "sole" | "toro" | "volpe" | "volto";
  colour?: "amber" | "coral" | "crimson" | "gold" | "green" | "ivory" | "own" | "rose" | "sky" | "teal" | "violet";
}

/** POST /api/rooms: open a table and sit down as its host. */
export interface OpenRoom {
  game: string;
  name: string;
  options?: Record<string, unknown>;
  settings?: Settings;
  password?: string;
  token?: string | null;
  look?: Look | null;
}

/** The sealed answers of all were opened. */
export interface Opened {
  type: "open";
}

/** How it ended: the reason (a word of the text catalogue), the side if sides won, and the winners. */
export interface Outcome {
  reason: string;
  side: string | null;
  winners: (number)[];
}

/** What stands on a game's poster, in one language. */
export interface Poster {
  title: string;
  line: string;
  length: string;
}

/** A ready-made choice of options (those that differ from the recommended); `preset-<name>` says what it is. */
export interface Preset {
  name: string;
  options: Record<string, unknown>;
}

/** The time of a slot ran out. */
export interface Rang {
  type: "ring";
  slot: string;
}

/** One match: the game, its options, the names, the seed or the deal, what the game before it handed on,
    and everything done and said. */
export interface RecordFile {
  maskenball?: number;
  game: string;
  rules: number;
  options: unknown;
  names: (string)[];
  seed?: string;
  deal?: unknown | null;
  carry?: unknown | null;
  entries?: (Answered | Sealed | Opened | Drawn | Drafted | Withdrew | Rang | Spoke)[];
  outcome?: Outcome | null;
}

/** GET /api/rooms/CODE: what somebody at the door may know. */
export interface RoomCard {
  code: string;
  game: string;
  host: string;
  people: number;
  seats: number;
  most: number;
  stage: "lobby" | "over" | "playing";
  protected: boolean;
  locked: boolean;
  spectators: boolean;
}

/** Every numbered rule in full, and which of them matter in which phase. */
export interface Rules {
  rules: Record<string, string>;
  phases: Record<string, (string)[]>;
}

/** One utterance: a text or a claim. `number` is its place in all that its hearer was told and heard. */
export interface Said {
  seat: number;
  channel: string;
  text: string;
  claim: unknown | null;
  number: number;
  wording: Wording | null;
}

/** A seat answered a question that is opened later, even if this was the last answer. */
export interface Sealed {
  type: "seal";
  seat: number;
  action: unknown;
}

/** What one seat (None: a spectator) knows, is asked, may do, was told and can hear. */
export interface Seen {
  game: string;
  seat: number | null;
  view: unknown;
  choice: unknown | null;
  may: unknown | null;
  answer: unknown | null;
  draft: unknown | null;
  awaited: (number)[] | null;
  bell: Bell | null;
  speaks: (string)[];
  claims: unknown | null;
  outcome: Outcome | null;
  count: number;
  events: (unknown)[];
  talk: (Said)[];
  private: (number)[];
}

/** How this table is run; the rules of the game are its options. */
export interface Settings {
  timers?: boolean;
  seconds?: Record<string, number>;
  absent?: "bot" | "safe" | "wait";
  grace?: number;
  awaited?: "count" | "names";
  language?: "de" | "en";
  spectators?: boolean;
  bot_speed?: "brisk" | "leisurely" | "normal";
}

/** From so many to so many. */
export type Span = [number, number];

/** A seat said something. */
export interface Spoke {
  type: "say";
  seat: number;
  channel: string;
  text?: string;
  claim?: unknown | null;
  wording?: Wording | null;
}

/** One moment of a game, as these eyes saw it. */
export interface Step {
  step: number;
  steps: number;
  names: (string)[];
  seen: Seen;
  log: (Line)[];
  did: unknown;
  turning_points: (TurningPoint)[];
}

/** POST /api/records: under which name the record is kept, and what takes it away again. */
export interface StoredRecord {
  record: string;
  key: string;
}

/** A step at which something decisive happened in the sight of all. */
export interface TurningPoint {
  step: number;
  event: unknown;
}

/** Whether a game was fair: compare `commitment` with the one that was shown at the deal. */
export interface Verified {
  dealt: boolean;
  commitment: string;
}

/** Why something can't be done: a code, what fills its sentence, and the sentence. */
export interface WireError {
  code: string;
  details: Record<string, unknown>;
  text: string;
}

/** A seat took its sealed answer back. */
export interface Withdrew {
  type: "withdraw";
  seat: number;
}

/** How a claim is put into words: why it is made, in whose voice, and in which of the ways that texts know. */
export interface Wording {
  reason?: unknown | null;
  voice?: string;
  variant?: number;
}

