// What the rulebook, the gallery and the page of an edition share: which game and table they are about, faces, and finding words.
import { draw, find, make } from "../lib/dom.js";
import { laySheet, putOnArt, sizeOf, wear } from "../graphics/sprites.js";
import { placeSwitches } from "../lib/preferences.js";
import { get } from "../lib/connection.js";
import { loadWords, say } from "../lib/i18n.js";

export const game = location.pathname.split("/").filter(Boolean)[1] ?? "";
/** The table whose edition and options are meant; without one, the usual. */
export const table = new URLSearchParams(location.search).get("table") ?? "";

/** Fetch what a page shows, and dress it. @param {"rulebook"|"gallery"} kind */
export async function open(kind) {
  await loadWords();
  placeSwitches();
  const other = kind === "rulebook" ? "gallery" : "rules";
  find(`#to-${other}`).href = `/${other}/${game}${location.search}`;
  if (table) {
    find("#to-table").href = `/table/${table}`;
    find("#to-table").hidden = false;
  }
  find("#about").textContent = say("learn.opens");
  const where = table ? `/api/tables/${encodeURIComponent(table)}` : `/api/games/${encodeURIComponent(game)}`;
  const [page] = await Promise.all([get(`${where}/${kind}`), putOnArt(game)]);
  laySheet(page.faces);
  return page;
}

export function fail(error) {
  find("#about").textContent = error.status ? error.message : say("wire.not_sent");
}

/** A face as a picture of its own. */
export function face(name, label = "", seat = null) {
  const { width, height } = sizeOf(name);
  const use = draw("use");
  wear(use, name, false);
  const svg = draw("svg", { class: `face${seat === null ? "" : ` seat-${seat}`}`, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label || null, "aria-hidden": label ? null : "true" }, use);
  svg.style.setProperty("--aspect", String(width / height));
  return svg;
}

/** A card or piece: its faces, its name, and what it does. */
export function exhibitOf(exhibit) {
  return make("li", { class: exhibit.faces.length > 1 ? "exhibit wide" : "exhibit", data: { part: "" } },
    make("div", { class: "faces" }, ...exhibit.faces.map((name) => face(name, "", exhibit.seat))),
    make("div", {},
      make("h3", {}, exhibit.label, exhibit.copies > 1 ? make("span", { class: "note", text: say("learn.copies", { n: exhibit.copies }) }) : null),
      exhibit.detail ? make("p", { text: exhibit.detail }) : null));
}

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Show only what has all the words that are typed; accents and capitals do not matter.
 * @param {{el: HTMLElement, text: string}[]} parts
 */
export function searchable(parts) {
  const known = parts.map(({ el, text }) => ({ el, text: plain(text) }));
  const field = find("#search");
  const look = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    let n = 0;
    for (const { el, text } of known) {
      el.hidden = !words.every((word) => text.includes(word));
      n += Number(!el.hidden);
    }
    for (const group of document.querySelectorAll("[data-group]")) group.hidden = ![...group.querySelectorAll("[data-part]")].some((el) => !el.hidden);
    find("#found").textContent = words.length ? say("learn.found", { n }) : "";
    document.body.classList.toggle("searching", words.length > 0);
  };
  field.oninput = look; // one page may be laid out again
  look();
}

/** A table of contents. @param {{id: string, title: string}[]} entries */
export function contents(entries) {
  find("#contents").replaceChildren(make("details", { open: matchMedia("(min-width: 900px)").matches }, make("summary", { text: say("learn.contents") }),
    make("ol", {}, ...entries.map(({ id, title }) => make("li", {}, make("a", { href: `#${id}`, text: title }))))));
}

/** What the address names, once it is there. */
export function goThere() {
  const wanted = decodeURIComponent(location.hash.slice(1));
  const there = wanted && document.getElementById(wanted);
  if (!there) return;
  there.scrollIntoView();
  there.focus({ preventScroll: true });
}
