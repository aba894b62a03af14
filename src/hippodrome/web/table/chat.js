// The chat of a table, and the tabs for log and chat.
import { find, findAs, make, setAttr, setText } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { t } from "../lib/i18n.js";

/** @import { ChatMessage } from "#api" */

export class Chat {
  /** @type {HTMLElement} */ box;
  /** @type {HTMLElement} */ form;
  /** The panels of log and chat. @type {HTMLElement[]} */ panels;
  /** @type {HTMLElement[]} */ tabs;
  readCount = 0;
  /** The number of messages shown; null before the first state. @type {number | null} */ count = null;

  /** @param {HTMLElement} root  @param {(text: string) => Promise<unknown>} send resolves to null if the message was refused */
  constructor(root, send) {
    this.box = find("#chat-lines", root);
    this.form = find("#chat-form", root);
    this.panels = [find("#log", root), find("#chat", root)];
    this.tabs = [find("#tab-log", root), find("#tab-chat", root)];
    const field = findAs(HTMLInputElement, "#chat-text", root);
    this.form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (text && (await send(text)) !== null) field.value = "";
    });
    this.tabs.forEach((tab, i) => {
      tab.addEventListener("click", () => this.showTab(i));
      tab.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        this.showTab(1 - i);
        this.tabs[1 - i].focus();
      });
    });
  }

  /** @param {number} i */
  showTab(i) {
    this.tabs.forEach((tab, k) => {
      setAttr(tab, "aria-selected", String(k === i));
      setAttr(tab, "tabindex", k === i ? null : "-1");
    });
    this.panels.forEach((panel, k) => {
      panel.hidden = k !== i;
    });
    const box = i ? this.box : this.panels[0];
    box.scrollTop = box.scrollHeight;
    if (i) this.markRead();
  }

  markRead() {
    this.readCount = this.count ?? 0;
    setText(this.tabs[1], t("chat.title"));
  }

  /** @param {ChatMessage[]} entries  @param {string[]} letters */
  show(entries, letters) {
    if (this.count === null) this.readCount = entries.length;
    if (entries.length !== this.count) {
      if (this.box.childElementCount > entries.length) this.box.replaceChildren();
      const added = entries.slice(this.box.childElementCount);
      this.box.append(...added.map((entry) => messageLine(entry, letters)));
      this.box.scrollTop = this.box.scrollHeight;
      this.count = entries.length;
    }
    const unread = this.count - this.readCount;
    if (!this.panels[1].hidden) this.markRead();
    else setText(this.tabs[1], unread > 0 ? t("chat.unread", { n: unread }) : t("chat.title"));
  }
}

/** @param {ChatMessage} entry  @param {string[]} letters */
function messageLine(entry, letters) {
  return make(
    "div",
    { class: "said" },
    entry.seat === null || entry.seat === undefined ? null : emblem(entry.seat, letters[entry.seat] ?? ""),
    make("b", { text: entry.name }),
    " ",
    make("span", { text: entry.text }),
  );
}
