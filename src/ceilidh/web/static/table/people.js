// @ts-check
// Who has the page open: marks at the seats, and how many watch. The server says that somebody came
// or went, and answers who is there.

import * as bubble from "./bubble.js";
import { all, root, tableId } from "./page.js";

/**
 * @typedef {object} People
 * @property {Record<string, boolean>} here by seat
 * @property {Record<string, string>} words by seat
 * @property {string} watchers
 */

/** @type {People | null} */
let last = null; // the answer that holds
let asking = false;
let again = false;

function show() {
  if (!last) return;
  for (const mark of all("[data-presence]")) {
    const seat = mark.dataset.presence ?? "";
    if (!(seat in last.here)) continue;
    mark.toggleAttribute("data-here", last.here[seat]);
    mark.title = last.words[seat];
    mark.firstElementChild?.replaceChildren(last.words[seat]);
  }
  for (const place of all("[data-watchers]")) place.textContent = last.watchers;
}

async function look() {
  if (asking) {
    again = true;
    return;
  }
  asking = true;
  do {
    again = false;
    try {
      const response = await fetch(`/t/${tableId}/people`);
      if (response.ok) last = await response.json();
    } catch {
      // The line is lost; it begins with the same question when it is back.
    }
  } while (again);
  asking = false;
  show();
}

document.body.addEventListener("htmx:sseOpen", ({ detail }) => {
  detail.source.addEventListener("people", look);
});
// An update was perhaps written before the last answer.
root.addEventListener("table:changed", show);

// A question that was answered is closed, also when the position is the same as before.
document.body.addEventListener("htmx:afterRequest", ({ detail }) => {
  const asks = detail.xhr.getResponseHeader("X-Asks");
  if (detail.successful && !asks && detail.elt.closest("#bubble")) bubble.close();
});
