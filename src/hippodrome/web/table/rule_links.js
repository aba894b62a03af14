// Refusals lead to their section of the rulebook: the heading in brackets at their end becomes a link.
import { make } from "../lib/dom.js";
import { get } from "../lib/connection.js";

/** @type {Map<string, Promise<Record<string, string>>>} */
const known = new Map();

function sectionsOf(game) {
  if (!known.has(game)) known.set(game, get(`/api/games/${game}/sections`).catch(() => ({})));
  return known.get(game);
}

/** Make a link of the section that a text ends with, unless the line says something else by then. */
export async function linkSection(line, text, about) {
  const heading = /\(([^()]*)\)$/.exec(text)?.[1];
  if (!heading || !about?.game) return;
  const section = (await sectionsOf(about.game))[heading];
  if (!section || line.textContent !== text) return;
  const href = `/rules/${about.game}?table=${about.id}#${section}`;
  line.replaceChildren(text.slice(0, -heading.length - 1), make("a", { href, target: "_blank", rel: "noopener", text: heading }), ")");
}
