// Playback of new log entries, step by step: each step is animated on the board and shown as text. Answering ends it.
import { make, prefersReducedMotion } from "../lib/dom.js";
import { loadValue, saveValue } from "../lib/local_storage.js";
import { t } from "../lib/i18n.js";
import { isSmallScreen } from "../lib/responsive.js";
import { revealRows, stepRows } from "./step_rows.js";
import {
  SPEEDS,
  collectPaths,
  groupSteps,
  hurry,
  isSpeed,
  positionsBefore,
  stepDuration,
  totalDuration,
} from "./steps.js";

/** @import { LogEntry } from "#api" */
/** @import { PageState, Step } from "#page" */
/** @import { Board } from "../table/board.js" */
/** @import { Seats } from "../table/seats.js" */
/** @import { Speed } from "./steps.js" */
/**
 * The page around the playback: the letters of the seats, the log up to an entry, a scene, the end of playback, and the element
 * that gets the focus when playback hides its own.
 * @typedef {{letters: () => string[], log: (upTo: number) => void, scene: (state: PageState, moving: boolean) => void, done: () => void, focus: () => void}} PlaybackHost
 */

export class Playback {
  /** @type {{board: Board, seats: Seats}} */ parts;
  /** @type {PlaybackHost} */ host;
  /** Steps to play, and states to show between them. @type {({step: Step} | {state: PageState})[]} */ queue = [];
  running = false;
  isRepeat = false;
  played = 0;
  total = 0;
  /** @type {Speed} */ speed;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer = undefined;
  /** The time by which all queued steps are to be played, on the page's clock. */ deadline = 0;
  lines = make("div", { class: "playback-lines", "aria-hidden": "true" });
  count = make("span", { class: "playback-count", "aria-hidden": "true" });
  /** @type {HTMLElement} */ box;

  /** @param {HTMLElement} box the part of the dock for steps  @param {{board: Board, seats: Seats}} parts  @param {PlaybackHost} host */
  constructor(box, parts, host) {
    this.box = box;
    this.parts = parts;
    this.host = host;
    const stored = loadValue("speed", "brisk");
    this.speed = isSpeed(stored) ? stored : "brisk";
    const skipButton = make("button", {
      type: "button",
      class: "quiet",
      id: "playback-skip",
      text: t("telling.skip"),
      onclick: () => this.skip(),
    });
    box.append(this.lines, make("div", { class: "playback-foot" }, this.count, skipButton));
    document.addEventListener("pointerdown", (event) => this.skipBy(event));
    document.addEventListener("keydown", (event) => this.skipBy(event));
  }

  /** Skip by a tap on the table, or by a key; not by those that mean something else. @param {Event} event */
  skipBy(event) {
    const el = event.target instanceof Element ? event.target : null;
    if (!this.running || this.isRepeat || el?.closest("button, a, input, select, dialog, .top, .side")) return;
    const key = event instanceof KeyboardEvent ? event.key : " ";
    if (key.length === 1 || key === "Enter" || key === "Escape") this.skip();
  }

  /** How long steps take at the chosen speed; those that are played again in spite of `instant` are brisk. */
  get timing() {
    return SPEEDS[this.speed] ?? SPEEDS.brisk;
  }

  /** True if there is no playback, by choice or for reduced motion. */
  get isInstant() {
    return !SPEEDS[this.speed] || prefersReducedMotion();
  }

  /** @param {Speed} speed */
  setSpeed(speed) {
    this.speed = speed;
    saveValue("speed", speed);
    if (this.isInstant) this.skip();
  }

  /** Play the new entries of a state. Returns false if it is to be shown at once. @param {PageState} state  @param {LogEntry[]} entries  @param {boolean} moving */
  playNew(state, entries, moving) {
    if (!moving) this.stop();
    const steps = moving ? groupSteps(entries) : [];
    if (!this.running && (this.isInstant || !steps.length)) return false;
    this.enqueue(steps, state);
    return true;
  }

  /** @param {Step[]} steps  @param {PageState} state */
  enqueue(steps, state) {
    this.total += steps.length;
    this.queue.push(...steps.map((step) => ({ step })), { state });
    const speed = this.timing;
    const added = Math.min(speed.budget, totalDuration(steps, speed));
    this.deadline = Math.max(this.deadline, performance.now() + added);
    if (this.running) return this.showCount();
    this.running = true;
    this.next();
  }

