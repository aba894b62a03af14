import assert from "node:assert/strict";
import { before, test } from "node:test";
import { useLanguage } from "../texts.js";
import { t } from "../../../src/hippodrome/web/lib/i18n.js";
import { actionText } from "../../../src/hippodrome/web/table/answer_builder.js";
import { guidedIds, nextGuideStep } from "../../../src/hippodrome/web/table/guide.js";
import { promptText } from "../../../src/hippodrome/web/table/prompt.js";
import { citedHeading } from "../../../src/hippodrome/web/table/rule_links.js";
import { barPercent } from "../../../src/hippodrome/web/table/seats.js";
import { choice, piece, prompt, state } from "../samples.js";

before(() => useLanguage("en"));

const idle = { open: false, busy: false, sent: false, choice: null };
const open = { ...idle, open: true };

test("an open prompt is the heading, in the words of the choice if it has any", () => {
  const asked = state({ prompt: prompt({}), awaited: [0] });
  assert.equal(promptText(asked, open), "Choose your speed.");
  assert.equal(promptText(asked, { ...open, choice: choice({ text: "Which board?" }) }), "Which board?");
});

test("after my answer the heading says so, until others have answered", () => {
  const asked = state({ prompt: prompt({ answered: "3", sealed: true }), awaited: [0, 1] });
  assert.equal(promptText(asked, idle), t("table.answered"));
  assert.equal(promptText(state({ prompt: prompt({}), awaited: [0] }), { ...idle, sent: true }), t("table.answered"));
});

test("the heading of a watcher names whom the race waits for, and is never empty", () => {
  assert.equal(promptText(state({ seat: null, waiting_text: "Ben decides." }), idle), "Ben decides.");
  assert.equal(promptText(state({ seat: null }), idle), t("table.going_on"));
  assert.equal(promptText(state({}, { paused: true }), idle), t("table.paused"));
  assert.equal(promptText(state({}, { state: "over" }), idle), "");
});

test("a step of the guide names my pieces, an id, or a prefix", () => {
  const pieces = [
    piece({ id: "chariot:0", seat: 0 }),
    piece({ id: "chariot:1", seat: 1, slot: "bend:3" }),
    piece({ id: "card:7", seat: 0, slot: "hand" }),
  ];
  assert.deepEqual(guidedIds("mine", 0, pieces), ["chariot:0"]);
  assert.deepEqual(guidedIds("space:4", 0, pieces), ["space:4"]);
  assert.deepEqual(guidedIds("chariot:*", 0, pieces), ["chariot:0", "chariot:1"]);
  assert.deepEqual(guidedIds("bend:*", null, pieces), ["chariot:1"], "a prefix of a slot");
});

test("a refusal cites the section in brackets at its end", () => {
  assert.equal(citedHeading("You may not pass here. (Passing)"), "Passing");
  assert.equal(citedHeading("Not (yet) allowed."), "");
  assert.equal(citedHeading(""), "");
});

test("the bar of a stat stays between empty and full", () => {
  assert.equal(barPercent("3", 12), 25);
  assert.equal(barPercent("20", 12), 100);
  assert.equal(barPercent("-1", 12), 0);
  assert.equal(barPercent("–", 12), 0);
});

test("the confirm button says what the answer does, if that is short", () => {
  assert.equal(
    actionText(choice({ action_text: "Green 6: 15 spaces", answer_text: "x".repeat(90) })),
    "Green 6: 15 spaces",
  );
  assert.equal(actionText(choice({ answer_text: "Keep the dice" })), "Keep the dice");
  assert.equal(actionText(choice({ answer_text: "x".repeat(90) })), "");
});

test("the guide explains a question when it first comes up, and the rest in order", () => {
  const steps = ["", "", "dice", "path", ""].map((asked) => ({ asked }));
  assert.equal(nextGuideStep(steps, new Set(), "dice"), 0, "what the game is about comes first");
  assert.equal(nextGuideStep(steps, new Set([0]), "path"), 3);
  assert.equal(nextGuideStep(steps, new Set([0, 3]), "path"), 1, "a question is explained once");
  assert.equal(nextGuideStep(steps, new Set([0, 1, 3, 4]), "path"), -1, "the dice are explained when they are rolled");
  assert.equal(nextGuideStep(steps, new Set([0, 1, 3, 4]), "dice"), 2);
});
