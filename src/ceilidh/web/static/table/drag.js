// @ts-check
// Dragging: what can be clicked can also be carried to where it goes. The places are lit meanwhile, and
// a thing that is dropped elsewhere goes back. A finger rests on a thing for a moment before it drags it,
// so that the board can still be panned and pinched.

import { around, one } from "../dom.js";
import * as carry from "./carry.js";
import * as choose from "./choose.js";
import { isCalm } from "./motion.js";
import { drawn, need, root, state } from "./page.js";
import * as tips from "./tips.js";

/**
 * @typedef {object} Load what is carried
 * @property {import("./carry.js").Grip} grip
 * @property {Thing} thing
 * @property {HTMLElement} ghost
 */

const SOURCES = ":is(.lit, .able, .choice)[data-target], .chosen[data-target], .choice[data-offer], .own-things [data-has]:not(.none), [data-subject]";
const SVG = "http://www.w3.org/2000/svg";
const BACK = 180; // ms in which a thing goes back
const gesture = new carry.Gesture();
/** @type {Thing | null} */
let pressed = null;
/** @type {Load | null} */
let load = null;
let timer = 0;
let swallows = false; // the click that follows a drag is none

// --- what is picked up -------------------------------------------------------------------------------

/**
 * An own piece that goes by moves of one kind lies over its place and lets clicks through.
 * @param {PointerEvent} event
 */
function pieceAt({ clientX: x, clientY: y }) {
  const own = [...need("#prompt").classList].find((look) => look.startsWith("seat-"));
  return drawn(`.${own}[data-drags]`).find((piece) => {
    const at = piece.getBoundingClientRect();
    return x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
  });
}

/**
 * @param {Thing} thing
 * @returns {import("./carry.js").Held}
 */
function held(thing) {
  const { drags, target, has, offer } = thing.dataset;
  if (drags !== undefined) return { kind: drags };
  if (target !== undefined) return { target };
  if (has !== undefined) return { good: has };
  return offer === undefined ? {} : { offer };
}

/**
 * The drawing that follows the pointer: the picture of a card, or the piece that lies in a place.
 * @param {Thing} thing
 */
function picture(thing) {
  const pieces = [...thing.querySelectorAll("[data-piece]")].filter((one) => !one.querySelector("[data-piece]"));
  const art = pieces.at(-1) ?? one(".picture svg, svg", SVGElement, thing) ?? thing;
  const copy = /** @type {Element} */ (art.cloneNode(true));
  const { width, height } = art.getBoundingClientRect();
  if (!(art instanceof SVGGraphicsElement) || art instanceof SVGSVGElement) return { copy, width, height };
  const frame = document.createElementNS(SVG, "svg");
  const at = art.getBBox();
  frame.setAttribute("viewBox", `${at.x} ${at.y} ${at.width} ${at.height}`);
  frame.setAttribute("class", art.closest("svg.drawing")?.getAttribute("class") ?? "");
  copy.removeAttribute("transform");
  const owner = document.createElementNS(SVG, "g"); // whose colours it has
  owner.setAttribute("class", art.closest("[class*=seat-]")?.getAttribute("class") ?? "");
  owner.append(copy);
  frame.append(owner);
  return { copy: frame, width, height };
}

/** @param {Thing} thing */
function makeGhost(thing) {
  const { copy, width, height } = picture(thing);
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-target", "data-piece", "tabindex"]) one.removeAttribute(name);
  }
  ghost.append(copy);
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  root.append(ghost);
  return ghost;
}

// --- carrying ----------------------------------------------------------------------------------------

/** @param {Thing} thing */
function lift(thing) {
  const isPresent = state().shown === state().moves;
  const grip = isPresent && carry.grip(choose.choice, choose.moves(), held(thing));
  if (!grip) return false;
  tips.hide();
  load = { grip, thing, ghost: makeGhost(thing) };
  root.classList.add("dragging");
  for (const place of drawn("[data-target]")) {
    place.classList.toggle("lit", grip.goals.has(place.dataset.target ?? ""));
  }
  return true;
}

