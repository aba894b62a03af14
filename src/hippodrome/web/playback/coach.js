// The coach after a race: chances over time, the decisions that cost most, luck against skill. All is reckoned and said by the server.
import { openSheet } from "../lib/dialog.js";
import { draw, make, write } from "../lib/dom.js";
import { emblem, emblemMarks, lettersOf } from "../graphics/emblem.js";
import { keysOf, recall, remember } from "../lib/local_storage.js";
import { post } from "../lib/connection.js";
import { labelled, language, listed, number, say, share as inPercent } from "../lib/i18n.js";

const TALL = 300;
const LEFT = 54;
const RIGHT = 26;
const TOP = 14;
const FOOT = 34;
const PAUSE = 1200;
const MOST_RACES = 100;

/**
 * Open the coach's sheet; it waits until the review is there.
 * @param {string} id  @param {any[]} seats  @param {string|null} secret  @param {(decision: any) => void} jump
 */
export async function openCoach(id, seats, secret, jump) {
  const bar = make("progress", { max: 1, "aria-label": say("coach.title") });
  const status = make("p", { role: "status" });
  const body = make("div", { class: "coach" }, status, bar);
  let open = true;
  const sheet = openSheet(say("coach.title"), [body], { class: "wide", closed: () => { open = false; } });
  try {
    while (open) {
      const news = await post(`/api/tables/${id}/review?lang=${language}`, {}, secret);
      if (!open) return;
      const note = news.unproven ? [make("p", { class: "note unproven", text: news.unproven })] : [];
      if (news.review) {
        body.replaceChildren(...note, ...tell(news.review, seats, (decision) => { sheet.close(); jump(decision); }));
        return body.lastElementChild.before(...await myHabits(id, news.review));
      }
      if (news.state === "failed") throw new Error(say("coach.failed"));
      bar.value = news.done;
      write(status, news.state === "waiting" ? say("coach.waiting", { n: news.place }) : say("coach.thinking", { n: inPercent(news.done) }));
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  } catch (error) {
    bar.remove();
    write(status, error.message);
  }
}

function tell(review, seats, jump) {
  const letters = lettersOf(seats);
  const { labels } = review;
  return [
    ...review.notes.slice(0, -1).map((text) => make("p", { text })),
    make("h3", { text: labels.chances }),
    plot(review, letters, seats),
    legend(seats, letters),
    make("details", {}, make("summary", { text: say("coach.numbers") }), make("div", { class: "coach-scroll", tabindex: 0, role: "group", "aria-label": say("coach.numbers") }, numbers(review, seats))),
    make("h3", { text: labels.decisions }),
    ...decisions(review, letters, jump),
    make("h3", { text: labels.luck }),
    make("ul", { class: "coach-luck" }, ...review.balances.map((balance) => make("li", {}, emblem(balance.seat, letters[balance.seat]), make("span", { text: balance.says })))),
    make("div", { class: "coach-scroll", tabindex: 0, role: "group", "aria-label": labels.luck }, account(review, seats)),
    ...habits(review, letters),
    make("p", { class: "note", text: review.notes.at(-1) }),
  ];
}

/** What seats do more and less than strong players; nothing where nothing is clear. */
function habits(review, letters) {
  if (!review.habits.length) return [];
  return [
    make("h3", { text: review.labels.habits }),
    make("ul", { class: "coach-luck" }, ...review.habits.map((habit) => make("li", {}, emblem(habit.seat, letters[habit.seat]), make("span", { text: habit.says })))),
  ];
}

/** What I do more and less than strong players, over all my races that the coach has seen in this browser; nothing after the first. */
async function myHabits(id, review) {
  const kept = recall("habits", {});
  const races = { ...kept[review.game] };
  for (const { seat } of keysOf(id)) {
    const name = `${id}/${seat}`;
    delete races[name]; // the latest comes last
    if (review.counted[seat]) races[name] = review.counted[seat];
  }
  const latest = Object.fromEntries(Object.entries(races).slice(-MOST_RACES));
  remember("habits", { ...kept, [review.game]: latest });
  if (!keysOf(id).length || Object.keys(latest).length < 2) return [];
  const told = await post(`/api/games/${review.game}/habits?lang=${language}`, { races: Object.values(latest) });
  const clear = told.habits.filter((habit) => habit.clear);
  return [
    make("h3", { text: told.head }),
    make("ul", { class: "coach-luck my-habits" }, ...clear.map((habit) => make("li", {}, make("span", { text: habit.says })))),
    make("p", { class: "note", text: told.note }),
  ];
}

/** The lines of all seats: told apart by dashes and emblems, not by colour alone. */
function plot(review, letters, seats) {
  const { points } = review;
  const WIDE = innerWidth < 600 ? 380 : 640; // on a phone it is drawn narrower, so that its letters can be read
  const last = Math.max(1, points.length - 1);
  const x = (n) => LEFT + (n / last) * (WIDE - LEFT - RIGHT);
  const y = (chance) => TOP + (1 - chance) * (TALL - TOP - FOOT);
  const names = listed(seats.map((seat) => seat.name));
  const svg = draw("svg", { class: "coach-plot", viewBox: `0 0 ${WIDE} ${TALL}`, role: "img", "aria-label": say("coach.plot", { names }) });
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    svg.append(draw("line", { class: "grid", x1: LEFT, x2: WIDE - RIGHT, y1: y(share), y2: y(share) }),
      draw("text", { class: "tick share", x: LEFT - 8, y: y(share) + 4, text: inPercent(share) }));
  }
  const end = say("coach.axis_end", { axis: review.labels.axis, n: points.at(-1).turn });
  const every = Math.max(1, Math.ceil((points.length * 36) / WIDE));
  points.forEach((point, n) => {
    if (n % every === 0 && x(n) < WIDE - RIGHT - 9 * end.length) svg.append(draw("text", { class: "tick", x: x(n), y: TALL - FOOT + 20, text: String(point.turn) }));
  });
  svg.append(draw("text", { class: "tick end", x: WIDE - RIGHT + 14, y: TALL - FOOT + 20, text: end }));
  for (const decision of review.decisions) {
    const n = place(points, decision.line);
    svg.append(draw("line", { class: `slip seat-${decision.seat}`, x1: x(n), x2: x(n), y1: TALL - FOOT - 8, y2: TALL - FOOT }));
  }
  review.players.forEach((_, seat) => {
    svg.append(draw("polyline", { class: `chance seat-${seat} dash-${seat}`, points: points.map((point, n) => `${x(n).toFixed(1)},${y(point.chances[seat]).toFixed(1)}`).join(" ") }));
  });
  review.players.forEach((_, seat) => {
    const marks = [0.12, 0.37, 0.62, 0.87].map((part) => Math.round((part + seat * 0.04) * last)).filter((n) => n <= last);
    for (const n of new Set([...marks, last])) {
      svg.append(draw("g", { class: `seat-${seat}`, transform: `translate(${x(n).toFixed(1)} ${y(points[n].chances[seat]).toFixed(1)}) scale(.62)` }, ...emblemMarks(seat, letters[seat])));
    }
  });
  return svg;
}

