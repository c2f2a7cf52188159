// Made by web/write_types.py from the server's own types. Do not edit.

export type AnyAction = Choose | Act | Pass | Declare | Fine | Forgive | Pay | Accept | Resist | Demand | Share | Doubt | Vote | Unmask | Question | Show | Ring;

export type AnyEvent = Began | TokensTaken | TurnBegan | Acted | Declared | Fined | Forgave | Paid | Shared | Accepted | PricePaid | Resisted | Doubted | Voted | Admitted | Fell | GaveBack | Unmasked | Questioned | Shown | Ended | Dealt | Saw | Showed | Handed | Received;

export type AnyClaim = IAm | IsNot | IDoubt | ITrust;

/** S-25: let this Bishop forgive you. */
export interface Accept {
  type: "Accept";
  bishop: number;
}

/** S-25: the Bishop who was picked to forgive. */
export interface Accepted {
  type: "Accepted";
  seat: number;
  bishop: number;
}

/** S-30, S-31: those still in vote under seal, but for the accused; the accuser counts as a yes. */
export interface Accusing {
  type: "Accusing";
  by: number;
  seat: number;
  character: Character;
}

/** S-10: the personal action of a character; whom it takes from and which kind, where that is to be named. */
export interface Act {
  type: "Act";
  character: Character;
  target?: number | null;
  kind?: Kind | null;
}

/** S-11: a personal action and what it brought; without a character: none was permitted (S-10). */
export interface Acted {
  type: "Acted";
  seat: number;
  character: Character | null;
  target: number | null;
  kind: Kind | null;
  givers: (number)[];
  count: number;
}

/** S-10: the player whose turn it is carries out one personal action. */
export interface Acting {
  type: "Acting";
  cuts: number;
}

/** S-32: the accused lied, and may not use that character any more. */
export interface Admitted {
  type: "Admitted";
  seat: number;
  character: Character;
}

/** The cards are dealt and it is known who begins. */
export interface Began {
  type: "Began";
  first: number;
}

/** The six characters (S-02). */
export type Character = "bishop" | "judge" | "king" | "peasant" | "thief" | "wizard";

/** S-03: the first token. */
export interface Choose {
  type: "Choose";
  kind: Kind;
}

/** S-03: everybody takes one token, all at once. */
export interface Choosing {
  type: "Choosing";
}

/** S-29: the last call; the turn ends once nobody cuts in. */
export interface Closing {
  type: "Closing";
  cuts: number;
}

/** Your true identity. */
export interface Dealt {
  type: "Dealt";
  character: Character;
}

/** S-25: the fined player is the last link of the chain and decides what counts. */
export interface Deciding {
  type: "Deciding";
  cuts: number;
}

/** S-21: as the King, declare the personal action illegal. */
export interface Declare {
  type: "Declare";
}

/** S-21: who declared the action illegal as the King, perhaps nobody. */
export interface Declared {
  type: "Declared";
  seats: (number)[];
}

/** S-21: the Kings, immediately after the personal action and never later. */
export interface Declaring {
  type: "Declaring";
  cuts: number;
}

/** A personal action: it takes up to so many tokens of one kind. */
export interface Deed {
  takes: number;
  source: Source;
  kind?: Kind | null;
  packs?: boolean;
  punishable?: boolean;
}

/** S-23: the Bishop's price. */
export interface Demand {
  type: "Demand";
  kind: Kind;
}

/** S-30: doubt that somebody is the character claimed in this turn. */
export interface Doubt {
  type: "Doubt";
  seat: number;
  character: Character;
}

/** S-30: somebody's claim was doubted. */
export interface Doubted {
  type: "Doubted";
  by: number;
  seat: number;
  character: Character;
}

/** An answer out of any of several choices; the first choice is safe. */
export interface Either {
  type: "Either";
  choices: (OneOf | Form)[];
}

/** S-70 to S-73: the game is over and all cards are laid open; the points of this game and of the match. */
export interface Ended {
  type: "Ended";
  outcome: Outcome;
  characters: (Character)[];
  points: (number)[];
  score: (number)[];
  champions: (number)[];
}

/** S-65: a claim fell because what it rested on is gone. */
export interface Fell {
  type: "Fell";
  seat: number;
  character: Character;
}

/** S-22: as the Judge, fine the offender these tokens. */
export interface Fine {
  type: "Fine";
  tokens: (Kind)[];
}

/** S-22: somebody fined the offender these tokens as the Judge; None: nobody did. */
export interface Fined {
  type: "Fined";
  seat: number | null;
  tokens: (Kind)[];
}

/** S-22: the Judges, on a standing King's claim. */
export interface Fining {
  type: "Fining";
  cuts: number;
}

