// The menu of a table, and the tools beside a decision.
import { confirmDialog, openDialog, paragraphs } from "../lib/dialog.js";
import { find, make, setAttr, setText } from "../lib/dom.js";
import { invitation } from "./invite.js";
import { showShortcuts } from "./keyboard.js";
import { seatKeys } from "../lib/local_storage.js";
import { notificationButton } from "../lib/notifications.js";
import { renewButton, showSeatAdmin } from "./seat_admin.js";
import { customEditionNote } from "../lobby/table_settings.js";
import { hasText, formatList, t } from "../lib/i18n.js";

export function mountMenu(table) {
  const entries = {
    share: () => share(table),
    device: () => moveSeat(table),
    hook: () => chooseHook(table),
    eyes: () => chooseSeat(table),
    people: () => showSeatAdmin(table),
    guide: () => table.guide.open(),
    rules: () => openRulebook(table, "rules"),
    gallery: () => openRulebook(table, "gallery"),
    info: () => showInfo(table),
    keys: showShortcuts,
  };
  const list = make(
    "div",
    { class: "menu-list", id: "menu-list", popover: "auto" },
    ...Object.entries(entries).map(([name, does]) =>
      make("button", {
        type: "button",
        class: "quiet",
        id: `menu-${name}`,
        text: t(`menu.${name}`),
        onclick: () => {
          list.hidePopover();
          does();
        },
      }),
    ),
  );
  find("#menu").append(
    make("button", {
      type: "button",
      class: "switch",
      id: "menu-button",
      popovertarget: "menu-list",
      "aria-label": t("menu.title"),
      title: t("menu.title"),
      text: "☰",
    }),
    list,
  );
}

/** Open the rulebook or the gallery, with the edition of this table, in another tab. */
function openRulebook(table, page) {
  open(`/${page}/${table.state?.table.game}?table=${table.id}`, "_blank", "noopener");
}

function share(table) {
  openDialog(t("menu.share"), [make("p", { text: t("share.text") }), invitation(`/table/${table.id}`)]);
}

/** Show links that move my seats to another device. A link is the seat's key: anyone who has it plays the seat. */
function moveSeat(table) {
  const keys = seatKeys(table.id);
  if (!keys.length) return openDialog(t("menu.device"), [make("p", { text: t("device.none") })]);
  const parts = keys.flatMap(({ seat, secret }) => {
    const path = `/table/${table.id}#${new URLSearchParams({ seat: String(seat), secret })}`;
    const name = table.state?.table.seats[seat].name ?? "";
    const again = () => {
      dialog.close();
      moveSeat(table);
    };
    return [
      make("h3", { text: name }),
      invitation(path, "device"),
      make("div", { class: "actions" }, renewButton(table, { seat, secret }, name, again)),
    ];
  });
  const dialog = openDialog(t("menu.device"), [make("p", { text: t("device.text") }), ...parts]);
}

/** Choose which of my seats to show, or to watch. */
function chooseSeat(table) {
  const seats = seatKeys(table.id).map(({ seat }) => [String(seat), table.state?.table.seats[seat].name ?? ""]);
  const dialog = openDialog(t("menu.eyes"), [
    make("p", { text: t("eyes.text") }),
    make(
      "div",
      { class: "column" },
      ...[...seats, ["", t("eyes.watcher")]].map(([seat, name]) =>
        make("button", {
          type: "button",
          text: name,
          onclick: () => {
            dialog.close();
            if (table.watching !== (seat === "")) {
              table.watching = seat === "";
              table.reconnect();
            } else if (seat !== "") table.showSeat(table.connections.find((live) => live.seat === Number(seat)));
          },
        }),
      ),
    ),
  ]);
}

function showInfo(table) {
  const about = table.state?.table;
  if (!about) return;
  const rows = [
    ...about.options.map(({ label, value }) => [label, String(value)]),
    [t("setup.edition"), about.custom ? t("lobby.custom_edition", { edition: about.edition }) : about.edition],
    [t("setup.pace"), hasText(`setup.paces.${about.pace}`) ? t(`setup.paces.${about.pace}`) : about.pace],
  ];
  openDialog(
    t("menu.info"),
    [
      make(
        "dl",
        { class: "facts" },
        ...rows.flatMap(([label, value]) => [make("dt", { text: label }), make("dd", { text: value })]),
      ),
      customEditionNote(about),
      make("h3", { text: t("info.commitment") }),
      make("p", { class: "mono", text: about.commitment ?? "" }),
      make("p", { class: about.unproven ? "unproven" : "", text: about.unproven || t("info.commitment_text") }),
      about.branched_from
        ? make(
            "p",
            {},
            make("a", {
              href: `/replay/${about.branched_from.id}`,
              text: t("info.branched", { at: about.branched_from.at }),
            }),
          )
        : null,
    ].filter(Boolean),
  );
}

