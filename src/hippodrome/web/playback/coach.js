// The coach's review of a race: winning chances over time, the costliest decisions, luck against skill. The server computes and words all of it.
import { openDialog } from "../lib/dialog.js";
import { makeSvg, make, setText } from "../lib/dom.js";
import { emblem, emblemShapes, seatLetters } from "../graphics/emblem.js";
import { seatKeys, loadValue, saveValue } from "../lib/local_storage.js";
import { messageOf, post } from "../lib/http.js";
import { withLabel, language, formatList, formatNumber, t, formatPercent } from "../lib/i18n.js";

/** @import { Contribution, Review, ReviewDecision, ReviewPoint, TableSeat } from "#api" */
/** Habits by race, as a review counts them. @typedef {Record<string, Review["habit_counts"][string]>} HabitRaces */

const HEIGHT = 300;
const LEFT = 54;
const RIGHT = 26;
const TOP = 14;
const FOOT = 34;
const POLL_INTERVAL = 1200;
const MAX_RACES = 100;

/**
 * Open the coach's dialog, and poll until the review is done.
 * @param {string} id  @param {TableSeat[]} seats  @param {string|null} secret  @param {(decision: ReviewDecision) => void} jump
 */
export async function openCoach(id, seats, secret, jump) {
  const bar = make("progress", { max: 1, "aria-label": t("coach.title") });
  const status = make("p", { role: "status" });
  const body = make("div", { class: "coach" }, status, bar);
  let open = true;
  const dialog = openDialog(t("coach.title"), [body], {
    class: "wide",
    closed: () => {
      open = false;
    },
  });
  try {
    while (open) {
      const job = await post("/api/tables/{id}/review", { id, lang: language }, undefined, secret);
      if (!open) return;
      const note = job.unproven ? [make("p", { class: "note unproven", text: job.unproven })] : [];
      if (job.review) {
        body.replaceChildren(
          ...note,
          ...renderReview(job.review, seats, (decision) => {
            dialog.close();
            jump(decision);
          }),
        );
        return body.lastElementChild?.before(...(await myHabits(id, job.review)));
      }
      if (job.state === "failed") throw new Error(t("coach.failed"));
      const done = job.progress ?? 0;
      bar.value = done;
      setText(
        status,
        job.state === "waiting"
          ? t("coach.waiting", { n: job.queue_position })
          : t("coach.thinking", { n: formatPercent(done) }),
      );
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
    }
  } catch (error) {
    bar.remove();
    setText(status, messageOf(error));
  }
}

/** @param {Review} review  @param {TableSeat[]} seats  @param {(decision: ReviewDecision) => void} jump */
function renderReview(review, seats, jump) {
  const letters = seatLetters(seats);
  const { labels } = review;
  return [
    ...review.notes.slice(0, -1).map((text) => make("p", { text })),
    make("h3", { text: labels.chances }),
    plot(review, letters, seats),
    legend(seats, letters),
    make(
      "details",
      {},
      make("summary", { text: t("coach.numbers") }),
      make(
        "div",
        { class: "coach-scroll", tabindex: 0, role: "group", "aria-label": t("coach.numbers") },
        chanceTable(review, seats),
      ),
    ),
    make("h3", { text: labels.decisions }),
    ...decisions(review, letters, jump),
    make("h3", { text: labels.luck }),
    make(
      "ul",
      { class: "coach-luck" },
      ...review.balances.map((balance) =>
        make("li", {}, emblem(balance.seat, letters[balance.seat]), make("span", { text: balance.text })),
      ),
    ),
    make(
      "div",
      { class: "coach-scroll", tabindex: 0, role: "group", "aria-label": labels.luck },
      balanceTable(review, seats),
    ),
    ...habits(review, letters),
    make("p", { class: "note", text: review.notes.at(-1) }),
  ];
}

/** The habits that the server found: what seats do more or less often than strong players. @param {Review} review  @param {string[]} letters */
function habits(review, letters) {
  if (!review.habits.length) return [];
  return [
    make("h3", { text: review.labels.habits }),
    make(
      "ul",
      { class: "coach-luck" },
      ...review.habits.map((habit) =>
        make("li", {}, emblem(habit.seat, letters[habit.seat]), make("span", { text: habit.text })),
      ),
    ),
  ];
}

