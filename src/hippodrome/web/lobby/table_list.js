// Lists of tables in the lobby: mine, open, running and finished; with a filter by game and text, and pages.
import { reconcile, find, make, setText } from "../lib/dom.js";
import { removeSeatKeys, seatKeys, myTableIds } from "../lib/local_storage.js";
import { settingTexts } from "./table_settings.js";
import { get } from "../lib/http.js";
import { joinTexts, language, formatList, t } from "../lib/i18n.js";

const MAX_MY_TABLES = 12;
const filter = { game: "", search: "", page: 0 };

/** Fill the filter form and listen to it. @param {any[]} games */
export function mountFilter(games) {
  const select = find("#filter-game");
  select.append(
    make("option", { value: "", text: t("lobby.any_game") }),
    ...games.map((game) => make("option", { value: game.name, text: game.title })),
  );
  const applyFilter = () => {
    Object.assign(filter, { game: select.value, search: find("#filter-text").value.trim(), page: 0 });
    showTables().catch(() => {});
  };
  select.addEventListener("change", applyFilter);
  find("#filter").addEventListener("submit", (event) => {
    event.preventDefault();
    applyFilter();
  });
  let soon = 0;
  find("#filter-text").addEventListener("input", () => {
    clearTimeout(soon);
    soon = setTimeout(applyFilter, 250);
  });
  for (const [id, step] of [
    ["#page-back", -1],
    ["#page-on", 1],
  ]) {
    find(id).addEventListener("click", () => {
      filter.page += step;
      showTables().catch(() => {});
    });
  }
}

export async function showTables() {
  const requested = JSON.stringify(filter);
  const query = new URLSearchParams(
    Object.entries(filter)
      .filter(([, value]) => value)
      .map(([name, value]) => [name, String(value)]),
  );
  const { open, running, over, more } = await get(`/api/tables?${query}`);
  const own = (await Promise.all(myTableIds().slice(0, MAX_MY_TABLES).map(fetchTable))).filter((table) => table);
  if (requested !== JSON.stringify(filter)) return;
  const live = own.filter((table) => table.state === "running" || table.state === "gathering");
  live.sort((a, b) => Number(b.your_move) - Number(a.your_move));
  const others = (tables) => tables.filter((table) => !live.some((mine) => mine.id === table.id));
  showSection("#mine", live, (table) => [`/table/${table.id}`, t("lobby.continue")]);
  showSection("#open", others(open), (table) => [
    `/table/${table.id}`,
    t(table.seats.some((seat) => seat.kind === "open") ? "lobby.sit" : "lobby.watch"),
  ]);
  showSection("#running", others(running), (table) => [`/table/${table.id}`, t("lobby.watch")]);
  const filtered = Boolean(filter.game || filter.search || filter.page);
  const ended = filtered
    ? over
    : [
        ...over,
        ...own.filter(
          (table) => !["running", "gathering"].includes(table.state) && !over.some((one) => one.id === table.id),
        ),
      ];
  showSection("#over", ended, (table) => [`/replay/${table.id}`, t("lobby.replay")]);
  const moves = live.filter((table) => table.your_move).length;
  document.title = `${moves ? `(${moves}) ` : ""}${t("lobby.page")}`;
  find("#page-back").hidden = filter.page === 0;
  find("#page-on").hidden = !Object.values(more).some(Boolean);
  find("#pages").hidden = find("#page-back").hidden && find("#page-on").hidden;
  const nothing = filtered && !others(open).length && !others(running).length && !ended.length;
  setText(find("#found"), nothing ? t("lobby.nothing_found") : "");
  find("#filter").hidden = !filtered && !open.length && !running.length && !over.length;
  find("#tables").hidden = false;
}

async function fetchTable(id) {
  try {
    return await get(`/api/tables/${id}`, seatKeys(id)[0]?.secret);
  } catch (error) {
    if (error.status === 404 || error.status === 401) removeSeatKeys(id);
    return null;
  }
}

function showSection(where, tables, linkOf) {
  const box = find(where);
  box.hidden = !tables.length;
  reconcile(
    find("ul", box),
    tables,
    (table) => table.id,
    () =>
      make(
        "li",
        {},
        make(
          "a",
          { class: "table-link" },
          make("span", { class: "table-game" }),
          make("span", { class: "table-when" }),
          make("span", { class: "table-who" }),
          make("span", { class: "table-terms" }),
          make("span", { class: "table-custom" }),
          make("span", { class: "go" }),
        ),
      ),
    (li, table) => {
      const [href, label] = linkOf(table);
      const names = table.seats.map((seat) => (seat.kind === "open" ? t("lobby.free") : seat.name));
      const link = find("a", li);
      link.setAttribute("href", href);
      link.classList.toggle("your-move", Boolean(table.your_move));
      setText(find(".table-game", li), table.title || table.game);
      setText(find(".table-who", li), formatList(names));
      setText(find(".table-terms", li), joinTexts(settingTexts(table), "notes"));
      setText(find(".table-custom", li), table.differences);
      find(".table-custom", li).hidden = !table.custom;
      const won = (table.winners ?? []).map((seat) => table.seats[seat]?.name).filter(Boolean);
      setText(
        find(".table-when", li),
        won.length
          ? t("lobby.won", { names: formatList(won) })
          : joinTexts([relativeTime(table.created), table.warning], "notes"),
      );
      if (table.unproven)
        find(".table-when", li).append(
          make("span", { class: "unproven", title: table.unproven, text: t("lobby.also_unproven") }),
        );
      setText(find(".go", li), table.your_move ? t("lobby.your_move") : label);
    },
  );
}

/** A time as text relative to now. */
function relativeTime(when) {
  const seconds = (new Date(typeof when === "number" ? when * 1000 : when).getTime() - Date.now()) / 1000;
  if (!Number.isFinite(seconds)) return "";
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ]) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return t("lobby.just_now");
}
