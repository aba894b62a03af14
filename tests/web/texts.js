// The texts of the pages, loaded by the page's own code from the server's Fluent files.
import { readFileSync } from "node:fs";
import "./browser_globals.js";
import { loadTexts } from "../../src/hippodrome/web/lib/i18n.js";
import { saveValue } from "../../src/hippodrome/web/lib/local_storage.js";

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../src/hippodrome/${path}`, import.meta.url), "utf-8");

/** Load the texts of a language, as a page does when it opens. @param {string} lang */
export async function useLanguage(lang) {
  const ftl = read(`i18n/locale/${lang}.ftl`) + read(`server/locale/${lang}.ftl`);
  const marks = [..."AB"].map((letter) => ({ letter, outline: "", base: 4 }));
  const texts = { lang, languages: { en: "English", es: "Español" }, marks, ftl };
  Object.assign(globalThis, {
    fetch: async () => ({ json: async () => texts }),
    document: { documentElement: {}, querySelectorAll: () => [] },
  });
  saveValue("language", lang);
  await loadTexts();
}
