// @ts-check
// Explanations: after a rest of the pointer, on focus, or after a long press. A tip lies neither over
// what it explains nor over the prompt, and stays while the pointer is on it, for the link to the rule.

import { around } from "../dom.js";
import { meaning } from "./choose.js";
import { tells } from "./preview.js";
import { drawn, fetchPart, need, root, words } from "./page.js";
import { light, placesIn } from "./places.js";

/** @typedef {import("./choice.js").Move} Move */

const SOON = 450; // ms before a tip appears
const LATER = 1200; // ms where the desk tells what a click does
const GRACE = 300; // ms to reach a tip
const GAP = 8; // between a tip and what it must not cover
const LOOK = "woken";
const LONG = 550; // ms that a press lasts
const MOST_MEANINGS = 8;
const tip = need("#tip");
/** @type {Map<string, string>} */
const known = new Map();
let waiting = 0;
let leaving = 0;
/** @type {Thing | null} */
let about = null; // the element whose tip is shown or awaited
let pressed = false; // a long press is no click

/** @param {Event} event */
const subject = (event) => around(event, "[data-target], [data-tip]");

/** @param {Thing} element */
async function explain(element) {
  const { target = "", tip: only = "" } = element.dataset;
  const query = new URLSearchParams({ target: target || only });
  const lit = element.matches(".lit, .able") && !tells(element);
  const moves = lit ? meaning(target) : [];
  const name = query.toString();
  let markup = known.get(name);
  if (markup === undefined) {
    const answer = await fetchPart(`tip?${name}`);
    if (!answer.good) return;
    markup = answer.markup;
    known.set(name, markup);
  }
  if (about !== element || !element.isConnected) return;
  tip.innerHTML = markup;
  light(LOOK, [...placesIn(tip), ...(element.dataset.places ? [element.dataset.places] : [])]);
  if (lit) tip.append(possible(moves));
  tip.hidden = false;
  place(element);
}

/**
 * What a click would do, with its price.
 * @param {Move[]} moves
 */
function possible(moves) {
  const box = document.createElement("ul");
  box.className = "possible";
  box.setAttribute("aria-label", words.possible);
  for (const move of moves.slice(0, MOST_MEANINGS)) {
    const item = document.createElement("li");
    item.textContent = move.label;
    box.append(item);
  }
  if (moves.length > MOST_MEANINGS) box.lastElementChild?.append(" …");
  return box;
}

/**
 * Of the places around what it speaks of the first that is in the window and covers none of it, nor
 * the tray; else the one that covers the least.
 * @param {Element} element
 */
function place(element) {
  const at = element.getBoundingClientRect();
  const woken = drawn(`.${LOOK}`).map((one) => one.getBoundingClientRect());
  const [prompt, cards] = ["#prompt", "#panel-actions"].map((one) => need(one).getBoundingClientRect());
  const free = [at, ...woken, prompt, cards];
  const [wide, high] = [tip.offsetWidth, tip.offsetHeight];
  const most = [window.innerWidth - wide - GAP, window.innerHeight - high - GAP];
  const left = Math.min(at.left, ...woken.map((one) => one.left));
  const spots = [
    [at.left, at.bottom + GAP],
    [at.left, at.top - high - GAP],
    [at.right + GAP, at.top],
    [at.left - wide - GAP, at.top],
    [left - wide - 2 * GAP, at.top],
    [at.left, prompt.top - high - GAP],
  ].map(([x, y]) => [Math.max(GAP, Math.min(x, most[0])), Math.max(GAP, Math.min(y, most[1]))]);
  /** @param {number[]} spot */
  const hidden = ([x, y]) =>
    free.reduce((sum, one, nth) => sum + covered(x, y, wide, high, one) * (nth === 0 ? 100 : 1), 0);
  const best = spots.reduce((found, spot) => (hidden(spot) < hidden(found) ? spot : found));
  tip.style.left = `${best[0]}px`;
  tip.style.top = `${best[1]}px`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} wide
 * @param {number} high
 * @param {DOMRect} box
 */
function covered(x, y, wide, high, box) {
  const across = Math.min(x + wide, box.right) - Math.max(x, box.left);
  const down = Math.min(y + high, box.bottom) - Math.max(y, box.top);
  return across > 0 && down > 0 ? across * down : 0;
}

// After an update what was explained may have changed.
export function forget() {
  known.clear();
}

export function hide() {
  clearTimeout(waiting);
  clearTimeout(leaving);
  about = null;
  tip.hidden = true;
  light(LOOK, []);
}

/**
 * @param {Thing} element
 * @param {number} delay
 */
function soon(element, delay) {
  hide();
  about = element;
  waiting = setTimeout(() => explain(element), delay);
}

root.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  clearTimeout(leaving);
  const element = subject(event);
  if (around(event, "#tip") || (element && element === about)) return;
  if (element) soon(element, tells(element) ? LATER : SOON);
  else if (tip.hidden) hide();
  else leaving = setTimeout(hide, GRACE);
});
root.addEventListener("focusin", (event) => {
  const element = subject(event);
  if (element?.matches(":focus-visible")) soon(element, tells(element) ? LATER : SOON);
});
root.addEventListener("focusout", hide);
root.addEventListener("pointerleave", hide);
window.addEventListener("scroll", hide, { passive: true, capture: true });

// Whoever presses where a tip has just come wants what lies below it.
/** @param {Event} event */
const isLink = (event) => around(event, "a, button") !== null;
tip.addEventListener("mousedown", (event) => {
  if (!isLink(event)) event.preventDefault(); // else the focus goes, and the tip with it
});
tip.addEventListener("click", (event) => {
  event.stopPropagation();
  if (isLink(event)) return;
  hide();
  const below = document.elementFromPoint(event.clientX, event.clientY)?.closest(".lit, .able");
  const { clientX, clientY } = event;
  below?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
});

root.addEventListener("pointerdown", (event) => {
  if (around(event, "#tip")) return;
  pressed = false;
  const element = subject(event);
  if (event.pointerType !== "touch" || !element) {
    hide();
    return;
  }
  hide();
  about = element;
  waiting = setTimeout(() => {
    pressed = true;
    explain(element);
  }, LONG);
});
/** @param {PointerEvent} event */
const lifted = (event) => {
  if (event.pointerType === "touch" && !pressed) hide();
};
root.addEventListener("pointerup", lifted);
root.addEventListener("pointercancel", lifted);
root.addEventListener("contextmenu", (event) => {
  if (pressed) event.preventDefault();
});
root.addEventListener(
  "click",
  (event) => {
    if (!pressed) return;
    pressed = false;
    event.stopPropagation();
    event.preventDefault();
  },
  { capture: true },
);
