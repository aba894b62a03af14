// Since your last move: what has changed for this seat, and who did it. Who wants nothing to move gets all steps as cards.
import { find, make, still } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { recall, remember } from "../lib/local_storage.js";
import { pastOf, rowsOf, stepsOf } from "./playback.js";
import { labelled, language, say } from "../lib/i18n.js";

const KEPT = 12;

export class Since {
  /** @param {string} id the table */
  constructor(id) {
    Object.assign(this, { id, closed: null });
    this.box = make("aside", { id: "since", class: "since", "aria-labelledby": "since-title", tabindex: 0, hidden: true });
    find("#stage").after(this.box);
    this.box.addEventListener("click", (event) => { // on a phone a tap shows all of it, and another folds it again
      if (!event.target.closest("button")) this.box.classList.toggle("whole");
    });
  }

  /** The seat answers now: from here on things are new to it. A reaction in another's turn is no move of one's own. */
  mark(state) {
    if (state.seat === null || !(state.awaited ?? []).includes(state.seat)) return;
    const all = recall("since", {});
    delete all[this.key(state)];
    const kept = Object.fromEntries(Object.entries(all).slice(-KEPT));
    remember("since", { ...kept, [this.key(state)]: { n: state.log.entries.length, stats: statsOf(state), language } });
    this.hide();
  }

  key(state) {
    return `${this.id}/${state.seat}`;
  }

  /** How many entries this seat had read when it last answered; null if nobody knows. */
  begin(state) {
    const before = recall("since", {})[this.key(state)];
    return before && before.n <= state.log.entries.length ? before.n : null;
  }

  /** @param {any} state  @param {string[]} letters  @param {boolean} open whether this seat is to decide */
  show(state, letters, open) {
    const from = this.begin(state);
    const entries = (state.log?.entries ?? []).slice(from ?? lastTurn(state.log?.entries ?? []));
    const key = `${this.key(state)} ${state.log?.entries.length}`;
    const steps = stepsOf(entries);
    const turn = state.log?.entries[from - 1]?.turn;
    const done = from === null ? [] : doneTo(state.seat, steps, turn);
    const later = entries.some((entry) => entry.turn !== turn); // what one has changed oneself a moment ago is no news
    const changes = from === null || !(done.length || later) ? [] : changesOf(recall("since", {})[this.key(state)], statsOf(state));
    const cards = still() ? steps : [];
    const watches = state.seat === null && this.closed === null;
    const wanted = (open || watches) && state.table.state === "running" && key !== this.closed && (done.length || changes.length || cards.length);
    this.box.hidden = !wanted;
    if (!wanted || this.box.dataset.key === key) return;
    this.box.dataset.key = key;
    this.box.classList.remove("whole");
    this.box.replaceChildren(
      make("h3", { id: "since-title", text: from === null ? say("since.turn") : say("since.title") }),
      make("button", { type: "button", class: "quiet close", id: "since-close", text: "✕", "aria-label": say("since.close"), title: say("since.close"), onclick: () => this.hide(key) }),
      done.length ? make("ul", { class: "since-done" }, ...done.map(({ by, entry }) => rowOf(state, letters, by, entry))) : "",
      changes.length ? make("ul", { class: "since-changes" }, ...changes.map((text) => make("li", { text }))) : "",
      cards.length ? make("ol", { class: "since-steps" }, ...cards.map((step) => make("li", { class: "step-card", data: { act: step.entries[0].act } }, ...rowsOf(step, letters)))) : "");
  }

  /** @param {string|null} key what is not to come again */
  hide(key = this.box.dataset.key ?? null) {
    this.closed = key;
    if (this.box.contains(document.activeElement)) find("#question").focus({ preventScroll: true });
    this.box.hidden = true;
  }
}

/** The beginning of the last turn in which something happened. */
export function lastTurn(entries) {
  const starts = entries.flatMap((entry, i) => (i && entry.turn !== entries[i - 1].turn ? [i] : []));
  const full = starts.findLast((start) => stepsOf(entries.slice(start)).length > 2);
  return full ?? starts.at(-1) ?? 0;
}

/** What others, or fate, did to a seat. A step about the seat itself counts once its own turn is over: a crash, a plague.
 * @param {number} seat  @param {any[]} steps  @param {string|undefined} turn that in which it last answered */
function doneTo(seat, steps, turn) {
  return steps.flatMap((step) => {
    const by = step.entries[0].seat;
    const hits = step.entries.filter((entry) => entry.hits.includes(seat) && (by !== seat || entry.turn !== turn));
    return hits.map((entry) => ({ by: by === seat ? null : by, entry }));
  });
}

function rowOf(state, letters, by, entry) {
  const name = by === null ? "" : state.table.seats[by].name;
  return make("li", { class: by === null ? "told" : `told seat-${by}`, title: name },
    by === null ? null : emblem(by, letters[by] ?? ""),
    make("span", { class: "told-text" }, by === null || entry.text.includes(name) ? null : say("since.by", { name }), entry.text, pastOf(entry)));
}

/** What stands before a seat, by what it is called. */
function statsOf(state) {
  const display = state.scene?.displays.find((one) => one.seat === state.seat);
  const stats = Object.fromEntries((display?.stats ?? []).filter((stat) => stat.lasts).map((stat) => [stat.id, { label: stat.label, value: stat.value }]));
  const rank = state.standing?.ranks?.[state.seat];
  return rank ? { rank: { label: say("since.rank"), value: String(rank) }, ...stats } : stats;
}

/** What is different, in words. What was kept in another language is not mixed with this one: only its numbers are read. */
function changesOf({ stats: before, language: then }, now) {
  const foreign = then !== language;
  return Object.entries(now).filter(([id, stat]) => before[id] && before[id].value !== stat.value && !(foreign && /\p{L}/u.test(before[id].value))).map(([id, stat]) => {
    const renamed = !foreign && before[id].label !== stat.label;
    const after = renamed ? labelled(stat.label, stat.value) : stat.value;
    return labelled(renamed ? before[id].label : stat.label, say("since.change", { before: before[id].value, after }));
  });
}
