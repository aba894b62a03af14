// The chat of a table, and the tabs for log and chat.
import { find, make, setAttr, setText } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { t } from "../lib/i18n.js";

export class Chat {
  /** @param {(text: string) => Promise<any>} send */
  constructor(send) {
    this.box = find("#chat-lines");
    this.readCount = 0;
    this.count = null;
    const field = find("#chat-text");
    find("#chat-form").addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (text && (await send(text)) !== null) field.value = "";
    });
    this.tabs = [find("#tab-log"), find("#tab-chat")];
    this.tabs.forEach((tab, i) => {
      tab.addEventListener("click", () => this.showTab(i));
      tab.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        this.showTab(1 - i);
        this.tabs[1 - i].focus();
      });
    });
  }

  showTab(i) {
    this.tabs.forEach((tab, k) => {
      setAttr(tab, "aria-selected", String(k === i));
      setAttr(tab, "tabindex", k === i ? null : "-1");
    });
    find("#log").hidden = i === 1;
    find("#chat").hidden = i === 0;
    const box = i ? this.box : find("#log");
    box.scrollTop = box.scrollHeight;
    if (i) this.markRead();
  }

  markRead() {
    this.readCount = this.count ?? 0;
    setText(this.tabs[1], t("chat.title"));
  }

  show(entries, letters) {
    if (this.count === null) this.readCount = entries.length;
    if (entries.length !== this.count) {
      const lines = entries
        .slice(this.box.childElementCount > entries.length ? 0 : this.box.childElementCount)
        .map((entry) =>
          make(
            "div",
            { class: "said" },
            entry.seat === null || entry.seat === undefined ? null : emblem(entry.seat, letters[entry.seat] ?? ""),
            make("b", { text: entry.name }),
            " ",
            make("span", { text: entry.text }),
          ),
        );
      if (this.box.childElementCount > entries.length) this.box.replaceChildren();
      this.box.append(...lines);
      this.box.scrollTop = this.box.scrollHeight;
      this.count = entries.length;
    }
    if (!find("#chat").hidden) this.markRead();
    else
      setText(
        this.tabs[1],
        this.count > this.readCount ? t("chat.unread", { n: this.count - this.readCount }) : t("chat.title"),
      );
  }
}
