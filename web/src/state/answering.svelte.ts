/** What a person is filling in: shared by the answer panel and the seats round the table, which can be tapped. */
import { answers, blank, filled, forms, lacks, pick, seatOf, type Choice, type Form, type Values } from "./choice";
import { hintsOf } from "./hints";
import { hushOf, type Hush } from "./hush";
import type { Asking } from "../net/connection.svelte";
import type { Tagged, Texts } from "../words/texts";
import { Passing } from "./passing.svelte";

/** So long nothing may be typed before it is kept. */
const TYPING_MS = 350;
/** So many answers are big buttons beside each other. */
export const FEW = 3;

export class Answering {
  /** Which form is open, where there are several ways to answer. */
  open = $state<number | null>(null);
  values = $state<Values>({});
  picked = $state.raw<Tagged | null>(null);
  /** Of a long list the answers that are in sight. */
  narrowed = $state.raw<readonly Tagged[] | null>(null);
  busy = $state(false);
  /** Why what is being typed would be refused. */
  refusal = $state<string | null>(null);
  /** Why what was tapped last can't be chosen. */
  note = $state("");
  readonly passing: Passing;
  private typing: ReturnType<typeof setTimeout> | undefined;
  private question = "";

  constructor(
    readonly connection: Asking,
    readonly t: () => Texts,
    /** What the hand feels: something is chosen, an answer goes out. Never in a hushed question. */
    private readonly felt: (what: "tick" | "seal") => void = () => undefined,
  ) {
    this.passing = new Passing(connection);
  }

  get choice(): Choice | null {
    return this.connection.seen?.choice ?? null;
  }

  /** How a hushed question is laid out; null in an open one. */
  get hush(): Hush | null {
    return this.connection.seen && hushOf(this.connection.seen);
  }

  get single(): Tagged[] {
    return this.choice ? answers(this.choice) : [];
  }

  get forms(): Form[] {
    return this.choice ? forms(this.choice) : [];
  }

  get form(): Form | null {
    return this.open === null ? null : (this.forms[this.open] ?? null);
  }

  get lack() {
    return this.form ? lacks(this.form, this.values) : null;
  }

  /** A new question begins with an empty panel, however much it looks like the one before. */
  follow(): void {
    if (this.connection.question === this.question) return;
    this.question = this.connection.question;
    this.picked = null;
    this.refusal = null;
    this.note = "";
    clearTimeout(this.typing);
    this.open = this.forms.length && !this.single.length ? 0 : null;
    this.reset();
  }

  choose(form: number | null): void {
    this.open = form;
    this.picked = null;
    this.reset();
  }

  private reset(): void {
    this.values = this.form
      ? blank(this.form, this.connection.seen?.answer ?? this.connection.seen?.draft ?? null)
      : {};
  }

  /** The field of the open form that is filled in by tapping seats. */
  get seatField(): string | null {
    const form = this.form;
    if (!form) return null;
    const seats = Object.entries(form.fields).filter(
      ([name, field]) => field.type !== "Text" && this.t().titleOf(form.default.type, name) === "seat",
    );
    const unfinished = seats.find(([name, field]) =>
      field.type === "Some" ? (this.values[name] as number[]).length < field.least : this.values[name] === undefined,
    );
    return (unfinished ?? seats.at(-1))?.[0] ?? null;
  }

  /** Seats that can be tapped now. */
  get selectable(): Set<number> {
    if (this.busy || this.hush) return new Set();
    const form = this.form;
    const name = this.seatField;
    if (form && name) {
      const field = form.fields[name];
      const of: readonly (number | string | null)[] = field && field.type !== "Text" ? field.of : [];
      return new Set(of.filter((one): one is number => typeof one === "number"));
    }
    if (form) return new Set();
    return new Set(this.bySeat.keys());
  }

  /** Single answers that name one seat each. */
  private get bySeat(): Map<number, Tagged> {
    const found = new Map<number, Tagged>();
    for (const action of this.narrowed ?? this.single) {
      const seat = seatOf(action, (type, field) => this.t().titleOf(type, field));
      if (seat === null) continue;
      if (found.has(seat)) return new Map();
      found.set(seat, action);
    }
    return found;
  }

