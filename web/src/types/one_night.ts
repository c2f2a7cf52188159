// Made by web/write_types.py from the server's own types. Do not edit.

export type AnyAction = CloseEyes | Look | Steal | Tap | Exchange | Search | Recruit | Inspect | Reveal | Betray | Done | TakeMarker | TurnMarker | Wish | Vote | Ring;

export type AnyEvent = Looked | LookedAtOwn | LookedAtHq | Stole | Swapped | Recruited | Defected | Tapped | SawCard | Revealed | DidNothing | Dealt | SawSpies | SawOpen | FeltTap | LastLook | Began | NightFell | TurnCame | NightEnded | MarkerTaken | MarkerTurned | Wished | DiscussionEnded | Voted | Eliminated | NobodyEliminated | Ended | Unmasked | HqOpened | Deed;

export type AnyClaim = IAm | IWas | ILooked | IRevealed | IStole | ISwapped | ISearched | IRecruited | IDefected | ITapped | IWasTapped | INoticedNoTap | IInspected | ISawMine | ISawMineLast | IDidNothing | ITrust | ISuspect;

/** N-50: this seat takes one of the markers still in the middle. */
export interface Announcing {
  type: "Announcing";
  seat: number;
}

/** Tokens and cards are dealt. */
export interface Began {
  type: "Began";
  leader: number;
  cards: (Specialist)[];
}

/** Rogue: swap the token of a Resistance player with that of another spy. */
export interface Betray {
  type: "Betray";
  resistance: number;
  spy: number;
}

/** The named sets of specialists: the recommended one (N-03), and others of the house. */
export type CardSet = "recommended" | "shadows" | "spotlight" | "turncoats";

/** I know my token and my card; let the night begin. */
export interface CloseEyes {
  type: "CloseEyes";
}

/** What is settled before the game begins: tokens of the players and on HQ, cards, leader. */
export interface Deal {
  tokens: (Token)[];
  hq: (Token)[];
  cards: (Specialist)[];
  leader: number;
}

/** Your ID token and your specialist card. */
export interface Dealt {
  type: "Dealt";
  token: Token;
  card: Specialist;
}

/** One thing done at night, laid open after the end. */
export interface Deed {
  type: "Deed";
  seat: number;
  act: Looked | LookedAtOwn | LookedAtHq | Stole | Swapped | Recruited | Defected | Tapped | SawCard | Revealed | DidNothing;
}

/** A Spy token of HQ swapped with the own token. */
export interface Defected {
  type: "Defected";
  place: number;
}

/** There was nothing to do, or it could not be done (N-22). */
export interface DidNothing {
  type: "DidNothing";
}

/** N-51 to N-53: everybody talks until the time is up or the majority wants to vote. */
export interface Discussing {
  type: "Discussing";
}

/** The discussion is over, by the majority or because the time is up. */
export interface DiscussionEnded {
  type: "DiscussionEnded";
  majority: boolean;
}

/** Task done. */
export interface Done {
  type: "Done";
}

/** An answer out of any of several choices; the first choice is safe. */
export interface Either {
  type: "Either";
  choices: (OneOf | Form)[];
}

/** Somebody was eliminated and turned over the token. */
export interface Eliminated {
  type: "Eliminated";
  seat: number;
  token: Token;
}

/** The game is over, and everything is laid open. */
export interface Ended {
  type: "Ended";
  outcome: Outcome;
  side: Side;
}

/** Recruiter: swap the tokens of two other players. */
export interface Exchange {
  type: "Exchange";
  seats: (number)[];
}

/** You were tapped. */
export interface FeltTap {
  type: "FeltTap";
  by: number;
}

/** An answer with fields to fill in; `default` is itself one such answer, and fixes the other fields.

    With `apart`, nobody may be named in two fields. */
export interface Form {
  type: "Form";
  default: CloseEyes | Look | Steal | Tap | Exchange | Search | Recruit | Inspect | Reveal | Betray | Done | TakeMarker | TurnMarker | Wish | Vote | Ring | IAm | IWas | ILooked | IRevealed | IStole | ISwapped | ISearched | IRecruited | IDefected | ITapped | IWasTapped | INoticedNoTap | IInspected | ISawMine | ISawMineLast | IDidNothing | ITrust | ISuspect;
  fields: Record<string, Pick | Some | Text>;
  apart: boolean;
}

/** The tokens on HQ at the beginning and in the end. */
export interface HqOpened {
  type: "HqOpened";
  dealt: (Token)[];
  tokens: (Token)[];
}

/** As far as I know I am this now. */
export interface IAm {
  type: "IAm";
  token: Token;
}

/** I took a Spy token of HQ. */
export interface IDefected {
  type: "IDefected";
  place: number;
}