/** @param {PointerEvent} event */
function follow({ clientX: x, clientY: y }) {
  if (!load) return;
  load.ghost.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
  const goal = goalAt(x, y);
  for (const place of drawn(".over")) place.classList.toggle("over", place === goal);
  goal?.classList.add("over");
}

/**
 * @param {number} x
 * @param {number} y
 * @returns {Thing | null}
 */
function goalAt(x, y) {
  /** @type {Thing | null | undefined} */
  const place = document.elementFromPoint(x, y)?.closest("[data-target]");
  return place && load?.grip.goals.has(place.dataset.target ?? "") ? place : null;
}

/**
 * Nothing is carried any more; `back`: it was dropped where it means nothing.
 * @param {boolean} back
 */
function end(back) {
  clearTimeout(timer);
  gesture.end();
  pressed = null;
  if (!load) return;
  const { ghost, thing } = load;
  load = null;
  root.classList.remove("dragging");
  for (const place of drawn(".over")) place.classList.remove("over");
  choose.light();
  if (!back || isCalm() || !thing.isConnected) {
    ghost.remove();
    return;
  }
  const at = thing.getBoundingClientRect();
  const middle = `calc(${at.left + at.width / 2}px - 50%) calc(${at.top + at.height / 2}px - 50%)`;
  const flight = ghost.animate({ translate: [ghost.style.translate, middle] }, { duration: BACK, easing: "ease-out" });
  flight.finished.finally(() => ghost.remove());
}

/**
 * As if the thing had been clicked, and then its place.
 * @param {import("./carry.js").Grip} grip
 * @param {Thing} place
 */
function put(grip, place) {
  const goal = place.dataset.target ?? "";
  carry.bring(choose.choice, choose.moves(), grip, goal);
  choose.click(goal, place);
}

// --- the pointer -------------------------------------------------------------------------------------

const first = { capture: true };

root.addEventListener("pointerdown", (event) => {
  end(true);
  swallows = false;
  if (!event.isPrimary || event.button !== 0) return;
  pressed = pieceAt(event) ?? around(event, SOURCES);
  if (!pressed || pressed.getAttribute("aria-disabled") === "true") return;
  gesture.press(event.clientX, event.clientY, event.pointerType !== "mouse");
  timer = setTimeout(() => gesture.rest(), carry.HOLD);
});
document.addEventListener("pointermove", (event) => {
  if (event.isPrimary && gesture.move(event.clientX, event.clientY) && !(pressed && lift(pressed))) end(false);
  follow(event);
});
document.addEventListener("pointerup", (event) => {
  if (!event.isPrimary) return;
  const [carried, goal] = [load, goalAt(event.clientX, event.clientY)];
  const below = document.elementFromPoint(event.clientX, event.clientY);
  // Put down where it was, it was clicked.
  swallows = carried !== null && !(below && carried.thing.contains(below));
  end(goal === null);
  if (carried && goal) put(carried.grip, goal);
});
document.addEventListener("pointercancel", () => end(true));
root.addEventListener("table:changed", () => end(false));

window.addEventListener(
  "click",
  (event) => {
    if (!swallows || event.detail === 0) return;
    swallows = false;
    event.stopPropagation();
    event.preventDefault();
  },
  first,
);
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !load) return;
    event.stopPropagation();
    swallows = true;
    end(true);
  },
  first,
);

// A finger that holds a thing neither pans nor swipes; a second finger means the board.
root.addEventListener(
  "touchmove",
  (event) => {
    if (event.touches.length > 1) end(true);
    else if (gesture.holds && event.cancelable) event.preventDefault();
  },
  { passive: false },
);
root.addEventListener("touchend", (event) => swallows && event.stopPropagation(), first);
