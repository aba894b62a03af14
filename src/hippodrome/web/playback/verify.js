// Verify the luck: every die and every card of a race, computed again here, on this machine.
import { openSheet } from "../lib/dialog.js";
import { make, write } from "../lib/dom.js";
import { commitment, verifyDraw } from "./draws.js";
import { get } from "../lib/connection.js";
import { joined, say } from "../lib/i18n.js";

const AT_ONCE = 12;

export async function verifyLuck(table) {
  const verdict = make("p", { class: "verdict", role: "status", text: say("verify.working") });
  const progress = make("progress", { max: 1, value: 0, "aria-label": say("verify.title") });
  const rows = make("tbody");
  const head = make("tr", {}, ...["draw", "about", "drawn", "agrees"].map((name) => make("th", { scope: "col", text: say(`verify.${name}`) })));
  const seed = make("p", { class: "mono" });
  openSheet(say("verify.title"), [make("p", { text: say("verify.text") }), verdict, progress,
    make("details", {}, make("summary", { text: say("verify.seed") }), seed),
    make("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": say("verify.title") }, make("table", { class: "draws" }, make("thead", {}, head), rows))], { class: "wide" });
  try {
    const luck = await get(`/api/tables/${table}/luck`);
    write(seed, luck.seed);
    if (luck.unproven) verdict.before(make("p", { class: "note unproven", text: luck.unproven }));
    if (!luck.seed) throw new Error(say("verify.no_seed"));
    const kept = commitment(luck.seed) === luck.commitment;
    let good = 0;
    for (let at = 0; at < luck.draws.length; at += AT_ONCE) {
      for (const draw of luck.draws.slice(at, at + AT_ONCE)) {
        const { ok, expected } = verifyDraw(draw);
        good += Number(ok);
        rows.append(make("tr", { class: ok ? "" : "differs" }, make("td", { title: draw.stream, text: `${draw.source} · ${draw.n + 1}` }), make("td", { title: draw.about, text: draw.what }), make("td", { text: draw.drawn.join(" ") }),
          make("td", { text: ok ? "✓" : say("verify.expected", { numbers: expected.join(" ") }) })));
      }
      progress.value = Math.min(1, (at + AT_ONCE) / luck.draws.length);
      await new Promise((resolve) => setTimeout(resolve, 0)); // lets the page breathe
    }
    progress.value = 1;
    const whole = kept && good === luck.draws.length;
    verdict.className = `verdict ${whole ? "good" : "bad"}`;
    write(verdict, joined([say(`verify.${luck.unproven ? "file_" : ""}${kept ? "kept" : "broken"}`), say("verify.draws", { good, of: luck.draws.length })], "sentences"));
  } catch (error) {
    write(verdict, error.message);
  }
}
