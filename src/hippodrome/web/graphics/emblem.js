// The emblem of a seat: a shape and a letter, so that seats do not differ by colour alone.
import { makeSvg } from "../lib/dom.js";
import { seatMarks } from "../lib/i18n.js";

/** @import { Piece } from "#api" */

/** The chariots or cars of a seat. @param {Piece[]} pieces  @param {number | null} seat */
export function vehiclesOf(pieces, seat) {
  return pieces.filter((piece) => piece.seat === seat && /^(chariot|car):/.test(piece.id));
}

/** The letters of the seats. @param {readonly unknown[]} seats */
export function seatLetters(seats) {
  return seats.map((_, seat) => markOf(seat).letter);
}

/** The letter, outline and baseline of a seat's emblem, as the server defines them. @param {number} seat */
const markOf = (seat) => seatMarks[seat % seatMarks.length] ?? { letter: "", outline: "", base: 0 };

/** The SVG elements of an emblem; the pieces of a seat with two have their number beside the letter. @param {number} seat  @param {string} letter */
export function emblemShapes(seat, letter = markOf(seat).letter) {
  const { outline, base } = markOf(seat);
  return [
    makeSvg("path", { class: "emblem-rim", d: outline }),
    makeSvg("path", { class: "emblem-shape", d: outline }),
    makeSvg("text", {
      class: letter.length > 1 ? "emblem-letter two" : "emblem-letter",
      y: base - (letter.length > 1 ? 0.8 : 0),
      text: letter,
    }),
  ];
}

/** An emblem as an <svg> element. @param {number} seat  @param {string} [letter] */
export function emblem(seat, letter) {
  return makeSvg(
    "svg",
    { class: `emblem seat-${seat}`, viewBox: "-13 -13 26 26", "aria-hidden": "true" },
    ...emblemShapes(seat, letter),
  );
}

/** Fill and text colour of pieces that have a colour of their own: the name of their face ends with it. @type {Record<string, string>} */
const COLOURS = {
  green: "#2f7d4a #fff",
  purple: "#6f3d96 #fff",
  yellow: "#e0a81c #221503",
  red: "#b9302a #fff",
  blue: "#2563a8 #fff",
  white: "#e9e2d2 #231a10",
  black: "#2c2825 #fff",
  orange: "#cf6a1a #1d0d00",
};

/** Give seats the colours of their pieces, where these have colours of their own. @param {Piece[]} pieces */
export function applyPieceColours(pieces) {
  const worn = new Set();
  for (const piece of pieces) {
    const colour = COLOURS[piece.face.split("-").at(-1) ?? ""];
    if (piece.seat === null || !colour || !/^(chariot|car|wreck)/.test(piece.face) || worn.has(piece.seat)) continue;
    worn.add(piece.seat);
    const [fill, ink] = colour.split(" ");
    document.documentElement.style.setProperty(`--own-${piece.seat}`, fill);
    document.documentElement.style.setProperty(`--own-ink-${piece.seat}`, ink);
  }
}
