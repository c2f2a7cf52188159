/** Sentences out of the Fluent files that server and terminal read, with the same arguments (texts/arguments.py). */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type * as http from "../types/http";

export type Lang = "de" | "en";

/** Of each field of each struct: whether its numbers are seats, of which enum its words are. */
export type Kinds = http.GameInfo["kinds"];

export interface Tagged {
  type: string;
  [field: string]: unknown;
}

/** One utterance, as far as its words go. */
export interface Spoken {
  text: string;
  claim: Tagged | null;
  wording?: http.Wording | null;
}

export type Args = Record<string, FluentVariable>;

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    sources: string[],
    private readonly kinds: Kinds = {},
    readonly names: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return (
      message !== undefined && (attribute === undefined ? message.value !== null : attribute in message.attributes)
    );
  }

  /** Any message, or an attribute of one ("option-plot.hint"). */
  say(id: string, args: Args = {}): string {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? this.bundle.formatPattern(pattern, args, []) : id;
  }

  name(seat: number): string {
    return this.names[seat] ?? this.say("seat-name", { number: seat + 1 });
  }

  word(kind: string, value: unknown): string {
    const id = `${kind}-${String(value)}`;
    return this.has(id) ? this.say(id) : String(value);
  }

  event(event: Tagged): string {
    return this.struct(`event-${event.type}`, event);
  }

  /** An event as the narrator says it: shorter, where that is written. */
  told(event: Tagged): string {
    return this.has(`told-${event.type}`) ? this.struct(`told-${event.type}`, event) : this.event(event);
  }

  action(action: Tagged): string {
    return this.struct(`action-${action.type}`, action);
  }

  claim(claim: Tagged): string {
    return this.struct(`claim-${claim.type}`, claim);
  }

  /** What somebody said: a text, a claim as it stands, or what a bot made of it (texts/__init__.py, `spoken`). */
  spoken(said: Spoken): string {
    const { claim, wording } = said;
    if (!claim || !wording) return claim ? this.claim(claim) : said.text;
    const chosen = { variant: wording.variant ?? 0, voice: wording.voice ?? "" };
    const reason = wording.reason as Tagged | null | undefined;
    const plain = `claim-${claim.type}`;
    const parts: [string, Tagged][] = [
      [`voice-${chosen.voice}`, claim],
      [this.has(`${plain}.said`) ? `${plain}.said` : plain, claim],
    ];
    if (reason) parts.push([`reason-${reason.type}`, reason]);
    return parts
      .filter(([id]) => this.has(id))
      .map(([id, value]) => this.say(id, { ...this.arguments(value), ...chosen }))
      .filter((part) => part)
      .join(" ");
  }

  phase(phase: Tagged): string {
    return this.struct(`phase-${phase.type}`, phase);
  }

  outcome(outcome: { reason: string; side: string | null; winners: number[] }): string {
    return this.struct(`outcome-${outcome.reason}`, { type: "Outcome", ...outcome });
  }

  /** A value as it stands in a sentence. */
  shown(value: unknown, title?: string, kind?: string): string {
    if (value === null || value === undefined) return this.say("value-none");
    if (Array.isArray(value))
      return this.list(
        value.map((one) => this.shown(one, title, kind)),
        title,
      );
    if (typeof value === "number") return String(this.number(value, title));
    if (typeof value === "object") return this.anything(value as Tagged);
    if (typeof value === "string" && kind) return this.word(kind, value);
    if (typeof value === "string" && title && this.has(`${title}-${value}`)) return this.say(`${title}-${value}`);
    return String(value);
  }

  /** The field of a struct, shown as its type says. */
  field(type: string, field: string, value: unknown): string {
    const about = this.kinds[type]?.[field];
    return this.shown(value, about?.title, about?.enum);
  }

  titleOf(type: string, field: string): string | undefined {
    return this.kinds[type]?.[field]?.title;
  }

  private anything(value: Tagged): string {
    if ("reason" in value && "winners" in value) return this.outcome(value as never);
    for (const sort of ["event", "action", "claim", "phase"])
      if (this.has(`${sort}-${value.type}`)) return this.struct(`${sort}-${value.type}`, value);
    return value.type;
  }

  private struct(id: string, value: Tagged): string {
    return this.say(id, this.arguments(value));
  }

  /** What a message may use of a struct; what it does not use costs nothing worth saving. */
  arguments(value: Tagged): Args {
    const args: Args = {};
    for (const [field, one] of Object.entries(value)) {
      if (field === "type") continue;
      const about = this.kinds[value.type]?.[field];
      args[field] = this.argument(one, about?.title, about?.enum);
      args[`${field}_is`] = raw(one, about?.enum !== undefined);
      if (Array.isArray(one)) {
        args[`${field}_count`] = one.length;
        args[`${field}_by_name`] = this.list(
          one.map((each, seat) => `${this.name(seat)} (${this.shown(each, undefined, about?.enum)})`),
        );
        if (one.every((each) => typeof each === "boolean")) this.voters(args, field, one, value.seats);
      }
    }
    return args;
  }

  /** Of a tuple of bools, such as votes: who said yes and who no, by name and by number. */
  private voters(args: Args, field: string, votes: boolean[], order: unknown) {
    const seats = (order as number[] | undefined) ?? votes.map((_, seat) => seat);
    for (const vote of [true, false]) {
      const names = seats.filter((_, at) => votes[at] === vote).map((seat) => this.name(seat));
      const word = `${field}_${vote ? "yes" : "no"}`;
      args[word] = this.list(names, "seat");
      args[`${word}_count`] = names.length;
    }
  }

  private argument(value: unknown, title?: string, kind?: string): FluentVariable {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? "true" : "false";
    if (typeof value === "number") return this.number(value, title);
    return this.shown(value, title, kind);
  }

  private number(value: number, title?: string): string | number {
    if (title === "seat") return this.name(value);
    return title === "ordinal" ? String(value + 1) : value;
  }

  list(parts: string[], title?: string): string {
    if (parts.length === 0) return this.say(title === "seat" ? "list-nobody" : "value-none");
    if (parts.length === 1) return parts[0] ?? "";
    return `${parts.slice(0, -1).join(", ")} ${this.say("list-and")} ${parts.at(-1)}`;
  }
}

/** What a message can select by. */
function raw(value: unknown, isEnum: boolean): string {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "true" : "false";
  return isEnum && typeof value === "string" ? value : "some";
}
