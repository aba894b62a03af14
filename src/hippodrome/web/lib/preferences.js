// The switches every page has: language, theme, sound.
import { find, make, mark } from "./dom.js";
import { recall, remember } from "./local_storage.js";
import { soundIsOn, switchSound } from "./sound.js";
import { chooseLanguage, language, languages, say } from "./i18n.js";

const THEMES = ["", "light", "dark"];
const ICONS = { "": "◐", light: "☀", dark: "☾" };

export function placeSwitches(parent = find("#switches")) {
  const theme = make("button", { class: "switch", type: "button", id: "theme" });
  const sounds = make("button", { class: "switch", type: "button", id: "sound" });
  const short = document.body.classList.contains("table");
  const tongue = make("select", { class: "switch", id: "language", "aria-label": say("switch.language") });
  for (const [tag, name] of Object.entries(languages)) tongue.append(make("option", { value: tag, text: short ? tag.toUpperCase() : name, lang: tag }));
  tongue.value = language;
  tongue.addEventListener("change", () => chooseLanguage(tongue.value));

  const show = () => {
    const now = theme.dataset.now;
    theme.textContent = ICONS[now];
    theme.title = say(`switch.theme.${now || "auto"}`);
    mark(theme, "aria-label", theme.title);
    sounds.textContent = soundIsOn() ? "♪" : "♪̸";
    sounds.title = say(soundIsOn() ? "switch.sound_is.on" : "switch.sound_is.off");
    mark(sounds, "aria-label", say("switch.sound"));
    mark(sounds, "aria-pressed", String(soundIsOn()));
  };
  theme.dataset.now = document.documentElement.dataset.theme ?? "";
  theme.addEventListener("click", () => {
    theme.dataset.now = THEMES[(THEMES.indexOf(theme.dataset.now) + 1) % THEMES.length];
    wear(theme.dataset.now);
    show();
  });
  sounds.addEventListener("click", () => {
    switchSound(!soundIsOn());
    show();
  });
  show();
  parent.append(tongue, theme, sounds);
}

function wear(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  try {
    if (theme) localStorage.setItem("hippodrome.theme", theme);
    else localStorage.removeItem("hippodrome.theme");
  } catch { /* private windows */ }
}

/** Charioteers of old lend their names to those who have not given one. */
const DRIVERS = ["Diocles", "Scorpus", "Cynisca", "Crescens", "Porphyrius", "Felix", "Fuscus", "Polynices"];

/** The name this person goes by. @param {string[]} taken names of others */
export function myName(taken = []) {
  const name = recall("name", "");
  const free = DRIVERS.filter((driver) => !taken.includes(driver) && driver !== name);
  return name && !taken.includes(name) ? name : free[Math.floor(Math.random() * free.length)] ?? "";
}

export function keepName(name) {
  if (name.trim()) remember("name", name.trim());
}
