// The lobby page: play at once, watch the live race, go on with my races, find a table, import a race file.
import { icon } from "../graphics/icons.js";
import { find, findAs, make } from "../lib/dom.js";
import { get, messageOf, post } from "../lib/http.js";
import { loadTexts, t } from "../lib/i18n.js";
import { mountPreferences } from "../lib/preferences.js";
import { gameCards, inviteFriend, learnGame, playNow } from "../lobby/game_cards.js";
import { LiveRace, savesData } from "../lobby/live_race.js";
import { openSetup } from "../lobby/setup_form.js";
import { TableList } from "../lobby/table_list.js";
import { lastGame } from "../lobby/visitor.js";

/** @import { GameSummary } from "#api" */

/** Milliseconds between two requests for the list of tables. */
const REFRESH_MS = 8000;

async function open() {
  await loadTexts();
  mountPreferences();
  mountImport();
  const games = await get("/api/games", {});
  find("#games").replaceChildren(...gameCards(games));
  find("#editions").replaceChildren(
    ...games.map(({ name, title }) =>
      make("li", {}, make("a", { class: "button", href: `/edition/${name}`, text: title })),
    ),
  );
  mountHero(games);
  const tables = new TableList(find("main"), games);
  await openRequestedEdition(games);
  await tables.show();
  setInterval(() => {
    if (!document.hidden) tables.show().catch(() => {});
  }, REFRESH_MS);
}

/** @param {GameSummary[]} games */
function mountHero(games) {
  const note = find("#hero-note");
  /** @param {string | null} name */
  const play = async (name) => {
    try {
      await playNow(games.find((game) => game.name === name) ?? games[0]);
    } catch (error) {
      note.textContent = messageOf(error);
    }
  };
  for (const [id, sign, text, does] of /** @type {const} */ ([
    ["#play-now", "play", "lobby.play", () => play(lastGame())],
    ["#invite", "link", "lobby.invite", () => inviteFriend(games)],
    ["#invite-too", "link", "lobby.invite", () => inviteFriend(games)],
    ["#learn-too", "book", "lobby.learn", () => learnGame(games)],
  ])) {
    const button = find(id);
    button.replaceChildren(icon(sign), make("span", { text: t(text) }));
    button.addEventListener("click", does);
  }
  find("#play-now").title = t("lobby.play_note");
  find("#learn").addEventListener("click", () => learnGame(games));
  const live = new LiveRace(find("#live"), play);
  if (!savesData()) live.load();
}

/** Open the form for the edition in the URL (?game=NAME&edition=SUM), if there is one. @param {GameSummary[]} games */
async function openRequestedEdition(games) {
  const query = new URLSearchParams(location.search);
  const game = games.find((one) => one.name === query.get("game"));
  const sum = query.get("edition");
  if (!game || !sum) return;
  try {
    openSetup(game, { edition: await get("/api/editions/{digest}", { digest: sum }) });
  } catch (error) {
    find("#import-note").textContent = messageOf(error);
  }
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
