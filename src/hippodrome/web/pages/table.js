// A live table: seats that sit at this screen, what they see, and what they do.
import { Board } from "../table/board.js";
import { Chat } from "../table/chat.js";
import { Chooser } from "../table/answer_builder.js";
import { followClocks } from "../table/clock.js";
import { find, make, mark, still, write } from "../lib/dom.js";
import { emblem, lettersOf, wearOwnColours } from "../graphics/emblem.js";
import { laySheet, putOnArt } from "../graphics/sprites.js";
import { showGathering } from "../table/waiting_room.js";
import { Guide } from "../table/guide.js";
import { Hand } from "../table/hand.js";
import { listen } from "../table/keyboard.js";
import { Log } from "../table/log.js";
import { placeLook } from "../table/tooltips.js";
import { forget, keep, keysOf } from "../lib/local_storage.js";
import { placeMenu, placeTools } from "../table/menu.js";
import { tellOfMove } from "../lib/notifications.js";
import { Reactions } from "../table/reactions.js";
import { showResult } from "../table/result.js";
import { Seats } from "../table/seats.js";
import { Since, lastTurn } from "../playback/recap.js";
import { Telling, placeTellingTools, stepsOf, waysOf } from "../playback/playback.js";
import { arrange, followWidth, isSmall } from "../lib/responsive.js";
import { sound } from "../lib/sound.js";
import { placeSwitches } from "../lib/preferences.js";
import { linkSection } from "../table/rule_links.js";
import { Live, get } from "../lib/connection.js";
import { joined, labelled, loadWords, ranked, say } from "../lib/i18n.js";

const id = location.pathname.split("/").filter(Boolean)[1];

/** The page, for the parts that need to know of each other. */
export const table = {
  id,
  /** @type {Live[]} */ lives: [],
  /** @type {Live|null} */ shown: null,
  watching: false,
  letters: [],
  hint,
  get state() { return this.shown?.state ?? null; },
  get mine() { return keysOf(id).map((key) => key.seat); },
  act,
  look: chooseEyes,
  reconnect,
  skip,
  again,
};

async function open() {
  takeLink();
  await loadWords();
  placeSwitches();
  const board = new Board(find("#stage"));
  const hand = new Hand(find("#hand"), dropped);
  const seats = new Seats(find("#seats"));
  table.parts = { board, hand, seats };
  const point = (ids) => [board, seats].forEach((part) => part.point(ids));
  table.log = new Log(find("#log"), point);
  table.chat = new Chat((text) => act("chat", { text }));
  table.since = new Since(id);
  table.telling = new Telling(table.parts, {
    letters: () => table.letters,
    log: (upTo) => table.log.show(table.state.log.entries.filter((entry) => entry.n <= upTo), table.letters),
    scene: (state, moving) => showScene(state, moving, []),
    done: () => showAll(table.state, false),
    holds: () => isSmall() && table.guide.reads, // there, one would lie upon the other
  });
  placeTellingTools(table.telling, again);
  table.chooser = new Chooser(table.parts, {
    post,
    hint,
    stale: () => table.shown.refresh().catch(() => {}),
  });
  table.guide = new Guide(table);
  table.chooser.did = (what) => table.guide.did(what);
  table.chooser.calls = () => {
    sound("turn");
    tellOfMove(table.state);
  };
  placeMenu(table);
  placeTools(table);
  table.reactions = new Reactions(table.chooser, find("#tools"));
  table.closer = placeLook(document.body, find("#look"), (x, y) => board.slotAt(x, y));
  listen(table);
  followWidth();
  document.addEventListener("click", clicked);
  reconnect();
}

/** A link that brings seats here from elsewhere: their secrets come behind the #, which no server ever sees. */
function takeLink() {
  const brought = new URLSearchParams(location.hash.slice(1));
  const [seats, secrets] = [brought.getAll("seat"), brought.getAll("secret")];
  if (!seats.length || seats.length !== secrets.length) return;
  keep(id, brought.get("game") ?? "", seats.map((seat, i) => ({ seat: Number(seat), secret: secrets[i] })));
  history.replaceState(null, "", location.pathname);
}

/** One wire for each seat that sits here, or one for a watcher. */
function reconnect() {
  for (const live of table.lives) live.close();
  table.shown = null;
  const keys = table.watching ? [] : keysOf(id);
  table.lives = (keys.length ? keys : [{ seat: null, secret: null }]).map(({ seat, secret }) => {
    const live = new Live(id, secret, { state: heard, line: lineIs, gone: (unknown) => gone(seat, secret, unknown) });
    live.seat = seat;
    return live;
  });
}

/** A secret that the server does not know any more is forgotten, unless there is a newer one; then one watches. A table that is not there is not there. */
function gone(seat, secret, unknown) {
  if (!unknown) {
    write(find("#banner"), say("wire.no_table"));
    find("#banner").hidden = false;
    document.body.dataset.state = "missing";
    return;
  }
  const key = keysOf(id).find((mine) => mine.seat === seat);
  if (key?.next && key.secret === secret) keep(id, table.state?.table.game ?? "", [{ seat, secret: key.next }]);
  else if (!key || key.secret === secret) {
    forget(id, seat);
    hint(say("wire.seat_lost"));
  }
  reconnect();
}

