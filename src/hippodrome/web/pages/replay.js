// The replay page: a race by step, decision or turn, or played at speed, as any seat sees it; and new races from any point.
import { applyPieceColours, seatLetters } from "../graphics/emblem.js";
import { loadGameStyles, setSkin, setSprites } from "../graphics/sprites.js";
import { openDialog } from "../lib/dialog.js";
import { find, findAs, isPageElement, make, query, setText } from "../lib/dom.js";
import { get, getBoard, getFaces, messageOf } from "../lib/http.js";
import { loadTexts, t } from "../lib/i18n.js";
import { seatKeys } from "../lib/local_storage.js";
import { mountPreferences } from "../lib/preferences.js";
import { customEditionNote } from "../lobby/table_settings.js";
import { openBranchForm } from "../playback/branch_form.js";
import { openCoach } from "../playback/coach.js";
import { CHUNK, OPEN_HANDS, Recording, lastStep } from "../playback/recording.js";
import { formatReplayHash, keyAction, parseReplayHash } from "../playback/replay_url.js";
import { stepRows } from "../playback/step_rows.js";
import { collectPaths, pathEnds } from "../playback/steps.js";
import { verifyDraws } from "../playback/verify.js";
import { pieceRects } from "../room/scene_view.js";
import { Board } from "../table/board.js";
import { Hand } from "../table/hand.js";
import { invitation } from "../table/invite.js";
import { Log } from "../table/log.js";
import { Seats } from "../table/seats.js";
import { mountTooltips } from "../table/tooltips.js";

/** @import { ReplayPage as Chunk, ReviewDecision, YourTable } from "#api" */
/** @import { SceneOptions } from "#page" */

/** Milliseconds per step, and the slowness of pieces. @type {Record<string, {step: number, pace: number}>} */
const SPEEDS = {
  slow: { step: 2600, pace: 1.5 },
  normal: { step: 1300, pace: 1 },
  fast: { step: 500, pace: 0.6 },
  fastest: { step: 120, pace: 0.2 },
};
const id = location.pathname.split("/").filter(Boolean)[1] ?? "";

class ReplayPage {
  room = find(".room");
  controls = find("#controls");
  hint = find("#hint");
  viewerField = findAs(HTMLSelectElement, "#eyes");
  speedField = findAs(HTMLSelectElement, "#speed");
  slider = findAs(HTMLInputElement, "#slider");
  playButton = findAs(HTMLButtonElement, "#play");
  board = new Board(find("#stage"));
  seats = new Seats(find("#seats"));
  hand = new Hand(find("#hand"), () => {});
  log = new Log(
    find("#log"),
    (ids) => [this.board, this.seats].forEach((part) => part.pointAt(ids)),
    (entry) => this.goToStep(entry.step),
  );
  /** The race. @type {YourTable} */ about;
  /** @type {string[]} */ letters;
  /** @type {Recording} */ recording = this.record("");
  /** The current position: a moment, and the last of its steps that is shown. */ at = { moment: 0, step: 0 };
  /** Counts changes of the position, so that an older request does not overrule a newer one. */ moves = 0;
  /** True while the race plays by itself. */ playing = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer = undefined;
  /** The URLs of the drawings that are shown. */ drawn = { board: "", faces: "" };

  /** @param {YourTable} about */
  constructor(about) {
    this.about = about;
    this.letters = seatLetters(about.seats);
    mountTooltips(document.body, find("#tooltip"));
    this.mountControls();
  }

  /** Go to the position in the URL. */
  async open() {
    const { step, part, as } = parseReplayHash(location.hash);
    const toCoach = location.hash === "#coach";
    if (as) this.viewerField.value = as;
    await this.viewAs(this.viewerField.value, step, part);
    const wanted = Number(new URLSearchParams(location.search).get("at"));
    if (wanted) this.go(wanted);
    addEventListener("hashchange", () => this.onHashChange());
    if (toCoach && !find("#coach").hidden) this.showCoach();
  }

  get viewer() {
    return this.recording.viewer;
  }

