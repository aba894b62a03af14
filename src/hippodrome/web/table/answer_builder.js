// Builds an answer from picks: every click asks the server what the picks amount to, and shows what can be picked next.
import { reconcile, find, make, setAttr, setText } from "../lib/dom.js";
import { updatePickState } from "./board.js";
import { holdHint } from "./tooltips.js";
import { promptText } from "./prompt.js";
import { isSmallScreen } from "../lib/responsive.js";
import { playSound } from "../lib/sound.js";
import { t } from "../lib/i18n.js";

const MIN_TAP_SIZE = 40;
const MAX_EXTRA_BUTTONS = 12;

/** True if an element is hidden, or too small for a finger. Not measured on large screens with a mouse: that would force a layout. */
function isHardToTap(el) {
  const finger = matchMedia("(pointer: coarse)").matches;
  if (!el || (!finger && !isSmallScreen())) return false;
  const { width, height } = el.getBoundingClientRect();
  return !width || (finger && Math.min(width, height) < MIN_TAP_SIZE);
}

export class AnswerBuilder {
  /**
   * @param {{board: any, hand: any, seats: any}} table where things can be picked
   * @param {{post: (action: string, body: any) => Promise<any>, hint: (text: string, kind?: string) => void, stale: () => void}} actions
   */
  constructor(table, actions) {
    Object.assign(this, {
      table,
      actions,
      question: null,
      picked: [],
      choice: null,
      changing: false,
      busy: false,
      sent: false,
      stateCount: 0,
      requestCount: 0,
      advice: null,
      timeoutText: "",
    });
    this.box = find("#choice");
    this.confirmButton = find("#confirm");
    this.clearButton = find("#clear");
    this.confirmButton.addEventListener("click", () => this.confirm());
    this.clearButton.addEventListener("click", () => this.clear());
    find("#change").addEventListener("click", () => this.change());
    find("#take-back").addEventListener("click", () => this.withdraw());
    find("#buttons").addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) this.toggle(button.dataset.id);
    });
  }

  /** Show the question of a state. Picks stay as long as the question does. */
  update(state) {
    const asked = state.prompt;
    Object.assign(this, { asked, state });
    this.sent = false;
    this.stateCount += 1;
    const mine = asked?.mine && !state.standing?.over;
    this.timeoutText =
      (state.newEntries ?? []).findLast((entry) => entry.kind === "lapsed" && entry.seat === state.seat)?.text ??
      this.timeoutText;
    if (!mine || asked.prompt_token !== this.question) {
      Object.assign(this, {
        question: mine ? asked.prompt_token : null,
        picked: [],
        choice: null,
        changing: false,
        busy: false,
        advice: null,
        isSuppressed: false,
      });
      this.requestCount += 1;
      if (mine) {
        this.actions.hint(asked.answered ? "" : this.timeoutText || holdHint()); // after a timeout, say that a stand-in decided
        if (!asked.answered) this.timeoutText = "";
        this.alertPending = !asked.answered; // alert once the server has confirmed that there is something to decide
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

  async consider(picked) {
    const request = ++this.requestCount;
    const before = this.picked;
    this.picked = picked; // so that a second click before the reply adds to the first
    try {
      const choice = await this.actions.post("consider", { prompt_token: this.question, picked });
      if (request !== this.requestCount) return;
      this.choice = choice;
      this.picked = choice.chosen;
      this.onChoice?.(choice);
      if (this.alertPending && !this.isSuppressed) this.onTurn?.();
      this.alertPending = false;
      if (choice.chosen.length) this.onAction?.("pick");
      if (choice.refusal) {
        playSound("refuse");
        this.actions.hint(choice.refusal, "refusal");
      } else if (picked.length) this.actions.hint("");
      this.show();
    } catch (error) {
      if (request !== this.requestCount) return;
      this.picked = before;
      this.show();
      if (error.status === 409)
        this.actions.stale(); // the table has moved on: wait for its next state
      else this.showError(error);
    }
  }

  /** Pick something, or undo the pick. */
  toggle(id) {
    if (!this.open || !this.choice) return false;
    const pick = this.choice.picks.find((one) => one.id === id);
    if (!pick) return false;
    if (pick.why_not) {
      playSound("refuse");
      this.actions.hint(pick.why_not, "refusal");
      return true;
    }
    playSound("pick");
    for (const el of document.querySelectorAll(`.room [data-id="${CSS.escape(id)}"]`)) el.classList.toggle("chosen"); // feedback at once; the reply brings the rest
    this.consider(this.picked.includes(id) ? this.picked.filter((one) => one !== id) : [...this.picked, id]);
    return true;
  }

  /** Pick something that is not picked yet. */
  add(id) {
    if (!this.picked.includes(id)) this.toggle(id);
  }

  whyNot(id) {
    return this.open ? (this.choice?.picks.find((one) => one.id === id)?.why_not ?? "") : "";
  }

  clear() {
    if (!this.open) return;
    this.advice = null;
    this.actions.hint("");
    if (this.changing) {
      this.changing = false;
      this.show();
    } else this.consider([]);
  }

  async confirm() {
    const answer = this.choice?.answer;
    if (!this.open || !answer) return false;
    const stateCount = this.stateCount;
    let done = false;
    this.busy = true;
    if (document.activeElement === this.confirmButton) find("#question").focus({ preventScroll: true });
    this.show();
    try {
      await this.actions.post("answer", { prompt_token: this.question, answer });
      this.changing = false;
      done = true;
      this.onAction?.("answer");
      this.sent = stateCount === this.stateCount; // until the next state
      this.actions.hint("");
    } catch (error) {
      this.showError(error);
    }
    this.busy = false;
    this.show();
    return done;
  }

  /** Pick something and confirm it at once. Returns false if that was not possible. */
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
    try {
      await this.actions.post("withdraw", { prompt_token: this.question });
      this.actions.hint(t("choice.withdrawn"));
      this.consider(this.picked);
    } catch (error) {
      this.showError(error);
    }
  }

  /** Ask the server for a hint. */
  async advise() {
    if (!this.open) return;
    this.actions.hint(t("choice.advice_soon"));
    try {
      this.advice = await this.actions.post("hint", { prompt_token: this.question });
      this.actions.hint("");
      this.show();
    } catch (error) {
      this.showError(error);
    }
  }

  showError(error) {
    this.actions.hint(error.status ? error.message : t("wire.not_sent"), "refusal");
    if (error.status === 409) this.actions.stale();
  }

  show() {
    const { choice, asked } = this;
    const open = this.open && !this.isSuppressed; // questions that are declined automatically are not shown
    const waits = Boolean(this.question && asked?.answered) && !open;
    this.box.classList.toggle("open", open);
    this.box.classList.toggle("sealed", waits);
    find("#ready").hidden = !waits;
    for (const id of ["#change", "#take-back"]) find(id).hidden = this.isFinal;
    if (waits) setText(find("#ready-text"), t("choice.ready", { says: asked?.answered_text || asked?.answered || "" }));
    setText(find("#prompt"), this.state ? promptText(this.state, this) : "");
    setText(find("#asked"), open && choice?.text && !choice.text.includes(asked.text) ? asked.text : "");
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
    find("#bar").hidden = !open && !this.busy;
    setAttr(this.confirmButton, "disabled", open && choice?.answer ? null : "");
    setText(find("#says"), (open && choice?.answer_text) || "");
    this.clearButton.hidden = !(this.picked.length || this.changing || (this.advice && open));
  }

  showPicks(choice) {
    const picks = new Map((choice?.picks ?? []).map((pick) => [pick.id, pick]));
    const chosen = choice?.chosen ?? [];
    for (const part of [this.table.board, this.table.hand, this.table.seats]) part.showPicks(picks, chosen);
  }

  showButtons(choice) {
    const { board, hand, seats } = this.table;
    const picks = choice?.picks ?? [];
    const plain = picks.filter(
      (pick) => pick.button || !(board.has(pick.id) || hand.element(pick.id) || seats.chitElement(pick.id)),
    );
    // Picks on the table that are hidden or too small for a finger get a button, too, unless another one names them.
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
      find("#buttons"),
      needed,
      (pick) => pick.id,
      (pick) => make("button", { type: "button", class: "option", data: { id: pick.id } }),
      (button, pick) => {
        const key = pick.key ? [" ", make("kbd", { text: pick.key.toUpperCase() })] : [];
        if (button.dataset.shown !== `${pick.label}|${pick.key}`) button.replaceChildren(pick.label || pick.id, ...key);
        button.dataset.shown = `${pick.label}|${pick.key}`;
        updatePickState(button, pick, choice.chosen, pick.label);
        setAttr(button, "aria-keyshortcuts", pick.key || null);
      },
    );
    find("#buttons").hidden = !needed.length;
    requestAnimationFrame(() => find("#buttons .chosen")?.scrollIntoView({ block: "nearest" }));
  }

  showPreview(choice) {
    const preview = choice?.preview ?? null;
    this.table.board.showPreview(preview);
    const box = find("#preview");
    box.hidden = !preview?.lines.length;
    box.dataset.side = this.table.board.isLeft(preview?.landing || preview?.reach.at(-1)) ? "right" : "left";
    box.classList.toggle("warns", Boolean(preview?.warns));
    find("#preview-lines").replaceChildren(...(preview?.lines ?? []).map((line) => make("li", { text: line })));
  }

  showAdvice() {
    const box = find("#advice");
    box.hidden = !this.advice || !this.open;
    if (box.hidden) return;
    setText(find("#advice-says"), t("choice.advice", { says: this.advice.answer_text }));
    find("#advice-lines").replaceChildren(...this.advice.lines.map((line) => make("li", { text: line })));
    find("#advice-take").onclick = () => {
      const picked = this.advice.picked;
      this.advice = null;
      this.show();
      this.consider(picked).then(() => {
        this.table.hand.element(picked[0] ?? "")?.scrollIntoView({ block: "nearest", inline: "center" });
        this.confirmButton.focus({ preventScroll: true });
      });
    };
  }
}
