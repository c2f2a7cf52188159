/** The box that is played with, the house's own or one that the table brought along, and where its places are drawn. */
import house from "../../../../src/maskenball/games/cultists/data/house.json";
import type { Public } from "../../types/cultists";

export interface Box {
  rooms: { id: string; colour: string }[];
  corridors: string[];
  edges: string[][];
  doors: string[][];
  fishman: string;
  routes: string[][][];
}

export function boxOf(all: Public): Box {
  return (all.options.data as Box | null) ?? house;
}

const HOUSE: Record<string, [number, number]> = {
  R1: [16, 13],
  R2: [50, 11],
  R3: [84, 13],
  R4: [16, 53],
  R5: [50, 53],
  R6: [84, 53],
  R7: [16, 87],
  R8: [50, 89],
  R9: [84, 87],
  G1: [33, 29],
  G2: [67, 29],
  G3: [31, 39],
  G4: [69, 39],
  G5: [33, 71],
  G6: [67, 71],
};

/** Where each place is drawn, in hundredths: as in our house, or round a circle where the places are others. */
export function layout(box: Box): Record<string, [number, number]> {
  const places = [...box.rooms.map((room) => room.id), ...box.corridors];
  if (places.every((place) => place in HOUSE)) return HOUSE;
  const found: Record<string, [number, number]> = {};
  box.rooms.forEach((room, at) => (found[room.id] = onCircle(at, box.rooms.length, 42)));
  box.corridors.forEach((place, at) => (found[place] = onCircle(at + 0.5, box.corridors.length, 20)));
  return found;
}

function onCircle(at: number, count: number, radius: number): [number, number] {
  const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
  return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
}

/** The colours that a route allows in this round. */
export function colours(box: Box, route: number, round: number): string[] {
  return box.routes[route]?.[round - 1] ?? [];
}

export const FILLS: Record<string, string> = {
  red: "#d9534f",
  green: "#58a55c",
  blue: "#4f7fd9",
  yellow: "#d9b23c",
  violet: "#9467c9",
  white: "#e6e3da",
};
