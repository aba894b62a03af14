// The form for a new table: seats, options, edition, pace, clock, hints and listing.
import { SeatRows, clockField, defaultSeats, hintsField, listedField, paceField, claimSeats } from "./new_table.js";
import { networkOffer } from "../table/invite.js";
import { openDialog } from "../lib/dialog.js";
import { make } from "../lib/dom.js";
import { messageOf, post } from "../lib/http.js";
import { t } from "../lib/i18n.js";

/** @import { GameOption, GameSummary, StoredEdition } from "#api" */
/** @typedef {import("./new_table.js").SeatSetup} SeatSetup */

/**
 * Open the form for a new table.
 * @param {GameSummary} game  @param {{edition?: StoredEdition | null, seats?: SeatSetup[]}} more an uploaded edition, and the seats at first
 */
export function openSetup(game, { edition: storedEdition = null, seats = defaultSeats(game) } = {}) {
  const seatRows = new SeatRows(game, seats);
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
    friendOffer(seatRows),
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
  openDialog(game.title, [make("p", { class: "pitch", text: game.pitch }), form], { class: "wide titled" });
  start.focus();
}

/** The offer to let the network in, as long as a seat is for a friend and other devices cannot reach this server. @param {SeatRows} rows */
function friendOffer(rows) {
  const box = networkOffer();
  const show = rows.onChange;
  rows.onChange = () => {
    show();
    box.hidden = !rows.rows.some((seat) => seat.kind === "open");
  };
  rows.onChange();
  return box;
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
