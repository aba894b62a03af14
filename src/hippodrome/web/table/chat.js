// Talk at the table, behind its tab.
import { find, make, mark, write } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { say } from "../lib/i18n.js";

export class Chat {
  /** @param {(text: string) => Promise<any>} send */
  constructor(send) {
    this.box = find("#chat-lines");
    this.seen = 0;
    this.count = null;
    const field = find("#chat-text");
    find("#chat-form").addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (text && (await send(text)) !== null) field.value = "";
    });
    this.tabs = [find("#tab-log"), find("#tab-chat")];
    this.tabs.forEach((tab, i) => {
      tab.addEventListener("click", () => this.turnTo(i));
      tab.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        this.turnTo(1 - i);
        this.tabs[1 - i].focus();
      });
    });
  }

  turnTo(i) {
    this.tabs.forEach((tab, k) => {
      mark(tab, "aria-selected", String(k === i));
      mark(tab, "tabindex", k === i ? null : "-1");
    });
    find("#log").hidden = i === 1;
    find("#chat").hidden = i === 0;
    const box = i ? this.box : find("#log");
    box.scrollTop = box.scrollHeight;
    if (i) this.read();
  }

  read() {
    this.seen = this.count ?? 0;
    write(this.tabs[1], say("chat.title"));
  }

  show(entries, letters) {
    if (this.count === null) this.seen = entries.length;
    if (entries.length !== this.count) {
      const lines = entries.slice(this.box.childElementCount > entries.length ? 0 : this.box.childElementCount).map((entry) => make("div", { class: "said" },
        entry.seat === null || entry.seat === undefined ? null : emblem(entry.seat, letters[entry.seat] ?? ""),
        make("b", { text: entry.name }), " ", make("span", { text: entry.text })));
      if (this.box.childElementCount > entries.length) this.box.replaceChildren();
      this.box.append(...lines);
      this.box.scrollTop = this.box.scrollHeight;
      this.count = entries.length;
    }
    if (!find("#chat").hidden) this.read();
    else write(this.tabs[1], this.count > this.seen ? say("chat.unread", { n: this.count - this.seen }) : say("chat.title"));
  }
}
