// The first-race guide: it points at things on the table, and goes on when one has done what it speaks of.
import { find, make, write } from "../lib/dom.js";
import { recall, remember } from "../lib/local_storage.js";
import { isSmall } from "../lib/responsive.js";
import { get } from "../lib/connection.js";
import { say } from "../lib/i18n.js";

/** Where parts of the page are that steps name. */
const PARTS = { hand: "#hand", buttons: "#buttons", confirm: "#confirm", preview: "#preview", seats: ".seat.mine" };

export class Guide {
  constructor(table) {
    Object.assign(this, { table, steps: [], step: -1, offered: new Set(), reads: false });
    this.box = find("#guide");
  }

  /** By itself at somebody's first race, as soon as they sit there; they may have watched before. */
  follow(state) {
    const seated = state.seat !== null && state.seat !== undefined && state.table.state === "running";
    const game = state.table.game;
    if (seated && !this.offered.has(game)) {
      this.offered.add(game);
      if (!recall(`guide.${game}`)) this.open().catch(() => {});
    }
    this.point();
  }

  async open() {
    const { table } = this;
    if (!table.state) return;
    this.steps = await get(`/api/tables/${table.id}/guide`);
    if (!this.steps.length) return;
    this.count = make("p", { class: "guide-count", id: "guide-title" });
    this.text = make("p", { class: "guide-text", "aria-live": "polite" });
    this.waits = make("p", { class: "guide-waits note" });
    this.back = make("button", { type: "button", class: "quiet", text: say("guide.back"), onclick: () => this.go(this.step - 1) });
    this.next = make("button", { type: "button", id: "guide-next", onclick: () => this.go(this.step + 1) });
    const away = make("button", { type: "button", class: "quiet close", id: "guide-close", text: "✕", "aria-label": say("guide.close"), title: say("guide.close"), onclick: () => this.close() });
    this.box.replaceChildren(this.count, make("div", {}, this.text, this.waits), make("div", { class: "guide-steps" }, this.back, this.next), away);
    this.box.hidden = false;
    this.go(0);
  }

  close() {
    this.box.hidden = true;
    this.step = -1;
    this.read(false);
    this.point();
    remember(`guide.${this.table.state?.table.game}`, true);
  }

  go(to) {
    if (to >= this.steps.length) return this.close();
    const { text, until } = this.steps[to];
    this.step = to;
    this.box.dataset.step = to;
    write(this.count, say("guide.step", { n: to + 1, of: this.steps.length }));
    write(this.text, text);
    write(this.waits, until ? say(`guide.until.${until.split(":")[0]}`) : "");
    this.back.hidden = to === 0;
    write(this.next, to === this.steps.length - 1 ? say("guide.done") : until ? say("guide.skip") : say("guide.next"));
    this.read(!until);
    this.point();
  }

  /** Whether a step is being read: it waits for nothing, and nothing was done since. On a phone, no turn is told meanwhile. */
  read(on) {
    this.reads = on;
    if (!on) this.table.telling.goOn();
  }

  /** Something was done: a step that waits for it, at this question or at any, is over. @param {"pick"|"answer"} what */
  did(what) {
    this.read(false);
    const until = this.step < 0 ? "" : this.steps[this.step].until;
    if (until === what || until === `${what}:${this.table.chooser.asked?.about}`) this.go(this.step + 1);
  }

  /** Point at what the step speaks of. */
  point() {
    for (const el of document.querySelectorAll(".guided")) el.classList.remove("guided");
    const at = this.step < 0 ? [] : this.steps[this.step].at;
    const ids = [];
    for (const what of at) {
      if (what in PARTS) find(PARTS[what])?.classList.add("guided");
      else ids.push(...this.named(what));
    }
    this.table.parts?.board.point(ids);
    if (this.step >= 0 && isSmall()) this.giveWay(ids);
  }

  /** On a phone: lie in the other half of the screen than what is pointed at; on its side the halves are left and right. */
  giveWay(ids) {
    const shown = [...document.querySelectorAll(".guided"), ...ids.map((id) => this.table.parts.board.element(id))].filter((el) => el?.getClientRects().length);
    const aside = innerWidth > innerHeight;
    const middles = shown.map((el) => el.getBoundingClientRect()).map(({ left, right, top, bottom }) => (aside ? left + right : top + bottom) / 2);
    this.box.dataset.side = middles.length && Math.max(...middles) < (aside ? innerWidth : innerHeight) / 2 ? "low" : "high";
  }

  /** The pieces and slots that a step names: `mine`, an id, or all that begin alike. */
  named(what) {
    const { seat, scene } = this.table.state ?? {};
    const pieces = scene?.pieces ?? [];
    if (what === "mine") return pieces.filter((piece) => piece.seat === seat && /^(chariot|car):/.test(piece.id)).map((piece) => piece.id);
    if (!what.endsWith("*")) return [what];
    return pieces.filter((piece) => piece.slot.startsWith(what.slice(0, -1)) || piece.id.startsWith(what.slice(0, -1))).map((piece) => piece.id);
  }
}