function lineIs() {
  const down = table.lives.some((live) => !live.up);
  clearTimeout(lineIs.timer);
  if (!down) {
    find("#banner").hidden = true;
    return;
  }
  lineIs.timer = setTimeout(() => {
    write(find("#banner"), say("wire.lost"));
    find("#banner").hidden = false;
  }, 600);
}

/** A new state for one of the seats at this screen. @param {Live} live */
function heard(live) {
  if (!table.shown || live !== table.shown) chooseEyes(null);
  if (live === table.shown) show(live.state, !live.state.whole);
  if (live === table.shown) chooseEyes(null);
}

const acts = (live) => Boolean(live.state?.asked?.mine && !live.state.asked.answered && live.state.table.state === "running");

/** Whose eyes the screen lends: the seat that must act. Where seats hold secrets, a curtain falls in between. */
function chooseEyes(wanted) {
  const ready = table.lives.filter((live) => live.state);
  if (!ready.length) return;
  const next = wanted ?? (table.shown && acts(table.shown) ? table.shown : ready.find(acts) ?? table.shown ?? ready[0]);
  if (next === table.shown) return;
  const secret = table.lives.length > 1 && next.state.table.hidden && next.state.table.state === "running";
  if (secret) drawCurtain(next);
  else lendEyes(next);
}

function lendEyes(live) {
  table.shown = live;
  show(live.state, false);
  chooseEyes(null);
}

function drawCurtain(live) {
  const name = live.state.table.seats[live.seat].name;
  let curtain = find("#curtain");
  if (curtain) {
    if (Number(curtain.dataset.seat) === live.seat) return;
    curtain.remove();
  }
  curtain = make("dialog", { id: "curtain", class: "curtain", "aria-labelledby": "curtain-title", data: { seat: live.seat } },
    emblem(live.seat, table.letters[live.seat] ?? lettersOf(live.state.table.seats)[live.seat]),
    make("h2", { id: "curtain-title", text: say("curtain.hand_over", { name }) }),
    make("button", { type: "button", class: "primary", text: say("curtain.i_am", { name }), onclick: () => {
      curtain.remove();
      document.body.classList.remove("curtained");
      lendEyes(live);
    } }));
  curtain.addEventListener("cancel", (event) => event.preventDefault());
  document.body.classList.add("curtained");
  document.body.append(curtain);
  curtain.showModal();
}

const drawn = { board: "", faces: "" };

/** Fetch drawings that have changed. */
async function fetchDrawings(state) {
  const art = putOnArt(state.table.game);
  const { board, faces } = state;
  if (!board || (drawn.board === board && drawn.faces === faces)) return false;
  const [newBoard, newFaces] = await Promise.all([
    drawn.board === board ? null : get(board, table.shown?.secret),
    drawn.faces === faces ? null : get(faces, table.shown?.secret),
    art,
  ]);
  if (newFaces) laySheet(newFaces);
  if (newBoard) table.parts.board.lay(newBoard);
  Object.assign(drawn, { board, faces });
  return true;
}

let showing = Promise.resolve();

/** States are shown one after another, each once its drawings are there. */
function show(state, moving) {
  showing = showing.then(async () => {
    const fresh = await fetchDrawings(state);
    render(state, moving && !fresh && !document.hidden);
  }).catch((error) => hint(error.message, "refusal"));
}

function render(state, moving) {
  const latest = state === table.state;
  table.letters = lettersOf(state.table.seats);
  wearOwnColours(state.scene?.pieces ?? []);
  const told = table.telling.hear(state, state.news ?? [], moving && !state.wentBack);
  if (told) showWhileTold(state);
  else showScene(state, moving && latest, state.news ?? []);
  table.chat.show(state.chat?.entries ?? [], table.letters);
  table.chooser.follow(state);
  showHead(state);
  followClocks(state);
  showGathering(table, state);
  table.refreshTools(state);
  table.guide.follow(state);
  if (!told) showAll(state, true);
}

/** The table as it stands in a state; the last one of a telling, or the only one. @param {any[]} news what has happened since the last */
function showScene(state, moving, news) {
  const { board, hand } = table.parts;
  const pieces = state.scene?.pieces ?? [];
  const rects = moving && !still() ? placesOf(pieces) : new Map();
  const how = { moving, letters: table.letters, came: (piece) => rects.get(piece) ?? null };
  if (state.scene) {
    board.show(pieces, waysOf(news), how);
    hand.show((table.state ?? state).scene?.pieces ?? pieces, how);
    board.coming = table.state?.scene?.pieces ?? pieces;
  }
  table.scene = state.scene;
  showSeats(table.state ?? state, moving);
}

/** While a turn is told the board stays behind, but whoever is asked has all to choose from. */
function showWhileTold(state) {
  const { board, hand } = table.parts;
  hand.show(state.scene.pieces, { moving: true, letters: table.letters, came: () => null });
  board.coming = state.scene.pieces;
  showSeats(state, true);
}

