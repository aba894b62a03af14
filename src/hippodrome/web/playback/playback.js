// Playback of new log entries, step by step: each step is animated on the board and shown as text. Answering ends it.
import { make, prefersReducedMotion } from "../lib/dom.js";
import { loadValue, saveValue } from "../lib/local_storage.js";
import { t } from "../lib/i18n.js";
import { revealRows, stepRows } from "./step_rows.js";
import { SPEEDS, collectPaths, groupSteps, isSpeed, positionsBefore, stepDuration } from "./steps.js";

/** @import { LogEntry } from "#api" */
/** @import { PageState, Step } from "#page" */
/** @import { Board } from "../table/board.js" */
/** @import { Seats } from "../table/seats.js" */
/** @import { Speed } from "./steps.js" */
/**
 * The page around the playback: the letters of the seats, the log up to an entry, a scene, the end of playback, a pause, and
 * the element that gets the focus when playback hides its own.
 * @typedef {{letters: () => string[], log: (upTo: number) => void, scene: (state: PageState, moving: boolean) => void, done: () => void, isBlocked: () => boolean, focus: () => void}} PlaybackHost
 */

export class Playback {
  /** @type {{board: Board, seats: Seats}} */ parts;
  /** @type {PlaybackHost} */ host;
  /** Steps to play, and states to show between them. @type {({step: Step} | {state: PageState})[]} */ queue = [];
  running = false;
  blocked = false;
  isRepeat = false;
  played = 0;
  total = 0;
  /** @type {Speed} */ speed;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer = undefined;
  lines = make("div", { class: "playback-lines", "aria-hidden": "true" });
  count = make("span", { class: "playback-count", "aria-hidden": "true" });
  /** @type {HTMLElement} */ box;

  /** @param {HTMLElement} stage  @param {{board: Board, seats: Seats}} parts  @param {PlaybackHost} host */
  constructor(stage, parts, host) {
    this.parts = parts;
    this.host = host;
    const stored = loadValue("telling", "brisk");
    this.speed = isSpeed(stored) ? stored : "brisk";
    const skipButton = make("button", {
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
      make("div", { class: "playback-foot" }, this.count, skipButton),
    );
    stage.append(this.box);
  }

  /** True if there is no playback, by choice or for reduced motion. */
  get isInstant() {
    return !SPEEDS[this.speed] || prefersReducedMotion();
  }

  /** @param {Speed} speed */
  setSpeed(speed) {
    this.speed = speed;
    saveValue("telling", speed);
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
    this.blocked = this.host.isBlocked();
    if (this.blocked) return; // until resume()
    const item = this.queue.shift();
    if (!item) return this.end();
    if ("state" in item) {
      this.host.scene(item.state, true);
      return this.next();
    }
    this.played += 1;
    this.play(item.step);
  }

  /** Go on, if playback was blocked and is not any more. */
  resume() {
    if (this.running && this.blocked) this.next();
  }

  /** @param {Step} step */
  play(step) {
    const { board, seats } = this.parts;
    const speed = SPEEDS[this.speed] ?? SPEEDS.brisk;
    const [first, last] = [step.entries[0], step.entries[step.entries.length - 1]];
    document.body.dataset.playback = String(step.n);
    this.lines.replaceChildren(...(first.step_kind === "reveal" ? revealRows : stepRows)(step, this.host.letters()));
    this.showCount();
    this.box.hidden = false;
    if (!this.isRepeat) this.host.log(last.n);
    seats.showStep(step);
    const touched = step.entries.flatMap((entry) => entry.pieces);
    const paths = collectPaths(step.entries);
    const moves = board.movePieces(paths, speed.pace);
    board.pointAt(moves ? [] : touched);
    this.box.dataset.side = board.isHigh([...touched, ...Object.values(paths).flat()]) ? "low" : "high";
    this.box.dataset.act = first.step_kind;
    seats.pointAt(touched);
    this.timer = setTimeout(() => this.next(), stepDuration(step, speed, moves, this.queue.length));
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

/** Add the buttons for repeating and for the speed to the board. @param {HTMLElement} stage  @param {Playback} playback  @param {() => void} repeat */
export function mountPlaybackTools(stage, playback, repeat) {
  const names = Object.keys(SPEEDS).filter(isSpeed);
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
  stage.append(
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
