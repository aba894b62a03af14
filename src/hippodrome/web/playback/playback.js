// Playback of new log entries, step by step: each step is animated on the board and shown as text. Answering ends it.
import { find, make, prefersReducedMotion } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { smallSprite } from "../graphics/sprites.js";
import { loadValue, saveValue } from "../lib/local_storage.js";
import { t } from "../lib/i18n.js";

/** @typedef {{n: number, step: number, text: string, turn: string, step_kind: string, seat: number|null, targets: number[], faces: string[], paths: Record<string, string[]>, overtake_text: string, pieces: string[], note: boolean}} Entry */
/** @typedef {{n: number, turn: string, entries: Entry[]}} Step */

/** Milliseconds per step and per letter, and the slowness of pieces. `once`: no playback, all pieces move together. */
export const SPEEDS = {
  slow: { rest: 900, letter: 24, pace: 1.5 },
  brisk: { rest: 380, letter: 7, pace: 0.8 },
  once: null,
};
const FAST_FORWARD_QUEUE = 20;

/** Group log entries into steps; notes are left out. @param {Entry[]} entries  @returns {Step[]} */
export function groupSteps(entries) {
  const steps = [];
  for (const entry of entries) {
    if (entry.note) continue;
    if (steps.at(-1)?.n === entry.step) steps.at(-1).entries.push(entry);
    else steps.push({ n: entry.step, turn: entry.turn, entries: [entry] });
  }
  return steps;
}

/** The paths of pieces over all entries. @param {Entry[]} entries */
export function collectPaths(entries) {
  const ways = {};
  for (const entry of entries)
    for (const [piece, way] of Object.entries(entry.paths)) ways[piece] = [...(ways[piece] ?? []), ...way];
  return ways;
}

/** The slots, before an entry, of pieces that move from there on. @param {Entry[]} entries  @param {number} at */
export function positionsBefore(entries, at) {
  const places = {};
  for (const [piece, way] of Object.entries(collectPaths(entries.slice(at)))) places[piece] = way[0];
  for (const entry of entries.slice(0, at))
    for (const [piece, way] of Object.entries(entry.paths)) if (piece in places) places[piece] = way.at(-1);
  return places;
}

/** The rows of text of a step, with the faces it reveals. @param {Step} step  @param {string[]} letters */
export function stepRows(step, letters) {
  return step.entries.map((entry) =>
    make(
      "div",
      { class: entry.seat === null ? "told" : `told seat-${entry.seat}` },
      entry.seat === null ? null : emblem(entry.seat, letters[entry.seat] ?? ""),
      make("span", { class: "told-text" }, entry.text, overtakeNote(entry)),
      faceRow(entry),
    ),
  );
}

/** The part of an entry that says whom its piece overtakes. */
export const overtakeNote = (entry) =>
  entry.overtake_text ? make("span", { class: "told-past", text: ` ${entry.overtake_text}` }) : null;

const faceRow = (entry) =>
  entry.faces.length
    ? make("span", { class: "told-faces", "aria-hidden": "true" }, ...entry.faces.map(smallSprite))
    : null;

/** The rows of a simultaneous reveal: one per seat, with its faces and texts. @param {Step} step  @param {string[]} letters */
function revealRows(step, letters) {
  const rows = new Map();
  for (const entry of step.entries) {
    if (!rows.has(entry.seat))
      rows.set(
        entry.seat,
        make(
          "div",
          { class: entry.seat === null ? "told" : `told seat-${entry.seat}` },
          entry.seat === null ? null : emblem(entry.seat, letters[entry.seat] ?? ""),
        ),
      );
    rows.get(entry.seat).append(faceRow(entry) ?? make("span", { class: "told-text", text: entry.text }));
  }
  return [...rows.values()];
}

export class Playback {
  /**
   * @param {{board: any, seats: any}} parts
   * @param {{letters: () => string[], log: (upTo: number) => void, scene: (state: any, moving: boolean) => void, done: () => void, isBlocked?: () => boolean}} table
   */
  constructor(parts, table) {
    Object.assign(this, { parts, table, queue: [], running: false, timer: 0, played: 0, total: 0, isRepeat: false });
    this.speed = loadValue("telling", "brisk") in SPEEDS ? loadValue("telling", "brisk") : "brisk";
    this.lines = make("div", { class: "playback-lines", "aria-hidden": "true" });
    this.count = make("span", { class: "playback-count", "aria-hidden": "true" });
    this.skipButton = make("button", {
      type: "button",
      class: "quiet",
      id: "playback-skip",
      text: t("telling.skip"),
      onclick: () => this.skip(),
    });
    this.box = make(
      "div",
      { id: "playback", class: "playback", hidden: true },
      this.lines,
      make("div", { class: "playback-foot" }, this.count, this.skipButton),
    );
    find("#stage").append(this.box);
  }

  /** True if there is no playback, by choice or for reduced motion. */
  get isInstant() {
    return !SPEEDS[this.speed] || prefersReducedMotion();
  }

  setSpeed(speed) {
    this.speed = speed;
    saveValue("telling", speed);
    if (this.isInstant) this.skip();
  }

  /** Play the new entries of a state. Returns false if it is to be shown at once. */
  playNew(state, entries, moving) {
    if (!moving) this.stop();
    const steps = moving ? groupSteps(entries) : [];
    if (!this.running && (this.isInstant || !steps.length)) return false;
    this.enqueue(steps, state);
    return true;
  }

