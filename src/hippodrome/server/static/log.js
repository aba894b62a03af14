// The log in words. It follows the race unless somebody has scrolled up to read; pointing at a line shows it on the board.
import { find, make } from "./element.js";

export class Log {
  /**
   * @param {HTMLElement} box  @param {(ids: string[]) => void} point
   * @param {((entry: any) => void)|null} jump what a click on a line does
   */
  constructor(box, point, jump = null) {
    Object.assign(this, { box, point, jump, lines: [] });
    const over = (event) => this.point(event.target.closest?.(".line")?.entry.touches ?? []);
    for (const name of ["pointerover", "focusin"]) box.addEventListener(name, over);
    for (const name of ["pointerleave", "focusout"]) box.addEventListener(name, () => this.point([]));
    box.addEventListener("keydown", (event) => this.walk(event));
    box.addEventListener("click", (event) => {
      const line = event.target.closest(".line");
      if (line) this.jump?.(line.entry);
    });
  }

  /** @param {{n: number, text: string, kind: string, touches: string[], note: boolean}[]} entries all of them */
  show(entries) {
    const follows = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 40;
    let same = 0;
    while (same < this.lines.length && same < entries.length && alike(this.lines[same].entry, entries[same])) same++;
    if (same === this.lines.length && same === entries.length) return;
    for (const line of this.lines.splice(same)) line.remove();
    const added = entries.slice(same).map((entry) => this.line(entry));
    this.lines.push(...added);
    this.box.append(...added);
    if (!find('[tabindex="0"]', this.box)) this.lines[this.lines.length - 1]?.setAttribute("tabindex", "0");
    if (follows) this.toEnd();
  }

  line(entry) {
    const line = make("div", { class: entry.note ? "line noted" : "line", data: { kind: entry.kind }, tabindex: -1 }, entry.text);
    line.entry = entry;
    return line;
  }

  toEnd() {
    this.box.scrollTop = this.box.scrollHeight;
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
  return a.n === b.n && a.text === b.text;
}
