// The guide for a first race: explains each kind of question when it first comes up, and points at parts of the table.
import { make, query, queryAll, setText } from "../lib/dom.js";
import { vehiclesOf } from "../graphics/emblem.js";
import { loadValue, saveValue } from "../lib/local_storage.js";
import { get } from "../lib/http.js";
import { t } from "../lib/i18n.js";

/** @import { GuideStep, Piece } from "#api" */
/** @import { PageState } from "#page" */
/** @import { TableSession } from "../room/session.js" */
/** @import { Board } from "./board.js" */

/** Selectors of the parts of the page that steps name. @type {Record<string, string>} */
const PARTS = { hand: "#hand", buttons: "#buttons", confirm: "#confirm", preview: "#preview", seats: ".seat.mine" };

export class Guide {
  /** The element that steps point into. @type {HTMLElement} */ root;
  /** @type {HTMLElement} */ box;
  /** @type {TableSession} */ session;
  /** @type {Board} */ board;
  /** The kind of the open question. @type {() => string | undefined} */ kind;
  /** @type {GuideStep[]} */ steps = [];
  /** The index of the step that is shown; -1 while none is. */ step = -1;
  /** The steps that are over, in their order. @type {Set<number>} */ seen = new Set();
  /** The step to which the reader went back. @type {number | null} */ reread = null;
  isOpen = false;
  /** Games whose guide was offered on this page. @type {Set<string>} */ offered = new Set();
  count = make("p", { class: "guide-count", id: "guide-title" });
  text = make("p", { class: "guide-text", "aria-live": "polite" });
  waits = make("p", { class: "guide-waits note" });
  back = make("button", {
    type: "button",
    class: "quiet",
    text: t("guide.back"),
    onclick: () => this.goBack(),
  });
  next = make("button", { type: "button", id: "guide-next", onclick: () => this.finishStep() });

  /** @param {HTMLElement} root the room  @param {HTMLElement} box  @param {TableSession} session  @param {Board} board  @param {() => string | undefined} kind the kind of the open question */
  constructor(root, box, session, board, kind) {
    this.root = root;
    this.box = box;
    this.session = session;
    this.board = board;
    this.kind = kind;
  }

  /** Open the guide at a player's first race of a game. @param {PageState} state */
  update(state) {
    const seated = state.seat !== null && state.seat !== undefined && state.table.state === "running";
    const game = state.table.game;
    if (seated && !this.offered.has(game)) {
      this.offered.add(game);
      if (!loadValue(`guide.${game}`, false)) this.open().catch(() => {});
    }
    this.show();
  }

  async open() {
    if (!this.session.state) return;
    this.steps = await get("/api/tables/{id}/guide", { id: this.session.id });
    if (!this.steps.length) return;
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
    this.seen.clear();
    this.isOpen = true;
    this.show();
  }

  close() {
    this.isOpen = false;
    this.show();
    saveValue(`guide.${this.session.state?.table.game}`, true);
  }

  /** The step that is shown is over. */
  finishStep() {
    this.seen.add(this.step);
    this.reread = null;
    if (this.seen.size === this.steps.length) this.close();
    else this.show();
  }

  goBack() {
    this.reread = [...this.seen].at(-1) ?? null;
    if (this.reread !== null) this.seen.delete(this.reread);
    this.show();
  }

  /** Show the step for the open question, or the next in order; none until a question comes up that is not explained yet. */
  show() {
    this.step = this.isOpen ? (this.reread ?? nextGuideStep(this.steps, this.seen, this.kind())) : -1;
    this.box.hidden = this.step < 0;
    if (this.step >= 0) {
      const { text, until } = this.steps[this.step];
      const isLast = this.seen.size === this.steps.length - 1;
      this.box.dataset.step = String(this.step);
      setText(this.count, t("guide.step", { n: this.seen.size + 1, of: this.steps.length }));
      setText(this.text, text);
      setText(this.waits, until ? t(`guide.until.${until.split(":")[0]}`) : "");
      this.back.hidden = this.seen.size === 0;
      setText(this.next, t(isLast ? "guide.done" : until ? "guide.skip" : "guide.next"));
    }
    this.pointAt();
  }

  /** Advance if the step waits for this action, at this question or at any. @param {"pick"|"answer"} what */
  onAction(what) {
    const until = this.step < 0 ? "" : this.steps[this.step].until;
    if (until && (until === what || until === `${what}:${this.kind()}`)) this.finishStep();
  }

  /** Point at what the step describes. */
  pointAt() {
    for (const el of queryAll(".guided", this.root)) el.classList.remove("guided");
    const at = this.step < 0 ? [] : this.steps[this.step].at;
    /** @type {string[]} */
    const ids = [];
    for (const what of at) {
      if (what in PARTS) query(PARTS[what], this.root)?.classList.add("guided");
      else ids.push(...this.idsOf(what));
    }
    this.board.pointAt(ids);
  }

  /** @param {string} what */
  idsOf(what) {
    const { seat = null, scene = null } = this.session.state ?? {};
    return guidedIds(what, seat, scene?.pieces ?? []);
  }
}

/** The ids that a step names: `mine`, an id, or a prefix with `*`. @param {string} what  @param {number | null} seat  @param {Piece[]} pieces */
export function guidedIds(what, seat, pieces) {
  if (what === "mine") return vehiclesOf(pieces, seat).map((piece) => piece.id);
  if (!what.endsWith("*")) return [what];
  const prefix = what.slice(0, -1);
  return pieces
    .filter((piece) => piece.slot.startsWith(prefix) || piece.id.startsWith(prefix))
    .map((piece) => piece.id);
}

/**
 * The index of the step to show: the first of all, else one that explains the open question, else the next that explains none; -1
 * if there is nothing to say yet.
 * @param {Pick<GuideStep, "asked">[]} steps  @param {Set<number>} seen  @param {string | undefined} kind of the open question
 */
export function nextGuideStep(steps, seen, kind) {
  const left = steps.map((_, n) => n).filter((n) => !seen.has(n));
  if (left[0] === 0) return 0;
  return left.find((n) => steps[n].asked && steps[n].asked === kind) ?? left.find((n) => !steps[n].asked) ?? -1;
}
