// The board: its drawing, the pieces on its slots, what can be picked, and the preview of an answer.
import {
  childrenOf,
  isPageElement,
  make,
  makeSvg,
  prefersReducedMotion,
  query,
  queryAs,
  reconcile,
  setAttr,
} from "../lib/dom.js";
import { markRadius, nearestAngle, nearestSlot } from "../lib/geometry.js";
import { badgeOf, previewEnds, previewPath, ringsAround } from "../graphics/board_marks.js";
import { updatePickState } from "../graphics/pick_state.js";
import { setSprite, spriteSize } from "../graphics/sprites.js";
import { changeSprite, fadeIn, glide } from "../playback/animation.js";
import { t } from "../lib/i18n.js";
import { isSmallScreen } from "../lib/responsive.js";

/** @import { Pick, Piece, Preview, TableBoard } from "#api" */
/** @import { Place, SceneOptions, Slot } from "#page" */

/** The greatest width of the board on an upright phone, in widths of the screen. */
const MAX_COVER = 3;

export class Board {
  /** @type {HTMLElement} */ stage;
  /** @type {Record<string, Slot>} */ slots = {};
  /** @type {Piece[]} */ pieces = [];
  zoom = 1;
  /** False once the player has asked for the whole board. */ wantsFollowing = true;
  /** The pieces and slots that were last scrolled to. @type {string[]} */ followed = [];
  aspect = 1.6;
  /** The radius of a slot's mark. */ radius = 0;
  /** A hundredth of the board's width. */ unit = 0;
  background = makeSvg("svg", { class: "ground", "aria-hidden": "true" }); // an <svg> of its own, so that moving pieces do not repaint it
  previewLayer = makeSvg("g", { class: "preview", "aria-hidden": "true" });
  slotLayer = makeSvg("g", { class: "places" });
  pieceLayer = makeSvg("g", { class: "pieces" });
  ghostLayer = makeSvg("g", { class: "ghost", "aria-hidden": "true" });
  ringLayer = makeSvg("g", { class: "rings", "aria-hidden": "true" });
  /** @type {SVGSVGElement} */ svg;
  /** @type {HTMLElement} */ scroll;

  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.stage = stage;
    this.svg = makeSvg(
      "svg",
      { class: "board", role: "group", "aria-label": t("board.label"), preserveAspectRatio: "xMidYMid meet" },
      this.previewLayer,
      this.slotLayer,
      this.pieceLayer,
      this.ghostLayer,
      this.ringLayer,
    );
    this.scroll = make("div", { class: "board-scroll" }, this.background, this.svg);
    stage.append(
      this.scroll,
      make(
        "div",
        { class: "zoom" },
        make("button", {
          type: "button",
          text: "+",
          "aria-label": t("board.closer"),
          title: t("board.closer"),
          onclick: () => this.zoomTo(this.zoom * 1.5),
        }),
        make("button", {
          type: "button",
          text: "−",
          "aria-label": t("board.farther"),
          title: t("board.farther"),
          onclick: () => this.zoomTo(this.zoom / 1.5),
        }),
      ),
    );
    new ResizeObserver(() => this.fit()).observe(stage);
  }

  /**
   * Fit the board into the stage. (CSS container units would make the browser lay out the whole board again with every text that
   * changes anywhere on the page.)
   */
  fit() {
    const { clientWidth, clientHeight } = this.stage;
    const sizes = [clientWidth, clientHeight * this.aspect];
    const width =
      (this.isFollowing ? Math.min(Math.max(...sizes), MAX_COVER * clientWidth) : Math.min(...sizes)) * this.zoom;
    this.scroll.style.setProperty("--width", `${width}px`);
    this.scroll.style.setProperty("--height", `${width / this.aspect}px`);
    this.follow(this.followed);
  }

  /** True if the board fills the height of an upright phone, and shows the part where something happens. */
  get isFollowing() {
    return this.wantsFollowing && isSmallScreen() && innerHeight > innerWidth;
  }

  /** On an upright phone, scroll to the middle of pieces and slots; if they are too far apart, to the first. @param {string[]} ids */
  follow(ids) {
    this.followed = ids;
    if (!this.isFollowing) return;
    const box = this.scroll;
    const scale = box.scrollWidth / (this.unit * 100);
    const at = ids.flatMap((id) => this.slots[id] ?? this.pieceElement(id)?.place ?? []).map(({ x }) => x * scale);
    if (!at.length) return;
    const [least, most] = [Math.min(...at), Math.max(...at)];
    const middle = most - least < 0.85 * box.clientWidth ? (least + most) / 2 : at[0];
    box.scrollTo({ left: middle - box.clientWidth / 2, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }

  /** @param {number} zoom */
  zoomTo(zoom) {
    if (this.isFollowing && zoom < 1) {
      this.wantsFollowing = false; // the whole board
      return this.fit();
    }
    this.wantsFollowing ||= zoom > 1;
    const box = this.scroll;
    const [x, y] = [
      (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
      (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
    ];
    this.zoom = Math.max(1, Math.min(4, zoom));
    this.stage.classList.toggle("zoomed", this.zoom > 1.01);
    this.fit();
    setAttr(box, "tabindex", this.zoom > 1.01 ? "0" : null);
    box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
  }

  /** Replace the board. @param {TableBoard} board */
  setBoard({ width, height, drawing, slots }) {
    this.slots = Object.fromEntries(
      Object.entries(slots).map(([id, [x, y, turn, scale, label]]) => [id, { x, y, turn, scale, label }]),
    );
    for (const svg of [this.background, this.svg]) svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.aspect = width / height;
    this.stage.style.setProperty("--aspect", String(this.aspect));
    this.fit();
    this.background.innerHTML = drawing;
    this.radius = markRadius(Object.values(this.slots), width);
    this.unit = width / 100;
    this.svg.style.setProperty("--unit", String(this.unit));
    this.pieceLayer.replaceChildren();
  }

  /**
   * @param {Piece[]} pieces  @param {Record<string, string[]>} ways their paths of slots  @param {SceneOptions} how
   */
  show(pieces, ways, how) {
    this.pieces = pieces.filter((piece) => piece.slot in this.slots);
    reconcile(
      this.pieceLayer,
      this.pieces,
      (piece) => piece.id,
      (piece) => this.create(piece),
      (g, piece) => this.update(g, piece, ways[piece.id] ?? [], how),
    );
  }

  /** @param {Piece} piece */
  create(piece) {
    return makeSvg(
      "g",
      { class: "piece", data: { id: piece.id }, role: "img" },
      makeSvg("g", { class: "body" }, makeSvg("use"), makeSvg("rect", { class: "halo" })),
      makeSvg("g", { class: "badge" }),
    );
  }

  /** @param {SVGGElement} g  @param {Piece} piece  @param {string[]} way  @param {SceneOptions} how */
  update(g, piece, way, { moving, letters, came }) {
    const { body, use, halo, badge } = partsOf(g);
    const at = this.slots[piece.slot];
    const old = g.place;
    const turn = old ? nearestAngle(at.turn, old.turn) : at.turn;
    g.place = { x: at.x, y: at.y, turn, scale: at.scale };
    g.piece = piece;
    g.style.transform = `translate(${at.x}px, ${at.y}px)`;
    body.style.transform = `rotate(${turn}deg) scale(${at.scale})`;
    if (moving) this.move(g, g.place, piece, way, old, came);
    if (use.dataset.face !== piece.face) {
      if (moving && old) changeSprite(piece.id, body, use, piece.face, true);
      else setSprite(use, piece.face, true);
    }
    g.setAttribute("class", `piece${piece.seat === null ? "" : ` seat-${piece.seat}`}`);
    setAttr(g, "aria-label", piece.label);
    const letter = piece.seat === null ? "" : (letters[piece.seat] ?? "");
    const { width, height } = spriteSize(piece.face);
    const room = Math.min(width, height) * 0.06;
    for (const [name, value] of Object.entries({
      x: -width / 2 - room,
      y: -height / 2 - room,
      width: width + 2 * room,
      height: height + 2 * room,
      rx: Math.min(width, height) * 0.16,
    }))
      setAttr(halo, name, value);
    const key = `${piece.face}|${piece.mark}|${piece.seat}|${letter}|${at.scale}`;
    if (badge.dataset.key !== key) {
      badge.dataset.key = key;
      badge.replaceChildren(...badgeOf(piece, letter, at.scale, this.unit));
    }
  }

  /**
   * @param {SVGGElement} g  @param {Place} place where it is to be  @param {Piece} piece  @param {string[]} way
   * @param {Place | undefined} old where it was  @param {SceneOptions["came"]} came
   */
  move(g, place, piece, way, old, came) {
    if (!old) {
      const from = came(piece.id);
      if (!from) return fadeIn(g);
      const ctm = this.svg.getScreenCTM()?.inverse();
      if (!ctm) return;
      const point = new DOMPoint(from.left + from.width / 2, from.top + from.height / 2).matrixTransform(ctm);
      glide(g, partsOf(g).body, [{ ...place, x: point.x, y: point.y }, place]);
    } else if (old.x !== place.x || old.y !== place.y || way.length) this.glideTo(g, place, old, way, 1);
  }

  /** Animate a piece from where it is, through slots, to its place. Returns the duration. @param {SVGGElement} g  @param {Place} place  @param {Place} old  @param {string[]} way  @param {number} pace */
  glideTo(g, place, old, way, pace) {
    const { body } = partsOf(g);
    const start = currentPosition(g) ?? old;
    const points = [{ ...old, x: start.x, y: start.y }];
    for (const slot of [...way.map((id) => this.slots[id]).filter(Boolean), place]) {
      const last = points[points.length - 1];
      if (slot.x !== last.x || slot.y !== last.y)
        points.push({ x: slot.x, y: slot.y, scale: slot.scale, turn: nearestAngle(slot.turn, last.turn) });
    }
    const end = points[points.length - 1];
    end.turn = nearestAngle(place.turn, end.turn);
    place.turn = end.turn;
    body.style.transform = `rotate(${place.turn}deg) scale(${place.scale})`;
    return glide(g, body, points, pace);
  }

  /** Animate pieces along their paths; they stay there until the next scene. Returns the duration. @param {Record<string, string[]>} ways  @param {number} pace */
  movePieces(ways, pace) {
    return Math.max(
      0,
      ...Object.entries(ways).map(([id, way]) => {
        const g = this.pieceElement(id);
        const old = g?.place;
        if (!g || !old || !this.placePieces({ [id]: way[way.length - 1] })) return 0;
        return this.glideTo(g, g.place ?? old, old, way, pace);
      }),
    );
  }

  /** Put pieces on other slots without animation; those without a slot disappear. Returns true if any has moved. @param {Record<string, string>} places */
  placePieces(places) {
    let moved = false;
    for (const [id, slot] of Object.entries(places)) {
      const g = this.pieceElement(id);
      const at = this.slots[slot];
      if (!g?.place) continue;
      g.classList.toggle("gone", !at);
      if (!at) continue;
      this.pieces = this.pieces.map((piece) => (piece.id === id ? { ...piece, slot } : piece));
      g.piece = this.pieces.find((piece) => piece.id === id);
      g.place = { x: at.x, y: at.y, turn: nearestAngle(at.turn, g.place.turn), scale: at.scale };
      g.style.transform = `translate(${at.x}px, ${at.y}px)`;
      partsOf(g).body.style.transform = `rotate(${g.place.turn}deg) scale(${at.scale})`;
      moved = true;
    }
    return moved;
  }

  /** @param {string} id */
  pieceElement(id) {
    return queryAs(SVGGElement, `[data-id="${CSS.escape(id)}"]`, this.pieceLayer);
  }

  /** Stop all animations. */
  stopAnimations() {
    for (const g of this.pieceLayer.children) currentPosition(g);
  }

  /** The element of a piece or of a slot that can be picked. @param {string} id */
  element(id) {
    return query(`[data-id="${CSS.escape(id)}"]`, this.svg);
  }

  /** @param {string} id */
  has(id) {
    return id in this.slots || this.pieces.some((piece) => piece.id === id);
  }

  /** Show what can be picked. @param {Map<string, Pick>} picks  @param {string[]} chosen */
  showPicks(picks, chosen) {
    for (const g of childrenOf(this.pieceLayer))
      updatePickState(g, picks.get(g.dataset.id ?? ""), chosen, g.piece?.label);
    const places = [...picks.values()].filter(
      (pick) => pick.id in this.slots && !this.pieces.some((piece) => piece.id === pick.id),
    );
    reconcile(
      this.slotLayer,
      places,
      (pick) => pick.id,
      (pick) => {
        const at = this.slots[pick.id];
        const g = makeSvg(
          "g",
          { class: "place", data: { id: pick.id } },
          makeSvg("circle", { r: this.radius }),
          makeSvg("title"),
        );
        g.style.transform = `translate(${at.x}px, ${at.y}px)`;
        return g;
      },
      (g, pick) => {
        updatePickState(g, pick, chosen, this.slots[pick.id].label || pick.label);
        setTitle(g, pick.label || this.slots[pick.id].label);
      },
    );
    this.svg.classList.toggle("asks", picks.size > 0);
    // If nothing can be picked, the first piece takes the focus; arrow keys lead to the others.
    if (!query('[tabindex="0"]', this.svg)) this.pieceLayer.firstElementChild?.setAttribute("tabindex", "0");
  }

  /** Show the path of an answer, and the slot or slots where it may end. @param {Preview | null} preview */
  showPreview(preview) {
    const piece = this.pieces.find((one) => one.id === preview?.piece);
    this.previewLayer.replaceChildren(...(preview ? previewPath(preview, this.slots, piece) : []));
    this.ghostLayer.replaceChildren(...(preview ? previewEnds(preview, this.slots, piece, this.radius) : []));
  }

  /** The labelled slot near a point of the window, or null. @param {number} x  @param {number} y */
  slotAt(x, y) {
    const ctm = this.svg.getScreenCTM()?.inverse();
    if (!ctm) return null;
    return nearestSlot(Object.values(this.slots), new DOMPoint(x, y).matrixTransform(ctm), this.radius * 2.2);
  }

  /** Draw rings around pieces and slots. @param {string[]} ids */
  pointAt(ids) {
    this.ringLayer.replaceChildren(...ringsAround(ids, this.pieces, this.slots, this.radius));
  }
}

/** The elements of a piece: see `create`. @param {SVGGElement} g */
function partsOf(g) {
  const [body, badge] = childrenOf(g);
  const [use, halo] = childrenOf(body);
  if (!(use instanceof SVGUseElement) || !isPageElement(halo)) throw new Error("no element of a piece");
  return { body, badge, use, halo };
}

/** @param {Element} el  @param {string} text */
function setTitle(el, text) {
  if (el.lastElementChild) el.lastElementChild.textContent = text;
}

/** Stop the animation of a piece. Returns where it was, or null. (Asking the browser for running animations would restyle the page.) @param {Element} g */
function currentPosition(g) {
  if (!g.gliding) return null;
  const matrix = new DOMMatrix(getComputedStyle(g).transform);
  for (const animation of g.getAnimations({ subtree: true })) animation.cancel();
  g.gliding = null;
  return { x: matrix.e, y: matrix.f };
}
