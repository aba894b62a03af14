// A seat's emblem: a shape and a letter, so that nobody needs to tell colours apart.
import { draw } from "./element.js";

/** One outline a seat, around 0, 0, about 20 wide. */
const SHAPES = [
  "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z",
  "M-9-9H9V9H-9Z",
  "M0-11.5L11.5 9H-11.5Z",
  "M0-12L12 0L0 12L-12 0Z",
  "M0-11L10.5-3.4L6.5 9H-6.5L-10.5-3.4Z",
  "M-5.8-10H5.8L11.5 0L5.8 10H-5.8L-11.5 0Z",
  "M-10-10H10V1Q10 8 0 12Q-10 8-10 1Z",
  "M-4-11H4V-4H11V4H4V11H-4V4H-11V-4H-4Z",
];

/** The letters of the seats: initials if they differ, else A, B, C in order. @param {{name: string}[]} seats */
export function lettersOf(seats) {
  const initials = seats.map((seat) => (seat.name ?? "").trim().charAt(0).toUpperCase());
  const differ = initials.every((letter) => /\p{L}|\p{N}/u.test(letter)) && new Set(initials).size === initials.length;
  return seats.map((_, i) => (differ ? initials[i] : "ABCDEFGH".charAt(i) || String(i + 1)));
}

/** The inside of an emblem, for a picture. */
export function emblemMarks(seat, letter) {
  return [
    draw("path", { class: "emblem-shape", d: SHAPES[seat % SHAPES.length] }),
    draw("text", { class: "emblem-letter", y: seat % SHAPES.length === 2 ? 6 : 4.4, text: letter }),
  ];
}

/** An emblem of its own. */
export function emblem(seat, letter) {
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