/** I had nothing to do. */
export interface IDidNothing {
  type: "IDidNothing";
}

/** I was the Analyst and saw this card. */
export interface IInspected {
  type: "IInspected";
  seat: number;
  card: Specialist;
}

/** I was the Investigator and saw this. */
export interface ILooked {
  type: "ILooked";
  seat: number;
  token: Token;
}

/** Nobody tapped me. */
export interface INoticedNoTap {
  type: "INoticedNoTap";
}

/** I gave a Spy token of HQ to this player. */
export interface IRecruited {
  type: "IRecruited";
  place: number;
  seat: number;
}

/** I was the Revealer and saw this. */
export interface IRevealed {
  type: "IRevealed";
  seat: number;
  token: Token;
}

/** I looked at my own token in my turn. */
export interface ISawMine {
  type: "ISawMine";
  token: Token;
}

/** I looked at my own token at the end of the night. */
export interface ISawMineLast {
  type: "ISawMineLast";
  token: Token;
}

/** I looked at this token on HQ. */
export interface ISearched {
  type: "ISearched";
  place: number;
  token: Token;
}

/** I was the Thief, swapped with this player and got this. */
export interface IStole {
  type: "IStole";
  seat: number;
  token: Token;
}

/** I take somebody for a spy. */
export interface ISuspect {
  type: "ISuspect";
  seat: number;
}

/** I swapped these two. */
export interface ISwapped {
  type: "ISwapped";
  seats: (number)[];
}

/** I tapped this neighbour. */
export interface ITapped {
  type: "ITapped";
  seat: number;
}

/** I trust somebody. */
export interface ITrust {
  type: "ITrust";
  seat: number;
}

/** This was dealt to me. */
export interface IWas {
  type: "IWas";
  token: Token;
  card: Specialist;
}

/** I was tapped. */
export interface IWasTapped {
  type: "IWasTapped";
  by: number;
}

/** Analyst: look at this player's card. */
export interface Inspect {
  type: "Inspect";
  seat: number;
}

/** After the end, the story (N-68): deal, deeds in their order, tokens in the end, claims beside the truth. */
export interface LaidOpen {
  deal: Deal;
  deeds: (Deed)[];
  tokens: (Token)[];
  unmasked: (Unmasked)[];
  hq: HqOpened;
  notes: ((Looked | LookedAtOwn | LookedAtHq | Stole | Swapped | Recruited | Defected | Tapped | SawCard | Revealed | DidNothing | Dealt | SawSpies | SawOpen | FeltTap | LastLook)[])[];
}

/** Your own token at the end of the night, seen as the leader. */
export interface LastLook {
  type: "LastLook";
  token: Token;
}

/** Investigator: look at this player's token. */
export interface Look {
  type: "Look";
  seat: number;
}

/** A look at another player's token. */
export interface Looked {
  type: "Looked";
  seat: number;
  token: Token;
}

/** A look at a token on HQ. */
export interface LookedAtHq {
  type: "LookedAtHq";
  place: number;
  token: Token;
}

/** A look at the own token. */
export interface LookedAtOwn {
  type: "LookedAtOwn";
  token: Token;
}

/** Somebody took a marker. */
export interface MarkerTaken {
  type: "MarkerTaken";
  seat: number;
  marker: Specialist;
}

/** Somebody turned somebody's marker over or back. */
export interface MarkerTurned {
  type: "MarkerTurned";
  by: number;
  seat: number;
  suspected: boolean;
}

/** All tasks are done, the leader has taken the last look; these tokens lie open. */
export interface NightEnded {
  type: "NightEnded";
  seats: (number)[];
  hq: (number)[];
}

/** All eyes are closed, and the spies have seen each other. */
export interface NightFell {
  type: "NightFell";
}

/** N-20 to N-25, N-75: one seat's turn; whatever it has to do, to all others it is one step of a fixed length. */
export interface NightTurn {
  type: "NightTurn";
  seat: number;
}

/** Nobody had two votes. */
export interface NobodyEliminated {
  type: "NobodyEliminated";
}

/** One of a few answers; the first one is safe. */
export interface OneOf {
  type: "OneOf";
  options: (CloseEyes | Look | Steal | Tap | Exchange | Search | Recruit | Inspect | Reveal | Betray | Done | TakeMarker | TurnMarker | Wish | Vote | Ring | IAm | IWas | ILooked | IRevealed | IStole | ISwapped | ISearched | IRecruited | IDefected | ITapped | IWasTapped | INoticedNoTap | IInspected | ISawMine | ISawMineLast | IDidNothing | ITrust | ISuspect)[];
  indifferent: boolean;
}

