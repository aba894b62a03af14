// The table page: puts the parts of the room together. Each gets its root element, and subscribes to the session's store.
import { seatLetters } from "../graphics/emblem.js";
import { closest, find } from "../lib/dom.js";
import { messageOf } from "../lib/http.js";
import { loadTexts, t, withLabel } from "../lib/i18n.js";
import { notifyOfMove } from "../lib/notifications.js";
import { mountPreferences } from "../lib/preferences.js";
import { arrangeLayout, watchWidth } from "../lib/responsive.js";
import { playSound } from "../lib/sound.js";
import { Drawings } from "../room/drawings.js";
import { Banner, Header, showHint } from "../room/header.js";
import { InfoPanel } from "../room/info_panel.js";
import { SceneView } from "../room/scene_view.js";
import { TableSession, importSeats } from "../room/session.js";
import { Tools } from "../room/tools.js";
import { AnswerBuilder } from "../table/answer_builder.js";
import { Board } from "../table/board.js";
import { Chat } from "../table/chat.js";
import { Clocks } from "../table/clock.js";
import { Guide } from "../table/guide.js";
import { Hand } from "../table/hand.js";
import { listenForKeys } from "../table/keyboard.js";
import { Log } from "../table/log.js";
import { mountMenu } from "../table/menu.js";
import { Reactions } from "../table/reactions.js";
import { Result } from "../table/result.js";
import { Seats } from "../table/seats.js";
import { mountTooltips } from "../table/tooltips.js";
import { WaitingRoom } from "../table/waiting_room.js";

/** @import { ActionRoutes, PageState } from "#page" */
/** @import { TableStore } from "../room/session.js" */

const id = location.pathname.split("/").filter(Boolean)[1] ?? "";

/** The table page. */
class TablePage {
  room = find(".room");
  dock = find("#dock");
  chatForm = find("#chat-form");
  hintLine = find("#hint");
  board = new Board(find("#stage"));
  hand = new Hand(find("#hand"), (card, target) => this.onDrop(card, target));
  seats = new Seats(find("#seats"));
  parts = { board: this.board, hand: this.hand, seats: this.seats };
  log = new Log(find("#log"), (ids) => [this.board, this.seats].forEach((part) => part.pointAt(ids)));
  drawings = new Drawings((board) => this.board.setBoard(board));
  session = new TableSession(id, {
    hint: (text, kind) => this.hint(text, kind),
    show: (state, moving) => this.show(state, moving),
    handOver: async ({ seat, state }, accept) => {
      if (seat === null || !state) return;
      const { showHandOver } = await import("../room/hand_over.js"); // few play several seats in one browser
      showHandOver(document.body, seat, state.table.seats, accept);
    },
  });
  chat = new Chat(find(".talk"), (text) => this.session.act("chat", { text }));
  answerBuilder = new AnswerBuilder(this.room, this.parts, {
    post: (action, body) => this.post(action, body),
    hint: (text, kind) => this.hint(text, kind),
    stale: () => this.session.refresh(),
  });
  view = new SceneView(
    this.room,
    find("#speed"),
    this.session,
    { ...this.parts, log: this.log },
    {
      onEnd: (state) => this.result.show(state),
      onPlayed: () => this.onPlayed(),
      onSpeed: (speed) => this.onSpeed(speed),
      isDeciding: () => this.answerBuilder.open && !this.answerBuilder.picked.length,
      focus: () => this.answerBuilder.focus(),
    },
  );
  guide = new Guide(this.room, find("#guide"), this.session, this.board, () =>
    this.answerBuilder.question ? this.answerBuilder.asked?.kind : undefined,
  );
  header = new Header(find("header.top"));
  banner = new Banner(find("#banner"));
  clocks = new Clocks(this.room);
  waitingRoom = new WaitingRoom(find("#gather"), this.session);
  result = new Result(find("#result"), id, (text, kind) => this.hint(text, kind));
  info = new InfoPanel(find("#info"));
  tools = new Tools(this.dock, this.session, this.answerBuilder);
  reactions = new Reactions(find("#tools"), this.answerBuilder, (text) => this.hint(text));
  tooltips = mountTooltips(document.body, find("#tooltip"), (x, y) => this.board.slotAt(x, y));
  /** Resolves when the last state is shown. */
  showing = Promise.resolve();

  constructor() {
    this.answerBuilder.onAction = (what) => this.guide.onAction(what);
    this.answerBuilder.onTurn = () => {
      playSound("turn");
      if (this.session.state) notifyOfMove(this.session.state);
    };
    mountMenu(find("#menu"), this.session, () => this.guide.open());
    listenForKeys(this.room, this.answerBuilder, {
      skip: () => this.view.skip(),
      repeatTurn: () => this.view.repeatTurn(),
      hint: (text, kind) => this.hint(text, kind),
    });
    watchWidth();
    document.addEventListener("click", (event) => this.onClick(event));
    const { store } = this.session;
    store.watch("shown", (shown) => shown && this.render(shown.state, shown.moving, store.state));
    store.watch("status", (status) => {
      this.banner.show(status);
      if (status === "missing") document.body.dataset.state = "missing";
    });
    this.session.connect();
  }

