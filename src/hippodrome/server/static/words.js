// The page's texts in the reader's language: entries of Project Fluent, the same files that the server reads (docs/translating.md).
// A key has dots, its entry hyphens: `lobby.start` is `lobby-start`.
import { FluentBundle, FluentNumber, FluentResource } from "./fluent.js";
import { recall, remember } from "./memory.js";

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
  return value === undefined || value === null || value === "" ? new Nothing(0) : value;
}

/** A text with its values filled in; one that is nowhere is told by its key. */
export function say(key, values = {}) {
  const message = bundle.getMessage(idOf(key));
  if (!message?.value) return key;
  const named = new Proxy(values, {
    get: (given, name) => told(given[name]),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  return bundle.formatPattern(message.value, named, []);
}

export function knows(key) {
  return bundle.hasMessage(idOf(key));
}

/** Names as a list: a, b and c. */
export function listed(names) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
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
