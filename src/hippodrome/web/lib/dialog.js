// Sheets that lie over the page: help, guide, share, shortcuts, verify.
import { make } from "./dom.js";
import { say } from "./i18n.js";

/**
 * Open a sheet. It goes when it is closed.
 * @param {string} title  @param {(Node|string)[]} inside  @param {{class?: string, foot?: Node[], closed?: () => void}} more
 */
export function openSheet(title, inside, more = {}) {
  const name = `sheet-${Math.random().toString(36).slice(2)}`;
  const sheet = make("dialog", { class: `sheet ${more.class ?? ""}`, "aria-labelledby": name },
    make("header", {},
      make("h2", { id: name, text: title }),
      make("button", { type: "button", class: "quiet close", "aria-label": say("sheet.close"), title: say("sheet.close"), text: "✕", onclick: () => sheet.close() })),
    make("div", { class: "sheet-body" }, ...inside),
    more.foot ? make("footer", {}, ...more.foot) : null);
  sheet.addEventListener("close", () => {
    sheet.remove();
    more.closed?.();
  });
  sheet.addEventListener("click", (event) => {
    if (event.target === sheet) sheet.close();
  });
  document.body.append(sheet);
  sheet.showModal();
  return sheet;
}

/**
 * Ask before what cannot be taken back. What it does may refuse: then the reason is told, and the sheet stays.
 * @param {string} title  @param {string} text  @param {string} yes  @param {() => Promise<any>} does
 */
export function confirmSheet(title, text, yes, does) {
  const told = make("p", { class: "refusal", role: "alert" });
  const go = make("button", { type: "button", class: "primary", id: "surely", text: yes, onclick: async () => {
    go.disabled = true;
    try {
      await does();
      sheet.close();
    } catch (error) {
      told.textContent = error.status ? error.message : say("wire.not_sent");
      go.disabled = false;
      go.focus();
    }
  } });
  const no = make("button", { type: "button", class: "quiet", text: say("sheet.rather_not"), onclick: () => sheet.close() });
  const sheet = openSheet(title, [...paragraphs(text), told, make("div", { class: "actions" }, no, go)]);
  no.focus();
  return sheet;
}

/** A paragraph for each line of a text. */
export function paragraphs(text) {
  return text.split("\n").filter((line) => line.trim()).map((line) => make("p", { text: line }));
}

/** A field with a text and a button that copies it. */
export function copyField(label, text) {
  const field = make("input", { readonly: true, value: text, "aria-label": label, class: "copied" });
  const button = make("button", { type: "button", text: say("sheet.copy") });
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      document.execCommand("copy"); // pages that came over plain http have no clipboard
    }
    button.textContent = say("sheet.copied");
    setTimeout(() => { button.textContent = say("sheet.copy"); }, 2000);
  });
  return make("div", { class: "copy" }, field, button);
}
