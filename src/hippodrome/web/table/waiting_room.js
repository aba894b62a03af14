// The waiting room before a race: seats, settings, invitation links.
import { find, make } from "../lib/dom.js";
import { emblem, seatLetters } from "../graphics/emblem.js";
import { invitation } from "./invite.js";
import { removeSeatKeys, saveSeatKeys, seatKeys, newSalt } from "../lib/local_storage.js";
import { closeButton, hostKey, removeButton } from "./seat_admin.js";
import { saveName, suggestName } from "../lib/preferences.js";
import { customEditionNote, settingTexts } from "../lobby/table_settings.js";
import { get, post } from "../lib/http.js";
import { joinTexts, t } from "../lib/i18n.js";

let levels = null;
const sentReady = new Set();

/** Send the salts of my seats that are not ready yet, such as one that came by a link. */
function sendReady(table, seats, keys) {
  for (const { seat, secret } of keys) {
    if (!seats[seat] || seats[seat].ready || sentReady.has(seat)) continue;
    sentReady.add(seat);
    post(`/api/tables/${table.id}/ready`, { salt: newSalt() }, secret).catch(showRefusal);
  }
}

export function showWaitingRoom(table, state) {
  const box = find("#gather");
  const about = state.table;
  const here = about.state === "gathering" || about.state === "closed";
  box.hidden = !here;
  const key = JSON.stringify([about.state, about.seats, state.seat, about.host]);
  if (!here) return box.replaceChildren();
  if (box.dataset.key === key) return;
  box.dataset.key = key;
  if (about.state === "closed") {
    box.replaceChildren(
      make("h2", { id: "gather-title", text: t("gather.closed") }),
      make("p", { text: about.closed }),
      make("a", { href: "/", text: t("page.lobby") }),
    );
    return;
  }
  sendReady(table, about.seats, seatKeys(table.id));
  const typed = find("#sit-name", box)?.value;
  const letters = seatLetters(about.seats);
  const keys = seatKeys(table.id);
  const host = hostKey(table, about);
  const rows = about.seats.map((seat) =>
    make(
      "li",
      { class: seat.kind },
      emblem(seat.seat, letters[seat.seat]),
      make("span", { class: "gather-name", text: seat.kind === "open" ? t("seats.open") : seat.name }),
      make("span", {
        class: "note",
        text:
          seat.kind === "bot"
            ? t("seats.bot", { level: seat.level })
            : seat.kind === "open"
              ? ""
              : seat.ready
                ? t("gather.ready")
                : t("gather.not_ready"),
      }),
      seat.kind === "open" && host ? botPicker(table, seat.seat, host) : null,
      seat.kind === "person" && host && !keys.some((mine) => mine.seat === seat.seat)
        ? removeButton(table, host, seat)
        : null,
    ),
  );
  const open = about.seats.some((seat) => seat.kind === "open");
  const parts = [
    make("h2", { id: "gather-title", text: open ? t("gather.title") : t("gather.starting") }),
    make("ol", { class: "gather-seats" }, ...rows),
  ];
  if (about.warning) parts.push(make("p", { class: "warning", text: about.warning }));
  parts.push(make("p", { class: "terms note", text: joinTexts(settingTexts(about), "notes") }));
  if (about.custom) parts.push(customEditionNote(about));
  if (about.time_limit) parts.push(make("p", { class: "note", text: t("setup.clock_note") }));
  if (open && !keys.length) parts.push(sitForm(table, about, typed));
  if (open) parts.push(make("p", { text: t("gather.share") }), invitation(`/table/${table.id}`));
  if (keys.length)
    parts.push(
      make(
        "div",
        { class: "actions" },
        make("button", { type: "button", class: "quiet", text: t("gather.leave"), onclick: () => leave(table, keys) }),
        host ? closeButton(table, host) : null,
      ),
    );
  parts.push(make("p", { class: "refusal", id: "gather-refusal", role: "alert" }));
  box.replaceChildren(...parts);
}

function botPicker(table, seat, host) {
  const select = make(
    "select",
    { "aria-label": t("gather.bot_for", { n: seat + 1 }) },
    make("option", { value: "", text: t("gather.put_bot") }),
  );
  const fill = () => levels.forEach((level) => select.append(make("option", { value: level.name, text: level.label })));
  if (levels) fill();
  else
    get("/api/games").then(
      (games) => {
        levels = games[0].levels;
        fill();
      },
      () => {},
    );
  select.addEventListener("change", () =>
    post(`/api/tables/${table.id}/bot`, { seat, level: select.value }, host.secret).catch(showRefusal),
  );
  return select;
}

function sitForm(table, about, typed) {
  const name = make("input", {
    id: "sit-name",
    maxlength: 24,
    value: typed ?? suggestName(about.seats.map((seat) => seat.name)),
    autocomplete: "nickname",
    required: true,
  });
  const form = make(
    "form",
    { class: "sit" },
    make("label", { for: "sit-name", text: t("setup.name") }),
    name,
    make("button", { type: "submit", class: "primary", text: t("gather.sit") }),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    saveName(name.value);
    try {
      const taken = await post(`/api/tables/${table.id}/sit`, { seat: null, name: name.value.trim(), salt: newSalt() });
      saveSeatKeys(table.id, about.game, [taken]);
      table.watching = false;
      table.reconnect();
    } catch (error) {
      showRefusal(error);
    }
  });
  return form;
}

async function leave(table, keys) {
  try {
    for (const { seat, secret } of keys) {
      await post(`/api/tables/${table.id}/leave`, {}, secret);
      removeSeatKeys(table.id, seat);
    }
    location.href = "/";
  } catch (error) {
    showRefusal(error);
  }
}

function showRefusal(error) {
  const line = find("#gather-refusal");
  if (line) line.textContent = error.message;
}
