// A race told again: step by step or at speed, through anybody's eyes, and a new race from any point of it.
import { Board } from "./board.js";
import { openCoach } from "./coach.js";
import { openSheet } from "./dialog.js";
import { find, make, write } from "./element.js";
import { lettersOf, wearOwnColours } from "./emblem.js";
import { laySheet, putOnArt } from "./face.js";
import { Hand } from "./hand.js";
import { Log } from "./log.js";
import { placeLook } from "./look.js";
import { keysOf } from "./memory.js";
import { Seats } from "./seats.js";
import { Chairs, listedField, paceField, takeSeats } from "./setup.js";
import { myName, placeSwitches } from "./switches.js";
import { verifyLuck } from "./verify.js";
import { get, post } from "./wire.js";
import { loadWords, say } from "./words.js";

const CHUNK = 40;
const SPEEDS = { slow: 2600, normal: 1300, fast: 500, fastest: 120 };
const id = location.pathname.split("/").filter(Boolean)[1];
const secret = () => keysOf(id).find((key) => String(key.seat) === eyes)?.secret ?? keysOf(id)[0]?.secret ?? null;

let about = null;
let eyes = "";
let steps = [];
/** @type {Map<number, Promise<void>>} */
let chunks = new Map();
let frames = 0;
let at = 0;
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
  await putOnArt(about.game);
  const board = new Board(find("#stage"));
  const seats = new Seats(find("#seats"));
  const log = new Log(find("#log"), (ids) => [board, seats].forEach((part) => part.point(ids)), (entry) => go(entry.step));
  parts = { board, seats, log, hand: new Hand(find("#hand"), () => {}) };
  placeLook(document.body, find("#look"));
  placeControls();
  await look("");
  const wanted = Number(new URLSearchParams(location.search).get("at"));
  if (wanted) go(wanted);
  if (location.hash === "#coach" && !find("#coach").hidden) coach();
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