/** My habits over all my races that were reviewed in this browser; empty after the first. @param {string} id  @param {Review} review */
async function myHabits(id, review) {
  /** @type {Record<string, HabitRaces>} */
  const stored = loadValue("habits", {});
  const known = { ...stored[review.game] };
  for (const { seat } of seatKeys(id)) {
    const name = `${id}/${seat}`;
    delete known[name]; // so that the latest is last
    if (review.habit_counts[seat]) known[name] = review.habit_counts[seat];
  }
  const latest = Object.fromEntries(Object.entries(known).slice(-MAX_RACES));
  saveValue("habits", { ...stored, [review.game]: latest });
  if (!seatKeys(id).length || Object.keys(latest).length < 2) return [];
  const races = Object.values(latest);
  const told = await post("/api/games/{name}/habits", { name: review.game, lang: language }, { races });
  const clear = told.habits.filter((habit) => habit.significant);
  return [
    make("h3", { text: told.head }),
    make(
      "ul",
      { class: "coach-luck my-habits" },
      ...clear.map((habit) => make("li", {}, make("span", { text: habit.text }))),
    ),
    make("p", { class: "note", text: told.note }),
  ];
}

/** The chart of all seats' chances; lines differ by dashes and emblems, not by colour alone. @param {Review} review  @param {string[]} letters  @param {TableSeat[]} seats */
function plot(review, letters, seats) {
  const { points } = review;
  const width = innerWidth < 600 ? 380 : 640; // narrower on a phone, so that its text stays legible
  const last = Math.max(1, points.length - 1);
  /** @param {number} n */
  const x = (n) => LEFT + (n / last) * (width - LEFT - RIGHT);
  /** @param {number} chance */
  const y = (chance) => TOP + (1 - chance) * (HEIGHT - TOP - FOOT);
  const names = formatList(seats.map((seat) => seat.name));
  const svg = makeSvg("svg", {
    class: "coach-plot",
    viewBox: `0 0 ${width} ${HEIGHT}`,
    role: "img",
    "aria-label": t("coach.plot", { names }),
  });
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    svg.append(
      makeSvg("line", { class: "grid", x1: LEFT, x2: width - RIGHT, y1: y(share), y2: y(share) }),
      makeSvg("text", { class: "tick share", x: LEFT - 8, y: y(share) + 4, text: formatPercent(share) }),
    );
  }
  const end = t("coach.axis_end", { axis: review.labels.axis, n: points[points.length - 1].turn });
  const every = Math.max(1, Math.ceil((points.length * 36) / width));
  points.forEach((point, n) => {
    if (n % every === 0 && x(n) < width - RIGHT - 9 * end.length)
      svg.append(makeSvg("text", { class: "tick", x: x(n), y: HEIGHT - FOOT + 20, text: String(point.turn) }));
  });
  svg.append(makeSvg("text", { class: "tick end", x: width - RIGHT + 14, y: HEIGHT - FOOT + 20, text: end }));
  for (const decision of review.decisions) {
    const n = pointIndex(points, decision.line);
    svg.append(
      makeSvg("line", {
        class: `slip seat-${decision.seat}`,
        x1: x(n),
        x2: x(n),
        y1: HEIGHT - FOOT - 8,
        y2: HEIGHT - FOOT,
      }),
    );
  }
  review.players.forEach((_, seat) => {
    svg.append(
      makeSvg("polyline", {
        class: `chance seat-${seat} dash-${seat}`,
        points: points.map((point, n) => `${x(n).toFixed(1)},${y(point.chances[seat]).toFixed(1)}`).join(" "),
      }),
    );
  });
  review.players.forEach((_, seat) => {
    const marks = [0.12, 0.37, 0.62, 0.87]
      .map((part) => Math.round((part + seat * 0.04) * last))
      .filter((n) => n <= last);
    for (const n of new Set([...marks, last])) {
      svg.append(
        makeSvg(
          "g",
          {
            class: `seat-${seat}`,
            transform: `translate(${x(n).toFixed(1)} ${y(points[n].chances[seat]).toFixed(1)}) scale(.62)`,
          },
          ...emblemShapes(seat, letters[seat]),
        ),
      );
    }
  });
  return svg;
}

