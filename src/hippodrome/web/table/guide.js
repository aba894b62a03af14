// The guide for a first race: points at parts of the table, and advances when the player has done what it describes.
import { make, query, queryAll, setText } from "../lib/dom.js";
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
  /** The index of the step that is shown; -1 while the guide is closed. */ step = -1;
  /** Games whose guide was offered on this page. @type {Set<string>} */ offered = new Set();
  count = make("p", { class: "guide-count", id: "guide-title" });
  text = make("p", { class: "guide-text", "aria-live": "polite" });
  waits = make("p", { class: "guide-waits note" });
  back = make("button", {
    type: "button",
    class: "quiet",
    text: t("guide.back"),
    onclick: () => this.goToStep(this.step - 1),
  });
  next = make("button", { type: "button", id: "guide-next", onclick: () => this.goToStep(this.step + 1) });

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
    this.pointAt();
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
    this.box.hidden = false;
    this.goToStep(0);
  }

  close() {
    this.box.hidden = true;
    this.step = -1;
    this.pointAt();
    saveValue(`guide.${this.session.state?.table.game}`, true);
  }

  /** @param {number} to */
  goToStep(to) {
    if (to >= this.steps.length) return this.close();
    const { text, until } = this.steps[to];
    this.step = to;
    this.box.dataset.step = String(to);
    setText(this.count, t("guide.step", { n: to + 1, of: this.steps.length }));
    setText(this.text, text);
    setText(this.waits, until ? t(`guide.until.${until.split(":")[0]}`) : "");
    this.back.hidden = to === 0;
    setText(this.next, to === this.steps.length - 1 ? t("guide.done") : until ? t("guide.skip") : t("guide.next"));
    this.pointAt();
  }

  /** Advance if the step waits for this action, at this question or at any. @param {"pick"|"answer"} what */
  onAction(what) {
    const until = this.step < 0 ? "" : this.steps[this.step].until;
    if (until === what || until === `${what}:${this.kind()}`) this.goToStep(this.step + 1);
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
  if (what === "mine")
    return pieces.filter((piece) => piece.seat === seat && /^(chariot|car):/.test(piece.id)).map((piece) => piece.id);
  if (!what.endsWith("*")) return [what];
  const prefix = what.slice(0, -1);
  return pieces
    .filter((piece) => piece.slot.startsWith(prefix) || piece.id.startsWith(prefix))
    .map((piece) => piece.id);
}
