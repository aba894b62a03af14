// Keyboard shortcuts of the table page.
import { find, make } from "../lib/dom.js";
import { openDialog } from "../lib/dialog.js";
import { Reactions } from "./reactions.js";
import { t } from "../lib/i18n.js";

export function listenForKeys(table) {
  document.addEventListener("keydown", (event) => {
    const el = /** @type {any} */ (event.target);
    if (find("dialog[open]")) return;
    const typing = el.matches?.("input, textarea, select");
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey || el === document.body)) {
      event.preventDefault();
      return table.answerBuilder.confirm();
    }
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape")
      return document.querySelector(":popover-open, dialog[open]") ? undefined : table.answerBuilder.clear();
    if (event.key === "?") return showShortcuts();
    const short = table.answerBuilder.open
      ? Reactions.pickForKey(table.answerBuilder.choice, event.key.toLowerCase())
      : null;
    if (short) {
      event.preventDefault();
      return table.answerBuilder.pickAndConfirm(short.id);
    }
    if (event.key === "s") return table.skip();
    if (event.key === "a") return table.repeatTurn();
    const piece = el.closest?.(".room [data-id]:not(button)") ?? (el.matches?.(".seats-box") ? el : null);
    if (piece?.matches('[role="button"]') && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      table.answerBuilder.toggle(piece.dataset.id);
    } else if (piece && event.key.startsWith("Arrow")) {
      event.preventDefault();
      focusNearest(piece, event.key);
    }
  });
  document.addEventListener("focusin", (event) => {
    const el = /** @type {any} */ (event.target);
    const why = el.dataset?.id && el.matches(":focus-visible") && table.answerBuilder.whyNot(el.dataset.id);
    if (why) table.hint(why, "refusal");
  });
}

/** Focus the nearest piece, slot or stat in a direction. */
function focusNearest(piece, key) {
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

export function showShortcuts() {
  const rows = ["tab", "arrows", "pick", "confirm", "clear", "no_reaction", "no_more", "skip", "again", "help"].map(
    (key) =>
      make(
        "tr",
        {},
        make("th", { scope: "row" }, make("kbd", { text: t(`keys.key.${key}`) })),
        make("td", { text: t(`keys.${key}`) }),
      ),
  );
  openDialog(t("keys.title"), [make("table", { class: "keys" }, make("tbody", {}, ...rows))]);
}
