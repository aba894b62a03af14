import assert from "node:assert/strict";
import { test } from "node:test";
import { formatReplayHash, keyAction, parseReplayHash } from "../../../src/hippodrome/web/playback/replay_url.js";

test("a position survives the URL", () => {
  assert.equal(formatReplayHash(12, 1, "0"), "#step=12&part=1&as=0");
  assert.deepEqual(parseReplayHash("#step=12&part=1&as=0"), { step: 12, part: 1, as: "0" });
});

test("a watcher's position is short", () => {
  assert.equal(formatReplayHash(0, 0, ""), "#step=0");
  assert.deepEqual(parseReplayHash("#step=0"), { step: 0, part: 0, as: "" });
});

test("a URL without a position has no step", () => {
  assert.deepEqual(parseReplayHash(""), { step: null, part: 0, as: "" });
  assert.equal(parseReplayHash("#coach").step, null);
});

test("arrows go by step, with Shift by decision, and Page keys by turn", () => {
  assert.deepEqual(keyAction("ArrowRight", false, false), { does: "step", by: 1 });
  assert.deepEqual(keyAction("ArrowLeft", true, false), { does: "decide", by: -1 });
  assert.deepEqual(keyAction("PageUp", false, false), { does: "turn", by: -1 });
  assert.deepEqual(keyAction("PageDown", true, false), { does: "turn", by: 1 });
});

test("Home and End go to the ends, and other keys do nothing", () => {
  assert.equal(keyAction("Home", false, false).does, "first");
  assert.equal(keyAction("End", false, false).does, "last");
  assert.equal(keyAction("x", false, false).does, "");
});

test("the space bar plays, unless the focused element uses it", () => {
  assert.equal(keyAction(" ", false, false).does, "play");
  assert.equal(keyAction(" ", false, true).does, "");
});
