// The page's texts in the reader's language: entries of Project Fluent, the same files that the server reads (docs/translating.md).
// A key has dots, its entry hyphens: `lobby.start` is `lobby-start`.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent.js";
import { recall, remember } from "./local_storage.js";

/** The languages that this server speaks, by tag, and what each calls itself. @type {Record<string, string>} */
export let languages = {};

/** The reader's language. */
export let language = "en";

let bundle = new FluentBundle("en");

/** How each seat is marked. @type {{letter: string, outline: string, base: number}[]} */
export let marks = [];

/** Fetch the texts and write them into the page: in the language that was chosen here, or else in one that the browser asks for. */
export async function loadWords() {
  const told = await (await fetch(`/api/words?lang=${recall("language") ?? ""}`)).json();
  ({ lang: language, languages } = told);
  document.documentElement.lang = language;
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(told.ftl));
  marks = told.marks;
  inscribe(document);
}

export function chooseLanguage(tag) {
  remember("language", tag);
  location.reload();
}

/** Thousands are set apart everywhere, as the server does. */
const GROUPED = { useGrouping: "always" };

const idOf = (key) => key.replaceAll(".", "-");

/** Names that a text may also count. */
class Names extends FluentNumber {
  constructor(names) {
    super(names.length);
    this.names = names;
  }

  toString() {
    return listed(this.names);
  }
}

/** What is missing: nothing to be read, and 0 for whoever chooses by it. */
class Nothing extends FluentNumber {
  toString() {
    return "";
  }
}

/** A value as a text takes it: a list counts what is in it, a yes or no is a word, and what is missing is 0. */
function told(value) {
  if (Array.isArray(value)) return new Names(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return new FluentNumber(value, GROUPED);
  return value === undefined || value === null || value === "" ? new Nothing(0) : value;
}

/** A text with its values filled in; one that is nowhere is told by its key. */
export function say(key, values = {}) {
  const message = bundle.getMessage(idOf(key));
  if (!message?.value) return key;
  if (typeof message.value === "string") return message.value;
  const named = new Proxy(values, {
    get: (given, name) => told(given[name]),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  return bundle.formatPattern(message.value, named, []);
}

export function knows(key) {
  return bundle.hasMessage(idOf(key));
}

const formats = new Map();

function formatOf(how) {
  const key = JSON.stringify(how);
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(language, how));
  return formats.get(key);
}

/** The sound of i, before which Spanish has another and. */
const I_SOUND = /^h?[ií](?!e)/i;

/** Names as a list: a, b and c, as the server says it. */
export function listed(names) {
  if (names.length < 2) return names[0] ?? "";
  const last = names.at(-1);
  return say(I_SOUND.test(last) ? "word.and_before_i" : "word.and", { left: joined(names.slice(0, -1)), right: last });
}

/** Parts in a row: as a `list` (a, b), as `clauses` (a; b), as `sentences` (A. B.) or as `notes` of their own (a · b); empty ones are left out. */
export function joined(parts, how = "list") {
  const there = parts.filter(Boolean);
  return there.length ? there.reduce((left, right) => say(`word.${how}`, { left, right })) : "";
}

/** What something is, and of what: `Damage: 3`. */
export const labelled = (label, value) => say("word.labelled", { label, value });

/** A name with its rank: 1. Ana */
export const ranked = (n, name) => say("word.ranked", { n, name });

/** A number as this language writes it; with so many digits behind the point at most, and with a sign for a difference. */
export function number(value, digits = 3, signed = false) {
  return formatOf({ maximumFractionDigits: digits, signDisplay: signed ? "always" : "auto", ...GROUPED }).format(Number(value.toFixed(digits)) || 0);
}

/** A share in percent: 0.5 is 50% in English, 50 % in most languages. */
export function share(value, digits = 0) {
  return formatOf({ style: "percent", maximumFractionDigits: digits, ...GROUPED }).format(value);
}

/** Write texts into elements that ask for them: data-say (text), data-label (aria-label and tooltip), data-hold (placeholder). */
export function inscribe(root) {
  for (const el of root.querySelectorAll("[data-say]")) el.textContent = say(el.dataset.say);
  for (const el of root.querySelectorAll("[data-label]")) {
    el.setAttribute("aria-label", say(el.dataset.label));
    if (el.matches("button, a")) el.title = say(el.dataset.label);
  }
  for (const el of root.querySelectorAll("[data-hold]")) el.placeholder = say(el.dataset.hold);
}
