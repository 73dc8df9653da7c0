// @ts-check
// The end of a phase: players compared, shown once to each reader, and gone by its button or Escape.
// Everybody goes on alone. Never in the past or in a playback.

import { around } from "../dom.js";
import { find, root, state, tableId } from "./page.js";

const KEPT = `ceremony-${tableId}`;
let shown = 0; // the ceremony that is on the table

const card = () => find("[data-ceremony]");
const number = () => Number(card()?.dataset.ceremony ?? 0);

/**
 * What was seen in this browser; a table that is opened for the first time has nothing new.
 * @param {number} [fresh]
 */
function seen(fresh) {
  try {
    if (fresh !== undefined) localStorage.setItem(KEPT, String(fresh));
    return Number(localStorage.getItem(KEPT) ?? -1);
  } catch {
    return fresh ?? Infinity; // nothing is kept here: then nothing is shown twice either
  }
}

/** @param {boolean} hidden */
function hide(hidden) {
  const found = card();
  if (found) found.hidden = hidden;
}

function close() {
  shown = 0;
  hide(true);
}

// After an update.
export function refresh() {
  const present = state().shown === state().moves && !("over" in state());
  if (!present) close();
  else if (seen() < 0) seen(Number(state().moves));
  else if (number() > seen()) {
    seen(number());
    shown = number();
  }
  hide(!shown || shown !== number());
}

root.addEventListener("click", (event) => {
  if (!around(event, "[data-close-ceremony]")) return;
  close();
  find("#prompt")?.focus({ preventScroll: true });
});
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !shown) return;
    event.stopPropagation();
    close();
  },
  { capture: true },
);
