// The tile in hand is shown on the cell that the pointer rests on: what will lie there.

import { find, root } from "./page.js";

let shown = null;

function drop() {
  shown?.remove();
  shown = null;
}

function put(cell) {
  const art = find("[data-subject] svg");
  if (!art) return;
  const at = cell.getBBox();
  shown = art.cloneNode(true);
  shown.classList.add("in-hand");
  for (const [name, value] of Object.entries({ x: at.x, y: at.y, width: at.width, height: at.height })) {
    shown.setAttribute(name, value);
  }
  shown.setAttribute("aria-hidden", "true");
  cell.append(shown);
}

// Only places are covered by what is in hand, not cards.
const cellOf = (event) => event.target.closest?.(".stage .lit[data-target]");

root.addEventListener("pointerover", (event) => {
  const cell = cellOf(event);
  if (!cell || (shown && cell.contains(shown))) return;
  drop();
  put(cell);
});
root.addEventListener("pointerout", (event) => {
  if (!event.relatedTarget?.closest?.(".stage .lit[data-target]")) drop();
});
root.addEventListener("focusin", (event) => {
  drop();
  if (cellOf(event)?.matches(":focus-visible")) put(cellOf(event));
});
root.addEventListener("table:changed", drop);
