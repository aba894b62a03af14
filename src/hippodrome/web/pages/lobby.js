// The lobby: choose a game, set up a race, find a table.
import { find, make } from "../lib/dom.js";
import { openSheet } from "../lib/dialog.js";
import { Chairs, clockField, firstChairs, hintsField, listedField, paceField, takeSeats } from "../lobby/new_table.js";
import { placeSwitches } from "../lib/preferences.js";
import { placeFilter, showTables } from "../lobby/table_list.js";
import { get, post } from "../lib/connection.js";
import { loadWords, say } from "../lib/i18n.js";

let games = [];

async function open() {
  await loadWords();
  placeSwitches();
  placeImport();
  games = await get("/api/games");
  showGames();
  placeFilter(games);
  await openWanted();
  await showTables();
  setInterval(() => {
    if (!document.hidden) showTables().catch(() => {});
  }, 8000);
}

function showGames() {
  find("#games").replaceChildren(...games.map((game) => {
    const [least, most] = game.seats;
    return make("li", { class: "game" },
      make("button", { type: "button", class: "game-card", data: { game: game.name }, onclick: () => setUp(game) },
        make("img", { src: game.cover, alt: "", width: 480, height: 300 }),
        make("span", { class: "game-title", text: game.title }),
        make("span", { class: "pitch", text: game.pitch }),
        make("span", { class: "game-foot" },
          make("span", { text: say(least < most ? "lobby.seats" : "lobby.seats_only", { least, most }) }),
          make("span", { class: "go", text: say("lobby.choose") }))),
      make("p", { class: "game-ways" }, make("a", { href: `/rules/${game.name}`, text: say("learn.rules") }), make("a", { href: `/gallery/${game.name}`, text: say("learn.gallery") }), make("a", { href: `/edition/${game.name}`, text: say("edition.way") })));
  }));
}

/** The sheet for an edition that somebody comes with (?game=NAME&edition=SUM). */
async function openWanted() {
  const wanted = new URLSearchParams(location.search);
  const game = games.find((one) => one.name === wanted.get("game"));
  if (!game || !wanted.get("edition")) return;
  try {
    setUp(game, await get(`/api/editions/${encodeURIComponent(wanted.get("edition"))}`));
  } catch (error) {
    find("#import-note").textContent = error.message;
  }
}

/** The sheet in which a race is set up. @param {any} game  @param {{name: string, text: string}|null} kept an edition that was left here */
function setUp(game, kept = null) {
  const chairs = new Chairs(game, firstChairs(game));
  const pace = paceField();
  const clock = clockField();
  const listing = listedField(chairs);
  const hints = hintsField();
  const options = game.options.map((option) => optionField(option));
  const edition = editionField(game, kept);
  const refusal = make("p", { class: "refusal", role: "alert" });
  const start = make("button", { type: "submit", class: "primary", text: say("lobby.start") });
  const form = make("form", { class: "setup" },
    chairs.node,
    make("details", { class: "more", open: Boolean(kept) },
      make("summary", { text: say("setup.options") }),
      ...options.map((option) => option.node), edition.node, pace.node, clock.node, hints.node, listing.node),
    refusal,
    make("div", { class: "actions" }, start));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    start.disabled = true;
    refusal.textContent = "";
    try {
      const made = await post("/api/tables", {
        game: game.name,
        ...await edition.read(),
        options: Object.fromEntries(options.filter((option) => option.read() !== undefined).map((option) => [option.name, option.read()])),
        seats: chairs.seats(),
        pace: pace.select.value,
        clock: clock.select.value,
        listed: listing.box.checked,
        hints: hints.box.checked,
      });
      await takeSeats(made, game.name);
    } catch (error) {
      refusal.textContent = error.message;
      start.disabled = false;
    }
  });
  openSheet(game.title, [make("p", { class: "pitch", text: game.pitch }), form], { class: "wide" });
  start.focus();
}

/** An option in words. A choice whose value is null leaves it to the edition. */
function optionField(option) {
  const id = `option-${option.name}`;
  const select = make("select", { id });
  const choices = option.choices.some((choice) => choice.value === option.default) ? option.choices
    : [{ value: option.default, label: say("setup.by_edition") }, ...option.choices];
  choices.forEach((choice, i) => select.append(make("option", { value: String(i), text: choice.label })));
  select.value = String(Math.max(0, choices.findIndex((choice) => choice.value === option.default)));
  const node = make("p", { class: "field" }, make("label", { for: id, text: option.label }), select,
    option.explain ? make("small", { text: option.explain }) : null);
  return { name: option.name, node, read: () => choices[Number(select.value)].value ?? undefined };
}

/** An edition by name, one that was left here, or a file of one's own. */
function editionField(game, kept) {
  const select = make("select", { id: "edition" });
  if (kept) select.append(make("option", { value: " kept", text: kept.name }));
  for (const name of game.editions) select.append(make("option", { value: name, text: name }));
  select.append(make("option", { value: "", text: say("setup.own_edition") }));
  const file = make("input", { type: "file", accept: ".toml", "aria-label": say("setup.own_edition") });
  file.hidden = true;
  select.addEventListener("change", () => {
    file.hidden = select.value !== "";
    if (!file.hidden) file.click();
  });
  const node = make("p", { class: "field" }, make("label", { for: "edition", text: say("setup.edition") }), select, file, make("small", { text: say("setup.edition_note") }));
  const read = async () => {
    if (select.value === " kept") return { edition: kept.name, edition_text: kept.text };
    if (select.value) return { edition: select.value };
    if (!file.files.length) throw new Error(say("setup.no_file"));
    return { edition: file.files[0].name.replace(/\.toml$/, "").slice(0, 80), edition_text: await file.files[0].text() };
  };
  return { node, read };
}

/** A race file, by button or dropped anywhere. */
function placeImport() {
  const file = find("#race-file");
  const note = find("#import-note");
  const bring = async (chosen) => {
    if (!chosen) return;
    note.textContent = say("lobby.reading", { file: chosen.name });
    try {
      const { id } = await post("/api/races", await chosen.text());
      location.href = `/replay/${id}`;
    } catch (error) {
      note.textContent = error.message;
    }
  };
  find("#import").addEventListener("click", () => file.click());
  file.addEventListener("change", () => bring(file.files[0]));
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
    bring(event.dataTransfer?.files[0]);
  });
}

open().catch((error) => {
  find("#import-note").textContent = error.message;
});
