// Localization of the page with Project Fluent, from the same files that the server reads (docs/build/translating.md).
// A key has dots, its Fluent message hyphens: `lobby.start` is `lobby-start`.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent.js";
import { queryAll } from "./dom.js";
import { loadValue, saveValue } from "./local_storage.js";

/** @import { PageTexts, SeatMark } from "#api" */
/** A value of a message. @typedef {string | number | boolean | string[] | null | undefined} TextValue */

/** The native names of the server's languages, by tag. @type {Record<string, string>} */
export let languages = {};

/** The reader's language. */
export let language = "en";

let bundle = new FluentBundle("en");

/** The emblem of each seat. @type {SeatMark[]} */
export let seatMarks = [];

/** Fetch the texts in the chosen language, or else in one that the browser asks for, and translate the page. */
export async function loadTexts() {
  const wanted = loadValue("language", "");
  /** @type {PageTexts} */
  const texts = await (await fetch(`/api/locale?lang=${wanted}`)).json();
  ({ lang: language, languages } = texts);
  document.documentElement.lang = language;
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(texts.ftl));
  seatMarks = texts.marks;
  formats.clear();
  translatePage(document);
}

/** Store the reader's language, and load the page anew. @param {string} tag */
export function setLanguage(tag) {
  saveValue("language", tag);
  location.reload();
}

/** Group thousands in every language, as the server does. */
const GROUPED = /** @type {const} */ ({ useGrouping: "always" });

/** @param {string} key */
const idOf = (key) => key.replaceAll(".", "-");

/** A list as an argument of a message: formatted as text, selected by its length. */
class CountedList extends FluentNumber {
  /** @type {string[]} */ names;

  /** @param {string[]} names */
  constructor(names) {
    super(names.length);
    this.names = names;
  }

  toString() {
    return formatList(this.names);
  }
}

/** A missing argument of a message: formatted as nothing, selected as 0. */
class EmptyValue extends FluentNumber {
  toString() {
    return "";
  }
}

/** Convert a value to an argument of a Fluent message; booleans become "yes" and "no". @param {TextValue} value */
function toFluentValue(value) {
  if (Array.isArray(value)) return new CountedList(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return new FluentNumber(value, GROUPED);
  return value === undefined || value === null || value === "" ? new EmptyValue(0) : value;
}

/** The localized text of a key; the key itself if there is none. @param {string} key  @param {Record<string, TextValue>} values */
export function t(key, values = {}) {
  const message = bundle.getMessage(idOf(key));
  if (!message?.value) return key;
  if (typeof message.value === "string") return message.value;
  const named = new Proxy(values, {
    get: (given, name) => toFluentValue(given[String(name)]),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  return bundle.formatPattern(message.value, /** @type {Record<string, FluentNumber | string>} */ (named), []);
}

/** True if there is a text of a key. @param {string} key */
export function hasText(key) {
  return bundle.hasMessage(idOf(key));
}

/** @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {Intl.NumberFormatOptions} how */
function numberFormat(how) {
  const key = JSON.stringify(how);
  const known = formats.get(key) ?? new Intl.NumberFormat(language, how);
  formats.set(key, known);
  return known;
}

/** Names that begin with the sound of i: Spanish joins them with "e" in place of "y". */
const I_SOUND = /^h?[ií](?!e)/i;

/** Names as a list with a conjunction: a, b and c. @param {string[]} names  @returns {string} */
export function formatList(names) {
  if (names.length < 2) return names[0] ?? "";
  const last = names[names.length - 1];
  return t(I_SOUND.test(last) ? "word.and_before_i" : "word.and", { left: joinTexts(names.slice(0, -1)), right: last });
}

/**
 * Join texts as a `list` (a, b), `clauses` (a; b), `sentences` (A. B.) or `notes` (a · b); empty ones are left out.
 * @param {(string | null | undefined | false)[]} parts  @param {"list" | "clauses" | "sentences" | "notes"} how
 */
export function joinTexts(parts, how = "list") {
  const there = parts.flatMap((part) => part || []);
  return there.length ? there.reduce((left, right) => t(`word.${how}`, { left, right })) : "";
}

/** A value with its label: `Damage: 3`. @param {string} label  @param {TextValue} value */
export const withLabel = (label, value) => t("word.labelled", { label, value });

/** A name with its rank: 1. Ana. @param {number} n  @param {string} name */
export const withRank = (n, name) => t("word.ranked", { n, name });

/** Format a number with at most `digits` decimals; `signed` shows a plus sign, too. @param {number} value */
export function formatNumber(value, digits = 3, signed = false) {
  return numberFormat({ maximumFractionDigits: digits, signDisplay: signed ? "always" : "auto", ...GROUPED }).format(
    Number(value.toFixed(digits)) || 0,
  );
}

/** Format a share as a percentage: 0.5 is 50% in English, 50 % in most languages. @param {number} value */
export function formatPercent(value, digits = 0) {
  return numberFormat({ style: "percent", maximumFractionDigits: digits, ...GROUPED }).format(value);
}

/** Translate elements with data-text (content), data-label (aria-label and tooltip) or data-placeholder. @param {ParentNode} root */
export function translatePage(root) {
  for (const el of queryAll("[data-text]", root)) el.textContent = t(el.dataset.text ?? "");
  for (const el of queryAll("[data-label]", root)) {
    const label = t(el.dataset.label ?? "");
    el.setAttribute("aria-label", label);
    if (el.matches("button, a")) el.setAttribute("title", label);
  }
  for (const el of queryAll("[data-placeholder]", root))
    el.setAttribute("placeholder", t(el.dataset.placeholder ?? ""));
}
