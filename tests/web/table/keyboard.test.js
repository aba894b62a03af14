import assert from "node:assert/strict";
import { test } from "node:test";
import "../browser_globals.js";
import { indexForKey } from "../../../src/hippodrome/web/table/hand.js";
import { pickForKey, shortcutOf } from "../../../src/hippodrome/web/table/keyboard.js";
import { lineForKey } from "../../../src/hippodrome/web/table/log.js";
import { choice, pick } from "../samples.js";

/** @param {string} key  @param {Partial<import("../../../src/hippodrome/web/table/keyboard.js").KeyPress>} more */
const press = (key, more = {}) =>
  shortcutOf({ key, ctrlKey: false, metaKey: false, altKey: false, isTyping: false, isOnPage: false, ...more });

test("Enter confirms with Ctrl, or if nothing has the focus", () => {
  assert.equal(press("Enter", { ctrlKey: true, isTyping: true }), "confirm");
  assert.equal(press("Enter", { metaKey: true }), "confirm");
  assert.equal(press("Enter", { isOnPage: true }), "confirm");
  assert.equal(press("Enter"), "other", "a focused piece is picked");
});

test("letters are shortcuts, but not in a field and not with modifiers", () => {
  assert.deepEqual(
    ["s", "a", "?", "Escape"].map((key) => press(key)),
    ["skip", "repeat", "help", "clear"],
  );
  assert.equal(press("s", { isTyping: true }), "");
  assert.equal(press("a", { ctrlKey: true }), "");
  assert.equal(press("s", { altKey: true }), "");
  assert.equal(press("ArrowUp"), "other");
});

test("a key stands for a pick only if it can be picked", () => {
  const no = pick({ id: "no", key: "n" });
  const barred = pick({ id: "yes", key: "y", why_not: "No card is left." });
  const open = choice({ picks: [barred, no] });
  assert.equal(pickForKey(open, "n"), no);
  assert.equal(pickForKey(open, "y"), null);
  assert.equal(pickForKey(null, "n"), null);
});

test("arrows go round the hand", () => {
  assert.equal(indexForKey("ArrowRight", 4, 5), 0);
  assert.equal(indexForKey("ArrowLeft", 0, 5), 4);
  assert.equal(indexForKey("ArrowRight", -1, 5), -1, "no card has the focus");
  assert.deepEqual([indexForKey("Home", 2, 5), indexForKey("End", 2, 5), indexForKey("x", 2, 5)], [0, 4, -1]);
});

test("arrows go along the log and stop at its ends", () => {
  assert.equal(lineForKey("ArrowDown", 4, 5), 5, "there is no such line");
  assert.equal(lineForKey("ArrowUp", 0, 5), -1);
  assert.deepEqual([lineForKey("Home", 3, 5), lineForKey("End", 3, 5), lineForKey("x", 3, 5)], [0, 4, -1]);
});
