// An answer in the making: every click asks the server what the picks amount to, and the table lights up accordingly.
import { align, find, make, mark, write } from "../lib/dom.js";
import { dressPick } from "./board.js";
import { reminder } from "./tooltips.js";
import { promptOf } from "./prompt.js";
import { isSmall } from "../lib/responsive.js";
import { sound } from "../lib/sound.js";
import { say } from "../lib/i18n.js";

const FINGER = 40;
const MOST_SMALL = 12;

/** Whether something is folded away, or too small for a finger. On a large screen with a mouse nothing is, and nothing is measured: that would lay out the page. */
function isHard(el) {
  const finger = matchMedia("(pointer: coarse)").matches;
  if (!el || (!finger && !isSmall())) return false;
  const { width, height } = el.getBoundingClientRect();
  return !width || (finger && Math.min(width, height) < FINGER);
}

export class Chooser {
  /**
   * @param {{board: any, hand: any, seats: any}} table where things can be picked
   * @param {{post: (action: string, body: any) => Promise<any>, hint: (text: string, kind?: string) => void, stale: () => void}} wire
   */
  constructor(table, wire) {
    Object.assign(this, { table, wire, question: null, picked: [], choice: null, changing: false, busy: false, sent: false, told: 0, turn: 0, advice: null, lapse: "" });
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

  /** What is asked now. Picks stay as long as the question does. */
  follow(state) {
    const asked = state.asked;
    Object.assign(this, { asked, state });
    this.sent = false;
    this.told += 1;
    const mine = asked?.mine && !state.standing?.over;
    this.lapse = (state.news ?? []).findLast((entry) => entry.kind === "lapsed" && entry.seat === state.seat)?.text ?? this.lapse;
    if (!mine || asked.question !== this.question) {
      Object.assign(this, { question: mine ? asked.question : null, picked: [], choice: null, changing: false, busy: false, advice: null, hushed: false });
      this.turn += 1;
      if (mine) {
        this.wire.hint(asked.answered ? "" : this.lapse || reminder()); // who did not decide last time reads that somebody else did
        if (!asked.answered) this.lapse = "";
        this.unheard = !asked.answered; // I am called once it is known that I am to decide
        if (!this.holds) this.consider([]);
      }
    } else if (!this.choice && !this.holds) this.consider(this.picked); // the last time nobody answered
    this.show();
  }

  /** Whether my answer is in and can no longer be changed: the table has only not gone on yet. */
  get holds() {
    return Boolean(this.asked?.answered && !this.asked.sealed);
  }

  get open() {
    return Boolean(this.question) && !this.sent && !this.busy && (!this.asked?.answered || this.changing);
  }

  async consider(picked) {
    const turn = ++this.turn;
    const before = this.picked;
    this.picked = picked; // so that a second click, made before the answer to the first, adds to it
    try {
      const choice = await this.wire.post("consider", { question: this.question, picked });
      if (turn !== this.turn) return;
      this.choice = choice;
      this.picked = choice.chosen;
      this.considered?.(choice);
      if (this.unheard && !this.hushed) this.calls?.();
      this.unheard = false;
      if (choice.chosen.length) this.did?.("pick");
      if (choice.refusal) {
        sound("refuse");
        this.wire.hint(choice.refusal, "refusal");
      } else if (picked.length) this.wire.hint("");
      this.show();
    } catch (error) {
      if (turn !== this.turn) return;
      this.picked = before;
      this.show();
      if (error.status === 409) this.wire.stale(); // the table has moved on: its next state says it all
      else this.fail(error);
    }
  }

  /** Pick something, or put it back. */
  toggle(id) {
    if (!this.open || !this.choice) return false;
    const pick = this.choice.picks.find((one) => one.id === id);
    if (!pick) return false;
    if (pick.why_not) {
      sound("refuse");
      this.wire.hint(pick.why_not, "refusal");
      return true;
    }
    sound("pick");
    for (const el of document.querySelectorAll(`.room [data-id="${CSS.escape(id)}"]`)) el.classList.toggle("chosen"); // seen at once; the reply says all the rest
    this.consider(this.picked.includes(id) ? this.picked.filter((one) => one !== id) : [...this.picked, id]);
    return true;
  }

  /** Pick something that is not picked yet. */
  add(id) {
    if (!this.picked.includes(id)) this.toggle(id);
  }

  whyNot(id) {
    return this.open ? this.choice?.picks.find((one) => one.id === id)?.why_not ?? "" : "";
  }

  clear() {
    if (!this.open) return;
    this.advice = null;
    this.wire.hint("");
    if (this.changing) {
      this.changing = false;
      this.show();
    } else this.consider([]);
  }

  async confirm() {
    const answer = this.choice?.answer;
    if (!this.open || !answer) return false;
    const told = this.told;
    let done = false;
    this.busy = true;
    if (document.activeElement === this.confirmButton) find("#question").focus({ preventScroll: true });
    this.show();
    try {
      await this.wire.post("answer", { question: this.question, answer });
      this.changing = false;
      done = true;
      this.did?.("answer");
      this.sent = told === this.told; // until the table says what came of it
      this.wire.hint("");
    } catch (error) {
      this.fail(error);
    }
    this.busy = false;
    this.show();
    return done;
  }

  /** Pick a thing and confirm it at once; whether that was done. */
  async take(id) {
    if (!this.open) return false;
    const turn = this.turn + 1;
    await this.consider([id]);
    if (this.turn !== turn || !this.choice?.answer || !this.choice.chosen.includes(id)) return false;
    return this.confirm();
  }

  change() {
    this.changing = true;
    this.consider(this.picked);
    this.show();
  }

  async withdraw() {
    try {
      await this.wire.post("withdraw", { question: this.question });
      this.wire.hint(say("choice.withdrawn"));
      this.consider(this.picked);
    } catch (error) {
      this.fail(error);
    }
  }

  /** What would the strongest bot do? */
  async advise() {
    if (!this.open) return;
    this.wire.hint(say("choice.advice_soon"));
    try {
      this.advice = await this.wire.post("hint", { question: this.question });
      this.wire.hint("");
      this.show();
    } catch (error) {
      this.fail(error);
    }
  }

  fail(error) {
    this.wire.hint(error.status ? error.message : say("wire.not_sent"), "refusal");
    if (error.status === 409) this.wire.stale();
  }

  show() {
    const { choice, asked } = this;
    const open = this.open && !this.hushed; // what is declined by itself is not shown
    const waits = Boolean(this.question && asked?.answered) && !open;
    this.box.classList.toggle("open", open);
    this.box.classList.toggle("sealed", waits);
    find("#ready").hidden = !waits;
    for (const id of ["#change", "#take-back"]) find(id).hidden = this.holds;
    if (waits) write(find("#ready-text"), say("choice.ready", { says: asked?.says || asked?.answered || "" }));
    write(find("#prompt"), this.state ? promptOf(this.state, this) : "");
    write(find("#asked"), open && choice?.prompt && !choice.prompt.includes(asked.text) ? asked.text : "");
    this.light(open ? choice : waits && choice ? { chosen: choice.chosen, picks: choice.picks.filter((pick) => choice.chosen.includes(pick.id)) } : null);
    this.showButtons(open && choice ? choice : null);
    this.showPreview(open ? choice : null);
    this.showAdvice();
    find("#bar").hidden = !open && !this.busy;
    mark(this.confirmButton, "disabled", open && choice?.answer ? null : "");
    write(find("#says"), (open && choice?.says) || "");
    this.clearButton.hidden = !(this.picked.length || this.changing || (this.advice && open));
  }

  light(choice) {
    const picks = new Map((choice?.picks ?? []).map((pick) => [pick.id, pick]));
    const chosen = choice?.chosen ?? [];
    for (const part of [this.table.board, this.table.hand, this.table.seats]) part.light(picks, chosen);
  }

  showButtons(choice) {
    const { board, hand, seats } = this.table;
    const picks = choice?.picks ?? [];
    const plain = picks.filter((pick) => pick.button || !(board.holds(pick.id) || hand.element(pick.id) || seats.chit(pick.id)));
    // What lies somewhere, but is too small for a finger or folded away, has a button as well, unless another one names it.
    const named = (pick) => pick.label && plain.some((other) => other.label.includes(pick.label));
    const hard = picks.filter((pick) => !plain.includes(pick) && !pick.why_not && !named(pick) && isHard(board.element(pick.id) ?? seats.chit(pick.id)));
    const needed = hard.length > MOST_SMALL ? plain : picks.filter((pick) => plain.includes(pick) || hard.includes(pick));
    align(find("#buttons"), needed, (pick) => pick.id,
      (pick) => make("button", { type: "button", class: "option", data: { id: pick.id } }),
      (button, pick) => {
        const key = pick.key ? [" ", make("kbd", { text: pick.key.toUpperCase() })] : [];
        if (button.dataset.shown !== `${pick.label}|${pick.key}`) button.replaceChildren(pick.label || pick.id, ...key);
        button.dataset.shown = `${pick.label}|${pick.key}`;
        dressPick(button, pick, choice.chosen, pick.label);
        mark(button, "aria-keyshortcuts", pick.key || null);
      });
    find("#buttons").hidden = !needed.length;
    requestAnimationFrame(() => find("#buttons .chosen")?.scrollIntoView({ block: "nearest" }));
  }

  showPreview(choice) {
    const preview = choice?.preview ?? null;
    this.table.board.preview(preview);
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
    write(find("#advice-says"), say("choice.advice", { says: this.advice.says }));
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
