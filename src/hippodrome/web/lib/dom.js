// Helpers to create, find and update elements. Texts are only ever set as text, never as HTML.

/** Create an HTML element. @param {string} tag  @param {Record<string, any>} traits attributes, `on…` listeners, text, data, value   @param {(Node|string|null|undefined|false)[]} inside */
export function make(tag, traits = {}, ...inside) {
  return dress(document.createElement(tag), traits, inside);
}

/** Create an SVG element. */
export function makeSvg(tag, traits = {}, ...inside) {
  return dress(document.createElementNS("http://www.w3.org/2000/svg", tag), traits, inside);
}

function dress(el, traits, inside) {
  for (const [name, value] of Object.entries(traits)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) el.addEventListener(name.slice(2), value);
    else if (name === "text") el.textContent = value;
    else if (name === "data") Object.assign(el.dataset, value);
    else if (name === "value") el.value = value;
    else el.setAttribute(name, value === true ? "" : value);
  }
  el.append(...inside.filter((child) => child !== null && child !== undefined && child !== false));
  return el;
}

/** @returns {any} */
export function find(selector, root = document) {
  return root.querySelector(selector);
}

/** Set a text only if it differs, so that selections survive and screen readers stay silent. */
export function setText(el, text) {
  if (el.textContent !== text) el.textContent = text;
}

/** Set or remove an attribute, only if it differs. */
export function setAttr(el, name, value) {
  if (value === null || value === undefined || value === false) el.removeAttribute(name);
  else if (el.getAttribute(name) !== String(value)) el.setAttribute(name, value);
}

/** Parse an SVG text from our own server; its size becomes its viewBox. */
export function parseSvg(text) {
  const svg = new DOMParser().parseFromString(text, "text/html").querySelector("svg");
  if (!svg.hasAttribute("viewBox"))
    svg.setAttribute("viewBox", `0 0 ${svg.getAttribute("width")} ${svg.getAttribute("height")}`);
  return document.importNode(svg, true);
}

/**
 * Keyed reconciliation: update the children of a parent to match a list. Elements are reused by key and moved only if
 * necessary; the focus stays.
 * @template T
 * @param {Element} parent  @param {T[]} items  @param {(item: T) => string} keyOf
 * @param {(item: T) => Element} create  @param {(el: any, item: T) => void} update
 */
export function reconcile(parent, items, keyOf, create, update) {
  const focused = document.activeElement;
  const old = new Map([...parent.children].map((el) => [el.dataset.key, el]));
  let next = parent.firstElementChild;
  for (const item of items) {
    const key = keyOf(item);
    let el = old.get(key);
    old.delete(key);
    if (!el) {
      el = create(item);
      el.dataset.key = key;
    }
    if (el === next) next = next.nextElementSibling;
    else parent.insertBefore(el, next);
    update(el, item);
  }
  for (const el of old.values()) el.remove();
  if (focused !== document.activeElement && focused instanceof HTMLElement && parent.contains(focused))
    focused.focus({ preventScroll: true });
}

/** True if the browser asks for reduced motion. */
export function prefersReducedMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
