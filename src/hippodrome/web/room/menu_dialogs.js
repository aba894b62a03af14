// The dialogs of a table's menu: share, move a seat, choose a seat, settings, webhook.
import { openDialog } from "../lib/dialog.js";
import { make, setText } from "../lib/dom.js";
import { messageOf } from "../lib/http.js";
import { hasText, t } from "../lib/i18n.js";
import { seatKeys } from "../lib/local_storage.js";
import { notificationButton } from "../lib/notifications.js";
import { customEditionNote } from "../lobby/table_settings.js";
import { invitation } from "../table/invite.js";
import { renewButton } from "../table/seat_admin.js";

/** @import { TableSession } from "./session.js" */

/** @param {TableSession} session */
export function share(session) {
  openDialog(t("menu.share"), [make("p", { text: t("share.text") }), invitation(`/table/${session.id}`)]);
}

/** Show links that move my seats to another device. A link is the seat's key: anyone who has it plays the seat. @param {TableSession} session */
export function moveSeat(session) {
  const keys = seatKeys(session.id);
  if (!keys.length) return openDialog(t("menu.device"), [make("p", { text: t("device.none") })]);
  const parts = keys.flatMap(({ seat, secret }) => {
    const path = `/table/${session.id}#${new URLSearchParams({ seat: String(seat), secret })}`;
    const name = session.state?.table.seats[seat].name ?? "";
    const again = () => {
      dialog.close();
      moveSeat(session);
    };
    return [
      make("h3", { text: name }),
      invitation(path, "device"),
      make("div", { class: "actions" }, renewButton(session, { seat, secret }, name, again)),
    ];
  });
  const dialog = openDialog(t("menu.device"), [make("p", { text: t("device.text") }), ...parts]);
}

/** Choose which of my seats to show, or to watch. @param {TableSession} session */
export function chooseSeat(session) {
  const choices = [
    ...seatKeys(session.id).map(({ seat }) => ({ seat, name: session.state?.table.seats[seat].name ?? "" })),
    { seat: null, name: t("eyes.watcher") },
  ];
  const dialog = openDialog(t("menu.eyes"), [
    make("p", { text: t("eyes.text") }),
    make(
      "div",
      { class: "column" },
      ...choices.map(({ seat, name }) =>
        make("button", {
          type: "button",
          text: name,
          onclick: () => {
            dialog.close();
            const { connections, isWatching } = session.store.state;
            const connection = connections.find((live) => live.seat === seat);
            if (isWatching !== (seat === null)) session.connect(seat === null);
            else if (seat !== null && connection) session.showSeat(connection);
          },
        }),
      ),
    ),
  ]);
}

/** @param {TableSession} session */
export function showInfo(session) {
  const about = session.state?.table;
  if (!about) return;
  const rows = [
    ...about.options.map(({ label, value }) => [label, String(value)]),
    [t("setup.edition"), about.custom ? t("lobby.custom_edition", { edition: about.edition }) : about.edition],
    [t("setup.pace"), hasText(`setup.paces.${about.pace}`) ? t(`setup.paces.${about.pace}`) : about.pace],
  ];
  openDialog(t("menu.info"), [
    make(
      "dl",
      { class: "facts" },
      ...rows.flatMap(([label, value]) => [make("dt", { text: label }), make("dd", { text: value })]),
    ),
    customEditionNote(about),
    make("h3", { text: t("info.commitment") }),
    make("p", { class: "mono", text: about.commitment ?? "" }),
    make("p", { class: about.unproven ? "unproven" : "", text: about.unproven || t("info.commitment_text") }),
    about.branched_from
      ? make(
          "p",
          {},
          make("a", {
            href: `/replay/${about.branched_from.id}`,
            text: t("info.branched", { at: about.branched_from.at }),
          }),
        )
      : null,
  ]);
}

/** Configure notifications and the webhook for my moves (or, for the host, for all moves). @param {TableSession} session */
export function chooseHook(session) {
  const { state } = session;
  if (!state || state.seat === null) return openDialog(t("menu.hook"), [make("p", { text: t("hook.none") })]);
  const url = make("input", { type: "url", id: "hook-url", placeholder: "https://", maxlength: 500 });
  const whole = make("input", { type: "checkbox", id: "hook-whole" });
  const note = make("p", { class: "note", role: "status" });
  const host = state.table.host === state.seat;
  const form = make(
    "form",
    { class: "setup" },
    make("p", { class: "field" }, make("label", { for: "hook-url", text: t("hook.url") }), url),
    host
      ? make("p", { class: "field tick" }, whole, make("label", { for: "hook-whole", text: t("hook.whole") }))
      : null,
    note,
    make("div", { class: "actions" }, make("button", { type: "submit", class: "primary", text: t("hook.save") })),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await session.post("webhook", { url: url.value.trim(), all_seats: whole.checked });
      setText(note, t(url.value.trim() ? "hook.saved" : "hook.ended"));
    } catch (error) {
      setText(note, messageOf(error));
    }
  });
  openDialog(t("menu.hook"), [notificationButton(), make("p", { text: t("hook.text") }), form]);
}
