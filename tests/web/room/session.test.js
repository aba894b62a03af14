import assert from "node:assert/strict";
import { test } from "node:test";
import "../browser_globals.js";
import { seatOrder } from "../../../src/hippodrome/web/room/header.js";
import { keysInHash, mustAct, seatToShow } from "../../../src/hippodrome/web/room/session.js";
import { prompt, state } from "../samples.js";

const waiting = { state: state({}) };
const asked = { state: state({ prompt: prompt({}) }) };
const alsoAsked = { state: state({ prompt: prompt({}) }) };
const answered = { state: state({ prompt: prompt({ answered: "3" }) }) };
const unread = { state: null };

test("a seat must act while its prompt is unanswered and the race runs", () => {
  assert.equal(mustAct(asked), true);
  assert.equal(mustAct(answered), false);
  assert.equal(mustAct(waiting), false);
  assert.equal(mustAct(unread), false);
  assert.equal(mustAct({ state: state({ prompt: prompt({}) }, { state: "over" }) }), false);
});

test("the seat that is shown stays as long as it must act", () => {
  assert.equal(seatToShow([asked, alsoAsked], alsoAsked), alsoAsked);
});

test("a seat that must act is shown before others", () => {
  assert.equal(seatToShow([waiting, answered, asked], waiting), asked);
  assert.equal(seatToShow([waiting, asked], null), asked);
});

test("without a prompt the seat that is shown stays, or the first is", () => {
  assert.equal(seatToShow([waiting, answered], answered), answered);
  assert.equal(seatToShow([unread, waiting, answered], null), waiting);
  assert.equal(seatToShow([unread], null), null);
});

test("keys of seats are read from a link", () => {
  assert.deepEqual(keysInHash("#game=charioteer&seat=0&secret=a&seat=2&secret=b%2B"), {
    game: "charioteer",
    keys: [
      { seat: 0, secret: "a" },
      { seat: 2, secret: "b+" },
    ],
  });
});

test("a link without keys, or with half of one, brings none", () => {
  assert.deepEqual(keysInHash("").keys, []);
  assert.deepEqual(keysInHash("#seat=0").keys, []);
  assert.deepEqual(keysInHash("#seat=0&seat=1&secret=a").keys, []);
});

test("seats are ordered by rank", () => {
  assert.deepEqual(seatOrder([3, 1, 2]), [1, 2, 0]);
  assert.deepEqual(seatOrder([]), []);
});
