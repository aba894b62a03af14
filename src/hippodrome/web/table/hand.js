// The hand: cards to click, or to drag onto the board.
import { childrenOf, closest, make, makeSvg, query, reconcile } from "../lib/dom.js";
import { updatePickState } from "../graphics/pick_state.js";
import { spriteParts, spriteSize, setSprite } from "../graphics/sprites.js";
import { fadeIn, flyIn, changeSprite } from "../playback/animation.js";

/** @import { Pick, Piece } from "#api" */
/** @import { SceneOptions } from "#page" */

const MIN_DRAG_DISTANCE = 8;
const ENDS = /** @type {const} */ (["pointerup", "pointercancel"]);

export class Hand {
  /** @type {HTMLElement} */ box;
  /** @type {(id: string, target: Element | null) => void} */ onDrop;
  /** True while the click that ends a drag is to be ignored. */ dragged = false;

  /** @param {HTMLElement} box  @param {(id: string, target: Element|null) => void} onDrop */
  constructor(box, onDrop) {
    this.box = box;
    this.onDrop = onDrop;
    box.addEventListener("pointerdown", (event) => this.startDrag(event));
    box.addEventListener("keydown", (event) => this.onKey(event));
  }

  /** @param {Piece[]} pieces  @param {SceneOptions} how */
  show(pieces, { moving, came }) {
    const held = pieces.filter((piece) => piece.slot === "hand");
    const tallest = Math.max(1, ...held.map((piece) => spriteSize(piece.face).height));
    reconcile(
      this.box,
      held,
      (piece) => piece.id,
      (piece) =>
        make(
          "button",
          { type: "button", class: "card", data: { id: piece.id } },
          makeSvg("svg", { "aria-hidden": "true" }, makeSvg("use")),
          make("span", { class: "card-mark" }),
        ),
      (card, piece) => {
        const fresh = !card.piece;
        const { svg, use, label } = spriteParts(card);
        const { width, height } = spriteSize(piece.face);
        if (piece.seat !== null) card.classList.add(`seat-${piece.seat}`);
        card.piece = piece;
        svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
        svg.style.setProperty("--aspect", String(width / height));
        svg.style.setProperty("--tall", String(Math.max(0.5, height / tallest)));
        card.classList.toggle("small", height < 0.7 * tallest);
        if (use.dataset.face !== piece.face) {
          if (moving && !fresh) changeSprite(piece.id, svg, use, piece.face, false);
          else setSprite(use, piece.face, false);
        }
        label.textContent = piece.mark;
        label.hidden = !piece.mark;
        if (fresh && moving) requestAnimationFrame(() => (came(piece.id) ? flyIn(card, came(piece.id)) : fadeIn(card)));
      },
    );
    this.box.hidden = !held.length;
  }

  /** @param {Map<string, Pick>} picks  @param {string[]} chosen */
  showPicks(picks, chosen) {
    const cards = childrenOf(this.box);
    for (const card of cards) updatePickState(card, picks.get(card.dataset.id ?? ""), chosen, card.piece?.label);
    this.box.classList.toggle(
      "asks",
      cards.some((card) => picks.has(card.dataset.id ?? "")),
    );
  }

  /** @param {string} id */
  element(id) {
    return query(`[data-id="${CSS.escape(id)}"]`, this.box);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const cards = childrenOf(this.box);
    const at = cards.findIndex((card) => card.matches(":focus"));
    const to = indexForKey(event.key, at, cards.length);
    if (to < 0) return;
    event.preventDefault();
    cards[to].focus();
  }

  /** Drag a card out of the hand. A short distance is a click. @param {PointerEvent} event */
  startDrag(event) {
    const card = closest(event, ".card");
    if (!(card instanceof HTMLElement) || event.button) return;
    const start = { x: event.clientX, y: event.clientY };
    /** @type {HTMLElement | null} */
    let ghost = null;
    /** @param {PointerEvent} now */
    const move = (now) => {
      const [dx, dy] = [now.clientX - start.x, now.clientY - start.y];
      if (!ghost) {
        if (Math.hypot(dx, dy) < MIN_DRAG_DISTANCE) return;
        ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
        ghost.classList.add("dragged");
        ghost.removeAttribute("data-id");
        const box = card.getBoundingClientRect();
        Object.assign(ghost.style, {
          left: `${box.left}px`,
          top: `${box.top}px`,
          width: `${box.width}px`,
          height: `${box.height}px`,
        });
        document.body.append(ghost);
        document.body.classList.add("dragging");
      }
      ghost.style.translate = `${dx}px ${dy}px`;
    };
    /** @param {PointerEvent} last */
    const end = (last) => {
      removeEventListener("pointermove", move);
      for (const name of ENDS) removeEventListener(name, end);
      if (!ghost) return;
      ghost.remove();
      document.body.classList.remove("dragging");
      this.dragged = true; // ignore the click event that ends a drag
      setTimeout(() => {
        this.dragged = false;
      }, 0);
      if (last.type === "pointerup")
        this.onDrop(card.dataset.id ?? "", document.elementFromPoint(last.clientX, last.clientY));
    };
    addEventListener("pointermove", move);
    for (const name of ENDS) addEventListener(name, end);
  }
}

/** The index of the card that a key leads to; -1 if it leads nowhere. @param {string} key  @param {number} at the focused card, or -1  @param {number} count */
export function indexForKey(key, at, count) {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  return step && at >= 0 ? (at + step + count) % count : -1;
}
