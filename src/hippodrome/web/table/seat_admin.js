// Seat administration: renew a seat's link, replace or remove a player, resign, close the table.
import { confirmDialog, openDialog } from "../lib/dialog.js";
import { make } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { saveSeatKeys, seatKeys, newSecret } from "../lib/local_storage.js";
import { post } from "../lib/http.js";
import { t } from "../lib/i18n.js";

const STAND_IN = "auriga";
const send = (table, action, body, key) => post(`/api/tables/${table.id}/${action}`, body, key.secret);

/** A click handler that asks for confirmation first. */
function confirmed(name, values, does) {
  return () =>
    confirmDialog(t(`people.${name}`, values), t(`people.${name}_text`, values), t(`people.${name}_yes`, values), does);
}

const button = (name, id, does, values = {}) =>
  make("button", { type: "button", id, text: t(`people.${name}`, values), onclick: does });

/** The key of the host's seat, if it is mine. */
export const hostKey = (table, about) => seatKeys(table.id).find((key) => key.seat === about.host);

export const closeButton = (table, key) =>
  button(
    "close",
    "close-table",
    confirmed("close", {}, () => send(table, "close", {}, key)),
  );

export const removeButton = (table, key, seat) =>
  button(
    "remove",
    `remove-${seat.seat}`,
    confirmed("remove", { name: seat.name }, () => send(table, "remove", { seat: seat.seat }, key)),
    { name: seat.name },
  );

export const renewButton = (table, key, name, done) =>
  button(
    "renew",
    `renew-${key.seat}`,
    confirmed("renew", { name }, async () => {
      await renew(table, key);
      done?.();
    }),
    { name },
  );

/** Replace the secret of my seat. The new one is stored before it is sent, so that a lost reply does not lose the seat. */
async function renew(table, key) {
  const next = newSecret();
  const game = table.state?.table.game ?? "";
  saveSeatKeys(table.id, game, [{ ...key, next }]);
  try {
    await send(table, "renew", { secret: next }, key);
  } catch (error) {
    if (error.status) {
      saveSeatKeys(table.id, game, [key]);
      throw error;
    }
    await send(table, "renew", { secret: next }, { secret: next });
  }
  saveSeatKeys(table.id, game, [{ seat: key.seat, secret: next }]);
  table.reconnect();
}

/** Open the dialog with all actions on the seats of this table. */
export function showSeatAdmin(table) {
  const about = table.state?.table;
  if (!about) return;
  const keys = seatKeys(table.id);
  const running = about.state === "running";
  const host = hostKey(table, about);
  const rows = about.seats
    .filter((seat) => seat.kind !== "open")
    .map((seat) => {
      const mine = keys.find((key) => key.seat === seat.seat);
      const helper =
        host && host.seat !== seat.seat
          ? host
          : running && seat.seat === about.host
            ? keys.find((key) => key.seat !== seat.seat)
            : null;
      const does =
        seat.kind !== "person"
          ? []
          : mine
            ? [
                about.state !== "closed" && renewButton(table, mine, seat.name, () => dialog.close()),
                running &&
                  button(
                    "resign",
                    `resign-${seat.seat}`,
                    confirmed("resign", { name: seat.name }, async () => {
                      await send(table, "resign", {}, mine);
                      dialog.close();
                    }),
                    { name: seat.name },
                  ),
              ]
            : [
                running &&
                  helper &&
                  button(
                    "replace",
                    `replace-${seat.seat}`,
                    confirmed("replace", { name: seat.name }, () =>
                      send(table, "bot", { seat: seat.seat, level: STAND_IN }, helper),
                    ),
                    { name: seat.name },
                  ),
                about.state === "gathering" && host && removeButton(table, host, seat),
              ];
      return make(
        "li",
        {},
        emblem(seat.seat, table.letters[seat.seat]),
        make("span", { class: "gather-name", text: seat.name }),
        make("span", { class: "note", text: noteOf(seat, mine) }),
        make("span", { class: "does" }, ...does),
      );
    });
  const closes = host && (running || about.state === "gathering");
  const dialog = openDialog(
    t("menu.people"),
    [
      keys.length ? null : make("p", { text: t("people.none") }),
      make("ol", { class: "gather-seats" }, ...rows),
      closes ? make("div", { class: "actions" }, closeButton(table, host)) : null,
    ].filter(Boolean),
  );
}

function noteOf(seat, mine) {
  if (seat.kind === "bot") return seat.left ? t(`seats.${seat.left}`) : t("seats.bot", { level: seat.level });
  return mine ? t("seats.you") : seat.away || !seat.connected ? t("seats.away") : "";
}
