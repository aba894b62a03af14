// The replay page: a race by step, decision or turn, or played at speed, as any seat sees it; and new races from any point.
import { Board } from "../table/board.js";
import { openCoach } from "../playback/coach.js";
import { openDialog } from "../lib/dialog.js";
import { find, make, setText } from "../lib/dom.js";
import { seatLetters, applyPieceColours } from "../graphics/emblem.js";
import { setSprites, loadGameStyles } from "../graphics/sprites.js";
import { Hand } from "../table/hand.js";
import { invitation } from "../table/invite.js";
import { Log } from "../table/log.js";
import { mountTooltips } from "../table/tooltips.js";
import { seatKeys } from "../lib/local_storage.js";
import { Seats } from "../table/seats.js";
import { stepRows, groupSteps, collectPaths } from "../playback/playback.js";
import { SeatRows, listedField, paceField, claimSeats } from "../lobby/new_table.js";
import { suggestName, mountPreferences } from "../lib/preferences.js";
import { customEditionNote } from "../lobby/table_settings.js";
import { verifyDraws } from "../playback/verify.js";
import { get, post } from "../lib/http.js";
import { loadTexts, t } from "../lib/i18n.js";

const CHUNK = 40;
const SPEEDS = { slow: 2600, normal: 1300, fast: 500, fastest: 120 };
const PACES = { slow: 1.5, normal: 1, fast: 0.6, fastest: 0.2 };
const OPEN_HANDS = "all";
const id = location.pathname.split("/").filter(Boolean)[1];
const secret = () => seatKeys(id).find((key) => String(key.seat) === viewer)?.secret ?? seatKeys(id)[0]?.secret ?? null;

let about = null;
let viewer = "";
/** The table after each decision, with the steps that led to it. */
let moments = [];
/** @type {Map<number, Promise<void>>} */
let chunks = new Map();
let frames = 0;
/** The current position: a moment, and the last of its steps that is shown. */
let at = 0;
let stepIndex = 0;
let moves = 0;
let playing = 0;
let drawn = {};
let parts = null;

async function open() {
  await loadTexts();
  mountPreferences();
  about = await get(`/api/tables/${id}`, secret());
  for (const seat of about.seats) seat.connected = true; // presence is not recorded: show every seat as present
  document.title = t("replay.page", { title: about.title });
  setText(find("#title"), about.title);
  if (about.custom) find("#controls").before(customEditionNote(about));
  if (about.unproven) find("#controls").before(make("p", { class: "note unproven", text: about.unproven }));
  await loadGameStyles(about.game);
  const board = new Board(find("#stage"));
  const seats = new Seats(find("#seats"));
  const log = new Log(
    find("#log"),
    (ids) => [board, seats].forEach((part) => part.pointAt(ids)),
    (entry) => goToStep(entry.step),
  );
  parts = { board, seats, log, hand: new Hand(find("#hand"), () => {}) };
  mountTooltips(document.body, find("#tooltip"));
  mountControls();
  const link = readHash();
  const toCoach = location.hash === "#coach";
  if (link.as) find("#eyes").value = link.as;
  await viewAs(find("#eyes").value, link.step, link.part);
  const wanted = Number(new URLSearchParams(location.search).get("at"));
  if (wanted) go(wanted);
  addEventListener("hashchange", onHashChange);
  if (toCoach && !find("#coach").hidden) showCoach();
}

/** Open the coach's review; its decisions link to their moment, as the seat that took them saw it. */
function showCoach() {
  pause();
  openCoach(id, about.seats, secret(), async (decision) => {
    const seat = String(decision.seat);
    find("#eyes").value = seat;
    if (viewer !== seat) await viewAs(seat);
    go(await sameMoment({ line: decision.line, part: at / Math.max(1, frames) }), false);
    find("#controls").focus({ preventScroll: true });
  });
}

/** Read the position from the URL: `#step=12&as=0`. */
function readHash() {
  const parts = new URLSearchParams(location.hash.slice(1));
  return {
    step: parts.has("step") ? Number(parts.get("step")) : null,
    part: Number(parts.get("part")),
    as: parts.get("as") ?? "",
  };
}

