// The curtain between two seats in one browser that have secrets from each other: it asks to hand the screen over.
import { make, queryAs } from "../lib/dom.js";
import { emblem, seatLetters } from "../graphics/emblem.js";
import { t } from "../lib/i18n.js";

/** @import { TableSeat } from "#api" */

/** Ask for a seat's player. @param {HTMLElement} root  @param {number} seat  @param {TableSeat[]} seats  @param {() => void} accept */
export function showHandOver(root, seat, seats, accept) {
  const old = queryAs(HTMLDialogElement, "#curtain", root);
  if (old && Number(old.dataset.seat) === seat) return;
  old?.remove();
  const { name } = seats[seat];
  /** @type {HTMLDialogElement} */
  const curtain = make(
    "dialog",
    { id: "curtain", class: "curtain", "aria-labelledby": "curtain-title", data: { seat } },
    emblem(seat, seatLetters(seats)[seat]),
    make("h2", { id: "curtain-title", text: t("curtain.hand_over", { name }) }),
    make("button", {
      type: "button",
      class: "primary",
      text: t("curtain.i_am", { name }),
      onclick: () => {
        curtain.remove();
        root.classList.remove("curtained");
        accept();
      },
    }),
  );
  curtain.addEventListener("cancel", (event) => event.preventDefault());
  root.classList.add("curtained");
  root.append(curtain);
  curtain.showModal();
}
