// A race told again: by step, decision or turn, or at speed, through anybody's eyes, and a new race from any point of it.
import { Board } from "../table/board.js";
import { openCoach } from "../playback/coach.js";
import { openSheet } from "../lib/dialog.js";
import { find, make, write } from "../lib/dom.js";
import { lettersOf, wearOwnColours } from "../graphics/emblem.js";
import { laySheet, putOnArt } from "../graphics/sprites.js";
import { Hand } from "../table/hand.js";
import { invitation } from "../table/invite.js";
import { Log } from "../table/log.js";
import { placeLook } from "../table/tooltips.js";
import { keysOf } from "../lib/local_storage.js";
import { Seats } from "../table/seats.js";
import { rowsOf, stepsOf, waysOf } from "../playback/playback.js";
import { Chairs, listedField, paceField, takeSeats } from "../lobby/new_table.js";
import { myName, placeSwitches } from "../lib/preferences.js";
import { customNote } from "../lobby/table_settings.js";
import { verifyLuck } from "../playback/verify.js";
import { get, post } from "../lib/connection.js";
import { loadWords, say } from "../lib/i18n.js";

const CHUNK = 40;
const SPEEDS = { slow: 2600, normal: 1300, fast: 500, fastest: 120 };
const PACES = { slow: 1.5, normal: 1, fast: 0.6, fastest: 0.2 };
const OPEN = "all";
const id = location.pathname.split("/").filter(Boolean)[1];
const secret = () => keysOf(id).find((key) => String(key.seat) === eyes)?.secret ?? keysOf(id)[0]?.secret ?? null;

let about = null;
let eyes = "";
/** The table after each decision, with the steps that led there. */
let moments = [];
/** @type {Map<number, Promise<void>>} */
let chunks = new Map();
let frames = 0;
/** Where we are: the moment, and which of its steps was told last. */
let at = 0;
let told = 0;
let moves = 0;
let playing = 0;
let drawn = {};
let parts = null;

async function open() {
  await loadWords();
  placeSwitches();
  about = await get(`/api/tables/${id}`, secret());
  for (const seat of about.seats) seat.here = true; // who is away now was there then
  document.title = say("replay.page", { title: about.title });
  write(find("#title"), about.title);
  if (about.custom) find("#controls").before(customNote(about));
  if (about.unproven) find("#controls").before(make("p", { class: "note unproven", text: about.unproven }));
  await putOnArt(about.game);
  const board = new Board(find("#stage"));
  const seats = new Seats(find("#seats"));
  const log = new Log(find("#log"), (ids) => [board, seats].forEach((part) => part.point(ids)), (entry) => goToStep(entry.step));
  parts = { board, seats, log, hand: new Hand(find("#hand"), () => {}) };
  placeLook(document.body, find("#look"));
  placeControls();
  const link = linked();
  const toCoach = location.hash === "#coach";
  if (link.as) find("#eyes").value = link.as;
  await look(find("#eyes").value, link.step, link.part);
  const wanted = Number(new URLSearchParams(location.search).get("at"));
  if (wanted) go(wanted);
  addEventListener("hashchange", follow);
  if (toCoach && !find("#coach").hidden) coach();
}

/** What the coach says; a decision can be looked at through the eyes of whoever took it. */
function coach() {
  pause();
  openCoach(id, about.seats, secret(), async (decision) => {
    const seat = String(decision.seat);
    find("#eyes").value = seat;
    if (eyes !== seat) await look(seat);
    go(await sameMoment({ line: decision.line, part: at / Math.max(1, frames) }), false);
    find("#controls").focus({ preventScroll: true });
  });
}

/** The moment that the address names: `#step=12&as=0`. */
function linked() {
  const parts = new URLSearchParams(location.hash.slice(1));
  return { step: parts.has("step") ? Number(parts.get("step")) : null, part: Number(parts.get("part")), as: parts.get("as") ?? "" };
}

/** Somebody has opened a link to another moment of this race. */
async function follow() {
  const { step, part, as } = linked();
  if (step === null) return;
  pause();
  find("#eyes").value = as;
  if (eyes !== find("#eyes").value) await look(find("#eyes").value, step, part);
  else await goToStep(step, part);
}

