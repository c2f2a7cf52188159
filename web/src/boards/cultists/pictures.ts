/** Icons of roles, rooms and events; the shape that goes with each colour. */
import type { Colour, Happening, Role, Task } from "../../types/cultists";
import type { Box } from "./box";

export const ROLES: Record<Role, string> = { investigator: "sherlock-holmes", seer: "third-eye", cultist: "cultist" };

export const EVENTS: Record<Happening, string> = {
  lightning: "lightning-storm",
  secret_doors: "secret-door",
  portal: "magic-portal",
  window: "window-bars",
  silence: "moon",
};

export const TASKS: Record<Task, string> = { success: "confirmed", failure: "broken-heart", sabotage: "unlit-bomb" };

/** Fill and outline (round 0 0, 10 wide each way): a colour is never alone. */
export const COLOURS: Record<Colour, { fill: string; shape: string }> = {
  blue: { fill: "#5aa2f0", shape: "M0-10L10 0L0 10L-10 0Z" },
  green: { fill: "#58c98a", shape: "M-9-9H9V9H-9Z" },
  violet: { fill: "#b58af0", shape: "M0-10L10 8H-10Z" },
  yellow: { fill: "#f0c24e", shape: "M0-10L10-2L6 9H-6L-10-2Z" },
  white: { fill: "#f3efe2", shape: "M0-10A10 10 0 1 1-.1-10Z" },
  red: { fill: "#f06a5c", shape: "M-4-10H4V-4H10V4H4V10H-4V4H-10V-4H-4Z" },
};

/** The camera, the portal and the vote belong to a colour in every box; other rooms have a picture in turn. */
const BY_COLOUR: Partial<Record<string, string>> = { red: "cctv-camera", green: "magic-portal", white: "coffee-cup" };
const IN_TURN = [
  "bookshelf",
  "telescope",
  "archive-register",
  "theater",
  "erlenmeyer",
  "greek-temple",
  "amphora",
  "papers",
];

export function roomPictures({ rooms }: Box): Map<string, string> {
  const others = rooms.filter((room) => !BY_COLOUR[room.colour]);
  return new Map(
    rooms.map((room) => [
      room.id,
      BY_COLOUR[room.colour] ?? IN_TURN[others.indexOf(room) % IN_TURN.length] ?? "papers",
    ]),
  );
}
