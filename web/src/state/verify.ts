/** Whether a game was dealt by the seed that was promised at its beginning. */
import type * as http from "../types/http";
import type { Recorded } from "./replay";
import { get } from "../net/wire";

export interface Verdict {
  kept: boolean;
  /** The hash of the seed in the record. */
  own: string;
  /** Browsers reckon only on safe addresses; elsewhere the server has to. */
  by: "browser" | "server";
}

export async function commitment(seed: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`maskenball ${seed}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function verify(id: string, record: Recorded, promised: string, lang: string): Promise<Verdict> {
  const dealt = !record.deal && !!record.seed;
  const here = typeof crypto !== "undefined" && !!crypto.subtle;
  const own = here
    ? await commitment(record.seed)
    : (await get<http.Verified>(`/api/records/${id}/verify`, lang)).commitment;
  return { kept: dealt && own === promised, own, by: here ? "browser" : "server" };
}
