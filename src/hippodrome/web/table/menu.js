// The menu of a table.
import { make } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { showShortcuts } from "./keyboard.js";
import { showSeatAdmin } from "./seat_admin.js";

/** @import { TableSession } from "../room/session.js" */

/** Add the menu to an element. @param {HTMLElement} root  @param {TableSession} session  @param {() => void} openGuide */
export function mountMenu(root, session, openGuide) {
  /** @type {Record<string, () => void>} */
  const entries = {
    share: () => openMenuDialog("share", session),
    device: () => openMenuDialog("moveSeat", session),
    hook: () => openMenuDialog("chooseHook", session),
    eyes: () => openMenuDialog("chooseSeat", session),
    people: () => showSeatAdmin(session),
    guide: openGuide,
    rules: () => openRulebook(session, "rules"),
    gallery: () => openRulebook(session, "gallery"),
    info: () => openMenuDialog("showInfo", session),
    keys: showShortcuts,
  };
  /** @type {HTMLElement} */
  const list = make(
    "div",
    { class: "menu-list", id: "menu-list", popover: "auto" },
    ...Object.entries(entries).map(([name, does]) =>
      make("button", {
        type: "button",
        class: "quiet",
        id: `menu-${name}`,
        text: t(`menu.${name}`),
        onclick: () => {
          list.hidePopover();
          does();
        },
      }),
    ),
  );
  root.append(
    make("button", {
      type: "button",
      class: "switch",
      id: "menu-button",
      popovertarget: "menu-list",
      "aria-label": t("menu.title"),
      title: t("menu.title"),
      text: "☰",
    }),
    list,
  );
}

/** Open a dialog of the menu; its code is loaded only now. @param {keyof typeof import("../room/menu_dialogs.js")} name  @param {TableSession} session */
async function openMenuDialog(name, session) {
  const dialogs = await import("../room/menu_dialogs.js");
  dialogs[name](session);
}

/** Open the rulebook or the gallery, with the edition of this table, in another tab. @param {TableSession} session  @param {"rules" | "gallery"} page */
function openRulebook(session, page) {
  open(`/${page}/${session.state?.table.game}?table=${session.id}`, "_blank", "noopener");
}
