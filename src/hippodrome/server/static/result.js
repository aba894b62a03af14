// After the race: who won, and what one can do now.
import { find, make } from "./element.js";
import { emblem } from "./emblem.js";
import { keep, keysOf, newSalt } from "./memory.js";
import { sound } from "./sound.js";
import { verifyLuck } from "./verify.js";
import { post } from "./wire.js";
import { listed, say } from "./words.js";

let cheered = null;

export function showResult(table, state) {
  const box = find("#result");
  const about = state.table;
  const over = about.state === "over" || about.state === "unfinished";
  box.hidden = !over;
  if (cheered === false && over) sound("finish");
  cheered = over;
  const key = JSON.stringify([about.winners, state.standing?.ranks, about.rematch]);
  if (!over || box.dataset.key === key) return;
  box.dataset.key = key;
  const ranks = state.standing?.ranks ?? [];
  const order = about.seats.map((seat) => seat.seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const winners = (about.winners?.length ? about.winners : state.standing?.winners ?? []).map((seat) => about.seats[seat].name);
  const headline = about.state === "unfinished" ? say("result.unfinished") : winners.length ? say("result.won", { names: listed(winners), n: winners.length }) : say("result.nobody");
  box.replaceChildren(
    make("div", { class: "laurel", "aria-hidden": "true" }),
    make("h2", { id: "result-title", text: headline }),
    state.standing?.text ? make("p", { class: "note", text: state.standing.text }) : "",
    make("ol", { class: "podium" }, ...order.map((seat) => make("li", {}, make("span", { class: "place-number", text: `${ranks[seat] ?? ""}.` }), emblem(seat, table.letters[seat]), make("span", { text: about.seats[seat].name })))),
    make("div", { class: "actions" },
      keysOf(table.id).length && about.state === "over" ? make("button", { type: "button", class: "primary", id: "rematch", text: about.rematch ? say("result.join_rematch") : say("result.rematch"), onclick: () => rematch(table, about.game) }) : "",
      make("a", { class: "button", id: "to-replay", href: `/replay/${table.id}`, text: say("result.replay") }),
      make("a", { class: "button", id: "to-coach", href: `/replay/${table.id}#coach`, text: say("coach.button") }),
      make("button", { type: "button", id: "verify", text: say("verify.button"), onclick: () => verifyLuck(table.id) }),
      make("a", { class: "button", href: `/api/tables/${table.id}/race`, download: `${table.id}.race`, text: say("result.download") }),
      make("a", { class: "button", href: "/", text: say("page.lobby") })));
}

/** The same seats again: each of my seats takes its place at the new table. */
async function rematch(table, game) {
  let next = null;
  for (const { secret } of keysOf(table.id)) {
    try {
      const made = await post(`/api/tables/${table.id}/rematch`, {}, secret);
      next = made.id;
      keep(made.id, game, made.seats);
      for (const mine of made.seats) await post(`/api/tables/${made.id}/ready`, { salt: newSalt() }, mine.secret);
    } catch (error) {
      return table.hint(error.message, "refusal");
    }
  }
  if (next) location.href = `/table/${next}`;
}
