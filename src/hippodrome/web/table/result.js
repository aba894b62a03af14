// The result of a race: winners, ranks, standings chart, the coach's summary, and what to do next.
import { copyField, openDialog } from "../lib/dialog.js";
import { find, make, setText } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { saveSeatKeys, seatKeys, newSalt } from "../lib/local_storage.js";
import { playSound } from "../lib/sound.js";
import { customEditionNote } from "../lobby/table_settings.js";
import { verifyDraws } from "../playback/verify.js";
import { get, post } from "../lib/http.js";
import { joinTexts, formatList, t, formatPercent } from "../lib/i18n.js";

const POLL_INTERVAL = 2_000;
let wasOver = null;

export function showResult(table, state) {
  const box = find("#result");
  const about = state.table;
  const over = about.state === "over" || about.state === "unfinished";
  box.hidden = !over;
  if (wasOver === false && over) playSound("finish");
  wasOver = over;
  const key = JSON.stringify([about.winners, state.standing, about.rematch]);
  if (!over || box.dataset.key === key) return;
  box.dataset.key = key;
  const plot = make("div", { class: "result-plot" });
  const coach = make("div", { class: "result-coach", id: "result-coach" });
  box.replaceChildren(
    make(
      "div",
      { class: "result-main" },
      ...headline(table, state),
      podium(state),
      ...about.seats
        .filter((seat) => seat.stand_in?.moves)
        .map((seat) =>
          make("p", { class: "note stood-in", text: t("result.stood_in", { name: seat.name, ...seat.stand_in }) }),
        ),
      coach,
    ),
    plot,
    buttons(table, about),
  );
  showStandings(table, about, plot).catch(() => {});
  if (about.coach) showCoach(table, coach).catch(() => {});
}

function headline(table, state) {
  const { table: about, standing } = state;
  const winners = about.winners?.length ? about.winners : (standing?.winners ?? []);
  const mine = seatKeys(table.id).map((key) => key.seat);
  const me = mine.length === 1 ? mine[0] : null;
  const names = winners.map((seat) => about.seats[seat].name);
  const head =
    about.state === "unfinished"
      ? t("result.unfinished")
      : !names.length
        ? t("result.nobody")
        : winners.length === 1 && winners[0] === me
          ? t("result.you_won")
          : t("result.won", { names: formatList(names), n: names.length });
  return [
    make("h2", { id: "result-title", text: head }),
    standing?.why ? make("p", { class: "result-why", text: standing.why }) : "",
    me !== null && standing?.over && !winners.includes(me)
      ? make("p", {
          class: "result-mine",
          text: t("result.you_came", { rank: standing.ranks[me], of: about.seats.length }),
        })
      : "",
    customEditionNote(about) ?? "",
    about.unproven ? make("p", { class: "note unproven", text: about.unproven }) : "",
  ];
}

/** All seats in order of rank, with how far they came. */
function podium({ table: about, standing }) {
  const ranks = standing?.ranks ?? [];
  const order = about.seats.map((seat) => seat.seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return make(
    "ol",
    { class: "podium" },
    ...order.map((seat) =>
      make(
        "li",
        {},
        make("span", { class: "place-number", text: ranks[seat] ? t("result.rank", { n: ranks[seat] }) : "" }),
        emblem(seat),
        make("span", { class: "podium-name", text: about.seats[seat].name }),
        make("span", {
          class: "note",
          text: joinTexts(
            [standing?.progress?.[seat], about.seats[seat].left ? t(`seats.${about.seats[seat].left}`) : ""],
            "notes",
          ),
        }),
      ),
    ),
  );
}

function buttons(table, about) {
  return make(
    "div",
    { class: "actions" },
    seatKeys(table.id).length && about.state === "over"
      ? make("button", {
          type: "button",
          class: "primary",
          id: "rematch",
          text: about.rematch ? t("result.join_rematch") : t("result.rematch"),
          onclick: () => rematch(table, about.game),
        })
      : "",
    make("a", { class: "button", id: "to-replay", href: `/replay/${table.id}`, text: t("result.replay") }),
    about.coach
      ? make("a", { class: "button", id: "to-coach", href: `/replay/${table.id}#coach`, text: t("coach.button") })
      : "",
    make("button", { type: "button", id: "share-result", text: t("result.share"), onclick: () => share(table) }),
    make("button", { type: "button", id: "verify", text: t("verify.button"), onclick: () => verifyDraws(table.id) }),
    make("a", {
      class: "button",
      href: `/api/tables/${table.id}/race`,
      download: `${table.id}.race`,
      text: t("result.download"),
    }),
    make("a", { class: "button", href: "/", text: t("page.lobby") }),
  );
}

function share(table) {
  openDialog(t("result.share"), [
    make("p", { text: t("result.share_text") }),
    copyField(t("result.share"), `${location.origin}/replay/${table.id}`),
  ]);
}

/** Fetch and show the chart of ranks by turn. */
async function showStandings(table, about, box) {
  const [{ drawStandingsChart }, course] = await Promise.all([
    import("../playback/standings_chart.js"),
    get(`/api/tables/${table.id}/standings`),
  ]);
  if (course.points.length > 1) box.replaceChildren(drawStandingsChart(course, about.seats));
}

/** Show the turning point and luck from the coach's review, or a button that requests one. */
async function showCoach(table, box) {
  const path = `/api/tables/${table.id}/review`;
  const status = make("p", { class: "note", role: "status" });
  const ask = make("button", {
    type: "button",
    id: "ask-coach",
    class: "tool",
    text: t("result.ask_coach"),
    onclick: async () => {
      ask.hidden = true;
      try {
        showReview(await post(path));
      } catch (error) {
        setText(status, error.message);
      }
    },
  });
  const showReview = (job) => {
    if (job.state === "done" && job.review) {
      box.replaceChildren(
        ...[
          ["turning", job.review.turning],
          ["luck", job.review.most_luck],
        ]
          .filter(([, text]) => text)
          .map(([name, text]) => make("p", { class: `coach-line ${name}`, text })),
      );
    } else if (job.state === "failed") setText(status, t("coach.failed"));
    else if (job.state === "none") ask.hidden = false;
    else {
      ask.hidden = true;
      setText(
        status,
        job.state === "waiting"
          ? t("coach.waiting", { n: job.place })
          : t("coach.thinking", { n: formatPercent(job.done) }),
      );
      setTimeout(() => box.isConnected && get(path).then(showReview, () => {}), POLL_INTERVAL);
    }
  };
  ask.hidden = true;
  box.append(ask, status);
  showReview(await get(path));
}

/** Create or join a rematch with all my seats. */
async function rematch(table, game) {
  let next = null;
  for (const { secret } of seatKeys(table.id)) {
    try {
      const made = await post(`/api/tables/${table.id}/rematch`, {}, secret);
      next = made.id;
      saveSeatKeys(made.id, game, made.seats);
      for (const mine of made.seats) await post(`/api/tables/${made.id}/ready`, { salt: newSalt() }, mine.secret);
    } catch (error) {
      return table.hint(error.message, "refusal");
    }
  }
  if (next) location.href = `/table/${next}`;
}