/** Add the tools: undo, rewind by consent, hint, rules of this decision. */
export function mountTools(table) {
  const tool = (name, does) =>
    make("button", { type: "button", class: "tool", id: `tool-${name}`, text: t(`tool.${name}`), onclick: does });
  const undo = tool("undo", () =>
    table.state.undo?.can ? table.act("undo") : table.hint(table.state.undo?.why || "", "refusal"),
  );
  const rewind = tool("rewind", () => {
    const alone = table.state.table.seats.filter((seat) => seat.kind === "person").length === 1;
    if (alone)
      confirmDialog(t("rewind.sure"), t("rewind.sure_text"), t("rewind.sure_yes"), () =>
        table.active.post("rewind", {}),
      );
    else table.act("rewind");
  });
  const advice = tool("hint", () => table.answerBuilder.advise());
  const rules = tool("rules", () =>
    openDialog(t("tool.rules"), [
      make("p", { class: "lead", text: table.state.prompt?.text ?? "" }),
      ...paragraphs(table.state.prompt?.help ?? ""),
      make(
        "p",
        {},
        make("a", {
          href: `/rules/${table.state.table.game}?table=${table.id}`,
          target: "_blank",
          rel: "noopener",
          text: t("menu.rules"),
        }),
      ),
    ]),
  );
  find("#tools").append(rules, advice, undo, rewind);
  table.refreshTools = (state) => {
    const mine = state.seat !== null && state.seat !== undefined;
    for (const button of [undo, rewind]) button.hidden = !mine;
    rules.hidden = !state.prompt?.help;
    advice.hidden = !table.answerBuilder.open || state.table.hints === false;
    setAttr(undo, "aria-disabled", state.undo?.can ? null : "true");
    undo.title = state.undo?.can ? "" : (state.undo?.why ?? "");
    rewind.hidden = !mine || Boolean(state.undo?.can) || Boolean(state.rewind);
    showRewind(table, state);
  };
}

/** Configure notifications and the webhook for my moves (or, for the host, for all moves). */
function chooseHook(table) {
  if (table.state?.seat === null || table.state?.seat === undefined)
    return openDialog(t("menu.hook"), [make("p", { text: t("hook.none") })]);
  const url = make("input", { type: "url", id: "hook-url", placeholder: "https://", maxlength: 500 });
  const whole = make("input", { type: "checkbox", id: "hook-whole" });
  const note = make("p", { class: "note", role: "status" });
  const host = table.state.table.host === table.state.seat;
  const form = make(
    "form",
    { class: "setup" },
    make("p", { class: "field" }, make("label", { for: "hook-url", text: t("hook.url") }), url),
    host
      ? make("p", { class: "field tick" }, whole, make("label", { for: "hook-whole", text: t("hook.whole") }))
      : null,
    note,
    make("div", { class: "actions" }, make("button", { type: "submit", class: "primary", text: t("hook.save") })),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await table.active.post("webhook", { url: url.value.trim(), all_seats: whole.checked });
      setText(note, t(url.value.trim() ? "hook.saved" : "hook.ended"));
    } catch (error) {
      setText(note, error.message);
    }
  });
  openDialog(t("menu.hook"), [notificationButton(), make("p", { text: t("hook.text") }), form]);
}

/** Show the button to return after a timeout; until then a bot stands in. */
function showAway(table, state) {
  const box = find("#away");
  box.hidden = !(state.seat !== null && state.table.seats[state.seat]?.away && !state.standing?.over);
  if (box.hidden || box.firstChild) return;
  box.append(
    make("p", { text: t("away.text") }),
    make("button", { type: "button", class: "primary", text: t("away.back"), onclick: () => table.act("back", {}) }),
  );
}

/** Show a request to rewind, and the buttons to answer it. */
function showRewind(table, state) {
  showAway(table, state);
  const box = find("#rewind");
  const asked = state.rewind;
  box.hidden = !asked;
  const key = JSON.stringify(asked);
  if (box.dataset.key === key) return;
  box.dataset.key = key;
  if (!asked) return box.replaceChildren();
  const button = (name, yes) =>
    make("button", { type: "button", text: t(`rewind.${name}`), onclick: () => table.act("consent", { yes }) });
  const names = formatList(asked.waits_for.map((seat) => state.table.seats[seat].name));
  box.replaceChildren(
    make("p", { text: asked.text }),
    ...(asked.waits_for.includes(state.seat)
      ? [button("agree", true), button("refuse", false)]
      : asked.seat === state.seat
        ? [make("p", { class: "note", text: t("rewind.waits", { names }) }), button("drop", false)]
        : [make("p", { class: "note", text: t("rewind.waits", { names }) })]),
  );
}
