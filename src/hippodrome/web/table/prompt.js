// The heading above the decision: my question, or whose decision the table waits for.
import { t } from "../lib/i18n.js";

/** The heading's text; never empty while a race runs. @param {any} state  @param {any} answerBuilder */
export function promptText(state, answerBuilder) {
  const { prompt: asked, table: about } = state;
  if (about.state !== "running") return "";
  if (about.paused) return t("table.paused");
  if (asked?.mine && (answerBuilder.open || answerBuilder.busy)) return answerBuilder.choice?.text || asked.text;
  const waits = state.awaited ?? [];
  if (state.seat !== null && waits.includes(state.seat))
    return asked?.mine && !asked.answered && !answerBuilder.sent ? asked.text : t("table.answered");
  return state.waiting_text || t("table.going_on");
}
