import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Wire } from "../src/net/wire";
import type { ServerMessage } from "../src/types/protocol";

class FakeSocket {
  static OPEN = 1;
  static CONNECTING = 0;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.onclose();
  }
}

const heard: ServerMessage[] = [];
let wire: Wire;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: "visible" });
});
afterEach(() => {
  wire.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const connect = (): Wire =>
  new Wire(
    "BCDFG",
    "token",
    () => "en",
    () => ({ match: "", seat: null, since: 0 }),
    (message) => heard.push(message),
    () => {},
  );

const last = (): FakeSocket => FakeSocket.all.at(-1)!;

test("a goodbye for good is the end: nothing is tried again", async () => {
  wire = connect();
  last().onopen();
  last().onmessage({ data: '{"type":"bye","why":"no_such_room","again":false}' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(heard).toEqual([{ type: "bye", why: "no_such_room", again: false }]);
});

test("where sockets do not open and there is no such room, the device stops and says so", async () => {
  const asked = vi.fn(() => Promise.resolve({ status: 404 }));
  vi.stubGlobal("fetch", asked);
  wire = connect();
  for (let tries = 0; tries < 3; tries++) {
    last().onclose();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  const tried = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(FakeSocket.all.length).toBe(tried);
  expect(heard).toEqual([{ type: "bye", why: "no_such_room", again: false }]);
});

test("where only the network is away, it goes on trying and spends no further question", async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError("offline")));
  vi.stubGlobal("fetch", asked);
  wire = connect();
  for (let tries = 0; tries < 20; tries++) {
    last().onclose();
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(FakeSocket.all.length).toBeGreaterThan(15);
  expect(asked).toHaveBeenCalledTimes(1);
});
