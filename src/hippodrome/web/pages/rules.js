// The rulebook of a game: sections to read and to search, with pictures, examples on small boards, and the refusals that cite them.
import { draw, find, make } from "../lib/dom.js";
import { emblemMarks, lettersOf } from "../graphics/emblem.js";
import { sizeOf, wear } from "../graphics/sprites.js";
import { contents, face, fail, goThere, open, searchable } from "./rulebook_common.js";
import { joined, say } from "../lib/i18n.js";

async function show() {
  const book = await open("rulebook");
  const title = say("learn.rules_of", { title: book.title });
  document.title = title;
  find("#title").textContent = title;
  find("#about").textContent = say("learn.about_rules", { edition: book.edition });
  const parts = [];
  find("#sections").replaceChildren(...book.chapters.map((chapter) => make("section", { class: "chapter", data: { group: "" } },
    make("h2", { text: chapter.title }),
    ...chapter.sections.map((section) => {
      const el = sectionOf(section, book);
      parts.push({ el, text: [section.title, ...section.text, ...section.examples.map((example) => example.caption), ...section.refusals.map((refusal) => refusal.text)].join(" ") });
      return el;
    }))));
  contents(book.chapters.flatMap((chapter) => chapter.sections).filter((section) => section.id));
  searchable(parts);
  goThere();
  addEventListener("hashchange", goThere);
}

function sectionOf(section, book) {
  return make("article", { id: section.id || null, class: "rule", tabindex: "-1", data: { part: "" } },
    make("h3", {}, section.id ? make("a", { href: `#${section.id}`, text: section.title }) : section.title),
    ...section.text.map((text) => make("p", { text })),
    section.pictures.length ? make("div", { class: "faces" }, ...section.pictures.map((name) => face(name))) : null,
    ...section.examples.map((example) => exampleOf(example, book)),
    section.refusals.length ? make("details", { class: "refusals" }, make("summary", { text: say("learn.refusals", { n: section.refusals.length }) }),
      make("ul", {}, ...section.refusals.map((refusal) => make("li", { id: `why-${section.id}-${refusal.code}`, text: refusal.text })))) : null);
}

/** An example: what was played, the board before and after, and what was told. */
function exampleOf(example, book) {
  const letters = lettersOf(example.players.map((name) => ({ name })));
  const board = book.boards[example.board];
  const moved = JSON.stringify(example.before) !== JSON.stringify(example.after);
  const shown = (when, pieces) => make("figure", { class: "position" }, boardOf(example, board, pieces, letters, say(`learn.${when}`)), make("figcaption", { class: "note", text: say(`learn.${when}`) }));
  return make("div", { class: "example" },
    make("p", { class: "caption" }, make("b", { text: `${say("learn.example")} ` }), example.caption),
    example.held.length ? make("div", { class: "faces" }, ...example.held.map((piece) => face(piece.face, piece.label))) : null,
    make("div", { class: "positions" }, shown(moved ? "before" : "position", example.before), moved ? shown("after", example.after) : null),
    make("details", {}, make("summary", { text: say("learn.told") }), make("ol", { class: "told" }, ...example.told.map((text) => make("li", { text })))));
}

function boardOf(example, board, pieces, letters, label) {
  const [x, y, width, height] = example.part;
  const ground = draw("g", { "aria-hidden": "true" });
  ground.innerHTML = board.drawing;
  const names = pieces.filter((piece) => piece.seat !== null).map((piece) => piece.label);
  return draw("svg", { class: "board", viewBox: `${x} ${y} ${width} ${height}`, role: "img", "aria-label": joined([label, ...names], "clauses") },
    ground, ...pieces.map((piece) => pieceOf(piece, letters)));
}

function pieceOf(piece, letters) {
  const [x, y, turn, scale] = piece.at;
  const size = sizeOf(piece.face);
  const use = draw("use");
  wear(use, piece.face, true);
  const body = draw("g", { transform: `rotate(${turn}) scale(${scale})` }, use);
  const letter = letters[piece.seat] ?? "";
  const own = [draw("circle", { class: "letter-ground", r: 10 }), draw("text", { class: "letter", y: 4.4, text: letter })]; // the piece has a colour of its own
  const badge = piece.seat === null ? null : draw("g", { transform: `scale(${(Math.min(size.width, size.height) * scale * 0.62) / 24})` }, ...(piece.mark ? own : emblemMarks(piece.seat, letter)));
  return draw("g", { class: `piece${piece.seat === null ? "" : ` seat-${piece.seat}`}`, transform: `translate(${x} ${y})` }, body, badge);
}

show().catch(fail);
