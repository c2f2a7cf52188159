/** What a beat says of its event: a title of few words, a line below it, an icon. */
import type { AnyEvent, PortalChanged, Voted } from "../../types/cultists";
import type { Tagged, Texts } from "../../words/texts";
import { EVENTS } from "./pictures";

export interface Caption {
  title: string;
  line?: string;
  icon?: string;
  tone?: "good" | "evil" | null;
}

type Kind = AnyEvent["type"];
type Of<K extends Kind> = Extract<AnyEvent, { type: K }>;
const says: { [K in Kind]?: (event: Of<K>, t: Texts) => Caption } = {
  RoundBegan: ({ round, knife }, t) => ({
    title: t.say("beat-round", { round }),
    line: t.say("beat-round-sub", { name: t.name(knife) }),
    icon: "plain-dagger",
  }),
  PowerSwitched: ({ by }, t) =>
    by === null
      ? { title: t.say("beat-dark"), line: t.say("beat-dark-sub"), icon: "unplugged", tone: "evil" }
      : { title: t.say("beat-light"), icon: "light-bulb" },
  EventDrawn: ({ seat, event }, t) => ({
    title: t.word("Happening", event),
    line: t.say("beat-drawn", { name: t.name(seat) }),
    icon: EVENTS[event],
  }),
  Announced: ({ by, seat, murdered }, t) => ({
    title: t.say(murdered ? "beat-murdered" : "beat-lives", { name: t.name(seat) }),
    line: t.say("beat-says", { name: t.name(by) }),
    icon: "pulse",
    tone: murdered ? "evil" : "good",
  }),
  MarkerPlaced: (event, t) => ({
    title: place(event.place, t),
    line: sentence(event, t),
    icon: "octopus",
    tone: "evil",
  }),
  MarkerFought: (event, t) => ({
    title: place(event.place, t),
    line: sentence(event, t),
    icon: "octopus",
    tone: "good",
  }),
  FishmanMoved: (event, t) => ({ title: t.say("map-fishman"), line: sentence(event, t), icon: "fish-monster" }),
  TokenTurned: (event, t) => ({ title: place(event.place, t), line: sentence(event, t), icon: "confirmed" }),
  PortalUsed: (event, t) => ({ title: t.name(event.by), line: sentence(event, t), icon: "magic-portal" }),
  PortalChanged: (event, t) => ({ title: t.say(portal(event)), line: sentence(event, t), icon: "magic-portal" }),
  VoteCalled: ({ by }, t) => ({ title: t.say("beat-calls", { name: t.name(by) }), icon: "vote" }),
  Voted: votes,
  KnifeSpoke: ({ seat, target, changed }, t) => ({
    title: t.say(!changed ? "beat-stay" : target === null ? "beat-abstain" : "beat-change", {
      name: t.name(seat),
      target: target === null ? "" : t.name(target),
    }),
    icon: "plain-dagger",
  }),
  NoMajority: (_, t) => ({ title: t.say("beat-nobody"), icon: "vote" }),
  SteppedForward: (event, t) => ({
    title: t.list(event.seats.map((seat) => t.name(seat))),
    line: sentence(event, t),
    icon: "cultist",
    tone: "evil",
  }),
  Named: (event, t) => ({
    title: event.seat === null ? t.say("beat-no-name") : t.name(event.seat),
    line: sentence(event, t),
    icon: "third-eye",
  }),
};

const sentence = (event: AnyEvent, t: Texts): string => t.event(event as unknown as Tagged);
const place = (id: string | null, t: Texts): string => (id === null ? t.say("map-marker") : t.shown(id, "place"));
const portal = ({ deed }: PortalChanged): string => `beat-portal-${deed}`;

function votes({ targets }: Voted, t: Texts): Caption {
  const counts = t.names.map((_, seat) => targets.filter((one) => one === seat).length);
  const most = Math.max(...counts);
  const hit = counts.flatMap((count, seat) => (count === most ? [t.name(seat)] : []));
  return { title: t.say("beat-votes", { count: most, name: t.list(hit) }) };
}

/** An event without words of its own is told by its sentence. */
export function said(event: Tagged, t: Texts): Caption {
  const own = says[event.type as Kind] as ((event: Tagged, t: Texts) => Caption) | undefined;
  return own?.(event, t) ?? { title: t.event(event) };
}
