import type { Texts } from "../../words/texts";
import type { View } from "../../types/cultists";
import type { Unmasked } from "..";
import "./icons";
import { ROLES } from "./pictures";

export function roles({ laid_open: open }: View, t: Texts): Unmasked[] {
  return (open?.roles ?? []).map((role, seat) => ({
    seat,
    name: t.word("Role", role),
    picture: ROLES[role],
    side: role === "cultist" ? "evil" : "good",
    sideWord: t.word("Side", role === "cultist" ? "cultists" : "investigators"),
  }));
}
