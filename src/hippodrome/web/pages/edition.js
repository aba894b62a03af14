// The page of an edition: look at it, change it, see what is wrong and what differs, race it, compare it, share it.
import { openSheet } from "../lib/dialog.js";
import { draw, find, make, write } from "../lib/dom.js";
import { placeCompare } from "../editions/edition_compare.js";
import { Form, changeLine, goTo } from "../editions/edition_form.js";
import { laySheet, putOnArt } from "../graphics/sprites.js";
import { invitation } from "../table/invite.js";
import { exhibitOf, game } from "./rulebook_common.js";
import { recall, remember } from "../lib/local_storage.js";
import { firstChairs, takeSeats } from "../lobby/new_table.js";
import { placeSwitches } from "../lib/preferences.js";
import { get, post } from "../lib/connection.js";
import { loadWords, say } from "../lib/i18n.js";

const sum = location.pathname.split("/").filter(Boolean)[2] ?? "";
const house = new URLSearchParams(location.search).get("edition") || "reconstructed";
const table = sum ? "" : new URLSearchParams(location.search).get("table") ?? "";
const draft = `draft.${game}.${sum || (table ? `table.${table}` : house)}`;

let card = null; // the game, as the lobby knows it
let base = null; // the edition that one began with
let told = null; // what the server says of the text as it is now
let form = null;
let drawn = ""; // the sum of the edition whose pictures are shown

async function open() {
  await loadWords();
  placeSwitches();
  find("#to-rules").href = `/rules/${game}`;
  find("#to-gallery").href = `/gallery/${game}`;
  find("#about").textContent = say("learn.opens");
  const where = sum ? `/api/editions/${encodeURIComponent(sum)}` : table ? `/api/tables/${encodeURIComponent(table)}/edition` : `/api/games/${encodeURIComponent(game)}/editions/${encodeURIComponent(house)}`;
  const [games, found] = await Promise.all([get("/api/games"), get(where), putOnArt(game)]);
  base = found;
  card = games.find((one) => one.name === base.game);
  form = new Form(find("#form"), change);
  const mine = recall(draft);
  if (mine && mine !== base.text) await look(mine);
  else await look(base.text, sum || table ? {} : { name: say("edition.my", { title: card.title }) });
  placeCompare(card, () => ({ game, text: told.text }));
  placeActions();
}

// Changing ---------------------------------------------------------------------------------------------------------------

const waiting = {};
let going = false;

/** Let values be changed; what is changed while the server looks is sent together afterwards. */
async function change(changed) {
  Object.assign(waiting, changed);
  if (going) return;
  going = true;
  try {
    while (Object.keys(waiting).length) {
      const now = { ...waiting };
      for (const name of Object.keys(now)) delete waiting[name];
      await look(told.text, now);
    }
  } finally {
    going = false;
  }
}

/** Have the server look at a text, with some values changed, and show what it says. Whether it could. */
async function look(text, changed = {}) {
  try {
    show(await post("/api/editions/form", { game, text, changed }));
    find("#note").textContent = "";
    return true;
  } catch (error) {
    find("#note").textContent = error.status ? error.message : say("wire.not_sent");
    if (!told) throw error;
    return false;
  }
}

function show(now) {
  told = now;
  form.show(told);
  const title = say("edition.title", { title: card.title, name: told.name || "?" });
  document.title = title;
  write(find("#title"), title);
  const changed = told.text !== base.text;
  remember(draft, changed ? told.text : null);
  write(find("#about"), say(sum ? (changed ? "edition.about_copy" : "edition.about_kept") : table ? "edition.about_table" : "edition.about_house", { name: base.name }));
  const state = find("#status");
  state.classList.toggle("sound", told.ok);
  write(state, told.ok ? say(told.changes.length ? "edition.sound" : "edition.as_house", { n: told.changes.length + told.more_changes }) : say("edition.wrong", { n: told.faults.length }));
  const faults = find("#faults");
  faults.hidden = told.ok;
  faults.replaceChildren(...told.faults.map(faultLine));
  const lines = told.changes.map(changeLine);
  if (told.more_changes) lines.push(make("li", { text: say("edition.more_changes", { n: told.more_changes }) }));
  find("#changes").replaceChildren(...(lines.length ? lines : [make("li", { class: "note", text: say("edition.no_changes") })]));
  if (document.activeElement !== find("#text")) find("#text").value = told.text;
  for (const id of ["try", "save", "lay"]) find(`#${id}`).disabled = !told.ok;
  find("#again").hidden = !changed;
  if (find("#pictures").open) showPictures();
}

