import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../browser_globals.js";
import { TableConnection } from "../../../src/hippodrome/web/lib/connection.js";
import { state } from "../samples.js";

/** A WebSocket without a network. */
class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  /** @type {Record<string, unknown>[]} */ sent = [];
  /** @type {((event: {data: string}) => void) | null} */ onmessage = null;
  /** @type {((event: {code: number}) => void) | null} */ onclose = null;
  /** @type {(() => void) | null} */ onopen = null;

  /** @param {string} url */
  constructor(url) {
    this.url = url;
    sockets.push(this);
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }

  /** @param {unknown} message */
  receive(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** @type {FakeSocket[]} */
let sockets = [];
/** @type {string[]} */
let events = [];

beforeEach((context) => {
  sockets = [];
  events = [];
  if ("mock" in context) context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const page = { visibilityState: "visible", addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, { WebSocket: FakeSocket, document: page, removeEventListener: () => {} });
});

const connect = () =>
  new TableConnection(
    "t1",
    { seat: 0, secret: "s3cret" },
    {
      onState: (connection, now) => events.push(`state ${now.version} ${connection.seat}`),
      onStatus: (isUp) => events.push(isUp ? "up" : "down"),
      onRejected: (isSeat) => events.push(isSeat ? "no seat" : "no table"),
    },
  );

const { isFull: _, isRewound: __, newEntries: ___, ...full } = state({});

test("a connection says who it is, and holds the state that the messages add up to", () => {
  const connection = connect();
  sockets[0].onopen?.();
  assert.equal(sockets[0].url, "ws://localhost/api/tables/t1/live");
  assert.deepEqual(sockets[0].sent, [{ secret: "s3cret", lang: "en" }]);
  sockets[0].receive({ type: "state", ...full });
  sockets[0].receive({ type: "state", version: "v2", waiting_text: "Ben decides." });
  assert.deepEqual(events, ["up", "state v1 0", "up", "state v2 0"]);
  assert.equal(connection.state?.waiting_text, "Ben decides.");
  assert.equal(connection.state?.table.game, "charioteer");
  connection.close();
});

test("messages wait for the texts of the game, and are applied in their order", async () => {
  const texts = {
    lang: "en",
    ftl: "fact-moved = {$seat} moves {$spaces}.\nstep-turn = Turn {$turn}\n",
    english: "",
    variables: { "fact-moved": ["seat", "spaces"], "step-turn": ["turn"] },
    lists: {},
  };
  /** @type {() => void} */
  let arrive = () => {};
  const arrived = new Promise((resolve) => {
    arrive = () => resolve(undefined);
  });
  /** @type {string[]} */
  const requested = [];
  const fetch = async (/** @type {URL} */ url) => {
    requested.push(url.pathname);
    await arrived;
    return { ok: true, headers: new Map([["Content-Type", "application/json"]]), json: async () => texts };
  };
  Object.assign(globalThis, { fetch });
  const connection = connect();
  const table = { ...full.table, seats: [{ name: "Ana" }, { name: "Ben" }] };
  const log = { from: 0, entries: [{ fact: ["moved", 0, 3], turn: [1] }] };
  sockets[0].receive({ type: "state", ...full, table, texts: "/api/games/x/texts?lang=en&v=1", log });
  sockets[0].receive({ type: "state", version: "v2", log: { from: 1, entries: [{ fact: ["moved", 1, 5] }] } });
  assert.ok(!events.some((event) => event.startsWith("state")));
  arrive();
  for (let i = 0; i < 20; i++) await Promise.resolve();
  assert.deepEqual(requested, ["/api/games/x/texts"]);
  assert.equal(connection.state?.version, "v2");
  const lines = connection.state?.log.entries.map(({ text, turn, kind }) => [text, turn, kind]);
  assert.deepEqual(lines, [
    ["Ana moves 3.", "Turn 1", "moved"],
    ["Ben moves 5.", "Turn 1", "moved"],
  ]);
  connection.close();
});

test("a lost connection is opened again, later each time, and begins with a full state", (context) => {
  context.mock.method(Math, "random", () => 1);
  const connection = connect();
  sockets[0].receive({ type: "state", ...full });
  sockets[0].onclose?.({ code: 1006 });
  assert.equal(events.at(-1), "down");
  context.mock.timers.tick(499);
  assert.equal(sockets.length, 1);
  context.mock.timers.tick(1);
  assert.equal(sockets.length, 2);
  sockets[1].onclose?.({ code: 1006 });
  context.mock.timers.tick(999);
  assert.equal(sockets.length, 2);
  context.mock.timers.tick(1);
  assert.equal(sockets.length, 3);
  sockets[2].receive({ type: "state", ...full, version: "v9" });
  assert.equal(connection.state?.isFull, true);
  connection.close();
});

test("a rejected connection is not opened again", (context) => {
  for (const [code, event] of /** @type {const} */ ([
    [4401, "no seat"],
    [4404, "no table"],
  ])) {
    sockets = [];
    const connection = connect();
    sockets[0].onclose?.({ code });
    assert.equal(events.at(-1), event);
    context.mock.timers.tick(60_000);
    assert.equal(sockets.length, 1);
    connection.close();
  }
});

test("an action goes over the socket, and its reply comes back by its number", async () => {
  const connection = connect();
  sockets[0].receive({ type: "state", ...full });
  const reply = connection.post("consider", { prompt_token: "q1", picked: ["card:1"] });
  assert.deepEqual(sockets[0].sent.at(-1), { action: "consider", id: 1, prompt_token: "q1", picked: ["card:1"] });
  sockets[0].receive({ type: "reply", id: 1, status: 200, body: { chosen: ["card:1"] } });
  assert.deepEqual(await reply, { chosen: ["card:1"] });
  connection.close();
});

test("a refused action is thrown with its status and text", async () => {
  const connection = connect();
  sockets[0].receive({ type: "state", ...full });
  const reply = connection.post("answer", { prompt_token: "q1", answer: "3" });
  sockets[0].receive({ type: "reply", id: 1, status: 409, body: { error: "too_late", text: "Too late." } });
  await assert.rejects(reply, { status: 409, error: "too_late", message: "Too late." });
  connection.close();
});
