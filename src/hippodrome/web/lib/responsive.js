// A table on a small screen: nothing lies on the board that could be in the way of a finger, and what can be scrolled shows it.
import { find } from "./dom.js";

const SMALL = matchMedia("(max-width: 899px)");

/** Whether this is a phone, or a window as narrow as one. */
export const isSmall = () => SMALL.matches;

/** What changes its place: buttons on the board go to the other tools while a race runs, the switches of the page into its menu. */
const MOVES = [[".telling-tools", "#tools", true], [".zoom", "#tools", true], ["#switches", "#menu-list", false]];
const EDGES = ["#hand", "#buttons", "#tools", "#preview", "#advice", "#since", "#says"];

/** @type {Map<string, Comment>} where each was before it went */
const homes = new Map();

/** Put everything where it belongs for this width and this state of the table. */
export function arrange() {
  for (const [what, to, running] of MOVES) {
    const el = find(what);
    const away = SMALL.matches && (!running || document.body.dataset.state === "running");
    if (!el || away === homes.has(what)) continue;
    if (away) {
      const home = new Comment(what);
      el.replaceWith(home);
      homes.set(what, home);
      find(to).append(el);
    } else {
      homes.get(what).replaceWith(el);
      homes.delete(what);
    }
  }
}

/** Follow the width of the window, and say of everything that scrolls where there is more of it. */
export function followWidth() {
  const boxes = EDGES.map((what) => find(what));
  SMALL.addEventListener("change", () => {
    arrange();
    boxes.forEach(showEdges);
  });
  arrange();
  const sizes = new ResizeObserver((seen) => seen.forEach(({ target }) => showEdges(target)));
  for (const box of boxes) {
    sizes.observe(box);
    box.addEventListener("scroll", () => showEdges(box), { passive: true });
    new MutationObserver(() => requestAnimationFrame(() => showEdges(box))).observe(box, { childList: true, characterData: true, subtree: true });
  }
}

function showEdges(box) {
  if (!isSmall()) return;
  const more = Object.entries({
    left: box.scrollLeft > 2,
    right: box.scrollLeft < box.scrollWidth - box.clientWidth - 2,
    up: box.scrollTop > 2,
    down: box.scrollTop < box.scrollHeight - box.clientHeight - 2,
  }).filter(([, there]) => there).map(([where]) => where).join(" ");
  if ((box.dataset.more ?? "") !== more) box.dataset.more = more;
}
