/** In which room the page stands, and by which light: attributes that tokens.css goes by. */

export const ROOMS = ["house", "resistance", "one_night", "cultists", "hoax", "decrypto"] as const;
export type Room = (typeof ROOMS)[number];

/** A game of a plugin has no room of its own: it is played in the house. */
export const roomOf = (game: string): Room => ROOMS.find((room) => room === game) ?? "house";

/** The whole page is in this room from now on; at night it is dark in both themes. */
export function enterRoom(room: Room, night = false): void {
  document.body.dataset.room = room;
  if (night) document.body.dataset.phase = "night";
  else delete document.body.dataset.phase;
  const ground = getComputedStyle(document.body).getPropertyValue("--ground").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

const light = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: light)");
let chosen: "auto" | "dark" | "light" = "auto";

/** "auto" follows the system, also when it changes. */
export function useTheme(theme: "auto" | "dark" | "light"): void {
  chosen = theme;
  const now = theme === "auto" ? (light?.matches ? "light" : "dark") : theme;
  document.documentElement.dataset.theme = now;
}
light?.addEventListener("change", () => useTheme(chosen));
