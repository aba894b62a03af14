// Setting up a race: seats, options, edition, pace.
import { align, make } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { keep, newSalt } from "../lib/local_storage.js";
import { keepName, myName } from "../lib/preferences.js";
import { post } from "../lib/connection.js";
import { say } from "../lib/i18n.js";

/** @typedef {{kind: "me"|"open"|"bot", name: string, level: string}} Chair */

/** The rows of seats: who sits where. */
export class Chairs {
  /** @param {any} game  @param {Chair[]} chairs  @param {boolean} fixed the number of seats cannot change */
  constructor(game, chairs, fixed = false) {
    Object.assign(this, { game, chairs, fixed });
    this.list = make("ol", { class: "chairs" });
    this.more = make("button", { type: "button", class: "quiet add", text: say("setup.add_seat"), onclick: () => this.add() });
    this.node = make("fieldset", { class: "seats-field" }, make("legend", { text: say("setup.seats") }), this.list, fixed ? null : this.more);
    this.show();
  }

  add() {
    this.chairs.push({ kind: "bot", name: "", level: this.level("auriga") });
    this.show();
    this.list.lastElementChild?.querySelector("select")?.focus();
  }

  level(wanted) {
    const names = this.game.levels.map((level) => level.name);
    return names.includes(wanted) ? wanted : names[0];
  }

  show() {
    this.chairs.forEach((chair, i) => { chair.key ??= `${Date.now()}-${i}-${Math.random()}`; });
    align(this.list, this.chairs, (chair) => chair.key, (chair) => this.row(chair), (row, chair) => this.fill(row, chair));
    this.more.hidden = this.chairs.length >= this.game.seats[1];
    this.changed?.();
  }

  row(chair) {
    const who = make("select", {});
    for (const [kind, level] of [["me", ""], ["open", ""], ...this.game.levels.map((level) => ["bot", level.name])]) {
      const label = kind === "bot" ? say("setup.bot", { level: this.game.levels.find((l) => l.name === level).label }) : say(`setup.${kind}`);
      who.append(make("option", { value: level || kind, text: label }));
    }
    who.addEventListener("change", () => {
      const bot = !["me", "open"].includes(who.value);
      Object.assign(chair, { kind: bot ? "bot" : who.value, level: bot ? who.value : "" });
      if (chair.kind === "me" && !chair.name) chair.name = myName(this.chairs.map((other) => other.name));
      this.show();
    });
    const name = make("input", { type: "text", maxlength: 24, autocomplete: "nickname" });
    name.addEventListener("input", () => { chair.name = name.value; });
    return make("li", {},
      make("span", { class: "chair-emblem" }), who, name,
      make("button", { type: "button", class: "quiet remove", text: "✕", onclick: () => {
        this.chairs.splice(this.chairs.indexOf(chair), 1);
        this.show();
        this.more.focus();
      } }),
      make("p", { class: "note" }));
  }

  fill(row, chair) {
    const at = this.chairs.indexOf(chair);
    const [who, name, remove, note] = ["select", "input", ".remove", ".note"].map((what) => row.querySelector(what));
    row.querySelector(".chair-emblem").replaceChildren(emblem(at, "ABCDEFGH".charAt(at)));
    who.value = chair.kind === "bot" ? chair.level : chair.kind;
    who.setAttribute("aria-label", say("setup.who", { n: at + 1 }));
    name.hidden = chair.kind !== "me";
    name.setAttribute("aria-label", say("setup.name_of", { n: at + 1 }));
    name.placeholder = say("setup.name");
    if (name.value !== chair.name) name.value = chair.name;
    remove.hidden = this.fixed || this.chairs.length <= this.game.seats[0];
    remove.setAttribute("aria-label", say("setup.remove_seat", { n: at + 1 }));
    const mine = this.chairs.filter((other) => other.kind === "me");
    note.textContent = chair.kind === "bot" ? this.game.levels.find((level) => level.name === chair.level)?.strength ?? ""
      : chair.kind === "open" ? say("setup.open_note")
      : mine.indexOf(chair) > 0 ? say("setup.hot_seat_note") : "";
  }

  /** The seats as the server wants them. */
  seats() {
    const first = this.chairs.find((chair) => chair.kind === "me");
    if (first) keepName(first.name);
    return this.chairs.map(({ kind, name, level }) => ({ kind, name: kind === "me" ? name.trim() : "", level: kind === "bot" ? level : "" }));
  }
}

/** Seats to begin with: me and three different bots. @returns {Chair[]} */
export function firstChairs(game) {
  const bots = ["auriga", "dummy", "tiro"].filter((level) => game.levels.some((known) => known.name === level));
  const count = Math.max(game.seats[0], Math.min(4, game.seats[1]));
  const chairs = [{ kind: "me", name: myName(), level: "" }];
  while (chairs.length < count) chairs.push({ kind: "bot", name: "", level: bots[(chairs.length - 1) % bots.length] });
  return chairs;
}

/** The choice of a pace. */
export function paceField() {
  const select = make("select", { name: "pace", id: "pace" });
  for (const pace of ["calm", "brisk", "instant"]) select.append(make("option", { value: pace, text: say(`setup.paces.${pace}`) }));
  return { select, node: make("p", { class: "field" }, make("label", { for: "pace", text: say("setup.pace") }), select, make("small", { text: say("setup.pace_note") })) };
}

/** The choice of a clock. */
export function clockField() {
  const select = make("select", { name: "clock", id: "clock" });
  for (const clock of ["none", "fast", "relaxed", "correspondence"]) select.append(make("option", { value: clock, text: say(`setup.clocks.${clock}`) }));
  return { select, node: make("p", { class: "field" }, make("label", { for: "clock", text: say("setup.clock") }), select, make("small", { text: say("setup.clock_note") })) };
}

/** Whether the lobby shows the table: by itself if somebody can sit down at it, else as one says. @param {Chairs} chairs */
export function listedField(chairs) {
  const box = make("input", { type: "checkbox", id: "listed" });
  let said = false;
  box.addEventListener("change", () => { said = true; });
  chairs.changed = () => { if (!said) box.checked = chairs.chairs.some((chair) => chair.kind === "open"); };
  chairs.changed();
  return { box, node: make("p", { class: "field tick" }, box, make("label", { for: "listed", text: say("setup.listed") }), make("small", { text: say("setup.listed_note") })) };
}

/** Whether the coach may be asked during the race. */
export function hintsField() {
  const box = make("input", { type: "checkbox", id: "hints", checked: true });
  return { box, node: make("p", { class: "field tick" }, box, make("label", { for: "hints", text: say("setup.hints") })) };
}

/** Take my seats at a new table: remember the secrets, add salt, and go there. */
export async function takeSeats(made, game) {
  if (made.seats.length) keep(made.id, game, made.seats);
  for (const { secret } of made.seats) await post(`/api/tables/${made.id}/ready`, { salt: newSalt() }, secret);
  location.href = `/table/${made.id}`;
}