/** S-23: who offered forgiveness as the Bishop, perhaps nobody. */
export interface Forgave {
  type: "Forgave";
  seats: (number)[];
}

/** S-23: as the Bishop, offer forgiveness. */
export interface Forgive {
  type: "Forgive";
}

/** S-23: the Bishops, on a standing fine. */
export interface Forgiving {
  type: "Forgiving";
  cuts: number;
}

/** An answer with fields to fill in; `default` is itself one such answer, and fixes the other fields.

    With `apart`, nobody may be named in two fields. */
export interface Form {
  type: "Form";
  default: Choose | Act | Pass | Declare | Fine | Forgive | Pay | Accept | Resist | Demand | Share | Doubt | Vote | Unmask | Question | Show | Ring | IAm | IsNot | IDoubt | ITrust;
  fields: Record<string, Pick | Some | Text>;
  apart: boolean;
}

/** S-68: tokens moved back; None is the stock. */
export interface GaveBack {
  type: "GaveBack";
  giver: number | null;
  receiver: number | null;
  kind: Kind;
  count: number;
}

/** S-41: the question card you handed to somebody, and whether it was right. */
export interface Handed {
  type: "Handed";
  seat: number;
  character: Character;
  right: boolean;
}

/** I really am this character. */
export interface IAm {
  type: "IAm";
  character: Character;
}

/** I doubt somebody's claim to this character. */
export interface IDoubt {
  type: "IDoubt";
  seat: number;
  character: Character;
}

/** I trust somebody. */
export interface ITrust {
  type: "ITrust";
  seat: number;
}

/** Somebody is not this character. */
export interface IsNot {
  type: "IsNot";
  seat: number;
  character: Character;
}

/** The three kinds of tokens (S-01). */
export type Kind = "gold" | "grain" | "wine";

/** S-73: after the end, everything that was secret. */
export interface LaidOpen {
  characters: (Character)[];
  notes: ((Dealt | Saw | Showed | Handed | Received)[])[];
}

/** Which link of the chain a mask is. */
export type Link = "action" | "bishop" | "judge" | "king" | "wizard";

/** One claim of this turn to be a character. */
export interface Mask {
  seat: number;
  character: Character;
  link: Link;
  status: Status;
  doubted: boolean;
  fine: (Kind)[];
}

/** Tokens that were moved, and the masks (by their place in the chain) that the move rests on. */
export interface Moved {
  masks: (number)[];
  giver: number | null;
  receiver: number;
  kind: Kind;
  count: number;
}

/** S-23: the picked Bishop names a token that the forgiven player has loose. */
export interface Naming {
  type: "Naming";
  bishop: number;
}

/** One of a few answers; the first one is safe. */
export interface OneOf {
  type: "OneOf";
  options: (Choose | Act | Pass | Declare | Fine | Forgive | Pay | Accept | Resist | Demand | Share | Doubt | Vote | Unmask | Question | Show | Ring | IAm | IsNot | IDoubt | ITrust)[];
  indifferent: boolean;
}

/** What the group plays with. */
export interface Options {
  big_table?: boolean;
  games?: number;
  quiet_turns?: number | null;
  overview?: Overview;
}

/** How it ended: the reason (a word of the text catalogue), the side if sides won, and the winners. */
export interface Outcome {
  reason: string;
  side: string | null;
  winners: (number)[];
}

/** The end: nobody is asked any more. */
export interface Over {
  type: "Over";
  outcome: Outcome;
}

/** The whole overview, a line a character; null: no personal action. */
export interface Overview {
  king: Deed | null;
  judge: Deed | null;
  bishop: Deed | null;
  wizard: Deed | null;
  thief: Deed | null;
  peasant: Deed | null;
}

/** S-25, S-28: the fine that was paid to a Judge. */
export interface Paid {
  type: "Paid";
  seat: number;
  judge: number;
  tokens: (Kind)[];
}

/** Claim nothing here. */
export interface Pass {
  type: "Pass";
}

/** S-25: pay this Judge's fine. */
export interface Pay {
  type: "Pay";
  judge: number;
}

/** One of the values. */
export interface Pick {
  type: "Pick";
  of: (number | string | null)[];
}

/** S-23: what the Bishop got; None: nothing. */
export interface PricePaid {
  type: "PricePaid";
  seat: number;
  bishop: number;
  kind: Kind | null;
}

