// Made by web/write_types.py from the server's own types. Do not edit.

export type AnyAction = Propose | Vote | Play | GoOn | Accuse | Blame | Investigate | Show | Interrogate | Give | Take | Overhear | Confide | Keep | Lead | Overrule | Expose | Peek | Ring;

export type AnyEvent = Began | LeaderChanged | LedStrongly | PlotsDrawn | PlotGiven | PlotTaken | PlotKept | Proposed | Opined | Voted | Overruled | Exposed | CardsLaid | MissionDone | SteppedForward | Accused | NobodyAccused | ResultTurned | Looked | LoyaltyShown | Blamed | Ended | Dealt | Recognised | Played | SawCard | Saw | Showed;

export type AnyClaim = IAm | ISaw | ITrust | IDistrust;

/** A Hunter accuses somebody of being a Chief of the other side. */
export interface Accuse {
  type: "Accuse";
  seat: number;
}

/** A Hunter accused somebody, and the accused answered truthfully. */
export interface Accused {
  type: "Accused";
  by: number;
  seat: number;
  early: boolean;
  right: boolean;
}

/** J-20: the Hunter who has stepped forward must accuse somebody. */
export interface Accusing {
  type: "Accusing";
  hunter: number;
}

/** P-07 to P-09, P-14: a card that takes effect at once, before the next is given; it can't be declined. */
export interface Acting {
  type: "Acting";
  plot: Plot;
  seat: number;
  rest: (Plot)[];
}

/** The characters are dealt and the first leader is known. */
export interface Began {
  type: "Began";
  leader: number;
}

/** The Double Agent steps forward and names somebody as the Deceiver. */
export interface Blame {
  type: "Blame";
  seat: number;
}

/** The Double Agent named somebody as the Deceiver; if rightly, the two swap character and side. */
export interface Blamed {
  type: "Blamed";
  by: number;
  seat: number;
  right: boolean;
}

/** The mission cards. */
export type Card = "chief_fail" | "fail" | "hack" | "success";

/** The mission cards lie on the table, one perhaps face up. */
export interface CardsLaid {
  type: "CardsLaid";
  number: number;
  open: number | null;
  card: Card | null;
}

/** The character cards (J-01, J-40 to J-43, H-01). */
export type Character = "coordinator" | "deceiver" | "doppelganger" | "double_agent" | "resistance" | "resistance_chief" | "resistance_hacker" | "resistance_hunter" | "spy" | "spy_chief" | "spy_hacker" | "spy_hunter";

/** Open Up or Establish Confidence: show yourself to somebody. */
export interface Confide {
  type: "Confide";
  seat: number;
}

/** P-14: the leader gives the drawn cards in order; Establish Confidence is not given but carried out (P-10). */
export interface Dealing {
  type: "Dealing";
  plots: (Plot)[];
}

/** Your character. */
export interface Dealt {
  type: "Dealt";
  character: Character;
}

/** An answer out of any of several choices; the first choice is safe. */
export interface Either {
  type: "Either";
  choices: (OneOf | Form)[];
}

/** The game is over, and everything is laid open. */
export interface Ended {
  type: "Ended";
  outcome: Outcome;
  characters: (Character)[];
}

/** In the Spotlight: this team member plays face up. */
export interface Expose {
  type: "Expose";
  seat: number;
}

/** In the Spotlight: this team member has to play face up. */
export interface Exposed {
  type: "Exposed";
  by: number;
  seat: number;
}

/** An answer with fields to fill in; `default` is itself one such answer, and fixes the other fields.

    With `apart`, nobody may be named in two fields. */
export interface Form {
  type: "Form";
  default: Propose | Vote | Play | GoOn | Accuse | Blame | Investigate | Show | Interrogate | Give | Take | Overhear | Confide | Keep | Lead | Overrule | Expose | Peek | Ring | IAm | ISaw | ITrust | IDistrust;
  fields: Record<string, Pick | Some | Text>;
  apart: boolean;
}

/** The leader gives the drawn plot card to somebody. */
export interface Give {
  type: "Give";
  seat: number;
}

/** Nothing to do here. */
export interface GoOn {
  type: "GoOn";
}

/** I belong to this side. */
export interface IAm {
  type: "IAm";
  side: Side;
}

/** I don't trust somebody. */
export interface IDistrust {
  type: "IDistrust";
  seat: number;
}

/** Somebody showed me this card. */
export interface ISaw {
  type: "ISaw";
  seat: number;
  loyalty: Loyalty;
}

/** I trust somebody. */
export interface ITrust {
  type: "ITrust";
  seat: number;
}

/** The interrogator looks at somebody's side. */
export interface Interrogate {
  type: "Interrogate";
  seat: number;
}

/** V-02, V-03: the holder of the token looks at somebody who has never held it, and hands it over. */
export interface Interrogating {
  type: "Interrogating";
  by: number;
}

