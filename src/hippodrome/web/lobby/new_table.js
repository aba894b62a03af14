// Form fields for a new table: seats, pace, clock, listing, hints.
import { find, findAs, make, reconcile } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { saveSeatKeys, newSalt } from "../lib/local_storage.js";
import { saveName, suggestName } from "../lib/preferences.js";
import { postAction } from "../lib/http.js";
import { t } from "../lib/i18n.js";

/** @import { CreatedTable, GameSummary, NewTable } from "#api" */
/** @typedef {{kind: "me"|"open"|"bot", name: string, level: string, key?: string}} SeatSetup */

/** The rows of the form that say who plays each seat. */
export class SeatRows {
  /** @type {GameSummary} */ game;
  /** @type {SeatSetup[]} */ rows;
  /** True if the number of seats cannot change. @type {boolean} */ fixed;
  /** Called when a row has changed. @type {() => void} */ onChange = () => {};
  list = make("ol", { class: "seat-rows" });
  more = make("button", {
    type: "button",
    class: "quiet add",
    text: t("setup.add_seat"),
    onclick: () => this.add(),
  });

  /** @param {GameSummary} game  @param {SeatSetup[]} rows  @param {boolean} fixed */
  constructor(game, rows, fixed = false) {
    this.game = game;
    this.rows = rows;
    this.fixed = fixed;
    this.node = make(
      "fieldset",
      { class: "seats-field" },
      make("legend", { text: t("setup.seats") }),
      this.list,
      fixed ? null : this.more,
    );
    this.show();
  }

  add() {
    this.rows.push({ kind: "bot", name: "", level: this.level("auriga") });
    this.show();
    this.list.lastElementChild?.querySelector("select")?.focus();
  }

  /** @param {string} wanted */
  level(wanted) {
    const names = this.game.levels.map((level) => level.name);
    return names.includes(wanted) ? wanted : names[0];
  }

  show() {
    this.rows.forEach((seat, i) => {
      seat.key ??= `${Date.now()}-${i}-${Math.random()}`;
    });
    reconcile(
      this.list,
      this.rows,
      (seat) => seat.key ?? "",
      (seat) => this.createRow(seat),
      (row, seat) => this.updateRow(row, seat),
    );
    this.more.hidden = this.rows.length >= this.game.seats[1];
    this.onChange();
  }

  /** @param {SeatSetup} seat */
  createRow(seat) {
    const who = make("select", {});
    for (const kind of ["me", "open"]) who.append(make("option", { value: kind, text: t(`setup.${kind}`) }));
    for (const level of this.game.levels)
      who.append(make("option", { value: level.name, text: t("setup.bot", { level: level.label }) }));
    who.addEventListener("change", () => {
      seat.kind = who.value === "me" || who.value === "open" ? who.value : "bot";
      seat.level = seat.kind === "bot" ? who.value : "";
      if (seat.kind === "me" && !seat.name) seat.name = suggestName(this.rows.map((other) => other.name));
      this.show();
    });
    const name = make("input", { type: "text", maxlength: 24, autocomplete: "nickname" });
    name.addEventListener("input", () => {
      seat.name = name.value;
    });
    return make(
      "li",
      {},
      make("span", { class: "seat-row-emblem" }),
      who,
      name,
      make("button", {
        type: "button",
        class: "quiet remove",
        text: "✕",
        onclick: () => {
          this.rows.splice(this.rows.indexOf(seat), 1);
          this.show();
          this.more.focus();
        },
      }),
      make("p", { class: "note" }),
    );
  }