  /** The secret of the viewer's seat, or else of one of mine. */
  get secret() {
    const keys = seatKeys(id);
    return keys.find((key) => String(key.seat) === this.viewer)?.secret ?? keys[0]?.secret ?? null;
  }

  /** The recording of a viewer. @param {string} viewer  @returns {Recording} */
  record(viewer) {
    return new Recording(
      id,
      viewer,
      () => this.secret,
      (chunk) => this.draw(chunk),
    );
  }

  /** Show the drawings of a chunk, if they have changed. @param {Chunk} chunk */
  async draw({ total, board, faces }) {
    this.slider.max = String(Math.max(0, total - 1));
    if (this.drawn.faces !== faces) setSprites(await getFaces(faces, this.secret));
    if (this.drawn.board !== board) this.board.setBoard(await getBoard(board, this.secret));
    this.drawn = { board, faces };
  }

  /** Open the coach's review; its decisions link to their moment, as the seat that took them saw it. */
  showCoach() {
    this.pause();
    openCoach(id, this.about.seats, this.secret, async (/** @type {ReviewDecision} */ decision) => {
      const seat = String(decision.seat);
      this.viewerField.value = seat;
      if (this.viewer !== seat) await this.viewAs(seat);
      const { frames } = this.recording;
      this.go(await this.recording.sameMoment(decision.line, this.at.moment / Math.max(1, frames)), false);
      this.controls.focus({ preventScroll: true });
    });
  }

  /** Go to the position of a link to this race that was opened in this tab. */
  async onHashChange() {
    const { step, part, as } = parseReplayHash(location.hash);
    if (step === null) return;
    this.pause();
    this.viewerField.value = as;
    if (this.viewer !== this.viewerField.value) await this.viewAs(this.viewerField.value, step, part);
    else await this.goToStep(step, part);
  }

  mountControls() {
    const { about } = this;
    const over = about.state === "over" || about.state === "unfinished";
    this.viewerField.append(
      make("option", { value: "", text: t("eyes.watcher") }),
      ...about.seats.map((seat) => make("option", { value: String(seat.seat), text: seat.name })),
    );
    if (over && about.hidden) this.viewerField.append(make("option", { value: OPEN_HANDS, text: t("eyes.open") }));
    this.viewerField.addEventListener("change", () => this.viewAs(this.viewerField.value));
    for (const speed of Object.keys(SPEEDS))
      this.speedField.append(make("option", { value: speed, text: t(`replay.speeds.${speed}`) }));
    this.speedField.value = "normal";
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    for (const [button, does] of Object.entries({
      "turn-back": () => this.turn(-1),
      back: () => this.decide(-1),
      "step-back": () => this.step(-1),
      "step-on": () => this.step(1),
      forward: () => this.decide(1),
      "turn-on": () => this.turn(1),
    })) {
      find(`#${button}`).addEventListener("click", () => {
        this.pause();
        does();
      });
    }
    const link = () =>
      openDialog(t("replay.link"), [
        make("p", { text: t("replay.link_text") }),
        invitation(location.pathname + location.hash),
      ]);
    find("#link").addEventListener("click", link);
    this.playButton.addEventListener("click", () => (this.playing ? this.pause() : this.play()));
    find("#branch").addEventListener("click", () => this.branch());
    find("#verify").addEventListener("click", () => verifyDraws(id));
    find("#coach").addEventListener("click", () => this.showCoach());
    find("#coach").hidden = !over || !about.coach;
    for (const what of ["#verify", "#download", "#branch"]) find(what).hidden = !over;
    const download = findAs(HTMLAnchorElement, "#download");
    download.href = `/api/tables/${id}/race`;
    download.download = `${id}.race`;
    document.addEventListener("keydown", (event) => this.onKey(event));
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const el = isPageElement(event.target) ? event.target : null;
    if (query("dialog[open]") || el?.matches("input, select, .line") || event.altKey || event.ctrlKey) return;
    const { does, by } = keyAction(event.key, event.shiftKey, Boolean(el?.matches("button, a, summary")));
    if (!does) return;
    if (does !== "play") this.pause();
    if (does === "turn" || does === "decide" || does === "step") this[does](by);
    else if (does === "first") this.go(0, false, 0);
    else if (does === "last") this.go(this.recording.frames - 1, false);
    else this.playing ? this.pause() : this.play();
    event.preventDefault();
  }

