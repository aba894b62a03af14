// An answer in the making: every click asks the server what the picks amount to, and the table lights up accordingly.
import { align, find, make, mark, write } from "./element.js";
import { dressPick } from "./board.js";
import { sound } from "./sound.js";
import { say } from "./words.js";

export class Chooser {
  /**
   * @param {{board: any, hand: any, seats: any}} table where things can be picked
   * @param {{post: (action: string, body: any) => Promise<any>, hint: (text: string, kind?: string) => void, stale: () => void}} wire
   */
  constructor(table, wire) {
    Object.assign(this, { table, wire, question: null, picked: [], choice: null, changing: false, busy: false, sent: false, told: 0, turn: 0, advice: null });
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
    this.asked = asked;
    this.sent = false;
    this.told += 1;
    const mine = asked?.mine && !state.standing?.over;
    if (!mine || asked.question !== this.question) {
      Object.assign(this, { question: mine ? asked.question : null, picked: [], choice: null, changing: false, busy: false, advice: null });
      this.turn += 1;
      if (mine) {
        this.wire.hint("");
        if (!asked.answered) sound("turn");
        this.consider([]);
      }
    } else if (!this.choice) this.consider(this.picked); // the last time nobody answered
    this.show();
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
      if (choice.refusal) {
        sound("refuse");
        this.wire.hint(choice.refusal, "refusal");
      } else if (picked.length) this.wire.hint("");
      this.show();
    } catch (error) {
      if (turn !== this.turn) return;
      this.picked = before;
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
    if (!this.open || !answer) return;
    const told = this.told;
    this.busy = true;
    if (document.activeElement === this.confirmButton) this.box.focus({ preventScroll: true });
    this.show();
    try {
      await this.wire.post("answer", { question: this.question, answer });
      this.changing = false;
      this.sent = told === this.told; // until the table says what came of it
      this.wire.hint("");
    } catch (error) {
      this.fail(error);
    }
    this.busy = false;
    this.show();
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
    try {
      this.advice = await this.wire.post("hint", { question: this.question });
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
    const { open, choice, asked } = this;
    const waits = Boolean(this.question && asked?.answered) && !open;
    this.box.classList.toggle("open", open);
    this.box.classList.toggle("sealed", waits);
    find("#ready").hidden = !waits;
    if (waits) write(find("#ready-text"), say("choice.ready", { says: asked?.says || asked?.answered || "" }));
    write(find("#prompt"), !asked ? "" : open || this.busy ? choice?.prompt || asked.text : asked.text);
    write(find("#asked"), open && choice?.prompt && choice.prompt !== asked.text ? asked.text : "");
    this.light(open ? choice : waits && choice ? { chosen: choice.chosen, picks: choice.picks.filter((pick) => choice.chosen.includes(pick.id)) } : null);
    this.showButtons(open && choice ? choice : null);
    this.showPreview(open ? choice : null);
    this.showAdvice();
    find("#bar").hidden = !open && !this.busy;
    mark(this.confirmButton, "disabled", open && choice?.answer ? null : "");
    write(find("#says"), (open && choice?.says) || "");
    this.clearButton.hidden = !(this.picked.length || this.changing);
  }

  light(choice) {
    const picks = new Map((choice?.picks ?? []).map((pick) => [pick.id, pick]));
    const chosen = choice?.chosen ?? [];
    for (const part of [this.table.board, this.table.hand, this.table.seats]) part.light(picks, chosen);
  }

  showButtons(choice) {
    const { board, hand, seats } = this.table;
    const needed = (choice?.picks ?? []).filter((pick) => pick.button || !(board.holds(pick.id) || hand.element(pick.id) || seats.holds(pick.id)));
    align(find("#buttons"), needed, (pick) => pick.id,
      (pick) => make("button", { type: "button", class: "option", data: { id: pick.id } }),
      (button, pick) => {
        write(button, pick.label || pick.id);
        dressPick(button, pick, choice.chosen, pick.label);
        button.title = pick.why_not;
      });
    find("#buttons").hidden = !needed.length;
  }

  showPreview(choice) {
    const preview = choice?.preview ?? null;
    this.table.board.preview(preview);
    const box = find("#preview");
    box.hidden = !preview?.lines.length;
    box.dataset.side = this.table.board.isLeft(preview?.landing) ? "right" : "left";
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
