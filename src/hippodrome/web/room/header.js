// The header of the table page: title, turn and order of the seats; the banner for a lost connection; the hint line.
import { find, make, setAttr, setText } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { joinTexts, t, withRank } from "../lib/i18n.js";
import { linkSection } from "../table/rule_links.js";

/** @import { TableSummary } from "#api" */
/** @import { PageState } from "#page" */

const BANNER_DELAY = 600;

export class Header {
  /** @type {HTMLElement} */ title;
  /** @type {HTMLElement} */ turn;
  /** @type {HTMLElement} */ order;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.title = find("#title", root);
    this.turn = find("#turn", root);
    this.order = find("#order", root);
  }

  /** @param {PageState} state  @param {string[]} letters */
  show(state, letters) {
    const { table: about } = state;
    setText(this.title, about.title);
    setText(this.turn, joinTexts([state.scene?.title, about.custom && t("table.custom")], "notes"));
    setAttr(this.turn, "title", about.custom ? about.differences : null);
    const order = seatOrder(state.standing?.ranks ?? []);
    const key = order.map((seat) => `${seat}${letters[seat]}`).join();
    if (this.order.dataset.key === key) return;
    this.order.dataset.key = key;
    this.order.replaceChildren(
      ...order.map((seat, i) => {
        const { name } = about.seats[seat];
        return make(
          "li",
          { title: withRank(i + 1, name) },
          emblem(seat, letters[seat]),
          make("span", { class: "unseen", text: name }),
        );
      }),
    );
  }
}

/** The seats from first to last. @param {number[]} ranks by seat */
export function seatOrder(ranks) {
  return ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b]);
}

/** The banner that says that the connection is lost. */
export class Banner {
  /** @type {HTMLElement} */ root;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer = undefined;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /** @param {"up" | "down" | "missing"} status */
  show(status) {
    clearTimeout(this.timer);
    if (status === "up") this.root.hidden = true;
    else if (status === "missing") this.say(t("wire.no_table"));
    else this.timer = setTimeout(() => this.say(t("wire.lost")), BANNER_DELAY);
  }

  /** @param {string} text */
  say(text) {
    setText(this.root, text);
    this.root.hidden = false;
  }
}

/** Show a text in the hint line. A refusal links to the section of the rulebook that it cites. @param {HTMLElement} line  @param {string} text  @param {string} kind  @param {TableSummary | undefined} about */
export function showHint(line, text, kind, about) {
  setText(line, text);
  setAttr(line, "data-kind", kind || null);
  if (kind === "refusal") linkSection(line, text, about);
}
