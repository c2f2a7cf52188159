import { lastOf } from "../../state/awards";

export const turn = lastOf("Unmasked", "Admitted");
