// After the race: who won and by what, how everybody came in, how it went, and what one can do now.
import { copyField, openSheet } from "../lib/dialog.js";
import { find, make, write } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { keep, keysOf, newSalt } from "../lib/local_storage.js";
import { sound } from "../lib/sound.js";
import { customNote } from "../lobby/table_settings.js";
import { verifyLuck } from "../playback/verify.js";
import { get, post } from "../lib/connection.js";
import { joined, listed, say, share as inPercent } from "../lib/i18n.js";

const ASK_AGAIN = 2_000;
let cheered = null;

export function showResult(table, state) {
  const box = find("#result");
  const about = state.table;
  const over = about.state === "over" || about.state === "unfinished";
  box.hidden = !over;
  if (cheered === false && over) sound("finish");
  cheered = over;
  const key = JSON.stringify([about.winners, state.standing, about.rematch]);
  if (!over || box.dataset.key === key) return;
  box.dataset.key = key;
  const plot = make("div", { class: "result-plot" });
  const coach = make("div", { class: "result-coach", id: "result-coach" });
  box.replaceChildren(
    make("div", { class: "result-main" }, ...headline(table, state), podium(state),
      ...about.seats.filter((seat) => seat.stand_in?.moves).map((seat) => make("p", { class: "note stood-in", text: say("result.stood_in", { name: seat.name, ...seat.stand_in }) })),
      coach),
    plot, buttons(table, about));
  showCourse(table, about, plot).catch(() => {});
  if (about.coach) showCoach(table, coach).catch(() => {});
}

function headline(table, state) {
  const { table: about, standing } = state;
  const winners = about.winners?.length ? about.winners : standing?.winners ?? [];
  const mine = keysOf(table.id).map((key) => key.seat);
  const me = mine.length === 1 ? mine[0] : null;
  const names = winners.map((seat) => about.seats[seat].name);
  const head = about.state === "unfinished" ? say("result.unfinished")
    : !names.length ? say("result.nobody")
    : winners.length === 1 && winners[0] === me ? say("result.you_won") : say("result.won", { names: listed(names), n: names.length });
  return [
    make("h2", { id: "result-title", text: head }),
    standing?.why ? make("p", { class: "result-why", text: standing.why }) : "",
    me !== null && standing?.over && !winners.includes(me) ? make("p", { class: "result-mine", text: say("result.you_came", { rank: standing.ranks[me], of: about.seats.length }) }) : "",
    customNote(about) ?? "",
    about.unproven ? make("p", { class: "note unproven", text: about.unproven }) : "",
  ];
}

/** Everybody in the order in which they came in, and how far they came. */
function podium({ table: about, standing }) {
  const ranks = standing?.ranks ?? [];
  const order = about.seats.map((seat) => seat.seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return make("ol", { class: "podium" }, ...order.map((seat) => make("li", {},
    make("span", { class: "place-number", text: ranks[seat] ? say("result.rank", { n: ranks[seat] }) : "" }), emblem(seat),
    make("span", { class: "podium-name", text: about.seats[seat].name }),
    make("span", { class: "note", text: joined([standing?.came?.[seat], about.seats[seat].left ? say(`seats.${about.seats[seat].left}`) : ""], "notes") }))));
}

function buttons(table, about) {
  return make("div", { class: "actions" },
    keysOf(table.id).length && about.state === "over" ? make("button", { type: "button", class: "primary", id: "rematch", text: about.rematch ? say("result.join_rematch") : say("result.rematch"), onclick: () => rematch(table, about.game) }) : "",
    make("a", { class: "button", id: "to-replay", href: `/replay/${table.id}`, text: say("result.replay") }),
    about.coach ? make("a", { class: "button", id: "to-coach", href: `/replay/${table.id}#coach`, text: say("coach.button") }) : "",
    make("button", { type: "button", id: "share-result", text: say("result.share"), onclick: () => share(table) }),
    make("button", { type: "button", id: "verify", text: say("verify.button"), onclick: () => verifyLuck(table.id) }),
    make("a", { class: "button", href: `/api/tables/${table.id}/race`, download: `${table.id}.race`, text: say("result.download") }),
    make("a", { class: "button", href: "/", text: say("page.lobby") }));
}

function share(table) {
  openSheet(say("result.share"), [make("p", { text: say("result.share_text") }), copyField(say("result.share"), `${location.origin}/replay/${table.id}`)]);
}

/** Everybody's place turn by turn. */
async function showCourse(table, about, box) {
  const [{ plotCourse }, course] = await Promise.all([import("../playback/standings_chart.js"), get(`/api/tables/${table.id}/course`)]);
  if (course.points.length > 1) box.replaceChildren(plotCourse(course, about.seats));
}

/** The turning point and luck in a line each, once the coach has looked; until then a button that asks it to. */
async function showCoach(table, box) {
  const path = `/api/tables/${table.id}/review`;
  const status = make("p", { class: "note", role: "status" });
  const ask = make("button", { type: "button", id: "ask-coach", class: "tool", text: say("result.ask_coach"), onclick: async () => {
    ask.hidden = true;
    try {
      tell(await post(path));
    } catch (error) {
      write(status, error.message);
    }
  } });
  const tell = (news) => {
    if (news.state === "done" && news.review) {
      box.replaceChildren(...[["turning", news.review.turning], ["luck", news.review.most_luck]].filter(([, text]) => text).map(([name, text]) => make("p", { class: `coach-line ${name}`, text })));
    } else if (news.state === "failed") write(status, say("coach.failed"));
    else if (news.state === "none") ask.hidden = false;
    else {
      ask.hidden = true;
      write(status, news.state === "waiting" ? say("coach.waiting", { n: news.place }) : say("coach.thinking", { n: inPercent(news.done) }));
      setTimeout(() => box.isConnected && get(path).then(tell, () => {}), ASK_AGAIN);
    }
  };
  ask.hidden = true;
  box.append(ask, status);
  tell(await get(path));
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
