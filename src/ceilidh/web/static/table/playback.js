// @ts-check
// The moves of others, played back at the pace that the reader prefers. The present has been answered
// already; until it is shown, the page steps through the positions before it. Any click or key, and
// anything that fails, leads to the present.

import { around } from "../dom.js";
import { isCalm } from "./motion.js";
import { need, root, state, tableId } from "./page.js";

const TURN = 1500; // ms for all that others did, at the quick pace
const LEAST = 120; // ms for a step at the quick pace
const WATCHED = 600; // ms for a move, to watch
const OTHERS = /data-others="([\d ]*)"/;

/** @type {number[]} */
let steps = []; // moves of others that are still to be shown
let goal = 0; // the number of moves in the present, as far as we know
let revision = 0; // of that present
/** @type {number | null} */
let shown = null; // the step that was asked for last; null: nothing is played back
let ends = 0; // when the quick pace must be through
let seen = -Infinity; // when a single move was shown
let timer = 0;
let waits = false; // for the answer to a step

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
  if (isOn()) {
    add(answer, goal, moves, fresh);
    return true;
  }
  const here = Number(state().shown);
  const busy = "mine" in state() && verb === "get"; // whoever chooses is not disturbed
  if (busy || here !== Number(state().moves) || isInstant()) return false;
  steps = [];
  add(answer, here, moves, fresh);
  const first = steps[0];
  const now = performance.now();
  // A single move is shown as it comes, unless the one before it was not looked at long enough.
  const rest = first === here + 1 ? Math.max(0, seen + least() - now) : 0;
  if (first === undefined || (steps.length === 1 && rest === 0)) {
    if (first !== undefined) seen = now;
    return stop();
  }
  ends = now + TURN;
  // One's own moves are not played back: what they led to is shown at once.
  if (first > here + 1) steps.unshift(first - 1);
  shown = here;
  timer = setTimeout(next, rest);
  return true;
}

const least = () => (root.dataset.pace === "watch" ? WATCHED : LEAST);
const isInstant = () => root.dataset.pace === "instant" || isCalm() || document.hidden;

/**
 * @param {string} answer
 * @param {number} from
 * @param {number} to
 * @param {number} fresh
 */
function add(answer, from, to, fresh) {
  const others = OTHERS.exec(answer)?.[1].split(" ").map(Number) ?? [];
  steps.push(...others.filter((number) => number > from && number <= to));
  goal = to;
  revision = fresh;
}

// --- stepping ----------------------------------------------------------------------------------------

function next() {
  const left = ends - performance.now();
  const watches = root.dataset.pace === "watch";
  // Too many for the time that is left: some are passed over.
  if (!watches && left <= 0) steps = [];
  const most = watches ? steps.length : Math.max(1, Math.floor(left / LEAST));
  steps.splice(0, Math.ceil(steps.length / most) - 1);
  const step = steps.shift();
  if (step === undefined || step >= goal) {
    present();
    return;
  }
  timer = setTimeout(next, watches ? WATCHED : Math.max(LEAST, left / (steps.length + 1)));
  if (!waits) ask(step);
}

/** @param {number} step */
async function ask(step) {
  const source = need("#now");
  const path = `/t/${tableId}/now?move=${step}&playing=yes`;
  shown = step;
  waits = true;
  try {
    await htmx.ajax("GET", path, { source, target: source, swap: "morph:innerHTML" });
  } catch {
    present();
  } finally {
    waits = false;
  }
}

// --- ending ------------------------------------------------------------------------------------------

// Nothing is put off any more.
export function stop() {
  clearTimeout(timer);
  shown = null;
  steps = [];
  goal = 0;
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
