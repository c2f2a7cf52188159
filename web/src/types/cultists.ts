// Made by web/write_types.py from the server's own types. Do not edit.

export type AnyAction = Move | Give | UseDoor | Stay | CheckStatus | SecureCorridor | FightCultist | DriveOff | FillRoom | CheckRoom | CallVote | WatchPlayer | WatchRoom | RestartPower | ClosePortal | Pass | Announce | Point | GoOn | Present | Name | Ring;

export type AnyEvent = Began | RoundBegan | Moved | Met | PulseGiven | EventDrawn | PowerSwitched | DoorUsed | Stayed | PortalUsed | PortalChanged | StatusChecked | Announced | PileCardLaid | CorridorSecured | MarkerPlaced | MarkerFought | FishmanMoved | RoomFilled | TokenTurned | PathsDrawn | RoomChecked | VoteCalled | Passed | Voted | KnifeSpoke | NoMajority | BecameGhost | CleanedUp | SteppedForward | Named | Ended | Dealt | StartMurdered | FellowSeen | CultistsSeen | Gave | Put | Looked;

export type AnyClaim = IAm | ISuspect | ITrust | IWasWith | Murderer | MyRoute;

/** The first of those left acts. Investigators are held to their route, cultists are not (K-34).

    What comes first is what an investigator with this route could do, so a cultist's silence looks like one's. */
export interface Acting {
  type: "Acting";
  left: (number)[];
}

/** Say whether the checked player lives or is murdered. */
export interface Announce {
  type: "Announce";
  murdered: boolean;
}

/** What the checker says about it. */
export interface Announced {
  type: "Announced";
  by: number;
  seat: number;
  murdered: boolean;
}

/** K-36: every checker is asked; an investigator has one answer, and a cultist may lie that the target lives. */
export interface Announcing {
  type: "Announcing";
  by: number;
  seat: number;
  left: (number)[];
}

/** So many events of a kind. */
export interface Bagged {
  event: Happening;
  count: number;
}

/** Somebody is a ghost from now on: found murdered, or voted out. */
export interface BecameGhost {
  type: "BecameGhost";
  seat: number;
  voted: boolean;
}

/** Everything is dealt, and all stand in the start room. */
export interface Began {
  type: "Began";
  knife: number;
}

/** Call a vote in the cafeteria. */
export interface CallVote {
  type: "CallVote";
}

/** Draw a card of this room's deck. */
export interface CheckRoom {
  type: "CheckRoom";
}

/** Look at the pulse deck of somebody at your place. */
export interface CheckStatus {
  type: "CheckStatus";
  seat: number;
}

/** A round is over, and nobody presented anything. */
export interface CleanedUp {
  type: "CleanedUp";
  round: number;
}

/** K-61: all are asked to go on; only a single cultist who may present has a second answer (K-04, K-07). */
export interface CleaningUp {
  type: "CleaningUp";
}

/** Help to close the portal. */
export interface ClosePortal {
  type: "ClosePortal";
}

/** The colours of rooms and routes. */
export type Colour = "blue" | "green" | "red" | "violet" | "white" | "yellow";

/** Somebody put a task card onto the unsafe-paths deck. */
export interface CorridorSecured {
  type: "CorridorSecured";
  by: number;
}

/** The cultists: what the seer learns in the opening night. */
export interface CultistsSeen {
  type: "CultistsSeen";
  seats: (number)[];
}

/** The whole box: what an owner can replace (K-70 to K-75). */
export interface Data {
  rooms: (Room)[];
  corridors: (string)[];
  edges: ([string, string])[];
  doors: ([string, string])[];
  start: string;
  fishman: string;
  routes: (((Colour)[])[])[];
  bag: (Bagged)[];
  investigator: Hand;
  tables: (Numbers)[];
  room_cards: Tasks;
  paths: Tasks;
  pile: Tasks;
  markers: (string)[];
  windows: number;
}

/** Your role and your route card. */
export interface Dealt {
  type: "Dealt";
  role: Role;
  route: number;
}

/** K-55: the knife holder, ghost or not, may change the own vote after seeing all. */
export interface Deciding {
  type: "Deciding";
  votes: (number | null)[];
  called: boolean;
  left: (number)[];
}

/** Somebody went through a secret door. */
export interface DoorUsed {
  type: "DoorUsed";
  seat: number;
  place: string;
}

/** Drive the fishman back into the water. */
export interface DriveOff {
  type: "DriveOff";
}

/** An answer out of any of several choices; the first choice is safe. */
export interface Either {
  type: "Either";
  choices: (OneOf | Form)[];
}

/** Where encounters are checked (K-28). */
export type Encounters = "each_step" | "end_of_move";

