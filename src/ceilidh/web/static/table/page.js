// What all parts of the page of a table share: its root, its words, how it asks the server.

export const root = document.querySelector(".table-page");
export const words = JSON.parse(root.dataset.words);
export const tableId = root.dataset.table;

export const find = (selector) => root.querySelector(selector);
export const all = (selector) => [...root.querySelectorAll(selector)];

// The position shown: its key, the number of its move, that of all moves.
export const state = () => document.getElementById("state").dataset;

export const named = (target) => all(`[data-target="${CSS.escape(target)}"]`);

export async function fetchPart(path, body) {
  const headers = { "HX-Request": "true", "X-CSRF-Token": root.dataset.csrf };
  const options = body ? { method: "POST", body, headers } : { headers };
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
