import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../browser_globals.js";
import { CHUNK, OPEN_HANDS, Recording } from "../../../src/hippodrome/web/playback/recording.js";
import { entry } from "../samples.js";

/** @type {string[]} */
let requests = [];

/**
 * A server with a race. Each moment has a list of steps, and each step a turn.
 * @param {[number, string][][]} moments step numbers and turns
 */
function serve(moments) {
  requests = [];
  let n = 0;
  const all = moments.map((steps, i) => ({
    n: i,
    line: 10 * i,
    scene: { title: "", pieces: [], displays: [] },
    log: steps.map(([step, turn]) => entry({ n: n++, step, turn })),
  }));
  Object.assign(globalThis, {
    fetch: async (/** @type {URL} */ url) => {
      requests.push(url.search);
      const [from, count] = ["from", "count"].map((name) => Number(url.searchParams.get(name)));
      const page = { total: all.length, from, frames: all.slice(from, from + count), board: "b", faces: "f" };
      return new Response(JSON.stringify(page), { headers: { "Content-Type": "application/json" } });
    },
  });
}

const record = (viewer = "") =>
  new Recording(
    "t1",
    viewer,
    () => null,
    async () => {},
  );

/** Four moments over three turns; the third has no steps, the fourth continues a step. @type {[number, string][][]} */
const RACE = [
  [
    [0, "1"],
    [1, "1"],
  ],
  [[2, "2"]],
  [],
  [
    [2, "2"],
    [3, "3"],
  ],
];

beforeEach(() => serve(RACE));

test("a chunk is fetched once, and a failed one again", async () => {
  const recording = record("1");
  await Promise.all([recording.fetch(0), recording.fetch(3)]);
  assert.deepEqual(requests, ["?as=1&from=0&count=40&lang=en"]);
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("offline")) });
  assert.equal(await recording.momentAt(CHUNK), undefined);
  serve(RACE);
  await recording.fetch(CHUNK);
  assert.deepEqual(requests, ["?as=1&from=40&count=40&lang=en"]);
});

test("open hands are asked for as such", async () => {
  await record(OPEN_HANDS).fetch(0);
  assert.deepEqual(requests, ["?open=true&from=0&count=40&lang=en"]);
});

test("a recording that was replaced takes no more moments", async () => {
  const recording = record();
  const fetching = recording.fetch(0);
  recording.closed = true;
  await fetching;
  assert.deepEqual(recording.moments, []);
});

test("steps lead through all moments and stop at the ends", async () => {
  const recording = record();
  const seen = [];
  /** @type {import("../../../src/hippodrome/web/playback/recording.js").Position} */
  let at = { moment: 0, step: 0 };
  await recording.fetch(0);
  for (let to = await recording.nextStep(at, 1); to; to = await recording.nextStep(at, 1)) {
    at = { moment: to.moment, step: to.step ?? 0 };
    seen.push([at.moment, at.step]);
  }
  assert.deepEqual(seen, [
    [0, 1],
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 1],
  ]);
  assert.equal(recording.isEnd(at), true);
  assert.deepEqual(await recording.nextStep({ moment: 3, step: 0 }, -1), { moment: 2, step: null });
  assert.equal(await recording.nextStep({ moment: 0, step: 0 }, -1), null);
});

test("a decision forward from the middle of a moment is its end", async () => {
  const recording = record();
  await recording.fetch(0);
  assert.equal(recording.nextDecision({ moment: 0, step: 0 }, 1), 0);
  assert.equal(recording.nextDecision({ moment: 0, step: 1 }, 1), 1);
  assert.equal(recording.nextDecision({ moment: 1, step: 0 }, -1), 0);
});

test("turns lead to their first steps", async () => {
  const recording = record();
  const never = () => false;
  assert.deepEqual(await recording.nextTurn({ moment: 0, step: 0 }, 1, never), { moment: 1, step: 0 });
  assert.deepEqual(await recording.nextTurn({ moment: 1, step: 0 }, 1, never), { moment: 3, step: 1 });
  assert.deepEqual(await recording.nextTurn({ moment: 3, step: 1 }, 1, never), { moment: 3, step: 1 }, "the end");
  assert.deepEqual(await recording.nextTurn({ moment: 3, step: 1 }, -1, never), { moment: 1, step: 0 });
  assert.deepEqual(await recording.nextTurn({ moment: 1, step: 0 }, -1, never), { moment: 0, step: 0 });
  assert.equal(await recording.nextTurn({ moment: 0, step: 0 }, 1, () => true), null, "the reader went on meanwhile");
});

test("a step is found by its number, and its continuation by its part", async () => {
  const recording = record();
  await recording.fetch(0);
  assert.deepEqual(await recording.findStep(1, 0), { moment: 0, step: 1 });
  assert.deepEqual(await recording.findStep(2, 0), { moment: 1, step: 0 });
  assert.deepEqual(await recording.findStep(2, 2), { moment: 3, step: 0 });
  assert.deepEqual(await recording.findStep(99, 0), { moment: 3, step: null });
});

test("the part of a step counts the moments right before with the same step", async () => {
  serve([[[0, "1"]], [[0, "1"]], [[0, "1"]]]);
  const recording = record();
  await recording.fetch(0);
  assert.equal(recording.partOf({ moment: 0, step: 0 }), 0);
  assert.equal(recording.partOf({ moment: 2, step: 0 }), 2);
});

test("another viewer's moment is found by its line, near its share of the race", async () => {
  const recording = record();
  await recording.fetch(0);
  assert.equal(await recording.sameMoment(20, 0), 2);
  assert.equal(await recording.sameMoment(25, 1), 2);
  assert.equal(await recording.sameMoment(0, 0.9), 0);
  assert.equal(await recording.sameMoment(null, 0.5), 2, "while a race runs, lines are unknown");
});

test("the last entry at a position is that of the step, or of the moment before", async () => {
  const recording = record();
  await recording.fetch(0);
  assert.equal(recording.lastEntry({ moment: 0, step: 0 }), 0);
  assert.equal(recording.lastEntry({ moment: 2, step: 0 }), 2, "a moment without steps");
  assert.equal(record().lastEntry({ moment: 0, step: 0 }), -1);
  assert.deepEqual(
    recording.entries.map(({ n }) => n),
    [0, 1, 2, 3, 4],
  );
});
