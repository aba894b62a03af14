// Formats messages as the page does. Input: [{texts, players, labels, messages: [[key, values, more]]}]; output: the texts of each.
import { text } from "node:stream/consumers";
import "./browser_globals.js";
import { FactFormatter, GameTexts } from "../../src/hippodrome/web/lib/game_texts.js";

/** @import { GameTexts as GameTextsReply } from "#api" */
/** @import { FactValue, Labels } from "../../src/hippodrome/web/lib/game_texts.js" */

/** @type {{texts: GameTextsReply, players: string[], labels: Labels, messages: [string, FactValue[], Record<string, FactValue>][]}[]} */
const given = JSON.parse(await text(process.stdin));
const formatted = given.map(({ texts, players, labels, messages }) => {
  const formatter = new FactFormatter(new GameTexts(texts), players, labels);
  return messages.map(([key, values, more]) => formatter.message(key, values, more));
});
process.stdout.write(JSON.stringify(formatted));
