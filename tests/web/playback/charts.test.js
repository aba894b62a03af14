import assert from "node:assert/strict";
import { test } from "node:test";
import "../browser_globals.js";
import { glideDuration } from "../../../src/hippodrome/web/lib/geometry.js";
import { pointIndex } from "../../../src/hippodrome/web/playback/coach.js";

test("a decision is between the points of the chart around its line", () => {
  const points = [{ line: 0 }, { line: 10 }, { line: 30 }];
  assert.equal(pointIndex(points, 5), 0.5);
  assert.equal(pointIndex(points, 10), 1);
  assert.equal(pointIndex(points, 25), 1.75);
  assert.equal(pointIndex(points, 99), 2);
});

test("a longer path takes longer, up to a limit, at every pace", () => {
  assert.equal(glideDuration(2, 1), 410);
  assert.equal(glideDuration(5, 1), 740);
  assert.equal(glideDuration(5, 0.2), 148);
  assert.equal(glideDuration(100, 1), 1500);
});
