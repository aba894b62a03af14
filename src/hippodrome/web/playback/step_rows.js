// Steps as rows of text, with the emblems of their seats and the faces that they reveal.
import { make } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { smallSprite } from "../graphics/sprites.js";

/** @import { LogEntry } from "#api" */
/** @import { Step } from "#page" */

/** The rows of text of a step, with the faces it reveals. @param {Step} step  @param {string[]} letters */
export function stepRows(step, letters) {
  return step.entries.map((entry) => {
    const text = make("span", { class: "told-text" }, entry.text, overtakeNote(entry));
    return seatRow(entry.seat, letters, text, faceRow(entry));
  });
}

/** The rows of a simultaneous reveal: one per seat, with its faces and texts. @param {Step} step  @param {string[]} letters */
export function revealRows(step, letters) {
  /** @type {Map<number | null, HTMLElement>} */
  const rows = new Map();
  for (const entry of step.entries) {
    const row = rows.get(entry.seat) ?? seatRow(entry.seat, letters);
    rows.set(entry.seat, row);
    row.append(faceRow(entry) ?? make("span", { class: "told-text", text: entry.text }));
  }
  return [...rows.values()];
}

/** The part of an entry that says whom its piece overtakes. @param {LogEntry} entry */
export const overtakeNote = (entry) =>
  entry.overtake_text ? make("span", { class: "told-past", text: ` ${entry.overtake_text}` }) : null;

/** @param {LogEntry} entry */
const faceRow = (entry) =>
  entry.faces.length
    ? make("span", { class: "told-faces", "aria-hidden": "true" }, ...entry.faces.map(smallSprite))
    : null;

/** A row that begins with the emblem of a seat. @param {number | null} seat  @param {string[]} letters  @param {(HTMLElement | null)[]} inside */
function seatRow(seat, letters, ...inside) {
  return seat === null
    ? make("div", { class: "told" }, ...inside)
    : make("div", { class: `told seat-${seat}` }, emblem(seat, letters[seat] ?? ""), ...inside);
}
