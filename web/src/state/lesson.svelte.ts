/** A lesson: a prepared game that stops at each step, says something, and waits for the one answer it was made for. */
import type * as http from "../types/http";
import { answers, forms, type Choice } from "./choice";
import { read, write } from "./memory";
import type { Heard, Line, Said } from "./order";
import type { Asking, Looking, Seen } from "../net/connection.svelte";
import { Texts, type Lang, type Tagged } from "../words/texts";

export interface Step extends Omit<http.LessonStep, "seen" | "log"> {
  seen: Seen;
  log: Line[];
  answer: Tagged | null;
}

export interface Plan extends Omit<http.Lesson, "steps"> {
  steps: Step[];
}

export class Lesson implements Asking, Looking {
  at = $state(0);
  /** What was answered instead of what the lesson is about. */
  other = $state.raw<Tagged | null>(null);
  error: string | null = null;
  readonly names: string[];
  private readonly coach: Texts;

  constructor(
    readonly plan: Plan,
    lang: Lang,
    name: string,
  ) {
    this.names = named(plan, name);
    this.coach = new Texts(lang, [plan.texts]);
  }

  get step(): Step {
    return this.plan.steps[this.at]!;
  }

  get last(): boolean {
    return this.at === this.plan.steps.length - 1;
  }

  /** What lies on the table; asked is only what the lesson is about, and nothing where one only looks. */
  get seen(): Seen {
    const { seen, answer } = this.step;
    if (!answer) return { ...seen, choice: null, may: null };
    const asked = offers(seen.choice, answer);
    return { ...seen, choice: asked ? seen.choice : null, may: asked ? null : seen.may };
  }

  get question(): string {
    return String(this.at);
  }

  get log(): Heard[] {
    return this.heard(0);
  }

  /** What has happened since the step before. */
  get news(): Heard[] {
    return this.at ? this.heard(this.at) : [];
  }

  private heard(since: number): Heard[] {
    const lines = this.plan.steps.slice(since, this.at + 1).flatMap((step) => step.log);
    return lines.map(([to, event, said], number) =>
      event ? { number, event, secret: to !== null } : { number, said: said as Said },
    );
  }

  get sentence(): string {
    return this.coach.say(`step-${this.step.name}`, { me: this.names[this.plan.seat] ?? "" });
  }

  /** Why not this answer, where the lesson has something to say to it. */
  get hint(): string {
    const id = `step-${this.step.name}.other`;
    return this.coach.has(id) ? this.coach.say(id) : "";
  }

  go(by: number): void {
    this.at = Math.min(Math.max(this.at + by, 0), this.plan.steps.length - 1);
    this.other = null;
    if (this.last) learn(this.plan.game);
  }

  answer(action: Tagged): Promise<boolean> {
    if (this.step.answer && same(action, this.step.answer)) this.go(1);
    else this.other = action;
    return Promise.resolve(true);
  }

  withdraw(): Promise<boolean> {
    return Promise.resolve(true);
  }

  draft(): Promise<boolean> {
    return Promise.resolve(true);
  }

  tryOut(): Promise<string | null> {
    return Promise.resolve(null);
  }
}

/** The learner under the own name, unless somebody in the lesson is called like that. */
function named({ names, seat }: Plan, name: string): string[] {
  const taken = names.some((other, at) => at !== seat && other.toLowerCase() === name.trim().toLowerCase());
  return names.map((other, at) => (at === seat && name.trim() && !taken ? name.trim() : other));
}

/** Whether an answer like this one can be given to this question. */
function offers(choice: Choice | null, answer: Tagged): boolean {
  if (!choice) return false;
  const kinds = [...answers(choice), ...forms(choice).map((form) => form.default)].map((one) => one.type);
  return kinds.length === 0 || kinds.includes(answer.type);
}

/** Whether two answers are the same; what one of them leaves out is nothing. */
export function same(one: Tagged, other: Tagged): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every(
    (field) => JSON.stringify(one[field] ?? null).toLowerCase() === JSON.stringify(other[field] ?? null).toLowerCase(),
  );
}

/** The lessons that were gone through to the end on this device. */
export const learned = (): string[] => read<string[]>("learned", []);

function learn(game: string): void {
  write("learned", [...new Set([...learned(), game])]);
}
