// The bubble beside what was clicked: a menu of meanings, the preview of a move, or why not.

import { find, words } from "./page.js";
import { light, placesIn } from "./places.js";

const box = find("#bubble");
const GAP = 10;
const LOOK = "meant";
let anchor = null; // what was clicked; the bubble must not hide it

export const isOpen = () => !box.hidden;

// Whether it asks something about the position, and does not just tell why not.
export const asks = () => box.querySelector("[data-play], [data-confirm]") !== null;

export function close() {
  const inside = box.contains(document.activeElement);
  box.hidden = true;
  box.replaceChildren();
  light(LOOK, []);
  const back = anchor && anchor.isConnected ? anchor : find("#prompt");
  if (inside) back.focus({ preventScroll: true });
  anchor = null;
}

function show(element) {
  if (element && !box.contains(element)) anchor = element;
  light(LOOK, placesIn(box));
  box.hidden = false;
  place();
}

// Below the anchor, above it, or beside it: where there is room. On a phone the stylesheet puts the
// bubble above the tabs.
export function place() {
  box.style.removeProperty("left");
  box.style.removeProperty("top");
  if (box.hidden || getComputedStyle(box).getPropertyValue("--floats").trim() !== "yes") return;
  const wide = box.offsetWidth;
  const high = box.offsetHeight;
  const at = anchor && anchor.isConnected ? anchor.getBoundingClientRect() : null;
  const right = window.innerWidth - wide - GAP;
  const bottom = window.innerHeight - high - GAP;
  let left = right / 2;
  let top = bottom / 2;
  if (at) {
    left = at.left + at.width / 2 - wide / 2;
    top = at.bottom + GAP;
    if (top > bottom) top = at.top - high - GAP;
    if (top < GAP) {
      top = at.top + at.height / 2 - high / 2;
      left = at.right + GAP > right ? at.left - wide - GAP : at.right + GAP;
    }
  }
  box.style.left = `${Math.max(GAP, Math.min(left, right))}px`;
  box.style.top = `${Math.max(GAP, Math.min(top, bottom))}px`;
}

function closeButton() {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "close";
  button.dataset.cancel = "";
  button.textContent = "×";
  button.setAttribute("aria-label", words.cancel);
  return button;
}

export function showMenu(moves, element) {
  const title = document.createElement("p");
  title.className = "title";
  title.textContent = words.choose;
  const list = document.createElement("ul");
  list.className = "menu";
  for (const move of moves) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.play = move.text;
    button.textContent = move.label;
    item.append(button);
    list.append(item);
  }
  box.replaceChildren(closeButton(), title, list);
  show(element);
  list.querySelector("button").focus({ preventScroll: true });
}

// A hint such as "choose one of the lit places".
export function showHint(text, element) {
  const hint = document.createElement("p");
  hint.setAttribute("role", "status");
  hint.textContent = text;
  box.replaceChildren(closeButton(), hint);
  show(element);
}

export function showMarkup(markup, element) {
  box.innerHTML = markup;
  const form = box.querySelector("form");
  if (!form) box.prepend(closeButton());
  htmx.process(box);
  show(element);
  const button = box.querySelector("[data-confirm]");
  if (button) button.focus({ preventScroll: true });
}

// Up and down inside a menu.
box.addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const items = [...box.querySelectorAll(".menu button")];
  const place = items.indexOf(document.activeElement);
  if (items.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  items[(place + step + items.length) % items.length].focus();
});

window.addEventListener("resize", place);
