// @ts-check
// The end of a phase: players compared. It waits for its reader, and is gone by its button or Escape.
// Everybody goes on alone. The past and a playback hide it until the present is shown again.

import { around } from "../dom.js";
import { find, root, state, tableId } from "./page.js";

const KEPT = `ceremony-${tableId}`;

const card = () => find("[data-ceremony]");
const number = () => Number(card()?.dataset.ceremony ?? 0);

/**
 * What was gone on from in this browser; a table that is opened for the first time has nothing new.
 * @param {number} [fresh]
 */
function seen(fresh) {
  try {
    if (fresh !== undefined) localStorage.setItem(KEPT, String(fresh));
    return Number(localStorage.getItem(KEPT) ?? -1);
  } catch {
    return Infinity; // nothing is kept here: then nothing is shown at every update either
  }
}

/** Whether it is on the table. */
const isShown = () => card()?.hidden === false;

/** @param {boolean} shown */
function show(shown) {
  const found = card();
  if (found) found.hidden = !shown;
}

function goOn() {
  seen(number());
  show(false);
}

// After an update.
export function refresh() {
  const present = state().shown === state().moves && !("over" in state());
  if (present && seen() < 0) seen(Number(state().moves));
  show(present && number() > seen());
}

root.addEventListener("click", (event) => {
  if (!around(event, "[data-close-ceremony]")) return;
  goOn();
  find("#prompt")?.focus({ preventScroll: true });
});
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !isShown()) return;
    event.stopPropagation();
    goOn();
  },
  { capture: true },
);
