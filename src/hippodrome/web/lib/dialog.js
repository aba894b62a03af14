// Modal dialogs: help, share, shortcuts, verify, confirmations.
import { make } from "./dom.js";
import { failureText } from "./http.js";
import { t } from "./i18n.js";

/**
 * Open a modal dialog. Closing removes it.
 * @param {string} title  @param {import("./dom.js").Child[]} inside  @param {{class?: string, foot?: Node[], closed?: () => void}} more
 */
export function openDialog(title, inside, more = {}) {
  const name = `dialog-${Math.random().toString(36).slice(2)}`;
  /** @type {HTMLDialogElement} */
  const dialog = make(
    "dialog",
    { class: `dialog ${more.class ?? ""}`, "aria-labelledby": name },
    make(
      "header",
      {},
      make("h2", { id: name, text: title }),
      make("button", {
        type: "button",
        class: "quiet close",
        "aria-label": t("sheet.close"),
        title: t("sheet.close"),
        text: "✕",
        onclick: () => dialog.close(),
      }),
    ),
    make("div", { class: "dialog-body" }, ...inside),
    more.foot ? make("footer", {}, ...more.foot) : null,
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    more.closed?.();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Ask for confirmation, then run an action. If it fails, the dialog stays open and shows the reason.
 * @param {string} title  @param {string} text  @param {string} yes  @param {() => Promise<unknown>} does
 */
export function confirmDialog(title, text, yes, does) {
  const refusal = make("p", { class: "refusal", role: "alert" });
  const go = make("button", {
    type: "button",
    class: "primary",
    id: "surely",
    text: yes,
    onclick: async () => {
      go.disabled = true;
      try {
        await does();
        dialog.close();
      } catch (error) {
        refusal.textContent = failureText(error);
        go.disabled = false;
        go.focus();
      }
    },
  });
  const no = make("button", {
    type: "button",
    class: "quiet",
    text: t("sheet.rather_not"),
    onclick: () => dialog.close(),
  });
  /** @type {HTMLDialogElement} */
  const dialog = openDialog(title, [...paragraphs(text), refusal, make("div", { class: "actions" }, no, go)]);
  no.focus();
  return dialog;
}

/** A paragraph for each line of a text. @param {string} text */
export function paragraphs(text) {
  return text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => make("p", { text: line }));
}

/** A field with a text and a button that copies it. @param {string} label  @param {string} text */
export function copyField(label, text) {
  const field = make("input", { readonly: true, value: text, "aria-label": label, class: "copied" });
  const button = make("button", { type: "button", text: t("sheet.copy") });
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      document.execCommand("copy"); // there is no clipboard API over plain http
    }
    button.textContent = t("sheet.copied");
    setTimeout(() => {
      button.textContent = t("sheet.copy");
    }, 2000);
  });
  return make("div", { class: "copy" }, field, button);
}
