// The menu of a table and the tools beside a decision.
import { confirmSheet, openSheet, paragraphs } from "../lib/dialog.js";
import { find, make, mark, write } from "../lib/dom.js";
import { invitation } from "./invite.js";
import { showKeys } from "./keyboard.js";
import { keysOf } from "../lib/local_storage.js";
import { notifyButton } from "../lib/notifications.js";
import { renewButton, showPeople } from "./seat_admin.js";
import { customNote } from "../lobby/table_settings.js";
import { knows, listed, say } from "../lib/i18n.js";

export function placeMenu(table) {
  const entries = {
    share: () => share(table),
    device: () => moveSeat(table),
    hook: () => chooseHook(table),
    eyes: () => chooseEyes(table),
    people: () => showPeople(table),
    guide: () => table.guide.open(),
    rules: () => learn(table, "rules"),
    gallery: () => learn(table, "gallery"),
    info: () => showInfo(table),
    keys: showKeys,
  };
  const list = make("div", { class: "menu-list", id: "menu-list", popover: "auto" },
    ...Object.entries(entries).map(([name, does]) => make("button", { type: "button", class: "quiet", id: `menu-${name}`, text: say(`menu.${name}`), onclick: () => {
      list.hidePopover();
      does();
    } })));
  find("#menu").append(make("button", { type: "button", class: "switch", id: "menu-button", popovertarget: "menu-list", "aria-label": say("menu.title"), title: say("menu.title"), text: "☰" }), list);
}

/** The rulebook or the gallery, with the numbers of this table, beside it. */
function learn(table, page) {
  open(`/${page}/${table.state?.table.game}?table=${table.id}`, "_blank", "noopener");
}

function share(table) {
  openSheet(say("menu.share"), [make("p", { text: say("share.text") }), invitation(`/table/${table.id}`)]);
}

/** A seat's link is its key: whoever has it plays the seat. */
function moveSeat(table) {
  const keys = keysOf(table.id);
  if (!keys.length) return openSheet(say("menu.device"), [make("p", { text: say("device.none") })]);
  const parts = keys.flatMap(({ seat, secret }) => {
    const path = `/table/${table.id}#${new URLSearchParams({ seat: String(seat), secret })}`;
    const name = table.state?.table.seats[seat].name ?? "";
    const again = () => {
      sheet.close();
      moveSeat(table);
    };
    return [make("h3", { text: name }), invitation(path, "device"), make("div", { class: "actions" }, renewButton(table, { seat, secret }, name, again))];
  });
  const sheet = openSheet(say("menu.device"), [make("p", { text: say("device.text") }), ...parts]);
}

/** Through whose eyes to look: a seat of mine, or a watcher's. */
function chooseEyes(table) {
  const seats = keysOf(table.id).map(({ seat }) => [String(seat), table.state?.table.seats[seat].name ?? ""]);
  const sheet = openSheet(say("menu.eyes"), [make("p", { text: say("eyes.text") }),
    make("div", { class: "column" }, ...[...seats, ["", say("eyes.watcher")]].map(([seat, name]) => make("button", { type: "button", text: name, onclick: () => {
      sheet.close();
      if (table.watching !== (seat === "")) {
        table.watching = seat === "";
        table.reconnect();
      } else if (seat !== "") table.look(table.lives.find((live) => live.seat === Number(seat)));
    } })))]);
}

function showInfo(table) {
  const about = table.state?.table;
  if (!about) return;
  const rows = [...about.options.map(({ label, value }) => [label, String(value)]), [say("setup.edition"), about.custom ? say("lobby.custom_edition", { edition: about.edition }) : about.edition], [say("setup.pace"), knows(`setup.paces.${about.pace}`) ? say(`setup.paces.${about.pace}`) : about.pace]];
  openSheet(say("menu.info"), [
    make("dl", { class: "facts" }, ...rows.flatMap(([label, value]) => [make("dt", { text: label }), make("dd", { text: value })])),
    customNote(about),
    make("h3", { text: say("info.commitment") }),
    make("p", { class: "mono", text: about.commitment ?? "" }),
    make("p", { class: about.unproven ? "unproven" : "", text: about.unproven || say("info.commitment_text") }),
    about.branched_from ? make("p", {}, make("a", { href: `/replay/${about.branched_from.id}`, text: say("info.branched", { at: about.branched_from.at }) })) : null,
  ].filter(Boolean));
}

