// Lists of tables in the lobby: mine, open, running and finished; with a filter by game and text, and pages.
import { find, findAs, make, reconcile, setText } from "../lib/dom.js";
import { removeSeatKeys, seatKeys, myTableIds } from "../lib/local_storage.js";
import { settingTexts } from "./table_settings.js";
import { saveResults, showVisitor } from "./visitor.js";
import { get, statusOf } from "../lib/http.js";
import { joinTexts, language, formatList, t } from "../lib/i18n.js";

/** @import { GameSummary, TableSummary, YourTable } from "#api" */
/** @typedef {TableSummary & {your_move?: boolean}} ListedTable */

const MAX_MY_TABLES = 12;
const UNITS = /** @type {const} */ ([
  { unit: "day", length: 86400 },
  { unit: "hour", length: 3600 },
  { unit: "minute", length: 60 },
]);

export class TableList {
  /** @type {HTMLElement} */ root;
  filter = { game: "", search: "", page: 0 };

  /** @param {HTMLElement} root  @param {GameSummary[]} games */
  constructor(root, games) {
    this.root = root;
    const select = findAs(HTMLSelectElement, "#filter-game", root);
    const text = findAs(HTMLInputElement, "#filter-text", root);
    select.append(
      make("option", { value: "", text: t("lobby.any_game") }),
      ...games.map((game) => make("option", { value: game.name, text: game.title })),
    );
    const applyFilter = () => this.apply({ game: select.value, search: text.value.trim(), page: 0 });
    select.addEventListener("change", applyFilter);
    find("#filter", root).addEventListener("submit", (event) => {
      event.preventDefault();
      applyFilter();
    });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let soon;
    text.addEventListener("input", () => {
      clearTimeout(soon);
      soon = setTimeout(applyFilter, 250);
    });
    for (const [id, step] of Object.entries({ "#page-back": -1, "#page-on": 1 }))
      find(id, root).addEventListener("click", () => this.apply({ ...this.filter, page: this.filter.page + step }));
  }

  /** @param {{game: string, search: string, page: number}} filter */
  apply(filter) {
    this.filter = filter;
    this.show().catch(() => {});
  }

  /** Fetch the tables that pass the filter, and show them. */
  async show() {
    const requested = this.filter;
    const { game, search, page } = requested;
    const params = { game: game || undefined, search: search || undefined, page: page || undefined };
    const listed = await get("/api/tables", params);
    const tables = await Promise.all(myTableIds().slice(0, MAX_MY_TABLES).map(fetchTable));
    if (requested !== this.filter) return;
    const own = tables.flatMap((table) => table ?? []);
    this.showLists(listed, own, Boolean(game || search || page));
  }

  /** @param {import("#api").TableList} listed  @param {YourTable[]} own my tables  @param {boolean} isFiltered */
  showLists({ open, running, over, more }, own, isFiltered) {
    const { root } = this;
    const live = own.filter(isLive).sort((a, b) => Number(b.your_move) - Number(a.your_move));
    /** @param {TableSummary[]} tables */
    const others = (tables) => tables.filter((table) => !live.some((mine) => mine.id === table.id));
    const mineOver = own.filter((table) => !isLive(table) && !over.some((one) => one.id === table.id));
    const ended = isFiltered ? over : [...over, ...mineOver];
    saveResults(own);
    showVisitor(find("#me", root), live.length > 0);
    showSection(find("#mine", root), live, (table) => [`/table/${table.id}`, t("lobby.continue")]);
    showSection(find("#open", root), others(open), (table) => [
      `/table/${table.id}`,
      t(table.seats.some((seat) => seat.kind === "open") ? "lobby.sit" : "lobby.watch"),
    ]);
    showSection(find("#running", root), others(running), (table) => [`/table/${table.id}`, t("lobby.watch")]);
    showSection(find("#over", root), ended, (table) => [`/replay/${table.id}`, t("lobby.replay")]);
    const moves = live.filter((table) => table.your_move).length;
    document.title = `${moves ? `(${moves}) ` : ""}${t("lobby.page")}`;
    const [back, on] = [find("#page-back", root), find("#page-on", root)];
    back.hidden = this.filter.page === 0;
    on.hidden = !Object.values(more).some(Boolean);
    find("#pages", root).hidden = back.hidden && on.hidden;
    const nothing = isFiltered && !others(open).length && !others(running).length && !ended.length;
    setText(find("#found", root), nothing ? t("lobby.nothing_found") : "");
    find("#filter", root).hidden = !isFiltered && !open.length && !running.length && !over.length;
    find("#tables", root).hidden = false;
  }
}

/** @param {TableSummary} table */
const isLive = (table) => table.state === "running" || table.state === "gathering";

/** @param {string} id  @returns {Promise<YourTable | null>} */
async function fetchTable(id) {
  try {
    return await get("/api/tables/{id}", { id }, seatKeys(id)[0]?.secret);
  } catch (error) {
    if ([404, 401].includes(statusOf(error))) removeSeatKeys(id);
    return null;
  }
}

/** @param {HTMLElement} box  @param {ListedTable[]} tables  @param {(table: ListedTable) => [string, string]} linkOf URL and label */
function showSection(box, tables, linkOf) {
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

/** A time, in seconds since 1970, as text relative to now. @param {number} when */
function relativeTime(when) {
  const seconds = when - Date.now() / 1000;
  if (!Number.isFinite(seconds)) return "";
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const { unit, length } of UNITS) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return t("lobby.just_now");
}
