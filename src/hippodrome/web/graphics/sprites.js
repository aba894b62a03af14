// SVG sprites: the faces of all pieces and cards as <symbol> elements, defined once and referenced by <use>.
import { findAs, makeSvg } from "../lib/dom.js";

/** @type {Map<string, {id: string, width: number, height: number}>} */
const sprites = new Map();
/** The element that holds the symbols. @type {SVGSVGElement | null} */
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

/** @param {string} face */
export function spriteSize(face) {
  return sprites.get(face) ?? { id: "", width: 20, height: 20 };
}

/** Make a <use> element show a sprite. @param {SVGUseElement} use  @param {string} face  @param {boolean} centred */
export function setSprite(use, face, centred) {
  const { id, width, height } = spriteSize(face);
  use.setAttribute("href", `#${id}`);
  use.setAttribute("width", String(width));
  use.setAttribute("height", String(height));
  if (centred) {
    use.setAttribute("x", String(-width / 2));
    use.setAttribute("y", String(-height / 2));
  }
  use.dataset.face = face;
}

/** A sprite as an <svg> element of the size of a letter. @param {string} face */
export function smallSprite(face) {
  const { width, height } = spriteSize(face);
  const use = makeSvg("use");
  setSprite(use, face, false);
  const svg = makeSvg("svg", { class: "small-face", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, use);
  svg.style.setProperty("--aspect", String(width / height));
  return svg;
}

/** The elements of a card or chit: its picture, the sprite in it, and its mark. @param {HTMLElement} el */
export function spriteParts(el) {
  const svg = findAs(SVGSVGElement, "svg", el);
  return { svg, use: findAs(SVGUseElement, "use", svg), label: findAs(HTMLElement, ".card-mark", el) };
}

/** Names of sprites that differ only in their last part, such as the sides of a die. @param {string} face */
export function relatedSprites(face) {
  const stem = face.replace(/[^:/._-]+$/, "");
  return [...sprites.keys()].filter((name) => name.startsWith(stem) && stem);
}

/** Give the page the skin of a game (styles/tokens.css). @param {string} game */
export function setSkin(game) {
  document.documentElement.dataset.game = game;
}

/** Load the style sheet of a game's pictures; null if the page has it. @param {string} game */
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