  /** @param {HTMLElement} row  @param {SeatSetup} seat */
  updateRow(row, seat) {
    const at = this.rows.indexOf(seat);
    const who = findAs(HTMLSelectElement, "select", row);
    const name = findAs(HTMLInputElement, "input", row);
    const [remove, note] = [find(".remove", row), find(".note", row)];
    find(".seat-row-emblem", row).replaceChildren(emblem(at, "ABCDEFGH".charAt(at)));
    who.value = seat.kind === "bot" ? seat.level : seat.kind;
    who.setAttribute("aria-label", t("setup.who", { n: at + 1 }));
    name.hidden = seat.kind !== "me";
    name.setAttribute("aria-label", t("setup.name_of", { n: at + 1 }));
    name.placeholder = t("setup.name");
    if (name.value !== seat.name) name.value = seat.name;
    remove.hidden = this.fixed || this.rows.length <= this.game.seats[0];
    remove.setAttribute("aria-label", t("setup.remove_seat", { n: at + 1 }));
    const mine = this.rows.filter((other) => other.kind === "me");
    note.textContent =
      seat.kind === "bot"
        ? (this.game.levels.find((level) => level.name === seat.level)?.strength ?? "")
        : seat.kind === "open"
          ? t("setup.open_note")
          : mine.indexOf(seat) > 0
            ? t("setup.hot_seat_note")
            : "";
  }

  /** The seats as fields of the request. @returns {NewTable["seats"]} */
  seats() {
    const first = this.rows.find((seat) => seat.kind === "me");
    if (first) saveName(first.name);
    return this.rows.map(({ kind, name, level }) => ({
      kind,
      name: kind === "me" ? name.trim() : "",
      level: kind === "bot" ? level : "",
    }));
  }
}

/** The seats of a new form: me and up to three different bots. @param {GameSummary} game  @returns {SeatSetup[]} */
export function defaultSeats(game) {
  const bots = ["auriga", "dummy", "tiro"].filter((level) => game.levels.some((known) => known.name === level));
  const count = Math.max(game.seats[0], Math.min(4, game.seats[1]));
  /** @type {SeatSetup[]} */
  const rows = [{ kind: "me", name: suggestName(), level: "" }];
  while (rows.length < count) rows.push({ kind: "bot", name: "", level: bots[(rows.length - 1) % bots.length] });
  return rows;
}

const PACES = /** @type {const} */ (["calm", "brisk", "instant"]);
const CLOCKS = /** @type {const} */ (["none", "fast", "relaxed", "correspondence"]);

/** The field for the bots' pace. */
export function paceField() {
  const select = make("select", { name: "pace", id: "pace" });
  for (const pace of PACES) select.append(make("option", { value: pace, text: t(`setup.paces.${pace}`) }));
  return {
    read: () => PACES[select.selectedIndex],
    node: make(
      "p",
      { class: "field" },
      make("label", { for: "pace", text: t("setup.pace") }),
      select,
      make("small", { text: t("setup.pace_note") }),
    ),
  };
}

/** The field for the clock. */
export function clockField() {
  const select = make("select", { name: "clock", id: "clock" });
  for (const clock of CLOCKS) select.append(make("option", { value: clock, text: t(`setup.clocks.${clock}`) }));
  return {
    read: () => CLOCKS[select.selectedIndex],
    node: make(
      "p",
      { class: "field" },
      make("label", { for: "clock", text: t("setup.clock") }),
      select,
      make("small", { text: t("setup.clock_note") }),
    ),
  };
}

/** The field for listing the table in the lobby: by default, if it has an open seat. @param {SeatRows} rows */
export function listedField(rows) {
  const box = make("input", { type: "checkbox", id: "listed" });
  let isChosen = false;
  box.addEventListener("change", () => {
    isChosen = true;
  });
  rows.onChange = () => {
    if (!isChosen) box.checked = rows.rows.some((seat) => seat.kind === "open");
  };
  rows.onChange();
  return {
    box,
    node: make(
      "p",
      { class: "field tick" },
      box,
      make("label", { for: "listed", text: t("setup.listed") }),
      make("small", { text: t("setup.listed_note") }),
    ),
  };
}

/** The field that allows hints by the coach during the race. */
export function hintsField() {
  const box = make("input", { type: "checkbox", id: "hints", checked: true });
  return {
    box,
    node: make("p", { class: "field tick" }, box, make("label", { for: "hints", text: t("setup.hints") })),
  };
}

/** Store the keys of my seats at a new table, send their salts, and go there. @param {CreatedTable} created  @param {string} game */
export async function claimSeats(created, game) {
  if (created.seats.length) saveSeatKeys(created.id, game, created.seats);
  for (const { secret } of created.seats) await postAction(created.id, "ready", { salt: newSalt() }, secret);
  location.href = `/table/${created.id}`;
}
