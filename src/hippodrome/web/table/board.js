// The board: its drawing, the pieces on its slots, what can be picked, and the preview of an answer.
import { reconcile, makeSvg, find, make, setAttr } from "../lib/dom.js";
import { emblemShapes } from "../graphics/emblem.js";
import { spriteSize, setSprite } from "../graphics/sprites.js";
import { fadeIn, glide, changeSprite } from "../playback/animation.js";
import { joinTexts, t } from "../lib/i18n.js";

/** @typedef {{id: string, face: string, slot: string, label: string, detail: string, mark: string, seat: number|null}} Piece */
/** @typedef {{id: string, label: string, why_not: string, button: boolean}} Pick */

export class Board {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.stage = stage;
    this.slots = {};
    this.pieces = [];
    /** The pieces after playback. @type {Piece[]} */
    this.nextPieces = [];
    this.zoom = 1;
    this.aspect = 1.6;
    this.background = makeSvg("svg", { class: "ground", "aria-hidden": "true" }); // an <svg> of its own, so that moving pieces do not repaint it
    this.previewLayer = makeSvg("g", { class: "preview", "aria-hidden": "true" });
    this.slotLayer = makeSvg("g", { class: "places" });
    this.pieceLayer = makeSvg("g", { class: "pieces" });
    this.ghostLayer = makeSvg("g", { class: "ghost", "aria-hidden": "true" });
    this.ringLayer = makeSvg("g", { class: "rings", "aria-hidden": "true" });
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
    const width = Math.min(clientWidth, clientHeight * this.aspect) * this.zoom;
    this.scroll.style.setProperty("--width", `${width}px`);
    this.scroll.style.setProperty("--height", `${width / this.aspect}px`);
  }

  zoomTo(zoom) {
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

  /** Replace the board. */
  setBoard({ width, height, drawing, slots }) {
    this.slots = Object.fromEntries(
      Object.entries(slots).map(([id, [x, y, turn, scale, label]]) => [id, { x, y, turn, scale, label }]),
    );
    for (const svg of [this.background, this.svg]) svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.aspect = width / height;
    this.stage.style.setProperty("--aspect", String(this.aspect));
    this.fit();
    this.background.innerHTML = drawing;
    this.radius = this.markRadius(width);
    this.unit = width / 100;
    this.svg.style.setProperty("--unit", String(this.unit));
    this.pieceLayer.replaceChildren();
  }

  /** The radius of a slot's mark that does not touch its neighbours. */
  markRadius(width) {
    const all = Object.values(this.slots);
    const nearestAngle = all
      .slice(0, 400)
      .map((a) => Math.min(...all.map((b) => (a === b ? Infinity : Math.hypot(a.x - b.x, a.y - b.y) || Infinity))))
      .sort((a, b) => a - b);
    const usual = nearestAngle[Math.floor(nearestAngle.length / 3)];
    return Math.max(width / 150, Math.min(width / 40, Number.isFinite(usual) ? usual * 0.48 : width / 60));
  }

  /**
   * @param {Piece[]} pieces  @param {Record<string, string[]>} ways their paths of slots  @param {{moving: boolean, letters: string[], came: (id: string) => DOMRect|null}} how
   */
  show(pieces, ways, how) {
    this.pieces = this.nextPieces = pieces.filter((piece) => piece.slot in this.slots);
    reconcile(
      this.pieceLayer,
      this.pieces,
      (piece) => piece.id,
      (piece) => this.create(piece),
      (g, piece) => this.update(g, piece, ways[piece.id] ?? [], how),
    );
  }

  create(piece) {
    return makeSvg(
      "g",
      { class: "piece", data: { id: piece.id }, role: "img" },
      makeSvg("g", { class: "body" }, makeSvg("use"), makeSvg("rect", { class: "halo" })),
      makeSvg("g", { class: "badge" }),
    );
  }

  update(g, piece, way, { moving, letters, came }) {
    const [body, badge] = g.children;
    const use = body.firstElementChild;
    const at = this.slots[piece.slot];
    const old = g.place;
    const turn = old ? nearestAngle(at.turn, old.turn) : at.turn;
    g.place = { x: at.x, y: at.y, turn, scale: at.scale };
    g.piece = piece;
    g.style.transform = `translate(${at.x}px, ${at.y}px)`;
    body.style.transform = `rotate(${turn}deg) scale(${at.scale})`;
    if (moving) this.move(g, body, piece, way, old, came);
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
      setAttr(body.lastElementChild, name, value);
    const key = `${piece.face}|${piece.mark}|${piece.seat}|${letter}|${at.scale}`;
    if (badge.dataset.key !== key) {
      badge.dataset.key = key;
      badge.replaceChildren(...this.badgeOf(piece, letter, at.scale));
    }
  }

  move(g, body, piece, way, old, came) {
    if (!old) {
      const from = came(piece.id);
      if (!from) return fadeIn(g);
      const ctm = this.svg.getScreenCTM()?.inverse();
      if (!ctm) return;
      const point = new DOMPoint(from.left + from.width / 2, from.top + from.height / 2).matrixTransform(ctm);
      return glide(g, body, [{ ...g.place, x: point.x, y: point.y }, g.place]);
    }
    if (old.x === g.place.x && old.y === g.place.y && !way.length) return;
    this.glideTo(g, body, old, way, 1);
  }

  /** Animate a piece from where it is, through slots, to its place. Returns the duration. */
  glideTo(g, body, old, way, pace) {
    const start = currentPosition(g) ?? old;
    const points = [{ ...old, x: start.x, y: start.y }];
    for (const slot of [...way.map((id) => this.slots[id]).filter(Boolean), g.place]) {
      const last = points[points.length - 1];
      if (slot.x !== last.x || slot.y !== last.y)
        points.push({ x: slot.x, y: slot.y, scale: slot.scale, turn: nearestAngle(slot.turn, last.turn) });
    }
    points[points.length - 1].turn = nearestAngle(g.place.turn, points[points.length - 1].turn);
    g.place.turn = points[points.length - 1].turn;
    body.style.transform = `rotate(${g.place.turn}deg) scale(${g.place.scale})`;
    return glide(g, body, points, pace);
  }

  /** Animate pieces along their paths; they stay there until the next scene. Returns the duration. @param {Record<string, string[]>} ways */
  movePieces(ways, pace) {
    return Math.max(
      0,
      ...Object.entries(ways).map(([id, way]) => {
        const g = this.pieceElement(id);
        const old = g?.place;
        return old && this.placePieces({ [id]: way.at(-1) }) ? this.glideTo(g, g.children[0], old, way, pace) : 0;
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
      g.piece = { ...g.piece, slot };
      this.pieces = this.pieces.map((piece) => (piece.id === id ? g.piece : piece));
      g.place = { x: at.x, y: at.y, turn: nearestAngle(at.turn, g.place.turn), scale: at.scale };
      g.style.transform = `translate(${at.x}px, ${at.y}px)`;
      g.children[0].style.transform = `rotate(${g.place.turn}deg) scale(${at.scale})`;
      moved = true;
    }
    return moved;
  }

  pieceElement(id) {
    return find(`[data-id="${CSS.escape(id)}"]`, this.pieceLayer);
  }

  /** Stop all animations. */
  stopAnimations() {
    for (const g of this.pieceLayer.children) currentPosition(g);
  }

  /** The upright badge on a piece: a seat's emblem, or a number. */
  badgeOf(piece, letter, scale) {
    const { width, height } = spriteSize(piece.face);
    const least = Math.min(width, height) * scale;
    if (piece.seat !== null && (!piece.mark || piece.mark.startsWith(letter))) {
      const g = makeSvg("g", { class: "emblem" }, ...emblemShapes(piece.seat, piece.mark || letter));
      g.style.transform = `scale(${(least * 0.62) / 24})`;
      return [g];
    }
    if (!piece.mark) return [];
    const size = Math.max(least * 0.34, this.unit);
    const wide = Math.max(1.5, 0.62 * piece.mark.length + 0.7) * size;
    const y = piece.seat === null ? (height * scale) / 2 - size * 0.55 : 0;
    return [
      makeSvg("rect", {
        class: "mark-ground",
        x: -wide / 2,
        y: y - size * 0.75,
        width: wide,
        height: size * 1.5,
        rx: size * 0.75,
      }),
      makeSvg("text", { class: "mark-text", y: y + size * 0.36, "font-size": size, text: piece.mark }),
    ];
  }

  /** The element of a piece or of a slot that can be picked. */
  element(id) {
    return find(`[data-id="${CSS.escape(id)}"]`, this.svg);
  }

  has(id) {
    return id in this.slots || this.nextPieces.some((piece) => piece.id === id);
  }

  /** Show what can be picked. @param {Map<string, Pick>} picks  @param {string[]} chosen */
  showPicks(picks, chosen) {
    for (const g of this.pieceLayer.children) updatePickState(g, picks.get(g.dataset.id), chosen, g.piece.label);
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
          makeSvg("circle", { r: this.radius * Math.max(1, at.scale) }),
          makeSvg("title"),
        );
        g.style.transform = `translate(${at.x}px, ${at.y}px)`;
        return g;
      },
      (g, pick) => {
        updatePickState(g, pick, chosen, this.slots[pick.id].label || pick.label);
        g.lastElementChild.textContent = pick.label || this.slots[pick.id].label;
      },
    );
    this.svg.classList.toggle("asks", picks.size > 0);
    // If nothing can be picked, the first piece takes the focus; arrow keys lead to the others.
    if (!find('[tabindex="0"]', this.svg)) this.pieceLayer.firstElementChild?.setAttribute("tabindex", "0");
  }

  /** Show the path of an answer, and the slot or slots where it may end. */
  showPreview(preview) {
    this.previewLayer.replaceChildren();
    this.ghostLayer.replaceChildren();
    if (!preview) return;
    const piece = this.pieces.find((one) => one.id === preview.piece);
    const way = preview.path.map((id) => this.slots[id]).filter(Boolean);
    if (piece && this.slots[piece.slot] && preview.path[0] !== piece.slot) way.unshift(this.slots[piece.slot]);
    if (way.length > 1) {
      const points = way.map((at) => `${at.x},${at.y}`).join(" ");
      this.previewLayer.append(
        makeSvg("polyline", { class: "way-under", points }),
        makeSvg("polyline", { class: preview.warns ? "way warns" : "way", points }),
      );
    }
    for (const id of preview.reach) {
      const at = this.slots[id];
      if (at)
        this.ghostLayer.append(
          makeSvg("circle", {
            class: preview.warns ? "landing warns reach" : "landing reach",
            cx: at.x,
            cy: at.y,
            r: this.radius * 0.8,
          }),
        );
    }
    const landing = this.slots[preview.landing];
    if (!landing) return;
    if (piece) {
      const { width, height } = spriteSize(piece.face);
      const use = makeSvg("use", { class: piece.seat === null ? "" : `seat-${piece.seat}` });
      setSprite(use, piece.face, true);
      const g = makeSvg("g", { class: "ghost-piece" }, use);
      g.style.transform = `translate(${landing.x}px, ${landing.y}px) rotate(${landing.turn}deg) scale(${landing.scale})`;
      this.ghostLayer.append(
        g,
        makeSvg("circle", {
          class: preview.warns ? "landing warns" : "landing",
          cx: landing.x,
          cy: landing.y,
          r: Math.max(width, height) * landing.scale * 0.58,
        }),
      );
    } else {
      this.ghostLayer.append(
        makeSvg("circle", { class: "landing", cx: landing.x, cy: landing.y, r: this.radius * 1.2 }),
      );
    }
  }

  /** The labelled slot near a point of the window, or null. */
  slotAt(x, y) {
    const ctm = this.svg.getScreenCTM()?.inverse();
    if (!ctm) return null;
    const at = new DOMPoint(x, y).matrixTransform(ctm);
    let best = null;
    let least = this.radius * 2.2;
    for (const slot of Object.values(this.slots)) {
      const far = Math.hypot(slot.x - at.x, slot.y - at.y);
      if (slot.label && far < least) [best, least] = [slot, far];
    }
    return best;
  }

  /** True if a slot is in the left half. */
  isLeft(slot) {
    return (this.slots[slot]?.x ?? Infinity) < this.unit * 50;
  }

  /** True if these pieces and slots are, on average, in the upper half. */
  isHigh(ids) {
    const places = ids.map((id) => this.slots[id] ?? this.pieceElement(id)?.place).filter(Boolean);
    const [, , , height] = this.svg.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
    return places.length > 0 && places.reduce((sum, at) => sum + at.y, 0) / places.length < height / 2;
  }

  /** Draw rings around pieces and slots. */
  pointAt(ids) {
    const rings = [];
    for (const id of ids) {
      const piece = this.pieces.find((one) => one.id === id);
      const at = this.slots[piece ? piece.slot : id];
      if (!at) continue;
      const size = piece
        ? Math.max(spriteSize(piece.face).width, spriteSize(piece.face).height) * at.scale * 0.6
        : this.radius * 1.3;
      rings.push(makeSvg("circle", { cx: at.x, cy: at.y, r: size }));
    }
    this.ringLayer.replaceChildren(...rings);
  }
}