function faultLine(fault) {
  const there = fault.field && document.getElementById(`value-${fault.field}`);
  const text = fault.line ? say("edition.at_line", { n: fault.line, why: fault.reason }) : fault.reason;
  if (!there) return make("li", { lang: "en", text });
  return make("li", { lang: "en" }, make("a", { href: `#value-${fault.field}`, text, onclick: (event) => {
    event.preventDefault();
    goTo(fault.field);
  } }));
}

// What one can do with it ------------------------------------------------------------------------------------------------

function placeActions() {
  const does = { try: race, save: share, lay: layTable, download, upload: async () => find("#file").click(), again: beginAgain, apply: async () => look(find("#text").value) };
  for (const [id, act] of Object.entries(does)) {
    const button = find(`#${id}`);
    button.addEventListener("click", async () => {
      find("#note").textContent = "";
      button.disabled = true;
      try {
        await act();
      } catch (error) {
        find("#note").textContent = error.status ? error.message : say("wire.not_sent");
      }
      button.disabled = ["try", "save", "lay"].includes(id) && !told.ok;
    });
  }
  find("#file").addEventListener("change", async () => {
    const [file] = find("#file").files;
    if (file && await look(await file.text())) find("#title").scrollIntoView();
    find("#file").value = "";
  });
  find("#pictures").addEventListener("toggle", () => {
    if (find("#pictures").open) showPictures();
  });
}

/** A race against bots, at once. */
async function race() {
  const chairs = firstChairs(card).map(({ kind, name, level }) => ({ kind, name, level }));
  const made = await post("/api/tables", { game, edition: told.name.slice(0, 80), edition_text: told.text, seats: chairs });
  await takeSeats(made, game);
}

async function keepIt() {
  const kept = await post("/api/editions", { game, text: told.text });
  return `/edition/${game}/${kept.sum}`;
}

async function share() {
  const path = await keepIt();
  openSheet(say("edition.save"), [make("p", { text: say("edition.kept") }), invitation(path),
    make("p", {}, make("a", { id: "kept-link", href: path, text: say("edition.open_kept") }))]);
}

/** Set up a table in the lobby, with this edition. */
async function layTable() {
  const path = await keepIt();
  location.href = `/?game=${encodeURIComponent(game)}&edition=${path.split("/").pop()}`;
}

async function download() {
  const name = (told.name || game).normalize("NFD").replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "").toLowerCase() || game;
  const url = URL.createObjectURL(new Blob([told.text], { type: "application/toml" }));
  make("a", { href: url, download: `${name}.toml` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

async function beginAgain() {
  await look(base.text);
  find("#title").scrollIntoView();
}

// Pictures ---------------------------------------------------------------------------------------------------------------

async function showPictures() {
  if (drawn === told.sum) return;
  const note = find("#drawn");
  if (!told.ok) {
    write(note, say("edition.mend_first"));
    return;
  }
  const wanted = told.sum;
  write(note, say("learn.opens"));
  try {
    const page = await post("/api/editions/pictures", { game, text: told.text });
    if (wanted !== told.sum) return;
    laySheet(page.faces);
    const ground = draw("g", { "aria-hidden": "true" });
    ground.innerHTML = page.board.drawing;
    const board = draw("svg", { class: "board", viewBox: `0 0 ${page.board.width} ${page.board.height}`, role: "img", "aria-label": say("edition.board") }, ground);
    find("#drawings").replaceChildren(board, ...page.groups.map((group) => make("section", { class: "chapter" }, make("h2", { text: group.title }), make("ul", { class: "exhibits" }, ...group.exhibits.map(exhibitOf)))));
    drawn = wanted;
    write(note, "");
  } catch (error) {
    write(note, error.status ? error.message : say("wire.not_sent"));
  }
}

open().catch((error) => {
  find("#about").textContent = error.status ? error.message : say("wire.not_sent");
});
