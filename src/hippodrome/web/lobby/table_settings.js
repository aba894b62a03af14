// The settings of a table as text.
import { make } from "../lib/dom.js";
import { hasText, withLabel, t } from "../lib/i18n.js";

/** @import { TableSummary } from "#api" */

/** The options of a table that are not the default, its edition, its clock, and whether it allows hints. @param {TableSummary} table */
export function settingTexts(table) {
  const clock =
    table.clock && table.clock !== "none"
      ? t("lobby.clock", { clock: t(`setup.clocks.${table.clock}`) })
      : t("lobby.no_clock");
  const options = table.options.map(({ label, value }) => withLabel(label, value));
  const edition = table.custom
    ? [t("lobby.custom_edition", { edition: table.edition })]
    : table.edition && table.edition !== "reconstructed"
      ? [t("lobby.edition", { edition: table.edition })]
      : [];
  const hints = table.hints === false ? [t("lobby.no_hints")] : [];
  return [...options, ...edition, ...(hasText(`setup.clocks.${table.clock}`) ? [clock] : []), ...hints];
}

/** A note on how a custom edition differs from the built-in one, with a link; null for a built-in edition. @param {TableSummary} table */
export function customEditionNote(table) {
  if (!table.custom) return null;
  return make(
    "p",
    { class: "note custom" },
    make("span", { text: table.differences }),
    " ",
    make("a", {
      href: `/edition/${encodeURIComponent(table.game)}?table=${encodeURIComponent(table.id)}`,
      target: "_blank",
      rel: "noopener",
      text: t("edition.see_differences"),
    }),
  );
}
