// Dialog that recomputes every random draw of a race in the browser.
import { openDialog } from "../lib/dialog.js";
import { make, setText } from "../lib/dom.js";
import { commitment, verifyDraw } from "./draws.js";
import { get, messageOf } from "../lib/http.js";
import { joinTexts, t } from "../lib/i18n.js";

const DRAWS_PER_CHUNK = 12;

/** @param {string} table */
export async function verifyDraws(table) {
  const verdict = make("p", { class: "verdict", role: "status", text: t("verify.working") });
  const progress = make("progress", { max: 1, value: 0, "aria-label": t("verify.title") });
  const rows = make("tbody");
  const head = make(
    "tr",
    {},
    ...["draw", "about", "drawn", "agrees"].map((name) => make("th", { scope: "col", text: t(`verify.${name}`) })),
  );
  const seed = make("p", { class: "mono" });
  openDialog(
    t("verify.title"),
    [
      make("p", { text: t("verify.text") }),
      verdict,
      progress,
      make("details", {}, make("summary", { text: t("verify.seed") }), seed),
      make(
        "div",
        { class: "scroll", tabindex: 0, role: "region", "aria-label": t("verify.title") },
        make("table", { class: "draws" }, make("thead", {}, head), rows),
      ),
    ],
    { class: "wide" },
  );
  try {
    const luck = await get("/api/tables/{id}/luck", { id: table });
    setText(seed, luck.seed);
    if (luck.unproven) verdict.before(make("p", { class: "note unproven", text: luck.unproven }));
    if (!luck.seed) throw new Error(t("verify.no_seed"));
    const matches = commitment(luck.seed) === luck.commitment;
    let good = 0;
    for (let at = 0; at < luck.draws.length; at += DRAWS_PER_CHUNK) {
      for (const draw of luck.draws.slice(at, at + DRAWS_PER_CHUNK)) {
        const { ok, expected } = verifyDraw(draw);
        good += Number(ok);
        rows.append(
          make(
            "tr",
            { class: ok ? "" : "differs" },
            make("td", { title: draw.stream, text: `${draw.source} · ${draw.n + 1}` }),
            make("td", { title: draw.about, text: draw.what }),
            make("td", { text: draw.drawn.join(" ") }),
            make("td", { text: ok ? "✓" : t("verify.expected", { numbers: expected.join(" ") }) }),
          ),
        );
      }
      progress.value = Math.min(1, (at + DRAWS_PER_CHUNK) / luck.draws.length);
      await new Promise((resolve) => setTimeout(resolve, 0)); // let the browser paint
    }
    progress.remove();
    const whole = matches && good === luck.draws.length;
    verdict.className = `verdict ${whole ? "good" : "bad"}`;
    setText(
      verdict,
      joinTexts(
        [
          t(`verify.${luck.unproven ? "file_" : ""}${matches ? "kept" : "broken"}`),
          t("verify.draws", { good, of: luck.draws.length }),
        ],
        "sentences",
      ),
    );
  } catch (error) {
    setText(verdict, messageOf(error));
  }
}
