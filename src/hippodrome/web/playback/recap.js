// Recap since your last move: what changed for this seat, and by whom. With reduced motion it lists all steps.
import { find, make, prefersReducedMotion } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { loadValue, saveValue } from "../lib/local_storage.js";
import { overtakeNote, stepRows, groupSteps } from "./playback.js";
import { withLabel, language, t } from "../lib/i18n.js";

const MAX_STORED = 12;

export class Recap {
  /** @param {string} id the table */
  constructor(id) {
    Object.assign(this, { id, closed: null });
    this.box = make("aside", {
      id: "recap",
      class: "recap",
      "aria-labelledby": "recap-title",
      tabindex: 0,
      hidden: true,
    });
    find("#stage").after(this.box);
    this.box.addEventListener("click", (event) => {
      // on a phone a tap expands or folds it
      if (!event.target.closest("button")) this.box.classList.toggle("whole");
    });
  }

  /** Remember what the seat has seen when it answers; a reaction in another seat's turn does not count. */
  markSeen(state) {
    if (state.seat === null || !(state.awaited ?? []).includes(state.seat)) return;
    const all = loadValue("since", {});
    delete all[this.key(state)];
    const stored = Object.fromEntries(Object.entries(all).slice(-MAX_STORED));
    saveValue("since", {
      ...stored,
      [this.key(state)]: { n: state.log.entries.length, stats: seatStats(state), language },
    });
    this.hide();
  }

  key(state) {
    return `${this.id}/${state.seat}`;
  }

  /** The number of log entries at this seat's last answer; null if unknown. */
  seenEntries(state) {
    const before = loadValue("since", {})[this.key(state)];
    return before && before.n <= state.log.entries.length ? before.n : null;
  }

  /** @param {any} state  @param {string[]} letters  @param {boolean} open whether this seat is to decide */
  show(state, letters, open) {
    const from = this.seenEntries(state);
    const entries = (state.log?.entries ?? []).slice(from ?? lastTurnStart(state.log?.entries ?? []));
    const key = `${this.key(state)} ${state.log?.entries.length}`;
    const steps = groupSteps(entries);
    const turn = state.log?.entries[from - 1]?.turn;
    const done = from === null ? [] : hitsOn(state.seat, steps, turn);
    const later = entries.some((entry) => entry.turn !== turn); // changes by one's own last answer are left out
    const changes =
      from === null || !(done.length || later)
        ? []
        : changeTexts(loadValue("since", {})[this.key(state)], seatStats(state));
    const cards = prefersReducedMotion() ? steps : [];
    const watches = state.seat === null && this.closed === null;
    const wanted =
      (open || watches) &&
      state.table.state === "running" &&
      key !== this.closed &&
      (done.length || changes.length || cards.length);
    this.box.hidden = !wanted;
    if (!wanted || this.box.dataset.key === key) return;
    this.box.dataset.key = key;
    this.box.classList.remove("whole");
    this.box.replaceChildren(
      make("h3", { id: "recap-title", text: from === null ? t("since.turn") : t("since.title") }),
      make("button", {
        type: "button",
        class: "quiet close",
        id: "recap-close",
        text: "✕",
        "aria-label": t("since.close"),
        title: t("since.close"),
        onclick: () => this.hide(key),
      }),
      done.length
        ? make("ul", { class: "recap-done" }, ...done.map(({ by, entry }) => hitRow(state, letters, by, entry)))
        : "",
      changes.length ? make("ul", { class: "recap-changes" }, ...changes.map((text) => make("li", { text }))) : "",
      cards.length
        ? make(
            "ol",
            { class: "recap-steps" },
            ...cards.map((step) =>
              make("li", { class: "step-card", data: { act: step.entries[0].step_kind } }, ...stepRows(step, letters)),
            ),
          )
        : "",
    );
  }

  /** @param {string|null} key of the recap that is not to be shown again */
  hide(key = this.box.dataset.key ?? null) {
    this.closed = key;
    if (this.box.contains(document.activeElement)) find("#question").focus({ preventScroll: true });
    this.box.hidden = true;
  }
}

/** The index of the first entry of the last turn with more than two steps. */
export function lastTurnStart(entries) {
  const starts = entries.flatMap((entry, i) => (i && entry.turn !== entries[i - 1].turn ? [i] : []));
  const full = starts.findLast((start) => groupSteps(entries.slice(start)).length > 2);
  return full ?? starts.at(-1) ?? 0;
}

/** The entries that hit a seat. Its own steps count only after its own turn, such as a crash or a plague.
 * @param {number} seat  @param {any[]} steps  @param {string|undefined} turn the turn of its last answer */
function hitsOn(seat, steps, turn) {
  return steps.flatMap((step) => {
    const by = step.entries[0].seat;
    const hits = step.entries.filter((entry) => entry.targets.includes(seat) && (by !== seat || entry.turn !== turn));
    return hits.map((entry) => ({ by: by === seat ? null : by, entry }));
  });
}

function hitRow(state, letters, by, entry) {
  const name = by === null ? "" : state.table.seats[by].name;
  return make(
    "li",
    { class: by === null ? "told" : `told seat-${by}`, title: name },
    by === null ? null : emblem(by, letters[by] ?? ""),
    make(
      "span",
      { class: "told-text" },
      by === null || entry.text.includes(name) ? null : t("since.by", { name }),
      entry.text,
      overtakeNote(entry),
    ),
  );
}

/** The lasting stats of a seat and its rank, by id. */
function seatStats(state) {
  const display = state.scene?.displays.find((one) => one.seat === state.seat);
  const stats = Object.fromEntries(
    (display?.stats ?? [])
      .filter((stat) => stat.lasts)
      .map((stat) => [stat.id, { label: stat.label, value: stat.value }]),
  );
  const rank = state.standing?.ranks?.[state.seat];
  return rank ? { rank: { label: t("since.rank"), value: String(rank) }, ...stats } : stats;
}

/** Describe the changed stats. Of stats that were stored in another language, only numbers are used. */
function changeTexts({ stats: before, language: then }, now) {
  const foreign = then !== language;
  return Object.entries(now)
    .filter(
      ([id, stat]) => before[id] && before[id].value !== stat.value && !(foreign && /\p{L}/u.test(before[id].value)),
    )
    .map(([id, stat]) => {
      const renamed = !foreign && before[id].label !== stat.label;
      const after = renamed ? withLabel(stat.label, stat.value) : stat.value;
      return withLabel(renamed ? before[id].label : stat.label, t("since.change", { before: before[id].value, after }));
    });
}
