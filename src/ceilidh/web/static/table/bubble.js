// @ts-check
// The bubble beside what was clicked: the preview of a move, a question, or why not.

import { one } from "../dom.js";
import { drawn, need, words } from "./page.js";
import { light, placesIn, toolBoxes } from "./places.js";
import { spot } from "./spot.js";

const box = need("#bubble");
const LOOK = "meant";
/** @type {Thing | null} */
let anchor = null; // what was clicked; the bubble must not hide it

export const isOpen = () => !box.hidden;

// Whether it asks something about the position, and does not just tell why not.
export const asks = () => box.querySelector("[data-confirm]") !== null;

// The move it asks about, if it is one.
export const move = () => one("form.confirm :is([name=move], [name=bundle])", HTMLInputElement, box)?.value ?? "";

export function close() {
  const inside = box.contains(document.activeElement);
  box.hidden = true;
  box.replaceChildren();
  light(LOOK, []);
  const back = anchor?.isConnected ? anchor : need("#prompt");
  if (inside) back.focus({ preventScroll: true });
  anchor = null;
}

/** @param {Thing | null} [element] */
function show(element) {
  if (element && !box.contains(element)) anchor = element;
  light(LOOK, placesIn(box));
  box.hidden = false;
  place();
}

// Beside the anchor, and over nothing that can be chosen; in the middle where there is no anchor. On a
// phone the stylesheet puts the bubble above the tabs.
export function place() {
  box.style.removeProperty("left");
  box.style.removeProperty("top");
  if (box.hidden || getComputedStyle(box).getPropertyValue("--floats").trim() !== "yes") return;
  const note = { width: box.offsetWidth, height: box.offsetHeight };
  const view = { width: window.innerWidth, height: window.innerHeight };
  const middle = [(view.width - note.width) / 2, (view.height - note.height) / 2];
  const free = drawn(`.${LOOK}, .stage .lit, .sheets .lit`).map((one) => one.getBoundingClientRect());
  const at = anchor?.isConnected ? anchor.getBoundingClientRect() : null;
  const [left, top] = at ? spot(note, view, at, free, toolBoxes()) : middle;
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
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

/**
 * A hint such as "choose one of the lit places"; `about` is where the rulebook explains it.
 * @param {string} text
 * @param {Thing} element
 * @param {{ about?: string, aboutTitle?: string } | DOMStringMap} [rule]
 */
export function showHint(text, element, { about, aboutTitle } = {}) {
  const hint = document.createElement("p");
  hint.setAttribute("role", "status");
  hint.textContent = text;
  box.replaceChildren(closeButton(), hint);
  if (about) box.append(ruleLink(about, aboutTitle ?? ""));
  show(element);
  return hint;
}

/**
 * @param {string} address
 * @param {string} title
 */
function ruleLink(address, title) {
  const link = document.createElement("a");
  Object.assign(link, { className: "rule-link", href: address, target: "_blank", textContent: title });
  const line = document.createElement("p");
  line.className = "rule";
  line.append(link);
  return line;
}

/**
 * @param {string} markup
 * @param {Thing | null} [element]
 */
export function showMarkup(markup, element) {
  box.innerHTML = markup;
  const form = box.querySelector("form");
  if (!form) box.prepend(closeButton());
  htmx.process(box);
  show(element);
  one("[data-confirm]", HTMLElement, box)?.focus({ preventScroll: true });
}

window.addEventListener("resize", place);
