// Applies the messages of a WebSocket, as the page does. Input: {messages, texts}; output: the state after each message.
import { text } from "node:stream/consumers";
import "./browser_globals.js";
import { GameTexts } from "../../src/hippodrome/web/lib/game_texts.js";
import { applyMessage } from "../../src/hippodrome/web/lib/state_messages.js";

/** @import { GameTexts as GameTextsReply } from "#api" */
/** @import { PageState, StateMessage } from "#page" */

/** @type {{messages: StateMessage[], texts: GameTextsReply}} */
const { messages, texts } = JSON.parse(await text(process.stdin));
const gameTexts = new GameTexts(texts);
/** @type {PageState | null} */
let state = null;
const states = messages.map((message) => {
  state = applyMessage(state, message, 0, gameTexts);
  return state;
});
process.stdout.write(JSON.stringify(states));
