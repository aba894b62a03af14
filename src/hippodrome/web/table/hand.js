// The hand: cards to click, or to drag to the board.
import { align, draw, find, make } from "../lib/dom.js";
import { dressPick } from "./board.js";
import { sizeOf, wear } from "../graphics/sprites.js";
import { appear, arrive, turnFace } from "../playback/animation.js";

const FAR = 8;

export class Hand {
  /** @param {HTMLElement} box  @param {(id: string, target: Element|null) => void} dropped */
  constructor(box, dropped) {
    Object.assign(this, { box, dropped, dragged: false });
    box.addEventListener("pointerdown", (event) => this.grab(event));
    box.addEventListener("keydown", (event) => this.walk(event));
  }

  /** @param {import("./board.js").Piece[]} pieces */
  show(pieces, { moving, came }) {
    const held = pieces.filter((piece) => piece.slot === "hand");
    const tallest = Math.max(1, ...held.map((piece) => sizeOf(piece.face).height));
    align(this.box, held, (piece) => piece.id,
      (piece) => make("button", { type: "button", class: "card", data: { id: piece.id } }, draw("svg", { "aria-hidden": "true" }, draw("use")), make("span", { class: "card-mark" })),
      (card, piece) => {
        const fresh = !card.piece;
        const [svg, label] = card.children;
        const use = svg.firstElementChild;
        const { width, height } = sizeOf(piece.face);
        if (piece.seat !== null) card.classList.add(`seat-${piece.seat}`);
        card.piece = piece;
        svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
        svg.style.setProperty("--aspect", String(width / height));
        svg.style.setProperty("--tall", String(Math.max(0.5, height / tallest)));
        if (use.dataset.face !== piece.face) {
          if (moving && !fresh) turnFace(piece.id, svg, use, piece.face, false);
          else wear(use, piece.face, false);
        }
        label.textContent = piece.mark;
        label.hidden = !piece.mark;
        if (fresh && moving) requestAnimationFrame(() => (came(piece.id) ? arrive(card, came(piece.id)) : appear(card)));
      });
    this.box.hidden = !held.length;
  }

  light(picks, chosen) {
    for (const card of this.box.children) dressPick(card, picks.get(card.dataset.id), chosen, card.piece.label);
    this.box.classList.toggle("asks", [...this.box.children].some((card) => picks.has(card.dataset.id)));
  }

  element(id) {
    return find(`[data-id="${CSS.escape(id)}"]`, this.box);
  }

  walk(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const cards = [...this.box.children];
    const at = cards.indexOf(document.activeElement);
    const to = event.key === "Home" ? 0 : event.key === "End" ? cards.length - 1 : step && at >= 0 ? (at + step + cards.length) % cards.length : -1;
    if (to < 0) return;
    event.preventDefault();
    cards[to].focus();
  }

  /** Drag a card out of the hand. A short way is a click. */
  grab(event) {
    const card = event.target.closest(".card");
    if (!card || event.button) return;
    const start = { x: event.clientX, y: event.clientY };
    let ghost = null;
    const move = (now) => {
      const [dx, dy] = [now.clientX - start.x, now.clientY - start.y];
      if (!ghost) {
        if (Math.hypot(dx, dy) < FAR) return;
        ghost = card.cloneNode(true);
        ghost.classList.add("dragged");
        ghost.removeAttribute("data-id");
        const box = card.getBoundingClientRect();
        Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
        document.body.append(ghost);
        document.body.classList.add("dragging");
      }
      ghost.style.translate = `${dx}px ${dy}px`;
    };
    const end = (last) => {
      for (const [name, does] of Object.entries(ears)) removeEventListener(name, does);
      if (!ghost) return;
      ghost.remove();
      document.body.classList.remove("dragging");
      this.dragged = true; // the click that ends a drag is none
      setTimeout(() => { this.dragged = false; }, 0);
      if (last.type === "pointerup") this.dropped(card.dataset.id, document.elementFromPoint(last.clientX, last.clientY));
    };
    const ears = { pointermove: move, pointerup: end, pointercancel: end };
    for (const [name, does] of Object.entries(ears)) addEventListener(name, does);
  }
}
