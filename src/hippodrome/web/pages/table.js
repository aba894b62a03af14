// The table page: the seats played in this browser, what they see, and their actions.
import { Board } from "../table/board.js";
import { Chat } from "../table/chat.js";
import { AnswerBuilder } from "../table/answer_builder.js";
import { updateClocks } from "../table/clock.js";
import { find, make, setAttr, prefersReducedMotion, setText } from "../lib/dom.js";
import { emblem, seatLetters, applyPieceColours } from "../graphics/emblem.js";
import { setSprites, loadGameStyles } from "../graphics/sprites.js";
import { showWaitingRoom } from "../table/waiting_room.js";
import { Guide } from "../table/guide.js";
import { Hand } from "../table/hand.js";
import { listenForKeys } from "../table/keyboard.js";
import { Log } from "../table/log.js";
import { mountTooltips } from "../table/tooltips.js";
import { removeSeatKeys, saveSeatKeys, seatKeys } from "../lib/local_storage.js";
import { mountMenu, mountTools } from "../table/menu.js";
import { notifyOfMove } from "../lib/notifications.js";
import { Reactions } from "../table/reactions.js";
import { showResult } from "../table/result.js";
import { Seats } from "../table/seats.js";
import { Recap, lastTurnStart } from "../playback/recap.js";
import { Playback, mountPlaybackTools, groupSteps, collectPaths } from "../playback/playback.js";
import { arrangeLayout, watchWidth, isSmallScreen } from "../lib/responsive.js";
import { playSound } from "../lib/sound.js";
import { mountPreferences } from "../lib/preferences.js";
import { linkSection } from "../table/rule_links.js";
import { TableConnection } from "../lib/connection.js";
import { get } from "../lib/http.js";
import { joinTexts, withLabel, loadTexts, withRank, t } from "../lib/i18n.js";

const id = location.pathname.split("/").filter(Boolean)[1];

/** The state of the page, shared by its parts. */
export const table = {
  id,
  /** @type {TableConnection[]} */ connections: [],
  /** The connection whose state is shown. @type {TableConnection|null} */ active: null,
  watching: false,
  letters: [],
  hint,
  get state() {
    return this.active?.state ?? null;
  },
  get mine() {
    return seatKeys(id).map((key) => key.seat);
  },
  act,
  showSeat: chooseSeat,
  reconnect,
  skip,
  repeatTurn,
};

async function open() {
  importSeatLink();
  await loadTexts();
  mountPreferences();
  const board = new Board(find("#stage"));
  const hand = new Hand(find("#hand"), onDrop);
  const seats = new Seats(find("#seats"));
  table.parts = { board, hand, seats };
  const point = (ids) => [board, seats].forEach((part) => part.pointAt(ids));
  table.log = new Log(find("#log"), point);
  table.chat = new Chat((text) => act("chat", { text }));
  table.recap = new Recap(id);
  table.playback = new Playback(table.parts, {
    letters: () => table.letters,
    log: (upTo) =>
      table.log.show(
        table.state.log.entries.filter((entry) => entry.n <= upTo),
        table.letters,
      ),
    scene: (state, moving) => showScene(state, moving, []),
    done: () => showAll(table.state, false),
    isBlocked: () => isSmallScreen() && table.guide.isReading, // on a phone, guide and playback overlap
  });
  mountPlaybackTools(table.playback, repeatTurn);
  table.answerBuilder = new AnswerBuilder(table.parts, {
    post,
    hint,
    stale: () => table.active.refresh().catch(() => {}),
  });
  table.guide = new Guide(table);
  table.answerBuilder.onAction = (what) => table.guide.onAction(what);
  table.answerBuilder.onTurn = () => {
    playSound("turn");
    notifyOfMove(table.state);
  };
  mountMenu(table);
  mountTools(table);
  table.reactions = new Reactions(table.answerBuilder, find("#tools"));
  table.tooltips = mountTooltips(document.body, find("#tooltip"), (x, y) => board.slotAt(x, y));
  listenForKeys(table);
  watchWidth();
  document.addEventListener("click", onClick);
  reconnect();
}

