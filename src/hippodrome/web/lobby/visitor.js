// The visitor: name, record and last results, from this browser's storage.
import { emblem } from "../graphics/emblem.js";
import { icon } from "../graphics/icons.js";
import { openDialog } from "../lib/dialog.js";
import { find, make, setText } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { loadValue, saveValue, seatKeys } from "../lib/local_storage.js";
import { saveName } from "../lib/preferences.js";

/** @import { YourTable } from "#api" */
/** A finished race of mine. @typedef {{game: string, title: string, won: boolean, winner: string, at: number}} Result */

const MAX_RESULTS = 500;
const MAX_SHOWN = 3;

/** My finished races by table, as this browser has seen them. @returns {Record<string, Result>} */
const storedResults = () => loadValue("results", {});

/** Store the results of my tables that are over. @param {YourTable[]} own */
export function saveResults(own) {
  const results = storedResults();
  for (const table of own) {
    if (table.state !== "over" || results[table.id]) continue;
    const mine = seatKeys(table.id).map((key) => key.seat);
    const winners = table.winners ?? [];
    results[table.id] = {
      game: table.game,
      title: table.title,
      won: winners.some((seat) => mine.includes(seat)),
      winner: winners.map((seat) => table.seats[seat]?.name).join(", "),
      at: table.created,
    };
  }
  const latest = Object.entries(results)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MAX_RESULTS);
  saveValue("results", Object.fromEntries(latest));
}

/** The game that this visitor played last, or null. @returns {string | null} */
export function lastGame() {
  /** @type {Record<string, {game: string, at: number}>} */
  const tables = loadValue("tables", {});
  return Object.values(tables).sort((a, b) => b.at - a.at)[0]?.game ?? null;
}

/** Show who I am and my last results; nothing for a first visit. @param {HTMLElement} box  @param {boolean} isRacing true if a race of mine runs */
export function showVisitor(box, isRacing) {
  const name = loadValue("name", "");
  const results = Object.entries(storedResults());
  box.hidden = !isRacing && !results.length;
  const [hi, last] = [find("#hi", box), find("#last", box)];
  setText(find("#hi-name", hi), name ? t("lobby.salve", { name }) : t("lobby.salve_stranger"));
  const wins = results.filter(([, result]) => result.won).length;
  setText(find("#hi-record", hi), results.length ? t("lobby.record", { races: results.length, wins }) : "");
  if (!hi.querySelector(".emblem")) {
    hi.prepend(emblem(0));
    hi.append(
      make(
        "button",
        {
          type: "button",
          class: "quiet",
          id: "rename",
          "aria-label": t("lobby.rename"),
          title: t("lobby.rename"),
          onclick: () => openRename(box, isRacing),
        },
        icon("pen"),
      ),
    );
  }
  last.hidden = !results.length;
  find("ul", last).replaceChildren(
    ...results.slice(0, MAX_SHOWN).map(([id, { title, won, winner }]) => {
      const text = t(won ? "lobby.result_won" : winner ? "lobby.result_lost" : "lobby.result_none", {
        game: title,
        names: winner,
      });
      return make("li", {}, make("a", { href: `/replay/${id}`, class: won ? "won" : "", text }));
    }),
  );
}

/** @param {HTMLElement} box  @param {boolean} isRacing */
function openRename(box, isRacing) {
  const name = make("input", { id: "my-name", maxlength: 24, value: loadValue("name", ""), autocomplete: "nickname" });
  const form = make(
    "form",
    { class: "sit" },
    make("label", { for: "my-name", text: t("setup.name") }),
    name,
    make("button", { type: "submit", class: "primary", text: t("lobby.rename_save") }),
  );
  const dialog = openDialog(t("lobby.rename"), [form]);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    saveName(name.value);
    dialog.close();
    showVisitor(box, isRacing);
  });
}
