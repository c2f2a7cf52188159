/** The line to the server: says hello, comes back by itself, sends every request until it is answered. */
import type { WireError } from "../types/http";
import { VERSION, type ClientMessage, type ServerMessage } from "../types/protocol";

const WAITS = [100, 300, 1000, 2000, 4000];
/** A line that does not answer for so long is dead, whatever the system says: phones that slept have such lines. */
const DEAD = 4000;
/** After so many sockets in a row that never opened it is asked whether the room is still there. */
const DOUBT = 3;

export class Refused extends Error {
  constructor(readonly why: WireError) {
    super(why.text);
  }
}

/** What is known already, so that only news has to be sent. */
export interface Known {
  match: string;
  seat: number | null;
  since: number;
}

type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Wish = WithoutId<ClientMessage>;

export class Wire {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, { data: string; done: () => void; refuse: (why: Refused) => void }>();
  private tries = 0;
  /** How many sockets in a row never opened. */
  private unopened = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly code: string,
    private readonly token: string,
    private readonly lang: () => string,
    private readonly known: () => Known,
    private readonly hear: (message: ServerMessage) => void,
    private readonly standing: (connected: boolean) => void,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Have something done; it is done once, however often the line breaks. */
  ask(wish: Wish): Promise<void> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-").slice(0, 40);
    const data = JSON.stringify({ ...wish, id });
    return new Promise((done, refuse) => {
      this.waiting.set(id, { data, done, refuse });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(data);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** A phone that wakes up does not wait for the next try. */
  private hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send('{"type":"ping"}');
      clearTimeout(this.pulse);
      this.pulse = setTimeout(this.drop, DEAD);
      return;
    }
    this.tries = 0;
    if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  };

  /** This line is lost: say so at once, and look for another. */
  private drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.socket = null;
    socket.close();
    this.later();
  };

  private later(): void {
    if (this.closed) return;
    this.standing(false);
    this.timer = setTimeout(() => this.connect(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  private connect(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.code}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.unopened = 0;
      const lang = this.lang() === "de" ? "de" : "en";
      socket.send(JSON.stringify({ type: "hello", token: this.token, version: VERSION, lang, ...this.known() }));
      for (const { data } of this.waiting.values()) socket.send(data);
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      clearTimeout(this.pulse);
      this.tries = 0;
      this.receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.later();
      if (++this.unopened === DOUBT) void this.askForRoom();
    };
  }

  /** A socket does not say why it does not open; where there is no such room, no further try is made. */
  private async askForRoom(): Promise<void> {
    const found = await fetch(`/api/rooms/${this.code}`).catch(() => null);
    if (found?.status !== 404 || this.closed) return;
    this.close();
    this.hear({ type: "bye", why: "no_such_room", again: false });
  }

  private receive(message: ServerMessage): void {
    if (message.type === "done") {
      this.waiting.get(message.id)?.done();
      this.waiting.delete(message.id);
    } else if (message.type === "refused") {
      this.waiting.get(message.id)?.refuse(new Refused(message.why));
      this.waiting.delete(message.id);
    } else {
      if (message.type === "welcome") this.standing(true);
      if (message.type === "bye" && !message.again) this.close();
      this.hear(message);
    }
  }

  /** Begin anew from nothing: something was missed. */
  restart(): void {
    this.socket?.close();
  }
}

export async function post<T>(path: string, body: unknown, lang: string): Promise<T> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": lang },
    body: JSON.stringify(body),
  });
  const data: unknown = await response.json();
  if (!response.ok) throw new Refused(data as WireError);
  return data as T;
}

export async function get<T>(path: string, lang: string): Promise<T> {
  const response = await fetch(path, { headers: { "Accept-Language": lang } });
  const data: unknown = await response.json();
  if (!response.ok) throw new Refused(data as WireError);
  return data as T;
}

export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
