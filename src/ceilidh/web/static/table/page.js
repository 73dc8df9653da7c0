// @ts-check
// What all parts of the page of a table share: its root, its words, how it asks the server.

import { every, must, one, things } from "../dom.js";

export const root = must(".table-page", HTMLElement);
/** @type {Record<string, string>} */
export const words = JSON.parse(root.dataset.words ?? "{}");
export const tableId = root.dataset.table ?? "";

/** @param {string} selector */
export const find = (selector) => one(selector, HTMLElement, root);

/** @param {string} selector */
export const need = (selector) => must(selector, HTMLElement, root);

/** @param {string} selector */
export const all = (selector) => every(selector, HTMLElement, root);

/**
 * The things of the table, those in its drawings among them.
 * @param {string} selector
 */
export const drawn = (selector) => things(selector, root);

/**
 * @typedef {object} Position the position shown
 * @property {string} key
 * @property {string} shown the number of its move
 * @property {string} moves the number of all moves
 * @property {string} revision
 * @property {string} land
 * @property {string} [mine]
 * @property {string} [ending]
 * @property {string} [over]
 * @property {string} [advised] hints come by themselves
 */

export function state() {
  const { dataset } = need("#state");
  return /** @type {DOMStringMap & Position} */ (dataset);
}

/** @param {string} target */
export const named = (target) => drawn(`[data-target="${CSS.escape(target)}"]`);

/**
 * @param {string} path
 * @param {URLSearchParams | FormData} [body]
 */
export async function fetchPart(path, body) {
  const headers = { "HX-Request": "true", "X-CSRF-Token": root.dataset.csrf ?? "" };
  const options = body ? { method: "POST", body, headers } : { headers };
  /** @param {string} event */
  const tells = (event) => root.dispatchEvent(new CustomEvent(event, { detail: options }));
  tells("table:asks");
  try {
    const response = await fetch(`/t/${tableId}/${path}`, options);
    return { good: response.ok, status: response.status, markup: await response.text() };
  } catch {
    const sorry = document.createElement("p");
    sorry.textContent = words.busy;
    return { good: false, status: 0, markup: sorry.outerHTML };
  } finally {
    tells("table:answered");
  }
}

// The layout of a large screen: everything is in sight, nothing needs a tab.
export const layout = window.matchMedia("(min-width: 68.75em) and (min-height: 37.5em)");
export const large = () => layout.matches;

// A phone, upright or on its side.
export const phone = () =>
  window.matchMedia("(max-width: 43.688em), (max-height: 37.438em) and (pointer: coarse)").matches;