  /** View the race as another seat: fetch it anew, and stay at the same position unless a step is given. @param {string} viewer  @param {number | null} wanted  @param {number} part */
  async viewAs(viewer, wanted = null, part = 0) {
    const { moments, frames } = this.recording;
    const here = moments[this.at.moment];
    const before = { line: here ? here.line : 0, share: frames ? this.at.moment / frames : 0 };
    const asked = this.moves;
    this.recording.closed = true;
    const recording = this.record(viewer);
    recording.frames = frames; // until the first chunk says otherwise
    this.recording = recording;
    if (viewer === OPEN_HANDS) this.seats.setExpanded(true); // on a phone, hands are folded until one asks for them
    try {
      await recording.fetch(0);
      const same = await recording.sameMoment(before.line, before.share);
      if (this.moves === asked) this.at.moment = same; // unless the position has changed meanwhile
    } catch (error) {
      return setText(this.hint, messageOf(error));
    }
    setText(this.hint, "");
    this.log.show([]);
    if (wanted === null) await this.go(this.at.moment, false);
    else await this.goToStep(wanted, part);
    for (let n = 0; n < recording.frames && !recording.closed; n += CHUNK) {
      await recording.momentAt(n);
      this.showLog();
    }
  }

  /** Show the log up to the first gap; entries after the current position are paler. */
  showLog() {
    this.log.show(this.recording.entries, this.letters);
    this.markLog();
  }

  markLog() {
    const { moment, step } = this.at;
    const now = new Set(this.recording.moments[moment]?.steps[step]?.entries.map((entry) => entry.n));
    const last = this.recording.lastEntry(this.at);
    let current = null;
    for (const line of this.log.lines) {
      line.el.classList.toggle("to-come", line.entry.n > last);
      line.el.classList.toggle("current", now.has(line.entry.n));
      if (line.entry.n <= last) current = line;
    }
    if (current && !this.log.box.matches(":hover, :focus-within")) this.log.scrollTo(current);
  }

  /** Go to the end of a moment, or to one of its steps. @param {number} to  @param {boolean} moving  @param {number | null} step */
  async go(to, moving = true, step = null) {
    const { recording } = this;
    if (!recording.frames) return;
    this.moves += 1;
    const mine = this.moves;
    const wanted = Math.max(0, Math.min(recording.frames - 1, to));
    const before = this.at;
    this.slider.value = String(wanted);
    this.at = { moment: wanted, step: 0 };
    try {
      await recording.fetch(wanted);
      if (wanted) await recording.fetch(wanted - 1);
    } catch (error) {
      return setText(this.hint, messageOf(error));
    }
    const moment = this.recording.moments[wanted];
    if (mine !== this.moves || !moment) return;
    this.at.step = step === null ? lastStep(moment) : Math.max(0, Math.min(lastStep(moment), step));
    recording.fetchAhead(wanted);
    const { at } = this;
    const isNext =
      (before.moment === at.moment && at.step === before.step + 1) ||
      (at.moment === before.moment + 1 && (at.step === 0 || step === null));
    this.show(moving && isNext);
  }

