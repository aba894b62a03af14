// The live race of the lobby: a race of bots that all visitors see at the same moment (server/views/showcase.py).
import { emblem, emblemShapes } from "../graphics/emblem.js";
import { loadGameStyles, setSprite, setSprites, spriteSize } from "../graphics/sprites.js";
import { openDialog } from "../lib/dialog.js";
import { childrenOf, find, make, makeSvg, prefersReducedMotion, reconcile, setText } from "../lib/dom.js";
import { nearestAngle, pathOffsets } from "../lib/geometry.js";
import { get } from "../lib/http.js";
import { t, withRank } from "../lib/i18n.js";

/** @import { Showcase, ShowcaseMoment, ShowcasePiece } from "#api" */
/** @import { Place } from "#page" */

/** Milliseconds for a space, and for a whole path at most. */
const SPACE_MS = 90;
const MAX_PATH_MS = 1400;
/** Pieces of seats are larger than at a table: the board is only as large as a picture. */
const SEAT_SCALE = 1.75;
/** Milliseconds until a request that failed is sent again. */
const RETRY_MS = 60_000;
/** Milliseconds within which the pages of all visitors ask for the next race, so that they do not ask at once. */
const JITTER_MS = 3000;

export class LiveRace {
  /** @type {HTMLElement} */ root;
  /** Called with the name of the game when the visitor wants to race. @type {(game: string) => void} */ onSeat;
  /** @type {Showcase | null} */ race = null;
  /** The time at which the race began, on the page's clock. */ began = 0;
  /** The time at which the next race is to be fetched, on the page's clock. */ ends = 0;
  /** Shows a moment in the dialog, while it is open. @type {((moment: ShowcaseMoment, caption: string) => void) | null} */ sayMore;
  /** The number of the moment that is shown; -1 before the first. */ shown = -1;
  /** @type {Map<string, ShowcasePiece>} */ pieces = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */ timer = undefined;
  isInView = true;
  /** True while the race is shown in a dialog. */ isWatched = false;
  ground = makeSvg("svg", { class: "live-ground" });
  /** Cards, dice and tokens. */ things = makeSvg("svg", { class: "live-things" });
  /** The pieces that move, in a separate drawing, so that the board is not painted again. */ racers = makeSvg("svg", {
    class: "live-racers",
  });
  stage = make("div", { class: "live-board", "aria-hidden": "true" }, this.ground, this.things, this.racers);

  /** @param {HTMLElement} root  @param {(game: string) => void} onSeat */
  constructor(root, onSeat) {
    this.root = root;
    this.onSeat = onSeat;
    this.sayMore = null;
    find(".live-stage", root).append(this.stage);
    find("#live-watch", root).addEventListener("click", () => this.watch());
    document.addEventListener("visibilitychange", () => this.resume());
    new IntersectionObserver(([entry]) => {
      this.isInView = entry.isIntersecting;
      this.resume();
    }).observe(root);
  }

  /** True if nothing should move: the page or the board is out of sight, or the visitor asked for less motion. */
  get isPaused() {
    if (document.hidden) return true;
    return !this.isWatched && (!this.isInView || prefersReducedMotion());
  }

  /** The number of the moment that belongs to the current time. */
  get now() {
    const { race } = this;
    if (!race) return -1;
    return Math.min(race.moments.length - 1, Math.floor((performance.now() - this.began) / 1000 / race.step));
  }

  /** Fetch the current race and show it from its current moment on. */
  async load() {
    clearTimeout(this.timer);
    try {
      const { race: number, elapsed, left } = await get("/api/showcase", {});
      const began = performance.now() - elapsed * 1000;
      if (this.race?.race !== number) {
        const race = await get("/api/showcase/{race}", { race: number });
        await loadGameStyles(race.game);
        this.setRace(race);
      }
      this.began = began;
      this.ends = began + (elapsed + left) * 1000 + Math.random() * JITTER_MS;
      this.jump();
      this.root.hidden = false;
      this.schedule();
    } catch {
      this.timer = setTimeout(() => this.load(), RETRY_MS);
    }
  }

  /** @param {Showcase} race */
  setRace(race) {
    this.race = race;
    const { width, height, drawing } = race.board;
    for (const svg of [this.ground, this.things, this.racers]) svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.stage.style.setProperty("--aspect", String(width / height));
    this.ground.innerHTML = drawing;
    this.root.dataset.game = race.game;
    setSprites(race.faces);
    this.things.replaceChildren();
    this.racers.replaceChildren();
  }

  /** Show the current moment without moving there. */
  jump() {
    const { race } = this;
    if (!race) return;
    this.pieces.clear();
    this.shown = this.now;
    for (const moment of race.moments.slice(0, this.shown + 1)) this.apply(moment);
    this.draw({});
    this.say();
  }

  /** Change the pieces as a moment does. @param {ShowcaseMoment} moment */
  apply(moment) {
    for (const [id, way] of Object.entries(moment.paths)) {
      const piece = this.pieces.get(id);
      if (piece) this.pieces.set(id, { ...piece, slot: way[way.length - 1] });
    }
    for (const id of moment.gone) this.pieces.delete(id);
    for (const piece of moment.pieces) this.pieces.set(piece.id, piece);
  }

  /** Go on, after a pause from the current moment. */
  resume() {
    if (!this.race) return; // a request that failed is sent again
    clearTimeout(this.timer);
    if (this.isPaused) return;
    if (this.now > this.shown + 1) this.jump();
    this.schedule();
  }

  /** Wait for the next moment, or for the next race. */
  schedule() {
    clearTimeout(this.timer);
    const { race } = this;
    if (!race || this.isPaused) return;
    const isOver = this.shown >= race.moments.length - 1;
    const next = isOver ? this.ends : this.began + (this.shown + 1) * race.step * 1000;
    this.timer = setTimeout(() => (isOver ? this.load() : this.advance()), Math.max(50, next - performance.now()));
  }

