// Browser notifications when it is my move and the page is hidden.
import { make } from "./dom.js";
import { loadValue, saveValue } from "./local_storage.js";
import { t } from "./i18n.js";

/** @import { PageState } from "#page" */

const isSupported = "Notification" in globalThis;

const isWanted = () => isSupported && Notification.permission === "granted" && loadValue("notify", false);

/** A button that asks the browser for permission, or a note that it supports no notifications. */
export function notificationButton() {
  if (!isSupported) return make("p", { class: "note", text: t("notify.none") });
  const button = make("button", {
    type: "button",
    id: "notify",
    onclick: async () => {
      if (isWanted()) saveValue("notify", false);
      else saveValue("notify", (await Notification.requestPermission()) === "granted");
      show();
    },
  });
  const show = () => {
    button.textContent = t(
      Notification.permission === "denied" ? "notify.denied" : isWanted() ? "notify.off" : "notify.on",
    );
    button.disabled = Notification.permission === "denied";
    button.setAttribute("aria-pressed", String(isWanted()));
  };
  show();
  return button;
}

/** Notify of my decision, if the page is hidden. @param {PageState} state */
export function notifyOfMove(state) {
  if (!document.hidden || !isWanted()) return;
  try {
    const note = new Notification(t("notify.title", { game: state.table.title }), {
      body: state.prompt?.text ?? "",
      tag: `hippodrome-${state.table.id}`,
    });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    /* some phones require a service worker; the title of the page says it too */
  }
}