/** Import seats from a link: their secrets are in the URL's hash, which browsers do not send to servers. */
function importSeatLink() {
  const brought = new URLSearchParams(location.hash.slice(1));
  const [seats, secrets] = [brought.getAll("seat"), brought.getAll("secret")];
  if (!seats.length || seats.length !== secrets.length) return;
  saveSeatKeys(
    id,
    brought.get("game") ?? "",
    seats.map((seat, i) => ({ seat: Number(seat), secret: secrets[i] })),
  );
  history.replaceState(null, "", location.pathname);
}

/** Open a connection for each of my seats, or one as a watcher. */
function reconnect() {
  for (const connection of table.connections) connection.close();
  table.active = null;
  const keys = table.watching ? [] : seatKeys(id);
  table.connections = (keys.length ? keys : [{ seat: null, secret: null }]).map(({ seat, secret }) => {
    const connection = new TableConnection(id, secret, {
      onState,
      onStatus,
      onRejected: (isSeat) => onRejected(seat, secret, isSeat),
    });
    connection.seat = seat;
    return connection;
  });
}

/** The server rejected a connection: remove a seat's key that is no longer valid, or replace it by its successor, and reconnect. */
function onRejected(seat, secret, isSeat) {
  if (!isSeat) {
    setText(find("#banner"), t("wire.no_table"));
    find("#banner").hidden = false;
    document.body.dataset.state = "missing";
    return;
  }
  const key = seatKeys(id).find((mine) => mine.seat === seat);
  if (key?.next && key.secret === secret) saveSeatKeys(id, table.state?.table.game ?? "", [{ seat, secret: key.next }]);
  else if (!key || key.secret === secret) {
    removeSeatKeys(id, seat);
    hint(t("wire.seat_lost"));
  }
  reconnect();
}

function onStatus() {
  const down = table.connections.some((connection) => !connection.isUp);
  clearTimeout(onStatus.timer);
  if (!down) {
    find("#banner").hidden = true;
    return;
  }
  onStatus.timer = setTimeout(() => {
    setText(find("#banner"), t("wire.lost"));
    find("#banner").hidden = false;
  }, 600);
}

/** Show a new state of one of my seats. @param {TableConnection} connection */
function onState(connection) {
  if (!table.active || connection !== table.active) chooseSeat(null);
  if (connection === table.active) show(connection.state, !connection.state.isFull);
  if (connection === table.active) chooseSeat(null);
}

const mustAct = (connection) =>
  Boolean(
    connection.state?.prompt?.mine && !connection.state.prompt.answered && connection.state.table.state === "running",
  );

/** Choose the seat to show: one that must act. If seats have secrets from each other, ask to hand over the screen first. */
function chooseSeat(wanted) {
  const ready = table.connections.filter((connection) => connection.state);
  if (!ready.length) return;
  const next =
    wanted ??
    (table.active && mustAct(table.active) ? table.active : (ready.find(mustAct) ?? table.active ?? ready[0]));
  if (next === table.active) return;
  const secret = table.connections.length > 1 && next.state.table.hidden && next.state.table.state === "running";
  if (secret) showHandOver(next);
  else switchTo(next);
}

function switchTo(connection) {
  table.active = connection;
  show(connection.state, false);
  chooseSeat(null);
}

function showHandOver(connection) {
  const name = connection.state.table.seats[connection.seat].name;
  let curtain = find("#curtain");
  if (curtain) {
    if (Number(curtain.dataset.seat) === connection.seat) return;
    curtain.remove();
  }
  curtain = make(
    "dialog",
    { id: "curtain", class: "curtain", "aria-labelledby": "curtain-title", data: { seat: connection.seat } },
    emblem(
      connection.seat,
      table.letters[connection.seat] ?? seatLetters(connection.state.table.seats)[connection.seat],
    ),
    make("h2", { id: "curtain-title", text: t("curtain.hand_over", { name }) }),
    make("button", {
      type: "button",
      class: "primary",
      text: t("curtain.i_am", { name }),
      onclick: () => {
        curtain.remove();
        document.body.classList.remove("curtained");
        switchTo(connection);
      },
    }),
  );
  curtain.addEventListener("cancel", (event) => event.preventDefault());
  document.body.classList.add("curtained");
  document.body.append(curtain);
  curtain.showModal();
}

