// SVG sprites: the faces of all pieces and cards as <symbol> elements, defined once and referenced by <use>.
import { makeSvg } from "../lib/dom.js";

/** @type {Map<string, {id: string, width: number, height: number}>} */
const sprites = new Map();
let holder = null;

/** Replace all sprites. @param {Record<string, [number, number, string]>} faces width, height and SVG text by name */
export function setSprites(faces) {
  holder ??= document.body.appendChild(
    makeSvg("svg", { class: "sprites", width: 0, height: 0, "aria-hidden": "true", focusable: "false" }),
  );
  const symbols = [];
  sprites.clear();
  for (const [name, [width, height, drawing]] of Object.entries(faces)) {
    const id = `face-${sprites.size}`;
    sprites.set(name, { id, width, height });
    symbols.push(`<symbol id="${id}" viewBox="0 0 ${width} ${height}">${drawing}</symbol>`);
  }
  holder.innerHTML = symbols.join("");
}

export function spriteSize(face) {
  return sprites.get(face) ?? { id: "", width: 20, height: 20 };
}

/** Make a <use> element show a sprite. */
export function setSprite(use, face, centred) {
  const { id, width, height } = spriteSize(face);
  use.setAttribute("href", `#${id}`);
  use.setAttribute("width", width);
  use.setAttribute("height", height);
  if (centred) {
    use.setAttribute("x", -width / 2);
    use.setAttribute("y", -height / 2);
  }
  use.dataset.face = face;
}

/** A sprite as an <svg> element of the size of a letter. */
export function smallSprite(face) {
  const { width, height } = spriteSize(face);
  const use = makeSvg("use");
  setSprite(use, face, false);
  const svg = makeSvg("svg", { class: "small-face", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, use);
  svg.style.setProperty("--aspect", String(width / height));
  return svg;
}

/** Names of sprites that differ only in their last part, such as the sides of a die. */
export function relatedSprites(face) {
  const stem = face.replace(/[^:/._-]+$/, "");
  return [...sprites.keys()].filter((name) => name.startsWith(stem) && stem);
}

/** Load the style sheet of a game's pictures; null if the page has it. */
export function loadGameStyles(game) {
  const href = `/static/art/${game}.css`;
  const there = document.querySelector(`link[href="${href}"]`);
  if (there) return null;
  const link = document.createElement("link");
  const done = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  Object.assign(link, { rel: "stylesheet", href });
  document.head.append(link);
  return done;
}
