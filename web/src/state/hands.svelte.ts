/** The seats of this device at one table: one as a rule, several where a phone goes from hand to hand. */
import type { Looking, Seen } from "../net/connection.svelte";
import { Connection } from "../net/connection.svelte";

/** Where components find the Hands of the room they are in; lessons have none. */
export const HANDS = Symbol("hands");

export class Hands {
  connections = $state.raw<Connection[]>([]);
  /** The game in which somebody looks at the device now: the next one begins covered. */
  private lookedAt = $state("");
  /** And in which phase. */
  private lookedIn = $state("");
  /** Who had it last, or has it. */
  private last = $state.raw<Connection | null>(null);
  /** Who wants it, asked or not. */
  private wanted = $state.raw<Connection | null>(null);

  constructor(
    readonly code: string,
    tokens: readonly string[],
    private readonly lang: () => string,
  ) {
    for (const token of tokens) this.add(token);
  }

  add(token: string): Connection {
    const connection = new Connection(this.code, token, this.lang);
    connection.answered = () => this.cover();
    this.connections = [...this.connections, connection];
    return connection;
  }

  drop(connection: Connection): void {
    connection.close();
    this.connections = this.connections.filter((one) => one !== connection);
    if (this.last === connection) this.cover();
    if (this.wanted === connection) this.wanted = null;
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }

  /** Whether somebody looks at what is theirs alone. */
  get open(): boolean {
    if (!this.lookedAt || this.lookedAt !== this.lead.room?.match || !this.last?.seen) return false;
    // Whoever is not asked and still looks when things go on has perhaps passed the device on.
    return this.last.isAsked || this.last.seen.view.phase.type === this.lookedIn;
  }

  get shared(): boolean {
    return this.connections.length > 1;
  }

  /** Who speaks for this device where nothing is secret: the host, if they are here. */
  get lead(): Connection {
    const first = this.connections[0];
    if (!first) throw new Error("a device without a seat");
    return this.connections.find((connection) => connection.host) ?? first;
  }

  /** Who has to answer next, beginning with the one after whoever had the device. */
  get next(): Connection | null {
    const after = 1 + (this.last ? this.connections.indexOf(this.last) : -1);
    const round = [...this.connections.slice(after), ...this.connections.slice(0, after)];
    return round.find((connection) => connection.isAsked) ?? null;
  }

  /** To whom the device belongs now. */
  get holder(): Connection {
    if (this.open && this.last) return this.last;
    return this.wanted ?? this.next ?? this.last ?? this.lead;
  }

  /** The device is for this one now, as soon as nobody else looks. */
  want(connection: Connection): void {
    this.lookedAt = "";
    this.wanted = connection;
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
export function publicly(connection: Connection): Looking {
  return {
    get seen() {
      return connection.seen && withoutSecrets(connection.seen);
    },
    get match() {
      return connection.match;
    },
    get log() {
      return connection.heard.filter((heard) => ("event" in heard ? !heard.secret : heard.said.channel === "all"));
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
