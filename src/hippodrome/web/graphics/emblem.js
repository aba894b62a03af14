// A seat's emblem: a shape and a letter, so that nobody needs to tell colours apart. It is the same wherever the seat is shown.
import { draw } from "../lib/dom.js";
import { marks } from "../lib/i18n.js";

/** The letters of the seats. @param {any[]} seats */
export function lettersOf(seats) {
  return seats.map((_, seat) => markOf(seat).letter);
}

/** The server says how each seat is marked: letter, outline, where the letter stands. */
const markOf = (seat) => marks[seat % marks.length] ?? { letter: "", outline: "", base: 0 };

/** The inside of an emblem, for a picture; of a seat's two pieces, each has its number beside the letter. */
export function emblemMarks(seat, letter = markOf(seat).letter) {
  const { outline, base } = markOf(seat);
  return [
    draw("path", { class: "emblem-rim", d: outline }),
    draw("path", { class: "emblem-shape", d: outline }),
    draw("text", { class: letter.length > 1 ? "emblem-letter two" : "emblem-letter", y: base - (letter.length > 1 ? 0.8 : 0), text: letter }),
  ];
}

/** An emblem of its own. */
export function emblem(seat, letter = undefined) {
  return draw("svg", { class: `emblem seat-${seat}`, viewBox: "-13 -13 26 26", "aria-hidden": "true" }, ...emblemMarks(seat, letter));
}

/** Colours that pieces may have by their own rules; the face's name ends with one of them. */
const COLOURS = { green: "#2f7d4a #fff", purple: "#6f3d96 #fff", yellow: "#e0a81c #221503", red: "#b9302a #fff", blue: "#2563a8 #fff", white: "#e9e2d2 #231a10", black: "#2c2825 #fff", orange: "#cf6a1a #1d0d00" };

/** Where the seats' pieces have colours of their own, the seats wear those. */
export function wearOwnColours(pieces) {
  const worn = new Set();
  for (const piece of pieces) {
    const colour = COLOURS[piece.face.split("-").at(-1)];
    if (piece.seat === null || !colour || !/^(chariot|car|wreck)/.test(piece.face) || worn.has(piece.seat)) continue;
    worn.add(piece.seat);
    const [fill, ink] = colour.split(" ");
    document.documentElement.style.setProperty(`--own-${piece.seat}`, fill);
    document.documentElement.style.setProperty(`--own-ink-${piece.seat}`, ink);
  }
}