/** The position of a log entry between the points of the chart. @param {Pick<ReviewPoint, "line">[]} points  @param {number} line */
export function pointIndex(points, line) {
  const next = points.findIndex((point) => point.line > line);
  if (next <= 0) return next < 0 ? points.length - 1 : 0;
  const [a, b] = [points[next - 1].line, points[next].line];
  return next - 1 + (line - a) / (b - a);
}

/** @param {TableSeat[]} seats  @param {string[]} letters */
function legend(seats, letters) {
  return make(
    "ul",
    { class: "coach-legend" },
    ...seats.map((seat, n) => make("li", {}, emblem(n, letters[n]), make("span", { text: seat.name }))),
  );
}

/** @param {Review} review  @param {TableSeat[]} seats */
function chanceTable(review, seats) {
  return make(
    "table",
    {},
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("th", { scope: "col", text: review.labels.axis }),
        ...seats.map((seat) => make("th", { scope: "col", text: seat.name })),
      ),
    ),
    make(
      "tbody",
      {},
      ...review.points.map((point) =>
        make(
          "tr",
          {},
          make("th", { scope: "row", text: String(point.turn) }),
          ...point.chances.map((chance) => make("td", { text: formatPercent(chance) })),
        ),
      ),
    ),
  );
}

/** @param {Review} review  @param {string[]} letters  @param {(decision: ReviewDecision) => void} jump */
function decisions(review, letters, jump) {
  if (!review.decisions.length) return [make("p", { text: t("coach.nothing") })];
  return [
    make(
      "ol",
      { class: "coach-decisions" },
      ...review.decisions.map((decision) =>
        make(
          "li",
          {},
          make("h4", {}, emblem(decision.seat, letters[decision.seat]), make("span", { text: decision.texts.head })),
          make("p", { text: decision.texts.given }),
          make("p", { class: "coach-better", text: decision.texts.better }),
          make("p", { text: decision.texts.why }),
          make("button", {
            type: "button",
            class: "tool",
            text: t("coach.show"),
            "aria-label": withLabel(t("coach.show"), decision.texts.head),
            onclick: () => jump(decision),
          }),
        ),
      ),
    ),
  ];
}

/** The balance of all seats, a column each: from the chance at the start to the result. @param {Review} review  @param {TableSeat[]} seats */
function balanceTable(review, seats) {
  const { balances, labels } = review;
  /** @param {Contribution} gave  @param {boolean} signed */
  const points = (gave, signed = true) => {
    const told = roundedNumber(gave.points, signed && Math.abs(gave.points) >= 0.05);
    return gave.error >= 0.05 ? t("word.plus_minus", { value: told, error: roundedNumber(gave.error) }) : told;
  };
  /** @param {string} name  @param {string[]} cells  @param {string} kind */
  const row = (name, cells, kind = "") =>
    make("tr", { class: kind }, make("th", { scope: "row", text: name }), ...cells.map((text) => make("td", { text })));
  return make(
    "table",
    {},
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("th", { scope: "col" }, make("span", { class: "unseen", text: labels.luck })),
        ...seats.map((seat) => make("th", { scope: "col", text: seat.name })),
      ),
    ),
    make(
      "tbody",
      {},
      row(
        labels.start,
        balances.map((balance) => roundedNumber(100 * balance.start)),
      ),
      ...balances[0].luck.map((first, n) =>
        row(
          first.name ?? "",
          balances.map((balance) => points(balance.luck[n])),
        ),
      ),
      ...review.parts.map((what) =>
        row(
          balances[0][what].name ?? "",
          balances.map((balance) => points(balance[what])),
        ),
      ),
      row(
        labels.end,
        balances.map((balance) => roundedNumber(100 * balance.end)),
      ),
      row(
        labels.all_luck,
        balances.map((balance) => points(balance.all_luck)),
        "sum",
      ),
      row(
        labels.adjusted,
        balances.map((balance) => points(balance.adjusted, false)),
        "sum",
      ),
    ),
  );
}

/** A number with one decimal, or none from 10 on. @param {number} value  @param {boolean} signed */
const roundedNumber = (value, signed = false) => formatNumber(value, Math.abs(value) >= 9.95 ? 0 : 1, signed);
