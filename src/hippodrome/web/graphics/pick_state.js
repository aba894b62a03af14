// The state of an element that can be picked: lit, barred or chosen, for eyes and for screen readers.
import { setAttr } from "../lib/dom.js";
import { joinTexts } from "../lib/i18n.js";

/** @import { Pick } from "#api" */

/**
 * Show on an element whether it can be picked, is chosen, or why it cannot be picked.
 * @param {Element} el  @param {Pick | undefined} pick  @param {string[]} chosen  @param {string | undefined} label
 */
export function updatePickState(el, pick, chosen, label) {
  el.pick = pick ?? null;
  const isButton = el instanceof HTMLButtonElement;
  const picked = showPickClasses(el, pick, chosen);
  if (!isButton) {
    setAttr(el, "role", pick ? "button" : "img");
    setAttr(el, "tabindex", pick && !pick.why_not ? "0" : "-1");
  }
  setAttr(el, "aria-label", pick?.label || label);
  setAttr(el, "aria-pressed", pick && !pick.why_not ? String(picked) : null);
  setAttr(el, "aria-disabled", pick ? (pick.why_not ? "true" : null) : isButton ? "true" : null);
  setAttr(el, "aria-description", joinTexts([pick?.why_not, el.piece?.detail, pick?.detail], "sentences") || null);
}

/** Set the classes of a pick. Returns true if it is chosen. @param {Element} el  @param {Pick | undefined} pick  @param {string[]} chosen */
export function showPickClasses(el, pick, chosen) {
  const picked = Boolean(pick && chosen.includes(pick.id));
  el.classList.toggle("lit", Boolean(pick && !pick.why_not));
  el.classList.toggle("barred", Boolean(pick?.why_not));
  el.classList.toggle("chosen", picked);
  return picked;
}
