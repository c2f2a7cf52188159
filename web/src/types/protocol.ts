// Made by web/write_types.py from the server's own types. Do not edit.

/** What this page speaks. */
export const VERSION = 4;

export type ClientMessage = Hello | Ping | Answer | Draft | Try | Withdraw | Say | Earlier | React | Chat | Ready | Sit | RequestSeat | Stand | Rename | ChooseLook | Note | Leave | Pause | ChooseGame | ChooseOptions | ChooseSettings | AddBot | RemoveBot | Move | Lock | Protect | HandOn | GrantSeat | Kick | Mute | Start | GoOn | BackToLobby | DeleteRecord;

export type ServerMessage = Welcome | RoomNow | ClockNow | ChatLine | Reacted | SeenNow | SeenNext | NotesNow | EarlierTalk | Done | Refused | Pong | Bye;

/** Host: a bot on the next seat. */
export interface AddBot {
  type: "add_bot";
  id: string;
  level: string;
}

/** An answer or a cut-in. */
export interface Answer {
  type: "answer";
  id: string;
  match: string;
  to: number;
  action: unknown;
}

/** Host: clear the table, also breaking off a game. */
export interface BackToLobby {
  type: "back_to_lobby";
  id: string;
}

/** This connection ends; `again`: come back, all is kept. */
export interface Bye {
  type: "bye";
  why: string;
  again: boolean;
}

/** Words in the room: to everybody outside a game, among spectators while one is on. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Words said in the room; those said among people who look on are numbered by themselves. */
export interface ChatLine {
  type: "chat_line";
  number: number;
  person: number;
  name: string;
  text: string;
  looking_on: boolean;
}

/** Host: this game next. */
export interface ChooseGame {
  type: "choose_game";
  id: string;
  game: string;
}

/** I would like to wear this mask; refused if somebody else at the table wears it, or a game is on. */
export interface ChooseLook {
  type: "choose_look";
  id: string;
  look: Look;
}

/** Host: with these options (those that differ from the recommended). */
export interface ChooseOptions {
  type: "choose_options";
  id: string;
  options: Record<string, unknown>;
}

/** Host: the table is run like this. */
export interface ChooseSettings {
  type: "choose_settings";
  id: string;
  settings: Settings;
}

/** How long everything still lasts: seconds left, by slot. */
export interface ClockNow {
  type: "clock_now";
  left: Record<string, number>;
  running: boolean;
  beat: number;
}

/** Host: forget this room's game. */
export interface DeleteRecord {
  type: "delete_record";
  id: string;
  record: string;
}

/** It is done, and kept: nothing can undo it but the rules. */
export interface Done {
  type: "done";
  id: string;
}

/** An unfinished answer. */
export interface Draft {
  type: "draft";
  id: string;
  match: string;
  to: number;
  action: unknown;
}

/** What was said before this number, please: of what is old only who spoke is sent by itself. */
export interface Earlier {
  type: "earlier";
  id: string;
  before: number;
}

/** What was said before: puts words to utterances that came without. */
export interface EarlierTalk {
  type: "earlier_talk";
  match: string;
  talk: (unknown)[];
}

/** Host: the time for this is over now; without a slot: what all are given time for. */
export interface GoOn {
  type: "go_on";
  id: string;
  slot?: string;
}

/** Host: this person may play instead of the bot, as requested, or may not. */
export interface GrantSeat {
  type: "grant_seat";
  id: string;
  person: number;
  seat: number;
  on?: boolean;
}

/** Host: this person is host now. */
export interface HandOn {
  type: "hand_on";
  id: string;
  person: number;
}

/** The first message of every connection: who I am, and what I know already. */
export interface Hello {
  type: "hello";
  token: string;
  version?: number;
  match?: string;
  seat?: number | null;
  since?: number;
  lang?: "de" | "en";
}

/** Host: this person has to go. */
export interface Kick {
  type: "kick";
  id: string;
  person: number;
}

/** I am going for good. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Host: nobody else comes in. */
export interface Lock {
  type: "lock";
  id: string;
  on?: boolean;
}

/** What somebody looks like at the table. */
export interface Look {
  mask: "arlecchino" | "bauta" | "cappello" | "colombina" | "corvo" | "farfalla" | "gatto" | "giullare" | "gufo" | "lepre" | "luna" | "medico" | "sole" | "toro" | "volpe" | "volto";
  colour?: "amber" | "coral" | "crimson" | "gold" | "green" | "ivory" | "own" | "rose" | "sky" | "teal" | "violet";
}

/** Host: this seat goes there. */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  to: number;
}

/** Host: this person is not heard. */
export interface Mute {
  type: "mute";
  id: string;
  person: number;
  on?: boolean;
}

