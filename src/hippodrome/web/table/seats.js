// The list of seats: players, stats, and the cards and tokens in front of them.
import { reconcile, makeSvg, find, make, setAttr, setText } from "../lib/dom.js";
import { updatePickState } from "./board.js";
import { emblem } from "../graphics/emblem.js";
import { spriteSize, setSprite } from "../graphics/sprites.js";
import { changeSprite } from "../playback/animation.js";
import { withLabel, t } from "../lib/i18n.js";

export class Seats {
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
   * @param {any} table  @param {any} scene
   * @param {{letters: string[], awaited: number[], ready: number[], mine: number[], ranks: number[], moving: boolean}} how
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

  update(li, seat, display, { letters, awaited, ready, mine, ranks }) {
    const badge = find(".seat-emblem", li);
    if (badge.dataset.letter !== letters[seat.seat]) {
      badge.dataset.letter = letters[seat.seat];
      badge.replaceChildren(emblem(seat.seat, letters[seat.seat]));
    }
    setText(find(".seat-name", li), seat.kind === "open" ? t("seats.open") : seat.name);
    const kind =
      seat.kind === "bot"
        ? t(seat.left ? `seats.${seat.left}` : "seats.bot", { level: seat.level })
        : seat.away
          ? t("seats.stood_in")
          : mine.includes(seat.seat)
            ? t("seats.you")
            : seat.kind === "open" || seat.connected
              ? ""
              : t("seats.away");
    setText(find(".seat-kind", li), kind);
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

  /** Show the seat's chariots or cars beside its name. */
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

  showStats(list, stats) {
    reconcile(
      list,
      stats,
      (stat) => stat.id,
      (stat) =>
        make(
          "div",
          { class: "stat", tabindex: -1, data: { id: stat.id } },
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
        if (stat.of)
          bar.firstChild.style.width = `${Math.max(0, Math.min(100, (100 * parseFloat(stat.value)) / stat.of)) || 0}%`;
      },
    );
    list.hidden = !stats.length;
  }

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
        const [svg, label] = chit.children;
        const use = svg.firstElementChild;
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

  showPicks(picks, chosen) {
    for (const el of this.list.querySelectorAll(".chit"))
      updatePickState(el, picks.get(el.dataset.id), chosen, el.piece.label);
    for (const el of this.list.querySelectorAll(".seat, .stat")) {
      const pick = picks.get(el.dataset.id);
      if (pick || el.classList.contains("lit") || el.classList.contains("barred")) {
        el.classList.toggle("lit", Boolean(pick && !pick.why_not));
        el.classList.toggle("barred", Boolean(pick && pick.why_not));
        el.classList.toggle("chosen", Boolean(pick && chosen.includes(pick.id)));
      }
    }
  }

  /** The element of a chit. Only chits can be picked here by keyboard; seats and stats also get a button. */
  chitElement(id) {
    return find(`.chit[data-id="${CSS.escape(id)}"]`, this.list);
  }

  element(id) {
    return find(`[data-id="${CSS.escape(id)}"]`, this.list);
  }

  pointAt(ids) {
    for (const el of this.list.querySelectorAll(".pointed")) el.classList.remove("pointed");
    for (const id of ids) this.element(id)?.classList.add("pointed");
  }
}