function placeControls() {
  const choose = find("#eyes");
  const over = about.state === "over" || about.state === "unfinished";
  choose.append(make("option", { value: "", text: say("eyes.watcher") }), ...about.seats.map((seat) => make("option", { value: String(seat.seat), text: seat.name })));
  if (over && about.hidden) choose.append(make("option", { value: OPEN, text: say("eyes.open") }));
  choose.addEventListener("change", () => look(choose.value));
  for (const speed of Object.keys(SPEEDS)) find("#speed").append(make("option", { value: speed, text: say(`replay.speeds.${speed}`) }));
  find("#speed").value = "normal";
  find("#slider").addEventListener("input", () => go(Number(find("#slider").value)));
  for (const [button, does] of Object.entries({ "turn-back": () => turn(-1), back: () => decide(-1), "step-back": () => step(-1), "step-on": () => step(1), forward: () => decide(1), "turn-on": () => turn(1) })) {
    find(`#${button}`).addEventListener("click", () => {
      pause();
      does();
    });
  }
  find("#link").addEventListener("click", () => openSheet(say("replay.link"), [make("p", { text: say("replay.link_text") }), invitation(location.pathname + location.hash)]));
  find("#play").addEventListener("click", () => (playing ? pause() : play()));
  find("#branch").addEventListener("click", branch);
  find("#verify").addEventListener("click", () => verifyLuck(id));
  find("#coach").addEventListener("click", coach);
  find("#coach").hidden = !over || !about.coach;
  find("#verify").hidden = find("#download").hidden = find("#branch").hidden = !over;
  find("#download").href = `/api/tables/${id}/race`;
  find("#download").download = `${id}.race`;
  document.addEventListener("keydown", (event) => {
    const el = /** @type {any} */ (event.target);
    if (find("dialog[open]") || el.matches?.("input, select, .line") || event.altKey || event.ctrlKey) return;
    const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 }[event.key];
    if (by || event.key === "Home" || event.key === "End") pause();
    if (by) (event.key.startsWith("Page") ? turn : event.shiftKey ? decide : step)(by);
    else if (event.key === "Home") go(0, false, 0);
    else if (event.key === "End") go(frames - 1, false);
    else if (event.key === " " && !el.matches?.("button, a, summary")) (playing ? pause() : play());
    else return;
    event.preventDefault();
  });
}

/** Look through other eyes: everything is fetched anew, and the place is kept, unless a step is wanted. */
async function look(seat, wanted = null, part = 0) {
  const before = { line: moments[at] ? moments[at].line : 0, part: frames ? at / frames : 0 };
  const asked = moves;
  eyes = seat;
  if (seat === OPEN) parts.seats.unfold(true); // who asks for all hands wants to see them, also on a phone
  moments = [];
  chunks = new Map();
  try {
    await fetchChunk(0);
    const same = await sameMoment(before);
    if (moves === asked) at = same; // unless somebody has gone elsewhere meanwhile
  } catch (error) {
    return write(find("#hint"), error.message);
  }
  write(find("#hint"), "");
  parts.log.show([]);
  if (wanted === null) await go(at, false);
  else await goToStep(wanted, part);
  for (let chunk = 0; chunk * CHUNK < frames && eyes === seat; chunk++) {
    await fetchChunk(chunk).catch(() => {});
    showLog();
  }
}

/** The moment that shows what another reader's moment did: readers hear different things, so they count differently. */
async function sameMoment({ line, part }) {
  let n = Math.round(part * frames);
  const lineAt = async (k) => {
    await fetchChunk(Math.floor(k / CHUNK));
    return moments[k]?.line ?? 0;
  };
  n = Math.max(0, Math.min(frames - 1, n));
  if (line === null) return n; // a race that runs does not say how many lines it has
  while (n < frames - 1 && (await lineAt(n + 1)) <= line) n++;
  while (n > 0 && (await lineAt(n)) > line) n--;
  return n;
}

function fetchChunk(chunk) {
  if (!chunks.has(chunk)) {
    const as = eyes === "" ? "" : eyes === OPEN ? "open=true&" : `as=${eyes}&`;
    const seat = eyes;
    const wanted = get(`/api/tables/${id}/replay?${as}from=${chunk * CHUNK}&count=${CHUNK}`, secret()).then(async (answer) => {
      if (seat !== eyes) return;
      frames = answer.frames;
      answer.moments.forEach((one, i) => { moments[answer.from + i] = { ...one, steps: stepsOf(one.log) }; });
      find("#slider").max = String(Math.max(0, frames - 1));
      if (drawn.faces !== answer.faces) laySheet(await get(answer.faces, secret()));
      if (drawn.board !== answer.board) parts.board.lay(await get(answer.board, secret()));
      drawn = { board: answer.board, faces: answer.faces };
    });
    wanted.catch(() => chunks.delete(chunk));
    chunks.set(chunk, wanted);
  }
  return chunks.get(chunk);
}

