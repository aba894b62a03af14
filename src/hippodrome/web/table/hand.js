// The hand: cards to click, or to drag onto the board.
import { reconcile, makeSvg, find, make } from "../lib/dom.js";
import { updatePickState } from "./board.js";
import { spriteSize, setSprite } from "../graphics/sprites.js";
import { fadeIn, flyIn, changeSprite } from "../playback/animation.js";

const MIN_DRAG_DISTANCE = 8;

export class Hand {
  /** @param {HTMLElement} box  @param {(id: string, target: Element|null) => void} onDrop */
  constructor(box, onDrop) {
    Object.assign(this, { box, onDrop, dragged: false });
    box.addEventListener("pointerdown", (event) => this.startDrag(event));
    box.addEventListener("keydown", (event) => this.onKey(event));
  }

  /** @param {import("./board.js").Piece[]} pieces */
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
        const [svg, label] = card.children;
        const use = svg.firstElementChild;
        const { width, height } = spriteSize(piece.face);
        if (piece.seat !== null) card.classList.add(`seat-${piece.seat}`);
        card.piece = piece;
        svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
        svg.style.setProperty("--aspect", String(width / height));
        svg.style.setProperty("--tall", String(Math.max(0.5, height / tallest)));
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

  showPicks(picks, chosen) {
    for (const card of this.box.children) updatePickState(card, picks.get(card.dataset.id), chosen, card.piece.label);
    this.box.classList.toggle(
      "asks",
      [...this.box.children].some((card) => picks.has(card.dataset.id)),
    );
  }

  element(id) {
    return find(`[data-id="${CSS.escape(id)}"]`, this.box);
  }

  onKey(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const cards = [...this.box.children];
    const at = cards.indexOf(document.activeElement);
    const to =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? cards.length - 1
          : step && at >= 0
            ? (at + step + cards.length) % cards.length
            : -1;
    if (to < 0) return;
    event.preventDefault();
    cards[to].focus();
  }

  /** Drag a card out of the hand. A short distance is a click. */
  startDrag(event) {
    const card = event.target.closest(".card");
    if (!card || event.button) return;
    const start = { x: event.clientX, y: event.clientY };
    let ghost = null;
    const move = (now) => {
      const [dx, dy] = [now.clientX - start.x, now.clientY - start.y];
      if (!ghost) {
        if (Math.hypot(dx, dy) < MIN_DRAG_DISTANCE) return;
        ghost = card.cloneNode(true);
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
    const end = (last) => {
      for (const [name, does] of Object.entries(listeners)) removeEventListener(name, does);
      if (!ghost) return;
      ghost.remove();
      document.body.classList.remove("dragging");
      this.dragged = true; // ignore the click event that ends a drag
      setTimeout(() => {
        this.dragged = false;
      }, 0);
      if (last.type === "pointerup")
        this.onDrop(card.dataset.id, document.elementFromPoint(last.clientX, last.clientY));
    };
    const listeners = { pointermove: move, pointerup: end, pointercancel: end };
    for (const [name, does] of Object.entries(listeners)) addEventListener(name, does);
  }
}
