// The edition page: view, change, validate, play, compare and share an edition.
import { openDialog } from "../lib/dialog.js";
import { find, findAs, make, makeSvg, setText } from "../lib/dom.js";
import { mountComparison } from "../editions/edition_compare.js";
import { EditionForm, changeItem, focusField } from "../editions/edition_form.js";
import { fileName } from "../editions/edition_values.js";
import { setSprites, loadGameStyles } from "../graphics/sprites.js";
import { invitation } from "../table/invite.js";
import { exhibitItem, game, showError } from "./rulebook_common.js";
import { loadValue, saveValue } from "../lib/local_storage.js";
import { defaultSeats, claimSeats } from "../lobby/new_table.js";
import { mountPreferences } from "../lib/preferences.js";
import { failureText, get, post } from "../lib/http.js";
import { loadTexts, t } from "../lib/i18n.js";

const sum = location.pathname.split("/").filter(Boolean)[2] ?? "";
const baseName = new URLSearchParams(location.search).get("edition") || "reconstructed";
const table = sum ? "" : (new URLSearchParams(location.search).get("table") ?? "");
const draft = `draft.${game}.${sum || (table ? `table.${table}` : baseName)}`;

/** @import { DraftEdition, EditionForm as FormData, EditionIssue, GameSummary, StoredEdition } from "#api" */

/** @param {string} id */
const button = (id) => findAs(HTMLButtonElement, `#${id}`);

class EditionPage {
  note = find("#note");
  title = find("#title");
  text = findAs(HTMLTextAreaElement, "#text");
  file = findAs(HTMLInputElement, "#file");
  pictures = findAs(HTMLDetailsElement, "#pictures");
  form = new EditionForm(find("#form"), (changed) => this.change(changed));
  /** The game. @type {GameSummary} */ info;
  /** The edition that the page was opened with. @type {StoredEdition} */ base;
  /** The server's description of the current text. @type {FormData} */ current;
  /** Values that were changed while a request is under way. @type {Record<string, unknown>} */ pending = {};
  isSubmitting = false;
  /** The digest of the edition whose pictures are shown. */ drawn = "";

  /** @param {GameSummary} info  @param {StoredEdition} base  @param {FormData} current */
  constructor(info, base, current) {
    this.info = info;
    this.base = base;
    this.current = current;
    this.show(current);
    mountComparison(find("#compare"), info, () => ({ game, text: this.current.text }));
    this.mountActions();
  }

  // Changes --------------------------------------------------------------------------------------------------------------

  /** Submit changed values; changes during a request are sent together in the next one. @param {Record<string, unknown>} changed */
  async change(changed) {
    Object.assign(this.pending, changed);
    if (this.isSubmitting) return;
    this.isSubmitting = true;
    try {
      while (Object.keys(this.pending).length) {
        const now = this.pending;
        this.pending = {};
        await this.submit(this.current.text, now);
      }
    } finally {
      this.isSubmitting = false;
    }
  }

  /** Send a text with changed values to the server, and show its reply. Returns false if the request failed. @param {string} text  @param {Record<string, unknown>} changed */
  async submit(text, changed = {}) {
    try {
      this.show(await fetchForm(text, changed));
      this.note.textContent = "";
      return true;
    } catch (error) {
      this.note.textContent = failureText(error);
      return false;
    }
  }

  /** @param {FormData} current */
  show(current) {
    this.current = current;
    this.form.show(current);
    const title = t("edition.title", { title: this.info.title, name: current.name || "?" });
    document.title = title;
    setText(this.title, title);
    const changed = current.text !== this.base.text;
    saveValue(draft, changed ? current.text : null);
    setText(find("#about"), t(aboutKey(changed), { name: this.base.name }));
    this.showStatus(current);
    if (document.activeElement !== this.text) this.text.value = current.text;
    for (const id of NEEDS_VALID) button(id).disabled = !current.ok;
    button("again").hidden = !changed;
    if (this.pictures.open) this.showPictures();
  }

  /** Show whether the edition is valid, what is wrong with it, and what differs from the built-in one. @param {FormData} current */
  showStatus({ ok, issues, changes, more_changes: more }) {
    const status = find("#status");
    status.classList.toggle("sound", ok);
    setText(
      status,
      ok
        ? t(changes.length ? "edition.sound" : "edition.as_house", { n: changes.length + more })
        : t("edition.wrong", { n: issues.length }),
    );
    const list = find("#faults");
    list.hidden = ok;
    list.replaceChildren(...issues.map(faultLine));
    const lines = changes.map(changeItem);
    if (more) lines.push(make("li", { text: t("edition.more_changes", { n: more }) }));
    find("#changes").replaceChildren(
      ...(lines.length ? lines : [make("li", { class: "note", text: t("edition.no_changes") })]),
    );
  }

  // Actions --------------------------------------------------------------------------------------------------------------