/** Go to the position of a link to this race that was opened in this tab. */
async function onHashChange() {
  const { step, part, as } = readHash();
  if (step === null) return;
  pause();
  find("#eyes").value = as;
  if (viewer !== find("#eyes").value) await viewAs(find("#eyes").value, step, part);
  else await goToStep(step, part);
}

function mountControls() {
  const choose = find("#eyes");
  const over = about.state === "over" || about.state === "unfinished";
  choose.append(
    make("option", { value: "", text: t("eyes.watcher") }),
    ...about.seats.map((seat) => make("option", { value: String(seat.seat), text: seat.name })),
  );
  if (over && about.hidden) choose.append(make("option", { value: OPEN_HANDS, text: t("eyes.open") }));
  choose.addEventListener("change", () => viewAs(choose.value));
  for (const speed of Object.keys(SPEEDS))
    find("#speed").append(make("option", { value: speed, text: t(`replay.speeds.${speed}`) }));
  find("#speed").value = "normal";
  find("#slider").addEventListener("input", () => go(Number(find("#slider").value)));
  for (const [button, does] of Object.entries({
    "turn-back": () => turn(-1),
    back: () => decide(-1),
    "step-back": () => step(-1),
    "step-on": () => step(1),
    forward: () => decide(1),
    "turn-on": () => turn(1),
  })) {
    find(`#${button}`).addEventListener("click", () => {
      pause();
      does();
    });
  }
  find("#link").addEventListener("click", () =>
    openDialog(t("replay.link"), [
      make("p", { text: t("replay.link_text") }),
      invitation(location.pathname + location.hash),
    ]),
  );
  find("#play").addEventListener("click", () => (playing ? pause() : play()));
  find("#branch").addEventListener("click", branch);
  find("#verify").addEventListener("click", () => verifyDraws(id));
  find("#coach").addEventListener("click", showCoach);
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
    else if (event.key === " " && !el.matches?.("button, a, summary")) playing ? pause() : play();
    else return;
    event.preventDefault();
  });
}

/** View the race as another seat: fetch it anew, and stay at the same position unless a step is given. */
async function viewAs(seat, wanted = null, part = 0) {
  const before = { line: moments[at] ? moments[at].line : 0, part: frames ? at / frames : 0 };
  const asked = moves;
  viewer = seat;
  if (seat === OPEN_HANDS) parts.seats.setExpanded(true); // on a phone, hands are folded until one asks for them
  moments = [];
  chunks = new Map();
  try {
    await fetchChunk(0);
    const same = await sameMoment(before);
    if (moves === asked) at = same; // unless the position has changed meanwhile
  } catch (error) {
    return setText(find("#hint"), error.message);
  }
  setText(find("#hint"), "");
  parts.log.show([]);
  if (wanted === null) await go(at, false);
  else await goToStep(wanted, part);
  for (let chunk = 0; chunk * CHUNK < frames && viewer === seat; chunk++) {
    await fetchChunk(chunk).catch(() => {});
    showLog();
  }
}

/** Find the moment of this seat that matches one of another seat: seats see different entries, so their moments have different numbers. */
async function sameMoment({ line, part }) {
  let n = Math.round(part * frames);
  const lineAt = async (k) => {
    await fetchChunk(Math.floor(k / CHUNK));
    return moments[k]?.line ?? 0;
  };
  n = Math.max(0, Math.min(frames - 1, n));
  if (line === null) return n; // line numbers are unknown while a race runs
  while (n < frames - 1 && (await lineAt(n + 1)) <= line) n++;
  while (n > 0 && (await lineAt(n)) > line) n--;
  return n;
}

function fetchChunk(chunk) {
  if (!chunks.has(chunk)) {
    const as = viewer === "" ? "" : viewer === OPEN_HANDS ? "open=true&" : `as=${viewer}&`;
    const seat = viewer;
    const wanted = get(`/api/tables/${id}/replay?${as}from=${chunk * CHUNK}&count=${CHUNK}`, secret()).then(
      async (answer) => {
        if (seat !== viewer) return;
        frames = answer.total;
        answer.frames.forEach((one, i) => {
          moments[answer.from + i] = { ...one, steps: groupSteps(one.log) };
        });
        find("#slider").max = String(Math.max(0, frames - 1));
        if (drawn.faces !== answer.faces) setSprites(await get(answer.faces, secret()));
        if (drawn.board !== answer.board) parts.board.setBoard(await get(answer.board, secret()));
        drawn = { board: answer.board, faces: answer.faces };
      },
    );
    wanted.catch(() => chunks.delete(chunk));
    chunks.set(chunk, wanted);
  }
  return chunks.get(chunk);
}

