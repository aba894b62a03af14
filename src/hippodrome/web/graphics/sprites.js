// The sheet of faces: every picture that a piece can wear, as symbols in the page, each drawn once and used often.
import { draw } from "../lib/dom.js";

/** @type {Map<string, {id: string, width: number, height: number}>} */
const sheet = new Map();
let holder = null;

/** @param {Record<string, [number, number, string]>} faces */
export function laySheet(faces) {
  holder ??= document.body.appendChild(draw("svg", { class: "sheet-of-faces", width: 0, height: 0, "aria-hidden": "true", focusable: "false" }));
  const symbols = [];
  sheet.clear();
  for (const [name, [width, height, drawing]] of Object.entries(faces)) {
    const id = `face-${sheet.size}`;
    sheet.set(name, { id, width, height });
    symbols.push(`<symbol id="${id}" viewBox="0 0 ${width} ${height}">${drawing}</symbol>`);
  }
  holder.innerHTML = symbols.join("");
}

export function sizeOf(face) {
  return sheet.get(face) ?? { id: "", width: 20, height: 20 };
}

/** Put a face on a <use>. */
export function wear(use, face, centred) {
  const { id, width, height } = sizeOf(face);
  use.setAttribute("href", `#${id}`);
  use.setAttribute("width", width);
  use.setAttribute("height", height);
  if (centred) {
    use.setAttribute("x", -width / 2);
    use.setAttribute("y", -height / 2);
  }
  use.dataset.face = face;
}

/** A face of its own, as small as a letter or a token. */
export function smallFace(face) {
  const { width, height } = sizeOf(face);
  const use = draw("use");
  wear(use, face, false);
  const svg = draw("svg", { class: "small-face", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, use);
  svg.style.setProperty("--aspect", String(width / height));
  return svg;
}

/** Faces of the same family, such as the sides of a die. */
export function family(face) {
  const stem = face.replace(/[^:/._-]+$/, "");
  return [...sheet.keys()].filter((name) => name.startsWith(stem) && stem);
}

/** The colours of a game's pictures. */
export function putOnArt(game) {
  const href = `/static/art/${game}.css`;
  const there = document.querySelector(`link[href="${href}"]`);
  if (there) return null;
  const link = document.createElement("link");
  const done = new Promise((resolve) => { link.onload = link.onerror = resolve; });
  Object.assign(link, { rel: "stylesheet", href });
  document.head.append(link);
  return done;
}
