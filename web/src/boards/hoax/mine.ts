import type { View } from "../../types/hoax";
import type { Mine } from "..";

export const mine = ({ character }: View): Mine => (character ? { goal: "everybody", role: character } : {});
