// What stands above the decision: my question to me, and to everybody else whose decision it is and for what.
import { say } from "../lib/i18n.js";

/** Never empty while a race runs. @param {any} state  @param {any} chooser */
export function promptOf(state, chooser) {
  const { asked, table: about } = state;
  if (about.state !== "running") return "";
  if (about.paused) return say("table.paused");
  if (asked?.mine && (chooser.open || chooser.busy)) return chooser.choice?.prompt || asked.text;
  const waits = state.awaited ?? [];
  if (state.seat !== null && waits.includes(state.seat)) return asked?.mine && !asked.answered && !chooser.sent ? asked.text : say("table.answered");
  return state.prompt || say("table.going_on");
}
