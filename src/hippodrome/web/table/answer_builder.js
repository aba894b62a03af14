// Builds an answer from picks: every click asks the server what the picks amount to, and shows what can be picked next.
import { closest, find, findAs, make, query, queryAll, reconcile, setAttr, setText } from "../lib/dom.js";
import { updatePickState } from "../graphics/pick_state.js";
import { holdHint } from "./tooltips.js";
import { promptText } from "./prompt.js";
import { failureText, statusOf } from "../lib/http.js";
import { isSmallScreen } from "../lib/responsive.js";
import { playSound } from "../lib/sound.js";
import { t } from "../lib/i18n.js";

/** @import { Choice, Hint, Pick, Prompt } from "#api" */
/** @import { ActionRoutes, PageState } from "#page" */
/** @import { Board } from "./board.js" */
/** @import { Hand } from "./hand.js" */
/** @import { Seats } from "./seats.js" */
/**
 * The page around the answer: requests, the hint line, and what to do when the table has moved on.
 * @typedef {object} AnswerHost
 * @property {<A extends keyof ActionRoutes>(action: A, body: ActionRoutes[A]["body"]) => Promise<ActionRoutes[A]["reply"]>} post
 * @property {(text: string, kind?: string) => void} hint
 * @property {() => void} stale
 */

const MIN_TAP_SIZE = 40;
const MAX_EXTRA_BUTTONS = 12;
const MAX_ACTION_LENGTH = 40;

/** True if an element is hidden, or too small for a finger. Not measured on large screens with a mouse: that would force a layout. @param {Element | null} el */
function isHardToTap(el) {
  const finger = matchMedia("(pointer: coarse)").matches;
  if (!el || (!finger && !isSmallScreen())) return false;
  const { width, height } = el.getBoundingClientRect();
  return !width || (finger && Math.min(width, height) < MIN_TAP_SIZE);
}

/** The text of the button that gives an answer: what it does, if that is short. @param {Choice} choice */
export function actionText({ action_text, answer_text }) {
  return action_text || (answer_text.length <= MAX_ACTION_LENGTH ? answer_text : "");
}

export class AnswerBuilder {
  /** Where things can be picked. @type {{board: Board, hand: Hand, seats: Seats}} */ parts;
  /** @type {AnswerHost} */ host;
  /** @type {HTMLElement} */ root;
  /** @type {PageState | null} */ state = null;
  /** The open prompt of the state. @type {Prompt | null} */ asked = null;
  /** The token of the prompt, if it is mine. @type {string | null} */ question = null;
  /** @type {string[]} */ picked = [];
  /** @type {Choice | null} */ choice = null;
  /** @type {Hint | null} */ advice = null;
  /** True while a sealed answer is being changed. */ changing = false;
  busy = false;
  sent = false;
  /** True if the prompt is declined automatically, so that it is not shown. */ isSuppressed = false;
  /** True until the player was alerted to a new prompt. */ alertPending = false;
  stateCount = 0;
  requestCount = 0;
  timeoutText = "";
  /** Called with every reply of the server. @type {(choice: Choice) => void} */ onChoice = () => {};
  /** Called after a pick or an answer. @type {(what: "pick" | "answer") => void} */ onAction = () => {};
  /** Called when it is my turn. @type {() => void} */ onTurn = () => {};

  /** @param {HTMLElement} root the room  @param {{board: Board, hand: Hand, seats: Seats}} parts  @param {AnswerHost} host */
  constructor(root, parts, host) {
    this.root = root;
    this.parts = parts;
    this.host = host;
    this.box = find("#choice", root);
    this.questionBox = find("#question", root);
    this.buttons = find("#buttons", root);
    this.confirmButton = findAs(HTMLButtonElement, "#confirm", root);
    this.clearButton = find("#clear", root);
    this.confirmButton.addEventListener("click", () => this.confirm());
    this.clearButton.addEventListener("click", () => this.clear());
    find("#change", root).addEventListener("click", () => this.change());
    find("#take-back", root).addEventListener("click", () => this.withdraw());
    find("#advice-take", root).addEventListener("click", () => this.takeAdvice());
    this.buttons.addEventListener("click", (event) => {
      const button = closest(event, "button");
      if (button) this.toggle(button.dataset.id ?? "");
    });
  }

  /** Move the focus to the question. */
  focus() {
    this.questionBox.focus({ preventScroll: true });
  }

  /** Show the question of a state. Picks stay as long as the question does. @param {PageState} state */
  update(state) {
    const asked = state.prompt ?? null;
    this.asked = asked;
    this.state = state;
    this.sent = false;
    this.stateCount += 1;
    const mine = asked?.mine && !state.standing?.over ? asked : null;
    this.timeoutText =
      (state.newEntries ?? []).findLast((entry) => entry.kind === "lapsed" && entry.seat === state.seat)?.text ??
      this.timeoutText;
    if (mine?.prompt_token !== this.question || !mine) {
      this.question = mine?.prompt_token ?? null;
      this.picked = [];
      this.choice = this.advice = null;
      this.changing = this.busy = this.isSuppressed = false;
      this.requestCount += 1;
      if (mine) {
        this.host.hint(mine.answered ? "" : this.timeoutText || holdHint()); // after a timeout, say that a stand-in decided
        if (!mine.answered) this.timeoutText = "";
        this.alertPending = !mine.answered; // alert once the server has confirmed that there is something to decide
        if (!this.isFinal) this.consider([]);
      }
    } else if (!this.choice && !this.isFinal) this.consider(this.picked); // the last request failed
    this.show();
  }

