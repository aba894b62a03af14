// Shows states of a table on board, hand, seats and log: at once, or step by step through the playback.
import { applyPieceColours, vehiclesOf } from "../graphics/emblem.js";
import { find, make, prefersReducedMotion, query } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { Playback, mountSpeedControl } from "../playback/playback.js";
import { Recap } from "../playback/recap.js";
import { collectPaths, groupSteps, lastTurnStart } from "../playback/steps.js";

/** @import { LogEntry, Piece, Scene } from "#api" */
/** @import { PageState } from "#page" */
/** @import { TableSession } from "./session.js" */
/** @import { Board } from "../table/board.js" */
/** @import { Hand } from "../table/hand.js" */
/** @import { Log } from "../table/log.js" */
/** @import { Seats } from "../table/seats.js" */
/**
 * The page around the scene: a state is shown to its end, playback has ended, the player is to decide, the
 * focus, and another speed.
 * @typedef {{onEnd: (state: PageState) => void, onPlayed: () => void, isDeciding: () => boolean, focus: () => void, onSpeed: (speed: import("../playback/steps.js").Speed) => void}} SceneHost
 */

export class SceneView {
  /** @type {HTMLElement} */ room;
  /** @type {TableSession} */ session;
  /** @type {{board: Board, hand: Hand, seats: Seats, log: Log}} */ parts;
  /** @type {SceneHost} */ host;
  /** @type {Playback} */ playback;
  /** @type {Recap} */ recap;
  /** The scene that is shown; during playback an older one. @type {Scene | null} */ scene = null;

  /** @param {HTMLElement} room  @param {HTMLElement} speedBox  @param {TableSession} session  @param {{board: Board, hand: Hand, seats: Seats, log: Log}} parts  @param {SceneHost} host */
  constructor(room, speedBox, session, parts, host) {
    this.room = room;
    this.session = session;
    this.parts = parts;
    this.host = host;
    this.recap = new Recap(find("#recap", room), session.id, host.focus);
    this.playback = new Playback(find("#playback", room), parts, {
      letters: () => session.letters,
      log: (upTo) => this.showLog((entry) => entry.n <= upTo),
      scene: (state, moving) => this.showScene(state, moving, []),
      done: () => {
        if (session.state) this.showEnd(session.state);
        host.onPlayed();
      },
      focus: host.focus,
    });
    find("#tools", room).append(
      make("button", {
        type: "button",
        class: "tool",
        id: "playback-again",
        text: "⟲",
        title: t("telling.again"),
        "aria-label": t("telling.again"),
        onclick: () => this.repeatTurn(),
      }),
    );
    mountSpeedControl(speedBox, this.playback, host.onSpeed);
  }

  /** Show a state, or begin to play what led to it. Returns true if it is played. @param {PageState} state  @param {boolean} moving */
  show(state, moving) {
    const newEntries = state.newEntries ?? [];
    applyPieceColours(state.scene?.pieces ?? []);
    const isPlaying = this.playback.playNew(state, newEntries, moving && !state.isRewound);
    if (!isPlaying) this.showScene(state, moving && state === this.session.state, newEntries);
    return isPlaying;
  }

  /** Show the board, hand and seats of a state. @param {PageState} state  @param {boolean} moving  @param {LogEntry[]} newEntries log entries since the last state */
  showScene(state, moving, newEntries) {
    const { board, hand } = this.parts;
    const pieces = state.scene?.pieces ?? [];
    const rects = moving && !prefersReducedMotion() ? pieceRects(this.room, pieces) : new Map();
    /** @type {import("#page").SceneOptions} */
    const how = { moving, letters: this.session.letters, came: (piece) => rects.get(piece) ?? null };
    if (state.scene) {
      board.show(pieces, collectPaths(newEntries), how);
      hand.show(pieces, how);
      board.follow(vehiclesOf(pieces, state.seat).map((piece) => piece.id));
    }
    this.scene = state.scene;
    this.showSeats(state, moving);
  }

  /** @param {PageState} state  @param {boolean} moving */
  showSeats(state, moving) {
    const { awaited = [], ready = [] } = state;
    const { letters, mine } = this.session;
    const ranks = state.standing?.ranks ?? [];
    this.parts.seats.show(state.table, this.scene, { letters, awaited, ready, mine, ranks, moving });
  }

  /** @param {(entry: LogEntry) => boolean} wanted */
  showLog(wanted) {
    this.parts.log.show((this.session.state?.log.entries ?? []).filter(wanted), this.session.letters);
  }

  /** Show the whole log, the result and the recap, without playback or at its end. @param {PageState} state */
  showEnd(state) {
    this.parts.log.show(state.log?.entries ?? [], this.session.letters);
    this.host.onEnd(state);
    this.recap.show(state, this.session.letters, this.host.isDeciding());
  }

  /** Skip the playback, or close the recap. */
  skip() {
    if (!this.playback.skip()) this.recap.hide();
  }

  /** Play again what has happened since this seat's last move, or else the last turn. */
  repeatTurn() {
    const { state, letters } = this.session;
    if (!state?.scene) return;
    const entries = state.log.entries;
    const seen = this.recap.seenEntries(state);
    const from = seen !== null && groupSteps(entries.slice(seen)).length ? seen : lastTurnStart(entries);
    if (!this.playback.repeat(entries, from, state) && prefersReducedMotion()) {
      this.recap.closed = null;
      this.recap.show(state, letters, true);
    }
  }

  /** End playback and recap: the player has picked or answered. */
  end() {
    this.playback.skip();
    this.recap.hide();
  }
}

/** The positions on the page of pieces that are about to move. @param {HTMLElement} room  @param {Piece[]} pieces  @returns {Map<string, DOMRect>} */
export function pieceRects(room, pieces) {
  const rects = new Map();
  for (const piece of pieces) {
    const el = query(`[data-id="${CSS.escape(piece.id)}"]`, room);
    if (el?.piece && el.piece.slot !== piece.slot) rects.set(piece.id, el.getBoundingClientRect());
  }
  return rects;
}
