// Clocks of the seats, with a visible and audible warning before time is up.
import { find, setAttr, setText } from "../lib/dom.js";
import { playSound } from "../lib/sound.js";
import { t } from "../lib/i18n.js";

const clocks = { until: {}, limit: null, clockOffset: 0, mine: null, warned: "", seats: [] };
let timer = 0;

/** The seconds before the end at which a clock warns: a quarter of the limit, at most a minute; an hour if the limit is longer than one. */
const warningTime = (limit) => Math.min(limit / 4, limit > 3600 ? 3600 : 60);

/** Format the remaining time: 0:09, 4:30, 2 d 5 h. */
export function formatTimeLeft(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 86400) return t("clock.days", { d: Math.floor(left / 86400), h: Math.floor((left % 86400) / 3600) });
  if (left >= 3600) return t("clock.hours", { h: Math.floor(left / 3600), m: Math.floor((left % 3600) / 60) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** Show the clocks of a state, and let them run. */
export function updateClocks(state) {
  const { table: about } = state;
  const running = about.state === "running" && about.time_limit && !about.paused;
  Object.assign(clocks, {
    until: running ? (state.clocks ?? {}) : {},
    limit: running ? about.time_limit : null,
    clockOffset: state.clockOffset ?? 0,
    mine: state.seat,
    seats: about.seats,
  });
  clearInterval(timer);
  if (Object.keys(clocks.until).length) timer = setInterval(tick, 250);
  tick();
}

function tick() {
  const { until, limit, clockOffset, mine, seats } = clocks;
  const now = clockOffset + performance.now() / 1000;
  for (const { seat, kind, away } of seats) {
    const box = find(`.seats > [data-id="seat:${seat}"] .seat-clock`);
    if (!box) continue;
    const left = seat in until ? until[seat] - now : null;
    const idle = limit !== null && kind === "person" && !away;
    box.hidden = left === null && !idle;
    box.classList.toggle("runs", left !== null);
    box.classList.toggle("warns", left !== null && left <= warningTime(limit));
    setText(box, left !== null ? formatTimeLeft(left) : idle ? formatTimeLeft(limit) : "");
    setAttr(
      box,
      "aria-label",
      left !== null
        ? t("clock.left", { time: formatTimeLeft(left) })
        : idle
          ? t("clock.each", { time: formatTimeLeft(limit) })
          : null,
    );
  }
  showMyClock(mine !== null && mine in until ? until[mine] - now : null);
}

/** Show my own clock beside my decision. */
function showMyClock(left) {
  const box = find("#my-clock");
  const warns = left !== null && left <= warningTime(clocks.limit);
  box.hidden = left === null;
  box.classList.toggle("warns", warns);
  document.body.classList.toggle("time-warns", warns);
  if (left === null) return setText(find("#clock-says"), "");
  setText(
    box,
    warns ? t("clock.soon", { time: formatTimeLeft(left) }) : t("clock.left", { time: formatTimeLeft(left) }),
  );
  const key = `${clocks.mine} ${clocks.until[clocks.mine]}`;
  if (warns && clocks.warned !== key) {
    clocks.warned = key;
    playSound("clock");
    setText(find("#clock-says"), box.textContent);
  } else if (warns && left > 0 && left <= 5) playSound("tick");
}