  /** Show the current position. In the middle of a moment this is the table before it, with the pieces that have moved. @param {boolean} moving */
  show(moving) {
    const { recording, at, letters } = this;
    const moment = recording.moments[at.moment];
    const previous = recording.moments[at.moment - 1];
    const whole = at.step === lastStep(moment) || !previous;
    const { scene } = whole ? moment : previous;
    const step = moment.steps[at.step];
    applyPieceColours(scene.pieces);
    const rects = moving ? pieceRects(this.room, scene.pieces) : new Map();
    /** @type {SceneOptions} */
    const how = { moving: moving && whole, letters, came: (piece) => rects.get(piece) ?? null };
    const before = moment.steps.slice(0, at.step).flatMap((one) => one.entries);
    const now = step?.entries ?? [];
    this.board.show(scene.pieces, whole && moving ? collectPaths(now) : {}, how);
    if (!whole) {
      this.board.placePieces(pathEnds(before));
      if (moving) this.board.movePieces(collectPaths(now), SPEEDS[this.speedField.value].pace);
      else this.board.placePieces(pathEnds(now));
    }
    this.hand.show(scene.pieces, how);
    const mine = this.viewer === "" || this.viewer === OPEN_HANDS ? [] : [Number(this.viewer)];
    this.seats.show(this.about, scene, { letters, awaited: [], ready: [], mine, ranks: [], moving: how.moving });
    for (const part of [this.board, this.hand, this.seats]) part.showPicks(new Map(), []);
    setText(find("#turn"), scene.title);
    const count = { n: at.moment + 1, of: recording.frames, step: at.step + 1, steps: moment.steps.length || 1 };
    setText(find("#count"), t("replay.count", count));
    find("#now").replaceChildren(...(step ? stepRows(step, letters) : []));
    document.body.dataset.step = step ? String(step.n) : "";
    if (step) history.replaceState(null, "", formatReplayHash(step.n, recording.partOf(at), this.viewer));
    this.markLog();
  }

  /** Go one step forward or back. @param {1 | -1} by */
  async step(by) {
    const to = await this.recording.nextStep(this.at, by);
    if (to) await this.go(to.moment, by > 0, to.step);
  }

  /** Go one decision forward or back. @param {1 | -1} by */
  decide(by) {
    return this.go(this.recording.nextDecision(this.at, by));
  }

  /** Go to the first step of the next or previous turn. @param {1 | -1} by */
  async turn(by) {
    const asked = this.moves;
    const to = await this.recording.nextTurn(this.at, by, () => this.moves !== asked);
    if (to) await this.go(to.moment, false, to.step);
  }

  /** Go to a step by its number. @param {number} wanted  @param {number} part */
  async goToStep(wanted, part = 0) {
    const to = await this.recording.findStep(wanted, part);
    if (to) await this.go(to.moment, false, to.step);
  }

  play() {
    if (this.recording.isEnd(this.at)) this.go(0, false, 0);
    this.playing = true;
    this.showPlayButton();
    const next = async () => {
      if (!this.playing) return;
      await this.step(1);
      if (this.recording.isEnd(this.at)) return this.pause();
      this.timer = setTimeout(next, SPEEDS[this.speedField.value].step);
    };
    next();
  }

  pause() {
    clearTimeout(this.timer);
    this.playing = false;
    this.showPlayButton();
  }

  showPlayButton() {
    const button = this.playButton;
    setText(button, this.playing ? "❚❚" : "▶");
    button.title = t(this.playing ? "replay.pause" : "replay.play");
    button.setAttribute("aria-label", button.title);
  }

  /** Open the form for a new live race that branches off here, with new random draws. */
  async branch() {
    this.pause();
    const moment = await this.recording.momentAt(this.at.moment);
    if (!moment) return;
    const isSeat = this.viewer !== "" && this.viewer !== OPEN_HANDS;
    const me = isSeat ? Number(this.viewer) : (seatKeys(id)[0]?.seat ?? 0);
    await openBranchForm(this.about, { line: moment.line ?? 0, moment: this.at.moment }, me, this.secret);
  }
}

async function open() {
  await loadTexts();
  mountPreferences();
  const keys = seatKeys(id);
  const about = await get("/api/tables/{id}", { id }, keys[0]?.secret);
  for (const seat of about.seats) seat.connected = true; // presence is not recorded: show every seat as present
  document.title = t("replay.page", { title: about.title });
  setText(find("#title"), about.title);
  const notes = [
    customEditionNote(about),
    about.unproven && make("p", { class: "note unproven", text: about.unproven }),
  ];
  for (const note of notes) if (note) find("#controls").before(note);
  setSkin(about.game);
  await loadGameStyles(about.game);
  await new ReplayPage(about).open();
}

open().catch((error) => setText(find("#hint"), messageOf(error)));
