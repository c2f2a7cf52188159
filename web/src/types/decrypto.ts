// Made by web/write_types.py from the server's own types. Do not edit.

export type AnyAction = Name | NameTeam | Write | Guess | Object | Vote | GuessKeywords | Ring;

export type AnyEvent = Began | TeamNamed | RoundBegan | EncryptorNamed | CluesRead | Objected | ObjectionDecided | InterceptionGuessed | DecodingGuessed | CodeShown | TokenTaken | Tied | KeywordsGuessed | Ended | KeywordsDealt | CodeDrawn | CluesSealed;

export type AnyClaim = IRead | IWouldEncrypt | IPass;

/** The teams are made. */
export interface Began {
  type: "Began";
  white: (number)[];
  black: (number)[];
}

/** Three clues for a code. What an encryptor must not write is refused with the reason, whatever team writes it. */
export interface ClueForm {
  type: "ClueForm";
  default: Write;
  fields: Record<string, Pick | Some | Text>;
  apart: boolean;
  language: Language;
  keywords: (string)[];
  translations: ((string)[])[];
  code: string;
  used: (string)[];
}

/** Three clues are read out. */
export interface CluesRead {
  type: "CluesRead";
  team: Team;
  seat: number;
  first: string | null;
  second: string | null;
  third: string | null;
}

/** The clues as they count, before they are read out. */
export interface CluesSealed {
  type: "CluesSealed";
  round: number;
  first: string | null;
  second: string | null;
  third: string | null;
}

/** The code to be encrypted. */
export interface CodeDrawn {
  type: "CodeDrawn";
  round: number;
  code: string;
}

/** Three different digits (D-27); where time can run out, silence is no guess. */
export interface CodeForm {
  type: "CodeForm";
  default: Guess;
  fields: Record<string, Pick | Some | Text>;
  apart: boolean;
  timed: boolean;
}

/** The code card is turned over. */
export interface CodeShown {
  type: "CodeShown";
  team: Team;
  code: string;
}

/** What the own team believes the code to be. */
export interface DecodingGuessed {
  type: "DecodingGuessed";
  team: Team;
  guess: string | null;
  right: boolean;
}

/** An answer out of any of several choices; the first choice is safe. */
export interface Either {
  type: "Either";
  choices: (OneOf | Form)[];
}

/** Who encrypts for a team this round. */
export interface EncryptorNamed {
  type: "EncryptorNamed";
  team: Team;
  seat: number;
}

/** The game is over, and the keywords are shown. */
export interface Ended {
  type: "Ended";
  outcome: Outcome;
  white: (string)[];
  black: (string)[];
}

/** An answer with fields to fill in; `default` is itself one such answer, and fixes the other fields.

    With `apart`, nobody may be named in two fields. */
export interface Form {
  type: "Form";
  default: Name | NameTeam | Write | Guess | Object | Vote | GuessKeywords | Ring | IRead | IWouldEncrypt | IPass;
  fields: Record<string, Pick | Some | Text>;
  apart: boolean;
}

/** The code a team believes in; None is no guess when time has run out. */
export interface Guess {
  type: "Guess";
  code: string | null;
}

/** The other team's keywords; an empty one is not guessed. */
export interface GuessKeywords {
  type: "GuessKeywords";
  first?: string;
  second?: string;
  third?: string;
  fourth?: string;
}

/** D-15 to D-20: both teams guess the code of one of them; in round 1 only its own team does (D-17). */
export interface Guessing {
  type: "Guessing";
  team: Team;
}

/** I have no idea. */
export interface IPass {
  type: "IPass";
}

/** I take this clue to mean this keyword. */
export interface IRead {
  type: "IRead";
  position: number;
  number: number;
}

/** I would like to encrypt. */
export interface IWouldEncrypt {
  type: "IWouldEncrypt";
}

/** What the other team believes the code to be. */
export interface InterceptionGuessed {
  type: "InterceptionGuessed";
  team: Team;
  guess: string | null;
  right: boolean;
}

/** One word or none for each of the four numbers (D-45). */
export interface KeywordForm {
  type: "KeywordForm";
  default: GuessKeywords;
  fields: Record<string, Pick | Some | Text>;
  apart: boolean;
}

/** The keywords of the own team. */
export interface KeywordsDealt {
  type: "KeywordsDealt";
  first: string;
  second: string;
  third: string;
  fourth: string;
}

