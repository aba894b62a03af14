// Tooltips that explain things on the table, on hover, long press or keyboard focus.
import { closest, isPageElement, make } from "../lib/dom.js";
import { loadValue, saveValue } from "../lib/local_storage.js";
import { joinTexts, t } from "../lib/i18n.js";

/** @typedef {{label: string, detail?: string, why?: string}} Description */

const HOVER_DELAY = 350;
const LONG_PRESS = 500;
const MAX_PRESS_DRIFT = 10;
const MAX_HOLD_HINTS = 4;
const ENDS = /** @type {const} */ (["pointerup", "pointercancel"]);

/**
 * Show tooltips on a page. `slotAt` finds the board's slot at a point without a piece.
 * @param {HTMLElement} page  @param {HTMLElement} box  @param {((x: number, y: number) => {label: string}|null)|null} slotAt
 */
export function mountTooltips(page, box, slotAt = null) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Element | null} */
  let pointedAt = null;
  let pressed = false;
  const hide = () => {
    clearTimeout(timer);
    box.hidden = true;
  };
  /** @param {Description} description  @param {DOMRect} at */
  const show = (description, at) => {
    box.replaceChildren(
      make("b", { text: description.label }),
      ...(description.detail ? [make("p", { text: description.detail })] : []),
      ...(description.why ? [make("p", { class: "why", text: description.why })] : []),
    );
    box.hidden = false;
    const [width, height] = [box.offsetWidth, box.offsetHeight];
    const above = at.top - height - 8;
    box.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, at.left + at.width / 2 - width / 2))}px`;
    box.style.top = `${above > 8 ? above : Math.max(8, Math.min(innerHeight - height - 8, at.bottom + 8))}px`;
  };
  /** @param {EventTarget | null} target  @param {number} x  @param {number} y  @param {boolean} named explain buttons, too */
  const explain = (target, x, y, named) => {
    if (!(target instanceof Element)) return;
    const el = target.closest("[data-id]");
    const description = el ? describe(el) : null;
    if (el && description) return show(description, el.getBoundingClientRect());
    const slot = target.closest(".board") ? slotAt?.(x, y) : null;
    if (slot?.label) return show(slot, new DOMRect(x, y, 1, 1));
    const thing = named ? target.closest("button[title], [aria-label][title], select[aria-label]") : null;
    if (thing)
      show(
        { label: thing.getAttribute("title") || thing.getAttribute("aria-label") || "" },
        thing.getBoundingClientRect(),
      );
  };
  page.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    const { target, clientX: x, clientY: y } = event;
    const el = closest(event, "[data-id]");
    if (el === pointedAt && !closest(event, ".board")) return;
    pointedAt = el;
    hide();
    timer = setTimeout(() => explain(target, x, y, false), HOVER_DELAY);
  });
  page.addEventListener("focusin", (event) => {
    hide();
    if (isPageElement(event.target) && event.target.matches(":focus-visible")) explain(event.target, 0, 0, true);
  });
  page.addEventListener("focusout", hide);
  page.addEventListener(
    "pointerdown",
    (event) => {
      hide();
      pressed = false;
      if (event.pointerType !== "touch") return;
      const { target, clientX: x, clientY: y } = event;
      timer = setTimeout(() => {
        pressed = true;
        explain(target, x, y, true);
        if (!box.hidden) saveValue("held", MAX_HOLD_HINTS);
      }, LONG_PRESS);
      /** @param {PointerEvent} now */
      const moved = (now) => {
        if (Math.hypot(now.clientX - x, now.clientY - y) > MAX_PRESS_DRIFT) clearTimeout(timer);
      };
      const end = () => {
        if (!pressed) clearTimeout(timer);
        removeEventListener("pointermove", moved);
        for (const name of ENDS) removeEventListener(name, end);
      };
      addEventListener("pointermove", moved);
      for (const name of ENDS) addEventListener(name, end);
    },
    true,
  );
  // A long press only explains: it neither picks nor opens the browser's menu.
  page.addEventListener(
    "click",
    (event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  page.addEventListener("contextmenu", (event) => {
    const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
    if (isTouch && closest(event, "[data-id], .board")) event.preventDefault();
  });
  for (const name of ["keydown", "scroll", "pointerleave"]) page.addEventListener(name, hide, true);
  return { hide, at: (/** @type {Element} */ el) => explain(el, 0, 0, false) };
}

/** The name of an element, what it does, and why it cannot be picked now. @param {Element} el  @returns {Description | null} */
function describe(el) {
  const { piece, pick } = el;
  const label = piece?.label || pick?.label || el.getAttribute("aria-label");
  if (!label) return null;
  const detail = joinTexts(
    [pick && piece && pick.label !== piece.label ? pick.label : "", piece?.detail, pick?.detail],
    "notes",
  );
  return { label, detail, why: pick?.why_not ?? "" };
}

/** A hint for touch screens that a long press explains things; shown a few times, until it is used. */
export function holdHint() {
  const times = loadValue("held", 0);
  if (times >= MAX_HOLD_HINTS || !matchMedia("(pointer: coarse)").matches) return "";
  saveValue("held", times + 1);
  return t("look.hold");
}
