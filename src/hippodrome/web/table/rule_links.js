// Links from refusals to the rulebook: the section's heading in brackets at the end becomes a link.
import { make } from "../lib/dom.js";
import { get } from "../lib/http.js";

/** @type {Map<string, Promise<Record<string, string>>>} */
const sectionsByGame = new Map();

function sectionsOf(game) {
  if (!sectionsByGame.has(game))
    sectionsByGame.set(
      game,
      get(`/api/games/${game}/sections`).catch(() => ({})),
    );
  return sectionsByGame.get(game);
}

/** Turn the heading at the end of a line into a link, unless its text has changed meanwhile. */
export async function linkSection(line, text, about) {
  const heading = /\(([^()]*)\)$/.exec(text)?.[1];
  if (!heading || !about?.game) return;
  const section = (await sectionsOf(about.game))[heading];
  if (!section || line.textContent !== text) return;
  const href = `/rules/${about.game}?table=${about.id}#${section}`;
  line.replaceChildren(
    text.slice(0, -heading.length - 1),
    make("a", { href, target: "_blank", rel: "noopener", text: heading }),
    ")",
  );
}
