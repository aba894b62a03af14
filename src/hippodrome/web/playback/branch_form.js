// The form for a new live race that branches off a race, with new random draws.
import { openDialog } from "../lib/dialog.js";
import { make } from "../lib/dom.js";
import { get, messageOf, postAction } from "../lib/http.js";
import { suggestName } from "../lib/preferences.js";
import { t } from "../lib/i18n.js";
import { SeatRows, claimSeats, listedField, paceField } from "../lobby/new_table.js";

/** @import { TableSummary } from "#api" */

/**
 * Open the form.
 * @param {TableSummary} about the race  @param {{line: number, moment: number}} at where the new one begins  @param {number} me my seat  @param {string | null} secret
 */
export async function openBranchForm(about, at, me, secret) {
  const game = (await get("/api/games", {})).find((one) => one.name === about.game);
  if (!game) return;
  const seatRows = new SeatRows(
    game,
    about.seats.map((seat) =>
      seat.seat === me
        ? { kind: "me", name: suggestName() || seat.name, level: "" }
        : { kind: "bot", name: "", level: "auriga" },
    ),
    true,
  );
  const pace = paceField();
  const listing = listedField(seatRows);
  const refusal = make("p", { class: "refusal", role: "alert" });
  const start = make("button", { type: "submit", class: "primary", text: t("replay.branch_start") });
  const form = make(
    "form",
    { class: "setup" },
    seatRows.node,
    pace.node,
    listing.node,
    refusal,
    make("div", { class: "actions" }, start),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const body = { at: at.line, seats: seatRows.seats(), pace: pace.read(), listed: listing.box.checked };
    try {
      await claimSeats(await postAction(about.id, "branch", body, secret), about.game);
    } catch (error) {
      refusal.textContent = messageOf(error);
    }
  });
  const note = make("p", { text: t("replay.branch_text", { n: at.moment + 1 }) });
  openDialog(t("replay.branch"), [note, form], { class: "wide" });
}
