// Links from refusals to the rulebook: the section's heading in brackets at the end becomes a link.
import { make } from "../lib/dom.js";
import { get } from "../lib/http.js";

/** @import { TableSummary } from "#api" */

/** @type {Map<string, Promise<Record<string, string>>>} */
const sectionsByGame = new Map();

/** @param {string} game */
function sectionsOf(game) {
  const known = sectionsByGame.get(game) ?? get("/api/games/{name}/sections", { name: game }).catch(() => ({}));
  sectionsByGame.set(game, known);
  return known;
}

/** The heading in brackets at the end of a refusal; empty if there is none. @param {string} text */
export function citedHeading(text) {
  return /\(([^()]*)\)$/.exec(text)?.[1] ?? "";
}

/** Turn the heading at the end of a line into a link, unless its text has changed meanwhile. @param {HTMLElement} line  @param {string} text  @param {TableSummary | undefined} about */
export async function linkSection(line, text, about) {
  const heading = citedHeading(text);
  if (!heading || !about?.game) return;
  /** @type {Record<string, string>} */
  const sections = await sectionsOf(about.game);
  const section = sections[heading];
  if (!section || line.textContent !== text) return;
  const href = `/rules/${about.game}?table=${about.id}#${section}`;
  line.replaceChildren(
    text.slice(0, -heading.length - 1),
    make("a", { href, target: "_blank", rel: "noopener", text: heading }),
    ")",
  );
}
