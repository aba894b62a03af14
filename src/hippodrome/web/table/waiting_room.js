// The waiting room before a race: seats, settings, invitation links.
import { make, queryAs, setText } from "../lib/dom.js";
import { emblem, seatLetters } from "../graphics/emblem.js";
import { invitation } from "./invite.js";
import { removeSeatKeys, saveSeatKeys, seatKeys, newSalt } from "../lib/local_storage.js";
import { closeButton, hostKey, removeButton } from "./seat_admin.js";
import { saveName, suggestName } from "../lib/preferences.js";
import { customEditionNote, settingTexts } from "../lobby/table_settings.js";
import { get, messageOf, postAction } from "../lib/http.js";
import { joinTexts, language, t } from "../lib/i18n.js";

/** @import { GameSummary, TableSeat, TableSummary } from "#api" */
/** @import { PageState, SeatKey } from "#page" */
/** @import { TableSession } from "../room/session.js" */

export class WaitingRoom {
  /** @type {HTMLElement} */ root;
  /** @type {TableSession} */ session;
  /** @type {Promise<GameSummary[]> | null} */ games = null;
  /** Seats whose salt was sent. @type {Set<number>} */ sentReady = new Set();
  refusal = make("p", { class: "refusal", id: "gather-refusal", role: "alert" });

  /** @param {HTMLElement} root  @param {TableSession} session */
  constructor(root, session) {
    this.root = root;
    this.session = session;
  }

  /** @param {PageState} state */
  show(state) {
    const { root } = this;
    const about = state.table;
    const here = about.state === "gathering" || about.state === "closed";
    root.hidden = !here;
    const key = JSON.stringify([about.state, about.seats, state.seat, about.host]);
    if (!here) return root.replaceChildren();
    if (root.dataset.key === key) return;
    root.dataset.key = key;
    root.replaceChildren(...(about.state === "closed" ? closedNodes(about) : this.nodes(about)));
  }

  /** @param {TableSummary} about */
  nodes(about) {
    const { id } = this.session;
    const keys = seatKeys(id);
    this.sendReady(about.seats, keys);
    const typed = queryAs(HTMLInputElement, "#sit-name", this.root)?.value;
    const letters = seatLetters(about.seats);
    const host = hostKey(id, about);
    const rows = about.seats.map((seat) => this.seatRow(seat, letters[seat.seat], keys, host));
    const open = about.seats.some((seat) => seat.kind === "open");
    const isGuest = open && !keys.length;
    setText(this.refusal, "");
    return [
      isGuest
        ? this.welcome(about, typed)
        : make("h2", { id: "gather-title", text: open ? t("gather.title") : t("gather.starting") }),
      make("ol", { class: "gather-seats" }, ...rows),
      about.warning && make("p", { class: "warning", text: about.warning }),
      make("p", { class: "terms note", text: joinTexts(settingTexts(about), "notes") }),
      customEditionNote(about),
      about.time_limit && make("p", { class: "note", text: t("setup.clock_note") }),
      !open && !keys.length && make("p", { class: "note", text: t("watch.text") }),
      open && !isGuest && make("p", { text: t("gather.share") }),
      open && !isGuest && invitation(`/table/${id}`),
      keys.length > 0 && this.actions(keys, host),
      this.refusal,
    ].filter((part) => part instanceof Node);
  }

  /** The invitation as a guest sees it: a picture, who invites to what, and the form to take a seat. @param {TableSummary} about  @param {string | undefined} typed the name typed so far */
  welcome(about, typed) {
    const host = about.host === null ? undefined : about.seats[about.host]?.name;
    const pitch = make("p");
    this.games ??= get("/api/games", {});
    this.games.then(
      (games) => setText(pitch, games.find((game) => game.name === about.game)?.pitch ?? ""),
      () => {
        this.games = null; // the next guest tries again
      },
    );
    return make(
      "div",
      { class: "invited" },
      make("img", { class: "invited-cover", src: `/api/games/${about.game}/cover.svg?lang=${language}`, alt: "" }),
      make("h2", {
        id: "gather-title",
        text: host
          ? t("gather.invited", { host, game: about.title })
          : t("gather.invited_by_link", { game: about.title }),
      }),
      pitch,
      this.sitForm(about, typed),
    );
  }

