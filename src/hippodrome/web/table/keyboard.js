// The keys.
import { find, make } from "../lib/dom.js";
import { openSheet } from "../lib/dialog.js";
import { Reactions } from "./reactions.js";
import { say } from "../lib/i18n.js";

export function listen(table) {
  document.addEventListener("keydown", (event) => {
    const el = /** @type {any} */ (event.target);
    if (find("dialog[open]")) return;
    const typing = el.matches?.("input, textarea, select");
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey || el === document.body)) {
      event.preventDefault();
      return table.chooser.confirm();
    }
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return document.querySelector(":popover-open, dialog[open]") ? undefined : table.chooser.clear();
    if (event.key === "?") return showKeys();
    const short = table.chooser.open ? Reactions.by(table.chooser.choice, event.key.toLowerCase()) : null;
    if (short) {
      event.preventDefault();
      return table.chooser.take(short.id);
    }
    if (event.key === "s") return table.skip();
    if (event.key === "a") return table.again();
    const piece = el.closest?.('.room [data-id]:not(button)') ?? (el.matches?.(".seats-box") ? el : null);
    if (piece?.matches('[role="button"]') && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      table.chooser.toggle(piece.dataset.id);
    } else if (piece && event.key.startsWith("Arrow")) {
      event.preventDefault();
      stepFrom(piece, event.key);
    }
  });
  document.addEventListener("focusin", (event) => {
    const el = /** @type {any} */ (event.target);
    const why = el.dataset?.id && el.matches(":focus-visible") && table.chooser.whyNot(el.dataset.id);
    if (why) table.hint(why, "refusal");
  });
}

/** Go to the nearest thing in a direction, whether it can be picked or only looked at. */
function stepFrom(piece, key) {
  const middle = (el) => {
    const box = el.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const from = middle(piece);
  const [ux, uy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  let best = null;
  let least = Infinity;
  for (const el of document.querySelectorAll(".board [data-id], .seats .chit, .seats .stat")) {
    const to = middle(el);
    const along = (to.x - from.x) * ux + (to.y - from.y) * uy;
    const aside = Math.abs((to.x - from.x) * uy) + Math.abs((to.y - from.y) * ux);
    if (el === piece || along < 1) continue;
    if (along + 2.5 * aside < least) [best, least] = [el, along + 2.5 * aside];
  }
  best?.focus();
}

export function showKeys() {
  const rows = ["tab", "arrows", "pick", "confirm", "clear", "no_reaction", "no_more", "skip", "again", "help"].map((key) =>
    make("tr", {}, make("th", { scope: "row" }, make("kbd", { text: say(`keys.key.${key}`) })), make("td", { text: say(`keys.${key}`) })));
  openSheet(say("keys.title"), [make("table", { class: "keys" }, make("tbody", {}, ...rows))]);
}
