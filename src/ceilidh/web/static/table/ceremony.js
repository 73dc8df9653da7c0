// @ts-check
// The end of a phase as a short ceremony: shown once to who has not seen it, over a board that can be
// clicked all the same, and gone by a click, by Escape or by itself. Never in the past or in a playback.

import { find, state, tableId } from "./page.js";

const LONG = 7000; // ms
const KEPT = `ceremony-${tableId}`;
let shown = 0; // the ceremony that is on the table
let timer = 0;

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
  clearTimeout(timer);
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
    clearTimeout(timer);
    timer = setTimeout(close, LONG);
  }
  hide(!shown || shown !== number());
}

document.addEventListener("pointerdown", () => shown && close());
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !shown) return;
    event.stopPropagation();
    close();
  },
  { capture: true },
);
