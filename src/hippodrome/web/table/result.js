// The result of a race: winners, ranks, standings chart, the coach's summary, and what to do next.
import { copyField, openDialog } from "../lib/dialog.js";
import { make, setText } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { saveSeatKeys, seatKeys, newSalt } from "../lib/local_storage.js";
import { playSound } from "../lib/sound.js";
import { customEditionNote } from "../lobby/table_settings.js";
import { get, messageOf, post, postAction } from "../lib/http.js";
import { joinTexts, formatList, t, formatPercent } from "../lib/i18n.js";

/** @import { ReviewStatus, TableSummary } from "#api" */
/** @import { PageState } from "#page" */

const POLL_INTERVAL = 2_000;

export class Result {
  /** @type {HTMLElement} */ root;
  /** The table. @type {string} */ id;
  /** @type {(text: string, kind?: string) => void} */ hint;
  /** Whether the race was over in the last state; null before the first. @type {boolean | null} */ wasOver = null;

  /** @param {HTMLElement} root  @param {string} id  @param {(text: string, kind?: string) => void} hint */
  constructor(root, id, hint) {
    this.root = root;
    this.id = id;
    this.hint = hint;
  }

  /** @param {PageState} state */
  show(state) {
    const { id, root } = this;
    const about = state.table;
    const over = about.state === "over" || about.state === "unfinished";
    root.hidden = !over;
    if (this.wasOver === false && over) playSound("finish");
    this.wasOver = over;
    const key = JSON.stringify([about.winners, state.standing, about.rematch]);
    if (!over || root.dataset.key === key) return;
    root.dataset.key = key;
    const plot = make("div", { class: "result-plot" });
    const coach = make("div", { class: "result-coach", id: "result-coach" });
    root.replaceChildren(
      make(
        "div",
        { class: "result-main" },
        ...headline(id, state),
        podium(state),
        ...about.seats
          .filter((seat) => seat.stand_in?.moves)
          .map((seat) =>
            make("p", { class: "note stood-in", text: t("result.stood_in", { name: seat.name, ...seat.stand_in }) }),
          ),
        coach,
      ),
      plot,
      buttons(id, about, this.hint),
    );
    showStandings(id, about, plot).catch(() => {});
    if (about.coach) showCoach(id, coach).catch(() => {});
  }
}

/** @param {string} id  @param {PageState} state */
function headline(id, state) {
  const { table: about, standing } = state;
  const winners = about.winners?.length ? about.winners : (standing?.winners ?? []);
  const mine = seatKeys(id).map((key) => key.seat);
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

/** All seats in order of rank, with how far they came. @param {PageState} state */
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

/** @param {string} id  @param {TableSummary} about  @param {(text: string, kind?: string) => void} hint */
function buttons(id, about, hint) {
  return make(
    "div",
    { class: "actions" },
    seatKeys(id).length && about.state === "over"
      ? make("button", {
          type: "button",
          class: "primary",
          id: "rematch",
          text: about.rematch ? t("result.join_rematch") : t("result.rematch"),
          onclick: () => rematch(id, about.game, hint),
        })
      : "",
    make("a", { class: "button", id: "to-replay", href: `/replay/${id}`, text: t("result.replay") }),
    about.coach
      ? make("a", { class: "button", id: "to-coach", href: `/replay/${id}#coach`, text: t("coach.button") })
      : "",
    make("button", { type: "button", id: "share-result", text: t("result.share"), onclick: () => share(id) }),
    make("button", { type: "button", id: "verify", text: t("verify.button"), onclick: () => verify(id) }),
    make("a", {
      class: "button",
      href: `/api/tables/${id}/race`,
      download: `${id}.race`,
      text: t("result.download"),
    }),
    make("a", { class: "button", href: "/", text: t("page.lobby") }),
  );
}

/** @param {string} id */
function share(id) {
  openDialog(t("result.share"), [
    make("p", { text: t("result.share_text") }),
    copyField(t("result.share"), `${location.origin}/replay/${id}`),
  ]);
}

/** Recompute all draws; the code is loaded only now. @param {string} id */
async function verify(id) {
  const { verifyDraws } = await import("../playback/verify.js");
  verifyDraws(id);
}

/** Fetch and show the chart of ranks by turn. @param {string} id  @param {TableSummary} about  @param {HTMLElement} box */
async function showStandings(id, about, box) {
  const [{ drawStandingsChart }, course] = await Promise.all([
    import("../playback/standings_chart.js"),
    get("/api/tables/{id}/standings", { id }),
  ]);
  if (course.points.length > 1) box.replaceChildren(drawStandingsChart(course, about.seats));
}

/** Show the turning point and luck from the coach's review, or a button that requests one. @param {string} id  @param {HTMLElement} box */
async function showCoach(id, box) {
  const fetchReview = () => get("/api/tables/{id}/review", { id });
  const status = make("p", { class: "note", role: "status" });
  const ask = make("button", {
    type: "button",
    id: "ask-coach",
    class: "tool",
    text: t("result.ask_coach"),
    onclick: async () => {
      ask.hidden = true;
      try {
        showReview(await post("/api/tables/{id}/review", { id }, undefined));
      } catch (error) {
        setText(status, messageOf(error));
      }
    },
  });
  /** @param {ReviewStatus} job */
  const showReview = (job) => {
    if (job.state === "done" && job.review) {
      box.replaceChildren(
        ...Object.entries({ turning: job.review.turning, luck: job.review.most_luck })
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
          ? t("coach.waiting", { n: job.queue_position })
          : t("coach.thinking", { n: formatPercent(job.progress ?? 0) }),
      );
      setTimeout(() => box.isConnected && fetchReview().then(showReview, () => {}), POLL_INTERVAL);
    }
  };
  ask.hidden = true;
  box.append(ask, status);
  showReview(await fetchReview());
}

/** Create or join a rematch with all my seats. @param {string} id  @param {string} game  @param {(text: string, kind?: string) => void} hint */
async function rematch(id, game, hint) {
  let next = null;
  for (const { secret } of seatKeys(id)) {
    try {
      const made = await postAction(id, "rematch", undefined, secret);
      next = made.id;
      saveSeatKeys(made.id, game, made.seats);
      for (const mine of made.seats) await postAction(made.id, "ready", { salt: newSalt() }, mine.secret);
    } catch (error) {
      return hint(messageOf(error), "refusal");
    }
  }
  if (next) location.href = `/table/${next}`;
}
