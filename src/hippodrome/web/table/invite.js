// How friends come to a table: a link that reaches them, its code for a phone, or a plain word why no link can.
import { copyField } from "../lib/dialog.js";
import { make, picture } from "../lib/dom.js";
import { get, post } from "../lib/connection.js";
import { say } from "../lib/i18n.js";

const onThisDevice = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
let known = null;

/** Where this server can be opened, as the server says. A page that was opened by an address friends can use needs no better one. */
async function addresses() {
  if (!onThisDevice) return [location.origin];
  known ??= get("/api/invite").then((told) => told.addresses, () => []);
  return known;
}

/** The links to a path that others can open, and what to do if there is none. @param {string} path  @param {"share"|"device"} to for friends, or for another device of one's own */
export function invitation(path, to = "share") {
  const box = make("div", { class: "invitation" }, make("p", { class: "note", text: say("invite.looking") }));
  addresses().then((found) => {
    if (found.length) box.replaceChildren(...found.flatMap((address) => linkAndCode(address + path, to)), ...(onThisDevice ? [make("p", { class: "note", text: say("invite.network") })] : []));
    else box.replaceChildren(make("p", { class: "warning", text: say("invite.device") }), copyField(say(`menu.${to}`), location.origin + path));
  });
  return box;
}

function linkAndCode(link, to) {
  const code = make("div", { class: "qr small", role: "img", "aria-label": say(to === "device" ? "device.qr" : "invite.qr") });
  post("/api/qr", { text: link }).then((svg) => code.append(picture(svg)), () => {});
  return [copyField(say(`menu.${to}`), link), code];
}