  /** @param {TableSeat} seat  @param {string} letter  @param {SeatKey[]} keys  @param {SeatKey | undefined} host */
  seatRow(seat, letter, keys, host) {
    const note =
      seat.kind === "bot"
        ? t("seats.bot", { level: seat.level })
        : seat.kind === "open"
          ? ""
          : seat.ready
            ? t("gather.ready")
            : t("gather.not_ready");
    const isMine = keys.some((mine) => mine.seat === seat.seat);
    return make(
      "li",
      { class: seat.kind },
      emblem(seat.seat, letter),
      make("span", { class: "gather-name", text: seat.kind === "open" ? t("seats.open") : seat.name }),
      make("span", { class: "note", text: note }),
      seat.kind === "open" && host ? this.botPicker(seat.seat, host) : null,
      seat.kind === "person" && host && !isMine ? removeButton(this.session.id, host, seat) : null,
    );
  }

  /** @param {SeatKey[]} keys  @param {SeatKey | undefined} host */
  actions(keys, host) {
    return make(
      "div",
      { class: "actions" },
      make("button", { type: "button", class: "quiet", text: t("gather.leave"), onclick: () => this.leave(keys) }),
      host ? closeButton(this.session.id, host) : null,
    );
  }

  /** Send the salts of my seats that are not ready yet, such as one that came by a link. @param {TableSeat[]} seats  @param {SeatKey[]} keys */
  sendReady(seats, keys) {
    for (const { seat, secret } of keys) {
      if (!seats[seat] || seats[seat].ready || this.sentReady.has(seat)) continue;
      this.sentReady.add(seat);
      postAction(this.session.id, "ready", { salt: newSalt() }, secret).catch((error) => this.refuse(error));
    }
  }

  /** A field to put a bot on a seat. @param {number} seat  @param {SeatKey} host */
  botPicker(seat, host) {
    const select = make(
      "select",
      { "aria-label": t("gather.bot_for", { n: seat + 1 }) },
      make("option", { value: "", text: t("gather.put_bot") }),
    );
    this.games ??= get("/api/games", {});
    this.games.then(
      (games) => {
        const game = games.find((one) => one.name === this.session.state?.table.game) ?? games[0];
        select.append(...game.levels.map((level) => make("option", { value: level.name, text: level.label })));
      },
      () => {
        this.games = null; // the next picker tries again
      },
    );
    select.addEventListener("change", () =>
      postAction(this.session.id, "bot", { seat, level: select.value }, host.secret).catch((error) =>
        this.refuse(error),
      ),
    );
    return select;
  }

  /** The form to take a seat. @param {TableSummary} about  @param {string | undefined} typed the name typed so far */
  sitForm(about, typed) {
    const { id } = this.session;
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
        const taken = await postAction(id, "sit", { seat: null, name: name.value.trim(), salt: newSalt() }, null);
        saveSeatKeys(id, about.game, [taken]);
        this.session.connect(false);
      } catch (error) {
        this.refuse(error);
      }
    });
    return form;
  }

  /** Leave all my seats. @param {SeatKey[]} keys */
  async leave(keys) {
    const { id } = this.session;
    try {
      for (const { seat, secret } of keys) {
        await postAction(id, "leave", undefined, secret);
        removeSeatKeys(id, seat);
      }
      location.href = "/";
    } catch (error) {
      this.refuse(error);
    }
  }

  /** @param {unknown} error */
  refuse(error) {
    this.refusal.textContent = messageOf(error);
  }
}

/** @param {TableSummary} about */
function closedNodes(about) {
  return [
    make("h2", { id: "gather-title", text: t("gather.closed") }),
    make("p", { text: about.closed }),
    make("a", { href: "/", text: t("page.lobby") }),
  ];
}
