// Explanations: on hover, on focus, or after a long press.

import { meaning } from "./choose.js";
import { all, fetchPart, find, root, words } from "./page.js";
import { light, placesIn } from "./places.js";

const SOON = 450; // ms before a tip appears
const SOONER = 200; // where a click would do something
const LOOK = "woken";
const LONG = 550; // ms that a press lasts
const MOST_MEANINGS = 8;
const tip = find("#tip");
const known = new Map();
let waiting = null;
let about = null; // the element whose tip is shown or awaited
let pressed = false; // a long press is no click

const subject = (event) => event.target.closest?.("[data-target], [data-tip]");

async function explain(element) {
  const query = new URLSearchParams({ target: element.dataset.target || element.dataset.tip });
  const lit = element.classList.contains("lit");
  const moves = lit ? meaning(element.dataset.target) : [];
  if (moves.length === 1) query.set("move", moves[0].text);
  const name = query.toString();
  if (!known.has(name)) {
    const answer = await fetchPart(`tip?${name}`);
    if (!answer.good) return;
    known.set(name, answer.markup);
  }
  if (about !== element || !element.isConnected) return;
  tip.innerHTML = known.get(name);
  light(LOOK, [...placesIn(tip), ...(element.dataset.places ? [element.dataset.places] : [])]);
  if (lit) tip.append(possible(moves));
  tip.hidden = false;
  place(element);
}

// What a click would do, with its price.
function possible(moves) {
  const box = document.createElement("ul");
  box.className = "possible";
  box.setAttribute("aria-label", words.possible);
  for (const move of moves.slice(0, MOST_MEANINGS)) {
    const item = document.createElement("li");
    item.textContent = move.label;
    box.append(item);
  }
  if (moves.length > MOST_MEANINGS) box.lastChild.append(" …");
  return box;
}

function place(element) {
  const woken = all(`.${LOOK}`).map((one) => one.getBoundingClientRect());
  const at = element.getBoundingClientRect();
  // Beside what it speaks of, so that it does not hide it.
  const aside = Math.min(at.left, ...woken.map((one) => one.left)) - tip.offsetWidth - 16;
  if (woken.length > 0 && aside > 8) {
    tip.style.left = `${aside}px`;
    tip.style.top = `${Math.max(8, Math.min(at.top, window.innerHeight - tip.offsetHeight - 8))}px`;
    return;
  }
  const left = Math.min(at.left, window.innerWidth - tip.offsetWidth - 8);
  const below = at.bottom + 8;
  const above = at.top - tip.offsetHeight - 8;
  tip.style.left = `${Math.max(8, left)}px`;
  tip.style.top = `${below + tip.offsetHeight < window.innerHeight ? below : Math.max(8, above)}px`;
}

// After an update what was explained may have changed.
export function forget() {
  known.clear();
}

export function hide() {
  clearTimeout(waiting);
  about = null;
  tip.hidden = true;
  light(LOOK, []);
}

function soon(element, delay) {
  hide();
  about = element;
  waiting = setTimeout(() => explain(element), delay);
}

root.addEventListener("pointerover", (event) => {
  const element = subject(event);
  if (event.pointerType === "touch" || element === about) return;
  if (element) soon(element, element.classList.contains("lit") ? SOONER : SOON);
  else hide();
});
root.addEventListener("focusin", (event) => {
  const element = subject(event);
  if (element && element.matches(":focus-visible")) soon(element, SOON);
});
root.addEventListener("focusout", hide);
root.addEventListener("pointerleave", hide);
window.addEventListener("scroll", hide, { passive: true, capture: true });

root.addEventListener("pointerdown", (event) => {
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
for (const kind of ["pointerup", "pointercancel"]) {
  root.addEventListener(kind, (event) => {
    if (event.pointerType === "touch" && !pressed) hide();
  });
}
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
