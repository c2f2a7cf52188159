/** The seats of this device at one table: one as a rule, several where a phone goes from hand to hand. */
import type { Looking, Seen } from "./table.svelte";
import { Table } from "./table.svelte";

/** Where components find the Hands of the room they are in; lessons have none. */
export const HANDS = Symbol("hands");

export class Hands {
  tables = $state.raw<Table[]>([]);
  /** The game in which somebody looks at the device now: the next one begins covered. */
  private lookedAt = $state("");
  /** And in which phase. */
  private lookedIn = $state("");
  /** Who had it last, or has it. */
  private last = $state.raw<Table | null>(null);
  /** Who wants it, asked or not. */
  private wanted = $state.raw<Table | null>(null);

  constructor(
    readonly code: string,
    tokens: readonly string[],
    private readonly lang: () => string,
  ) {
    for (const token of tokens) this.add(token);
  }

  add(token: string): Table {
    const table = new Table(this.code, token, this.lang);
    table.answered = () => this.cover();
    this.tables = [...this.tables, table];
    return table;
  }

  drop(table: Table): void {
    table.close();
    this.tables = this.tables.filter((one) => one !== table);
    if (this.last === table) this.cover();
    if (this.wanted === table) this.wanted = null;
  }

  close(): void {
    for (const table of this.tables) table.close();
  }

  /** Whether somebody looks at what is theirs alone. */
  get open(): boolean {
    if (!this.lookedAt || this.lookedAt !== this.lead.room?.match || !this.last?.seen) return false;
    // Whoever is not asked and still looks when things go on has perhaps passed the device on.
    return this.last.isAsked || this.last.seen.view.phase.type === this.lookedIn;
  }

  get shared(): boolean {
    return this.tables.length > 1;
  }

  /** Who speaks for this device where nothing is secret: the host, if they are here. */
  get lead(): Table {
    const first = this.tables[0];
    if (!first) throw new Error("a device without a seat");
    return this.tables.find((table) => table.host) ?? first;
  }

  /** Who has to answer next, beginning with the one after whoever had the device. */
  get next(): Table | null {
    const after = 1 + (this.last ? this.tables.indexOf(this.last) : -1);
    const round = [...this.tables.slice(after), ...this.tables.slice(0, after)];
    return round.find((table) => table.isAsked) ?? null;
  }

  /** To whom the device belongs now. */
  get holder(): Table {
    if (this.open && this.last) return this.last;
    return this.wanted ?? this.next ?? this.last ?? this.lead;
  }

  /** The device is for this one now, as soon as nobody else looks. */
  want(table: Table): void {
    this.lookedAt = "";
    this.wanted = table;
  }

  uncover(): void {
    this.last = this.holder;
    this.wanted = null;
    this.lookedAt = this.lead.room?.match ?? "";
    this.lookedIn = this.last.seen?.view.phase.type ?? "";
  }

  cover(): void {
    this.lookedAt = "";
    this.wanted = null;
  }
}

/** What anybody at the table may see of this: built from nothing but what is public. */
export function publicly(table: Table): Looking {
  return {
    get seen() {
      return table.seen && withoutSecrets(table.seen);
    },
    get match() {
      return table.match;
    },
    get log() {
      return table.heard.filter((heard) => ("event" in heard ? !heard.secret : heard.said.channel === "all"));
    },
  };
}

function withoutSecrets({ game, view, awaited, waiting, bell, outcome }: Seen): Seen {
  return {
    game,
    seat: null,
    view: { phase: view.phase, public: view.public },
    choice: null,
    may: null,
    answer: null,
    draft: null,
    awaited,
    waiting,
    bell,
    speaks: [],
    claims: null,
    outcome,
  };
}