/** Undo, going back by consent, a hint, the rules of this decision. */
export function placeTools(table) {
  const tool = (name, does) => make("button", { type: "button", class: "tool", id: `tool-${name}`, text: say(`tool.${name}`), onclick: does });
  const undo = tool("undo", () => (table.state.undo?.can ? table.act("undo") : table.hint(table.state.undo?.why || "", "refusal")));
  const rewind = tool("rewind", () => {
    const alone = table.state.table.seats.filter((seat) => seat.kind === "person").length === 1;
    if (alone) confirmSheet(say("rewind.sure"), say("rewind.sure_text"), say("rewind.sure_yes"), () => table.shown.post("rewind", {}));
    else table.act("rewind");
  });
  const advice = tool("hint", () => table.chooser.advise());
  const rules = tool("rules", () => openSheet(say("tool.rules"), [make("p", { class: "lead", text: table.state.asked?.text ?? "" }), ...paragraphs(table.state.asked?.help ?? ""),
    make("p", {}, make("a", { href: `/rules/${table.state.table.game}?table=${table.id}`, target: "_blank", rel: "noopener", text: say("menu.rules") }))]));
  find("#tools").append(rules, advice, undo, rewind);
  table.refreshTools = (state) => {
    const mine = state.seat !== null && state.seat !== undefined;
    for (const button of [undo, rewind]) button.hidden = !mine;
    rules.hidden = !state.asked?.help;
    advice.hidden = !table.chooser.open || state.table.hints === false;
    mark(undo, "aria-disabled", state.undo?.can ? null : "true");
    undo.title = state.undo?.can ? "" : state.undo?.why ?? "";
    rewind.hidden = !mine || Boolean(state.undo?.can) || Boolean(state.rewind);
    showRewind(table, state);
  };
}

/** Where a chat system wants to hear that it is my move (or, of the whole table, anybody's). */
function chooseHook(table) {
  if (table.state?.seat === null || table.state?.seat === undefined) return openSheet(say("menu.hook"), [make("p", { text: say("hook.none") })]);
  const url = make("input", { type: "url", id: "hook-url", placeholder: "https://", maxlength: 500 });
  const whole = make("input", { type: "checkbox", id: "hook-whole" });
  const note = make("p", { class: "note", role: "status" });
  const host = table.state.table.host === table.state.seat;
  const form = make("form", { class: "setup" }, make("p", { class: "field" }, make("label", { for: "hook-url", text: say("hook.url") }), url),
    host ? make("p", { class: "field tick" }, whole, make("label", { for: "hook-whole", text: say("hook.whole") })) : null, note,
    make("div", { class: "actions" }, make("button", { type: "submit", class: "primary", text: say("hook.save") })));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await table.shown.post("hook", { url: url.value.trim(), whole: whole.checked });
      write(note, say(url.value.trim() ? "hook.saved" : "hook.ended"));
    } catch (error) {
      write(note, error.message);
    }
  });
  openSheet(say("menu.hook"), [notifyButton(), make("p", { text: say("hook.text") }), form]);
}

/** My clock ran out: a bot stands in until I say that I am back. */
function showAway(table, state) {
  const box = find("#away");
  box.hidden = !(state.seat !== null && state.table.seats[state.seat]?.away && !state.standing?.over);
  if (box.hidden || box.firstChild) return;
  box.append(make("p", { text: say("away.text") }), make("button", { type: "button", class: "primary", text: say("away.back"), onclick: () => table.act("back", {}) }));
}

/** A request to go back, and my answer to it. */
function showRewind(table, state) {
  showAway(table, state);
  const box = find("#rewind");
  const asked = state.rewind;
  box.hidden = !asked;
  const key = JSON.stringify(asked);
  if (box.dataset.key === key) return;
  box.dataset.key = key;
  if (!asked) return box.replaceChildren();
  const button = (name, yes) => make("button", { type: "button", text: say(`rewind.${name}`), onclick: () => table.act("consent", { yes }) });
  const names = listed(asked.waits_for.map((seat) => state.table.seats[seat].name));
  box.replaceChildren(make("p", { text: asked.text }),
    ...(asked.waits_for.includes(state.seat) ? [button("agree", true), button("refuse", false)]
      : asked.seat === state.seat ? [make("p", { class: "note", text: say("rewind.waits", { names }) }), button("drop", false)] : [make("p", { class: "note", text: say("rewind.waits", { names }) })]));
}
