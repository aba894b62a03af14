// Keyboard shortcuts of the table page.
import { isPageElement, make, query, queryAll } from "../lib/dom.js";
import { openDialog } from "../lib/dialog.js";
import { middleOf, nearestInDirection } from "../lib/geometry.js";
import { t } from "../lib/i18n.js";

/** @import { Choice } from "#api" */
/** @import { PageElement } from "../lib/dom.js" */
/** @import { AnswerBuilder } from "./answer_builder.js" */
/** @typedef {{skip: () => void, repeatTurn: () => void, hint: (text: string, kind?: string) => void}} KeyboardHost */
/** A key press: the key, its modifiers, whether a field has the focus, and whether nothing has. @typedef {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean, isTyping: boolean, isOnPage: boolean}} KeyPress */

/** The shortcut that a key press stands for; empty if none. Shortcuts of picks come before `skip` and `repeat`. @param {KeyPress} press */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, isTyping, isOnPage }) {
  if (key === "Enter" && (ctrlKey || metaKey || isOnPage)) return "confirm";
  if (isTyping || ctrlKey || metaKey || altKey) return "";
  return { Escape: "clear", "?": "help", s: "skip", a: "repeat" }[key] ?? "other";
}

/** The pick that a key stands for. @param {Choice | null} choice  @param {string} key */
export function pickForKey(choice, key) {
  return choice?.picks.find((pick) => pick.key === key && !pick.why_not) ?? null;
}

/** Listen for shortcuts on the whole page. @param {HTMLElement} room  @param {AnswerBuilder} answerBuilder  @param {KeyboardHost} host */
export function listenForKeys(room, answerBuilder, host) {
  document.addEventListener("keydown", (event) => {
    const el = isPageElement(event.target) ? event.target : null;
    if (query("dialog[open]")) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    const isTyping = Boolean(el?.matches("input, textarea, select"));
    const does = shortcutOf({ key, ctrlKey, metaKey, altKey, isTyping, isOnPage: el === document.body });
    if (!does) return;
    if (does === "confirm") {
      event.preventDefault();
      return answerBuilder.confirm();
    }
    if (does === "clear") return query(":popover-open, dialog[open]") ? undefined : answerBuilder.clear();
    if (does === "help") return showShortcuts();
    const short = answerBuilder.open ? pickForKey(answerBuilder.choice, key.toLowerCase()) : null;
    if (short) {
      event.preventDefault();
      return answerBuilder.pickAndConfirm(short.id);
    }
    if (does === "skip") return host.skip();
    if (does === "repeat") return host.repeatTurn();
    const near = el?.closest(".room [data-id]:not(button)") ?? (el?.matches(".seats-box") ? el : null);
    const piece = isPageElement(near) ? near : null;
    if (piece?.matches('[role="button"]') && (key === "Enter" || key === " ")) {
      event.preventDefault();
      answerBuilder.toggle(piece.dataset.id ?? "");
    } else if (piece && key.startsWith("Arrow")) {
      event.preventDefault();
      focusNearest(room, piece, key);
    }
  });
  document.addEventListener("focusin", (event) => {
    const el = isPageElement(event.target) ? event.target : null;
    const why = el?.dataset.id && el.matches(":focus-visible") && answerBuilder.whyNot(el.dataset.id);
    if (why) host.hint(why, "refusal");
  });
}

/** Focus the nearest piece, slot or stat in a direction. @param {HTMLElement} room  @param {PageElement} piece  @param {string} key */
function focusNearest(room, piece, key) {
  const others = queryAll(".board [data-id], .seats .chit, .seats .stat", room).filter((el) => el !== piece);
  const points = others.map((el) => middleOf(el.getBoundingClientRect()));
  others[nearestInDirection(middleOf(piece.getBoundingClientRect()), key, points)]?.focus();
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
