import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { useLanguage } from "../texts.js";
import {
  formatList,
  formatNumber,
  formatPercent,
  hasText,
  joinTexts,
  language,
  seatMarks,
  t,
  withLabel,
  withRank,
} from "../../../src/hippodrome/web/lib/i18n.js";

beforeEach(() => useLanguage("en"));

test("a key without a text is its own text", () => {
  assert.equal(t("nothing.here"), "nothing.here");
  assert.equal(hasText("nothing.here"), false);
  assert.equal(hasText("wire.lost"), true);
});

test("texts, marks and language come from the server", async () => {
  assert.deepEqual([language, seatMarks[1].letter], ["en", "B"]);
  const english = t("wire.lost");
  await useLanguage("es");
  assert.equal(language, "es");
  assert.notEqual(t("wire.lost"), english);
});

test("names are joined with a conjunction", () => {
  assert.equal(formatList([]), "");
  assert.equal(formatList(["Ana"]), "Ana");
  assert.equal(formatList(["Ana", "Ben"]), "Ana and Ben");
  assert.equal(formatList(["Ana", "Ben", "Cy"]), "Ana, Ben and Cy");
});

test("Spanish joins with e before the sound of i", async () => {
  await useLanguage("es");
  assert.equal(formatList(["Ana", "Inés"]), "Ana e Inés");
  assert.equal(formatList(["Ana", "Hielo"]), "Ana y Hielo");
});

test("texts are joined, and empty ones are left out", () => {
  assert.equal(joinTexts(["a", "", null, undefined, false, "b"], "notes"), "a · b");
  assert.equal(joinTexts(["a", "b", "c"]), "a, b, c");
  assert.equal(joinTexts([]), "");
});

test("a label or a rank precedes a value", () => {
  assert.equal(withLabel("Damage", "3"), "Damage: 3");
  assert.equal(withRank(2, "Ana"), "2. Ana");
});

test("numbers are grouped, rounded and signed", () => {
  assert.equal(formatNumber(1234.5678, 1), "1,234.6");
  assert.equal(formatNumber(2, 1, true), "+2");
  assert.equal(formatNumber(-0.01, 1), "0", "there is no minus zero");
});

test("a share is a percentage in the way of the language", async () => {
  assert.equal(formatPercent(0.125), "13%");
  assert.equal(formatPercent(0.125, 1), "12.5%");
  await useLanguage("es");
  assert.match(formatPercent(0.5), /^50\s%$/);
});
