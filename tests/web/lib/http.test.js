import assert from "node:assert/strict";
import { test } from "node:test";
import { useLanguage } from "../texts.js";
import {
  ApiError,
  failureText,
  fillPath,
  get,
  messageOf,
  post,
  postAction,
  splitEvents,
  statusOf,
} from "../../../src/hippodrome/web/lib/http.js";

test("a path gets its parameters, escaped", () => {
  assert.equal(fillPath("/api/tables/{id}/state", { id: "a/b c" }), "/api/tables/a%2Fb%20c/state");
});

test("parameters that the path does not name become its query, in their order", () => {
  assert.equal(
    fillPath("/api/tables/{id}/replay", { id: "x", as: 0, open: undefined, from: 40, lang: null }),
    "/api/tables/x/replay?as=0&from=40",
  );
});

test("a path without parameters stays as it is", () => {
  assert.equal(fillPath("/api/games", {}), "/api/games");
});

test("a missing parameter of the path is an error", () => {
  assert.throws(() => fillPath("/api/tables/{id}", {}), /needs id/);
});

test("events of a stream are split at empty lines, and the rest waits", () => {
  const { events, rest } = splitEvents('data: {"done":0.5}\n\ndata: {"done":1}\n\ndata: {"st');
  assert.deepEqual(events, ['{"done":0.5}', '{"done":1}']);
  assert.equal(rest, 'data: {"st');
  assert.deepEqual(splitEvents(""), { events: [], rest: "" });
});

test("an error of the server has its own text; any other error says that nothing was sent", async () => {
  await useLanguage("en");
  const refused = new ApiError(409, "gathering", "The race has not begun.");
  assert.equal(failureText(refused), "The race has not begun.");
  assert.equal(failureText(new TypeError("fetch failed")), failureText(null));
  assert.notEqual(failureText(null), "wire.not_sent");
  assert.deepEqual([statusOf(refused), statusOf(new Error("x"))], [409, 0]);
  assert.deepEqual([messageOf(new Error("x")), messageOf("y")], ["x", "y"]);
});

test("an error without a text has its code, or else its status", () => {
  assert.equal(new ApiError(500, "oops", "").message, "oops");
  assert.equal(new ApiError(500, "", "").message, "500");
});

/** Record requests, and reply with JSON. @param {number} status  @param {unknown} body */
function listen(status, body) {
  /** @type {{url: string, options: RequestInit}[]} */
  const sent = [];
  Object.assign(globalThis, {
    fetch: async (/** @type {URL} */ url, /** @type {RequestInit} */ options) => {
      sent.push({ url: `${url.pathname}${url.search}`, options });
      return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
    },
  });
  return sent;
}

test("a request has the reader's language and the secret of the seat", async () => {
  await useLanguage("en");
  const sent = listen(200, { version: "v1" });
  await get("/api/tables/{id}/state", { id: "t1" }, "s3cret");
  assert.equal(sent[0].url, "/api/tables/t1/state?lang=en");
  assert.deepEqual(sent[0].options.headers, { Authorization: "Bearer s3cret" });
});

test("an action without a body sends an empty object, and a text is sent as it is", async () => {
  const sent = listen(200, {});
  await postAction("t1", "undo", undefined, "s3cret");
  await post("/api/races", {}, "a race file");
  assert.deepEqual([sent[0].options.method, sent[0].options.body], ["POST", "{}"]);
  assert.equal(sent[1].options.body, "a race file");
  assert.deepEqual(sent[1].options.headers, { "Content-Type": "text/plain; charset=utf-8" });
});

test("a refusal is thrown with its status, code and text", async () => {
  listen(429, { error: "too_often", text: "Wait a moment." });
  await assert.rejects(get("/api/games", {}), { status: 429, error: "too_often", message: "Wait a moment." });
});
