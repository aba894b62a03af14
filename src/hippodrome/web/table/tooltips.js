// A closer look: what a thing is and does, beside it; by pointer, by a long press of a finger, by the keyboard's focus.
import { make } from "../lib/dom.js";
import { recall, remember } from "../lib/local_storage.js";
import { joined, say } from "../lib/i18n.js";

const REST = 350;
const PRESS = 500;
const FAR = 10;
const REMINDERS = 4;

/**
 * Explain whatever is pointed at. `slotAt` names the board's slot at a point, where no piece lies.
 * @param {HTMLElement} page  @param {HTMLElement} box  @param {((x: number, y: number) => {label: string}|null)|null} slotAt
 */
export function placeLook(page, box, slotAt = null) {
  let timer = 0;
  let pressed = false;
  const hide = () => {
    clearTimeout(timer);
    box.hidden = true;
  };
  const show = (told, at) => {
    box.replaceChildren(make("b", { text: told.label }), ...(told.detail ? [make("p", { text: told.detail })] : []), ...(told.why ? [make("p", { class: "why", text: told.why })] : []));
    box.hidden = false;
    const [width, height] = [box.offsetWidth, box.offsetHeight];
    const above = at.top - height - 8;
    box.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, at.left + at.width / 2 - width / 2))}px`;
    box.style.top = `${above > 8 ? above : Math.max(8, Math.min(innerHeight - height - 8, at.bottom + 8))}px`;
  };
  const explain = (target, x, y, named) => {
    const el = target.closest?.("[data-id]");
    const told = el ? tell(el) : null;
    if (told) return show(told, el.getBoundingClientRect());
    const slot = target.closest?.(".board") ? slotAt?.(x, y) : null;
    if (slot?.label) return show(slot, new DOMRect(x, y, 1, 1));
    const thing = named ? target.closest?.("button[title], [aria-label][title], select[aria-label]") : null;
    if (thing) show({ label: thing.title || thing.getAttribute("aria-label") }, thing.getBoundingClientRect());
  };
  page.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    const { target, clientX: x, clientY: y } = event;
    if (target.closest?.("[data-id]") === page.looked && !target.closest?.(".board")) return;
    page.looked = target.closest?.("[data-id]") ?? null;
    hide();
    timer = setTimeout(() => explain(target, x, y, false), REST);
  });
  page.addEventListener("focusin", (event) => {
    hide();
    if (event.target.matches?.(":focus-visible")) explain(event.target, 0, 0, true);
  });
  page.addEventListener("focusout", hide);
  page.addEventListener("pointerdown", (event) => {
    hide();
    pressed = false;
    if (event.pointerType !== "touch") return;
    const { target, clientX: x, clientY: y } = event;
    timer = setTimeout(() => {
      pressed = true;
      explain(target, x, y, true);
      if (!box.hidden) remember("held", REMINDERS);
    }, PRESS);
    const moved = (now) => {
      if (Math.hypot(now.clientX - x, now.clientY - y) > FAR) clearTimeout(timer);
    };
    const end = () => {
      if (!pressed) clearTimeout(timer);
      for (const [name, does] of Object.entries(ears)) removeEventListener(name, does);
    };
    const ears = { pointermove: moved, pointerup: end, pointercancel: end };
    for (const [name, does] of Object.entries(ears)) addEventListener(name, does);
  }, true);
  // A long press only looks: it neither picks nor opens the browser's menu.
  page.addEventListener("click", (event) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  page.addEventListener("contextmenu", (event) => {
    if (event.pointerType === "touch" && event.target.closest?.("[data-id], .board")) event.preventDefault();
  });
  for (const name of ["keydown", "scroll", "pointerleave"]) page.addEventListener(name, hide, true);
  return { hide, at: (el) => explain(el, 0, 0, false) };
}

/** What a piece, a slot, a number or a button is: its name, what it does, and why it cannot be picked now. */
function tell(el) {
  const { piece, pick } = el;
  const label = piece?.label || pick?.label || el.getAttribute("aria-label");
  if (!label) return null;
  const detail = joined([pick && piece && pick.label !== piece.label ? pick.label : "", piece?.detail, pick?.detail], "notes");
  return { label, detail, why: pick?.why_not ?? "" };
}

/** What a finger is told at its first questions, until it has held something: that holding explains. */
export function reminder() {
  const times = recall("held", 0);
  if (times >= REMINDERS || !matchMedia("(pointer: coarse)").matches) return "";
  remember("held", times + 1);
  return say("look.hold");
}
