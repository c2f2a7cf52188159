import type { View } from "../../types/decrypto";
import type { Texts } from "../../words/texts";
import type { Unmasked } from "..";
import { alone, colourOf } from "./teams";

export const roles = ({ public: all }: View, t: Texts): Unmasked[] =>
  ([0, 1] as const).flatMap((team) =>
    all.teams[team].map((seat) => ({
      seat,
      name: alone(all) && team === 1 ? t.say("card-interceptor") : t.say(`team-${colourOf(team)}`),
      picture: alone(all) && team === 1 ? "all-seeing-eye" : team === 0 ? "plain-circle" : "plain-square",
      side: null,
      sideWord: "",
    })),
  );
