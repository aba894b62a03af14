// Shared by the rulebook, gallery and edition pages: game and table of the URL, sprites, search, table of contents.
import { find, findAs, make, makeSvg, queryAll } from "../lib/dom.js";
import { setSprites, loadGameStyles, spriteSize, setSprite } from "../graphics/sprites.js";
import { mountPreferences } from "../lib/preferences.js";
import { failureText, get } from "../lib/http.js";
import { loadTexts, t } from "../lib/i18n.js";

/** @import { Exhibit } from "#api" */

export const game = location.pathname.split("/").filter(Boolean)[1] ?? "";
/** The table whose edition and options are shown; empty for the defaults. */
export const table = new URLSearchParams(location.search).get("table") ?? "";

/** Set up the page of a rulebook. */
export async function openRulebook() {
  await openPage("gallery");
  const page = table
    ? get("/api/tables/{id}/rulebook", { id: table })
    : get("/api/games/{name}/rulebook", { name: game });
  return withSprites(page);
}

/** Set up the page of a gallery. */
export async function openGallery() {
  await openPage("rules");
  const page = table
    ? get("/api/tables/{id}/gallery", { id: table })
    : get("/api/games/{name}/gallery", { name: game });
  return withSprites(page);
}

/**
 * The data of a page, once its faces and styles are loaded.
 * @template {{faces: Record<string, [number, number, string]>}} P
 * @param {Promise<P>} wanted
 */
async function withSprites(wanted) {
  const [page] = await Promise.all([wanted, loadGameStyles(game)]);
  setSprites(page.faces);
  return page;
}

/** Set up the header of a page. @param {"rules" | "gallery"} other the page that it links to */
async function openPage(other) {
  await loadTexts();
  mountPreferences();
  findAs(HTMLAnchorElement, `#to-${other}`).href = `/${other}/${game}${location.search}`;
  if (table) {
    const link = findAs(HTMLAnchorElement, "#to-table");
    link.href = `/table/${table}`;
    link.hidden = false;
  }
  find("#about").textContent = t("learn.opens");
}

/** @param {unknown} error */
export function showError(error) {
  find("#about").textContent = failureText(error);
}

/** A sprite as an <svg> element. @param {string} name  @param {string} label  @param {number | null} seat */
export function spriteImage(name, label = "", seat = null) {
  const { width, height } = spriteSize(name);
  const use = makeSvg("use");
  setSprite(use, name, false);
  const svg = makeSvg(
    "svg",
    {
      class: `face${seat === null ? "" : ` seat-${seat}`}`,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "aria-label": label || null,
      "aria-hidden": label ? null : "true",
    },
    use,
  );
  svg.style.setProperty("--aspect", String(width / height));
  return svg;
}

/** A list item with a card or piece: its faces, name and effect. @param {Exhibit} exhibit */
export function exhibitItem(exhibit) {
  return make(
    "li",
    { class: exhibit.faces.length > 1 ? "exhibit wide" : "exhibit", data: { part: "" } },
    make("div", { class: "faces" }, ...exhibit.faces.map((name) => spriteImage(name, "", exhibit.seat))),
    make(
      "div",
      {},
      make(
        "h3",
        {},
        exhibit.label,
        exhibit.copies > 1 ? make("span", { class: "note", text: t("learn.copies", { n: exhibit.copies }) }) : null,
      ),
      exhibit.detail ? make("p", { text: exhibit.detail }) : null,
    ),
  );
}

/** A text without accents and in lower case. @param {string} text */
export const normalize = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Filter parts of the page by the search field: all its words must occur; accents and case do not matter.
 * @param {{el: HTMLElement, text: string}[]} parts
 */
export function enableSearch(parts) {
  const known = parts.map(({ el, text }) => ({ el, text: normalize(text) }));
  const field = findAs(HTMLInputElement, "#search");
  const filter = () => {
    const words = normalize(field.value).split(/\s+/).filter(Boolean);
    let n = 0;
    for (const { el, text } of known) {
      el.hidden = !words.every((word) => text.includes(word));
      n += Number(!el.hidden);
    }
    for (const group of queryAll("[data-group]"))
      group.toggleAttribute("hidden", !group.querySelector("[data-part]:not([hidden])"));
    find("#found").textContent = words.length ? t("learn.found", { n }) : "";
    document.body.classList.toggle("searching", words.length > 0);
  };
  field.oninput = filter; // a property, so that a second call replaces the listener
  filter();
}

/** Show a table of contents. @param {{id: string, title: string}[]} entries */
export function showContents(entries) {
  find("#contents").replaceChildren(
    make(
      "details",
      { open: matchMedia("(min-width: 900px)").matches },
      make("summary", { text: t("learn.contents") }),
      make("ol", {}, ...entries.map(({ id, title }) => make("li", {}, make("a", { href: `#${id}`, text: title })))),
    ),
  );
}

/** Scroll to the element that the URL's hash names. */
export function scrollToHash() {
  const wanted = decodeURIComponent(location.hash.slice(1));
  const there = wanted && document.getElementById(wanted);
  if (!there) return;
  there.scrollIntoView();
  there.focus({ preventScroll: true });
}
