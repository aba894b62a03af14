// A closer look: what a thing is, beside the pointer.
import { make } from "./element.js";

/** @param {HTMLElement} page  @param {HTMLElement} box */
export function placeLook(page, box) {
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    box.hidden = true;
  };
  page.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const el = event.target.closest?.("[data-id]");
    hide();
    if (!el?.piece?.label) return;
    timer = setTimeout(() => {
      const why = el.getAttribute("aria-disabled") === "true" ? el.getAttribute("aria-description") : "";
      box.replaceChildren(make("b", { text: el.piece.label }), ...(el.piece.detail ? [make("p", { text: el.piece.detail })] : []),
        ...(why && why !== el.piece.detail ? [make("p", { class: "why", text: why })] : []));
      box.hidden = false;
      const at = el.getBoundingClientRect();
      const [width, height] = [box.offsetWidth, box.offsetHeight];
      const above = at.top - height - 8;
      box.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, at.left + at.width / 2 - width / 2))}px`;
      box.style.top = `${above > 8 ? above : Math.min(innerHeight - height - 8, at.bottom + 8)}px`;
    }, 350);
  });
  for (const name of ["pointerdown", "keydown", "scroll", "pointerleave"]) page.addEventListener(name, hide, true);
}