/** An angle equal to `turn` that is nearest to another. */
function nearestAngle(turn, from) {
  return turn + 360 * Math.round((from - turn) / 360);
}

/** Stop the animation of a piece. Returns where it was, or null. (Asking the browser for running animations would restyle the page.) */
function currentPosition(g) {
  if (!g.gliding) return null;
  const matrix = new DOMMatrix(getComputedStyle(g).transform);
  for (const animation of g.getAnimations({ subtree: true })) animation.cancel();
  g.gliding = null;
  return { x: matrix.e, y: matrix.f };
}

/** Show on an element whether it can be picked, is chosen, or why it cannot be picked. */
export function updatePickState(el, pick, chosen, label) {
  el.pick = pick ?? null;
  const button = el instanceof HTMLButtonElement;
  el.classList.toggle("lit", Boolean(pick && !pick.why_not));
  el.classList.toggle("barred", Boolean(pick && pick.why_not));
  const picked = Boolean(pick && chosen.includes(pick.id));
  el.classList.toggle("chosen", picked);
  if (!button) {
    setAttr(el, "role", pick ? "button" : "img");
    setAttr(el, "tabindex", pick && !pick.why_not ? "0" : "-1");
  }
  setAttr(el, "aria-label", pick?.label || label);
  setAttr(el, "aria-pressed", pick && !pick.why_not ? String(picked) : null);
  setAttr(el, "aria-disabled", pick ? (pick.why_not ? "true" : null) : button ? "true" : null);
  setAttr(el, "aria-description", joinTexts([pick?.why_not, el.piece?.detail, pick?.detail], "sentences") || null);
}
