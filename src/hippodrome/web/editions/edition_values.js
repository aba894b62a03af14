// Values of an edition: as text, compared, and read from what was typed. No document.
import { joinTexts, t } from "../lib/i18n.js";

/** @import { EditionField } from "#api" */

/** @param {unknown} value  @returns {value is Record<string, unknown>} */
export const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value  @returns {unknown[]} */
export const listOf = (value) => (Array.isArray(value) ? value : []);

/** A value as text to read and to type. @param {unknown} value */
export function formatValue(value) {
  if (Array.isArray(value)) return joinTexts(value.map(String));
  if (typeof value === "boolean") return value ? t("edition.yes") : t("edition.no");
  if (isRecord(value)) return joinTexts(Object.values(value).map(String), "notes");
  return String(value ?? "–");
}

/** @param {unknown} value */
const sortedEntries = (value) => (isRecord(value) ? Object.entries(value).sort() : value);

/** True if two values are equal; the order of a record does not matter. @param {unknown} one  @param {unknown} other */
export const isEqual = (one, other) => JSON.stringify(sortedEntries(one)) === JSON.stringify(sortedEntries(other));

/** A translated text from what was typed: a text if it is only in English, else by language. @param {Record<string, string>} typed */
export function readTranslations(typed) {
  const texts = Object.fromEntries(Object.entries(typed).filter(([, text]) => text));
  return Object.keys(texts).some((tag) => tag !== "en") ? texts : (texts.en ?? "");
}

/** A value from what was typed; null if it is invalid. @param {EditionField["kind"]} kind  @param {string} typed */
export function readText(kind, typed) {
  if (kind === "text") return typed;
  if (kind === "texts")
    return typed
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  const numbers = kind === "numbers" ? typed.split(/[\s,;]+/).filter(Boolean) : [typed.trim()];
  if (!numbers.every((text) => /^-?\d{1,6}$/.test(text))) return null;
  return kind === "numbers" ? numbers.map(Number) : Number(numbers[0]);
}

/** A name as the name of a file: letters, digits and hyphens; empty if none is left. @param {string} name */
export function fileName(name) {
  return name
    .normalize("NFD")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
}
