import assert from "node:assert/strict";
import { test } from "node:test";
import "../browser_globals.js";
import { FactFormatter, GameTexts } from "../../../src/hippodrome/web/lib/game_texts.js";

// That every message of the games reads as the server writes it is tests/web/test_fact_texts.py.

const WORDS = `
word-and = {$left} und {$right}
word-and_before_i = {$left} und {$right}
word-list = {$left}, {$right}
word-nothing = nichts
word-nobody = niemand
word-yes = ja
word-no = nein
word-ranked = {$n}. {$name}
`;

/** @param {string} ftl  @param {string} english  @param {Record<string, Record<string, string>>} labels */
const formatter = (ftl, english = "", labels = {}) => {
  const variables = { "fact-moved": ["seat", "spaces"] };
  /** @type {Record<string, [string, string]>} */
  const lists = { cards: ["card", "and"], places: ["winner", "ranked"] };
  const texts = new GameTexts({ lang: "de", ftl: WORDS + ftl, english, variables, lists });
  return new FactFormatter(texts, ["Ana", "Ben"], labels);
};

test("values are in the order of the message's variables", () => {
  const texts = formatter("fact-moved = {$seat} fährt {$spaces} Felder.\n");
  assert.equal(texts.message("fact.moved", [1, 1200]), "Ben fährt 1.200 Felder.");
});

test("a message that the language lacks is formatted in English, one that nobody has is shown by its key", () => {
  const english =
    "fact-moved = {$seat} moves { $spaces ->\n    [one] one space\n   *[other] {$spaces} spaces\n    }.\n";
  assert.equal(formatter("", english).message("fact.moved", [0, 1]), "Ana moves one space.");
  assert.equal(formatter("").message("fact.long_gone", []), "long gone");
});

test("a value is shown by its label, and selected by itself", () => {
  const ftl =
    "a = { $card ->\n    [0] keine\n   *[other] {$card}\n    }\nb = { $face ->\n    [six] Sechs!\n   *[other] {$face}\n    }\n";
  const labels = { card: { 0: "Ass" }, face: { six: "eine 6", one: "eine 1" } };
  assert.equal(formatter(ftl, "", labels).format("a", { card: 0 }), "Ass");
  assert.equal(formatter(ftl).format("a", { card: 0 }), "keine");
  assert.equal(formatter(ftl, "", labels).format("b", { face: "six" }), "Sechs!");
  assert.equal(formatter(ftl, "", labels).format("b", { face: "one" }), "eine 1");
});

test("lists are joined from the labels of their items", () => {
  const ftl = "a = {$cards}\nb = {$places}\nc = {$passed}\nd = {$dice}\n";
  const texts = formatter(ftl, "", {
    card: { 7: "Ass", 8: "König" },
    cards: { "[]": "keine Karten" },
    winner: { 0: "Ana", 1: "Ben" },
  });
  assert.equal(texts.format("a", { cards: [7, 8, 7] }), "Ass, König und Ass");
  assert.equal(texts.format("a", { cards: [] }), "keine Karten");
  assert.equal(texts.format("b", { places: [1, 0] }), "1. Ben, 2. Ana");
  assert.equal(texts.format("c", { passed: [] }), "niemand");
  assert.equal(texts.format("d", { dice: [] }), "nichts");
});

test("a message that tests for yes or no, itself or in a message within it, gets yes or no", () => {
  const ftl =
    'outer = { inner }{ $seat ->\n    [yes] !\n   *[no] {""}\n    }\ninner = { $open ->\n    [yes] offen\n   *[no] zu\n    }\n';
  assert.equal(formatter(ftl).format("outer", { open: true, seat: 0 }), "offen!");
  assert.equal(formatter(ftl).format("outer", { open: 0, seat: null }), "zu");
});
