/** The box that is played with, the house's own or one that the table brought along. */
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

export const ROUNDS = 10;

/** The colours that a route allows in this round. */
export function colours(box: Box, route: number, round: number): string[] {
  return box.routes[route]?.[round - 1] ?? [];
}
