// The heading above the decision: my question, or whose decision the table waits for.
import { t } from "../lib/i18n.js";

/** @import { Choice } from "#api" */
/** @import { PageState } from "#page" */
/** @typedef {{open: boolean, busy: boolean, sent: boolean, choice: Choice | null}} Answering */

/** The heading's text; never empty while a race runs. @param {PageState} state  @param {Answering} answering the answer in the making */
export function promptText(state, answering) {
  const { prompt: asked, table: about } = state;
  if (about.state !== "running") return "";
  if (about.paused) return t("table.paused");
  if (asked?.mine && (answering.open || answering.busy)) return answering.choice?.text || asked.text;
  const waits = state.awaited ?? [];
  if (state.seat !== null && waits.includes(state.seat))
    return asked?.mine && !asked.answered && !answering.sent ? asked.text : t("table.answered");
  return state.waiting_text || t("table.going_on");
}
