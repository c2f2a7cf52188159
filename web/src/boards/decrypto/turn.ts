import { lastOf } from "../../state/awards";

export const turn = lastOf("KeywordsGuessed", "TokenTaken");
