// Helpers to create, find and update elements. Texts are only ever set as text, never as HTML.

/** @typedef {HTMLElement | SVGElement} PageElement */
/** @typedef {Node | string | null | undefined | false} Child */
/** @typedef {string | number | boolean | null | undefined} Attribute */
/**
 * Attributes, `on…` listeners, text, value and data of a new element.
 * @typedef {{[name: string]: Attribute | ((event: Event) => unknown) | Record<string, string | number>, text?: string, data?: Record<string, string | number>}} Traits
 */

/**
 * Create an HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag  @param {Traits} traits  @param {Child[]} inside
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, traits = {}, ...inside) {
  return dress(document.createElement(tag), traits, inside);
}

/**
 * Create an SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag  @param {Traits} traits  @param {Child[]} inside
 * @returns {SVGElementTagNameMap[K]}
 */
export function makeSvg(tag, traits = {}, ...inside) {
  return dress(document.createElementNS("http://www.w3.org/2000/svg", tag), traits, inside);
}

/**
 * @template {PageElement} E
 * @param {E} el  @param {Traits} traits  @param {Child[]} inside
 */
function dress(el, traits, inside) {
  for (const [name, value] of Object.entries(traits)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") el.addEventListener(name.slice(2), value);
    else if (typeof value === "object") Object.assign(el.dataset, value);
    else if (name === "text") el.textContent = String(value);
    else if (name === "value") Object.assign(el, { value });
    else el.setAttribute(name, value === true ? "" : String(value));
  }
  el.append(...inside.filter((child) => child !== null && child !== undefined && child !== false));
  return el;
}

/** The HTML element that a selector matches; throws if there is none. @param {string} selector  @param {ParentNode} root */
export function find(selector, root = document) {
  return findAs(HTMLElement, selector, root);
}

/**
 * The element of a class that a selector matches; throws if there is none.
 * @template {Element} E
 * @param {{new (): E}} type  @param {string} selector  @param {ParentNode} root
 */
export function findAs(type, selector, root = document) {
  const el = queryAs(type, selector, root);
  if (!el) throw new Error(`no element matches ${selector}`);
  return el;
}

/**
 * The element of a class that a selector matches, or null; throws if it is of another class.
 * @template {Element} E
 * @param {{new (): E}} type  @param {string} selector  @param {ParentNode} root
 * @returns {E | null}
 */
export function queryAs(type, selector, root = document) {
  const el = root.querySelector(selector);
  if (el && !(el instanceof type)) throw new Error(`${selector} is no ${type.name}`);
  return el;
}

/** The HTML or SVG element that a selector matches, or null. @param {string} selector  @param {ParentNode} root */
export function query(selector, root = document) {
  const el = root.querySelector(selector);
  return isPageElement(el) ? el : null;
}

/** All HTML and SVG elements that a selector matches. @param {string} selector  @param {ParentNode} root */
export function queryAll(selector, root = document) {
  return [...root.querySelectorAll(selector)].filter(isPageElement);
}

/** The children of an element. @param {Element} el */
export function childrenOf(el) {
  return [...el.children].filter(isPageElement);
}

/** The nearest element around an event's target that a selector matches, or null. @param {Event} event  @param {string} selector */
export function closest(event, selector) {
  const el = event.target instanceof Element ? event.target.closest(selector) : null;
  return isPageElement(el) ? el : null;
}

/** @param {unknown} el  @returns {el is PageElement} */
export function isPageElement(el) {
  return el instanceof HTMLElement || el instanceof SVGElement;
}

/** Set a text only if it differs, so that selections survive and screen readers stay silent. @param {Element} el  @param {string} text */
export function setText(el, text) {
  if (el.textContent !== text) el.textContent = text;
}

/** Set or remove an attribute, only if it differs. @param {Element} el  @param {string} name  @param {string | number | null | undefined | false} value */
export function setAttr(el, name, value) {
  if (value === null || value === undefined || value === false) el.removeAttribute(name);
  else if (el.getAttribute(name) !== String(value)) el.setAttribute(name, String(value));
}

/** Parse an SVG text from our own server; its size becomes its viewBox. @param {string} text */
export function parseSvg(text) {
  const svg = findAs(SVGSVGElement, "svg", new DOMParser().parseFromString(text, "text/html"));
  if (!svg.hasAttribute("viewBox"))
    svg.setAttribute("viewBox", `0 0 ${svg.getAttribute("width")} ${svg.getAttribute("height")}`);
  return document.importNode(svg, true);
}

/**
 * Keyed reconciliation: update the children of a parent to match a list. Elements are reused by key and moved only if
 * necessary; the focus stays.
 * @template T
 * @template {PageElement} E
 * @param {Element} parent  @param {T[]} items  @param {(item: T) => string} keyOf
 * @param {(item: T) => E} create  @param {(el: E, item: T) => void} update
 */
export function reconcile(parent, items, keyOf, create, update) {
  const focused = document.activeElement;
  const old = new Map(childrenOf(parent).map((el) => [el.dataset.key, /** @type {E} */ (el)]));
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