/** The log as far as it is known without a gap; lines to come are paler. */
function showLog() {
  const entries = [];
  for (let n = 0; n < frames && moments[n]; n++) entries.push(...moments[n].log);
  parts.log.show(entries, lettersOf(about.seats));
  markLog();
}

const lastStep = (moment) => Math.max(0, moment.steps.length - 1);

/** The number of the last entry that is told. */
function toldTo() {
  const moment = moments[at];
  return (moment?.steps[told] ?? moments[at - 1]?.steps.at(-1))?.entries.at(-1).n ?? -1;
}

function markLog() {
  const now = new Set(moments[at]?.steps[told]?.entries.map((entry) => entry.n));
  const last = toldTo();
  let current = null;
  for (const line of parts.log.lines) {
    line.classList.toggle("to-come", line.entry.n > last);
    line.classList.toggle("current", now.has(line.entry.n));
    if (line.entry.n <= last) current = line;
  }
  if (current && !parts.log.box.matches(":hover, :focus-within")) parts.log.bring(current);
}

/** Go to a moment: to its end, or to one of the steps that led there. */
async function go(to, moving = true, step = null) {
  if (!frames) return;
  moves += 1;
  const mine = moves;
  const wanted = Math.max(0, Math.min(frames - 1, to));
  const before = { at, told };
  find("#slider").value = String(wanted);
  at = wanted;
  told = 0;
  try {
    await fetchChunk(Math.floor(wanted / CHUNK));
    if (wanted) await fetchChunk(Math.floor((wanted - 1) / CHUNK));
  } catch (error) {
    return write(find("#hint"), error.message);
  }
  if (mine !== moves || !moments[at]) return;
  told = step === null ? lastStep(moments[at]) : Math.max(0, Math.min(lastStep(moments[at]), step));
  fetchChunk(Math.floor(Math.min(frames - 1, at + CHUNK / 2) / CHUNK)).catch(() => {});
  const next = (before.at === at && told === before.told + 1) || (at === before.at + 1 && (told === 0 || step === null));
  show(moving && next);
}

/** Show where we are. In the middle of a moment the table is as before it, but for pieces that have gone their way. */
function show(moving) {
  const moment = moments[at];
  const whole = told === lastStep(moment) || !moments[at - 1];
  const frame = whole ? moment : moments[at - 1];
  const letters = lettersOf(about.seats);
  wearOwnColours(frame.scene.pieces);
  const rects = new Map();
  for (const piece of frame.scene.pieces) {
    const el = find(`.room [data-id="${CSS.escape(piece.id)}"]`);
    if (moving && el?.piece && el.piece.slot !== piece.slot) rects.set(piece.id, el.getBoundingClientRect());
  }
  const how = { moving: moving && whole, letters, came: (piece) => rects.get(piece) ?? null };
  const before = moment.steps.slice(0, told).flatMap((step) => step.entries);
  const now = moment.steps[told]?.entries ?? [];
  parts.board.show(frame.scene.pieces, whole && moving ? waysOf(now) : {}, how);
  if (!whole) {
    parts.board.put(endsOf(before));
    if (moving) parts.board.travel(waysOf(now), PACES[find("#speed").value]);
    else parts.board.put(endsOf(now));
  }
  parts.board.light(new Map(), []);
  parts.hand.show(frame.scene.pieces, how);
  parts.hand.light(new Map(), []);
  const mine = eyes === "" || eyes === OPEN ? [] : [Number(eyes)];
  parts.seats.show(about, frame.scene, { letters, awaited: [], ready: [], mine, ranks: [], moving: how.moving });
  parts.seats.light(new Map(), []);
  write(find("#turn"), frame.scene.title);
  const step = moment.steps[told];
  write(find("#count"), say("replay.count", { n: at + 1, of: frames, step: told + 1, steps: moment.steps.length || 1 }));
  find("#now").replaceChildren(...(step ? rowsOf(step, letters) : []));
  document.body.dataset.step = step ? String(step.n) : "";
  if (step) history.replaceState(null, "", `#${new URLSearchParams({ step: String(step.n), ...(partOf(step) ? { part: partOf(step) } : {}), ...(eyes === "" ? {} : { as: eyes }) })}`);
  markLog();
}

const endsOf = (entries) => Object.fromEntries(Object.entries(waysOf(entries)).map(([piece, way]) => [piece, way.at(-1)]));

/** How many moments before this one have told the same step: it may go on after a decision. */
function partOf(step) {
  let part = 0;
  while (told === 0 && moments[at - part - 1]?.steps.at(-1)?.n === step.n) part++;
  return part;
}

