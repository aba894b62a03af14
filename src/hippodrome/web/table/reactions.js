// Automatic declining of reactions: questions about other seats are declined as if the player had pressed the key.
import { make } from "../lib/dom.js";
import { loadValue, saveValue } from "../lib/local_storage.js";
import { t } from "../lib/i18n.js";

/** @import { Choice } from "#api" */
/** @import { AnswerBuilder } from "./answer_builder.js" */

const MODES = ["all", "mine"];

export class Reactions {
  /** @type {AnswerBuilder} */ answerBuilder;
  /** @type {(text: string) => void} */ hint;
  select = make(
    "select",
    { class: "tool", id: "ask-less", "aria-label": t("less.label"), title: t("less.label") },
    ...MODES.map((mode) => make("option", { value: mode, text: t(`less.${mode}`) })),
  );

  /** @param {HTMLElement} tools  @param {AnswerBuilder} answerBuilder  @param {(text: string) => void} hint */
  constructor(tools, answerBuilder, hint) {
    this.answerBuilder = answerBuilder;
    this.hint = hint;
    const stored = loadValue("reactions", "all");
    this.select.value = MODES.includes(stored) ? stored : "all";
    this.select.hidden = true;
    this.select.addEventListener("change", () => {
      saveValue("reactions", this.select.value);
      this.declineIfAside(answerBuilder.choice);
    });
    tools.append(this.select);
    answerBuilder.onChoice = (choice) => this.declineIfAside(choice);
  }

  /** Show the setting once a choice can be declined, and decline a choice that is about others. @param {Choice | null} choice */
  declineIfAside(choice) {
    const no = choice?.picks.find((pick) => pick.key && !pick.why_not);
    if (no) this.select.hidden = false; // it stays visible, so that it can be changed back
    if (no && choice?.declinable && this.select.value === "mine" && !choice.chosen.length) {
      this.answerBuilder.isSuppressed = true;
      this.answerBuilder.pickAndConfirm(no.id).then((done) => {
        if (done) this.hint(t("less.declined", { what: choice.text }));
        else {
          this.answerBuilder.isSuppressed = false;
          this.answerBuilder.show();
        }
      });
    }
  }
}
