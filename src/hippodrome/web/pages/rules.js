// The rulebook of a game: sections with pictures, examples on small boards and the refusals that cite them, with search.
import { makeSvg, find, make } from "../lib/dom.js";
import { emblemShapes, seatLetters } from "../graphics/emblem.js";
import { spriteSize, setSprite } from "../graphics/sprites.js";
import { showContents, spriteImage, showError, scrollToHash, openRulebook, enableSearch } from "./rulebook_common.js";
import { joinTexts, t } from "../lib/i18n.js";

/** @import { BoardDrawing, PlacedPiece, RulebookExample, RulebookPage, RulebookSection } from "#api" */

async function show() {
  const book = await openRulebook();
  const title = t("learn.rules_of", { title: book.title });
  document.title = title;
  find("#title").textContent = title;
  find("#about").textContent = t("learn.about_rules", { edition: book.edition });
  /** @type {{el: HTMLElement, text: string}[]} */
  const parts = [];
  find("#sections").replaceChildren(
    ...book.chapters.map((chapter) =>
      make(
        "section",
        { class: "chapter", data: { group: "" } },
        make("h2", { text: chapter.title }),
        ...chapter.sections.map((section) => {
          const el = sectionOf(section, book);
          parts.push({
            el,
            text: [
              section.title,
              ...section.text,
              ...section.examples.map((example) => example.caption),
              ...section.refusals.map((refusal) => refusal.text),
            ].join(" "),
          });
          return el;
        }),
      ),
    ),
  );
  showContents(book.chapters.flatMap((chapter) => chapter.sections).filter((section) => section.id));
  enableSearch(parts);
  scrollToHash();
  addEventListener("hashchange", scrollToHash);
}

/** @param {RulebookSection} section  @param {RulebookPage} book */
function sectionOf(section, book) {
  return make(
    "article",
    { id: section.id || null, class: "rule", tabindex: "-1", data: { part: "" } },
    make("h3", {}, section.id ? make("a", { href: `#${section.id}`, text: section.title }) : section.title),
    ...section.text.map((text) => make("p", { text })),
    section.pictures.length
      ? make("div", { class: "faces" }, ...section.pictures.map((name) => spriteImage(name)))
      : null,
    ...section.examples.map((example) => exampleOf(example, book)),
    section.refusals.length
      ? make(
          "details",
          { class: "refusals" },
          make("summary", { text: t("learn.refusals", { n: section.refusals.length }) }),
          make(
            "ul",
            {},
            ...section.refusals.map((refusal) =>
              make("li", { id: `why-${section.id}-${refusal.code}`, text: refusal.text }),
            ),
          ),
        )
      : null,
  );
}

/** An example: its caption, the board before and after, and the log. @param {RulebookExample} example  @param {RulebookPage} book */
function exampleOf(example, book) {
  const letters = seatLetters(example.players);
  const board = book.boards[example.board];
  const moved = JSON.stringify(example.before) !== JSON.stringify(example.after);
  /** @param {"before" | "after" | "position"} when  @param {PlacedPiece[]} pieces */
  const shown = (when, pieces) =>
    make(
      "figure",
      { class: "position" },
      boardOf(example, board, pieces, letters, t(`learn.${when}`)),
      make("figcaption", { class: "note", text: t(`learn.${when}`) }),
    );
  return make(
    "div",
    { class: "example" },
    make("p", { class: "caption" }, make("b", { text: `${t("learn.example")} ` }), example.caption),
    example.held.length
      ? make("div", { class: "faces" }, ...example.held.map((piece) => spriteImage(piece.face, piece.label)))
      : null,
    make(
      "div",
      { class: "positions" },
      shown(moved ? "before" : "position", example.before),
      moved ? shown("after", example.after) : null,
    ),
    make(
      "details",
      {},
      make("summary", { text: t("learn.told") }),
      make("ol", { class: "told" }, ...example.log.map((text) => make("li", { text }))),
    ),
  );
}

/** @param {RulebookExample} example  @param {BoardDrawing} board  @param {PlacedPiece[]} pieces  @param {string[]} letters  @param {string} label */
function boardOf(example, board, pieces, letters, label) {
  const [x, y, width, height] = example.part;
  const ground = makeSvg("g", { "aria-hidden": "true" });
  ground.innerHTML = board.drawing;
  const names = pieces.filter((piece) => piece.seat !== null).map((piece) => piece.label);
  return makeSvg(
    "svg",
    {
      class: "board",
      viewBox: `${x} ${y} ${width} ${height}`,
      role: "img",
      "aria-label": joinTexts([label, ...names], "clauses"),
    },
    ground,
    ...pieces.map((piece) => pieceOf(piece, letters)),
  );
}

/** @param {PlacedPiece} piece  @param {string[]} letters */
function pieceOf(piece, letters) {
  const [x, y, turn, scale] = piece.at;
  const size = spriteSize(piece.face);
  const use = makeSvg("use");
  setSprite(use, piece.face, true);
  const body = makeSvg("g", { transform: `rotate(${turn}) scale(${scale})` }, use);
  const letter = piece.seat === null ? "" : (letters[piece.seat] ?? "");
  const own = [
    makeSvg("circle", { class: "letter-ground", r: 10 }),
    makeSvg("text", { class: "letter", y: 4.4, text: letter }),
  ]; // the piece has a colour of its own
  const badge =
    piece.seat === null
      ? null
      : makeSvg(
          "g",
          { transform: `scale(${(Math.min(size.width, size.height) * scale * 0.62) / 24})` },
          ...(piece.mark ? own : emblemShapes(piece.seat, letter)),
        );
  return makeSvg(
    "g",
    { class: `piece${piece.seat === null ? "" : ` seat-${piece.seat}`}`, transform: `translate(${x} ${y})` },
    body,
    badge,
  );
}

show().catch(showError);
