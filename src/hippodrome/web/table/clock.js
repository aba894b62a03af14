// Clocks: how long each seat still has for its decision, with a warning by sight and sound before time is up.
import { find, mark, write } from "../lib/dom.js";
import { sound } from "../lib/sound.js";
import { say } from "../lib/i18n.js";

const clocks = { until: {}, limit: null, ahead: 0, mine: null, warned: "", people: [] };
let timer = 0;

/** So many seconds before the end a clock warns: a quarter of it, a minute at most; of days, an hour. */
const warnsAt = (limit) => Math.min(limit / 4, limit > 3600 ? 3600 : 60);

/** What is left, as one says it: 0:09, 4:30, 2 d 5 h. */
export function timeLeft(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 86400) return say("clock.days", { d: Math.floor(left / 86400), h: Math.floor((left % 86400) / 3600) });
  if (left >= 3600) return say("clock.hours", { h: Math.floor(left / 3600), m: Math.floor((left % 3600) / 60) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** Show the clocks of this state, and let them run. */
export function followClocks(state) {
  const { table: about } = state;
  const running = about.state === "running" && about.limit && !about.paused;
  Object.assign(clocks, { until: running ? state.clocks ?? {} : {}, limit: running ? about.limit : null, ahead: state.ahead ?? 0, mine: state.seat, people: about.seats });
  clearInterval(timer);
  if (Object.keys(clocks.until).length) timer = setInterval(tick, 250);
  tick();
}

function tick() {
  const { until, limit, ahead, mine, people } = clocks;
  const now = ahead + performance.now() / 1000;
  for (const { seat, kind, away } of people) {
    const box = find(`.seats > [data-id="seat:${seat}"] .seat-clock`);
    if (!box) continue;
    const left = seat in until ? until[seat] - now : null;
    const idle = limit !== null && kind === "person" && !away;
    box.hidden = left === null && !idle;
    box.classList.toggle("runs", left !== null);
    box.classList.toggle("warns", left !== null && left <= warnsAt(limit));
    write(box, left !== null ? timeLeft(left) : idle ? timeLeft(limit) : "");
    mark(box, "aria-label", left !== null ? say("clock.left", { time: timeLeft(left) }) : idle ? say("clock.each", { time: timeLeft(limit) }) : null);
  }
  warnMe(mine !== null && mine in until ? until[mine] - now : null);
}

/** My own clock, beside my decision. */
function warnMe(left) {
  const box = find("#my-clock");
  const warns = left !== null && left <= warnsAt(clocks.limit);
  box.hidden = left === null;
  box.classList.toggle("warns", warns);
  document.body.classList.toggle("time-warns", warns);
  if (left === null) return write(find("#clock-says"), "");
  write(box, warns ? say("clock.soon", { time: timeLeft(left) }) : say("clock.left", { time: timeLeft(left) }));
  const key = `${clocks.mine} ${clocks.until[clocks.mine]}`;
  if (warns && clocks.warned !== key) {
    clocks.warned = key;
    sound("clock");
    write(find("#clock-says"), box.textContent);
  } else if (warns && left > 0 && left <= 5) sound("tick");
}
