/** Who sits where, as the stage draws them. */
import type { Face } from "../boards";
import { maskNames } from "../look/faces";
import type { RoomNow } from "../types/protocol";

type Place = Partial<RoomNow["places"][number]>;

/** By seat; `places` as the room has them, where there is one. */
export function faces(names: readonly string[], me: number | null, room: RoomNow | null = null): Face[] {
  return names.map((name, seat) => {
    const place: Place = room?.places[seat] ?? {};
    const mask = place.look?.mask ?? maskNames[seat % maskNames.length]!;
    const person = room?.people.find((one) => one.number === place.person);
    return {
      name,
      mask,
      colour: place.look?.colour ?? "own",
      me: seat === me,
      bot: Boolean(place.bot),
      present: person?.present ?? true,
    };
  });
}