/** What a team takes the other's keywords to be, and how many are right. */
export interface KeywordsGuessed {
  type: "KeywordsGuessed";
  team: Team;
  first: string | null;
  second: string | null;
  third: string | null;
  fourth: string | null;
  right: number;
}

/** The language of the keywords. */
export type Language = "de" | "en";

/** One round on one side of the note sheet (D-05). */
export interface Line {
  round: number;
  encryptor: number;
  clues: [string | null, string | null, string | null];
  objected: [boolean, boolean, boolean];
  struck: [boolean, boolean, boolean];
  interception: string | null;
  guess: string | null;
  code: string | null;
}

/** A team names its encryptor. */
export interface Name {
  type: "Name";
  seat: number;
}

/** A team chooses a name for itself. */
export interface NameTeam {
  type: "NameTeam";
  name: string;
}

/** D-10: each team names its encryptor; D-06: before the first round it may choose a name. */
export interface Naming {
  type: "Naming";
}

/** Somebody thinks a clue is against the rules. */
export interface Object {
  type: "Object";
  position: number;
}

/** Somebody objected to a clue. */
export interface Objected {
  type: "Objected";
  seat: number;
  position: number;
  clue: string;
}

/** D-53: all but the clue's encryptor vote on an objection; then guessing goes on. */
export interface Objecting {
  type: "Objecting";
  team: Team;
  position: number;
  seat: number;
}

/** How the table voted on the objection. */
export interface ObjectionDecided {
  type: "ObjectionDecided";
  position: number;
  clue: string;
  struck: boolean;
  seats: (number)[];
  votes: (boolean)[];
}

/** One of a few answers; the first one is safe. */
export interface OneOf {
  type: "OneOf";
  options: (Name | NameTeam | Write | Guess | Object | Vote | GuessKeywords | Ring | IRead | IWouldEncrypt | IPass)[];
  indifferent: boolean;
}

/** What the group plays with: the language, its own words, who is with whom, and how long one may take. */
export interface Options {
  language?: Language;
  timer?: number;
  guess_timer?: number;
  teams?: string;
  words?: string;
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

/** What everybody sees, spectators too; the note sheets above all (D-05). */
export interface Public {
  players: number;
  options: Options;
  teams: [(number)[], (number)[]];
  spent: (string)[];
  names: [string, string];
  round: number;
  encryptors: [number | null, number | null];
  turns: [(number)[], (number)[]];
  interceptions: [number, number];
  miscommunications: [number, number];
  sheets: [(Line)[], (Line)[]];
  filed: [((string)[])[], ((string)[])[]];
  recalled: [(string | null)[], (string | null)[]];
  history: (TeamNamed | Objected | ObjectionDecided)[];
}

/** D-45: each team guesses the other's keywords, everybody together. */
export interface Recalling {
  type: "Recalling";
}

/** What the CLOCK answers: the time is over. */
export interface Ring {
  type: "Ring";
}

/** A new round begins. */
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
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

/** The two teams; with three players Black is the interceptor. */
export type Team = "black" | "white";

/** A team calls itself something. */
export interface TeamNamed {
  type: "TeamNamed";
  team: Team;
  seat: number;
  name: string;
}

/** Words of one's own, at most `most` letters; blanks at the ends and in rows don't count. */
export interface Text {
  type: "Text";
  most: number;
}

/** The points are equal too: the keywords decide. */
export interface Tied {
  type: "Tied";
  white_points: number;
  black_points: number;
}

/** The two kinds of tokens. */
export type Token = "interception" | "miscommunication";

/** A team takes a token. */
export interface TokenTaken {
  type: "TokenTaken";
  team: Team;
  token: Token;
}

/** What one seat (None: a spectator) knows and remembers. */
export interface View {
  seat: number | null;
  phase: Naming | Writing | Guessing | Objecting | Recalling | Over;
  public: Public;
  keywords: (string)[];
  code: string | null;
  notes: (KeywordsDealt | CodeDrawn | CluesSealed)[];
  laid_open: [(string)[], (string)[]] | null;
}

/** Whether the clue is to be struck. */
export interface Vote {
  type: "Vote";
  strike: boolean;
}

/** The three clues; an empty one is not written yet. */
export interface Write {
  type: "Write";
  first?: string;
  second?: string;
  third?: string;
}

/** D-12: both encryptors write three clues; D-13: when one has finished, the other has 30 seconds. */
export interface Writing {
  type: "Writing";
}

