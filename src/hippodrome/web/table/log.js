// The game log by turn. It scrolls to new lines unless the reader has scrolled up; pointing at a line shows it on the board.
import { find, make } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { smallSprite } from "../graphics/sprites.js";
import { overtakeNote } from "../playback/playback.js";
import { t } from "../lib/i18n.js";

export class Log {
  /**
   * @param {HTMLElement} box  @param {(ids: string[]) => void} pointAt
   * @param {((entry: any) => void)|null} onOpen called when a line is clicked
   */
  constructor(box, pointAt, onOpen = null) {
    Object.assign(this, { box, pointAt, onOpen, lines: [], followsEnd: true, scrollRequest: 0, top: 0 });
    box.addEventListener("scroll", () => this.onScroll(), { passive: true });
    const over = (event) => this.pointAt(event.target.closest?.(".line")?.entry.pieces ?? []);
    for (const name of ["pointerover", "focusin"]) box.addEventListener(name, over);
    for (const name of ["pointerleave", "focusout"]) box.addEventListener(name, () => this.pointAt([]));
    box.addEventListener("keydown", (event) => this.onKey(event));
    box.addEventListener("click", (event) => {
      const line = event.target.closest(".line");
      if (line) this.onOpen?.(line.entry);
    });
  }

  /** @param {import("../playback/playback.js").Entry[]} entries all of them  @param {string[]} letters */
  show(entries, letters = []) {
    let same = 0;
    while (same < this.lines.length && same < entries.length && isSame(this.lines[same].entry, entries[same])) same++;
    if (same === this.lines.length && same === entries.length) return;
    for (const line of this.lines.splice(same)) {
      line.heading?.remove();
      line.remove();
    }
    const added = entries.slice(same).map((entry, i) => this.createLine(entry, letters, entries[same + i - 1]));
    this.lines.push(...added);
    this.box.append(...added.flatMap((line) => (line.heading ? [line.heading, line] : [line])));
    if (!find('[tabindex="0"]', this.box)) this.lines[this.lines.length - 1]?.setAttribute("tabindex", "0");
    if (this.followsEnd) this.scrollToEnd();
  }

  createLine(entry, letters, before) {
    const mine = entry.seat === null ? "" : ` of-seat seat-${entry.seat}`;
    const line = make(
      "div",
      { class: `line${entry.note ? " noted" : ""}${mine}`, data: { kind: entry.kind, step: entry.step }, tabindex: -1 },
      entry.seat === null ? null : emblem(entry.seat, letters[entry.seat] ?? ""),
      make("span", { class: "line-text" }, entry.text, overtakeNote(entry)),
      entry.faces.length
        ? make("span", { class: "line-faces", "aria-hidden": "true" }, ...entry.faces.map(smallSprite))
        : null,
    );
    line.entry = entry;
    if (!before || before.turn !== entry.turn)
      line.heading = make("h3", { class: "log-turn", text: entry.turn || t("log.start") });
    return line;
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
    this.scrollRequest = requestAnimationFrame(() => (this.box.scrollTop = this.box.scrollHeight));
  }

  /** Scroll a line into the lower part of the box. */
  scrollTo(line) {
    cancelAnimationFrame(this.scrollRequest);
    const [box, at] = [this.box.getBoundingClientRect(), line.getBoundingClientRect()];
    this.box.scrollTop += at.top - box.top - this.box.clientHeight * 0.7;
  }

  onKey(event) {
    const at = this.lines.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: this.lines.length - 1 }[event.key];
    if (event.key === "Enter" && at >= 0) return this.onOpen?.(this.lines[at].entry);
    if (to === undefined || !this.lines[to]) return;
    event.preventDefault();
    this.lines[at]?.setAttribute("tabindex", "-1");
    this.lines[to].setAttribute("tabindex", "0");
    this.lines[to].focus();
  }
}

function isSame(a, b) {
  return a.n === b.n && a.text === b.text && a.turn === b.turn;
}
