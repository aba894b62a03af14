import assert from "node:assert/strict";
import { before, test } from "node:test";
import { useLanguage } from "../texts.js";
import { t } from "../../../src/hippodrome/web/lib/i18n.js";
import {
  fileName,
  formatValue,
  isEqual,
  readText,
  readTranslations,
} from "../../../src/hippodrome/web/editions/edition_values.js";

before(() => useLanguage("en"));

test("values are formatted by their type", () => {
  assert.equal(formatValue(3), "3");
  assert.equal(formatValue([1, 2]), "1, 2");
  assert.equal(formatValue(true), t("edition.yes"));
  assert.equal(formatValue({ en: "Ram", de: "Rammen" }), "Ram · Rammen");
  assert.equal(formatValue(null), "–");
});

test("records are equal in any order, lists are not", () => {
  assert.equal(isEqual({ en: "a", de: "b" }, { de: "b", en: "a" }), true);
  assert.equal(isEqual([1, 2], [2, 1]), false);
  assert.equal(isEqual(1, "1"), false);
});

test("numbers are read strictly", () => {
  assert.equal(readText("number", " 12 "), 12);
  assert.equal(readText("number", "-3"), -3);
  for (const wrong of ["", "1.5", "twelve", "1234567", "1 2"]) assert.equal(readText("number", wrong), null, wrong);
});

test("lists of numbers may have commas, semicolons or spaces", () => {
  assert.deepEqual(readText("numbers", "1, 2;3  4"), [1, 2, 3, 4]);
  assert.deepEqual(readText("numbers", ""), []);
  assert.equal(readText("numbers", "1, two"), null);
});

test("a list of texts has one in each line, without empty lines", () => {
  assert.deepEqual(readText("texts", " Ana \n\nBen\n"), ["Ana", "Ben"]);
  assert.equal(readText("text", " as typed "), " as typed ");
});

test("a translated text is plain if it is only in English", () => {
  assert.equal(readTranslations({ en: "Ram", de: "" }), "Ram");
  assert.deepEqual(readTranslations({ en: "Ram", de: "Rammen", fr: "" }), { en: "Ram", de: "Rammen" });
  assert.equal(readTranslations({ en: "", de: "" }), "");
});

test("a name becomes the name of a file", () => {
  assert.equal(fileName("Séance: Nº 1!"), "se-ance-n-1");
  assert.equal(fileName("***"), "");
});
