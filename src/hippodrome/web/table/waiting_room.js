// Before the race: who is here, who is missed, and how they come.
import { find, make } from "../lib/dom.js";
import { emblem, lettersOf } from "../graphics/emblem.js";
import { invitation } from "./invite.js";
import { forget, keep, keysOf, newSalt } from "../lib/local_storage.js";
import { closeButton, hostKey, removeButton } from "./seat_admin.js";
import { keepName, myName } from "../lib/preferences.js";
import { customNote, terms } from "../lobby/table_settings.js";
import { get, post } from "../lib/connection.js";
import { joined, say } from "../lib/i18n.js";

let levels = null;
const readied = new Set();

/** Whoever is here is ready: a seat that came by a link adds its salt at once. */
function getReady(table, seats, keys) {
  for (const { seat, secret } of keys) {
    if (!seats[seat] || seats[seat].ready || readied.has(seat)) continue;
    readied.add(seat);
    post(`/api/tables/${table.id}/ready`, { salt: newSalt() }, secret).catch(refused);
  }
}

export function showGathering(table, state) {
  const box = find("#gather");
  const about = state.table;
  const here = about.state === "gathering" || about.state === "closed";
  box.hidden = !here;
  const key = JSON.stringify([about.state, about.seats, state.seat, about.host]);
  if (!here) return box.replaceChildren();
  if (box.dataset.key === key) return;
  box.dataset.key = key;
  if (about.state === "closed") {
    box.replaceChildren(make("h2", { id: "gather-title", text: say("gather.closed") }), make("p", { text: about.closed }), make("a", { href: "/", text: say("page.lobby") }));
    return;
  }
  getReady(table, about.seats, keysOf(table.id));
  const typed = find("#sit-name", box)?.value;
  const letters = lettersOf(about.seats);
  const keys = keysOf(table.id);
  const host = hostKey(table, about);
  const rows = about.seats.map((seat) => make("li", { class: seat.kind },
    emblem(seat.seat, letters[seat.seat]),
    make("span", { class: "gather-name", text: seat.kind === "open" ? say("seats.open") : seat.name }),
    make("span", { class: "note", text: seat.kind === "bot" ? say("seats.bot", { level: seat.level }) : seat.kind === "open" ? "" : seat.ready ? say("gather.ready") : say("gather.not_ready") }),
    seat.kind === "open" && host ? botPicker(table, seat.seat, host) : null,
    seat.kind === "person" && host && !keys.some((mine) => mine.seat === seat.seat) ? removeButton(table, host, seat) : null));
  const open = about.seats.some((seat) => seat.kind === "open");
  const parts = [make("h2", { id: "gather-title", text: open ? say("gather.title") : say("gather.starting") }), make("ol", { class: "gather-seats" }, ...rows)];
  if (about.warning) parts.push(make("p", { class: "warning", text: about.warning }));
  parts.push(make("p", { class: "terms note", text: joined(terms(about), "notes") }));
  if (about.custom) parts.push(customNote(about));
  if (about.limit) parts.push(make("p", { class: "note", text: say("setup.clock_note") }));
  if (open && !keys.length) parts.push(sitForm(table, about, typed));
  if (open) parts.push(make("p", { text: say("gather.share") }), invitation(`/table/${table.id}`));
  if (keys.length) parts.push(make("div", { class: "actions" }, make("button", { type: "button", class: "quiet", text: say("gather.leave"), onclick: () => leave(table, keys) }), host ? closeButton(table, host) : null));
  parts.push(make("p", { class: "refusal", id: "gather-refusal", role: "alert" }));
  box.replaceChildren(...parts);
}

function botPicker(table, seat, host) {
  const select = make("select", { "aria-label": say("gather.bot_for", { n: seat + 1 }) }, make("option", { value: "", text: say("gather.put_bot") }));
  const fill = () => levels.forEach((level) => select.append(make("option", { value: level.name, text: level.label })));
  if (levels) fill();
  else get("/api/games").then((games) => {
    levels = games[0].levels;
    fill();
  }, () => {});
  select.addEventListener("change", () => post(`/api/tables/${table.id}/bot`, { seat, level: select.value }, host.secret).catch(refused));
  return select;
}

function sitForm(table, about, typed) {
  const name = make("input", { id: "sit-name", maxlength: 24, value: typed ?? myName(about.seats.map((seat) => seat.name)), autocomplete: "nickname", required: true });
  const form = make("form", { class: "sit" }, make("label", { for: "sit-name", text: say("setup.name") }), name, make("button", { type: "submit", class: "primary", text: say("gather.sit") }));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    keepName(name.value);
    try {
      const taken = await post(`/api/tables/${table.id}/sit`, { seat: null, name: name.value.trim(), salt: newSalt() });
      keep(table.id, about.game, [taken]);
      table.watching = false;
      table.reconnect();
    } catch (error) {
      refused(error);
    }
  });
  return form;
}

async function leave(table, keys) {
  try {
    for (const { seat, secret } of keys) {
      await post(`/api/tables/${table.id}/leave`, {}, secret);
      forget(table.id, seat);
    }
    location.href = "/";
  } catch (error) {
    refused(error);
  }
}

function refused(error) {
  const line = find("#gather-refusal");
  if (line) line.textContent = error.message;
}
