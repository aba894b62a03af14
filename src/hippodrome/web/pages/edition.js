// The edition page: view, change, validate, play, compare and share an edition.
import { openDialog } from "../lib/dialog.js";
import { makeSvg, find, make, setText } from "../lib/dom.js";
import { mountComparison } from "../editions/edition_compare.js";
import { EditionForm, changeItem, focusField } from "../editions/edition_form.js";
import { setSprites, loadGameStyles } from "../graphics/sprites.js";
import { invitation } from "../table/invite.js";
import { exhibitItem, game } from "./rulebook_common.js";
import { loadValue, saveValue } from "../lib/local_storage.js";
import { defaultSeats, claimSeats } from "../lobby/new_table.js";
import { mountPreferences } from "../lib/preferences.js";
import { get, post } from "../lib/http.js";
import { loadTexts, t } from "../lib/i18n.js";

const sum = location.pathname.split("/").filter(Boolean)[2] ?? "";
const baseName = new URLSearchParams(location.search).get("edition") || "reconstructed";
const table = sum ? "" : (new URLSearchParams(location.search).get("table") ?? "");
const draft = `draft.${game}.${sum || (table ? `table.${table}` : baseName)}`;

let gameInfo = null; // the game's entry in /api/games
let base = null; // the edition that the page was opened with
let current = null; // the server's description of the current text
let form = null;
let drawn = ""; // the digest of the edition whose pictures are shown

async function open() {
  await loadTexts();
  mountPreferences();
  find("#to-rules").href = `/rules/${game}`;
  find("#to-gallery").href = `/gallery/${game}`;
  find("#about").textContent = t("learn.opens");
  const where = sum
    ? `/api/editions/${encodeURIComponent(sum)}`
    : table
      ? `/api/tables/${encodeURIComponent(table)}/edition`
      : `/api/games/${encodeURIComponent(game)}/editions/${encodeURIComponent(baseName)}`;
  const [games, found] = await Promise.all([get("/api/games"), get(where), loadGameStyles(game)]);
  base = found;
  gameInfo = games.find((one) => one.name === base.game);
  form = new EditionForm(find("#form"), change);
  const mine = loadValue(draft);
  if (mine && mine !== base.text) await submit(mine);
  else await submit(base.text, sum || table ? {} : { name: t("edition.my", { title: gameInfo.title }) });
  mountComparison(gameInfo, () => ({ game, text: current.text }));
  mountActions();
}

// Changes ----------------------------------------------------------------------------------------------------------------

const pendingChanges = {};
let isSubmitting = false;

/** Submit changed values; changes during a request are sent together in the next one. */
async function change(changed) {
  Object.assign(pendingChanges, changed);
  if (isSubmitting) return;
  isSubmitting = true;
  try {
    while (Object.keys(pendingChanges).length) {
      const now = { ...pendingChanges };
      for (const name of Object.keys(now)) delete pendingChanges[name];
      await submit(current.text, now);
    }
  } finally {
    isSubmitting = false;
  }
}

/** Send a text with changed values to the server, and show its reply. Returns false if the request failed. */
async function submit(text, changed = {}) {
  try {
    show(await post("/api/editions/form", { game, text, changed }));
    find("#note").textContent = "";
    return true;
  } catch (error) {
    find("#note").textContent = error.status ? error.message : t("wire.not_sent");
    if (!current) throw error;
    return false;
  }
}

function show(now) {
  current = now;
  form.show(current);
  const title = t("edition.title", { title: gameInfo.title, name: current.name || "?" });
  document.title = title;
  setText(find("#title"), title);
  const changed = current.text !== base.text;
  saveValue(draft, changed ? current.text : null);
  setText(
    find("#about"),
    t(
      sum
        ? changed
          ? "edition.about_copy"
          : "edition.about_kept"
        : table
          ? "edition.about_table"
          : "edition.about_house",
      { name: base.name },
    ),
  );
  const state = find("#status");
  state.classList.toggle("sound", current.ok);
  setText(
    state,
    current.ok
      ? t(current.changes.length ? "edition.sound" : "edition.as_house", {
          n: current.changes.length + current.more_changes,
        })
      : t("edition.wrong", { n: current.issues.length }),
  );
  const faults = find("#faults");
  faults.hidden = current.ok;
  faults.replaceChildren(...current.issues.map(faultLine));
  const lines = current.changes.map(changeItem);
  if (current.more_changes) lines.push(make("li", { text: t("edition.more_changes", { n: current.more_changes }) }));
  find("#changes").replaceChildren(
    ...(lines.length ? lines : [make("li", { class: "note", text: t("edition.no_changes") })]),
  );
  if (document.activeElement !== find("#text")) find("#text").value = current.text;
  for (const id of ["try", "save", "lay"]) find(`#${id}`).disabled = !current.ok;
  find("#again").hidden = !changed;
  if (find("#pictures").open) showPictures();
}