const drawn = { board: "", faces: "" };

/** Fetch the drawings that have changed. Returns true if any have. */
async function fetchDrawings(state) {
  const art = loadGameStyles(state.table.game);
  const { board, faces } = state;
  if (!board || (drawn.board === board && drawn.faces === faces)) return false;
  const [newBoard, newFaces] = await Promise.all([
    drawn.board === board ? null : get(board, table.active?.secret),
    drawn.faces === faces ? null : get(faces, table.active?.secret),
    art,
  ]);
  if (newFaces) setSprites(newFaces);
  if (newBoard) table.parts.board.setBoard(newBoard);
  Object.assign(drawn, { board, faces });
  return true;
}

let showing = Promise.resolve();

/** Show states one after another, each once its drawings are loaded. */
function show(state, moving) {
  showing = showing
    .then(async () => {
      const fresh = await fetchDrawings(state);
      render(state, moving && !fresh && !document.hidden);
    })
    .catch((error) => hint(error.message, "refusal"));
}

function render(state, moving) {
  const latest = state === table.state;
  table.letters = seatLetters(state.table.seats);
  applyPieceColours(state.scene?.pieces ?? []);
  const isPlaying = table.playback.playNew(state, state.newEntries ?? [], moving && !state.isRewound);
  if (isPlaying) showDuringPlayback(state);
  else showScene(state, moving && latest, state.newEntries ?? []);
  table.chat.show(state.chat?.entries ?? [], table.letters);
  table.answerBuilder.update(state);
  showHead(state);
  updateClocks(state);
  showWaitingRoom(table, state);
  table.refreshTools(state);
  table.guide.update(state);
  if (!isPlaying) showAll(state, true);
}

/** Show the board, hand and seats of a state. @param {any[]} newEntries log entries since the last state */
function showScene(state, moving, newEntries) {
  const { board, hand } = table.parts;
  const pieces = state.scene?.pieces ?? [];
  const rects = moving && !prefersReducedMotion() ? pieceRects(pieces) : new Map();
  const how = { moving, letters: table.letters, came: (piece) => rects.get(piece) ?? null };
  if (state.scene) {
    board.show(pieces, collectPaths(newEntries), how);
    hand.show((table.state ?? state).scene?.pieces ?? pieces, how);
    board.nextPieces = table.state?.scene?.pieces ?? pieces;
  }
  table.scene = state.scene;
  showSeats(table.state ?? state, moving);
}

/** During playback the board lags behind, but hand and seats show the newest state, so that the player can answer. */
function showDuringPlayback(state) {
  const { board, hand } = table.parts;
  hand.show(state.scene.pieces, { moving: true, letters: table.letters, came: () => null });
  board.nextPieces = state.scene.pieces;
  showSeats(state, true);
}

function showSeats(state, moving) {
  const { awaited = [], ready = [] } = state;
  table.parts.seats.show(state.table, table.scene, {
    letters: table.letters,
    awaited,
    ready,
    mine: table.mine,
    ranks: state.standing?.ranks ?? [],
    moving,
  });
}

/** Playback has ended: show the whole log, the result and the recap. */
function showAll(state, followed) {
  table.log.show(state.log?.entries ?? [], table.letters);
  showResult(table, state);
  table.recap.show(state, table.letters, table.answerBuilder.open && !table.answerBuilder.picked.length);
  if (!followed) table.answerBuilder.show();
}

/** Skip the playback, or close the recap. */
function skip() {
  if (!table.playback.skip()) table.recap.hide();
}

/** Play again what has happened since this seat's last move, or else the last turn. */
function repeatTurn() {
  const state = table.state;
  if (!state?.scene) return;
  const entries = state.log.entries;
  const from = table.recap.seenEntries(state);
  const fresh = from !== null && groupSteps(entries.slice(from)).length;
  if (!table.playback.repeat(entries, fresh ? from : lastTurnStart(entries), state) && prefersReducedMotion()) {
    table.recap.closed = null;
    table.recap.show(state, table.letters, true);
  }
}

