// @ts-check
// The focus never drops to the page: what had it may go with a move, be switched off, or become another
// thing in an update, such as End turn, at whose place Undo then stands. Then its like has the focus, or
// the question.

import { around } from "../dom.js";
import { drawn, find, root } from "./page.js";

/** @type {Element | null} */
let last = null; // what had the focus
let kind = ""; // what that was, while it had it

/**
 * What an element is for: the names of its data, with what is named there.
 * @param {Element} element
 */
const kindOf = (element) =>
  [...element.attributes]
    .filter(({ name }) => name === "id" || (name.startsWith("data-") && name !== "data-piece"))
    .map(({ name, value }) => `[${name}="${CSS.escape(value)}"]`)
    .join("");

/** @param {Element} element */
const isOpen = (element) => element.getClientRects().length > 0 && !element.matches(":disabled");

const hasNone = () => {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body;
};

// What is to be done first: a place, a card, the end of the turn; else the question.
export function first() {
  const [place] = drawn(".stage .lit, .sheets .lit").filter(isOpen);
  const [card] = drawn(".deck .choice:not([data-cancel])").filter(isOpen);
  return place ?? card ?? drawn("[data-end]").filter(isOpen)[0] ?? find("#prompt");
}

function note() {
  const { activeElement } = document;
  if (!activeElement || !root.contains(activeElement)) return;
  last = activeElement;
  kind = kindOf(activeElement);
}

// After an update or a click.
export function keep() {
  const { activeElement } = document;
  const changed = activeElement === last && last !== null && kindOf(last) !== kind;
  if (!last || !(changed || hasNone())) return;
  const like = kind ? drawn(kind).find(isOpen) : undefined;
  (like ?? find("#prompt"))?.focus({ preventScroll: true });
  note();
}

root.addEventListener("focusin", note);
// Who leaves the table for the rest of the page has left it.
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && !root.contains(target)) last = null;
});
for (const change of /** @type {const} */ (["table:changed", "table:narrowed"])) {
  root.addEventListener(change, () => queueMicrotask(keep));
}
root.addEventListener("click", () => setTimeout(keep));

document.addEventListener("click", (event) => {
  if (!around(event, ".skip")) return;
  event.preventDefault();
  first()?.focus();
});
