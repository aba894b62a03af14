// A word from the browser when it is my move and I am looking elsewhere.
import { make } from "./dom.js";
import { recall, remember } from "./local_storage.js";
import { say } from "./i18n.js";

const there = "Notification" in globalThis;

const wanted = () => there && Notification.permission === "granted" && recall("notify", false);

/** A button that asks the browser for leave, or says that it has none to give. */
export function notifyButton() {
  if (!there) return make("p", { class: "note", text: say("notify.none") });
  const button = make("button", { type: "button", id: "notify", onclick: async () => {
    if (wanted()) remember("notify", false);
    else remember("notify", (await Notification.requestPermission()) === "granted");
    show();
  } });
  const show = () => {
    button.textContent = say(Notification.permission === "denied" ? "notify.denied" : wanted() ? "notify.off" : "notify.on");
    button.disabled = Notification.permission === "denied";
    button.setAttribute("aria-pressed", String(wanted()));
  };
  show();
  return button;
}

/** Tell of a decision of mine, if nobody looks at the page. @param {any} state */
export function tellOfMove(state) {
  if (!document.hidden || !wanted()) return;
  try {
    const note = new Notification(say("notify.title", { game: state.table.title }), { body: state.asked.text, tag: `hippodrome-${state.table.id}` });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch { /* some phones want a worker for it; the title of the page says it too */ }
}
