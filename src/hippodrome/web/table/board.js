// The board: its drawing, the pieces on its slots, what can be picked, and what a choice would do.
import { align, draw, find, make, mark } from "../lib/dom.js";
import { emblemMarks } from "../graphics/emblem.js";
import { sizeOf, wear } from "../graphics/sprites.js";
import { appear, glide, turnFace } from "../playback/animation.js";
import { joined, say } from "../lib/i18n.js";

/** @typedef {{id: string, face: string, slot: string, label: string, detail: string, mark: string, seat: number|null}} Piece */
/** @typedef {{id: string, label: string, why_not: string, button: boolean}} Pick */

export class Board {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.stage = stage;
    this.slots = {};
    this.pieces = [];
    /** Where pieces will be once all is told. @type {Piece[]} */
    this.coming = [];
    this.zoom = 1;
    this.aspect = 1.6;
    this.ground = draw("svg", { class: "ground", "aria-hidden": "true" }); // a sheet of its own: what lies on it is painted without it
    this.path = draw("g", { class: "preview", "aria-hidden": "true" });
    this.places = draw("g", { class: "places" });
    this.men = draw("g", { class: "pieces" });
    this.ghost = draw("g", { class: "ghost", "aria-hidden": "true" });
    this.rings = draw("g", { class: "rings", "aria-hidden": "true" });
    this.svg = draw("svg", { class: "board", role: "group", "aria-label": say("board.label"), preserveAspectRatio: "xMidYMid meet" },
      this.path, this.places, this.men, this.ghost, this.rings);
    this.scroll = make("div", { class: "board-scroll" }, this.ground, this.svg);
    stage.append(this.scroll, make("div", { class: "zoom" },
      make("button", { type: "button", text: "+", "aria-label": say("board.closer"), title: say("board.closer"), onclick: () => this.zoomTo(this.zoom * 1.5) }),
      make("button", { type: "button", text: "−", "aria-label": say("board.farther"), title: say("board.farther"), onclick: () => this.zoomTo(this.zoom / 1.5) })));
    new ResizeObserver(() => this.fit()).observe(stage);
  }

  /**
   * As large as the stage allows. (In CSS, by the units of a container, the browser would lay out the whole board again with every
   * word that changes anywhere on the page.)
   */
  fit() {
    const { clientWidth, clientHeight } = this.stage;
    const width = Math.min(clientWidth, clientHeight * this.aspect) * this.zoom;
    this.scroll.style.setProperty("--width", `${width}px`);
    this.scroll.style.setProperty("--height", `${width / this.aspect}px`);
  }

  zoomTo(zoom) {
    const box = this.scroll;
    const [x, y] = [(box.scrollLeft + box.clientWidth / 2) / box.scrollWidth, (box.scrollTop + box.clientHeight / 2) / box.scrollHeight];
    this.zoom = Math.max(1, Math.min(4, zoom));
    this.stage.classList.toggle("zoomed", this.zoom > 1.01);
    this.fit();
    mark(box, "tabindex", this.zoom > 1.01 ? "0" : null);
    box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
  }

  /** Lay another board. */
  lay({ width, height, drawing, slots }) {
    this.slots = Object.fromEntries(Object.entries(slots).map(([id, [x, y, turn, scale, label]]) => [id, { x, y, turn, scale, label }]));
    for (const sheet of [this.ground, this.svg]) sheet.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.aspect = width / height;
    this.stage.style.setProperty("--aspect", String(this.aspect));
    this.fit();
    this.ground.innerHTML = drawing;
    this.radius = this.reach(width);
    this.unit = width / 100;
    this.svg.style.setProperty("--unit", String(this.unit));
    this.men.replaceChildren();
  }

  /** How large a slot's mark may be without touching its neighbours. */
  reach(width) {
    const all = Object.values(this.slots);
    const near = all.slice(0, 400).map((a) => Math.min(...all.map((b) => (a === b ? Infinity : Math.hypot(a.x - b.x, a.y - b.y) || Infinity)))).sort((a, b) => a - b);
    const usual = near[Math.floor(near.length / 3)];
    return Math.max(width / 150, Math.min(width / 40, Number.isFinite(usual) ? usual * 0.48 : width / 60));
  }

  /**
   * @param {Piece[]} pieces  @param {Record<string, string[]>} ways how they came  @param {{moving: boolean, letters: string[], came: (id: string) => DOMRect|null}} how
   */
  show(pieces, ways, how) {
    this.pieces = this.coming = pieces.filter((piece) => piece.slot in this.slots);
    align(this.men, this.pieces, (piece) => piece.id, (piece) => this.create(piece), (g, piece) => this.update(g, piece, ways[piece.id] ?? [], how));
  }

  create(piece) {
    return draw("g", { class: "piece", data: { id: piece.id }, role: "img" },
      draw("g", { class: "body" }, draw("use"), draw("rect", { class: "halo" })), draw("g", { class: "badge" }));
  }

  update(g, piece, way, { moving, letters, came }) {
    const [body, badge] = g.children;
    const use = body.firstElementChild;
    const at = this.slots[piece.slot];
    const old = g.place;
    const turn = old ? near(at.turn, old.turn) : at.turn;
    g.place = { x: at.x, y: at.y, turn, scale: at.scale };
    g.piece = piece;
    g.style.transform = `translate(${at.x}px, ${at.y}px)`;
    body.style.transform = `rotate(${turn}deg) scale(${at.scale})`;
    if (moving) this.move(g, body, piece, way, old, came);
    if (use.dataset.face !== piece.face) {
      if (moving && old) turnFace(piece.id, body, use, piece.face, true);
      else wear(use, piece.face, true);
    }
    g.setAttribute("class", `piece${piece.seat === null ? "" : ` seat-${piece.seat}`}`);
    mark(g, "aria-label", piece.label);
    const letter = piece.seat === null ? "" : letters[piece.seat] ?? "";
    const { width, height } = sizeOf(piece.face);
    const room = Math.min(width, height) * 0.06;
    for (const [name, value] of Object.entries({ x: -width / 2 - room, y: -height / 2 - room, width: width + 2 * room, height: height + 2 * room, rx: Math.min(width, height) * 0.16 })) mark(body.lastElementChild, name, value);
    const key = `${piece.face}|${piece.mark}|${piece.seat}|${letter}|${at.scale}`;
    if (badge.dataset.key !== key) {
      badge.dataset.key = key;
      badge.replaceChildren(...this.badgeOf(piece, letter, at.scale));
    }
  }

  move(g, body, piece, way, old, came) {
    if (!old) {
      const from = came(piece.id);
      if (!from) return appear(g);
      const ctm = this.svg.getScreenCTM()?.inverse();
      if (!ctm) return;
      const point = new DOMPoint(from.left + from.width / 2, from.top + from.height / 2).matrixTransform(ctm);
      return glide(g, body, [{ ...g.place, x: point.x, y: point.y }, g.place]);
    }
    if (old.x === g.place.x && old.y === g.place.y && !way.length) return;
    this.go(g, body, old, way, 1);
  }

  /** Glide from where a piece is, through slots, to where it belongs now; how long that takes. */
  go(g, body, old, way, pace) {
    const start = where(g) ?? old;
    const points = [{ ...old, x: start.x, y: start.y }];
    for (const slot of [...way.map((id) => this.slots[id]).filter(Boolean), g.place]) {
      const last = points[points.length - 1];
      if (slot.x !== last.x || slot.y !== last.y) points.push({ x: slot.x, y: slot.y, scale: slot.scale, turn: near(slot.turn, last.turn) });
    }
    points[points.length - 1].turn = near(g.place.turn, points[points.length - 1].turn);
    g.place.turn = points[points.length - 1].turn;
    body.style.transform = `rotate(${g.place.turn}deg) scale(${g.place.scale})`;
    return glide(g, body, points, pace);
  }

  /** Pieces go their ways and stay there, until the next scene; how long that takes. @param {Record<string, string[]>} ways */
  travel(ways, pace) {
    return Math.max(0, ...Object.entries(ways).map(([id, way]) => {
      const g = this.man(id);
      const old = g?.place;
      return old && this.put({ [id]: way.at(-1) }) ? this.go(g, g.children[0], old, way, pace) : 0;
    }));
  }

  /** Put pieces on other slots without a way; off the board they are gone. Whether any has moved. @param {Record<string, string>} places */
  put(places) {
    let moved = false;
    for (const [id, slot] of Object.entries(places)) {
      const g = this.man(id);
      const at = this.slots[slot];
      if (!g?.place) continue;
      g.classList.toggle("gone", !at);
      if (!at) continue;
      g.piece = { ...g.piece, slot };
      this.pieces = this.pieces.map((piece) => (piece.id === id ? g.piece : piece));
      g.place = { x: at.x, y: at.y, turn: near(at.turn, g.place.turn), scale: at.scale };
      g.style.transform = `translate(${at.x}px, ${at.y}px)`;
      g.children[0].style.transform = `rotate(${g.place.turn}deg) scale(${at.scale})`;
      moved = true;
    }
    return moved;
  }

  man(id) {
    return find(`[data-id="${CSS.escape(id)}"]`, this.men);
  }

  /** Nothing moves any more. */
  halt() {
    for (const g of this.men.children) where(g);
  }

  /** What the page writes on a piece, upright: a seat's emblem, a pile's number. */
  badgeOf(piece, letter, scale) {
    const { width, height } = sizeOf(piece.face);
    const least = Math.min(width, height) * scale;
    if (piece.seat !== null && (!piece.mark || piece.mark.startsWith(letter))) {
      const g = draw("g", { class: "emblem" }, ...emblemMarks(piece.seat, piece.mark || letter));
      g.style.transform = `scale(${(least * 0.62) / 24})`;
      return [g];
    }
    if (!piece.mark) return [];
    const size = Math.max(least * 0.34, this.unit);
    const wide = Math.max(1.5, 0.62 * piece.mark.length + 0.7) * size;
    const y = piece.seat === null ? (height * scale) / 2 - size * 0.55 : 0;
    return [
      draw("rect", { class: "mark-ground", x: -wide / 2, y: y - size * 0.75, width: wide, height: size * 1.5, rx: size * 0.75 }),
      draw("text", { class: "mark-text", y: y + size * 0.36, "font-size": size, text: piece.mark }),
    ];
  }

  /** The element of a piece or of a slot that can be picked. */
  element(id) {
    return find(`[data-id="${CSS.escape(id)}"]`, this.svg);
  }

  holds(id) {
    return id in this.slots || this.coming.some((piece) => piece.id === id);
  }

  /** Show what can be picked. @param {Map<string, Pick>} picks  @param {string[]} chosen */
  light(picks, chosen) {
    for (const g of this.men.children) dressPick(g, picks.get(g.dataset.id), chosen, g.piece.label);
    const places = [...picks.values()].filter((pick) => pick.id in this.slots && !this.pieces.some((piece) => piece.id === pick.id));
    align(this.places, places, (pick) => pick.id,
      (pick) => {
        const at = this.slots[pick.id];
        const g = draw("g", { class: "place", data: { id: pick.id } }, draw("circle", { r: this.radius * Math.max(1, at.scale) }), draw("title"));
        g.style.transform = `translate(${at.x}px, ${at.y}px)`;
        return g;
      },
      (g, pick) => {
        dressPick(g, pick, chosen, this.slots[pick.id].label || pick.label);
        g.lastElementChild.textContent = pick.label || this.slots[pick.id].label;
      });
    this.svg.classList.toggle("asks", picks.size > 0);
    // Where nothing can be picked, the first piece is the way in; the arrows lead to all others.
    if (!find('[tabindex="0"]', this.svg)) this.men.firstElementChild?.setAttribute("tabindex", "0");
  }

  /** Show the way of an answer in the making, and where it ends, or all places where it may end. */
  preview(preview) {
    this.path.replaceChildren();
    this.ghost.replaceChildren();
    if (!preview) return;
    const piece = this.pieces.find((one) => one.id === preview.piece);
    const way = preview.path.map((id) => this.slots[id]).filter(Boolean);
    if (piece && this.slots[piece.slot] && preview.path[0] !== piece.slot) way.unshift(this.slots[piece.slot]);
    if (way.length > 1) {
      const points = way.map((at) => `${at.x},${at.y}`).join(" ");
      this.path.append(draw("polyline", { class: "way-under", points }), draw("polyline", { class: preview.warns ? "way warns" : "way", points }));
    }
    for (const id of preview.reach) {
      const at = this.slots[id];
      if (at) this.ghost.append(draw("circle", { class: preview.warns ? "landing warns reach" : "landing reach", cx: at.x, cy: at.y, r: this.radius * 0.8 }));
    }
    const landing = this.slots[preview.landing];
    if (!landing) return;
    if (piece) {
      const { width, height } = sizeOf(piece.face);
      const use = draw("use", { class: piece.seat === null ? "" : `seat-${piece.seat}` });
      wear(use, piece.face, true);
      const g = draw("g", { class: "ghost-piece" }, use);
      g.style.transform = `translate(${landing.x}px, ${landing.y}px) rotate(${landing.turn}deg) scale(${landing.scale})`;
      this.ghost.append(g, draw("circle", { class: preview.warns ? "landing warns" : "landing", cx: landing.x, cy: landing.y, r: Math.max(width, height) * landing.scale * 0.58 }));
    } else {
      this.ghost.append(draw("circle", { class: "landing", cx: landing.x, cy: landing.y, r: this.radius * 1.2 }));
    }
  }

  /** The slot at a point of the window, if one is near. */
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

  /** Whether a slot lies in the left half. */
  isLeft(slot) {
    return (this.slots[slot]?.x ?? Infinity) < this.unit * 50;
  }

  /** Whether most of these pieces and slots lie in the upper half. */
  isHigh(ids) {
    const places = ids.map((id) => this.slots[id] ?? this.man(id)?.place).filter(Boolean);
    const [, , , height] = this.svg.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
    return places.length > 0 && places.reduce((sum, at) => sum + at.y, 0) / places.length < height / 2;
  }

  /** Point at pieces and slots. */
  point(ids) {
    const rings = [];
    for (const id of ids) {
      const piece = this.pieces.find((one) => one.id === id);
      const at = this.slots[piece ? piece.slot : id];
      if (!at) continue;
      const size = piece ? Math.max(sizeOf(piece.face).width, sizeOf(piece.face).height) * at.scale * 0.6 : this.radius * 1.3;
      rings.push(draw("circle", { cx: at.x, cy: at.y, r: size }));
    }
    this.rings.replaceChildren(...rings);
  }
}