/** What everybody sees, spectators too. */
export interface Public {
  players: number;
  options: Options;
  turn: Turn;
  inside: (number)[];
  tokens: ([number, number, number])[];
  stock: [number, number, number];
  forbidden: ((Character)[])[];
  heirs: (number | null)[];
  out: (number)[];
  quiet: number;
  score: (number)[];
  played: number;
  points: (number)[];
  champions: (number)[];
  history: (TokensTaken | TurnBegan | Acted | Declared | Fined | Forgave | Paid | Shared | Accepted | PricePaid | Resisted | Doubted | Voted | Admitted | Fell | GaveBack | Unmasked | Questioned | Shown)[];
}

/** S-51: pay an info-pack and question somebody. */
export interface Question {
  type: "Question";
  seat: number;
}

/** S-51: an info-pack was paid for an interrogation. */
export interface Questioned {
  type: "Questioned";
  by: number;
  seat: number;
}

/** S-41: the question card somebody handed to you, and whether it was right. */
export interface Received {
  type: "Received";
  seat: number;
  character: Character;
  right: boolean;
}

/** S-24: as the Wizard, be immune to every fine. */
export interface Resist {
  type: "Resist";
}

/** S-24: the fined player claimed to be the Wizard. */
export interface Resisted {
  type: "Resisted";
  seat: number;
}

/** What the CLOCK answers: the time is over. */
export interface Ring {
  type: "Ring";
}

/** S-52: the character somebody showed you: one that seat is not. */
export interface Saw {
  type: "Saw";
  seat: number;
  character: Character;
}

/** S-26: the Judge hands one token on to a King. */
export interface Share {
  type: "Share";
  king: number;
  kind: Kind;
}

/** S-26: the token a Judge handed on to a King. */
export interface Shared {
  type: "Shared";
  judge: number;
  king: number;
  kind: Kind;
}

/** S-26: the Judge who received two tokens hands one on, choosing the King and the token. */
export interface Sharing {
  type: "Sharing";
  judge: number;
}

/** S-52: a character that you are not. */
export interface Show {
  type: "Show";
  character: Character;
}

/** S-52: the character you showed somebody. */
export interface Showed {
  type: "Showed";
  seat: number;
  character: Character;
}

/** S-52: the questioned player shows the asker, and nobody else, a character. */
export interface Showing {
  type: "Showing";
  by: number;
  seat: number;
}

/** S-52: the questioned player showed the asker a character. */
export interface Shown {
  type: "Shown";
  by: number;
  seat: number;
}

/** The CLOCK's choice: a named stretch of time that runs on across all phases that name it. */
export interface Slot {
  type: "Slot";
  name: string;
  seconds: number;
}

/** Several different ones, at least `least` and at most `most`; the order does not count. */
export interface Some {
  type: "Some";
  of: (number)[];
  least: number;
  most: number;
}

/** From whom a personal action takes. */
export type Source = "others" | "player" | "stock";

/** S-29: the order of a turn. */
export type Stage = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** How a mask stands. */
export type Status = "fell" | "gone" | "stands" | "supports";

/** Words of one's own, at most `most` letters; blanks at the ends and in rows don't count. */
export interface Text {
  type: "Text";
  most: number;
}

/** S-03: everybody's first token, in seat order. */
export interface TokensTaken {
  type: "TokensTaken";
  kinds: (Kind)[];
}

/** All that was claimed and moved in one turn, and how far it has come. */
export interface Turn {
  seat: number;
  at: Stage;
  masks: (Mask)[];
  ledger: (Moved)[];
  picked: number | null;
  paid: boolean;
  to_share: (Kind)[];
  bishops_lost: boolean;
  cuts: number;
  eventful: boolean;
}

/** Somebody's turn. */
export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
}

/** S-40: hand somebody a question card with what you take for the true identity. */
export interface Unmask {
  type: "Unmask";
  seat: number;
  character: Character;
}

/** S-41, S-42: an unmasking, and who of the two is out; the other one gets the tokens. */
export interface Unmasked {
  type: "Unmasked";
  by: number;
  seat: number;
  out: number;
}

/** What one seat (None: a spectator) knows and remembers. */
export interface View {
  seat: number | null;
  phase: Choosing | Acting | Declaring | Fining | Forgiving | Closing | Deciding | Naming | Sharing | Accusing | Showing | Over;
  public: Public;
  character: Character | null;
  notes: (Dealt | Saw | Showed | Handed | Received)[];
  laid_open: LaidOpen | null;
}

/** S-30: whether you agree with the accusation. */
export interface Vote {
  type: "Vote";
  yes: boolean;
}

/** S-30, S-31: who agreed with the accusation, the accuser among them. */
export interface Voted {
  type: "Voted";
  by: number;
  seat: number;
  character: Character;
  seats: (number)[];
  votes: (boolean)[];
  upheld: boolean;
}

