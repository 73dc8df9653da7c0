// @ts-check
// Explanations: after a rest of the pointer, on focus, or after a long press. A tip lies neither over
// what it explains nor over the prompt, and stays while the pointer is on it, for the link to the rule.

import { around } from "../dom.js";
import { meaning } from "./choose.js";
import { tells } from "./preview.js";
import { drawn, fetchPart, need, root, words } from "./page.js";
import { light, placesIn, toolBoxes } from "./places.js";
import { spot } from "./spot.js";

/** @typedef {import("./choice.js").Move} Move */

const SOON = 450; // ms before a tip appears
const LATER = 1200; // ms where the desk tells what a click does
const GRACE = 300; // ms to reach a tip
const STILL = 4; // px that a pointer moves which rests where it has clicked
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
/** @type {{ x: number, y: number } | null} */
let clicked = null; // where the pointer has clicked and still is

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
 * Beside what it speaks of, and over nothing that is activated or can be chosen.
 * @param {Element} element
 */
function place(element) {
  const free = [...drawn(`.${LOOK}, .stage .lit, .sheets .lit`), need("#prompt"), need("#panel-actions")]
    .filter((one) => !element.contains(one))
    .map((one) => one.getBoundingClientRect());
  const note = { width: tip.offsetWidth, height: tip.offsetHeight };
  const view = { width: window.innerWidth, height: window.innerHeight };
  const [left, top] = spot(note, view, element.getBoundingClientRect(), free, toolBoxes());
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
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

/**
 * Under a pointer that has clicked the page changes, and the next target may lie there: no tip covers it.
 * @param {MouseEvent} event
 */
function hasJustClicked({ clientX, clientY }) {
  if (!clicked) return false;
  if (Math.hypot(clientX - clicked.x, clientY - clicked.y) > STILL) clicked = null;
  return clicked !== null;
}

root.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || event.buttons > 0) return; // nor is a drag a rest
  clearTimeout(leaving);
  if (hasJustClicked(event)) return;
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
  clicked = { x: event.clientX, y: event.clientY };
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
