/** Choices, as the kernel sends them: plain data from which any answer panel can be drawn. */
import type { Tagged } from "../words/texts";

export interface Pick {
  type: "Pick";
  of: (number | string | null)[];
}
export interface Some {
  type: "Some";
  of: number[];
  least: number;
  most: number;
}
export interface Text {
  type: "Text";
  most: number;
}
export type Field = Pick | Some | Text;

export interface OneOf {
  type: "OneOf";
  options: Tagged[];
}
export interface Form {
  type: string;
  default: Tagged;
  fields: Record<string, Field>;
  apart: boolean;
}
export interface Either {
  type: string;
  choices: (OneOf | Form)[];
}
export type Choice = OneOf | Form | Either | (Tagged & { type: string });

export const isOneOf = (choice: Choice): choice is OneOf => choice.type === "OneOf";
/** Either, or a game's own choice that is one with rules of its own. */
export const isEither = (choice: Choice): choice is Either => "choices" in choice;
/** A Form, or a game's own choice that is a form with rules of its own. */
export const isForm = (choice: Choice): choice is Form => "fields" in choice && "default" in choice;

/** Its parts, so that every choice is a list of OneOf and Form. */
export function parts(choice: Choice): (OneOf | Form)[] {
  if (isEither(choice)) return choice.choices;
  return isOneOf(choice) || isForm(choice) ? [choice] : [];
}

/** All single answers on offer, as buttons. */
export function answers(choice: Choice): Tagged[] {
  return parts(choice).flatMap((part) => (isOneOf(part) ? part.options : []));
}

export function forms(choice: Choice): Form[] {
  return parts(choice).filter((part): part is Form => !isOneOf(part));
}

export type Values = Record<string, unknown>;

/** What a form shows at first: nothing chosen but what has only one possibility. */
export function blank(form: Form, draft: Tagged | null): Values {
  const values: Values = {};
  const drafted = draft?.type === form.default.type ? draft : null;
  for (const [name, field] of Object.entries(form.fields)) {
    if (drafted && drafted[name] !== undefined) values[name] = drafted[name];
    else if (field.type === "Some") values[name] = [];
    else if (field.type === "Text") values[name] = "";
    else values[name] = field.of.length === 1 ? field.of[0] : undefined;
  }
  return values;
}

/** The values after a tap: of several, the last ones count; of one, this one. */
export function pick(form: Form, values: Values, name: string, value: unknown): Values {
  const field = form.fields[name];
  if (field?.type !== "Some") return { ...values, [name]: value };
  const chosen = (values[name] as number[] | undefined) ?? [];
  const one = value as number;
  if (chosen.includes(one)) return { ...values, [name]: chosen.filter((each) => each !== one) };
  return { ...values, [name]: [...chosen, one].slice(-field.most) };
}

export interface Lack {
  field: string;
  why: "more" | "fewer" | "pick" | "write" | "long" | "twice";
  count?: number;
}

/** What is still missing, or nothing; a form with rules of its own is judged by the server. */
export function lacks(form: Form, values: Values): Lack | null {
  if (form.type !== "Form") return null;
  const named: unknown[] = [];
  for (const [name, field] of Object.entries(form.fields)) {
    const value = values[name];
    if (field.type === "Some") {
      const chosen = value as number[];
      if (chosen.length < field.least) return { field: name, why: "more", count: field.least - chosen.length };
      if (chosen.length > field.most) return { field: name, why: "fewer", count: chosen.length - field.most };
      named.push(...chosen);
    } else if (field.type === "Text") {
      const text = String(value ?? "").trim();
      if (!text) return { field: name, why: "write" };
      if (text.length > field.most) return { field: name, why: "long", count: field.most };
    } else {
      if (value === undefined) return { field: name, why: "pick" };
      if (typeof value === "number") named.push(value);
    }
  }
  if (form.apart && new Set(named).size < named.length) return { field: "", why: "twice" };
  return null;
}

/** The answer that a filled-in form stands for. */
export function filled(form: Form, values: Values): Tagged {
  const action: Tagged = { ...form.default };
  for (const [name, field] of Object.entries(form.fields)) {
    const value = values[name];
    if (field.type === "Some") action[name] = [...(value as number[])].sort((one, other) => one - other);
    else if (field.type === "Text")
      action[name] = String(value ?? "")
        .trim()
        .replace(/\s+/g, " ");
    else action[name] = value;
  }
  return action;
}

/** The one seat that an answer names, so that tapping the seat is giving the answer. */
export function seatOf(action: Tagged, titleOf: (type: string, field: string) => string | undefined): number | null {
  const seats = Object.entries(action).filter(
    ([field, value]) => typeof value === "number" && titleOf(action.type, field) === "seat",
  );
  return seats.length === 1 ? (seats[0]?.[1] as number) : null;
}
