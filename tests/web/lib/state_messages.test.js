import assert from "node:assert/strict";
import { test } from "node:test";
import { applyMessage, mergeEntries, mergeList, mergeLog } from "../../../src/hippodrome/web/lib/state_messages.js";
import { entry, state } from "../samples.js";

const known = state({ log: { from: 0, entries: [entry({ n: 0 }), entry({ n: 1 })] }, waiting_text: "Ana decides." });

/** @param {Partial<import("#page").StateMessage>} parts  @returns {import("#page").StateMessage} */
const message = (parts) => ({ type: "state", ...parts });

test("a first message is a full state", () => {
  const { isFull: _, isRewound: __, newEntries: ___, ...full } = known;
  const applied = applyMessage(null, message(full), 0);
  assert.equal(applied.isFull, true);
  assert.deepEqual(applied.log.entries, known.log.entries);
  assert.equal("type" in applied, false);
});

test("parts that a message does not bring stay the same objects", () => {
  const applied = applyMessage(known, message({ version: "v2", awaited: [1] }), 0);
  assert.equal(applied.version, "v2");
  assert.deepEqual(applied.awaited, [1]);
  assert.equal(applied.log, known.log);
  assert.equal(applied.standing, known.standing);
  assert.equal(applied.isFull, false);
});

test("entries that follow the known ones are new", () => {
  const added = entry({ n: 2, text: "Ana moves." });
  const applied = applyMessage(known, message({ log: { from: 2, entries: [added] } }), 0);
  assert.deepEqual(applied.newEntries, [added]);
  assert.deepEqual(
    applied.log.entries.map(({ n }) => n),
    [0, 1, 2],
  );
  assert.equal(applied.isRewound, false);
});

test("entries below the known ones replace them and are not new", () => {
  const other = entry({ n: 1, text: "Ana took it back." });
  const applied = applyMessage(known, message({ log: { from: 1, entries: [other] } }), 0);
  assert.equal(applied.isRewound, true);
  assert.deepEqual(applied.newEntries, []);
  assert.deepEqual(applied.log.entries, [known.log.entries[0], other]);
});

test("a message without entries after a rewound one is not rewound", () => {
  const rewound = applyMessage(known, message({ log: { from: 1, entries: [] } }), 0);
  assert.equal(rewound.isRewound, true);
  assert.equal(applyMessage(rewound, message({ awaited: [] }), 0).isRewound, false);
});

test("the server's time gives the offset of the page's clock, which later messages without a time keep", () => {
  const timed = applyMessage(known, message({ now: 1000.5 }), 0.5);
  assert.equal(timed.clockOffset, 1000);
  assert.equal(applyMessage(timed, message({ awaited: [] }), 9).clockOffset, 1000);
});

test("a table without a clock has no offset", () => {
  assert.equal(applyMessage(known, message({ now: null }), 5).clockOffset, undefined);
});

test("chat messages are appended", () => {
  const said = { n: 0, seat: 1, name: "Ben", text: "Hello" };
  const applied = applyMessage(known, message({ chat: { from: 0, entries: [said] } }), 0);
  assert.deepEqual(applied.chat, { from: 0, entries: [said] });
});

test("a known state is not changed", () => {
  const before = structuredClone(known);
  applyMessage(known, message({ log: { from: 0, entries: [] }, waiting_text: "" }), 0);
  assert.deepEqual(known, before);
});

test("entries merge into nothing", () => {
  assert.deepEqual(mergeEntries(undefined, undefined), { from: 0, entries: [] });
  assert.deepEqual(mergeEntries(undefined, { from: 0, entries: [{ n: 0 }] }), { from: 0, entries: [{ n: 0 }] });
});

const piece = { id: "a", face: "card", slot: "hand", label: "Card", detail: "A long text.", mark: "", seat: null };
const stat = { id: "damage", label: "Damage", value: "0", of: null, detail: "", lasts: true };
const seen = state({
  scene: {
    title: "Turn 1",
    pieces: [piece, { ...piece, id: "b" }, { ...piece, id: "c" }],
    displays: [{ seat: 0, stats: [stat, { ...stat, id: "place" }] }],
  },
});

test("a changed list has runs of known items, known items with other fields, and new items", () => {
  const fresh = { ...piece, id: "d", face: "die" };
  const pieces = mergeList(seen.scene?.pieces ?? [], [[1, 3], { like: 0, slot: "board" }, fresh]);
  assert.deepEqual(
    pieces.map(({ id, slot }) => [id, slot]),
    [
      ["b", "hand"],
      ["c", "hand"],
      ["a", "board"],
      ["d", "hand"],
    ],
  );
  assert.equal("like" in pieces[2], false);
});

test("a changed scene keeps the parts that did not change", () => {
  /** @type {import("#page").SceneChanges} */
  const changes = { title: "Turn 2", displays: [{ like: 0, stats: [{ like: 0, value: "3" }, [1, 2]] }] };
  const { scene } = applyMessage(seen, message({ scene_changes: changes }), 0);
  assert.equal(scene?.title, "Turn 2");
  assert.equal(scene?.pieces, seen.scene?.pieces);
  assert.deepEqual(
    scene?.displays.map(({ seat, stats }) => [seat, stats.map(({ id, value }) => [id, value])]),
    [
      [
        0,
        [
          ["damage", "3"],
          ["place", "0"],
        ],
      ],
    ],
  );
});

test("changed fields of the table and the prompt replace the known ones", () => {
  const applied = applyMessage(seen, message({ table_changes: { turn: 7 } }), 0);
  assert.deepEqual(applied.table, { ...seen.table, turn: 7 });
  assert.equal("table_changes" in applied, false);
});

test("log entries are completed: numbers, the step and turn of the entry before, and empty fields", () => {
  const { entries } = mergeLog(undefined, {
    from: 0,
    entries: [
      { text: "Ana moves.", kind: "moved", step: 1, turn: "Turn 1" },
      { text: "Ana passes Ben.", kind: "passed", seat: 0 },
      { text: "Ben moves.", kind: "moved", step: 2 },
    ],
  });
  assert.deepEqual(
    entries.map(({ n, step, turn, seat, pieces }) => [n, step, turn, seat, pieces]),
    [
      [0, 1, "Turn 1", null, []],
      [1, 1, "Turn 1", 0, []],
      [2, 2, "Turn 1", null, []],
    ],
  );
});