/** One step on or back. */
async function step(by) {
  await fetchChunk(Math.floor(at / CHUNK)).catch(() => {});
  if (!moments[at]) return;
  if (by > 0) return told < lastStep(moments[at]) ? go(at, true, told + 1) : at < frames - 1 ? go(at + 1, true, 0) : undefined;
  return told > 0 ? go(at, false, told - 1) : at > 0 ? go(at - 1, false) : undefined;
}

/** One decision on or back. */
function decide(by) {
  const half = by < 0 && moments[at] && told < lastStep(moments[at]);
  return go(half ? at - 1 : by > 0 && moments[at] && told < lastStep(moments[at]) ? at : at + by);
}

/** To the first step of the next turn, or of the one before. */
async function turn(by) {
  const asked = moves;
  await fetchChunk(Math.floor(at / CHUNK)).catch(() => {});
  if (!moments[at]) return;
  const here = turnAt(at, told);
  let [m, k] = [at, told];
  let seen = null;
  while (moves === asked) {
    const before = [m, k];
    k += by;
    if (k < 0 || k >= Math.max(1, moments[m].steps.length)) {
      m += by;
      if (m < 0 || m >= frames) return go(before[0], false, before[1]);
      await fetchChunk(Math.floor(m / CHUNK)).catch(() => {});
      if (!moments[m]) return;
      k = by > 0 ? 0 : lastStep(moments[m]);
    }
    const there = turnAt(m, k);
    if (by > 0 && there !== here) return go(m, false, k);
    if (by < 0 && seen !== null && there !== seen) return go(before[0], false, before[1]);
    if (by < 0) seen ??= there;
  }
}

/** The heading of a step's turn; a moment without steps belongs to the one before it. */
function turnAt(m, k) {
  for (; m >= 0; m--, k = Infinity) {
    const step = moments[m]?.steps[Math.min(k, lastStep(moments[m]))];
    if (step) return step.turn;
  }
  return "";
}

/** To a step by its number, wherever it is. */
async function goToStep(wanted, part = 0) {
  for (let n = 0; n < frames; n++) {
    await fetchChunk(Math.floor(n / CHUNK)).catch(() => {});
    if (!moments[n]) return;
    const found = moments[n].steps.findIndex((step) => step.n >= wanted);
    if (found >= 0 && part) return go(n + part, false, 0);
    if (found >= 0) return go(n, false, found);
  }
  return go(frames - 1, false);
}

const atEnd = () => at >= frames - 1 && (!moments[at] || told >= lastStep(moments[at]));

function play() {
  if (atEnd()) go(0, false, 0);
  playing = 1;
  dressPlay();
  const next = async () => {
    if (!playing) return;
    await step(1);
    if (atEnd()) return pause();
    playing = setTimeout(next, SPEEDS[find("#speed").value]);
  };
  next();
}

function pause() {
  clearTimeout(playing);
  playing = 0;
  dressPlay();
}

function dressPlay() {
  const button = find("#play");
  write(button, playing ? "❚❚" : "▶");
  button.title = say(playing ? "replay.pause" : "replay.play");
  button.setAttribute("aria-label", button.title);
}

/** A new live race from this point, with new luck from here on. */
async function branch() {
  pause();
  await fetchChunk(Math.floor(at / CHUNK));
  const { line } = moments[at];
  const game = (await get("/api/games")).find((one) => one.name === about.game);
  const me = eyes === "" || eyes === OPEN ? keysOf(id)[0]?.seat ?? 0 : Number(eyes);
  const chairs = new Chairs(game, about.seats.map((seat) => (seat.seat === me ? { kind: "me", name: myName() || seat.name, level: "" } : { kind: "bot", name: "", level: "auriga" })), true);
  const pace = paceField();
  const listing = listedField(chairs);
  const refusal = make("p", { class: "refusal", role: "alert" });
  const form = make("form", { class: "setup" }, chairs.node, pace.node, listing.node, refusal,
    make("div", { class: "actions" }, make("button", { type: "submit", class: "primary", text: say("replay.branch_start") })));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await takeSeats(await post(`/api/tables/${id}/branch`, { at: line, seats: chairs.seats(), pace: pace.select.value, listed: listing.box.checked }, secret()), about.game);
    } catch (error) {
      refusal.textContent = error.message;
    }
  });
  openSheet(say("replay.branch"), [make("p", { text: say("replay.branch_text", { n: at + 1 }) }), form], { class: "wide" });
}

open().catch((error) => write(find("#hint"), error.message));
