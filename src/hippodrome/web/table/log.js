// The game log by turn. It scrolls to new lines unless the reader has scrolled up; pointing at a line shows it on the board.
import { closest, make, query } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { smallSprite } from "../graphics/sprites.js";
import { overtakeNote } from "../playback/step_rows.js";
import { t } from "../lib/i18n.js";

/** @import { LogEntry } from "#api" */
/** An entry in the log, with the heading of its turn if it is the first. @typedef {{el: HTMLElement, entry: LogEntry, heading: HTMLElement | null}} Line */

export class Log {
  /** @type {HTMLElement} */ box;
  /** @type {(ids: string[]) => void} */ pointAt;
  /** @type {((entry: LogEntry) => void) | null} */ onOpen;
  /** @type {Line[]} */ lines = [];
  followsEnd = true;
  scrollRequest = 0;
  top = 0;

  /**
   * @param {HTMLElement} box  @param {(ids: string[]) => void} pointAt
   * @param {((entry: LogEntry) => void) | null} onOpen called when a line is clicked
   */
  constructor(box, pointAt, onOpen = null) {
    this.box = box;
    this.pointAt = pointAt;
    this.onOpen = onOpen;
    box.addEventListener("scroll", () => this.onScroll(), { passive: true });
    for (const name of ["pointerover", "focusin"])
      box.addEventListener(name, (event) => this.pointAt(this.lineOf(event)?.entry.pieces ?? []));
    for (const name of ["pointerleave", "focusout"]) box.addEventListener(name, () => this.pointAt([]));
    box.addEventListener("keydown", (event) => this.onKey(event));
    box.addEventListener("click", (event) => {
      const line = this.lineOf(event);
      if (line) this.onOpen?.(line.entry);
    });
  }

  /** The line around an event's target. @param {Event} event */
  lineOf(event) {
    const el = closest(event, ".line");
    return this.lines.find((line) => line.el === el);
  }

  /** @param {LogEntry[]} entries all of them  @param {string[]} letters */
  show(entries, letters = []) {
    let same = 0;
    while (same < this.lines.length && same < entries.length && isSame(this.lines[same].entry, entries[same])) same++;
    if (same === this.lines.length && same === entries.length) return;
    for (const line of this.lines.splice(same)) {
      line.heading?.remove();
      line.el.remove();
    }
    const added = entries.slice(same).map((entry, i) => createLine(entry, letters, entries[same + i - 1]));
    this.lines.push(...added);
    this.box.append(...added.flatMap(({ el, heading }) => (heading ? [heading, el] : [el])));
    if (!query('[tabindex="0"]', this.box)) this.lines.at(-1)?.el.setAttribute("tabindex", "0");
    if (this.followsEnd) this.scrollToEnd();
  }

  /** Stop following the end when the reader scrolls up. (Being far from the end says nothing: new lines may have come.) */
  onScroll() {
    const { scrollTop, scrollHeight, clientHeight } = this.box;
    if (scrollHeight - scrollTop - clientHeight < 40) this.followsEnd = true;
    else if (scrollTop < this.top) this.followsEnd = false;
    this.top = scrollTop;
  }

  /** Scroll to the end in the next frame: doing it now would force a layout. */
  scrollToEnd() {
    cancelAnimationFrame(this.scrollRequest);
    this.scrollRequest = requestAnimationFrame(() => {
      this.box.scrollTop = this.box.scrollHeight;
    });
  }

  /** Scroll a line into the lower part of the box. @param {Line} line */
  scrollTo(line) {
    cancelAnimationFrame(this.scrollRequest);
    const [box, at] = [this.box.getBoundingClientRect(), line.el.getBoundingClientRect()];
    this.box.scrollTop += at.top - box.top - this.box.clientHeight * 0.7;
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const at = this.lines.findIndex((line) => line.el === document.activeElement);
    if (event.key === "Enter" && at >= 0) return this.onOpen?.(this.lines[at].entry);
    const to = this.lines[lineForKey(event.key, at, this.lines.length)];
    if (!to) return;
    event.preventDefault();
    this.lines[at]?.el.setAttribute("tabindex", "-1");
    to.el.setAttribute("tabindex", "0");
    to.el.focus();
  }
}

/** @param {LogEntry} entry  @param {string[]} letters  @param {LogEntry | undefined} before  @returns {Line} */
function createLine(entry, letters, before) {
  const mine = entry.seat === null ? "" : ` of-seat seat-${entry.seat}`;
  const el = make(
    "div",
    { class: `line${entry.note ? " noted" : ""}${mine}`, data: { kind: entry.kind, step: entry.step }, tabindex: -1 },
    entry.seat === null ? null : emblem(entry.seat, letters[entry.seat] ?? ""),
    make("span", { class: "line-text" }, entry.text, overtakeNote(entry)),
    entry.faces.length
      ? make("span", { class: "line-faces", "aria-hidden": "true" }, ...entry.faces.map(smallSprite))
      : null,
  );
  const isFirst = !before || before.turn !== entry.turn;
  return { el, entry, heading: isFirst ? make("h3", { class: "log-turn", text: entry.turn || t("log.start") }) : null };
}

/** The index of the line that a key leads to; -1 if it leads nowhere. @param {string} key  @param {number} at the focused line, or -1  @param {number} count */
export function lineForKey(key, at, count) {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return key === "ArrowDown" ? at + 1 : key === "ArrowUp" ? at - 1 : -1;
}

/** @param {LogEntry} a  @param {LogEntry} b */
function isSame(a, b) {
  return a.n === b.n && a.text === b.text && a.turn === b.turn;
}
