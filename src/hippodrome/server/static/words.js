// The page's texts in the reader's language. `{n}` is a value, `{n:one|several}` picks a form, `[[ ... ]]` goes if a value is empty.
import { recall, remember } from "./memory.js";

export const LANGUAGES = { en: "English", es: "Español" };

/** @type {Record<string, string>} */
let texts = {};

/** How each seat is marked. @type {{letter: string, outline: string, base: number}[]} */
export let marks = [];

export const language = recall("language") in LANGUAGES ? recall("language") : fromBrowser();

function fromBrowser() {
  const known = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag) => tag in LANGUAGES) ?? "en";
}

/** Fetch the texts and write them into the page. */
export async function loadWords() {
  document.documentElement.lang = language;
  texts = await (await fetch(`/api/words?lang=${language}`)).json();
  marks = texts.marks ?? [];
  inscribe(document);
}

export function chooseLanguage(tag) {
  remember("language", tag);
  location.reload();
}

/** A text with its values filled in. */
export function say(key, values = {}) {
  const text = texts[key] ?? key;
  const there = (name) => values[name] !== undefined && values[name] !== null && values[name] !== "" && values[name] !== 0;
  return text
    .replace(/\[\[(.*?)\]\]/gs, (_, inner) => ([...inner.matchAll(/\{(\w+)/g)].every((m) => there(m[1])) ? inner : ""))
    .replace(/\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g, (_, name, one, many) =>
      one === undefined ? String(values[name] ?? "") : Number(values[name]) === 1 ? one : many);
}

export function knows(key) {
  return key in texts;
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