  get chosen(): Set<number> {
    const seats = new Set<number>();
    if (this.hush) return seats;
    if (this.form) {
      for (const [name, value] of Object.entries(this.values)) {
        if (this.t().titleOf(this.form.default.type, name) !== "seat") continue;
        for (const one of Array.isArray(value) ? value : [value]) if (typeof one === "number") seats.add(one);
      }
      return seats;
    }
    const answer = this.picked ?? this.connection.seen?.answer;
    const seat = answer ? seatOf(answer, (type, field) => this.t().titleOf(type, field)) : null;
    if (seat !== null) seats.add(seat);
    return seats;
  }

  /** Why this seat can't be tapped now, in one sentence. */
  whyNot(seat: number): string {
    const seen = this.connection.seen;
    const t = this.t();
    if (seen?.seat === null) return t.say("help-watching");
    if (!seen?.choice) return t.say("help-not-asked");
    if (!this.selectable.size) return t.say(seen.answer ? "help-answered" : "why-no-seat");
    return t.say("why-not-seat", { name: t.name(seat) });
  }

  tap(seat: number): void {
    this.note = this.selectable.has(seat) ? "" : this.whyNot(seat);
    if (this.note) return;
    const name = this.seatField;
    if (!name) {
      const action = this.bySeat.get(seat);
      if (action) void this.give(action);
      return;
    }
    this.set(name, seat);
  }

  set(name: string, value: unknown): void {
    if (this.form) this.values = pick(this.form, this.values, name, value);
    if (!this.hush && typeof value === "number") this.felt("tick");
  }

  /** Words are kept as they are typed, and checked as soon as there is something to check. */
  type(name: string, text: string): void {
    this.set(name, text);
    // What was said of the words before is not about these.
    this.refusal = null;
    this.connection.error = null;
    clearTimeout(this.typing);
    // What is emptied is taken back at once: should time run out meanwhile, the old words must not count.
    if (text.trim()) this.typing = setTimeout(() => void this.keep(), TYPING_MS);
    else void this.keep();
  }

  /** Whether words are asked for: these are kept as they stand, unlike a choice that is made anew. */
  get writes(): boolean {
    return this.form !== null && Object.values(this.form.fields).some((field) => field.type === "Text");
  }

  /** Write on at what was answered: the answer does not count any more, what is left of it does. */
  async takeBack(): Promise<void> {
    const form = this.form;
    if (form && (await this.connection.withdraw())) await this.connection.draft(filled(form, this.values));
  }

  private async keep(): Promise<void> {
    const form = this.form;
    if (!form) return;
    await this.connection.draft(filled(form, this.values));
    this.refusal = this.action ? await this.connection.tryOut(this.action) : null;
  }

  get action(): Tagged | null {
    if (this.form) return this.lack ? null : filled(this.form, this.values);
    return this.picked;
  }

  /** Whether this can't be taken back, and is therefore held until it counts. */
  holds(action: Tagged): boolean {
    return hintsOf(this.connection.seen?.game ?? "").hold?.includes(action.type) ?? false;
  }

  /** Whether one of many is chosen by a first tap and sent by a second: only I am awaited, so it counts for good. */
  get choosesFirst(): boolean {
    return this.connection.seen?.awaited?.length === 1 && this.single.length > FEW;
  }

  /** Tapped: sent at once, unless nobody could take it back. */
  async give(action: Tagged): Promise<void> {
    if (this.choosesFirst || this.holds(action)) this.picked = action;
    else await this.send(action);
  }

  /** `goesOn`: more of the same turn follows. */
  async send(action: Tagged | null = this.action, goesOn = false): Promise<void> {
    if (!action || this.busy) return;
    if (!this.hush) this.felt("seal");
    this.busy = true;
    await this.connection.answer(action, goesOn);
    this.busy = false;
  }
}
