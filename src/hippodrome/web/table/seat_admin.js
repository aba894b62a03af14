// Seat administration: renew a seat's link, replace or remove a player, resign, close the table.
import { confirmDialog, openDialog } from "../lib/dialog.js";
import { make } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { saveSeatKeys, seatKeys, newSecret } from "../lib/local_storage.js";
import { postAction, statusOf } from "../lib/http.js";
import { t } from "../lib/i18n.js";

/** @import { TableSeat, TableSummary } from "#api" */
/** @import { SeatKey } from "#page" */
/** @import { TextValue } from "../lib/i18n.js" */
/** @import { TableSession } from "../room/session.js" */

const STAND_IN = "auriga";

/** A click handler that asks for confirmation first. @param {string} name  @param {Record<string, TextValue>} values  @param {() => Promise<unknown>} does */
function confirmed(name, values, does) {
  return () =>
    confirmDialog(t(`people.${name}`, values), t(`people.${name}_text`, values), t(`people.${name}_yes`, values), does);
}

/** @param {string} name  @param {string} id  @param {() => void} does  @param {Record<string, TextValue>} values */
const button = (name, id, does, values = {}) =>
  make("button", { type: "button", id, text: t(`people.${name}`, values), onclick: does });

/** The key of the host's seat, if it is mine. @param {string} id  @param {TableSummary} about */
export const hostKey = (id, about) => seatKeys(id).find((key) => key.seat === about.host);

/** @param {string} id  @param {SeatKey} key the host's */
export const closeButton = (id, key) =>
  button(
    "close",
    "close-table",
    confirmed("close", {}, () => postAction(id, "close", undefined, key.secret)),
  );

/** @param {string} id  @param {SeatKey} key the host's  @param {TableSeat} seat */
export const removeButton = (id, key, seat) =>
  button(
    "remove",
    `remove-${seat.seat}`,
    confirmed("remove", { name: seat.name }, () => postAction(id, "remove", { seat: seat.seat }, key.secret)),
    { name: seat.name },
  );

/** @param {TableSession} session  @param {SeatKey} key  @param {string} name  @param {() => void} done */
export const renewButton = (session, key, name, done) =>
  button(
    "renew",
    `renew-${key.seat}`,
    confirmed("renew", { name }, async () => {
      await renew(session, key);
      done();
    }),
    { name },
  );

/** Replace the secret of my seat. The new one is stored before it is sent, so that a lost reply does not lose the seat. @param {TableSession} session  @param {SeatKey} key */
async function renew(session, key) {
  const next = newSecret();
  const { id } = session;
  const game = session.state?.table.game ?? "";
  saveSeatKeys(id, game, [{ ...key, next }]);
  try {
    await postAction(id, "renew", { secret: next }, key.secret);
  } catch (error) {
    if (statusOf(error)) {
      saveSeatKeys(id, game, [key]);
      throw error;
    }
    await postAction(id, "renew", { secret: next }, next);
  }
  saveSeatKeys(id, game, [{ seat: key.seat, secret: next }]);
  session.connect();
}

/** Open the dialog with all actions on the seats of this table. @param {TableSession} session */
export function showSeatAdmin(session) {
  const about = session.state?.table;
  if (!about) return;
  const keys = seatKeys(session.id);
  const host = hostKey(session.id, about);
  const rows = about.seats
    .filter((seat) => seat.kind !== "open")
    .map((seat) => {
      const mine = keys.find((key) => key.seat === seat.seat);
      return make(
        "li",
        {},
        emblem(seat.seat, session.letters[seat.seat]),
        make("span", { class: "gather-name", text: seat.name }),
        make("span", { class: "note", text: noteOf(seat, Boolean(mine)) }),
        make("span", { class: "does" }, ...seatButtons(session, about, seat, mine, () => dialog.close())),
      );
    });
  const closes = about.state === "running" || about.state === "gathering";
  const dialog = openDialog(t("menu.people"), [
    keys.length ? null : make("p", { text: t("people.none") }),
    make("ol", { class: "gather-seats" }, ...rows),
    host && closes ? make("div", { class: "actions" }, closeButton(session.id, host)) : null,
  ]);
}

/**
 * The buttons for what I may do with a seat.
 * @param {TableSession} session  @param {TableSummary} about  @param {TableSeat} seat  @param {SeatKey | undefined} mine  @param {() => void} close
 */
function seatButtons(session, about, seat, mine, close) {
  if (seat.kind !== "person") return [];
  const { id } = session;
  const { name, seat: n } = seat;
  const running = about.state === "running";
  const host = hostKey(id, about);
  if (mine) {
    const resign = async () => {
      await postAction(id, "resign", undefined, mine.secret);
      close();
    };
    return [
      about.state !== "closed" && renewButton(session, mine, name, close),
      running && button("resign", `resign-${n}`, confirmed("resign", { name }, resign), { name }),
    ];
  }
  const helper = host ?? (n === about.host ? seatKeys(id).find((key) => key.seat !== n) : undefined);
  const replace = async () => helper && postAction(id, "bot", { seat: n, level: STAND_IN }, helper.secret);
  return [
    running && helper && button("replace", `replace-${n}`, confirmed("replace", { name }, replace), { name }),
    about.state === "gathering" && host && removeButton(id, host, seat),
  ];
}

/** @param {TableSeat} seat  @param {boolean} mine */
function noteOf(seat, mine) {
  if (seat.kind === "bot") return seat.left ? t(`seats.${seat.left}`) : t("seats.bot", { level: seat.level });
  return mine ? t("seats.you") : seat.away || !seat.connected ? t("seats.away") : "";
}
