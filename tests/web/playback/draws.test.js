import assert from "node:assert/strict";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { test } from "node:test";
import { commitment, hmac, redraw, sha256, verifyDraw } from "../../../src/hippodrome/web/playback/draws.js";

/** @param {Uint8Array} bytes */
const hex = (bytes) => Buffer.from(bytes).toString("hex");

test("SHA-256 agrees with Node's for every length around the blocks", () => {
  for (const length of [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
    const bytes = randomBytes(length);
    assert.equal(hex(sha256(bytes)), createHash("sha256").update(bytes).digest("hex"), `${length} bytes`);
  }
});

test("HMAC agrees with Node's for short and long keys", () => {
  for (const length of [0, 32, 64, 65, 200]) {
    const [key, message] = [randomBytes(length), randomBytes(50)];
    assert.equal(hex(hmac(key, message)), createHmac("sha256", key).update(message).digest("hex"), `${length} bytes`);
  }
});

const SEED = "00".repeat(32);
const recipe = { stream: "dice", n: 0, count: 5, sides: 6, distinct: false, seed: SEED, salt: ["pepper", "salt"] };

test("the commitment is the hash of its label and the seed", () => {
  const label = Buffer.concat([Buffer.from("hippodrome commitment 1\0"), Buffer.alloc(32)]);
  assert.equal(commitment(SEED), createHash("sha256").update(label).digest("hex"));
});

test("draws depend on every part of their recipe", () => {
  const drawn = redraw(recipe);
  assert.equal(drawn.length, 5);
  assert.ok(drawn.every((number) => Number.isInteger(number) && number >= 0 && number < 6));
  for (const other of [{ stream: "cards" }, { n: 1 }, { salt: ["pepper"] }, { seed: "01".repeat(32) }])
    assert.notDeepEqual(redraw({ ...recipe, ...other, count: 20 }), redraw({ ...recipe, count: 20 }));
});

test("distinct draws are a permutation", () => {
  const drawn = redraw({ ...recipe, count: 52, sides: 52, distinct: true });
  assert.deepEqual(
    [...drawn].sort((a, b) => a - b),
    [...Array(52).keys()],
  );
});

test("a draw that was changed is found", () => {
  const draw = { ...recipe, line: 0, about: "dice", source: "", what: "", drawn: redraw(recipe) };
  assert.equal(verifyDraw(draw).ok, true);
  assert.equal(verifyDraw({ ...draw, drawn: draw.drawn.map((number) => (number + 1) % 6) }).ok, false);
  assert.equal(verifyDraw({ ...draw, drawn: draw.drawn.slice(1) }).ok, false);
});