  /** True if my answer is in and can no longer be changed. */
  get isFinal() {
    return Boolean(this.asked?.answered && !this.asked.sealed);
  }

  get open() {
    return Boolean(this.question) && !this.sent && !this.busy && (!this.asked?.answered || this.changing);
  }

  /** Ask the server what picks amount to. @param {string[]} picked  @param {boolean} acts whether an answer that needs no confirmation is given at once */
  async consider(picked, acts = false) {
    if (!this.question) return;
    const request = ++this.requestCount;
    const before = this.picked;
    this.picked = picked; // so that a second click before the reply adds to the first
    try {
      const choice = await this.host.post("consider", { prompt_token: this.question, picked });
      if (request !== this.requestCount) return;
      this.choice = choice;
      this.picked = choice.chosen;
      this.onChoice(choice);
      if (this.alertPending && !this.isSuppressed) this.onTurn();
      this.alertPending = false;
      if (choice.chosen.length) this.onAction("pick");
      if (choice.refusal) {
        playSound("refuse");
        this.host.hint(choice.refusal, "refusal");
      } else if (picked.length) this.host.hint("");
      this.show();
      if (acts && choice.immediate && choice.answer) await this.confirm();
    } catch (error) {
      if (request !== this.requestCount) return;
      this.picked = before;
      this.show();
      if (statusOf(error) === 409)
        this.host.stale(); // the table has moved on: wait for its next state
      else this.showError(error);
    }
  }

  /** Pick something, or undo the pick. Returns false if it cannot be picked here. @param {string} id */
  toggle(id) {
    if (!this.open || !this.choice) return false;
    const pick = this.choice.picks.find((one) => one.id === id);
    if (!pick) return false;
    if (pick.why_not) {
      playSound("refuse");
      this.host.hint(pick.why_not, "refusal");
      return true;
    }
    playSound("pick");
    for (const el of queryAll(`[data-id="${CSS.escape(id)}"]`, this.root)) el.classList.toggle("chosen"); // feedback at once; the reply brings the rest
    const isPicked = this.picked.includes(id);
    this.consider(isPicked ? this.picked.filter((one) => one !== id) : [...this.picked, id], !isPicked);
    return true;
  }

  /** Pick something that is not picked yet. @param {string} id */
  add(id) {
    if (!this.picked.includes(id)) this.toggle(id);
  }

  /** @param {string} id */
  whyNot(id) {
    return this.open ? (this.choice?.picks.find((one) => one.id === id)?.why_not ?? "") : "";
  }

  clear() {
    if (!this.open) return;
    this.advice = null;
    this.host.hint("");
    if (this.changing) {
      this.changing = false;
      this.show();
    } else this.consider([]);
  }

  async confirm() {
    const answer = this.choice?.answer;
    if (!this.open || !answer || !this.question) return false;
    const stateCount = this.stateCount;
    let done = false;
    this.busy = true;
    if (document.activeElement === this.confirmButton) this.focus();
    this.show();
    try {
      await this.host.post("answer", { prompt_token: this.question, answer });
      this.changing = false;
      done = true;
      this.onAction("answer");
      this.sent = stateCount === this.stateCount; // until the next state
      this.host.hint("");
    } catch (error) {
      this.showError(error);
    }
    this.busy = false;
    this.show();
    return done;
  }

  /** Pick something and confirm it at once. Returns false if that was not possible. @param {string} id */
  async pickAndConfirm(id) {
    if (!this.open) return false;
    const request = this.requestCount + 1;
    await this.consider([id]);
    if (this.requestCount !== request || !this.choice?.answer || !this.choice.chosen.includes(id)) return false;
    return this.confirm();
  }

  change() {
    this.changing = true;
    this.consider(this.picked);
    this.show();
  }

  async withdraw() {
    if (!this.question) return;
    try {
      await this.host.post("withdraw", { prompt_token: this.question });
      this.host.hint(t("choice.withdrawn"));
      this.consider(this.picked);
    } catch (error) {
      this.showError(error);
    }
  }

  /** Ask the server for a hint. */
  async advise() {
    if (!this.open || !this.question) return;
    this.host.hint(t("choice.advice_soon"));
    try {
      this.advice = await this.host.post("hint", { prompt_token: this.question });
      this.host.hint("");
      this.show();
    } catch (error) {
      this.showError(error);
    }
  }

  /** @param {unknown} error */
  showError(error) {
    this.host.hint(failureText(error), "refusal");
    if (statusOf(error) === 409) this.host.stale();
  }

