import { describe, expect, test } from "vitest";
import { difference, groups, MOST } from "../src/state/grouping";
import { Texts, type Tagged } from "../src/words/texts";

const words = `
value-none = nobody
seat-name = Seat { $number }
action-Act = Act as { $character }, against { $target }
action-Pay = Pay { $judge } now
action-Resist = Resist
Character-king = King
Character-thief = Thief
`;
const kinds = {
  Act: { character: { enum: "Character" }, target: { title: "seat" } },
  Pay: { judge: { title: "seat" } },
};
const t = new Texts("en", [words], kinds, ["Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gil", "Hal", "Ida"]);
const sentence = (action: Tagged) => t.action(action);
const seats = [...t.names.keys()];

describe("long lists of answers", () => {
  test("short lists are left as they are", () => {
    expect(
      groups(
        seats.slice(0, MOST).map((judge) => ({ type: "Pay", judge })),
        t,
        sentence,
      ),
    ).toBeNull();
  });
  test("first what, then whom", () => {
    const actions = ["king", "thief"].flatMap((character) =>
      seats.map((target) => ({ type: "Act", character, target })),
    );
    const found = groups(actions, t, sentence) ?? [];
    expect(found.map((group) => [group.label, group.members.length])).toEqual([
      ["King", 9],
      ["Thief", 9],
    ]);
    expect(difference(found[0]?.members ?? [])).toBe("target");
    expect(groups(found[0]?.members ?? [], t, sentence)).toBeNull();
  });
  test("different kinds are told by what their sentences share", () => {
    const actions = [...seats.map((judge) => ({ type: "Pay", judge })), { type: "Resist" }];
    expect(groups(actions, t, sentence)?.map((group) => group.label)).toEqual(["Pay … now", "Resist"]);
  });
});