/** Show the log up to the first gap; entries after the current position are paler. */
function showLog() {
  const entries = [];
  for (let n = 0; n < frames && moments[n]; n++) entries.push(...moments[n].log);
  parts.log.show(entries, seatLetters(about.seats));
  markLog();
}

const lastStep = (moment) => Math.max(0, moment.steps.length - 1);

/** The number of the last entry that is shown. */
function lastShownEntry() {
  const moment = moments[at];
  return (moment?.steps[stepIndex] ?? moments[at - 1]?.steps.at(-1))?.entries.at(-1).n ?? -1;
}

function markLog() {
  const now = new Set(moments[at]?.steps[stepIndex]?.entries.map((entry) => entry.n));
  const last = lastShownEntry();
  let current = null;
  for (const line of parts.log.lines) {
    line.classList.toggle("to-come", line.entry.n > last);
    line.classList.toggle("current", now.has(line.entry.n));
    if (line.entry.n <= last) current = line;
  }
  if (current && !parts.log.box.matches(":hover, :focus-within")) parts.log.scrollTo(current);
}

/** Go to the end of a moment, or to one of its steps. */
async function go(to, moving = true, step = null) {
  if (!frames) return;
  moves += 1;
  const mine = moves;
  const wanted = Math.max(0, Math.min(frames - 1, to));
  const before = { at, stepIndex };
  find("#slider").value = String(wanted);
  at = wanted;
  stepIndex = 0;
  try {
    await fetchChunk(Math.floor(wanted / CHUNK));
    if (wanted) await fetchChunk(Math.floor((wanted - 1) / CHUNK));
  } catch (error) {
    return setText(find("#hint"), error.message);
  }
  if (mine !== moves || !moments[at]) return;
  stepIndex = step === null ? lastStep(moments[at]) : Math.max(0, Math.min(lastStep(moments[at]), step));
  fetchChunk(Math.floor(Math.min(frames - 1, at + CHUNK / 2) / CHUNK)).catch(() => {});
  const next =
    (before.at === at && stepIndex === before.stepIndex + 1) ||
    (at === before.at + 1 && (stepIndex === 0 || step === null));
  show(moving && next);
}

/** Show the current position. In the middle of a moment this is the table before it, with the pieces that have moved. */
function show(moving) {
  const moment = moments[at];
  const whole = stepIndex === lastStep(moment) || !moments[at - 1];
  const frame = whole ? moment : moments[at - 1];
  const letters = seatLetters(about.seats);
  applyPieceColours(frame.scene.pieces);
  const rects = new Map();
  for (const piece of frame.scene.pieces) {
    const el = find(`.room [data-id="${CSS.escape(piece.id)}"]`);
    if (moving && el?.piece && el.piece.slot !== piece.slot) rects.set(piece.id, el.getBoundingClientRect());
  }
  const how = { moving: moving && whole, letters, came: (piece) => rects.get(piece) ?? null };
  const before = moment.steps.slice(0, stepIndex).flatMap((step) => step.entries);
  const now = moment.steps[stepIndex]?.entries ?? [];
  parts.board.show(frame.scene.pieces, whole && moving ? collectPaths(now) : {}, how);
  if (!whole) {
    parts.board.placePieces(endsOf(before));
    if (moving) parts.board.movePieces(collectPaths(now), PACES[find("#speed").value]);
    else parts.board.placePieces(endsOf(now));
  }
  parts.board.showPicks(new Map(), []);
  parts.hand.show(frame.scene.pieces, how);
  parts.hand.showPicks(new Map(), []);
  const mine = viewer === "" || viewer === OPEN_HANDS ? [] : [Number(viewer)];
  parts.seats.show(about, frame.scene, { letters, awaited: [], ready: [], mine, ranks: [], moving: how.moving });
  parts.seats.showPicks(new Map(), []);
  setText(find("#turn"), frame.scene.title);
  const step = moment.steps[stepIndex];
  setText(
    find("#count"),
    t("replay.count", { n: at + 1, of: frames, step: stepIndex + 1, steps: moment.steps.length || 1 }),
  );
  find("#now").replaceChildren(...(step ? stepRows(step, letters) : []));
  document.body.dataset.step = step ? String(step.n) : "";
  if (step)
    history.replaceState(
      null,
      "",
      `#${new URLSearchParams({ step: String(step.n), ...(partOf(step) ? { part: partOf(step) } : {}), ...(viewer === "" ? {} : { as: viewer }) })}`,
    );
  markLog();
}

