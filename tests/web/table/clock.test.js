import assert from "node:assert/strict";
import { before, test } from "node:test";
import { useLanguage } from "../texts.js";
import { formatTimeLeft, warningTime } from "../../../src/hippodrome/web/table/clock.js";

before(() => useLanguage("en"));

test("remaining time is in minutes, hours or days", () => {
  assert.equal(formatTimeLeft(8.2), "0:09", "rounded up: at 0:00 time is up");
  assert.equal(formatTimeLeft(270), "4:30");
  assert.equal(formatTimeLeft(3599.5), "1 h 0 min");
  assert.equal(formatTimeLeft(86400 * 2 + 5 * 3600 + 59), "2 d 5 h");
  assert.equal(formatTimeLeft(-3), "0:00");
});

test("a clock warns in the last quarter, but at most a minute, or an hour of a long limit", () => {
  assert.equal(warningTime(60), 15);
  assert.equal(warningTime(3600), 60);
  assert.equal(warningTime(86400), 3600);
});
