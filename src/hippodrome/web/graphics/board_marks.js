// Drawings on the board beside its pieces: badges, the preview of an answer, and rings around what is pointed at.
import { makeSvg } from "../lib/dom.js";
import { emblemShapes } from "./emblem.js";
import { setSprite, spriteSize } from "./sprites.js";

/** @import { Piece, Preview } from "#api" */
/** @import { Slot } from "#page" */

/**
 * The upright badge on a piece: a seat's emblem, or a number.
 * @param {Piece} piece  @param {string} letter of its seat  @param {number} scale  @param {number} unit the least size of a number
 */
export function badgeOf(piece, letter, scale, unit) {
  const { width, height } = spriteSize(piece.face);
  const least = Math.min(width, height) * scale;
  if (piece.seat !== null && (!piece.mark || piece.mark.startsWith(letter))) {
    const g = makeSvg("g", { class: "emblem" }, ...emblemShapes(piece.seat, piece.mark || letter));
    g.style.transform = `scale(${(least * 0.62) / 24})`;
    return [g];
  }
  if (!piece.mark) return [];
  const size = Math.max(least * 0.34, unit);
  const wide = Math.max(1.5, 0.62 * piece.mark.length + 0.7) * size;
  const y = piece.seat === null ? (height * scale) / 2 - size * 0.55 : 0;
  return [
    makeSvg("rect", {
      class: "mark-ground",
      x: -wide / 2,
      y: y - size * 0.75,
      width: wide,
      height: size * 1.5,
      rx: size * 0.75,
    }),
    makeSvg("text", { class: "mark-text", y: y + size * 0.36, "font-size": size, text: piece.mark }),
  ];
}

/** The path of an answer as lines; empty if it has none. @param {Preview} preview  @param {Record<string, Slot>} slots  @param {Piece | undefined} piece that moves */
export function previewPath(preview, slots, piece) {
  const way = preview.path.map((id) => slots[id]).filter(Boolean);
  if (piece && slots[piece.slot] && preview.path[0] !== piece.slot) way.unshift(slots[piece.slot]);
  if (way.length < 2) return [];
  const points = way.map((at) => `${at.x},${at.y}`).join(" ");
  return [
    makeSvg("polyline", { class: "way-under", points }),
    makeSvg("polyline", { class: preview.warns ? "way warns" : "way", points }),
  ];
}

/**
 * The slot or slots where an answer may end, with the piece that would be there.
 * @param {Preview} preview  @param {Record<string, Slot>} slots  @param {Piece | undefined} piece that moves  @param {number} radius of a slot's mark
 */
export function previewEnds(preview, slots, piece, radius) {
  const warns = preview.warns ? " warns" : "";
  const reached = preview.reach
    .map((id) => slots[id])
    .filter(Boolean)
    .map((at) => makeSvg("circle", { class: `landing${warns} reach`, cx: at.x, cy: at.y, r: radius * 0.8 }));
  const landing = slots[preview.landing];
  if (!landing) return reached;
  const { x: cx, y: cy } = landing;
  if (!piece) return [...reached, makeSvg("circle", { class: "landing", cx, cy, r: radius * 1.2 })];
  const { width, height } = spriteSize(piece.face);
  const use = makeSvg("use", { class: piece.seat === null ? "" : `seat-${piece.seat}` });
  setSprite(use, piece.face, true);
  const g = makeSvg("g", { class: "ghost-piece" }, use);
  g.style.transform = `translate(${cx}px, ${cy}px) rotate(${landing.turn}deg) scale(${landing.scale})`;
  const r = Math.max(width, height) * landing.scale * 0.58;
  return [...reached, g, makeSvg("circle", { class: `landing${warns}`, cx, cy, r })];
}

/** Rings around pieces and slots. @param {string[]} ids  @param {Piece[]} pieces  @param {Record<string, Slot>} slots  @param {number} radius of a slot's mark */
export function ringsAround(ids, pieces, slots, radius) {
  return ids.flatMap((id) => {
    const piece = pieces.find((one) => one.id === id);
    const at = slots[piece ? piece.slot : id];
    if (!at) return [];
    const { width, height } = spriteSize(piece?.face ?? "");
    return [
      makeSvg("circle", { cx: at.x, cy: at.y, r: piece ? Math.max(width, height) * at.scale * 0.6 : radius * 1.3 }),
    ];
  });
}