function faultLine(fault) {
  const there = fault.field && document.getElementById(`value-${fault.field}`);
  const text = fault.line ? t("edition.at_line", { n: fault.line, why: fault.reason }) : fault.reason;
  if (!there) return make("li", { lang: "en", text });
  return make(
    "li",
    { lang: "en" },
    make("a", {
      href: `#value-${fault.field}`,
      text,
      onclick: (event) => {
        event.preventDefault();
        focusField(fault.field);
      },
    }),
  );
}

// Actions ----------------------------------------------------------------------------------------------------------------

function mountActions() {
  const does = {
    try: race,
    save: share,
    lay: openLobby,
    download,
    upload: async () => find("#file").click(),
    again: reset,
    apply: async () => submit(find("#text").value),
  };
  for (const [id, act] of Object.entries(does)) {
    const button = find(`#${id}`);
    button.addEventListener("click", async () => {
      find("#note").textContent = "";
      button.disabled = true;
      try {
        await act();
      } catch (error) {
        find("#note").textContent = error.status ? error.message : t("wire.not_sent");
      }
      button.disabled = ["try", "save", "lay"].includes(id) && !current.ok;
    });
  }
  find("#file").addEventListener("change", async () => {
    const [file] = find("#file").files;
    if (file && (await submit(await file.text()))) find("#title").scrollIntoView();
    find("#file").value = "";
  });
  find("#pictures").addEventListener("toggle", () => {
    if (find("#pictures").open) showPictures();
  });
}

/** Start a race against bots with this edition. */
async function race() {
  const seats = defaultSeats(gameInfo).map(({ kind, name, level }) => ({ kind, name, level }));
  const made = await post("/api/tables", {
    game,
    edition: current.name.slice(0, 80),
    edition_text: current.text,
    seats,
  });
  await claimSeats(made, game);
}

async function store() {
  const stored = await post("/api/editions", { game, text: current.text });
  return `/edition/${game}/${stored.digest}`;
}

async function share() {
  const path = await store();
  openDialog(t("edition.save"), [
    make("p", { text: t("edition.kept") }),
    invitation(path),
    make("p", {}, make("a", { id: "kept-link", href: path, text: t("edition.open_kept") })),
  ]);
}

/** Open the lobby's form for a new table with this edition. */
async function openLobby() {
  const path = await store();
  location.href = `/?game=${encodeURIComponent(game)}&edition=${path.split("/").pop()}`;
}

async function download() {
  const name =
    (current.name || game)
      .normalize("NFD")
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .toLowerCase() || game;
  const url = URL.createObjectURL(new Blob([current.text], { type: "application/toml" }));
  make("a", { href: url, download: `${name}.toml` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

async function reset() {
  await submit(base.text);
  find("#title").scrollIntoView();
}

// Pictures ---------------------------------------------------------------------------------------------------------------

async function showPictures() {
  if (drawn === current.digest) return;
  const note = find("#drawn");
  if (!current.ok) {
    setText(note, t("edition.mend_first"));
    return;
  }
  const wanted = current.digest;
  setText(note, t("learn.opens"));
  try {
    const page = await post("/api/editions/pictures", { game, text: current.text });
    if (wanted !== current.digest) return;
    setSprites(page.faces);
    const ground = makeSvg("g", { "aria-hidden": "true" });
    ground.innerHTML = page.board.drawing;
    const board = makeSvg(
      "svg",
      {
        class: "board",
        viewBox: `0 0 ${page.board.width} ${page.board.height}`,
        role: "img",
        "aria-label": t("edition.board"),
      },
      ground,
    );
    find("#drawings").replaceChildren(
      board,
      ...page.groups.map((group) =>
        make(
          "section",
          { class: "chapter" },
          make("h2", { text: group.title }),
          make("ul", { class: "exhibits" }, ...group.exhibits.map(exhibitItem)),
        ),
      ),
    );
    drawn = wanted;
    setText(note, "");
  } catch (error) {
    setText(note, error.status ? error.message : t("wire.not_sent"));
  }
}

open().catch((error) => {
  find("#about").textContent = error.status ? error.message : t("wire.not_sent");
});