/** The game is over, and everything is laid open. */
export interface Ended {
  type: "Ended";
  outcome: Outcome;
  roles: (Role)[];
}

/** The knife holder drew an event from the bag. */
export interface EventDrawn {
  type: "EventDrawn";
  seat: number;
  event: Happening;
}

/** The other cultist. */
export interface FellowSeen {
  type: "FellowSeen";
  seats: (number)[];
}

/** Remove the cultist marker of this room. */
export interface FightCultist {
  type: "FightCultist";
}

/** Put a task card into this room's deck. */
export interface FillRoom {
  type: "FillRoom";
  card: Task;
}

/** Somebody drove the fishman off; None: it came up in its corridor. */
export interface FishmanMoved {
  type: "FishmanMoved";
  place: string;
  by: number | null;
}

/** An answer with fields to fill in; `default` is itself one such answer, and fixes the other fields.

    With `apart`, nobody may be named in two fields. */
export interface Form {
  type: "Form";
  default: Move | Give | UseDoor | Stay | CheckStatus | SecureCorridor | FightCultist | DriveOff | FillRoom | CheckRoom | CallVote | WatchPlayer | WatchRoom | RestartPower | ClosePortal | Pass | Announce | Point | GoOn | Present | Name | Ring | IAm | ISuspect | ITrust | IWasWith | Murderer | MyRoute;
  fields: Record<string, Pick | Some | Text>;
  apart: boolean;
}

/** The pulse card you gave. */
export interface Gave {
  type: "Gave";
  card: Pulse;
  to: number;
}

/** Put a pulse card into another's pulse deck; `to` is named where there is a choice. */
export interface Give {
  type: "Give";
  card: Pulse;
  to?: number | null;
}

/** Nothing to do here. */
export interface GoOn {
  type: "GoOn";
}

/** How many cards of each kind somebody holds. */
export interface Hand {
  alive: number;
  murdered: number;
  success: number;
  failure: number;
  sabotage: number;
}

/** What is in the bag of events (K-31). */
export type Happening = "lightning" | "portal" | "secret_doors" | "silence" | "window";

/** I belong to this side. */
export interface IAm {
  type: "IAm";
  side: Side;
}

/** I suspect somebody. */
export interface ISuspect {
  type: "ISuspect";
  seat: number;
}

/** I trust somebody. */
export interface ITrust {
  type: "ITrust";
  seat: number;
}

/** I was at this place with somebody. */
export interface IWasWith {
  type: "IWasWith";
  place: string;
  seat: number;
}

/** The knife holder's last word on the vote. */
export interface KnifeSpoke {
  type: "KnifeSpoke";
  seat: number;
  target: number | null;
  changed: boolean;
}

/** After the end: everything that was secret, each card with its giver (K-61). */
export interface LaidOpen {
  roles: (Role)[];
  routes: (number)[];
  hands: (Hand)[];
  pulses: ((PulseCard)[])[];
  rooms: ((TaskCard)[])[];
  paths: (TaskCard)[];
  tokens: (boolean)[];
  markers: (string)[];
  bag: (Happening)[];
  pile: (Task)[];
  notes: ((Dealt | StartMurdered | FellowSeen | CultistsSeen | Gave | Put | Looked)[])[];
  spent: (TaskCard)[];
  met: boolean;
}

/** What you found in somebody's pulse deck. */
export interface Looked {
  type: "Looked";
  seat: number;
  alive: number;
  murdered: number;
}

/** What decides a vote (K-57). */
export type Majority = "all_players" | "plurality" | "votes_cast";

/** Somebody removed the cultist marker of a room. */
export interface MarkerFought {
  type: "MarkerFought";
  by: number;
  place: string;
}

/** A cultist marker came up in a room; None if there was none left. */
export interface MarkerPlaced {
  type: "MarkerPlaced";
  place: string | null;
}

/** K-25: each gives one pulse card to the other, or among more than two to one of them.

    Of two only a cultist has something to think over, so nobody is told who is awaited; among more all have. */
export interface Meeting {
  type: "Meeting";
  groups: ((number)[])[];
  walker: number | null;
  rest: (string)[];
  at: Stage;
  left: (number)[];
}

/** These have an encounter. */
export interface Met {
  type: "Met";
  place: string;
  seats: (number)[];
}

/** Walk along these places, one after another; a ghost names the goal alone. */
export interface Move {
  type: "Move";
  path: (string)[];
}

/** Somebody named a whole path. */
export interface Moved {
  type: "Moved";
  seat: number;
  path: (string)[];
}

/** K-20: the first of those left names a path, a ghost the goal alone. */
export interface Moving {
  type: "Moving";
  left: (number)[];
}

/** Did somebody murder somebody? */
export interface Murderer {
  type: "Murderer";
  by: number;
  seat: number;
}

