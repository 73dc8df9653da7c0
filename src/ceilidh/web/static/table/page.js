// @ts-check
// What all parts of the page of a table share: its root, its words, how it asks the server.

/**
 * An element that the page always has.
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement}
 */
export function need(selector, within = document) {
  const found = within.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`the page lacks ${selector}`);
  return found;
}

export const root = need(".table-page");
/** @type {Record<string, string>} */
export const words = JSON.parse(root.dataset.words ?? "{}");
export const tableId = root.dataset.table ?? "";

/**
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const find = (selector) => root.querySelector(selector);

/**
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export function all(selector) {
  /** @type {NodeListOf<HTMLElement>} */
  const found = root.querySelectorAll(selector);
  return [...found];
}

// The position shown: its key, the number of its move, that of all moves.
export const state = () => need("#state").dataset;

/** @param {string} target */
export const named = (target) => all(`[data-target="${CSS.escape(target)}"]`);

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
export const large = () => window.matchMedia("(min-width: 1100px) and (min-height: 600px)").matches;
