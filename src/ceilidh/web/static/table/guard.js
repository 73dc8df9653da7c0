// @ts-check
// A button that has just come under the pointer ignores its click: End turn gives way to Undo, a card to
// a dearer one, while a second click is on its way. One guard for all of the page, first of all who hear
// a click.

import { UnderPointer } from "./under_pointer.js";

const CONTROL = "button, a[href], summary, label, input, select, textarea, [data-target]";
const WATCHED = { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "hidden", "disabled", "open", "style"] };
const NEAR = { mouse: 8, touch: 24 }; // px: a pointer that trembles, a finger that comes back

const under = new UnderPointer(() => performance.now());
let at = { x: -1, y: -1 }; // where the pointer was last
let pressed = { x: -Infinity, y: -Infinity }; // where it was pressed last
let waits = false; // the page has changed since it was looked at
let meant = true;

/**
 * What a click here would do, in a name that stays while it means the same.
 * @param {number} x
 * @param {number} y
 */
function thingAt(x, y) {
  const found = document.elementFromPoint(x, y)?.closest(CONTROL);
  if (!(found instanceof HTMLElement || found instanceof SVGElement)) return "";
  if (found.dataset.target) return `${found.dataset.target} ${found.matches(".lit, .able")}`;
  const does = Object.keys(found.dataset).length > 0 ? JSON.stringify(found.dataset) : found.textContent;
  return `${found.localName} ${found.closest("form")?.action ?? ""} ${found.matches(":disabled")} ${does}`;
}

function look() {
  if (!waits) return;
  waits = false;
  under.changed(thingAt(at.x, at.y));
}

new MutationObserver(() => {
  if (!waits) requestAnimationFrame(look);
  waits = true;
}).observe(document.body, WATCHED);

/** @param {PointerEvent} event */
function follow({ clientX: x, clientY: y, pointerType }) {
  if (x === at.x && y === at.y) return;
  const near = Math.hypot(x - pressed.x, y - pressed.y) <= (pointerType === "touch" ? NEAR.touch : NEAR.mouse);
  if (!near) pressed = { x: -Infinity, y: -Infinity };
  at = { x, y };
  under[near ? "slipped" : "moved"](thingAt(x, y));
}

const first = { capture: true };
window.addEventListener("pointermove", (event) => {
  look();
  follow(event);
}, first);
window.addEventListener(
  "pointerdown",
  (event) => {
    look();
    follow(event);
    pressed = { ...at };
    meant = under.isMeant;
  },
  first,
);
window.addEventListener(
  "click",
  (event) => {
    const ignored = !meant && event.detail > 0; // a key has no place
    meant = true;
    if (!ignored) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  first,
);
