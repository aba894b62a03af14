// The list of seats: players, stats, and the cards and tokens in front of them.
import { childrenOf, find, make, makeSvg, query, queryAll, reconcile, setAttr, setText } from "../lib/dom.js";
import { showPickClasses, updatePickState } from "../graphics/pick_state.js";
import { emblem } from "../graphics/emblem.js";
import { setSprite, smallSprite, spriteParts, spriteSize } from "../graphics/sprites.js";
import { changeSprite } from "../playback/animation.js";
import { withLabel, t } from "../lib/i18n.js";

/** @import { Display, Pick, Piece, Scene, Stat, TableSeat } from "#api" */
/** @import { Step } from "#page" */
/** @typedef {{letters: string[], awaited: number[], ready: number[], mine: number[], ranks: number[], moving: boolean}} SeatsOptions */

export class Seats {
  /** @type {HTMLElement} */ list;

  /** @param {HTMLElement} list */
  constructor(list) {
    this.list = list;
    list.nextElementSibling?.addEventListener("click", () => this.setExpanded(!list.classList.contains("open")));
  }

  /** On a phone, show everything in front of the seats, or only what fits into a row. @param {boolean} open */
  setExpanded(open) {
    const more = this.list.nextElementSibling;
    this.list.classList.toggle("open", open);
    if (!more) return;
    setAttr(more, "aria-expanded", String(open));
    setText(more, t(open ? "seats.less" : "seats.more"));
  }

  /**
   * @param {{seats: TableSeat[]}} table  @param {Scene | null} scene  @param {SeatsOptions} how
   */
  show(table, scene, how) {
    const displays = scene?.displays?.length
      ? scene.displays
      : table.seats.map((seat) => ({ seat: seat.seat, stats: [] }));
    setAttr(this.list, "data-many", displays.length > 4 ? displays.length : null);
    reconcile(
      this.list,
      displays,
      (display) => String(display.seat),
      (display) => this.create(display.seat),
      (li, display) => {
        this.update(li, table.seats[display.seat], display, how);
        this.showPieces(
          find(".seat-men", li),
          (scene?.pieces ?? []).filter(
            (piece) =>
              piece.seat === display.seat && /^(chariot|car)/.test(piece.id) && !/^(seat:|hand)/.test(piece.slot),
          ),
        );
        this.showChits(
          find(".chits", li),
          (scene?.pieces ?? []).filter((piece) => piece.slot === `seat:${display.seat}`),
          how.moving,
        );
      },
    );
  }

  /** @param {number} seat */
  create(seat) {
    return make(
      "li",
      { class: `seat seat-${seat}`, data: { id: `seat:${seat}` } },
      make(
        "div",
        { class: "seat-head" },
        make("span", { class: "seat-emblem" }),
        make("span", { class: "seat-name" }),
        make("span", { class: "seat-men", "aria-hidden": "true" }),
        make("span", { class: "seat-kind" }),
        make("span", { class: "seat-clock", role: "timer", hidden: true }),
        make("span", { class: "seat-sign" }),
      ),
      make("dl", { class: "stats" }),
      make("div", { class: "chits" }),
    );
  }

  /** @param {HTMLElement} li  @param {TableSeat} seat  @param {Display} display  @param {SeatsOptions} how */
  update(li, seat, display, { letters, awaited, ready, mine, ranks }) {
    const badge = find(".seat-emblem", li);
    if (badge.dataset.letter !== letters[seat.seat]) {
      badge.dataset.letter = letters[seat.seat];
      badge.replaceChildren(emblem(seat.seat, letters[seat.seat]));
    }
    setText(find(".seat-name", li), seat.kind === "open" ? t("seats.open") : seat.name);
    setText(find(".seat-kind", li), seatNote(seat, mine.includes(seat.seat)));
    const waits = awaited.includes(seat.seat) && !ready.includes(seat.seat);
    const sign = ready.includes(seat.seat) ? "ready" : waits ? "awaited" : "";
    const badgeSign = find(".seat-sign", li);
    if (badgeSign.dataset.sign !== sign) {
      badgeSign.dataset.sign = sign;
      badgeSign.textContent = sign === "ready" ? "✓" : sign === "awaited" ? "…" : "";
      badgeSign.title = sign ? t(`seats.${sign}`) : "";
      setAttr(badgeSign, "role", sign ? "img" : null);
      setAttr(badgeSign, "aria-label", sign ? t(`seats.${sign}`) : null);
    }
    li.classList.toggle("acts", waits);
    li.classList.toggle("mine", mine.includes(seat.seat));
    li.classList.toggle("away", seat.kind === "person" && !seat.connected);
    setAttr(li, "data-rank", ranks[seat.seat] ?? null);
    this.showStats(find(".stats", li), display.stats);
  }

  /** Show the seat's chariots or cars beside its name. @param {HTMLElement} box  @param {Piece[]} pieces */
  showPieces(box, pieces) {
    const key = pieces.map((piece) => piece.face).join();
    if (box.dataset.key === key) return;
    box.dataset.key = key;
    box.replaceChildren(
      ...pieces.slice(0, 2).map((piece) => {
        const { width, height } = spriteSize(piece.face);
        const use = makeSvg("use");
        setSprite(use, piece.face, false);
        const svg = makeSvg("svg", { viewBox: `0 0 ${width} ${height}` }, use);
        svg.style.setProperty("--aspect", String(width / height));
        return svg;
      }),
    );
  }

