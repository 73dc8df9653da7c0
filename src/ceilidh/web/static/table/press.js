// @ts-check
// A pointer that goes down means what it goes down on. What would change the page waits until it is up
// and its click has been heard: else the click would meet another place than was pressed, or none.

import { around } from "../dom.js";

const LATE = 100; // ms after which no click follows a finger that was lifted

let down = false;
let timer = 0;
/** @type {(() => void)[]} */
const waiting = [];

export const isDown = () => down;

/**
 * At once, or when the pointer is up again.
 * @param {() => void} act
 */
export function whenUp(act) {
  if (down) waiting.push(act);
  else act();
}

function rise() {
  clearTimeout(timer);
  down = false;
  for (const act of waiting.splice(0)) act();
}

/** @param {number} wait */
function riseAfter(wait) {
  clearTimeout(timer);
  timer = setTimeout(rise, wait);
}

const heard = { capture: true };
document.addEventListener(
  "pointerdown",
  (event) => {
    // A slider is followed while it is held.
    if (event.button !== 0 || !around(event, "#now") || around(event, "input")) return;
    clearTimeout(timer);
    down = true;
  },
  heard,
);
document.addEventListener("click", () => down && riseAfter(0), heard);
document.addEventListener("pointerup", () => down && riseAfter(LATE), heard);
document.addEventListener("pointercancel", () => down && riseAfter(0), heard);
window.addEventListener("blur", () => down && riseAfter(0));
