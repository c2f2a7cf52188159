/** Who is with whom, and what each may do now. */
import type { Public, View } from "../../types/decrypto";
import type { Texts } from "../../words/texts";

export type Side = 0 | 1;

export const digitsOf = (code: string | null | undefined): string[] => code?.split(".") ?? [];

/** My team; null for those who look on. */
export function mine({ seat, public: all }: View): Side | null {
  if (seat === null) return null;
  return all.teams[0].includes(seat) ? 0 : all.teams[1].includes(seat) ? 1 : null;
}

/** Whose code is being guessed. */
export function turnOf({ phase }: View): Side | null {
  return "team" in phase ? (phase.team === "white" ? 0 : 1) : null;
}

export const colourOf = (team: Side): "white" | "black" => (team === 0 ? "white" : "black");

/** The name a team has chosen, or its colour. */
export function teamName(team: Side, all: Public, t: Texts): string {
  return all.names[team] || t.say(`team-${colourOf(team)}`);
}

/** With three players one has no team: the interceptor, who has no words. */
export const alone = (all: Public): boolean => all.players === 3;

/** The line of a team's sheet that is on the table now: this round's clues, once they are read. */
export function lineOf(team: Side, all: Public) {
  const line = all.sheets[team].at(-1);
  return line && line.round === all.round ? line : null;
}

export type Doing = "writes" | "guesses" | "silent" | "intercepts" | "names" | "votes" | "waits";

/** What somebody does in this phase, as all can tell. */
export function doing(seat: number, { phase, public: all }: View): Doing {
  const team = all.teams[0].includes(seat) ? 0 : 1;
  const encrypts = all.encryptors[team] === seat;
  switch (phase.type) {
    case "Naming":
      return alone(all) && team === 1 ? "waits" : "names";
    case "Writing":
      return encrypts ? "writes" : "waits";
    case "Guessing": {
      const own = team === (phase.team === "white" ? 0 : 1);
      if (own) return encrypts ? "silent" : "guesses";
      return all.round > 1 ? "intercepts" : "waits";
    }
    case "Objecting":
      return all.encryptors[phase.team === "white" ? 0 : 1] === seat ? "silent" : "votes";
    default:
      return "waits";
  }
}
