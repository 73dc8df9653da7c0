// @ts-check
// Elements by what they are: an input has a value, a dialog opens. An element of another kind than the
// script expects, or one that is not there, is a mistake of ours, and the message names it.

/**
 * @template {Element} T
 * @typedef {new () => T} Kind the class of an element
 */

/**
 * @template {Element} T
 * @param {Element} element
 * @param {Kind<T>} kind
 * @returns {T}
 */
export function as(element, kind) {
  if (element instanceof kind) return element;
  throw new Error(`the page has <${element.localName}> instead of ${kind.name}`);
}

/**
 * The first element that fits, if there is one.
 * @template {Element} T
 * @param {string} selector
 * @param {Kind<T>} kind
 * @param {ParentNode} [within]
 * @returns {T | null}
 */
export function one(selector, kind, within = document) {
  const found = within.querySelector(selector);
  return found && as(found, kind);
}

/**
 * An element that the page always has here.
 * @template {Element} T
 * @param {string} selector
 * @param {Kind<T>} kind
 * @param {ParentNode} [within]
 * @returns {T}
 */
export function must(selector, kind, within = document) {
  const found = one(selector, kind, within);
  if (!found) throw new Error(`the page lacks ${selector}`);
  return found;
}

/**
 * @template {Element} T
 * @param {string} selector
 * @param {Kind<T>} kind
 * @param {ParentNode} [within]
 * @returns {T[]}
 */
export const every = (selector, kind, within = document) =>
  [...within.querySelectorAll(selector)].map((found) => as(found, kind));

/**
 * The things that fit, drawn ones among them.
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {Thing[]}
 */
export function things(selector, within = document) {
  /** @type {NodeListOf<Thing>} */
  const found = within.querySelectorAll(selector);
  return [...found];
}

/**
 * What fits around the place of an event. A document has nothing around it.
 * @param {Event} event
 * @param {string} selector
 * @returns {Thing | null}
 */
export const around = ({ target }, selector) =>
  target instanceof Element ? target.closest(selector) : null;

/**
 * Styles of what is rarely needed; the answer comes when they are there.
 * @param {URL} address
 */
export function dress(address) {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = address.href;
  document.head.append(sheet);
  return new Promise((go) => sheet.addEventListener("load", go, { once: true }));
}

/**
 * The names in an attribute that lists some.
 * @param {string} [text]
 */
export const list = (text = "") => text.split(" ").filter(Boolean);