  show() {
    const { choice, asked } = this;
    const open = this.open && !this.isSuppressed; // questions that are declined automatically are not shown
    const waits = Boolean(this.question && asked?.answered) && !open;
    this.box.classList.toggle("open", open);
    this.box.classList.toggle("sealed", waits);
    find("#ready", this.root).hidden = !waits;
    for (const id of ["#change", "#take-back"]) find(id, this.root).hidden = this.isFinal;
    if (waits)
      setText(
        find("#ready-text", this.root),
        t("choice.ready", { says: asked?.answered_text || asked?.answered || "" }),
      );
    setText(find("#prompt", this.root), this.state ? promptText(this.state, this) : "");
    const text = asked?.text ?? "";
    setText(find("#asked", this.root), open && choice?.text && !choice.text.includes(text) ? text : "");
    this.showPicks(
      open
        ? choice
        : waits && choice
          ? { chosen: choice.chosen, picks: choice.picks.filter((pick) => choice.chosen.includes(pick.id)) }
          : null,
    );
    this.showButtons(open && choice ? choice : null);
    this.showPreview(open ? choice : null);
    this.showAdvice();
    find("#bar", this.root).hidden = !open && !this.busy;
    setAttr(this.confirmButton, "disabled", open && choice?.answer ? null : "");
    setText(find("#says", this.root), (open && choice?.answer_text) || "");
    setText(this.confirmButton, (open && choice?.answer && actionText(choice)) || t("choice.confirm"));
    this.clearButton.hidden = !(this.picked.length || this.changing || (this.advice && open));
  }

  /** @param {{picks: Pick[], chosen: string[]} | null} choice */
  showPicks(choice) {
    const picks = new Map((choice?.picks ?? []).map((pick) => [pick.id, pick]));
    const chosen = choice?.chosen ?? [];
    for (const part of Object.values(this.parts)) part.showPicks(picks, chosen);
  }

  /** @param {Choice | null} choice */
  showButtons(choice) {
    const { board, hand, seats } = this.parts;
    const picks = choice?.picks ?? [];
    const plain = picks.filter(
      (pick) => pick.button || !(board.has(pick.id) || hand.element(pick.id) || seats.chitElement(pick.id)),
    );
    // Picks on the table that are hidden or too small for a finger get a button, too, unless another one names them.
    /** @param {Pick} pick */
    const named = (pick) => pick.label && plain.some((other) => other.label.includes(pick.label));
    const hard = picks.filter(
      (pick) =>
        !plain.includes(pick) &&
        !pick.why_not &&
        !named(pick) &&
        isHardToTap(board.element(pick.id) ?? seats.chitElement(pick.id)),
    );
    const needed =
      hard.length > MAX_EXTRA_BUTTONS ? plain : picks.filter((pick) => plain.includes(pick) || hard.includes(pick));
    reconcile(
      this.buttons,
      needed,
      (pick) => pick.id,
      (pick) => make("button", { type: "button", class: "option", data: { id: pick.id } }),
      (button, pick) => {
        const key = pick.key ? [" ", make("kbd", { text: pick.key.toUpperCase() })] : [];
        if (button.dataset.shown !== `${pick.label}|${pick.key}`) button.replaceChildren(pick.label || pick.id, ...key);
        button.dataset.shown = `${pick.label}|${pick.key}`;
        updatePickState(button, pick, choice?.chosen ?? [], pick.label);
        setAttr(button, "aria-keyshortcuts", pick.key || null);
      },
    );
    this.buttons.hidden = !needed.length;
    requestAnimationFrame(() => query(".chosen", this.buttons)?.scrollIntoView({ block: "nearest" }));
  }

  /** @param {Choice | null} choice */
  showPreview(choice) {
    const preview = choice?.preview ?? null;
    const { board } = this.parts;
    board.showPreview(preview);
    if (preview?.landing) board.follow([preview.piece, preview.landing]);
    const box = find("#preview", this.root);
    box.hidden = !preview?.lines.length;
    box.classList.toggle("warns", Boolean(preview?.warns));
    find("#preview-lines", this.root).replaceChildren(
      ...(preview?.lines ?? []).map((line) => make("li", { text: line })),
    );
  }

  showAdvice() {
    const box = find("#advice", this.root);
    box.hidden = !this.advice || !this.open;
    if (!this.advice || box.hidden) return;
    setText(find("#advice-says", this.root), t("choice.advice", { says: this.advice.answer_text }));
    find("#advice-lines", this.root).replaceChildren(...this.advice.lines.map((line) => make("li", { text: line })));
  }

  /** Pick what the advice says; the player still has to confirm it. */
  async takeAdvice() {
    const picked = this.advice?.picked;
    if (!picked) return;
    this.advice = null;
    this.show();
    await this.consider(picked);
    this.parts.hand.element(picked[0] ?? "")?.scrollIntoView({ block: "nearest", inline: "center" });
    this.confirmButton.focus({ preventScroll: true });
  }
}
