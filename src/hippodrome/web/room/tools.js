// The tools beside a decision (undo, rewind by consent, hint, rules), a pending request to rewind, and the way back after a timeout.
import { confirmDialog, openDialog, paragraphs } from "../lib/dialog.js";
import { find, make } from "../lib/dom.js";
import { formatList, t } from "../lib/i18n.js";

/** @import { PageState } from "#page" */
/** @import { TableSession } from "./session.js" */
/** @import { AnswerBuilder } from "../table/answer_builder.js" */

/** @param {string} name  @param {() => void} does */
const tool = (name, does) =>
  make("button", { type: "button", class: "tool", id: `tool-${name}`, text: t(`tool.${name}`), onclick: does });

export class Tools {
  /** @type {TableSession} */ session;
  /** @type {AnswerBuilder} */ answerBuilder;
  /** @type {HTMLElement} */ rewindBox;
  /** @type {HTMLElement} */ awayBox;
  rules = tool("rules", () => this.showRules());
  advice = tool("hint", () => this.answerBuilder.advise());
  undo = tool("undo", () => this.onUndo());

  /** @param {HTMLElement} root the dock  @param {TableSession} session  @param {AnswerBuilder} answerBuilder */
  constructor(root, session, answerBuilder) {
    this.session = session;
    this.answerBuilder = answerBuilder;
    this.rewindBox = find("#rewind", root);
    this.awayBox = find("#away", root);
    find("#tools", root).append(this.rules, this.advice, this.undo);
  }

  /** Undo the last answer; if the table has moved on since, ask to go back: a player alone is asked, others have to agree. */
  onUndo() {
    const { state } = this.session;
    if (state?.undo?.can) return this.session.act("undo", undefined);
    const people = state?.table.seats.filter((seat) => seat.kind === "person") ?? [];
    const text = people.length === 1 ? t("rewind.sure_text") : t("rewind.ask_text");
    return confirmDialog(t("rewind.sure"), `${state?.undo?.why ?? ""} ${text}`.trim(), t("rewind.sure_yes"), () =>
      this.session.post("rewind", undefined),
    );
  }

  showRules() {
    const { state, id } = this.session;
    openDialog(t("tool.rules"), [
      make("p", { class: "lead", text: state?.prompt?.text ?? "" }),
      ...paragraphs(state?.prompt?.help ?? ""),
      make(
        "p",
        {},
        make("a", {
          href: `/rules/${state?.table.game}?table=${id}`,
          target: "_blank",
          rel: "noopener",
          text: t("menu.rules"),
        }),
      ),
    ]);
  }

  /** @param {PageState} state */
  update(state) {
    const mine = state.seat !== null && state.seat !== undefined;
    this.undo.hidden = !mine || Boolean(state.rewind);
    this.rules.hidden = !state.prompt?.help;
    this.advice.hidden = !this.answerBuilder.open || state.table.hints === false;
    this.undo.title = state.undo?.can ? "" : (state.undo?.why ?? "");
    this.showAway(state);
    this.showRewind(state);
  }

  /** Show the button to return after a timeout; until then a bot stands in. @param {PageState} state */
  showAway(state) {
    const box = this.awayBox;
    box.hidden = !(state.seat !== null && state.table.seats[state.seat]?.away && !state.standing?.over);
    if (box.hidden || box.firstChild) return;
    box.append(
      make("p", { text: t("away.text") }),
      make("button", {
        type: "button",
        class: "primary",
        text: t("away.back"),
        onclick: () => this.session.act("back", undefined),
      }),
    );
  }

  /** Show a request to rewind, and the buttons to answer it. @param {PageState} state */
  showRewind(state) {
    const box = this.rewindBox;
    const asked = state.rewind;
    box.hidden = !asked;
    const key = JSON.stringify(asked);
    if (box.dataset.key === key) return;
    box.dataset.key = key;
    if (!asked) return box.replaceChildren();
    /** @param {"agree" | "refuse" | "drop"} name  @param {boolean} yes */
    const button = (name, yes) =>
      make("button", {
        type: "button",
        text: t(`rewind.${name}`),
        onclick: () => this.session.act("consent", { yes }),
      });
    const names = formatList(asked.waits_for.map((seat) => state.table.seats[seat].name));
    const waits = make("p", { class: "note", text: t("rewind.waits", { names }) });
    const isMine = state.seat !== null && asked.waits_for.includes(state.seat);
    box.replaceChildren(
      make("p", { text: asked.text }),
      ...(isMine
        ? [button("agree", true), button("refuse", false)]
        : asked.seat === state.seat
          ? [waits, button("drop", false)]
          : [waits]),
    );
  }
}