/** The investigator asks somebody for a loyalty card. */
export interface Investigate {
  type: "Investigate";
  seat: number;
}

/** J-30: the mission's leader after a success, the holder of the token after a failure, must investigate. */
export interface Investigating {
  type: "Investigating";
  by: number;
}

/** Don't use the plot card now. */
export interface Keep {
  type: "Keep";
}

/** After the end: everything that was secret. */
export interface LaidOpen {
  characters: (Character)[];
  notes: ((Dealt | Recognised | Played | SawCard | Saw | Showed)[])[];
  deck: (Plot)[];
  chief_failed: boolean;
}

/** Strong Leader: become the leader. */
export interface Lead {
  type: "Lead";
}

/** The leader marker moved on. */
export interface LeaderChanged {
  type: "LeaderChanged";
  leader: number;
}

/** The owner of a Strong Leader became the leader. */
export interface LedStrongly {
  type: "LedStrongly";
  leader: number;
}

/** Somebody looks at somebody's card; what is seen stays between the two. */
export interface Looked {
  type: "Looked";
  by: number;
  seat: number;
  occasion: Occasion;
}

/** The loyalty cards: of the Hunter module (J-31), and the neutral ones for a side (J-32). */
export type Loyalty = "chief" | "no_chief" | "resistance" | "resistance_chief" | "spy" | "spy_chief";

/** The investigated player has handed over a loyalty card; which one stays between the two. */
export interface LoyaltyShown {
  type: "LoyaltyShown";
  by: number;
  seat: number;
}

/** The mission cards were shuffled and shown: the number of each kind, and the mission's own result. */
export interface MissionDone {
  type: "MissionDone";
  number: number;
  field: number;
  leader: number;
  team: (number)[];
  investigator: number | null;
  fails: number;
  chief_fails: number;
  hacks: number;
  succeeded: boolean;
}

/** After a failure nobody made an early accusation; whether anybody could have stays hidden. */
export interface NobodyAccused {
  type: "NobodyAccused";
}

/** On what occasion somebody looked at something of somebody else. */
export type Occasion = "close_eye" | "confidence" | "interrogation" | "investigation" | "open_up" | "overheard";

/** P-12: the owners of one kind of kept card are asked from the leader clockwise, one chance each. */
export interface Offering {
  type: "Offering";
  plot: Plot;
  left: (number)[];
  peeked: (number)[];
}

/** One of a few answers; the first one is safe. */
export interface OneOf {
  type: "OneOf";
  options: (Propose | Vote | Play | GoOn | Accuse | Blame | Investigate | Show | Interrogate | Give | Take | Overhear | Confide | Keep | Lead | Overrule | Expose | Peek | Ring | IAm | ISaw | ITrust | IDistrust)[];
  indifferent: boolean;
}

/** The opinion makers voted before all others. */
export interface Opined {
  type: "Opined";
  seats: (number)[];
  votes: (boolean)[];
}

/** P-06: opinion makers vote openly before all others, two of them together. */
export interface Opining {
  type: "Opining";
}

