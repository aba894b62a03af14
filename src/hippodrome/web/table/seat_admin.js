// People come and go: a seat's link renewed, a bot for somebody absent, somebody removed, a race given up, a table closed.
import { confirmSheet, openSheet } from "../lib/dialog.js";
import { make } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { keep, keysOf, newSecret } from "../lib/local_storage.js";
import { post } from "../lib/connection.js";
import { say } from "../lib/i18n.js";

const STAND_IN = "auriga";
const send = (table, action, body, key) => post(`/api/tables/${table.id}/${action}`, body, key.secret);

/** Ask first, then do it; a refusal is told where it was asked. */
function surely(name, values, does) {
  return () => confirmSheet(say(`people.${name}`, values), say(`people.${name}_text`, values), say(`people.${name}_yes`, values), does);
}

const button = (name, id, does, values = {}) => make("button", { type: "button", id, text: say(`people.${name}`, values), onclick: does });

/** The seat of mine that looks after the table, if any. */
export const hostKey = (table, about) => keysOf(table.id).find((key) => key.seat === about.host);

export const closeButton = (table, key) => button("close", "close-table", surely("close", {}, () => send(table, "close", {}, key)));

export const removeButton = (table, key, seat) => button("remove", `remove-${seat.seat}`, surely("remove", { name: seat.name }, () => send(table, "remove", { seat: seat.seat }, key)), { name: seat.name });

export const renewButton = (table, key, name, done) => button("renew", `renew-${key.seat}`, surely("renew", { name }, async () => {
  await renew(table, key);
  done?.();
}), { name });

/** A new secret for a seat of mine. It is kept before it is sent: should the reply be lost, the seat is not. */
async function renew(table, key) {
  const next = newSecret();
  const game = table.state?.table.game ?? "";
  keep(table.id, game, [{ ...key, next }]);
  try {
    await send(table, "renew", { secret: next }, key);
  } catch (error) {
    if (error.status) {
      keep(table.id, game, [key]);
      throw error;
    }
    await send(table, "renew", { secret: next }, { secret: next });
  }
  keep(table.id, game, [{ seat: key.seat, secret: next }]);
  table.reconnect();
}

/** All that people can do about seats at this table. */
export function showPeople(table) {
  const about = table.state?.table;
  if (!about) return;
  const keys = keysOf(table.id);
  const running = about.state === "running";
  const host = hostKey(table, about);
  const rows = about.seats.filter((seat) => seat.kind !== "open").map((seat) => {
    const mine = keys.find((key) => key.seat === seat.seat);
    const helper = host && host.seat !== seat.seat ? host : running && seat.seat === about.host ? keys.find((key) => key.seat !== seat.seat) : null;
    const does = seat.kind !== "person" ? [] : mine
      ? [about.state !== "closed" && renewButton(table, mine, seat.name, () => sheet.close()), running && button("resign", `resign-${seat.seat}`, surely("resign", { name: seat.name }, async () => {
        await send(table, "resign", {}, mine);
        sheet.close();
      }), { name: seat.name })]
      : [running && helper && button("replace", `replace-${seat.seat}`, surely("replace", { name: seat.name }, () => send(table, "bot", { seat: seat.seat, level: STAND_IN }, helper)), { name: seat.name }),
        about.state === "gathering" && host && removeButton(table, host, seat)];
    return make("li", {}, emblem(seat.seat, table.letters[seat.seat]), make("span", { class: "gather-name", text: seat.name }), make("span", { class: "note", text: noteOf(seat, mine) }), make("span", { class: "does" }, ...does));
  });
  const closes = host && (running || about.state === "gathering");
  const sheet = openSheet(say("menu.people"), [
    keys.length ? null : make("p", { text: say("people.none") }),
    make("ol", { class: "gather-seats" }, ...rows),
    closes ? make("div", { class: "actions" }, closeButton(table, host)) : null,
  ].filter(Boolean));
}

function noteOf(seat, mine) {
  if (seat.kind === "bot") return seat.left ? say(`seats.${seat.left}`) : say("seats.bot", { level: seat.level });
  return mine ? say("seats.you") : seat.away || !seat.here ? say("seats.away") : "";
}