/** Send picks or an answer; they end playback and recap. */
function post(action, body) {
  if (action === "answer") table.recap.markSeen(table.state);
  if (action === "answer" || body.picked?.length) {
    table.playback.skip();
    table.recap.hide();
  }
  return table.active.post(action, body);
}

/** The positions on the page of pieces that are about to move. */
function pieceRects(pieces) {
  const rects = new Map();
  for (const piece of pieces) {
    const el = find(`.room [data-id="${CSS.escape(piece.id)}"]`);
    if (el?.piece && el.piece.slot !== piece.slot) rects.set(piece.id, el.getBoundingClientRect());
  }
  return rects;
}

function showHead(state) {
  const { table: about, standing } = state;
  setText(find("#title"), about.title);
  setText(find("#turn"), joinTexts([state.scene?.title, about.custom && t("table.custom")], "notes"));
  setAttr(find("#turn"), "title", about.custom ? about.differences : null);
  const mine = table.answerBuilder.open;
  document.title = mine ? t("table.your_move_at", { title: about.title }) : about.title;
  document.body.classList.toggle("my-move", mine);
  document.body.dataset.state = about.state;
  arrangeLayout();
  find("#dock").hidden = about.state !== "running";
  find("#chat-form").hidden = state.seat === null; // watchers may only read
  const order = standing?.ranks?.length
    ? about.seats.map((seat) => seat.seat).sort((a, b) => standing.ranks[a] - standing.ranks[b])
    : [];
  const key = order.map((seat) => `${seat}${table.letters[seat]}`).join();
  const row = find("#order");
  if (row.dataset.key === key) return;
  row.dataset.key = key;
  row.replaceChildren(
    ...order.map((seat, i) => {
      const li = make(
        "li",
        { title: withRank(i + 1, about.seats[seat].name) },
        emblem(seat, table.letters[seat]),
        make("span", { class: "unseen", text: about.seats[seat].name }),
      );
      return li;
    }),
  );
}

/** Pick or explain what was clicked. */
function onClick(event) {
  const el = event.target.closest?.(".room [data-id]");
  if (!el || table.parts.hand.dragged || el.closest("#buttons")) return;
  const why = table.answerBuilder.whyNot(el.dataset.id);
  if (table.answerBuilder.toggle(el.dataset.id) || (el.piece && table.answerBuilder.toggle(el.piece.slot))) {
    // a piece does not hide its slot
    if (why) table.tooltips.at(el); // show what it would do, beside why it cannot be picked
    return;
  }
  if (el.classList.contains("seat")) return;
  if (el.piece) hint(el.piece.detail ? withLabel(el.piece.label, el.piece.detail) : el.piece.label);
}

/** Pick a card that was dragged, and the place where it was dropped. */
function onDrop(card, target) {
  const { answerBuilder } = table;
  if (target?.closest("#hand")) {
    if (answerBuilder.picked.includes(card)) answerBuilder.toggle(card);
    return;
  }
  const place = target?.closest("[data-id]")?.dataset.id;
  const both = place && answerBuilder.choice?.picks.some((pick) => pick.id === place && !pick.why_not);
  if (answerBuilder.picked.includes(card) && !both) return;
  if (answerBuilder.whyNot(card)) return answerBuilder.toggle(card);
  if (both && answerBuilder.open)
    answerBuilder.consider([...answerBuilder.picked.filter((one) => one !== card && one !== place), card, place]);
  else answerBuilder.add(card);
}

/** Show a text in the hint line. */
function hint(text, kind = "") {
  const line = find("#hint");
  setText(line, text);
  setAttr(line, "data-kind", kind || null);
  if (kind === "refusal") linkSection(line, text, table.state?.table);
}

/** Send an action of the active seat; show a refusal in the hint line. */
async function act(action, body = {}) {
  try {
    return await table.active.post(action, body);
  } catch (error) {
    hint(error.status ? error.message : t("wire.not_sent"), "refusal");
    if (error.status === 409) table.active.refresh().catch(() => {});
    return null;
  }
}

open().catch((error) => hint(error.message, "refusal"));