const endsOf = (entries) =>
  Object.fromEntries(Object.entries(collectPaths(entries)).map(([piece, way]) => [piece, way.at(-1)]));

/** The number of earlier moments with the same step: a step may continue after a decision. */
function partOf(step) {
  let part = 0;
  while (stepIndex === 0 && moments[at - part - 1]?.steps.at(-1)?.n === step.n) part++;
  return part;
}

/** Go one step forward or back. */
async function step(by) {
  await fetchChunk(Math.floor(at / CHUNK)).catch(() => {});
  if (!moments[at]) return;
  if (by > 0)
    return stepIndex < lastStep(moments[at])
      ? go(at, true, stepIndex + 1)
      : at < frames - 1
        ? go(at + 1, true, 0)
        : undefined;
  return stepIndex > 0 ? go(at, false, stepIndex - 1) : at > 0 ? go(at - 1, false) : undefined;
}

/** Go one decision forward or back. */
function decide(by) {
  const half = by < 0 && moments[at] && stepIndex < lastStep(moments[at]);
  return go(half ? at - 1 : by > 0 && moments[at] && stepIndex < lastStep(moments[at]) ? at : at + by);
}

/** Go to the first step of the next or previous turn. */
async function turn(by) {
  const asked = moves;
  await fetchChunk(Math.floor(at / CHUNK)).catch(() => {});
  if (!moments[at]) return;
  const here = turnAt(at, stepIndex);
  let [m, k] = [at, stepIndex];
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

/** Go to a step by its number. */
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

const atEnd = () => at >= frames - 1 && (!moments[at] || stepIndex >= lastStep(moments[at]));

function play() {
  if (atEnd()) go(0, false, 0);
  playing = 1;
  showPlayButton();
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
  showPlayButton();
}

function showPlayButton() {
  const button = find("#play");
  setText(button, playing ? "❚❚" : "▶");
  button.title = t(playing ? "replay.pause" : "replay.play");
  button.setAttribute("aria-label", button.title);
}

/** Open the form for a new live race that branches off here, with new random draws. */
async function branch() {
  pause();
  await fetchChunk(Math.floor(at / CHUNK));
  const { line } = moments[at];
  const game = (await get("/api/games")).find((one) => one.name === about.game);
  const me = viewer === "" || viewer === OPEN_HANDS ? (seatKeys(id)[0]?.seat ?? 0) : Number(viewer);
  const seatRows = new SeatRows(
    game,
    about.seats.map((seat) =>
      seat.seat === me
        ? { kind: "me", name: suggestName() || seat.name, level: "" }
        : { kind: "bot", name: "", level: "auriga" },
    ),
    true,
  );
  const pace = paceField();
  const listing = listedField(seatRows);
  const refusal = make("p", { class: "refusal", role: "alert" });
  const form = make(
    "form",
    { class: "setup" },
    seatRows.node,
    pace.node,
    listing.node,
    refusal,
    make(
      "div",
      { class: "actions" },
      make("button", { type: "submit", class: "primary", text: t("replay.branch_start") }),
    ),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await claimSeats(
        await post(
          `/api/tables/${id}/branch`,
          { at: line, seats: seatRows.seats(), pace: pace.select.value, listed: listing.box.checked },
          secret(),
        ),
        about.game,
      );
    } catch (error) {
      refusal.textContent = error.message;
    }
  });
  openDialog(t("replay.branch"), [make("p", { text: t("replay.branch_text", { n: at + 1 }) }), form], {
    class: "wide",
  });
}

open().catch((error) => setText(find("#hint"), error.message));
