// Clocks of the seats, with a visible and audible warning before time is up.
import { find, queryAs, setAttr, setText } from "../lib/dom.js";
import { playSound } from "../lib/sound.js";
import { t } from "../lib/i18n.js";

/** @import { TableSeat } from "#api" */
/** @import { PageState } from "#page" */

/** The seconds before the end at which a clock warns: a quarter of the limit, at most a minute; an hour if the limit is longer than one. @param {number} limit */
export const warningTime = (limit) => Math.min(limit / 4, limit > 3600 ? 3600 : 60);

/** Format the remaining time: 0:09, 4:30, 2 d 5 h. @param {number} seconds */
export function formatTimeLeft(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 86400) return t("clock.days", { d: Math.floor(left / 86400), h: Math.floor((left % 86400) / 3600) });
  if (left >= 3600) return t("clock.hours", { h: Math.floor(left / 3600), m: Math.floor((left % 3600) / 60) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

export class Clocks {
  /** @type {HTMLElement} */ root;
  /** My own clock, beside my decision. @type {HTMLElement} */ myClock;
  /** The warning for screen readers. @type {HTMLElement} */ alert;
  /** When the time of each awaited seat is up, in the server's time. @type {Record<string, number>} */ until = {};
  /** @type {number | null} */ limit = null;
  clockOffset = 0;
  /** @type {number | null} */ mine = null;
  /** @type {TableSeat[]} */ seats = [];
  /** The clock of mine that has warned. */ warned = "";
  /** @type {ReturnType<typeof setInterval> | undefined} */ timer = undefined;

  /** @param {HTMLElement} root the room */
  constructor(root) {
    this.root = root;
    this.myClock = find("#my-clock", root);
    this.alert = find("#clock-says", root);
  }

  /** Show the clocks of a state, and let them run. @param {PageState} state */
  update(state) {
    const { table: about } = state;
    const running = about.state === "running" && !about.paused;
    this.limit = running ? about.time_limit || null : null;
    this.until = this.limit === null ? {} : (state.clocks ?? {});
    this.clockOffset = state.clockOffset ?? 0;
    this.mine = state.seat;
    this.seats = about.seats;
    clearInterval(this.timer);
    if (Object.keys(this.until).length) this.timer = setInterval(() => this.tick(), 250);
    this.tick();
  }

  tick() {
    const { limit, mine } = this;
    const now = this.clockOffset + performance.now() / 1000;
    /** @param {number} seat */
    const leftOf = (seat) => (seat in this.until ? this.until[seat] - now : null);
    for (const { seat, kind, away } of this.seats) {
      const box = queryAs(HTMLElement, `.seats > [data-id="seat:${seat}"] .seat-clock`, this.root);
      if (!box) continue;
      const left = leftOf(seat);
      const idle = limit !== null && kind === "person" && !away ? formatTimeLeft(limit) : "";
      box.hidden = left === null && !idle;
      box.classList.toggle("runs", left !== null);
      box.classList.toggle("warns", this.isWarning(left));
      setText(box, left !== null ? formatTimeLeft(left) : idle);
      const label =
        left !== null ? t("clock.left", { time: formatTimeLeft(left) }) : idle ? t("clock.each", { time: idle }) : null;
      setAttr(box, "aria-label", label);
    }
    this.showMine(mine === null ? null : leftOf(mine));
  }

  /** @param {number | null} left */
  isWarning(left) {
    return left !== null && this.limit !== null && left <= warningTime(this.limit);
  }

  /** Show my own clock beside my decision. @param {number | null} left */
  showMine(left) {
    const warns = this.isWarning(left);
    this.myClock.hidden = left === null;
    this.myClock.classList.toggle("warns", warns);
    document.body.classList.toggle("time-warns", warns);
    if (left === null) return setText(this.alert, "");
    const time = formatTimeLeft(left);
    const text = warns ? t("clock.soon", { time }) : t("clock.left", { time });
    setText(this.myClock, text);
    const key = `${this.mine} ${this.until[String(this.mine)]}`;
    if (warns && this.warned !== key) {
      this.warned = key;
      playSound("clock");
      setText(this.alert, text);
    } else if (warns && left > 0 && left <= 5) playSound("tick");
  }
}