/** An angle that is the same, but the shorter turn away. */
function near(turn, from) {
  return turn + 360 * Math.round((from - turn) / 360);
}

/** Where a gliding piece is at this moment. (Asking the browser which pieces glide would make it style the whole page anew.) */
function where(g) {
  if (!g.gliding) return null;
  const matrix = new DOMMatrix(getComputedStyle(g).transform);
  for (const animation of g.getAnimations({ subtree: true })) animation.cancel();
  g.gliding = null;
  return { x: matrix.e, y: matrix.f };
}

/** Make an element into something that can be picked, chosen, or that says why not; or back into a mere thing. */
export function dressPick(el, pick, chosen, label) {
  el.pick = pick ?? null;
  const button = el instanceof HTMLButtonElement;
  el.classList.toggle("lit", Boolean(pick && !pick.why_not));
  el.classList.toggle("barred", Boolean(pick && pick.why_not));
  const picked = Boolean(pick && chosen.includes(pick.id));
  el.classList.toggle("chosen", picked);
  if (!button) {
    mark(el, "role", pick ? "button" : "img");
    mark(el, "tabindex", pick && !pick.why_not ? "0" : "-1");
  }
  mark(el, "aria-label", pick?.label || label);
  mark(el, "aria-pressed", pick && !pick.why_not ? String(picked) : null);
  mark(el, "aria-disabled", pick ? (pick.why_not ? "true" : null) : button ? "true" : null);
  mark(el, "aria-description", joined([pick?.why_not, el.piece?.detail, pick?.detail], "sentences") || null);
}