/** What I note down for myself about who sits there, in this match; nobody else is ever sent it. */
export interface Note {
  type: "note";
  id: string;
  match: string;
  seat: number;
  suspicion?: number | null;
  text?: string;
  since?: number;
}

/** All you have noted down in this match, on whichever device; sent to you alone. */
export interface NotesNow {
  type: "notes_now";
  match: string;
  notes: (PrivateNote)[];
}

/** Stop the clocks, or let them go on: the host at once, others by vote. */
export interface Pause {
  type: "pause";
  id: string;
  on?: boolean;
}

/** Somebody in the room. */
export interface PersonNow {
  number: number;
  name: string;
  role: string;
  present: boolean;
  ready: boolean;
  muted: boolean;
  wants: number | null;
  look: Look | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** A seat: whose it is, and whether a bot plays it, for good or for now. */
export interface PlaceNow {
  name: string;
  person: number | null;
  bot: string;
  stand_in: boolean;
  left: number | null;
  look: Look | null;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** What you have noted down about a seat. */
export interface PrivateNote {
  seat: number;
  suspicion: number | null;
  text: string;
  since: number;
}

/** Host: whoever comes in needs this password; empty: none. */
export interface Protect {
  type: "protect";
  id: string;
  password: string;
}

/** A sign held up for a moment, where I could speak now; it is told and not kept. */
export interface React {
  type: "react";
  id: string;
  what: "applause" | "doubt" | "laughter" | "no" | "surprise" | "yes";
  channel?: string;
}

/** Somebody holds up a sign. */
export interface Reacted {
  type: "reacted";
  person: number;
  name: string;
  what: "applause" | "doubt" | "laughter" | "no" | "surprise" | "yes";
  channel: string;
  looking_on: boolean;
}

/** I am ready. */
export interface Ready {
  type: "ready";
  id: string;
  on?: boolean;
}

/** It was not done, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  why: WireError;
}

/** Host: away with this bot. */
export interface RemoveBot {
  type: "remove_bot";
  id: string;
  seat: number;
}

/** Call me something else. */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

/** During a game: may I play instead of this bot? Without a seat: I no longer ask. */
export interface RequestSeat {
  type: "request_seat";
  id: string;
  seat?: number | null;
}

/** The room as everybody in it sees it. */
export interface RoomNow {
  type: "room_now";
  code: string;
  game: string;
  options: Record<string, unknown>;
  settings: Settings;
  protected: boolean;
  locked: boolean;
  host: number;
  people: (PersonNow)[];
  places: (PlaceNow)[];
  stage: "lobby" | "over" | "playing";
  match: string;
  names: (string)[];
  commitment: string;
  record: string;
  note: "" | "broken_off" | "older_rules";
  played: number;
  wins: Record<string, number>;
  paused: boolean;
  pausing: (number)[];
  problem: [string, Record<string, unknown>] | null;
}

/** A text or a claim, in a channel of the game. */
export interface Say {
  type: "say";
  id: string;
  channel: string;
  text?: string;
  claim?: unknown;
}

/** What is new to your seat: the fields of Seen that changed, those of its view apart, and what came.

    It names no numbers of yours, so all to whom the same is new are sent the same bytes. */
export interface SeenNext {
  type: "seen_next";
  match: string;
  asks?: boolean;
  set?: Record<string, unknown>;
  view?: Record<string, unknown>;
  events?: (unknown)[];
  talk?: (unknown)[];
  private?: (number)[];
}

/** What your seat sees now: all fields of Seen, and what you were told and have heard since `count`. */
export interface SeenNow {
  type: "seen_now";
  match: string;
  asked: number;
  set: Record<string, unknown>;
  count: number;
  events: (unknown)[];
  talk: (unknown)[];
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

/** I would like to play; during a game only where I sat before. */
export interface Sit {
  type: "sit";
  id: string;
  seat?: number | null;
}

/** I would rather look on. */
export interface Stand {
  type: "stand";
  id: string;
}

/** Host: let us begin; `anyway`: even if somebody is not ready. */
export interface Start {
  type: "start";
  id: string;
  anyway?: boolean;
}

/** Would this be taken as an answer? Nothing is done; refused is what would be refused. */
export interface Try {
  type: "try";
  id: string;
  match: string;
  to: number;
  action: unknown;
}

/** The answer to Hello: who you are here. */
export interface Welcome {
  type: "welcome";
  version: number;
  you: number;
  seat: number | null;
  role: string;
}

/** Why something can't be done: a code, what fills its sentence, and the sentence. */
export interface WireError {
  code: string;
  details: Record<string, unknown>;
  text: string;
}

/** My sealed answer back, please. */
export interface Withdraw {
  type: "withdraw";
  id: string;
  match: string;
  to: number;
}

