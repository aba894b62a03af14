// The log in words, turn by turn, marked by seat. It follows the race unless somebody has scrolled up to read; pointing at a
// line shows it on the board.
import { find, make } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { smallFace } from "../graphics/sprites.js";
import { pastOf } from "../playback/playback.js";
import { say } from "../lib/i18n.js";

export class Log {
  /**
   * @param {HTMLElement} box  @param {(ids: string[]) => void} point
   * @param {((entry: any) => void)|null} jump what a click on a line does
   */
  constructor(box, point, jump = null) {
    Object.assign(this, { box, point, jump, lines: [], follows: true, going: 0, top: 0 });
    box.addEventListener("scroll", () => this.scrolled(), { passive: true });
    const over = (event) => this.point(event.target.closest?.(".line")?.entry.touches ?? []);
    for (const name of ["pointerover", "focusin"]) box.addEventListener(name, over);
    for (const name of ["pointerleave", "focusout"]) box.addEventListener(name, () => this.point([]));
    box.addEventListener("keydown", (event) => this.walk(event));
    box.addEventListener("click", (event) => {
      const line = event.target.closest(".line");
      if (line) this.jump?.(line.entry);
    });
  }

  /** @param {import("../playback/playback.js").Entry[]} entries all of them  @param {string[]} letters */
  show(entries, letters = []) {
    let same = 0;
    while (same < this.lines.length && same < entries.length && alike(this.lines[same].entry, entries[same])) same++;
    if (same === this.lines.length && same === entries.length) return;
    for (const line of this.lines.splice(same)) {
      line.heading?.remove();
      line.remove();
    }
    const added = entries.slice(same).map((entry, i) => this.line(entry, letters, entries[same + i - 1]));
    this.lines.push(...added);
    this.box.append(...added.flatMap((line) => (line.heading ? [line.heading, line] : [line])));
    if (!find('[tabindex="0"]', this.box)) this.lines[this.lines.length - 1]?.setAttribute("tabindex", "0");
    if (this.follows) this.toEnd();
  }

  line(entry, letters, before) {
    const mine = entry.seat === null ? "" : ` of-seat seat-${entry.seat}`;
    const line = make("div", { class: `line${entry.note ? " noted" : ""}${mine}`, data: { kind: entry.kind, step: entry.step }, tabindex: -1 },
      entry.seat === null ? null : emblem(entry.seat, letters[entry.seat] ?? ""),
      make("span", { class: "line-text" }, entry.text, pastOf(entry)),
      entry.faces.length ? make("span", { class: "line-faces", "aria-hidden": "true" }, ...entry.faces.map(smallFace)) : null);
    line.entry = entry;
    if (!before || before.turn !== entry.turn) line.heading = make("h3", { class: "log-turn", text: entry.turn || say("log.start") });
    return line;
  }

  /** Whoever scrolls up reads there. (New lines may have come since it was scrolled down: being far from the end says nothing.) */
  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.box;
    if (scrollHeight - scrollTop - clientHeight < 40) this.follows = true;
    else if (scrollTop < this.top) this.follows = false;
    this.top = scrollTop;
  }

  /** Scroll to the end with the next picture: at once, the browser would have to lay out the whole page for it. */
  toEnd() {
    cancelAnimationFrame(this.going);
    this.going = requestAnimationFrame(() => (this.box.scrollTop = this.box.scrollHeight));
  }

  /** Bring a line into sight, in the lower part of the box. */
  bring(line) {
    cancelAnimationFrame(this.going);
    const [box, at] = [this.box.getBoundingClientRect(), line.getBoundingClientRect()];
    this.box.scrollTop += at.top - box.top - this.box.clientHeight * 0.7;
  }

  walk(event) {
    const at = this.lines.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: this.lines.length - 1 }[event.key];
    if (event.key === "Enter" && at >= 0) return this.jump?.(this.lines[at].entry);
    if (to === undefined || !this.lines[to]) return;
    event.preventDefault();
    this.lines[at]?.setAttribute("tabindex", "-1");
    this.lines[to].setAttribute("tabindex", "0");
    this.lines[to].focus();
  }
}

function alike(a, b) {
  return a.n === b.n && a.text === b.text && a.turn === b.turn;
}