/** Where a line of the log lies between the points. */
function place(points, line) {
  const next = points.findIndex((point) => point.line > line);
  if (next <= 0) return next < 0 ? points.length - 1 : 0;
  const [a, b] = [points[next - 1].line, points[next].line];
  return next - 1 + (line - a) / (b - a);
}

function legend(seats, letters) {
  return make("ul", { class: "coach-legend" }, ...seats.map((seat, n) => make("li", {}, emblem(n, letters[n]), make("span", { text: seat.name }))));
}

function numbers(review, seats) {
  return make("table", {},
    make("thead", {}, make("tr", {}, make("th", { scope: "col", text: review.labels.axis }), ...seats.map((seat) => make("th", { scope: "col", text: seat.name })))),
    make("tbody", {}, ...review.points.map((point) => make("tr", {}, make("th", { scope: "row", text: String(point.turn) }), ...point.chances.map((chance) => make("td", { text: inPercent(chance) }))))));
}

function decisions(review, letters, jump) {
  if (!review.decisions.length) return [make("p", { text: say("coach.nothing") })];
  return [make("ol", { class: "coach-decisions" }, ...review.decisions.map((decision) => make("li", {},
    make("h4", {}, emblem(decision.seat, letters[decision.seat]), make("span", { text: decision.says.head })),
    make("p", { text: decision.says.given }),
    make("p", { class: "coach-better", text: decision.says.better }),
    make("p", { text: decision.says.why }),
    make("button", { type: "button", class: "tool", text: say("coach.show"), "aria-label": labelled(say("coach.show"), decision.says.head), onclick: () => jump(decision) }))))];
}

/** The account of all seats, a column each: from the chance at the start to the result. */
function account(review, seats) {
  const { balances, labels } = review;
  const points = (gave, signed = true) => {
    const told = rough(gave.points, signed && Math.abs(gave.points) >= 0.05);
    return gave.error >= 0.05 ? say("word.plus_minus", { value: told, error: rough(gave.error) }) : told;
  };
  const row = (name, cells, kind = "") => make("tr", { class: kind }, make("th", { scope: "row", text: name }), ...cells.map((text) => make("td", { text })));
  return make("table", {},
    make("thead", {}, make("tr", {}, make("th", { scope: "col" }, make("span", { class: "unseen", text: labels.luck })), ...seats.map((seat) => make("th", { scope: "col", text: seat.name })))),
    make("tbody", {},
      row(labels.start, balances.map((balance) => rough(100 * balance.start))),
      ...balances[0].luck.map((first, n) => row(first.name, balances.map((balance) => points(balance.luck[n])))),
      ...review.parts.map((what) => row(balances[0][what].name, balances.map((balance) => points(balance[what])))),
      row(labels.end, balances.map((balance) => rough(100 * balance.end))),
      row(labels.all_luck, balances.map((balance) => points(balance.all_luck)), "sum"),
      row(labels.adjusted, balances.map((balance) => points(balance.adjusted, false)), "sum")));
}

/** A number with no more digits than it deserves. */
const rough = (value, signed = false) => number(value, Math.abs(value) >= 9.95 ? 0 : 1, signed);
