// Applies the messages of a WebSocket, as the page does. Input: {messages: [...]}; output: the state after each message.
import { text } from "node:stream/consumers";
import { applyMessage } from "../../src/hippodrome/web/lib/state_messages.js";

/** @import { PageState, StateMessage } from "#page" */

/** @type {{messages: StateMessage[]}} */
const { messages } = JSON.parse(await text(process.stdin));
/** @type {PageState | null} */
let state = null;
const states = messages.map((message) => {
  state = applyMessage(state, message, 0);
  return state;
});
process.stdout.write(JSON.stringify(states));
