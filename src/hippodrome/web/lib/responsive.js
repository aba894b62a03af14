// Layout of a table on small screens: controls move off the board, and scrolling boxes show where there is more.
import { find, query } from "./dom.js";

const smallScreen = matchMedia("(max-width: 899px)");

/** True on a phone, or in a window as narrow as one. */
export const isSmallScreen = () => smallScreen.matches;

/** Elements that move on small screens: selector, new parent, and whether only while a race runs. */
const MOVED_ELEMENTS = [
  { what: ".zoom", to: "#tools", running: true },
  { what: "#switches", to: "#menu-list", running: false },
];
const SCROLLING_BOXES = ["#hand", "#buttons", "#tools", "#preview", "#advice", "#recap", "#says", ".board-scroll"];

/** Placeholders where moved elements belong. @type {Map<string, Comment>} */
const placeholders = new Map();

/** Move elements to where they belong for this width and state of the table. */
export function arrangeLayout() {
  for (const { what, to, running } of MOVED_ELEMENTS) {
    const el = query(what);
    const away = smallScreen.matches && (!running || document.body.dataset.state === "running");
    if (!el || away === placeholders.has(what)) continue;
    if (away) {
      const placeholder = new Comment(what);
      el.replaceWith(placeholder);
      placeholders.set(what, placeholder);
      find(to).append(el);
    } else {
      placeholders.get(what)?.replaceWith(el);
      placeholders.delete(what);
    }
  }
}

/** Update the layout when the window's width changes, and mark the edges of boxes that can be scrolled further. */
export function watchWidth() {
  const boxes = SCROLLING_BOXES.map((what) => find(what));
  smallScreen.addEventListener("change", () => {
    arrangeLayout();
    boxes.forEach(markEdges);
  });
  arrangeLayout();
  const sizes = new ResizeObserver((seen) =>
    seen.forEach(({ target }) => target instanceof HTMLElement && markEdges(target)),
  );
  for (const box of boxes) {
    sizes.observe(box);
    box.addEventListener("scroll", () => markEdges(box), { passive: true });
    new MutationObserver(() => requestAnimationFrame(() => markEdges(box))).observe(box, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }
}

/** @param {HTMLElement} box */
function markEdges(box) {
  if (!isSmallScreen()) return;
  const more = Object.entries({
    left: box.scrollLeft > 2,
    right: box.scrollLeft < box.scrollWidth - box.clientWidth - 2,
    up: box.scrollTop > 2,
    down: box.scrollTop < box.scrollHeight - box.clientHeight - 2,
  })
    .filter(([, there]) => there)
    .map(([where]) => where)
    .join(" ");
  if ((box.dataset.more ?? "") !== more) box.dataset.more = more;
}
