// Recap since your last move: what changed for this seat, and by whom. With reduced motion it lists all steps.
import { make, prefersReducedMotion } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { loadValue, saveValue } from "../lib/local_storage.js";
import { overtakeNote, stepRows } from "./step_rows.js";
import { groupSteps, hitsOn, lastTurnStart } from "./steps.js";
import { withLabel, language, t } from "../lib/i18n.js";

/** @import { LogEntry } from "#api" */
/** @import { PageState } from "#page" */
/** The lasting stats of a seat by id. @typedef {Record<string, {label: string, value: string}>} Stats */
/** What a seat had seen when it answered: the number of log entries, its stats, and their language. @typedef {{n: number, stats: Stats, language: string}} Seen */

const MAX_STORED = 12;

export class Recap {
  /** @type {string} */ id;
  /** The element that gets the focus when the recap hides its own. @type {() => void} */ focus;
  /** The key of the recap that is not to be shown again. @type {string | null} */ closed = null;
  /** @type {HTMLElement} */ box;

  /** @param {HTMLElement} box  @param {string} id the table  @param {() => void} focus */
  constructor(box, id, focus) {
    this.box = box;
    this.id = id;
    this.focus = focus;
  }

  /** @returns {Record<string, Seen>} */
  get stored() {
    return loadValue("since", {});
  }

  /** Remember what the seat has seen when it answers; a reaction in another seat's turn does not count. @param {PageState} state */
  markSeen(state) {
    if (state.seat === null || !(state.awaited ?? []).includes(state.seat)) return;
    const all = this.stored;
    delete all[this.key(state)];
    const stored = Object.fromEntries(Object.entries(all).slice(-MAX_STORED));
    saveValue("since", {
      ...stored,
      [this.key(state)]: { n: state.log.entries.length, stats: seatStats(state), language },
    });
    this.hide();
  }

  /** @param {PageState} state */
  key(state) {
    return `${this.id}/${state.seat}`;
  }

  /** The number of log entries at this seat's last answer; null if unknown. @param {PageState} state */
  seenEntries(state) {
    const before = this.stored[this.key(state)];
    return before && before.n <= state.log.entries.length ? before.n : null;
  }

  /** @param {PageState} state  @param {string[]} letters  @param {boolean} open whether this seat is to decide */
  show(state, letters, open) {
    const from = this.seenEntries(state);
    const entries = (state.log?.entries ?? []).slice(from ?? lastTurnStart(state.log?.entries ?? []));
    const key = `${this.key(state)} ${state.log?.entries.length}`;
    const steps = groupSteps(entries);
    const turn = from === null ? undefined : state.log?.entries[from - 1]?.turn;
    const done = from === null ? [] : hitsOn(state.seat, steps, turn);
    const later = entries.some((entry) => entry.turn !== turn); // changes by one's own last answer are left out
    const changes =
      from === null || !(done.length || later) ? [] : changeTexts(this.stored[this.key(state)], seatStats(state));
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
    if (this.box.contains(document.activeElement)) this.focus();
    this.box.hidden = true;
  }
}

/** @param {PageState} state  @param {string[]} letters  @param {number | null} by  @param {LogEntry} entry */
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

/** The lasting stats of a seat and its rank, by id. @param {PageState} state  @returns {Stats} */
function seatStats(state) {
  const display = state.scene?.displays.find((one) => one.seat === state.seat);
  const stats = Object.fromEntries(
    (display?.stats ?? [])
      .filter((stat) => stat.lasts)
      .map((stat) => [stat.id, { label: stat.label, value: stat.value }]),
  );
  const rank = state.seat === null ? undefined : state.standing?.ranks?.[state.seat];
  return rank ? { rank: { label: t("since.rank"), value: String(rank) }, ...stats } : stats;
}

/** Describe the changed stats. Of stats that were stored in another language, only numbers are used. @param {Seen} seen  @param {Stats} now */
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
