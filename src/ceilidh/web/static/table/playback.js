// @ts-check
// The moves of others, played back at the pace that the reader prefers. The present has been answered
// already; until it is shown, the page steps through the positions before it. Any click or key, and
// anything that fails, leads to the present.

import { around, list } from "../dom.js";
import { isCalm } from "./motion.js";
import { need, root, state, tableId } from "./page.js";

/** @type {Record<string, number>} */
const LOOKED_AT = { normal: 1000, watch: 2000 }; // ms for a step, such as a tile taken and paid for
const OTHERS = /data-others="([\d ]*)" data-own="(\d+)"/;

/** @type {number[]} */
let steps = []; // moves after which a step of the others is over, and that are still to be shown
let goal = 0; // the number of moves in the present, as far as we know
let revision = 0; // of that present
/** @type {number | null} */
let shown = null; // the step that was asked for last; null: nothing is played back
let seen = -Infinity; // when the last step was shown
let timer = 0;
let follows = false; // the present is on its way, as the next step after one that is shown

export const isOn = () => shown !== null;
export const known = () => revision;
/** @param {number} number */
export const isStep = (number) => isOn() && number === shown;

// --- beginning ---------------------------------------------------------------------------------------

/**
 * Whether the answer that shows the present is put off, because what led to it is shown first.
 * @param {string} answer
 * @param {string} verb
 * @param {[number, number, number]} head the move that it shows, all moves, its revision
 */
export function putsOff(answer, verb, [at, moves, fresh]) {
  if (at !== moves || moves < goal) return stop();
  if (shown !== null) {
    steps = read(answer, shown, moves, fresh);
    return true;
  }
  const here = Number(state().shown);
  const goesOn = follows; // what has happened meanwhile is played back as well
  const busy = "mine" in state() && verb === "get"; // whoever chooses is not disturbed
  if (busy || (here !== Number(state().moves) && !goesOn) || isInstant()) return false;
  steps = read(answer, here, moves, fresh);
  const [first] = steps;
  if (first === undefined) return stop();
  // One's own moves are not played back: what they led to is shown at once.
  const own = Number(OTHERS.exec(answer)?.[2]);
  if (own > here && own < first) steps.unshift(own);
  const now = performance.now();
  // A single step is shown as it comes, unless the one before it was not looked at long enough.
  const rest = steps[0] === own || goesOn ? 0 : Math.max(0, seen + pace() - now);
  if (first === moves && steps[0] === first && rest === 0) {
    seen = now;
    return stop();
  }
  shown = here;
  timer = setTimeout(next, rest);
  return true;
}

const pace = () => LOOKED_AT[root.dataset.pace ?? ""] ?? LOOKED_AT.normal;
const isInstant = () => root.dataset.pace === "instant" || isCalm() || document.hidden;

/**
 * The steps between two moves. A step that goes on ends later in a later answer.
 * @param {string} answer
 * @param {number} from
 * @param {number} to
 * @param {number} fresh
 */
function read(answer, from, to, fresh) {
  goal = to;
  revision = fresh;
  const others = OTHERS.exec(answer)?.[1] ?? "";
  return list(others).map(Number).filter((number) => number > from && number <= to);
}

// --- stepping ----------------------------------------------------------------------------------------

async function next() {
  const step = steps.shift();
  if (step === undefined || step >= goal) {
    present();
    follows = true;
    return;
  }
  const source = need("#now");
  const path = `/t/${tableId}/now?move=${step}&playing=yes`;
  shown = step;
  try {
    await htmx.ajax("GET", path, { source, target: source, swap: "morph:innerHTML" });
  } catch {
    present();
    return;
  }
  if (isStep(step)) timer = setTimeout(next, pace());
}

// --- ending ------------------------------------------------------------------------------------------

// Nothing is put off any more.
export function stop() {
  clearTimeout(timer);
  shown = null;
  steps = [];
  goal = 0;
  follows = false;
  return false;
}

function present() {
  stop();
  htmx.trigger(need("#now"), "catch-up");
}

/** @param {Event} event */
const isWriting = (event) => around(event, "input, textarea, select") !== null;
const SILENT = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);
let swallowed = false; // a click that skipped does nothing to the position it did not mean

document.addEventListener(
  "pointerdown",
  (event) => {
    swallowed = isOn() && around(event, "#now [data-target], #now [data-skip]") !== null;
    if (isOn()) present();
  },
  { capture: true },
);
document.addEventListener(
  "click",
  (event) => {
    const skips = isOn() && around(event, "[data-skip]"); // by a key or a reader's tool
    if (skips) present();
    if (!swallowed && !skips) return;
    swallowed = false;
    event.preventDefault();
    event.stopPropagation();
  },
  { capture: true },
);
document.addEventListener(
  "keydown",
  (event) => {
    if (!isOn() || isWriting(event) || SILENT.has(event.key)) return;
    present();
    event.preventDefault();
    event.stopPropagation();
  },
  { capture: true },
);