  mountActions() {
    /** @type {Record<string, () => Promise<unknown>>} */
    const does = {
      try: () => this.race(),
      save: () => this.share(),
      lay: () => this.openLobby(),
      download: () => this.download(),
      upload: async () => this.file.click(),
      again: () => this.reset(),
      apply: () => this.submit(this.text.value),
    };
    for (const [id, act] of Object.entries(does)) {
      const el = button(id);
      el.addEventListener("click", async () => {
        this.note.textContent = "";
        el.disabled = true;
        try {
          await act();
        } catch (error) {
          this.note.textContent = failureText(error);
        }
        el.disabled = NEEDS_VALID.includes(id) && !this.current.ok;
      });
    }
    this.file.addEventListener("change", async () => {
      const file = this.file.files?.[0];
      if (file && (await this.submit(await file.text()))) this.title.scrollIntoView();
      this.file.value = "";
    });
    this.pictures.addEventListener("toggle", () => {
      if (this.pictures.open) this.showPictures();
    });
  }

  /** Start a race against bots with this edition. */
  async race() {
    const seats = defaultSeats(this.info).map(({ kind, name, level }) => ({ kind, name, level }));
    const { name, text } = this.current;
    const made = await post("/api/tables", {}, { game, edition: name.slice(0, 80), edition_text: text, seats });
    await claimSeats(made, game);
  }

  async store() {
    const stored = await post("/api/editions", {}, { game, text: this.current.text });
    return `/edition/${game}/${stored.digest}`;
  }

  async share() {
    const path = await this.store();
    openDialog(t("edition.save"), [
      make("p", { text: t("edition.kept") }),
      invitation(path),
      make("p", {}, make("a", { id: "kept-link", href: path, text: t("edition.open_kept") })),
    ]);
  }

  /** Open the lobby's form for a new table with this edition. */
  async openLobby() {
    const path = await this.store();
    location.href = `/?game=${encodeURIComponent(game)}&edition=${path.split("/").pop()}`;
  }

  async download() {
    const url = URL.createObjectURL(new Blob([this.current.text], { type: "application/toml" }));
    make("a", { href: url, download: `${fileName(this.current.name || game) || game}.toml` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  async reset() {
    await this.submit(this.base.text);
    this.title.scrollIntoView();
  }

  // Pictures -------------------------------------------------------------------------------------------------------------

  async showPictures() {
    const { ok, digest: wanted, text } = this.current;
    if (this.drawn === wanted) return;
    const status = find("#drawn");
    if (!ok) return setText(status, t("edition.mend_first"));
    setText(status, t("learn.opens"));
    try {
      const page = await post("/api/editions/pictures", {}, { game, text });
      if (wanted !== this.current.digest) return;
      setSprites(page.faces);
      find("#drawings").replaceChildren(
        boardPicture(page.board),
        ...page.groups.map((group) =>
          make(
            "section",
            { class: "chapter" },
            make("h2", { text: group.title }),
            make("ul", { class: "exhibits" }, ...group.exhibits.map(exhibitItem)),
          ),
        ),
      );
      this.drawn = wanted;
      setText(status, "");
    } catch (error) {
      setText(status, failureText(error));
    }
  }
}

/** Buttons that need a valid edition. */
const NEEDS_VALID = ["try", "save", "lay"];

/** The key of the text that says what the page shows. @param {boolean} changed */
function aboutKey(changed) {
  if (sum) return changed ? "edition.about_copy" : "edition.about_kept";
  return table ? "edition.about_table" : "edition.about_house";
}

/** @param {EditionIssue} fault */
function faultLine(fault) {
  const text = fault.line ? t("edition.at_line", { n: fault.line, why: fault.reason }) : fault.reason;
  if (!fault.field || !document.getElementById(`value-${fault.field}`)) return make("li", { lang: "en", text });
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

/** @param {import("#api").BoardDrawing} board */
function boardPicture({ width, height, drawing }) {
  const ground = makeSvg("g", { "aria-hidden": "true" });
  ground.innerHTML = drawing;
  const viewBox = `0 0 ${width} ${height}`;
  return makeSvg("svg", { class: "board", viewBox, role: "img", "aria-label": t("edition.board") }, ground);
}

/** @param {string} text  @param {Record<string, unknown>} changed values of the form, or of the built-in edition */
function fetchForm(text, changed) {
  const values = /** @type {DraftEdition["changed"]} */ (changed); // the server checks them
  return post("/api/editions/form", {}, { game, text, changed: values });
}

function fetchEdition() {
  if (sum) return get("/api/editions/{digest}", { digest: sum });
  if (table) return get("/api/tables/{id}/edition", { id: table });
  return get("/api/games/{name}/editions/{edition}", { name: game, edition: baseName });
}

async function open() {
  await loadTexts();
  mountPreferences();
  for (const page of ["rules", "gallery"]) findAs(HTMLAnchorElement, `#to-${page}`).href = `/${page}/${game}`;
  find("#about").textContent = t("learn.opens");
  const [games, base] = await Promise.all([get("/api/games", {}), fetchEdition(), loadGameStyles(game)]);
  const info = games.find((one) => one.name === base.game);
  if (!info) throw new Error(`no game ${base.game}`);
  const mine = loadValue(draft, "");
  const isDraft = Boolean(mine) && mine !== base.text;
  const changed = isDraft || sum || table ? {} : { name: t("edition.my", { title: info.title }) };
  new EditionPage(info, base, await fetchForm(isDraft ? mine : base.text, changed));
}

open().catch(showError);
