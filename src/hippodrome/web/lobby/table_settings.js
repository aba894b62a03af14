// What is agreed at a table before one sits down.
import { make } from "../lib/dom.js";
import { knows, labelled, say } from "../lib/i18n.js";

/** What is agreed at a table: its options that are not as usual, its edition, its clock. */
export function terms(table) {
  const clock = table.clock && table.clock !== "none" ? say("lobby.clock", { clock: say(`setup.clocks.${table.clock}`) }) : say("lobby.no_clock");
  const options = table.options.map(({ label, value }) => labelled(label, value));
  const edition = table.custom ? [say("lobby.custom_edition", { edition: table.edition })]
    : table.edition && table.edition !== "reconstructed" ? [say("lobby.edition", { edition: table.edition })] : [];
  const hints = table.hints === false ? [say("lobby.no_hints")] : [];
  return [...options, ...edition, ...(knows(`setup.clocks.${table.clock}`) ? [clock] : []), ...hints];
}

/** A paragraph that says what differs from the built-in edition, with a link to all of it; null for a built-in edition. */
export function customNote(table) {
  if (!table.custom) return null;
  return make("p", { class: "note custom" }, make("span", { text: table.differences }), " ",
    make("a", { href: `/edition/${encodeURIComponent(table.game)}?table=${encodeURIComponent(table.id)}`, target: "_blank", rel: "noopener", text: say("edition.see_differences") }));
}
