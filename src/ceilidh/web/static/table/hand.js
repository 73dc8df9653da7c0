// @ts-check
// The tile in hand is shown on the cell that the pointer rests on: what will lie there.

import { around, one } from "../dom.js";
import { root } from "./page.js";

const CELL = ".stage .lit[data-target]"; // only places are covered by what is in hand, not cards
/** @type {Element | null} */
let shown = null;

function drop() {
  shown?.remove();
  shown = null;
}

/** @param {Element} cell */
function put(cell) {
  const art = one("[data-subject] svg", SVGElement, root);
  if (!art || !(cell instanceof SVGGraphicsElement)) return;
  const at = cell.getBBox();
  const copy = /** @type {SVGElement} */ (art.cloneNode(true));
  copy.classList.add("in-hand");
  for (const [name, value] of Object.entries({ x: at.x, y: at.y, width: at.width, height: at.height })) {
    copy.setAttribute(name, String(value));
  }
  copy.setAttribute("aria-hidden", "true");
  cell.append(copy);
  shown = copy;
}

root.addEventListener("pointerover", (event) => {
  const cell = around(event, CELL);
  if (!cell || (shown && cell.contains(shown))) return;
  drop();
  put(cell);
});
root.addEventListener("pointerout", (event) => {
  const to = event.relatedTarget;
  if (!(to instanceof Element && to.closest(CELL))) drop();
});
root.addEventListener("focusin", (event) => {
  drop();
  const cell = around(event, CELL);
  if (cell?.matches(":focus-visible")) put(cell);
});
root.addEventListener("table:changed", drop);