/** My route allows these colours in this round. */
export interface MyRoute {
  type: "MyRoute";
  colours: (Colour)[];
}

/** A cultist names the seer, or nobody. */
export interface Name {
  type: "Name";
  seat?: number | null;
}

/** Whom a cultist named as the seer; None for nobody. */
export interface Named {
  type: "Named";
  by: number | null;
  seat: number | null;
}

/** The vote hit nobody. */
export interface NoMajority {
  type: "NoMajority";
}

/** What depends on the number of players. */
export interface Numbers {
  players: number;
  cultists: number;
  points: number;
  kills: number;
  cultist: Hand;
  starts_alive: number;
  starts_murdered: number;
  room_sets: number;
  room_cards: number;
}

/** What an investigator can do in a room that is off the own route; the room's own actions are refused as that. */
export interface OffRoute {
  type: "OffRoute";
  choices: (OneOf | Form)[];
}

/** One of a few answers; the first one is safe. */
export interface OneOf {
  type: "OneOf";
  options: (Move | Give | UseDoor | Stay | CheckStatus | SecureCorridor | FightCultist | DriveOff | FillRoom | CheckRoom | CallVote | WatchPlayer | WatchRoom | RestartPower | ClosePortal | Pass | Announce | Point | GoOn | Present | Name | Ring | IAm | ISuspect | ITrust | IWasWith | Murderer | MyRoute)[];
  indifferent: boolean;
}

/** What the group plays with; `data` is a box of one's own in place of the house's. */
export interface Options {
  seer?: boolean;
  encounters?: Encounters;
  majority?: Majority;
  data?: Data | null;
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

/** Do nothing. */
export interface Pass {
  type: "Pass";
}

/** Somebody did nothing. */
export interface Passed {
  type: "Passed";
  seat: number;
}

/** Every walk of at most `most` steps along the ways that ends elsewhere than it began. */
export interface Paths {
  type: "Paths";
  start: string;
  most: number;
  ways: Record<string, (string)[]>;
}

/** A card of the unsafe-paths deck was drawn openly and went back. */
export interface PathsDrawn {
  type: "PathsDrawn";
  card: Task;
}

/** One of the values. */
export interface Pick {
  type: "Pick";
  of: (number | string | null)[];
}

/** A card of the draw pile went face down onto the deck of this place. */
export interface PileCardLaid {
  type: "PileCardLaid";
  place: string;
}

/** Vote for somebody, or abstain. */
export interface Point {
  type: "Point";
  seat?: number | null;
}

/** The portal opened, closed, or lapsed; `points` is what the investigators need now. */
export interface PortalChanged {
  type: "PortalChanged";
  deed: PortalDeed;
  points: number;
}

/** What happens to the portal. */
export type PortalDeed = "closed" | "lapsed" | "opened";

/** Somebody helped to close the portal. */
export interface PortalUsed {
  type: "PortalUsed";
  by: number;
}

/** Somebody switched the power on; None: lightning struck, and it went off. */
export interface PowerSwitched {
  type: "PowerSwitched";
  by: number | null;
}

/** The cultist presents the murdered investigators and wins. */
export interface Present {
  type: "Present";
}

/** What everybody sees, spectators too (K-18). */
export interface Public {
  players: number;
  options: Options;
  target: number;
  knife: number;
  places: (string)[];
  ghosts: (boolean)[];
  pulse_hands: (number)[];
  task_hands: (number)[];
  pulse_decks: (number)[];
  room_decks: (number)[];
  active: (boolean)[];
  paths: number;
  pile: number;
  bag: number;
  markers_left: number;
  markers: (string)[];
  round: number;
  points: number;
  power: boolean;
  votable: boolean;
  fishman: boolean;
  portal: number | null;
  portal_user: number | null;
  turns: (Turn)[];
  history: (RoundBegan | Moved | Met | PulseGiven | EventDrawn | PowerSwitched | DoorUsed | Stayed | PortalUsed | PortalChanged | StatusChecked | Announced | PileCardLaid | CorridorSecured | MarkerPlaced | MarkerFought | FishmanMoved | RoomFilled | TokenTurned | PathsDrawn | RoomChecked | VoteCalled | Passed | Voted | KnifeSpoke | NoMajority | BecameGhost | CleanedUp | SteppedForward | Named)[];
}

/** The pulse cards (K-12). */
export type Pulse = "alive" | "murdered";

/** A card in a pulse deck and who gave it; None for the start card. */
export interface PulseCard {
  kind: Pulse;
  by: number | null;
}

/** A pulse card went face down into somebody's pulse deck. */
export interface PulseGiven {
  type: "PulseGiven";
  by: number;
  to: number;
}

/** The task card you put down at this place. */
export interface Put {
  type: "Put";
  card: Task;
  place: string;
}

/** Switch the power on again. */
export interface RestartPower {
  type: "RestartPower";
}

/** What the CLOCK answers: the time is over. */
export interface Ring {
  type: "Ring";
}

/** Who somebody is (K-01). */
export type Role = "cultist" | "investigator" | "seer";

/** A room and its colour. */
export interface Room {
  id: string;
  colour: Colour;
}

/** A card of a room's deck was drawn openly and left the game. */
export interface RoomChecked {
  type: "RoomChecked";
  by: number;
  place: string;
  card: Task;
  points: number;
  camera: boolean;
}

/** Somebody put a task card into a room's deck. */
export interface RoomFilled {
  type: "RoomFilled";
  by: number;
  place: string;
}

/** A round begins with this knife holder. */
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  knife: number;
}