  /** @param {HTMLElement} list  @param {Stat[]} stats */
  showStats(list, stats) {
    reconcile(
      list,
      stats,
      (stat) => stat.id,
      (stat) =>
        make(
          "div",
          { class: "stat", tabindex: -1, data: { id: stat.id, kind: stat.id.split(":")[0] } },
          make("dt"),
          make(
            "dd",
            {},
            make("span", { class: "value" }),
            make("span", { class: "bar", "aria-hidden": "true" }, make("i")),
          ),
        ),
      (div, stat) => {
        div.piece = { label: withLabel(stat.label, stat.value), detail: stat.detail };
        setText(find("dt", div), stat.label);
        const value = find(".value", div);
        if (value.textContent && value.textContent !== stat.value) {
          div.classList.remove("changed");
          requestAnimationFrame(() => div.classList.add("changed"));
        }
        setText(value, stat.value);
        const bar = find(".bar", div);
        bar.hidden = !stat.of;
        if (!stat.of) return;
        bar.style.setProperty("--of", String(stat.of));
        childrenOf(bar)[0].style.width = `${barPercent(stat.value, stat.of)}%`;
      },
    );
    list.hidden = !stats.length;
  }

  /** @param {HTMLElement} box  @param {Piece[]} pieces  @param {boolean} moving */
  showChits(box, pieces, moving) {
    reconcile(
      box,
      pieces,
      (piece) => piece.id,
      (piece) =>
        make(
          "span",
          { class: "chit", role: "img", data: { id: piece.id } },
          makeSvg("svg", { "aria-hidden": "true" }, makeSvg("use")),
          make("span", { class: "card-mark" }),
        ),
      (chit, piece) => {
        const { svg, use, label } = spriteParts(chit);
        const { width, height } = spriteSize(piece.face);
        const fresh = !chit.piece;
        chit.piece = piece;
        svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
        svg.style.setProperty("--aspect", String(width / height));
        if (use.dataset.face !== piece.face) {
          if (moving && !fresh) changeSprite(piece.id, svg, use, piece.face, false);
          else setSprite(use, piece.face, false);
        }
        chit.classList.toggle("tall", width < 0.85 * height);
        setText(label, piece.mark);
        label.hidden = !piece.mark;
        setAttr(chit, "aria-label", piece.label);
      },
    );
    box.hidden = !pieces.length;
  }

  /** @param {Map<string, Pick>} picks  @param {string[]} chosen */
  showPicks(picks, chosen) {
    for (const el of queryAll(".chit", this.list))
      updatePickState(el, picks.get(el.dataset.id ?? ""), chosen, el.piece?.label);
    for (const el of queryAll(".seat, .stat", this.list)) {
      const pick = picks.get(el.dataset.id ?? "");
      if (pick || el.classList.contains("lit") || el.classList.contains("barred")) showPickClasses(el, pick, chosen);
    }
  }

  /** The element of a chit. Only chits can be picked here by keyboard; seats and stats also get a button. @param {string} id */
  chitElement(id) {
    return query(`.chit[data-id="${CSS.escape(id)}"]`, this.list);
  }

  /** @param {string} id */
  element(id) {
    return query(`[data-id="${CSS.escape(id)}"]`, this.list);
  }

  /** @param {string[]} ids */
  pointAt(ids) {
    for (const el of queryAll(".pointed", this.list)) el.classList.remove("pointed");
    for (const id of ids) this.element(id)?.classList.add("pointed");
  }

  /** Mark the seat of a step of playback, and show revealed cards beside the seats: those of a simultaneous reveal until the next one, others for their step. @param {Step} step */
  showStep(step) {
    const reveals = step.entries[0].step_kind === "reveal";
    for (const laid of queryAll(reveals ? ".laid" : ".laid:not(.stays)", this.list)) laid.remove();
    for (const entry of step.entries) {
      const seat = entry.seat === null ? null : this.element(`seat:${entry.seat}`);
      if (!seat || !entry.faces.length) continue;
      const kind = reveals ? "laid stays" : "laid";
      seat.append(make("div", { class: kind, "aria-hidden": "true" }, ...entry.faces.map(smallSprite)));
    }
    for (const seat of queryAll(".seat", this.list))
      seat.classList.toggle("tells", seat.dataset.id === `seat:${step.entries[0].seat}`);
  }

  /** Remove what steps of playback have shown. */
  endSteps() {
    for (const laid of queryAll(".laid", this.list)) laid.remove();
    for (const seat of queryAll(".seat.tells", this.list)) seat.classList.remove("tells");
  }
}

/** A note on who plays a seat. @param {TableSeat} seat  @param {boolean} mine */
function seatNote(seat, mine) {
  if (seat.kind === "bot") return t(seat.left ? `seats.${seat.left}` : "seats.bot", { level: seat.level });
  if (seat.away) return t("seats.stood_in");
  if (mine) return t("seats.you");
  return seat.kind === "open" || seat.connected ? "" : t("seats.away");
}

/** The length of a stat's bar in percent; 0 if the value is no number. @param {string} value  @param {number} of the greatest value */
export function barPercent(value, of) {
  return Math.max(0, Math.min(100, (100 * parseFloat(value)) / of)) || 0;
}