  /** Play steps again, with the pieces back where they stood. @param {LogEntry[]} entries  @param {number} from  @param {PageState} state */
  repeat(entries, from, state) {
    const steps = groupSteps(entries.slice(from));
    this.skip();
    if (!steps.length || prefersReducedMotion()) return false;
    this.isRepeat = true;
    this.parts.board.placePieces(positionsBefore(entries, from));
    this.enqueue(steps, state);
    return true;
  }

  /** @returns {void} */
  next() {
    const item = this.queue.shift();
    if (!item) return this.end();
    if ("state" in item) {
      this.host.scene(item.state, true);
      return this.next();
    }
    this.played += 1;
    this.play(item.step);
  }

  /** @param {Step} step */
  play(step) {
    const { board, seats } = this.parts;
    const speed = this.timing;
    const left = [step, ...this.queue.flatMap((item) => ("step" in item ? item.step : []))];
    const factor = hurry(left, speed, this.deadline - performance.now());
    const [first, last] = [step.entries[0], step.entries[step.entries.length - 1]];
    document.body.dataset.playback = String(step.n);
    this.lines.replaceChildren(...(first.step_kind === "reveal" ? revealRows : stepRows)(step, this.host.letters()));
    this.showCount();
    this.box.hidden = false;
    if (!this.isRepeat) this.host.log(last.n);
    seats.showStep(step);
    const touched = step.entries.flatMap((entry) => entry.pieces);
    const paths = collectPaths(step.entries);
    const moves = board.movePieces(paths, speed.pace * factor);
    board.pointAt(moves ? [] : touched);
    board.follow(moves ? Object.keys(paths) : touched);
    this.box.dataset.act = first.step_kind;
    seats.pointAt(touched);
    this.timer = setTimeout(() => this.next(), Math.max(moves, factor * stepDuration(step, speed)));
  }

  showCount() {
    this.count.textContent = `${Math.max(1, this.played)} / ${this.total}`;
  }

  /** Skip to the end: show the last state at once. */
  skip() {
    if (!this.running) return false;
    clearTimeout(this.timer);
    const last = this.queue.findLast((item) => "state" in item);
    this.queue = [];
    this.parts.board.stopAnimations();
    if (last) this.host.scene(last.state, false);
    this.end();
    return true;
  }

  end() {
    this.stop();
    this.host.done();
  }

  /** Stop, and drop the queue. */
  stop() {
    clearTimeout(this.timer);
    this.queue = [];
    this.running = this.isRepeat = false;
    this.played = this.total = 0;
    delete document.body.dataset.playback;
    if (this.box.contains(document.activeElement)) this.host.focus();
    this.box.hidden = true;
    this.parts.board.pointAt([]);
    this.parts.seats.pointAt([]);
    this.parts.seats.endSteps();
  }
}

/**
 * Add the control for the speed: calm, brisk, or at once.
 * @param {HTMLElement} box  @param {Playback} playback  @param {(speed: Speed) => void} onChange
 */
export function mountSpeedControl(box, playback, onChange) {
  const names = Object.keys(SPEEDS);
  const buttons = names.map((name) =>
    make("button", {
      type: "button",
      role: "radio",
      text: t(`setup.paces.${name}`),
      data: { speed: name },
      onclick: () => choose(name === playback.speed && isSmallScreen() ? after(name) : name), // a phone shows only one button
    }),
  );
  /** @param {string} name  @param {number} step */
  const after = (name, step = 1) => names[(names.indexOf(name) + step + names.length) % names.length];
  /** @param {string} name */
  const choose = (name) => {
    if (!isSpeed(name)) return;
    playback.setSpeed(name);
    show();
    onChange(name);
  };
  const show = () => {
    for (const button of buttons) {
      const isChosen = button.dataset.speed === playback.speed;
      button.setAttribute("aria-checked", String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
    }
  };
  box.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    choose(after(playback.speed, step));
    buttons[names.indexOf(playback.speed)].focus();
  });
  box.append(...buttons);
  show();
}
