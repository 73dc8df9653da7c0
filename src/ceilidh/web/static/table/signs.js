// @ts-check
// What the colours mean and how to ask what a thing is: said once in a browser, when there is first
// something to choose. It goes by a click, or with the first move.

import { find, state } from "./page.js";

const KEPT = "signs";
const card = find("#signs");
let shownAt = ""; // the revision at which it came

/**
 * Where nothing can be kept nothing is shown, rather than at every table.
 * @param {boolean} [fresh]
 */
function isKnown(fresh) {
  try {
    if (fresh) localStorage.setItem(KEPT, "known");
    return localStorage.getItem(KEPT) === "known";
  } catch {
    return true;
  }
}

export function close() {
  isKnown(true);
  if (card) card.hidden = true;
}

// After an update.
export function refresh() {
  if (!card || isKnown()) return;
  if (card.hidden && "mine" in state()) {
    shownAt = state().revision;
    card.hidden = false;
  } else if (!card.hidden && state().revision !== shownAt) close();
}
