// Comparison of two editions: a short study on the server, with its progress, a stop button and the results.
import { make, setAttr } from "../lib/dom.js";
import { failureText, get, postStream } from "../lib/http.js";
import { joinTexts, language, t, formatPercent } from "../lib/i18n.js";

/** @import { ComparisonResult, GameSummary } from "#api" */
/** The progress of a comparison. @typedef {{state: string, queue_position: number, progress: number, result: ComparisonResult | null}} ComparisonJob */

const LINK = "link";
const FILE = "file";

/** An error of the form itself, with a text for the reader. */
class FormError extends Error {}

/** @param {HTMLElement} root  @param {GameSummary} game  @param {() => {game: string, text: string}} edition the edition in the form */
export function mountComparison(root, game, edition) {
  const other = make(
    "select",
    { id: "other" },
    ...game.editions.map((name) =>
      make("option", { value: `house ${name}`, text: t("edition.house_named", { name }) }),
    ),
    make("option", { value: LINK, text: t("edition.other_link") }),
    make("option", { value: FILE, text: t("edition.other_file") }),
  );
  const link = make("input", {
    type: "text",
    id: "other-link",
    maxlength: 300,
    autocomplete: "off",
    "aria-label": t("edition.link_of"),
  });
  const file = make("input", { type: "file", accept: ".toml,text/plain", "aria-label": t("edition.other_file") });
  [link.hidden, file.hidden] = [true, true];
  other.addEventListener("change", () => {
    link.hidden = other.value !== LINK;
    file.hidden = other.value !== FILE;
    if (other.value === LINK) link.focus();
  });
  const moreRaces = make("input", { type: "checkbox", id: "surer" });
  const start = make("button", { type: "submit", id: "start-compare", text: t("edition.compare_start") });
  const bar = make("progress", { max: 1, "aria-label": t("edition.compare") });
  const stop = make("button", { type: "button", id: "stop-compare", text: t("edition.compare_stop") });
  const statusLine = make("p", { class: "note", id: "compare-far", role: "status" });
  const progress = make("div", { class: "going" }, bar, stop);
  progress.hidden = true;
  const results = make("div", {
    class: "compared",
    tabindex: "0",
    role: "region",
    "aria-label": t("edition.compared"),
  });
  results.hidden = true;
  const form = make(
    "form",
    {},
    make("p", { class: "field" }, make("label", { for: "other", text: t("edition.compare_with") }), other),
    link,
    file,
    make("p", { class: "tick" }, moreRaces, make("label", { for: "surer", text: t("edition.surer") })),
    start,
  );
  root.append(make("p", { class: "note", text: t("edition.compare_note") }), form, progress, statusLine, results);

  /** @type {AbortController | null} */
  let control = null;
  stop.addEventListener("click", () => control?.abort());
  addEventListener("pagehide", () => control?.abort());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    control = new AbortController();
    [start.disabled, progress.hidden, results.hidden] = [true, false, true];
    bar.removeAttribute("value");
    statusLine.textContent = t("edition.compare_begins");
    const began = performance.now();
    try {
      const against = await otherEdition(other.value, link.value, file.files?.[0]);
      await postStream(
        "/api/comparisons",
        { ...edition(), ...against, more_races: moreRaces.checked },
        (/** @type {ComparisonJob} */ job) => showProgress(job, began),
        control.signal,
      );
    } catch (error) {
      statusLine.textContent =
        error instanceof DOMException && error.name === "AbortError"
          ? t("edition.compare_stopped")
          : error instanceof FormError
            ? error.message
            : failureText(error);
    }
    [start.disabled, progress.hidden] = [false, true];
    if (document.activeElement === document.body) start.focus();
  });

  /** @param {ComparisonJob} job  @param {number} began */
  function showProgress(job, began) {
    if (job.state === "waiting") statusLine.textContent = t("edition.compare_waits", { n: job.queue_position });
    else if (job.state === "failed") statusLine.textContent = t("edition.compare_failed");
    else if (job.state === "done") statusLine.textContent = "";
    else if (job.progress) {
      bar.value = job.progress;
      const left = Math.ceil(((performance.now() - began) / 1000) * (1 / job.progress - 1));
      statusLine.textContent = t("edition.compare_goes", { part: formatPercent(job.progress), left: String(left) });
    } else statusLine.textContent = t("edition.compare_begins");
    if (job.result) {
      results.replaceChildren(...resultNodes(job.result));
      results.hidden = false;
      statusLine.textContent = t("edition.compare_done", { n: job.result.races });
    }
  }
}

/** The other edition, as fields of the request. @param {string} which  @param {string} link  @param {File | undefined} file */
async function otherEdition(which, link, file) {
  if (which === FILE) {
    if (!file) throw new FormError(t("setup.no_file"));
    return { other_text: await file.text() };
  }
  if (which === LINK) {
    const sum = link.trim().match(/[0-9a-f]{16}$/)?.[0];
    if (!sum) throw new FormError(t("edition.no_link"));
    return { other_text: (await get("/api/editions/{digest}", { digest: sum })).text };
  }
  return { other: which.replace(/^house /, "") };
}

/** The results as a table, with a link to the report with plots. @param {ComparisonResult} compared */
function resultNodes(compared) {
  const heads = ["edition.measure", "edition.first", "edition.second", "edition.difference", "edition.interval"].map(
    (key) => make("th", { scope: "col", text: t(key) }),
  );
  const rows = compared.rows.map((cells, n) =>
    make(
      "tr",
      { class: compared.significant[n] ? "sure" : null },
      make("th", { scope: "row", text: cells[0] }),
      ...cells.slice(1).map((text, i) => make("td", { text: i === 2 && compared.significant[n] ? `${text} *` : text })),
    ),
  );
  const about = t("edition.about_compared", {
    first: compared.editions[0],
    second: compared.editions[1],
    n: compared.races,
    seats: joinTexts(compared.seats),
  });
  const short =
    compared.races < compared.requested_races
      ? make("p", {
          class: "note",
          text: t("edition.cut_short", { n: compared.races, wanted: compared.requested_races }),
        })
      : null;
  const page = compared.page
    ? make(
        "p",
        {},
        make("a", {
          id: "compare-page",
          href: `/api/comparisons/${compared.digest}/page?lang=${language}`,
          target: "_blank",
          rel: "noopener",
          text: t("edition.compare_page"),
        }),
      )
    : null;
  const table = make(
    "table",
    {},
    make("caption", { text: about }),
    make("thead", {}, make("tr", {}, ...heads)),
    make("tbody", {}, ...rows),
  );
  setAttr(table, "aria-label", t("edition.compared"));
  return [
    compared.fitted ? make("p", { class: "note", text: compared.fitted }) : null,
    short,
    page,
    table,
    make("p", { class: "note", text: t("edition.sure_note") }),
  ].filter((node) => node !== null);
}