/** Put a task card onto the unsafe-paths deck. */
export interface SecureCorridor {
  type: "SecureCorridor";
  card: Task;
}

/** The two sides. */
export type Side = "cultists" | "investigators";

/** The CLOCK's choice: a named stretch of time that runs on across all phases that name it. */
export interface Slot {
  type: "Slot";
  name: string;
  seconds: number;
}

/** K-31, K-32: one after another, whoever is in a room with a secret door may go through it. */
export interface Sneaking {
  type: "Sneaking";
  left: (number)[];
}

/** Several different ones, at least `least` and at most `most`; the order does not count. */
export interface Some {
  type: "Some";
  of: (number)[];
  least: number;
  most: number;
}

/** The parts of a round in which one seat comes after the other. */
export type Stage = "acting" | "doors" | "moving";

/** Who starts murdered: what a cultist learns in the opening night. */
export interface StartMurdered {
  type: "StartMurdered";
  seats: (number)[];
}

/** Somebody looks at somebody's pulse deck. */
export interface StatusChecked {
  type: "StatusChecked";
  by: number;
  seat: number;
  camera: boolean;
}

/** Don't go through the secret door. */
export interface Stay {
  type: "Stay";
}

/** Somebody left the secret door alone. */
export interface Stayed {
  type: "Stayed";
  seat: number;
}

/** The cultists step forward, to name the seer. */
export interface SteppedForward {
  type: "SteppedForward";
  seats: (number)[];
}

/** The task cards (K-12). */
export type Task = "failure" | "sabotage" | "success";

/** A card in a room deck and who put it there; None for one out of the box. */
export interface TaskCard {
  kind: Task;
  by: number | null;
}

/** So many task cards of each kind. */
export interface Tasks {
  success: number;
  failure: number;
  sabotage: number;
}

/** Words of one's own, at most `most` letters; blanks at the ends and in rows don't count. */
export interface Text {
  type: "Text";
  most: number;
}

/** A room became active; its token may show the broken window. */
export interface TokenTurned {
  type: "TokenTurned";
  place: string;
  window: boolean;
}

/** What somebody did in the action phase, and out of how many kinds of action, as everybody can tell. */
export interface Turn {
  round: number;
  seat: number;
  colour: Colour | null;
  character: number;
  room: number;
  did: "character" | "pass" | "room";
}

/** K-06: the cultists, who have stepped forward, name the seer or nobody; without a word. */
export interface Unmasking {
  type: "Unmasking";
  eliminated: boolean;
}

/** Go through a secret door. */
export interface UseDoor {
  type: "UseDoor";
  to: string;
}

/** What one seat (None: a spectator) knows and remembers. */
export interface View {
  seat: number | null;
  phase: Moving | Meeting | Sneaking | Acting | Announcing | Voting | Deciding | CleaningUp | Unmasking | Over;
  public: Public;
  role: Role | null;
  route: number | null;
  hand: Hand | null;
  notes: (Dealt | StartMurdered | FellowSeen | CultistsSeen | Gave | Put | Looked)[];
  laid_open: LaidOpen | null;
}

/** Somebody called a vote. */
export interface VoteCalled {
  type: "VoteCalled";
  by: number;
}

/** All votes: who pointed at whom, in the same order, and who abstained. */
export interface Voted {
  type: "Voted";
  seats: (number)[];
  targets: (number)[];
  abstained: (number)[];
}

/** K-55, K-56: everybody points at somebody or abstains. */
export interface Voting {
  type: "Voting";
  called: boolean;
  left: (number)[];
}

/** By camera: look at the pulse deck of somebody elsewhere. */
export interface WatchPlayer {
  type: "WatchPlayer";
  seat: number;
}

/** By camera: draw a card of another active room's deck. */
export interface WatchRoom {
  type: "WatchRoom";
  room: string;
}

