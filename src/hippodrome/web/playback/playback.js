// A race told in steps: each is played on the board with its words, one after another, as fast as the reader wants. Whoever
// wants to answer does not wait: answering ends the telling.
import { find, make, still } from "../lib/dom.js";
import { emblem } from "../graphics/emblem.js";
import { smallFace } from "../graphics/sprites.js";
import { recall, remember } from "../lib/local_storage.js";
import { say } from "../lib/i18n.js";

/** @typedef {{n: number, step: number, text: string, turn: string, act: string, seat: number|null, hits: number[], faces: string[], ways: Record<string, string[]>, past: string, touches: string[], note: boolean}} Entry */
/** @typedef {{n: number, turn: string, entries: Entry[]}} Step */

/** How long a step stays, for itself and for each letter, and how slowly pieces go. At once: nothing is told, all move together. */
export const SPEEDS = { slow: { rest: 900, letter: 24, pace: 1.5 }, brisk: { rest: 380, letter: 7, pace: 0.8 }, once: null };
const CROWDED = 20;

/** Entries of the log as steps; notes are no part of the race. @param {Entry[]} entries  @returns {Step[]} */
export function stepsOf(entries) {
  const steps = [];
  for (const entry of entries) {
    if (entry.note) continue;
    if (steps.at(-1)?.n === entry.step) steps.at(-1).entries.push(entry);
    else steps.push({ n: entry.step, turn: entry.turn, entries: [entry] });
  }
  return steps;
}

/** The ways of pieces in some entries, one after another. @param {Entry[]} entries */
export function waysOf(entries) {
  const ways = {};
  for (const entry of entries) for (const [piece, way] of Object.entries(entry.ways)) ways[piece] = [...(ways[piece] ?? []), ...way];
  return ways;
}

/** Where pieces that are told of stood before an entry. @param {Entry[]} entries  @param {number} at */
export function placesBefore(entries, at) {
  const places = {};
  for (const [piece, way] of Object.entries(waysOf(entries.slice(at)))) places[piece] = way[0];
  for (const entry of entries.slice(0, at)) for (const [piece, way] of Object.entries(entry.ways)) if (piece in places) places[piece] = way.at(-1);
  return places;
}

/** A step in words: who, what, and the faces it lays open. @param {Step} step  @param {string[]} letters */
export function rowsOf(step, letters) {
  return step.entries.map((entry) => make("div", { class: entry.seat === null ? "told" : `told seat-${entry.seat}` },
    entry.seat === null ? null : emblem(entry.seat, letters[entry.seat] ?? ""),
    make("span", { class: "told-text" }, entry.text, pastOf(entry)),
    facesOf(entry)));
}

/** Whom an entry's piece overtakes. */
export const pastOf = (entry) => (entry.past ? make("span", { class: "told-past", text: ` ${entry.past}` }) : null);

const facesOf = (entry) => (entry.faces.length ? make("span", { class: "told-faces", "aria-hidden": "true" }, ...entry.faces.map(smallFace)) : null);

/** What everybody lays open: a row a seat, with its faces, and beside them what else is said of it. @param {Step} step  @param {string[]} letters */
function revealOf(step, letters) {
  const rows = new Map();
  for (const entry of step.entries) {
    if (!rows.has(entry.seat)) rows.set(entry.seat, make("div", { class: entry.seat === null ? "told" : `told seat-${entry.seat}` }, entry.seat === null ? null : emblem(entry.seat, letters[entry.seat] ?? "")));
    rows.get(entry.seat).append(facesOf(entry) ?? make("span", { class: "told-text", text: entry.text }));
  }
  return [...rows.values()];
}

export class Telling {
  /**
   * @param {{board: any, seats: any}} parts
   * @param {{letters: () => string[], log: (upTo: number) => void, scene: (state: any, moving: boolean) => void, done: () => void, holds?: () => boolean}} table
   */
  constructor(parts, table) {
    Object.assign(this, { parts, table, queue: [], running: false, timer: 0, told: 0, of: 0, again: false });
    this.speed = recall("telling", "brisk") in SPEEDS ? recall("telling", "brisk") : "brisk";
    this.lines = make("div", { class: "telling-lines", "aria-hidden": "true" });
    this.count = make("span", { class: "telling-count", "aria-hidden": "true" });
    this.skipButton = make("button", { type: "button", class: "quiet", id: "telling-skip", text: say("telling.skip"), onclick: () => this.skip() });
    this.box = make("div", { id: "telling", class: "telling", hidden: true }, this.lines, make("div", { class: "telling-foot" }, this.count, this.skipButton));
    find("#stage").append(this.box);
  }

  /** Whether what happens is shown at once: as it was chosen, or because nothing may move. */
  get atOnce() {
    return !SPEEDS[this.speed] || still();
  }

  setSpeed(speed) {
    this.speed = speed;
    remember("telling", speed);
    if (this.atOnce) this.skip();
  }

