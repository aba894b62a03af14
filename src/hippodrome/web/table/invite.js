// Invitation links with QR codes, and the offer to let other devices reach this server.
import { copyField } from "../lib/dialog.js";
import { make, parseSvg } from "../lib/dom.js";
import { get, messageOf, post } from "../lib/http.js";
import { t } from "../lib/i18n.js";

/** Where other devices can open this server, and whether it can let them in. @typedef {{addresses: string[], can_open: boolean}} Reach */

const onThisDevice = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
/** @type {Promise<Reach> | null} */
let knownReach = null;

/** Base URLs of this server that other devices can open; this page's own, unless it is a loopback address. @returns {Promise<Reach>} */
function reach() {
  if (!onThisDevice) return Promise.resolve({ addresses: [location.origin], can_open: false });
  knownReach ??= get("/api/invite", {}).catch(() => ({ addresses: [], can_open: false }));
  return knownReach;
}

/**
 * An offer to let the devices of this network in, with a button; empty if they can come already, or never.
 * @param {() => void} onOpen called when they can come
 */
export function networkOffer(onOpen = () => {}) {
  const box = make("div", { class: "network-offer" });
  const refusal = make("p", { class: "refusal", role: "alert" });
  const button = make("button", {
    type: "button",
    class: "open-network",
    text: t("invite.open_network"),
    onclick: async () => {
      button.disabled = true;
      try {
        knownReach = Promise.resolve(await post("/api/invite/network", {}, undefined));
        box.replaceChildren(make("p", { class: "note done", role: "status", text: t("invite.opened") }));
        onOpen();
      } catch (error) {
        refusal.textContent = messageOf(error);
        button.disabled = false;
      }
    },
  });
  reach().then(({ can_open }) => {
    if (can_open) box.append(make("p", { text: t("invite.offer") }), button, refusal);
  });
  return box;
}

/** Links to a path that others can open, or an offer to let them in. @param {string} path  @param {"share"|"device"} to for friends, or for another device of one's own */
export function invitation(path, to = "share") {
  const box = make("div", { class: "invitation" }, make("p", { class: "note", text: t("invite.looking") }));
  const show = async () => {
    const { addresses, can_open } = await reach();
    if (addresses.length)
      box.replaceChildren(
        ...addresses.flatMap((address) => linkWithQr(address + path, to)),
        ...(onThisDevice ? [make("p", { class: "note", text: t("invite.network") })] : []),
      );
    else if (can_open) box.replaceChildren(networkOffer(show), copyField(t(`menu.${to}`), location.origin + path));
    else
      box.replaceChildren(
        make("p", { class: "warning", text: t("invite.device") }),
        copyField(t(`menu.${to}`), location.origin + path),
      );
  };
  show();
  return box;
}

/** @param {string} link  @param {"share"|"device"} to */
function linkWithQr(link, to) {
  const code = make("div", {
    class: "qr small",
    role: "img",
    "aria-label": t(to === "device" ? "device.qr" : "invite.qr"),
  });
  post("/api/qr", {}, { text: link }).then(
    (svg) => code.append(parseSvg(svg)),
    () => {},
  );
  return [copyField(t(`menu.${to}`), link), code];
}