function placeControls() {
  const choose = find("#eyes");
  choose.append(make("option", { value: "", text: say("eyes.watcher") }), ...about.seats.map((seat) => make("option", { value: String(seat.seat), text: seat.name })));
  choose.addEventListener("change", () => look(choose.value));
  for (const speed of Object.keys(SPEEDS)) find("#speed").append(make("option", { value: speed, text: say(`replay.speeds.${speed}`) }));
  find("#speed").value = "normal";
  find("#slider").addEventListener("input", () => go(Number(find("#slider").value)));
  find("#back").addEventListener("click", () => step(-1));
  find("#forward").addEventListener("click", () => step(1));
  find("#play").addEventListener("click", () => (playing ? pause() : play()));
  find("#branch").addEventListener("click", branch);
  find("#verify").addEventListener("click", () => verifyLuck(id));
  find("#coach").addEventListener("click", coach);
  const over = about.state === "over" || about.state === "unfinished";
  find("#coach").hidden = find("#verify").hidden = find("#download").hidden = find("#branch").hidden = !over;
  find("#download").href = `/api/tables/${id}/race`;
  find("#download").download = `${id}.race`;
  document.addEventListener("keydown", (event) => {
    const el = /** @type {any} */ (event.target);
    if (find("dialog[open]") || el.matches?.("input, select, .line") || event.altKey || event.ctrlKey) return;
    if (event.key === "ArrowLeft") step(-1);
    else if (event.key === "ArrowRight") step(1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(frames - 1);
    else if (event.key === " " && !el.matches?.("button, a, summary")) (playing ? pause() : play());
    else return;
    event.preventDefault();
  });
}

/** Look through other eyes: everything is fetched anew, and the place is kept. */
async function look(seat) {
  const before = { line: steps[at]?.line ?? 0, part: frames ? at / frames : 0 };
  const asked = moves;
  eyes = seat;
  steps = [];
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
  await go(at, false);
  for (let chunk = 0; chunk * CHUNK < frames && eyes === seat; chunk++) {
    await fetchChunk(chunk).catch(() => {});
    showLog();
  }
}

/** The step that shows the moment of another reader's step: readers hear different things, so they count differently. */
async function sameMoment({ line, part }) {
  let n = Math.round(part * frames);
  const lineAt = async (k) => {
    await fetchChunk(Math.floor(k / CHUNK));
    return steps[k]?.line ?? 0;
  };
  n = Math.max(0, Math.min(frames - 1, n));
  while (n < frames - 1 && (await lineAt(n + 1)) <= line) n++;
  while (n > 0 && (await lineAt(n)) > line) n--;
  return n;
}

function fetchChunk(chunk) {
  if (!chunks.has(chunk)) {
    const as = eyes === "" ? "" : `as=${eyes}&`;
    const seat = eyes;
    const wanted = get(`/api/tables/${id}/replay?${as}from=${chunk * CHUNK}&count=${CHUNK}`, secret()).then(async (answer) => {
      if (seat !== eyes) return;
      frames = answer.frames;
      answer.steps.forEach((one, i) => { steps[answer.from + i] = one; });
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
  for (let n = 0; n < frames && steps[n]; n++) for (const entry of steps[n].log) entries.push({ ...entry, step: n });
  parts.log.show(entries);
  markLog();
}

function markLog() {
  let current = null;
  for (const line of parts.log.lines) {
    line.classList.toggle("to-come", line.entry.step > at);
    line.classList.toggle("current", line.entry.step === at);
    if (line.entry.step <= at) current = line;
  }
  if (current && !parts.log.box.matches(":hover, :focus-within")) {
    const box = parts.log.box;
    box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight * 0.7;
  }
}

async function go(to, moving = true) {
  if (!frames) return;
  moves += 1;
  const wanted = Math.max(0, Math.min(frames - 1, to));
  const near = Math.abs(wanted - at) === 1 && wanted > at;
  at = wanted;
  find("#slider").value = String(at);
  write(find("#count"), say("replay.count", { n: at + 1, of: frames }));
  try {
    await fetchChunk(Math.floor(at / CHUNK));
  } catch (error) {
    return write(find("#hint"), error.message);
  }
  if (at !== wanted || !steps[at]) return;
  fetchChunk(Math.floor(Math.min(frames - 1, at + CHUNK / 2) / CHUNK)).catch(() => {});
  show(steps[at], moving, near);
}

function show(frame, moving, near) {
  const letters = lettersOf(about.seats);
  wearOwnColours(frame.scene.pieces);
  const rects = new Map();
  for (const piece of frame.scene.pieces) {
    const el = find(`.room [data-id="${CSS.escape(piece.id)}"]`);
    if (moving && near && el?.piece && el.piece.slot !== piece.slot) rects.set(piece.id, el.getBoundingClientRect());
  }
  const how = { moving: moving && near, letters, came: (piece) => rects.get(piece) ?? null };
  parts.board.show(frame.scene.pieces, near ? frame.trails ?? {} : {}, how);
  parts.board.light(new Map(), []);
  parts.hand.show(frame.scene.pieces, how);
  parts.hand.light(new Map(), []);
  const mine = eyes === "" ? [] : [Number(eyes)];
  parts.seats.show(about, frame.scene, { letters, awaited: frame.awaited ?? [], ready: [], mine, ranks: [], moving: how.moving });
  parts.seats.light(new Map(), []);
  write(find("#turn"), frame.scene.title);
  write(find("#now"), frame.log.map((entry) => entry.text).join(" ") || frame.asked?.text || (typeof frame.asked === "string" ? frame.asked : "") || "");
  markLog();
}

function step(by) {
  pause();
  go(at + by);
}

function play() {
  if (at >= frames - 1) at = -1;
  playing = 1;
  dressPlay();
  const next = async () => {
    if (!playing) return;
    await go(at + 1);
    if (at >= frames - 1) return pause();
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
  const { line } = steps[at];
  const game = (await get("/api/games")).find((one) => one.name === about.game);
  const me = eyes === "" ? keysOf(id)[0]?.seat ?? 0 : Number(eyes);
  const chairs = new Chairs(game, about.seats.map((seat) => (seat.seat === me ? { kind: "me", name: myName() || seat.name, level: "" } : { kind: "bot", name: "", level: "auriga" })), true);
  const pace = paceField();
  const listing = listedField();
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