/** Which specialists are played, and how long things take. */
export interface Options {
  card_set?: CardSet;
  cards?: (Specialist)[];
  night?: number;
  discussion?: number;
  answer?: number;
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

/** One of the values. */
export interface Pick {
  type: "Pick";
  of: (number | string | null)[];
}

/** N-02, N-04: everybody knows the own token and card before the night begins. */
export interface Preparing {
  type: "Preparing";
}

/** What everybody sees, spectators too (N-84). */
export interface Public {
  players: number;
  options: Options;
  cards: (Specialist)[];
  leader: number;
  open_seats: (number)[];
  open_hq: (number)[];
  markers: (Specialist | null)[];
  turned: (boolean)[];
  wishes: (boolean)[];
  votes: (number)[];
  eliminated: (number)[];
}

/** Recruiter: give the Spy token just found to this player. */
export interface Recruit {
  type: "Recruit";
  seat: number;
}

/** A Spy token of HQ swapped with a player's token. */
export interface Recruited {
  type: "Recruited";
  place: number;
  seat: number;
}

/** Revealer: turn this player's token face up. */
export interface Reveal {
  type: "Reveal";
  seat: number;
}

/** Another player's token turned; a Spy token was turned down again. */
export interface Revealed {
  type: "Revealed";
  seat: number;
  token: Token;
}

/** What the CLOCK answers: the time is over. */
export interface Ring {
  type: "Ring";
}

/** A look at another player's specialist card. */
export interface SawCard {
  type: "SawCard";
  seat: number;
  card: Specialist;
}

/** Tokens that lay open when your turn began. */
export interface SawOpen {
  type: "SawOpen";
  seats: (number)[];
  hq: (number)[];
}

/** The other spies, seen in the reveal; `deep_agents` are those of them who kept their eyes shut (N-78). */
export interface SawSpies {
  type: "SawSpies";
  seats: (number)[];
  deep_agents: (number)[];
}

/** Recruiter or Defector: look at this token on HQ. */
export interface Search {
  type: "Search";
  place: number;
}

/** The two sides. */
export type Side = "resistance" | "spies";

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

/** The eleven specialists, in the order N-30 to N-40. */
export type Specialist = "analyst" | "confirmer" | "deep_agent" | "defector" | "investigator" | "observer" | "recruiter" | "revealer" | "rogue" | "signaller" | "thief";

/** Thief: swap the own token with this player's, and look at it. */
export interface Steal {
  type: "Steal";
  seat: number;
}

/** The own token swapped with another player's, and the new one looked at. */
export interface Stole {
  type: "Stole";
  seat: number;
  token: Token;
}

/** The tokens of two other players swapped, without a look. */
export interface Swapped {
  type: "Swapped";
  seats: (number)[];
}

/** Take this specialist's marker. */
export interface TakeMarker {
  type: "TakeMarker";
  marker: Specialist;
}

/** Signaller: tap this neighbour. */
export interface Tap {
  type: "Tap";
  seat: number;
}

/** A neighbour tapped. */
export interface Tapped {
  type: "Tapped";
  seat: number;
}

/** Words of one's own, at most `most` letters; blanks at the ends and in rows don't count. */
export interface Text {
  type: "Text";
  most: number;
}

/** The two kinds of ID tokens (N-01). */
export type Token = "resistance" | "spy";

/** It is this player's turn at night. */
export interface TurnCame {
  type: "TurnCame";
  seat: number;
}

/** Turn somebody's marker over (suspected) or back. */
export interface TurnMarker {
  type: "TurnMarker";
  seat: number;
  suspected: boolean;
}

/** What a player was dealt, claimed to be, and is in the end. */
export interface Unmasked {
  type: "Unmasked";
  seat: number;
  dealt: Token;
  card: Specialist;
  marker: Specialist;
  token: Token;
}

/** What one seat (None: a spectator) knows and remembers. */
export interface View {
  seat: number | null;
  phase: Preparing | NightTurn | Announcing | Discussing | Voting | Over;
  public: Public;
  token: Token | null;
  card: Specialist | null;
  notes: (Looked | LookedAtOwn | LookedAtHq | Stole | Swapped | Recruited | Defected | Tapped | SawCard | Revealed | DidNothing | Dealt | SawSpies | SawOpen | FeltTap | LastLook)[];
  laid_open: LaidOpen | null;
}

/** Vote for this player's elimination. */
export interface Vote {
  type: "Vote";
  seat: number;
}

/** All votes, in seat order. */
export interface Voted {
  type: "Voted";
  targets: (number)[];
}

/** N-60: all vote at the same moment for one other player. */
export interface Voting {
  type: "Voting";
}

/** Ask for the end of the discussion, or take that back. */
export interface Wish {
  type: "Wish";
  end: boolean;
}

/** Somebody asked for the end of the discussion, or took that back. */
export interface Wished {
  type: "Wished";
  seat: number;
  end: boolean;
}

