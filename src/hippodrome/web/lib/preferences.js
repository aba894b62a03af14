// Preferences: the controls for language, theme and sound on every page, and the player's name.
import { icon } from "../graphics/icons.js";
import { find, make, setAttr } from "./dom.js";
import { loadValue, saveValue } from "./local_storage.js";
import { isSoundOn, setSoundOn } from "./sound.js";
import { setLanguage, language, languages, t } from "./i18n.js";

const THEMES = ["", "light", "dark"];
/** @type {Record<string, "auto" | "sun" | "moon">} */
const ICONS = { "": "auto", light: "sun", dark: "moon" };

/** Add the controls to an element. @param {HTMLElement} parent */
export function mountPreferences(parent = find("#switches")) {
  const theme = make("button", { class: "switch", type: "button", id: "theme" });
  const sounds = make("button", { class: "switch", type: "button", id: "sound" });
  const short = document.body.classList.contains("table");
  const languageSelect = make("select", { class: "switch", id: "language", "aria-label": t("switch.language") });
  for (const [tag, name] of Object.entries(languages))
    languageSelect.append(make("option", { value: tag, text: short ? tag.toUpperCase() : name, lang: tag }));
  languageSelect.value = language;
  languageSelect.addEventListener("change", () => setLanguage(languageSelect.value));

  const show = () => {
    const now = theme.dataset.now ?? "";
    theme.replaceChildren(icon(ICONS[now] ?? "auto"));
    theme.title = t(`switch.theme.${now || "auto"}`);
    setAttr(theme, "aria-label", theme.title);
    sounds.replaceChildren(icon(isSoundOn() ? "sound" : "mute"));
    sounds.title = t(isSoundOn() ? "switch.sound_is.on" : "switch.sound_is.off");
    setAttr(sounds, "aria-label", t("switch.sound"));
    setAttr(sounds, "aria-pressed", String(isSoundOn()));
  };
  theme.dataset.now = document.documentElement.dataset.theme ?? "";
  theme.addEventListener("click", () => {
    const next = THEMES[(THEMES.indexOf(theme.dataset.now ?? "") + 1) % THEMES.length];
    theme.dataset.now = next;
    applyTheme(next);
    show();
  });
  sounds.addEventListener("click", () => {
    setSoundOn(!isSoundOn());
    show();
  });
  show();
  parent.append(languageSelect, theme, sounds);
}

/** @param {string} theme */
function applyTheme(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  try {
    if (theme) localStorage.setItem("hippodrome.theme", theme);
    else localStorage.removeItem("hippodrome.theme");
  } catch {
    /* private windows */
  }
}

/** Names of historical charioteers, for players who have not given one. */
const DEFAULT_NAMES = ["Diocles", "Scorpus", "Cynisca", "Crescens", "Porphyrius", "Felix", "Fuscus", "Polynices"];

/** The player's stored name, or a default one if it is taken. @param {string[]} taken names of others */
export function suggestName(taken = []) {
  const name = loadValue("name", "");
  const free = DEFAULT_NAMES.filter((driver) => !taken.includes(driver) && driver !== name);
  return name && !taken.includes(name) ? name : (free[Math.floor(Math.random() * free.length)] ?? "");
}

/** Store the player's name. @param {string} name */
export function saveName(name) {
  if (name.trim()) saveValue("name", name.trim());
}
