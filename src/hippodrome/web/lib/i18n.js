// Localization of the page with Project Fluent, from the same files that the server reads (docs/translating.md).
// A key has dots, its Fluent message hyphens: `lobby.start` is `lobby-start`.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent.js";
import { loadValue, saveValue } from "./local_storage.js";

/** The native names of the server's languages, by tag. @type {Record<string, string>} */
export let languages = {};

/** The reader's language. */
export let language = "en";

let bundle = new FluentBundle("en");

/** The emblem of each seat. @type {{letter: string, outline: string, base: number}[]} */
export let seatMarks = [];

/** Fetch the texts in the chosen language, or else in one that the browser asks for, and translate the page. */
export async function loadTexts() {
  const toFluentValue = await (await fetch(`/api/locale?lang=${loadValue("language") ?? ""}`)).json();
  ({ lang: language, languages } = toFluentValue);
  document.documentElement.lang = language;
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(toFluentValue.ftl));
  seatMarks = toFluentValue.marks;
  translatePage(document);
}

export function setLanguage(tag) {
  saveValue("language", tag);
  location.reload();
}

/** Group thousands in every language, as the server does. */
const GROUPED = { useGrouping: "always" };

const idOf = (key) => key.replaceAll(".", "-");

/** A list as an argument of a message: formatted as text, selected by its length. */
class CountedList extends FluentNumber {
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

/** Convert a value to an argument of a Fluent message; booleans become "yes" and "no". */
function toFluentValue(value) {
  if (Array.isArray(value)) return new CountedList(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return new FluentNumber(value, GROUPED);
  return value === undefined || value === null || value === "" ? new EmptyValue(0) : value;
}

/** The localized text of a key; the key itself if there is none. */
export function t(key, values = {}) {
  const message = bundle.getMessage(idOf(key));
  if (!message?.value) return key;
  if (typeof message.value === "string") return message.value;
  const named = new Proxy(values, {
    get: (given, name) => toFluentValue(given[name]),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  return bundle.formatPattern(message.value, named, []);
}

export function hasText(key) {
  return bundle.hasMessage(idOf(key));
}

const formats = new Map();

function numberFormat(how) {
  const key = JSON.stringify(how);
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(language, how));
  return formats.get(key);
}

/** Names that begin with the sound of i: Spanish joins them with "e" in place of "y". */
const I_SOUND = /^h?[ií](?!e)/i;

/** Names as a list with a conjunction: a, b and c. */
export function formatList(names) {
  if (names.length < 2) return names[0] ?? "";
  const last = names.at(-1);
  return t(I_SOUND.test(last) ? "word.and_before_i" : "word.and", { left: joinTexts(names.slice(0, -1)), right: last });
}

/** Join texts as a `list` (a, b), `clauses` (a; b), `sentences` (A. B.) or `notes` (a · b); empty ones are left out. */
export function joinTexts(parts, how = "list") {
  const there = parts.filter(Boolean);
  return there.length ? there.reduce((left, right) => t(`word.${how}`, { left, right })) : "";
}

/** A value with its label: `Damage: 3`. */
export const withLabel = (label, value) => t("word.labelled", { label, value });

/** A name with its rank: 1. Ana */
export const withRank = (n, name) => t("word.ranked", { n, name });

/** Format a number with at most `digits` decimals; `signed` shows a plus sign, too. */
export function formatNumber(value, digits = 3, signed = false) {
  return numberFormat({ maximumFractionDigits: digits, signDisplay: signed ? "always" : "auto", ...GROUPED }).format(
    Number(value.toFixed(digits)) || 0,
  );
}

/** Format a share as a percentage: 0.5 is 50% in English, 50 % in most languages. */
export function formatPercent(value, digits = 0) {
  return numberFormat({ style: "percent", maximumFractionDigits: digits, ...GROUPED }).format(value);
}

/** Translate elements with data-text (content), data-label (aria-label and tooltip) or data-placeholder. */
export function translatePage(root) {
  for (const el of root.querySelectorAll("[data-text]")) el.textContent = t(el.dataset.text);
  for (const el of root.querySelectorAll("[data-label]")) {
    el.setAttribute("aria-label", t(el.dataset.label));
    if (el.matches("button, a")) el.title = t(el.dataset.label);
  }
  for (const el of root.querySelectorAll("[data-placeholder]")) el.placeholder = t(el.dataset.placeholder);
}