  advance() {
    const moment = this.race?.moments[this.shown + 1];
    if (!moment) return;
    this.shown += 1;
    this.apply(moment);
    this.draw(prefersReducedMotion() ? {} : moment.paths);
    this.say();
    this.schedule();
  }

  /** @param {Record<string, string[]>} paths of the pieces that move */
  draw(paths) {
    const slots = this.race?.board.slots ?? {};
    const shown = [...this.pieces.values()].filter((piece) => piece.slot in slots);
    for (const svg of [this.things, this.racers])
      reconcile(
        svg,
        shown.filter((piece) => (piece.seat === null) === (svg === this.things)),
        (piece) => piece.id,
        () => makeSvg("g", { class: "piece" }, makeSvg("g", {}, makeSvg("use")), makeSvg("g")),
        (g, piece) => this.drawPiece(g, piece, paths[piece.id] ?? []),
      );
  }

  /** @param {SVGGElement} g  @param {ShowcasePiece} piece  @param {string[]} way */
  drawPiece(g, piece, way) {
    const slots = this.race?.board.slots ?? {};
    const [body, badge] = childrenOf(g);
    const use = body.firstElementChild;
    if (!(use instanceof SVGUseElement)) return;
    const old = g.place;
    /** @type {Place[]} */
    const points = old ? [old] : [];
    for (const id of [...way, piece.slot]) {
      const [x, y, turn, scale] = slots[id] ?? [];
      if (x === undefined) continue;
      const last = points[points.length - 1];
      const size = scale * (piece.seat === null ? 1 : SEAT_SCALE);
      if (!last || last.x !== x || last.y !== y || last.turn !== turn)
        points.push({ x, y, turn: last ? nearestAngle(turn, last.turn) : turn, scale: size });
    }
    const place = points[points.length - 1];
    g.place = place;
    g.setAttribute("class", piece.seat === null ? "piece" : `piece racer seat-${piece.seat}`);
    g.style.transform = `translate(${place.x}px, ${place.y}px)`;
    body.style.transform = `rotate(${place.turn}deg) scale(${place.scale})`;
    if (use.dataset.face !== piece.face) setSprite(use, piece.face, true);
    if (piece.seat !== null && badge.dataset.seat !== String(piece.seat)) {
      badge.dataset.seat = String(piece.seat);
      const { width, height } = spriteSize(piece.face);
      badge.replaceChildren(...emblemShapes(piece.seat));
      badge.style.transform = `scale(${(Math.min(width, height) * place.scale * 0.5) / 24})`;
    }
    if (way.length && points.length > 1) moveAlong(g, body, points);
  }

  /** Say who leads, or who has won. */
  say() {
    const { race } = this;
    const moment = race?.moments[this.shown];
    if (!race || !moment) return;
    const isOver = this.shown === race.moments.length - 1;
    const names = (isOver ? race.winners : [moment.ranks.indexOf(1)]).map((seat) => race.seats[seat]);
    const text = isOver ? t("live.won", { names }) : t("live.leads", { names, title: moment.title });
    setText(find("#live-text", this.root), text);
    this.sayMore?.(moment, text);
  }

  /** Show the race in a dialog, upright and larger, with places and what happens. */
  watch() {
    const { race } = this;
    if (!race) return;
    const home = find(".live-stage", this.root);
    const text = make("p", { class: "watch-text" });
    const title = make("p", { class: "watch-title" });
    const places = make("ol", { class: "watch-places" });
    this.isWatched = true;
    this.sayMore = (moment, caption) => {
      setText(title, caption);
      setText(text, moment.text);
      const order = moment.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
      reconcile(
        places,
        order,
        ({ seat }) => String(seat),
        ({ seat }) => make("li", {}, emblem(seat), make("span")),
        (li, { rank, seat }) => setText(find("span", li), withRank(rank, this.race?.seats[seat] ?? "")),
      );
    };
    const seat = make("button", {
      type: "button",
      class: "primary",
      id: "live-seat",
      text: t("live.seat"),
      onclick: () => this.onSeat(race.game),
    });
    const board = make("div", { class: "watch-board", data: { game: race.game } }, this.stage);
    openDialog(
      t("live.watching", { game: race.title }),
      [
        board,
        make(
          "div",
          { class: "watch-side" },
          title,
          places,
          text,
          make("p", { class: "note", text: t("live.note") }),
          seat,
        ),
      ],
      {
        class: "theatre",
        closed: () => {
          this.isWatched = false;
          this.sayMore = null;
          home.append(this.stage);
          this.resume();
        },
      },
    );
    this.jump();
    this.resume();
    seat.focus();
  }
}

/** Move a piece through points at constant speed. @param {Element} outer moved  @param {Element} inner turned  @param {Place[]} points */
function moveAlong(outer, inner, points) {
  const { length, offsets } = pathOffsets(points);
  if (length < 1) return;
  const timing = { duration: Math.min(MAX_PATH_MS, 200 + SPACE_MS * points.length), easing: "ease-in-out" };
  outer.animate(
    points.map((p, i) => ({ transform: `translate(${p.x}px, ${p.y}px)`, offset: offsets[i] })),
    timing,
  );
  inner.animate(
    points.map((p, i) => ({ transform: `rotate(${p.turn}deg) scale(${p.scale})`, offset: offsets[i] })),
    timing,
  );
}

/** True if the visitor's browser asks for less data: then the race is not fetched. */
export function savesData() {
  const { connection } = /** @type {Navigator & {connection?: {saveData?: boolean}}} */ (navigator);
  return connection?.saveData === true;
}
