import assert from "node:assert/strict";
import { glideDuration } from "../../../src/hippodrome/web/lib/geometry.js";
import { test } from "node:test";
import {
  SPEEDS,
  collectPaths,
  groupSteps,
  hitsOn,
  hurry,
  isSpeed,
  lastTurnStart,
  pathEnds,
  positionsBefore,
  stepDuration,
} from "../../../src/hippodrome/web/playback/steps.js";
import { entry } from "../samples.js";

test("entries of a step are grouped, and notes are left out", () => {
  const steps = groupSteps([
    entry({ n: 0, step: 0 }),
    entry({ n: 1, step: 0 }),
    entry({ n: 2, step: 7, note: true }),
    entry({ n: 3, step: 1, turn: "Turn 2" }),
  ]);
  assert.deepEqual(
    steps.map((step) => [step.n, step.turn, step.entries.map(({ n }) => n)]),
    [
      [0, "Turn 1", [0, 1]],
      [1, "Turn 2", [3]],
    ],
  );
});

const moves = [
  entry({ paths: { "chariot:0": ["a", "b"] } }),
  entry({ paths: { "chariot:1": ["x", "y"] } }),
  entry({ paths: { "chariot:0": ["b", "c"] } }),
];

test("paths of a piece are joined over all entries", () => {
  assert.deepEqual(collectPaths(moves), { "chariot:0": ["a", "b", "b", "c"], "chariot:1": ["x", "y"] });
  assert.deepEqual(pathEnds(moves), { "chariot:0": "c", "chariot:1": "y" });
});

test("pieces that move again go back to where they were before", () => {
  assert.deepEqual(positionsBefore(moves, 0), { "chariot:0": "a", "chariot:1": "x" });
  assert.deepEqual(positionsBefore(moves, 1), { "chariot:0": "b", "chariot:1": "x" });
  assert.deepEqual(positionsBefore(moves, 3), {}, "nothing moves any more");
});

test("the last turn with more than two steps begins a repetition", () => {
  const turns = [1, 1, 1, 2, 2, 2, 3].map((turn, n) => entry({ n, step: n, turn: `Turn ${turn}` }));
  assert.equal(lastTurnStart(turns), 3, "from turn 2 on there are more than two steps");
  assert.equal(lastTurnStart(turns.slice(0, 4)), 3, "no turn has: the last one");
  assert.equal(lastTurnStart([]), 0);
});

test("hits on a seat by others count, its own only after its turn", () => {
  const steps = groupSteps([
    entry({ n: 0, step: 0, seat: 1, targets: [0] }),
    entry({ n: 1, step: 1, seat: 0, targets: [0] }),
    entry({ n: 2, step: 2, seat: 0, targets: [0], turn: "Turn 2" }),
    entry({ n: 3, step: 3, seat: 2, targets: [1] }),
  ]);
  assert.deepEqual(
    hitsOn(0, steps, "Turn 1").map(({ by, entry: { n } }) => [by, n]),
    [
      [1, 0],
      [null, 2],
    ],
  );
  assert.deepEqual(hitsOn(null, steps, undefined), [], "a watcher is not hit");
});

test("a step is shown long enough to read it and to move its pieces", () => {
  const [step] = groupSteps([entry({ text: "ten chars!" })]);
  assert.equal(stepDuration(step, SPEEDS.brisk), 320 + 60);
  const way = Array.from({ length: 8 }, (_, n) => `space:${n}`);
  const [drive] = groupSteps([entry({ text: "ten chars!", paths: { "chariot:1": way } })]);
  assert.equal(stepDuration(drive, SPEEDS.brisk), glideDuration(9, SPEEDS.brisk.pace));
});

test("steps are shortened so that all of them end in time", () => {
  const steps = groupSteps(Array.from({ length: 20 }, (_, n) => entry({ n, step: n, text: "ten chars!" })));
  assert.equal(hurry(steps.slice(0, 3), SPEEDS.brisk, SPEEDS.brisk.budget), 1, "no hurry");
  const factor = hurry(steps, SPEEDS.brisk, SPEEDS.brisk.budget);
  assert.ok(Math.abs(20 * factor * 380 - 5000) < 1e-6);
  assert.ok(hurry(steps, SPEEDS.brisk, -100) > 0, "late steps are shown for a moment");
});

test("only known speeds are speeds", () => {
  assert.deepEqual(["calm", "brisk", "instant", "warp", ""].filter(isSpeed), ["calm", "brisk", "instant"]);
});