/** What the group plays with: options of the base box, plot cards, and the modules. */
export interface Options {
  blind_spies?: boolean;
  targeting?: boolean;
  plot?: boolean;
  interrogator?: boolean;
  resistance_hacker?: boolean;
  spy_hacker?: boolean;
  hidden_hacker?: boolean;
  hunter?: boolean;
  doppelganger?: boolean;
  coordinator?: boolean;
  double_agent?: boolean;
  deceiver?: boolean;
  blame?: boolean;
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

/** Overheard Conversation: look at a neighbour. */
export interface Overhear {
  type: "Overhear";
  seat: number;
}

/** No Confidence: the accepted team counts as rejected. */
export interface Overrule {
  type: "Overrule";
}

/** No Confidence: the accepted team counts as rejected. */
export interface Overruled {
  type: "Overruled";
  by: number;
}

/** Keeping a Close Eye: look at this team member's mission card. */
export interface Peek {
  type: "Peek";
  seat: number;
}

/** One of the values. */
export interface Pick {
  type: "Pick";
  of: (number | string | null)[];
}

/** A mission card, face down. */
export interface Play {
  type: "Play";
  card: Card;
}

/** The mission card you played. */
export interface Played {
  type: "Played";
  number: number;
  card: Card;
}

/** W-06, W-14: every team member plays a card; nobody is told who still thinks. */
export interface Playing {
  type: "Playing";
  exposed: number | null;
}

/** The plot cards (P-01). */
export type Plot = "close_eye" | "confidence" | "no_confidence" | "open_up" | "opinion_maker" | "overheard" | "spotlight" | "strong_leader" | "take_responsibility";

/** A plot card was given to somebody. */
export interface PlotGiven {
  type: "PlotGiven";
  plot: Plot;
  seat: number;
}

/** The owner of a plot card could have used it now, and did not. */
export interface PlotKept {
  type: "PlotKept";
  plot: Plot;
  seat: number;
}

/** A kept plot card was taken from somebody. */
export interface PlotTaken {
  type: "PlotTaken";
  by: number;
  seat: number;
  plot: Plot;
}

/** The leader drew plot cards, for all to see. */
export interface PlotsDrawn {
  type: "PlotsDrawn";
  plots: (Plot)[];
}

/** J-10, J-13: after a failure everybody gets the same step; only the Spy Hunter may have a second answer. */
export interface Pondering {
  type: "Pondering";
}

/** The leader proposes a team; with targeting for a field, with the Hunter also who gets the investigator token. */
export interface Propose {
  type: "Propose";
  team: (number)[];
  field?: number | null;
  investigator?: number | null;
}

/** A team was proposed. */
export interface Proposed {
  type: "Proposed";
  leader: number;
  field: number;
  team: (number)[];
  investigator: number | null;
}

/** W-03: the leader proposes a team; J-45: meanwhile the Double Agent may step forward. */
export interface Proposing {
  type: "Proposing";
}

/** What everybody sees, spectators too. */
export interface Public {
  players: number;
  options: Options;
  characters: (Character)[];
  leader: number;
  results: (boolean | null)[];
  played: number;
  field: number;
  rejected: number;
  team: (number)[];
  investigator: number | null;
  exposed: number | null;
  mission: MissionDone | null;
  interrogators: (number)[];
  plots: ((Plot)[])[];
  deck_left: number;
  revealed: (Character | null)[];
  early_used: boolean;
  blamed: boolean;
  history: (LedStrongly | PlotsDrawn | PlotGiven | PlotTaken | Voted | Overruled | Exposed | CardsLaid | MissionDone | SteppedForward | Accused | NobodyAccused | ResultTurned | Looked | Blamed)[];
}

/** Whom you recognised in the opening night, and as what. */
export interface Recognised {
  type: "Recognised";
  seats: (number)[];
  recognition: Recognition;
}

/** As what somebody is recognised in the opening night. */
export type Recognition = "agent_or_deceiver" | "coordinator" | "double_agent" | "resistance_chief" | "spy" | "spy_chief";

/** A wrong accusation turned the last mission's result round. */
export interface ResultTurned {
  type: "ResultTurned";
  field: number;
  succeeded: boolean;
}

/** What the CLOCK answers: the time is over. */
export interface Ring {
  type: "Ring";
}

/** The loyalty card somebody showed you. */
export interface Saw {
  type: "Saw";
  seat: number;
  loyalty: Loyalty;
  occasion: Occasion;
  missions: number;
}

/** The mission card somebody played, seen by Keeping a Close Eye. */
export interface SawCard {
  type: "SawCard";
  number: number;
  seat: number;
  card: Card;
}

/** The loyalty card handed to the investigator. */
export interface Show {
  type: "Show";
  loyalty: Loyalty;
}

/** The loyalty card you showed somebody. */
export interface Showed {
  type: "Showed";
  seat: number;
  loyalty: Loyalty;
  occasion: Occasion;
  missions: number;
}

/** J-31, W-14: the investigated player hands over a loyalty card; a Doppelganger alone has a choice. */
export interface Showing {
  type: "Showing";
  by: number;
  seat: number;
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

/** Somebody's character is known to all from now on. */
export interface SteppedForward {
  type: "SteppedForward";
  seat: number;
  character: Character;
}

/** Take Responsibility: a kept plot card from somebody. */
export interface Take {
  type: "Take";
  seat: number;
  plot: Plot;
}

/** Words of one's own, at most `most` letters; blanks at the ends and in rows don't count. */
export interface Text {
  type: "Text";
  most: number;
}

/** What one seat (None: a spectator) knows and remembers. */
export interface View {
  seat: number | null;
  phase: Proposing | Opining | Voting | Playing | Dealing | Acting | Offering | Pondering | Accusing | Investigating | Showing | Interrogating | Over;
  public: Public;
  character: Character | null;
  notes: (Dealt | Recognised | Played | SawCard | Saw | Showed)[];
  laid_open: LaidOpen | null;
}

/** Yes or No to the team. */
export interface Vote {
  type: "Vote";
  yes: boolean;
}

/** All votes on a team, in seat order. */
export interface Voted {
  type: "Voted";
  leader: number;
  field: number;
  team: (number)[];
  investigator: number | null;
  votes: (boolean)[];
  accepted: boolean;
}

/** W-04: all (others) vote at the same time. */
export interface Voting {
  type: "Voting";
  opinion_makers: (number)[];
  opinions: (boolean)[];
}

