// The lobby page: choose a game, create a table, find a table, import a race file.
import { find, findAs, make } from "../lib/dom.js";
import { openDialog } from "../lib/dialog.js";
import {
  SeatRows,
  clockField,
  defaultSeats,
  hintsField,
  listedField,
  paceField,
  claimSeats,
} from "../lobby/new_table.js";
import { mountPreferences } from "../lib/preferences.js";
import { TableList } from "../lobby/table_list.js";
import { get, messageOf, post } from "../lib/http.js";
import { loadTexts, t } from "../lib/i18n.js";

/** @import { GameOption, GameSummary, StoredEdition } from "#api" */

/** @type {GameSummary[]} */
let games = [];

async function open() {
  await loadTexts();
  mountPreferences();
  mountImport();
  games = await get("/api/games", {});
  showGames();
  const tables = new TableList(find("main"), games);
  await openRequestedEdition();
  await tables.show();
  setInterval(() => {
    if (!document.hidden) tables.show().catch(() => {});
  }, 8000);
}

function showGames() {
  find("#games").replaceChildren(
    ...games.map((game) => {
      const [least, most] = game.seats;
      return make(
        "li",
        { class: "game" },
        make(
          "button",
          { type: "button", class: "game-card", data: { game: game.name }, onclick: () => openSetup(game) },
          make("img", { src: game.cover, alt: "", width: 480, height: 300 }),
          make("span", { class: "game-title", text: game.title }),
          make("span", { class: "pitch", text: game.pitch }),
          make(
            "span",
            { class: "game-foot" },
            make("span", { text: t(least < most ? "lobby.seats" : "lobby.seats_only", { least, most }) }),
            make("span", { class: "go", text: t("lobby.choose") }),
          ),
        ),
        make(
          "p",
          { class: "game-ways" },
          make("a", { href: `/rules/${game.name}`, text: t("learn.rules") }),
          make("a", { href: `/gallery/${game.name}`, text: t("learn.gallery") }),
          make("a", { href: `/edition/${game.name}`, text: t("edition.way") }),
        ),
      );
    }),
  );
}

/** Open the form for the edition in the URL (?game=NAME&edition=SUM), if there is one. */
async function openRequestedEdition() {
  const query = new URLSearchParams(location.search);
  const game = games.find((one) => one.name === query.get("game"));
  const sum = query.get("edition");
  if (!game || !sum) return;
  try {
    openSetup(game, await get("/api/editions/{digest}", { digest: sum }));
  } catch (error) {
    find("#import-note").textContent = messageOf(error);
  }
}

/** Open the form for a new table. @param {GameSummary} game  @param {StoredEdition | null} storedEdition an uploaded edition */
function openSetup(game, storedEdition = null) {
  const seatRows = new SeatRows(game, defaultSeats(game));
  const pace = paceField();
  const clock = clockField();
  const listing = listedField(seatRows);
  const hints = hintsField();
  const options = game.options.map((option) => optionField(option));
  const edition = editionField(game, storedEdition);
  const refusal = make("p", { class: "refusal", role: "alert" });
  const start = make("button", { type: "submit", class: "primary", text: t("lobby.start") });
  const form = make(
    "form",
    { class: "setup" },
    seatRows.node,
    make(
      "details",
      { class: "more", open: Boolean(storedEdition) },
      make("summary", { text: t("setup.options") }),
      ...options.map((option) => option.node),
      edition.node,
      pace.node,
      clock.node,
      hints.node,
      listing.node,
    ),
    refusal,
    make("div", { class: "actions" }, start),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    start.disabled = true;
    refusal.textContent = "";
    try {
      const created = await post(
        "/api/tables",
        {},
        {
          game: game.name,
          ...(await edition.read()),
          options: Object.fromEntries(
            options.flatMap(({ name, read }) => {
              const value = read();
              return value === null ? [] : [[name, value]];
            }),
          ),
          seats: seatRows.seats(),
          pace: pace.read(),
          clock: clock.read(),
          listed: listing.box.checked,
          hints: hints.box.checked,
        },
      );
      await claimSeats(created, game.name);
    } catch (error) {
      refusal.textContent = messageOf(error);
      start.disabled = false;
    }
  });
  openDialog(game.title, [make("p", { class: "pitch", text: game.pitch }), form], { class: "wide" });
  start.focus();
}

/** The field for an option of the game. A choice whose value is null leaves it to the edition. @param {GameOption} option */
function optionField(option) {
  const id = `option-${option.name}`;
  const select = make("select", { id });
  const choices = option.choices.some((choice) => choice.value === option.default)
    ? option.choices
    : [{ value: option.default, label: t("setup.by_edition") }, ...option.choices];
  choices.forEach((choice, i) => select.append(make("option", { value: String(i), text: choice.label })));
  select.value = String(
    Math.max(
      0,
      choices.findIndex((choice) => choice.value === option.default),
    ),
  );
  const node = make(
    "p",
    { class: "field" },
    make("label", { for: id, text: option.label }),
    select,
    option.explain ? make("small", { text: option.explain }) : null,
  );
  return { name: option.name, node, read: () => choices[Number(select.value)].value };
}

/** The field for the edition: a built-in one, an uploaded one, or a file. @param {GameSummary} game  @param {StoredEdition | null} storedEdition */
function editionField(game, storedEdition) {
  const select = make("select", { id: "edition" });
  if (storedEdition) select.append(make("option", { value: " kept", text: storedEdition.name }));
  for (const name of game.editions) select.append(make("option", { value: name, text: name }));
  select.append(make("option", { value: "", text: t("setup.own_edition") }));
  const file = make("input", { type: "file", accept: ".toml", "aria-label": t("setup.own_edition") });
  file.hidden = true;
  select.addEventListener("change", () => {
    file.hidden = select.value !== "";
    if (!file.hidden) file.click();
  });
  const node = make(
    "p",
    { class: "field" },
    make("label", { for: "edition", text: t("setup.edition") }),
    select,
    file,
    make("small", { text: t("setup.edition_note") }),
  );
  const read = async () => {
    if (storedEdition && select.value === " kept")
      return { edition: storedEdition.name, edition_text: storedEdition.text };
    if (select.value) return { edition: select.value };
    const chosen = file.files?.[0];
    if (!chosen) throw new Error(t("setup.no_file"));
    return { edition: chosen.name.replace(/\.toml$/, "").slice(0, 80), edition_text: await chosen.text() };
  };
  return { node, read };
}

/** Import a race file by button, or dropped anywhere on the page. */
function mountImport() {
  const file = findAs(HTMLInputElement, "#race-file");
  const note = find("#import-note");
  /** @param {File | undefined} chosen */
  const importRace = async (chosen) => {
    if (!chosen) return;
    note.textContent = t("lobby.reading", { file: chosen.name });
    try {
      const { id } = await post("/api/races", {}, await chosen.text());
      location.href = `/replay/${id}`;
    } catch (error) {
      note.textContent = messageOf(error);
    }
  };
  find("#import").addEventListener("click", () => file.click());
  file.addEventListener("change", () => importRace(file.files?.[0]));
  addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) document.body.classList.remove("dropping");
  });
  addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    importRace(event.dataTransfer?.files[0]);
  });
}

open().catch((error) => {
  find("#import-note").textContent = messageOf(error);
});