function showSeats(state, moving) {
  const { awaited = [], ready = [] } = state;
  table.parts.seats.show(state.table, table.scene, { letters: table.letters, awaited, ready, mine: table.mine, ranks: state.standing?.ranks ?? [], moving });
}

/** Nothing is left to be told: the whole log, the result, and what is new to whoever is to decide. */
function showAll(state, followed) {
  table.log.show(state.log?.entries ?? [], table.letters);
  showResult(table, state);
  table.since.show(state, table.letters, table.chooser.open && !table.chooser.picked.length);
  if (!followed) table.chooser.show();
}

/** End the telling: all stands as it is. A card of what happened is put away. */
function skip() {
  if (!table.telling.skip()) table.since.hide();
}

/** Tell once more what has happened since this seat's last move, or else the last turn. */
function again() {
  const state = table.state;
  if (!state?.scene) return;
  const entries = state.log.entries;
  const from = table.since.begin(state);
  const fresh = from !== null && stepsOf(entries.slice(from)).length;
  if (!table.telling.repeat(entries, fresh ? from : lastTurn(entries), state) && still()) {
    table.since.closed = null;
    table.since.show(state, table.letters, true);
  }
}

/** Send what was chosen. Whoever chooses has seen enough. */
function post(action, body) {
  if (action === "answer") table.since.mark(table.state);
  if (action === "answer" || body.picked?.length) {
    table.telling.skip();
    table.since.hide();
  }
  return table.shown.post(action, body);
}

/** Where pieces are on the page before they go elsewhere. */
function placesOf(pieces) {
  const rects = new Map();
  for (const piece of pieces) {
    const el = find(`.room [data-id="${CSS.escape(piece.id)}"]`);
    if (el?.piece && el.piece.slot !== piece.slot) rects.set(piece.id, el.getBoundingClientRect());
  }
  return rects;
}

function showHead(state) {
  const { table: about, standing } = state;
  write(find("#title"), about.title);
  write(find("#turn"), joined([state.scene?.title, about.custom && say("table.custom")], "notes"));
  mark(find("#turn"), "title", about.custom ? about.differences : null);
  const mine = table.chooser.open;
  document.title = mine ? say("table.your_move_at", { title: about.title }) : about.title;
  document.body.classList.toggle("my-move", mine);
  document.body.dataset.state = about.state;
  arrange();
  find("#dock").hidden = about.state !== "running";
  find("#chat-form").hidden = state.seat === null; // whoever watches may read
  const order = standing?.ranks?.length ? about.seats.map((seat) => seat.seat).sort((a, b) => standing.ranks[a] - standing.ranks[b]) : [];
  const key = order.map((seat) => `${seat}${table.letters[seat]}`).join();
  const row = find("#order");
  if (row.dataset.key === key) return;
  row.dataset.key = key;
  row.replaceChildren(...order.map((seat, i) => {
    const li = make("li", { title: ranked(i + 1, about.seats[seat].name) }, emblem(seat, table.letters[seat]), make("span", { class: "unseen", text: about.seats[seat].name }));
    return li;
  }));
}

/** A click on anything that lies on the table. */
function clicked(event) {
  const el = event.target.closest?.(".room [data-id]");
  if (!el || table.parts.hand.dragged || el.closest("#buttons")) return;
  const why = table.chooser.whyNot(el.dataset.id);
  if (table.chooser.toggle(el.dataset.id) || (el.piece && table.chooser.toggle(el.piece.slot))) { // whoever stands on a space does not hide it
    if (why) table.closer.at(el); // what it would do, beside why it cannot
    return;
  }
  if (el.classList.contains("seat")) return;
  if (el.piece) hint(el.piece.detail ? labelled(el.piece.label, el.piece.detail) : el.piece.label);
}

/** A card was dragged somewhere. */
function dropped(card, target) {
  const { chooser } = table;
  if (target?.closest("#hand")) {
    if (chooser.picked.includes(card)) chooser.toggle(card);
    return;
  }
  const place = target?.closest("[data-id]")?.dataset.id;
  const both = place && chooser.choice?.picks.some((pick) => pick.id === place && !pick.why_not);
  if (chooser.picked.includes(card) && !both) return;
  if (chooser.whyNot(card)) return chooser.toggle(card);
  if (both && chooser.open) chooser.consider([...chooser.picked.filter((one) => one !== card && one !== place), card, place]);
  else chooser.add(card);
}

/** Words in the hint line. */
function hint(text, kind = "") {
  const line = find("#hint");
  write(line, text);
  mark(line, "data-kind", kind || null);
  if (kind === "refusal") linkSection(line, text, table.state?.table);
}

/** Do something for the seat whose eyes are lent; a refusal is told. */
async function act(action, body = {}) {
  try {
    return await table.shown.post(action, body);
  } catch (error) {
    hint(error.status ? error.message : say("wire.not_sent"), "refusal");
    if (error.status === 409) table.shown.refresh().catch(() => {});
    return null;
  }
}

open().catch((error) => hint(error.message, "refusal"));
