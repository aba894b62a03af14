// Tables in the lobby: one's own, those to sit down at, to watch and to replay; by game, by text and by page.
import { align, find, make, write } from "../lib/dom.js";
import { forget, keysOf, myTables } from "../lib/local_storage.js";
import { terms } from "./table_settings.js";
import { get } from "../lib/connection.js";
import { joined, language, listed, say } from "../lib/i18n.js";

const MINE = 12;
const wanted = { game: "", search: "", page: 0 };

/** @param {any[]} games */
export function placeFilter(games) {
  const select = find("#filter-game");
  select.append(make("option", { value: "", text: say("lobby.any_game") }), ...games.map((game) => make("option", { value: game.name, text: game.title })));
  const look = () => {
    Object.assign(wanted, { game: select.value, search: find("#filter-text").value.trim(), page: 0 });
    showTables().catch(() => {});
  };
  select.addEventListener("change", look);
  find("#filter").addEventListener("submit", (event) => {
    event.preventDefault();
    look();
  });
  let soon = 0;
  find("#filter-text").addEventListener("input", () => {
    clearTimeout(soon);
    soon = setTimeout(look, 250);
  });
  for (const [id, step] of [["#page-back", -1], ["#page-on", 1]]) {
    find(id).addEventListener("click", () => {
      wanted.page += step;
      showTables().catch(() => {});
    });
  }
}

export async function showTables() {
  const asked = JSON.stringify(wanted);
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value).map(([name, value]) => [name, String(value)]));
  const { open, running, over, more } = await get(`/api/tables?${query}`);
  const own = (await Promise.all(myTables().slice(0, MINE).map(lookUp))).filter((table) => table);
  if (asked !== JSON.stringify(wanted)) return;
  const live = own.filter((table) => table.state === "running" || table.state === "gathering");
  live.sort((a, b) => Number(b.your_move) - Number(a.your_move));
  const others = (tables) => tables.filter((table) => !live.some((mine) => mine.id === table.id));
  fill("#mine", live, (table) => [`/table/${table.id}`, say("lobby.continue")]);
  fill("#open", others(open), (table) => [`/table/${table.id}`, say(table.seats.some((seat) => seat.kind === "open") ? "lobby.sit" : "lobby.watch")]);
  fill("#running", others(running), (table) => [`/table/${table.id}`, say("lobby.watch")]);
  const filtered = Boolean(wanted.game || wanted.search || wanted.page);
  const ended = filtered ? over : [...over, ...own.filter((table) => !["running", "gathering"].includes(table.state) && !over.some((one) => one.id === table.id))];
  fill("#over", ended, (table) => [`/replay/${table.id}`, say("lobby.replay")]);
  const moves = live.filter((table) => table.your_move).length;
  document.title = `${moves ? `(${moves}) ` : ""}${say("lobby.page")}`;
  find("#page-back").hidden = wanted.page === 0;
  find("#page-on").hidden = !Object.values(more).some(Boolean);
  find("#pages").hidden = find("#page-back").hidden && find("#page-on").hidden;
  const nothing = filtered && !others(open).length && !others(running).length && !ended.length;
  write(find("#found"), nothing ? say("lobby.nothing_found") : "");
  find("#filter").hidden = !filtered && !open.length && !running.length && !over.length;
  find("#tables").hidden = false;
}

async function lookUp(id) {
  try {
    return await get(`/api/tables/${id}`, keysOf(id)[0]?.secret);
  } catch (error) {
    if (error.status === 404 || error.status === 401) forget(id);
    return null;
  }
}

function fill(where, tables, way) {
  const box = find(where);
  box.hidden = !tables.length;
  align(find("ul", box), tables, (table) => table.id,
    () => make("li", {}, make("a", { class: "table-link" },
      make("span", { class: "table-game" }), make("span", { class: "table-when" }), make("span", { class: "table-who" }), make("span", { class: "table-terms" }), make("span", { class: "table-custom" }), make("span", { class: "go" }))),
    (li, table) => {
      const [href, label] = way(table);
      const names = table.seats.map((seat) => (seat.kind === "open" ? say("lobby.free") : seat.name));
      const link = find("a", li);
      link.setAttribute("href", href);
      link.classList.toggle("your-move", Boolean(table.your_move));
      write(find(".table-game", li), table.title || table.game);
      write(find(".table-who", li), listed(names));
      write(find(".table-terms", li), joined(terms(table), "notes"));
      write(find(".table-custom", li), table.differences);
      find(".table-custom", li).hidden = !table.custom;
      const won = (table.winners ?? []).map((seat) => table.seats[seat]?.name).filter(Boolean);
      write(find(".table-when", li), won.length ? say("lobby.won", { names: listed(won) }) : joined([ago(table.created), table.warning], "notes"));
      if (table.unproven) find(".table-when", li).append(make("span", { class: "unproven", title: table.unproven, text: say("lobby.also_unproven") }));
      write(find(".go", li), table.your_move ? say("lobby.your_move") : label);
    });
}

/** How long ago, in words. */
function ago(when) {
  const seconds = (new Date(typeof when === "number" ? when * 1000 : when).getTime() - Date.now()) / 1000;
  if (!Number.isFinite(seconds)) return "";
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of [["day", 86400], ["hour", 3600], ["minute", 60]]) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return say("lobby.just_now");
}
