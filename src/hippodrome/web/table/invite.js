// Invitation links with QR codes, or a note why other devices cannot reach this server.
import { copyField } from "../lib/dialog.js";
import { make, parseSvg } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/i18n.js";

const onThisDevice = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
/** @type {Promise<string[]> | null} */
let knownAddresses = null;

/** Base URLs of this server that other devices can open; this page's own, unless it is a loopback address. */
async function addresses() {
  if (!onThisDevice) return [location.origin];
  knownAddresses ??= get("/api/invite", {}).then(
    (reply) => reply.addresses,
    () => [],
  );
  return knownAddresses;
}

/** Links to a path that others can open, or a warning if there are none. @param {string} path  @param {"share"|"device"} to for friends, or for another device of one's own */
export function invitation(path, to = "share") {
  const box = make("div", { class: "invitation" }, make("p", { class: "note", text: t("invite.looking") }));
  addresses().then((found) => {
    if (found.length)
      box.replaceChildren(
        ...found.flatMap((address) => linkWithQr(address + path, to)),
        ...(onThisDevice ? [make("p", { class: "note", text: t("invite.network") })] : []),
      );
    else
      box.replaceChildren(
        make("p", { class: "warning", text: t("invite.device") }),
        copyField(t(`menu.${to}`), location.origin + path),
      );
  });
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
