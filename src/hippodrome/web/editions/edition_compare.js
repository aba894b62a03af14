// Two editions compared: a short study on the server, with how far it is, an end to it, and what was found.
import { find, make, mark } from "../lib/dom.js";
import { follow, get } from "../lib/connection.js";
import { joined, language, say, share } from "../lib/i18n.js";

const LINK = "link";
const FILE = "file";

/** @param {any} game  @param {() => {game: string, text: string}} edition the one that is being worked on */
export function placeCompare(game, edition) {
  const place = find("#compare");
  const other = make("select", { id: "other" }, ...game.editions.map((name) => make("option", { value: `house ${name}`, text: say("edition.house_named", { name }) })),
    make("option", { value: LINK, text: say("edition.other_link") }), make("option", { value: FILE, text: say("edition.other_file") }));
  const link = make("input", { type: "text", id: "other-link", maxlength: 300, autocomplete: "off", "aria-label": say("edition.link_of") });
  const file = make("input", { type: "file", accept: ".toml,text/plain", "aria-label": say("edition.other_file") });
  [link.hidden, file.hidden] = [true, true];
  other.addEventListener("change", () => {
    link.hidden = other.value !== LINK;
    file.hidden = other.value !== FILE;
    if (other.value === LINK) link.focus();
  });
  const surer = make("input", { type: "checkbox", id: "surer" });
  const start = make("button", { type: "submit", id: "start-compare", text: say("edition.compare_start") });
  const bar = make("progress", { max: 1, "aria-label": say("edition.compare") });
  const stop = make("button", { type: "button", id: "stop-compare", text: say("edition.compare_stop") });
  const far = make("p", { class: "note", id: "compare-far", role: "status" });
  const going = make("div", { class: "going" }, bar, stop);
  going.hidden = true;
  const found = make("div", { class: "compared", tabindex: "0", role: "region", "aria-label": say("edition.compared") });
  found.hidden = true;
  const form = make("form", {},
    make("p", { class: "field" }, make("label", { for: "other", text: say("edition.compare_with") }), other), link, file,
    make("p", { class: "tick" }, surer, make("label", { for: "surer", text: say("edition.surer") })), start);
  place.append(make("p", { class: "note", text: say("edition.compare_note") }), form, going, far, found);

  let control = null;
  stop.addEventListener("click", () => control?.abort());
  addEventListener("pagehide", () => control?.abort());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    control = new AbortController();
    [start.disabled, going.hidden, found.hidden] = [true, false, true];
    bar.removeAttribute("value");
    far.textContent = say("edition.compare_begins");
    const began = performance.now();
    try {
      const against = await theOther(other.value, link.value, file.files[0]);
      await follow("/api/comparisons", { ...edition(), ...against, surer: surer.checked }, (told) => hear(told, began), control.signal);
    } catch (error) {
      far.textContent = error.name === "AbortError" ? say("edition.compare_stopped") : error.status || error.said ? error.message : say("wire.not_sent");
    }
    [start.disabled, going.hidden] = [false, true];
    if (document.activeElement === document.body) start.focus();
  });

  function hear(told, began) {
    if (told.state === "waiting") far.textContent = say("edition.compare_waits", { n: told.place });
    else if (told.state === "failed") far.textContent = say("edition.compare_failed");
    else if (told.state === "done") far.textContent = "";
    else if (told.done) {
      bar.value = told.done;
      const left = Math.ceil(((performance.now() - began) / 1000) * (1 / told.done - 1));
      far.textContent = say("edition.compare_goes", { part: share(told.done), left: String(left) });
    } else far.textContent = say("edition.compare_begins");
    if (told.compared) {
      found.replaceChildren(...resultOf(told.compared));
      found.hidden = false;
      far.textContent = say("edition.compare_done", { n: told.compared.races });
    }
  }
}

/** The edition that one compares with, as the server wants it. */
async function theOther(which, link, file) {
  if (which === FILE) {
    if (!file) throw said("setup.no_file");
    return { other_text: await file.text() };
  }
  if (which === LINK) {
    const sum = link.trim().match(/[0-9a-f]{16}$/)?.[0];
    if (!sum) throw said("edition.no_link");
    return { other_text: (await get(`/api/editions/${sum}`)).text };
  }
  return { other: which.replace(/^house /, "") };
}

function said(key) {
  return Object.assign(new Error(say(key)), { said: true });
}

/** What was found, as a table; the page with plots is a link away. */
function resultOf(compared) {
  const heads = ["edition.measure", "edition.first", "edition.second", "edition.difference", "edition.interval"].map((key) => make("th", { scope: "col", text: say(key) }));
  const rows = compared.rows.map((cells, n) => make("tr", { class: compared.sure[n] ? "sure" : null },
    make("th", { scope: "row", text: cells[0] }), ...cells.slice(1).map((text, i) => make("td", { text: i === 2 && compared.sure[n] ? `${text} *` : text }))));
  const about = say("edition.about_compared", { first: compared.editions[0], second: compared.editions[1], n: compared.races, seats: joined(compared.seats) });
  const short = compared.races < compared.wanted ? make("p", { class: "note", text: say("edition.cut_short", { n: compared.races, wanted: compared.wanted }) }) : null;
  const page = compared.page ? make("p", {}, make("a", { id: "compare-page", href: `/api/comparisons/${compared.sum}/page?lang=${language}`, target: "_blank", rel: "noopener", text: say("edition.compare_page") })) : null;
  const sheet = make("table", {}, make("caption", { text: about }), make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows));
  mark(sheet, "aria-label", say("edition.compared"));
  return [compared.fitted ? make("p", { class: "note", text: compared.fitted }) : null, short, page, sheet, make("p", { class: "note", text: say("edition.sure_note") })].filter(Boolean);
}