  /** A new state, with what is new in its log: whether it will be told rather than shown at once. */
  hear(state, news, moving) {
    if (!moving) this.stop();
    const steps = moving ? stepsOf(news) : [];
    if (!this.running && (this.atOnce || !steps.length)) return false;
    this.add(steps, state);
    return true;
  }

  add(steps, state) {
    this.of += steps.length;
    this.queue.push(...steps.map((step) => ({ step })), { state });
    if (this.running) return this.dress();
    this.running = true;
    this.next();
  }

  /** Play steps again that were told before; pieces go back to where they stood. */
  repeat(entries, from, state) {
    const steps = stepsOf(entries.slice(from));
    this.skip();
    if (!steps.length || still()) return false;
    this.again = true;
    this.parts.board.put(placesBefore(entries, from));
    this.add(steps, state);
    return true;
  }

  next() {
    this.held = Boolean(this.table.holds?.());
    if (this.held) return; // until somebody says go on
    const item = this.queue.shift();
    if (!item) return this.end();
    if (item.state) {
      this.table.scene(item.state, true);
      return this.next();
    }
    this.told += 1;
    this.play(item.step);
  }

  /** What held the telling may be gone. */
  goOn() {
    if (this.running && this.held) this.next();
  }

  play(step) {
    const { board, seats } = this.parts;
    const speed = SPEEDS[this.speed] ?? SPEEDS.brisk;
    document.body.dataset.telling = String(step.n);
    this.lines.replaceChildren(...(step.entries[0].act === "reveal" ? revealOf : rowsOf)(step, this.table.letters()));
    this.dress();
    this.box.hidden = false;
    if (!this.again) this.table.log(step.entries.at(-1).n);
    this.lay(step);
    const touched = step.entries.flatMap((entry) => entry.touches);
    const moves = board.travel(waysOf(step.entries), speed.pace);
    board.point(moves ? [] : touched);
    this.box.dataset.side = board.isHigh([...touched, ...Object.values(waysOf(step.entries)).flat()]) ? "low" : "high";
    this.box.dataset.act = step.entries[0].act;
    seats.point(touched);
    const letters = step.entries.reduce((sum, entry) => sum + entry.text.length, 0);
    const crowd = Math.max(1, this.queue.length / CROWDED);
    this.timer = setTimeout(() => this.next(), Math.max(moves, speed.rest + speed.letter * letters) / crowd);
  }

  dress() {
    this.count.textContent = `${Math.max(1, this.told)} / ${this.of}`;
  }

  /** Cards laid open beside the seats: those of a reveal stay for the turn, others for their step. */
  lay(step) {
    const reveals = step.entries[0].act === "reveal";
    for (const laid of document.querySelectorAll(reveals ? ".laid" : ".laid:not(.stays)")) laid.remove();
    for (const entry of step.entries) {
      const seat = entry.seat === null ? null : find(`.seats [data-id="seat:${entry.seat}"]`);
      if (seat && entry.faces.length) seat.append(make("div", { class: reveals ? "laid stays" : "laid", "aria-hidden": "true" }, ...entry.faces.map(smallFace)));
    }
    for (const seat of document.querySelectorAll(".seat")) seat.classList.toggle("tells", seat.dataset.id === `seat:${step.entries[0].seat}`);
  }

  /** Go to the end: all that is still to be told is shown as it stands. */
  skip() {
    if (!this.running) return false;
    clearTimeout(this.timer);
    const last = this.queue.findLast((item) => item.state);
    this.queue = [];
    this.parts.board.halt();
    if (last) this.table.scene(last.state, false);
    this.end();
    return true;
  }

  end() {
    this.stop();
    this.table.done();
  }

  /** Leave off, without a look at what was still to come. */
  stop() {
    clearTimeout(this.timer);
    Object.assign(this, { queue: [], running: false, told: 0, of: 0, again: false });
    delete document.body.dataset.telling;
    if (this.box.contains(document.activeElement)) find("#question").focus({ preventScroll: true });
    this.box.hidden = true;
    this.parts.board.point([]);
    this.parts.seats.point([]);
    for (const laid of document.querySelectorAll(".laid")) laid.remove();
    for (const seat of document.querySelectorAll(".seat.tells")) seat.classList.remove("tells");
  }
}

/** Again, and how fast, on the board. @param {Telling} telling  @param {() => void} again */
export function placeTellingTools(telling, again) {
  const names = Object.keys(SPEEDS);
  const speed = make("button", { type: "button", id: "telling-speed", onclick: () => {
    telling.setSpeed(names[(names.indexOf(telling.speed) + 1) % names.length]);
    dress();
  } });
  const dress = () => {
    speed.textContent = say(`telling.speeds.${telling.speed}`);
    speed.title = say("telling.speed", { speed: speed.textContent });
    speed.setAttribute("aria-label", speed.title);
    speed.dataset.speed = telling.speed;
  };
  dress();
  find("#stage").append(make("div", { class: "telling-tools" },
    make("button", { type: "button", id: "telling-again", text: "⟲", title: say("telling.again"), "aria-label": say("telling.again"), onclick: again }), speed));
}