  /** Show states one after another, each once its drawings are loaded. @param {PageState} state  @param {boolean} moving */
  show(state, moving) {
    const { store } = this.session;
    this.showing = this.showing
      .then(async () => {
        const fresh = await this.drawings.fetch(state, store.state.active?.secret);
        const letters = seatLetters(state.table.seats);
        store.set({ shown: { state, moving: moving && !fresh && !document.hidden }, letters });
      })
      .catch((error) => this.hint(messageOf(error), "refusal"));
  }

  /** Show a state on all parts of the page. @param {PageState} state  @param {boolean} moving  @param {TableStore} store */
  render(state, moving, { letters }) {
    const isPlaying = this.view.show(state, moving);
    this.chat.show(state.chat?.entries ?? [], letters);
    this.answerBuilder.update(state);
    this.showPage(state);
    if (!isPlaying) this.header.show(state, letters);
    this.clocks.update(state);
    this.waitingRoom.show(state);
    this.tools.update(state);
    this.guide.update(state);
    if (!isPlaying) this.view.showEnd(state);
  }

  /** What was played is over: header, hand and choice show the present. */
  onPlayed() {
    const { state, letters } = this.session;
    if (state) this.header.show(state, letters);
    this.answerBuilder.show();
  }

  /** The speed of playback was chosen: while no other person plays, the bots follow. @param {import("../playback/steps.js").Speed} pace */
  onSpeed(pace) {
    const { state } = this.session;
    const people = state?.table.seats.filter((seat) => seat.kind !== "bot") ?? [];
    if (state?.table.state === "running" && people.length === 1 && people[0].seat === state.seat)
      this.session.act("pace", { pace });
  }

  /** Show a state in the page's title and layout. @param {PageState} state */
  showPage({ table: about, seat }) {
    const mine = this.answerBuilder.open;
    document.title = mine ? t("table.your_move_at", { title: about.title }) : about.title;
    document.body.classList.toggle("my-move", mine);
    document.body.dataset.state = about.state;
    arrangeLayout();
    this.dock.hidden = about.state !== "running";
    find("#watching").hidden = seat !== null;
    this.chatForm.hidden = seat === null; // watchers may only read
  }

  /**
   * Send picks or an answer; they end playback and recap.
   * @template {keyof ActionRoutes} A
   * @param {A} action  @param {ActionRoutes[A]["body"]} body
   */
  post(action, body) {
    if (action === "answer" && this.session.state) this.view.recap.markSeen(this.session.state);
    const hasPicks = typeof body === "object" && "picked" in body && Boolean(body.picked?.length);
    if (action === "answer" || hasPicks) this.view.end();
    return this.session.post(action, body);
  }

  /** Show a text in the hint line. @param {string} text  @param {string} kind */
  hint(text, kind = "") {
    showHint(this.hintLine, text, kind, this.session.state?.table);
  }

  /** Pick or explain what was clicked. @param {MouseEvent} event */
  onClick(event) {
    const el = closest(event, ".room [data-id]");
    if (!el || this.hand.dragged || el.closest("#buttons")) return;
    const wanted = el.dataset.id ?? "";
    const { answerBuilder } = this;
    const why = answerBuilder.whyNot(wanted);
    const slot = el.piece?.slot; // a piece does not hide its slot
    if (answerBuilder.toggle(wanted) || (slot !== undefined && answerBuilder.toggle(slot))) {
      if (why) this.tooltips.at(el); // show what it would do, beside why it cannot be picked
      return;
    }
    if (el.classList.contains("seat")) return;
    if (el.piece) this.hint(el.piece.detail ? withLabel(el.piece.label, el.piece.detail) : el.piece.label);
  }

  /** Pick a card that was dragged, and the place where it was dropped. @param {string} card  @param {Element | null} target */
  onDrop(card, target) {
    const { answerBuilder } = this;
    if (target?.closest("#hand")) {
      if (answerBuilder.picked.includes(card)) answerBuilder.toggle(card);
      return;
    }
    const place = target?.closest("[data-id]")?.getAttribute("data-id");
    const both = place && answerBuilder.choice?.picks.some((pick) => pick.id === place && !pick.why_not);
    if (answerBuilder.picked.includes(card) && !both) return;
    if (answerBuilder.whyNot(card)) answerBuilder.toggle(card);
    else if (both && answerBuilder.open)
      answerBuilder.consider([...answerBuilder.picked.filter((one) => one !== card && one !== place), card, place]);
    else answerBuilder.add(card);
  }
}

async function open() {
  if (importSeats(id, location.hash)) history.replaceState(null, "", location.pathname);
  await loadTexts();
  mountPreferences();
  new TablePage();
}

open().catch((error) => showHint(find("#hint"), messageOf(error), "refusal", undefined));
