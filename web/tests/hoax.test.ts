/** What the stage of Sein oder nicht sein shows of a turn. */
import { expect, test } from "vitest";
import { chainOf, litIn, nextLink, sceneOf } from "../src/boards/hoax/chain";
import { moved, wentBack } from "../src/boards/hoax/beats/flights";
import { cutIns, deed, deeds } from "../src/boards/hoax/moves";
import type { Seen } from "../src/net/connection.svelte";
import type { AnyEvent, Mask, View } from "../src/types/hoax";

const ADA = 0,
  BO = 1,
  CY = 2;
const mask = (seat: number, character: string, link: string, more: Partial<Mask> = {}) =>
  ({ seat, character, link, status: "stands", doubted: false, fine: [], ...more }) as Mask;
const view = (phase: object, masks: Mask[] = [], history: object[] = []) =>
  ({ phase, public: { turn: { seat: ADA, masks }, history }, laid_open: null }) as unknown as View;
const thief = mask(ADA, "thief", "action");
const kings = [mask(BO, "king", "king"), mask(CY, "king", "king", { status: "fell" })];

test("several Kings are one link, and it is broken when none of them stands", () => {
  const links = chainOf(view({ type: "Fining" }, [thief, ...kings]));
  expect(links.map((link) => [link.link, link.masks.map((one) => one.seat), link.broken])).toEqual([
    ["action", [ADA], false],
    ["king", [BO, CY], false],
  ]);
  const fallen = chainOf(view({ type: "Closing" }, [thief, mask(CY, "king", "king", { status: "gone" })]));
  expect(fallen[1]?.broken).toBe(true);
});

test("in the light stands the last claim that holds, or whoever the phase is about", () => {
  expect(sceneOf(view({ type: "Choosing" }))).toEqual({ type: "stock" });
  expect(litIn(sceneOf(view({ type: "Acting" })))).toEqual([ADA]);
  expect(litIn(sceneOf(view({ type: "Fining" }, [thief, ...kings])))).toEqual([BO]);
  expect(litIn(sceneOf(view({ type: "Deciding" }, [thief, ...kings])))).toEqual([ADA]);
  expect(litIn(sceneOf(view({ type: "Showing", by: BO, seat: CY }, [thief])))).toEqual([BO, CY]);
  const accusing = { type: "Accusing", by: CY, seat: ADA, character: "thief" };
  expect(litIn(sceneOf(view(accusing, [thief, ...kings])))).toEqual([CY, ADA]);
});

test("a claim somebody looks at steps into the light, while none is voted on", () => {
  const looked = { seat: ADA, character: "thief" } as const;
  expect(litIn(sceneOf(view({ type: "Fining" }, [thief, ...kings]), looked))).toEqual([ADA]);
  const accusing = { type: "Accusing", by: ADA, seat: BO, character: "king" };
  expect(litIn(sceneOf(view(accusing, [thief, ...kings]), looked))).toEqual([ADA, BO]);
  const gone = { seat: CY, character: "judge" } as const;
  expect(litIn(sceneOf(view({ type: "Fining" }, [thief, ...kings]), gone))).toEqual([BO]);
});

test("the next link is the one that can be added now", () => {
  expect(["Declaring", "Fining", "Forgiving", "Closing"].map((type) => nextLink(view({ type })))).toEqual([
    "king",
    "judge",
    "bishop",
    null,
  ]);
});

test("tokens fly from every giver, and after a lie all of them fly back", () => {
  const acted = { type: "Acted", seat: ADA, character: "king", target: null, kind: "gold", givers: [BO, CY], count: 2 };
  expect(moved(acted as AnyEvent)).toEqual([
    { kind: "gold", from: BO, to: ADA },
    { kind: "gold", from: CY, to: ADA },
  ]);
  expect(moved({ ...acted, givers: [], count: 1 } as AnyEvent)).toEqual([{ kind: "gold", from: null, to: ADA }]);
  const back = (giver: number | null) => ({ type: "GaveBack", giver, receiver: BO, kind: "gold", count: 1 });
  expect(wentBack([back(CY), { type: "Admitted" }, back(ADA), { type: "TurnBegan" }])).toEqual([
    { kind: "gold", from: ADA, to: BO },
  ]);
});

test("an action is whole when its target and kind are named, where it has them", () => {
  const act = (character: string, target: number | null = null, kind: string | null = null) => ({
    type: "Act",
    character,
    target,
    kind,
  });
  const offered = deeds([act("king"), act("thief", BO, "gold"), act("thief", BO, "wine"), act("thief", CY, "gold")]);
  expect([...offered.keys()]).toEqual(["king", "thief"]);
  expect(deed(offered.get("king") ?? [], null, null)).toMatchObject({ character: "king" });
  expect(deed(offered.get("thief") ?? [], BO, null)).toBeNull();
  expect(deed(offered.get("thief") ?? [], BO, "wine")).toMatchObject({ target: BO, kind: "wine" });
});

test("doubts, questions and unmasking are told apart", () => {
  const unmask = { type: "Form", default: { type: "Unmask" }, fields: {}, apart: false };
  const may = {
    type: "Either",
    choices: [
      unmask,
      { type: "OneOf", options: [{ type: "Doubt", seat: BO, character: "king" }] },
      { type: "OneOf", options: [{ type: "Question", seat: CY }] },
    ],
  };
  const cuts = cutIns({ may } as unknown as Seen);
  expect(cuts).toMatchObject({ doubts: [{ seat: BO }], questions: [{ seat: CY }], unmask });
  expect(cutIns({ may: null } as unknown as Seen)).toEqual({ doubts: [], questions: [], unmask: null });
});