  enqueue(steps, state) {
    this.total += steps.length;
    this.queue.push(...steps.map((step) => ({ step })), { state });
    if (this.running) return this.showCount();
    this.running = true;
    this.next();
  }

  /** Play steps again, with the pieces back where they stood. */
  repeat(entries, from, state) {
    const steps = groupSteps(entries.slice(from));
    this.skip();
    if (!steps.length || prefersReducedMotion()) return false;
    this.isRepeat = true;
    this.parts.board.placePieces(positionsBefore(entries, from));
    this.enqueue(steps, state);
    return true;
  }

  next() {
    this.blocked = Boolean(this.table.isBlocked?.());
    if (this.blocked) return; // until resume()
    const item = this.queue.shift();
    if (!item) return this.end();
    if (item.state) {
      this.table.scene(item.state, true);
      return this.next();
    }
    this.played += 1;
    this.play(item.step);
  }

  /** Go on, if playback was blocked and is not any more. */
  resume() {
    if (this.running && this.blocked) this.next();
  }

  play(step) {
    const { board, seats } = this.parts;
    const speed = SPEEDS[this.speed] ?? SPEEDS.brisk;
    document.body.dataset.playback = String(step.n);
    this.lines.replaceChildren(
      ...(step.entries[0].step_kind === "reveal" ? revealRows : stepRows)(step, this.table.letters()),
    );
    this.showCount();
    this.box.hidden = false;
    if (!this.isRepeat) this.table.log(step.entries.at(-1).n);
    this.showFaces(step);
    const touched = step.entries.flatMap((entry) => entry.pieces);
    const moves = board.movePieces(collectPaths(step.entries), speed.pace);
    board.pointAt(moves ? [] : touched);
    this.box.dataset.side = board.isHigh([...touched, ...Object.values(collectPaths(step.entries)).flat()])
      ? "low"
      : "high";
    this.box.dataset.act = step.entries[0].step_kind;
    seats.pointAt(touched);
    const letters = step.entries.reduce((sum, entry) => sum + entry.text.length, 0);
    const crowd = Math.max(1, this.queue.length / FAST_FORWARD_QUEUE);
    this.timer = setTimeout(() => this.next(), Math.max(moves, speed.rest + speed.letter * letters) / crowd);
  }

  showCount() {
    this.count.textContent = `${Math.max(1, this.played)} / ${this.total}`;
  }

  /** Show revealed cards beside the seats: those of a simultaneous reveal until the next one, others for their step. */
  showFaces(step) {
    const reveals = step.entries[0].step_kind === "reveal";
    for (const laid of document.querySelectorAll(reveals ? ".laid" : ".laid:not(.stays)")) laid.remove();
    for (const entry of step.entries) {
      const seat = entry.seat === null ? null : find(`.seats [data-id="seat:${entry.seat}"]`);
      if (seat && entry.faces.length)
        seat.append(
          make(
            "div",
            { class: reveals ? "laid stays" : "laid", "aria-hidden": "true" },
            ...entry.faces.map(smallSprite),
          ),
        );
    }
    for (const seat of document.querySelectorAll(".seat"))
      seat.classList.toggle("tells", seat.dataset.id === `seat:${step.entries[0].seat}`);
  }

  /** Skip to the end: show the last state at once. */
  skip() {
    if (!this.running) return false;
    clearTimeout(this.timer);
    const last = this.queue.findLast((item) => item.state);
    this.queue = [];
    this.parts.board.stopAnimations();
    if (last) this.table.scene(last.state, false);
    this.end();
    return true;
  }

  end() {
    this.stop();
    this.table.done();
  }

  /** Stop, and drop the queue. */
  stop() {
    clearTimeout(this.timer);
    Object.assign(this, { queue: [], running: false, played: 0, total: 0, isRepeat: false });
    delete document.body.dataset.playback;
    if (this.box.contains(document.activeElement)) find("#question").focus({ preventScroll: true });
    this.box.hidden = true;
    this.parts.board.pointAt([]);
    this.parts.seats.pointAt([]);
    for (const laid of document.querySelectorAll(".laid")) laid.remove();
    for (const seat of document.querySelectorAll(".seat.tells")) seat.classList.remove("tells");
  }
}

/** Add the buttons for repeating and for the speed to the board. @param {Playback} playback  @param {() => void} repeat */
export function mountPlaybackTools(playback, repeat) {
  const names = Object.keys(SPEEDS);
  const speed = make("button", {
    type: "button",
    id: "playback-speed",
    onclick: () => {
      playback.setSpeed(names[(names.indexOf(playback.speed) + 1) % names.length]);
      showSpeed();
    },
  });
  const showSpeed = () => {
    speed.textContent = t(`telling.speeds.${playback.speed}`);
    speed.title = t("telling.speed", { speed: speed.textContent });
    speed.setAttribute("aria-label", speed.title);
    speed.dataset.speed = playback.speed;
  };
  showSpeed();
  find("#stage").append(
    make(
      "div",
      { class: "playback-tools" },
      make("button", {
        type: "button",
        id: "playback-again",
        text: "⟲",
        title: t("telling.again"),
        "aria-label": t("telling.again"),
        onclick: repeat,
      }),
      speed,
    ),
  );
}
