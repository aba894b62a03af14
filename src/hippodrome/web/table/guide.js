// The guide for a first race: points at parts of the table, and advances when the player has done what it describes.
import { find, make, setText } from "../lib/dom.js";
import { loadValue, saveValue } from "../lib/local_storage.js";
import { isSmallScreen } from "../lib/responsive.js";
import { get } from "../lib/http.js";
import { t } from "../lib/i18n.js";

/** Selectors of the parts of the page that steps name. */
const PARTS = { hand: "#hand", buttons: "#buttons", confirm: "#confirm", preview: "#preview", seats: ".seat.mine" };

export class Guide {
  constructor(table) {
    Object.assign(this, { table, steps: [], step: -1, offered: new Set(), isReading: false });
    this.box = find("#guide");
  }

  /** Open the guide at a player's first race of a game. */
  update(state) {
    const seated = state.seat !== null && state.seat !== undefined && state.table.state === "running";
    const game = state.table.game;
    if (seated && !this.offered.has(game)) {
      this.offered.add(game);
      if (!loadValue(`guide.${game}`)) this.open().catch(() => {});
    }
    this.pointAt();
  }

  async open() {
    const { table } = this;
    if (!table.state) return;
    this.steps = await get(`/api/tables/${table.id}/guide`);
    if (!this.steps.length) return;
    this.count = make("p", { class: "guide-count", id: "guide-title" });
    this.text = make("p", { class: "guide-text", "aria-live": "polite" });
    this.waits = make("p", { class: "guide-waits note" });
    this.back = make("button", {
      type: "button",
      class: "quiet",
      text: t("guide.back"),
      onclick: () => this.goToStep(this.step - 1),
    });
    this.next = make("button", { type: "button", id: "guide-next", onclick: () => this.goToStep(this.step + 1) });
    const away = make("button", {
      type: "button",
      class: "quiet close",
      id: "guide-close",
      text: "✕",
      "aria-label": t("guide.close"),
      title: t("guide.close"),
      onclick: () => this.close(),
    });
    this.box.replaceChildren(
      this.count,
      make("div", {}, this.text, this.waits),
      make("div", { class: "guide-steps" }, this.back, this.next),
      away,
    );
    this.box.hidden = false;
    this.goToStep(0);
  }

  close() {
    this.box.hidden = true;
    this.step = -1;
    this.setReading(false);
    this.pointAt();
    saveValue(`guide.${this.table.state?.table.game}`, true);
  }

  goToStep(to) {
    if (to >= this.steps.length) return this.close();
    const { text, until } = this.steps[to];
    this.step = to;
    this.box.dataset.step = to;
    setText(this.count, t("guide.step", { n: to + 1, of: this.steps.length }));
    setText(this.text, text);
    setText(this.waits, until ? t(`guide.until.${until.split(":")[0]}`) : "");
    this.back.hidden = to === 0;
    setText(this.next, to === this.steps.length - 1 ? t("guide.done") : until ? t("guide.skip") : t("guide.next"));
    this.setReading(!until);
    this.pointAt();
  }

  /** Set whether a step is being read; on a phone, playback waits meanwhile. */
  setReading(on) {
    this.isReading = on;
    if (!on) this.table.playback.resume();
  }

  /** Advance if the step waits for this action, at this question or at any. @param {"pick"|"answer"} what */
  onAction(what) {
    this.setReading(false);
    const until = this.step < 0 ? "" : this.steps[this.step].until;
    if (until === what || until === `${what}:${this.table.answerBuilder.asked?.kind}`) this.goToStep(this.step + 1);
  }

  /** Point at what the step describes. */
  pointAt() {
    for (const el of document.querySelectorAll(".guided")) el.classList.remove("guided");
    const at = this.step < 0 ? [] : this.steps[this.step].at;
    const ids = [];
    for (const what of at) {
      if (what in PARTS) find(PARTS[what])?.classList.add("guided");
      else ids.push(...this.idsOf(what));
    }
    this.table.parts?.board.pointAt(ids);
    if (this.step >= 0 && isSmallScreen()) this.moveAside(ids);
  }

  /** On a phone, move to the half of the screen away from what is pointed at; in landscape, left or right. */
  moveAside(ids) {
    const shown = [
      ...document.querySelectorAll(".guided"),
      ...ids.map((id) => this.table.parts.board.element(id)),
    ].filter((el) => el?.getClientRects().length);
    const aside = innerWidth > innerHeight;
    const middles = shown
      .map((el) => el.getBoundingClientRect())
      .map(({ left, right, top, bottom }) => (aside ? left + right : top + bottom) / 2);
    this.box.dataset.side =
      middles.length && Math.max(...middles) < (aside ? innerWidth : innerHeight) / 2 ? "low" : "high";
  }

  /** The ids that a step names: `mine`, an id, or a prefix with `*`. */
  idsOf(what) {
    const { seat, scene } = this.table.state ?? {};
    const pieces = scene?.pieces ?? [];
    if (what === "mine")
      return pieces.filter((piece) => piece.seat === seat && /^(chariot|car):/.test(piece.id)).map((piece) => piece.id);
    if (!what.endsWith("*")) return [what];
    return pieces
      .filter((piece) => piece.slot.startsWith(what.slice(0, -1)) || piece.id.startsWith(what.slice(0, -1)))
      .map((piece) => piece.id);
  }
}
