// The games of the lobby: a card for each, with a race at one click, and dialogs to invite a friend or learn a game.
import { claimSeats } from "./new_table.js";
import { openSetup } from "./setup_form.js";
import { icon } from "../graphics/icons.js";
import { openDialog } from "../lib/dialog.js";
import { find, make } from "../lib/dom.js";
import { messageOf, post } from "../lib/http.js";
import { t } from "../lib/i18n.js";
import { saveName, suggestName } from "../lib/preferences.js";

/** @import { GameSummary } from "#api" */
/** @typedef {import("./new_table.js").SeatSetup} SeatSetup */

/** Levels for a first race, the easiest first. */
const EASY_LEVELS = ["tiro", "dummy"];

/** The cards of the games. @param {GameSummary[]} games */
export function gameCards(games) {
  return games.map((game) =>
    make(
      "li",
      { class: "game-card", data: { game: game.name } },
      make("img", { class: "cover", src: game.cover, alt: "", width: 480, height: 300 }),
      make(
        "div",
        { class: "game-text" },
        make("h3", { class: "game-title", text: game.title }),
        facts(game),
        make("p", { class: "pitch", text: game.pitch }),
        make(
          "div",
          { class: "game-ways" },
          playButton(game),
          make("button", {
            type: "button",
            class: "more-options",
            text: t("lobby.more_options"),
            "aria-label": t("lobby.more_options_of", { game: game.title }),
            onclick: () => openSetup(game),
          }),
          make(
            "span",
            { class: "game-links" },
            make("a", { href: `/rules/${game.name}`, text: t("lobby.rules") }),
            make("a", { href: `/gallery/${game.name}`, text: t("learn.gallery") }),
          ),
        ),
        make("p", { class: "refusal", role: "alert" }),
      ),
    ),
  );
}

/** Duration, weight and number of players. @param {GameSummary} game */
function facts(game) {
  const [least, most] = game.seats;
  return make(
    "ul",
    { class: "game-facts" },
    game.minutes > 0 && make("li", {}, icon("clock"), t("lobby.minutes", { n: game.minutes })),
    game.weight && make("li", {}, icon("weight"), t(`lobby.weight.${game.weight}`)),
    make("li", {}, icon("people"), t(least < most ? "lobby.seats" : "lobby.seats_only", { least, most })),
  );
}

/** The button for a race at one click. @param {GameSummary} game */
function playButton(game) {
  const button = make(
    "button",
    {
      type: "button",
      class: "primary play-now",
      title: t("lobby.play_note"),
      "aria-label": t("lobby.play_game", { game: game.title }),
      onclick: async () => {
        button.disabled = true;
        try {
          await playNow(game);
        } catch (error) {
          const refusal = button.closest(".game-card")?.querySelector(".refusal");
          if (refusal) refusal.textContent = messageOf(error);
          button.disabled = false;
        }
      },
    },
    icon("play"),
    make("span", { text: t("lobby.play") }),
  );
  return button;
}

/** Start a short race against easy bots, and go there; the guide opens in a player's first race of a game. @param {GameSummary} game */
export async function playNow(game) {
  const name = suggestName();
  saveName(name);
  const known = EASY_LEVELS.filter((level) => game.levels.some((one) => one.name === level));
  const levels = known.length ? known : [game.levels[0].name];
  const bots = Math.max(game.seats[0], Math.min(3, game.seats[1])) - 1;
  const created = await post(
    "/api/tables",
    {},
    {
      game: game.name,
      options: game.short_race,
      seats: [
        { kind: "me", name, level: "" },
        ...Array.from({ length: bots }, (_, n) => ({
          kind: /** @type {const} */ ("bot"),
          name: "",
          level: levels[n % levels.length],
        })),
      ],
      pace: "brisk",
      listed: false,
      hints: true,
    },
  );
  await claimSeats(created, game.name);
}

/** Choose a game, then set up a table with a seat for a friend. @param {GameSummary[]} games */
export function inviteFriend(games) {
  const dialog = chooseGame(games, t("lobby.invite"), t("lobby.invite_note"), (game) =>
    make("button", {
      type: "button",
      text: game.title,
      data: { invite: game.name },
      onclick: () => {
        dialog.close();
        /** @type {SeatSetup[]} */
        const seats = [
          { kind: "me", name: suggestName(), level: "" },
          { kind: "open", name: "", level: "" },
        ];
        while (seats.length < game.seats[0]) seats.push({ kind: "bot", name: "", level: game.levels[0].name });
        openSetup(game, { seats });
      },
    }),
  );
}

/** Choose a game to read about. @param {GameSummary[]} games */
export function learnGame(games) {
  chooseGame(games, t("lobby.learn"), t("lobby.learn_note"), (game) =>
    make(
      "span",
      { class: "learn-links" },
      make("strong", { text: game.title }),
      make("a", { class: "button", href: `/rules/${game.name}`, text: t("learn.rules") }),
      make("a", { class: "button", href: `/gallery/${game.name}`, text: t("learn.gallery") }),
    ),
  );
}

/** A dialog with a row for each game. @param {GameSummary[]} games  @param {string} title  @param {string} note  @param {(game: GameSummary) => HTMLElement} rowOf */
function chooseGame(games, title, note, rowOf) {
  const dialog = openDialog(title, [
    make("p", { text: note }),
    make(
      "ul",
      { class: "game-choice" },
      ...games.map((game) =>
        make("li", { data: { game: game.name } }, make("img", { src: game.cover, alt: "" }), rowOf(game)),
      ),
    ),
  ]);
  find(".game-choice :is(button, a)", dialog).focus();
  return dialog;
}
