// @ts-check
// Motion explains: a piece glides from where it was to where it is now, a new one fades in, numbers
// tick. It plays over a page that is already right, so that nothing ever waits for it.
//
// A piece is an element with `data-piece`, `what@where`: `cow-1@7.4`. The same name is the same
// piece; of those that are left, one of a kind that vanished has become one that appeared. What came
// from nowhere comes from `data-supply`, where a seat keeps what is not in play. What a player gains flies
// to the purse, from the place that was clicked or the first that is named after it; what is paid flies
// there. Any click or key ends all motion.

import { printed, read } from "./numbers.js";
import { drawn, root, state } from "./page.js";
import { changes } from "./purses.js";

/** @typedef {{ x: number, y: number }} Shift */

/**
 * @typedef {object} Middle where the middle of a piece is
 * @property {number} x on the screen
 * @property {number} y
 * @property {string} frame the part of the drawing around it
 * @property {number} inX in that part, which may be scrolled
 * @property {number} inY
 * @property {boolean} [moved] another piece of its kind was there
 */

/**
 * @typedef {object} Memory how everything was before a swap
 * @property {Map<string, Middle | null>} pieces
 * @property {Map<string, Middle | null>} supplies
 * @property {Map<string, string>} numbers
 * @property {Map<string, number>} purses
 * @property {string} land
 * @property {number} shown
 */

const LONG = 300; // ms
const QUICK = 350; // ms: the slider is pulled, or bots play faster than one can look
const FAR = 12; // moves between two positions that have little to do with each other
const NEAR = 1.5; // pixels that are no movement
const device = window.matchMedia("(prefers-reduced-motion: reduce)");
export const isCalm = () => device.matches || document.documentElement.dataset.motion === "less";

/** @type {Memory | null} */
let before = null;
let last = -Infinity; // when the last swap was
/** @type {Animation[]} */
const running = [];
/** @type {(() => void)[]} */
const ticking = [];

/** @param {string} name */
const kindOf = (name) => name.split("@", 1)[0];
/** @param {Thing} element */
const nameOf = (element) => element.dataset.piece ?? "";

/** @param {Thing} element */
function frameOf(element) {
  const frame = element.closest(".part");
  if (!frame) throw new Error("a piece lies in no part of the table");
  return frame;
}

/**
 * @param {Thing} element
 * @returns {Middle | null}
 */
function middle(element) {
  if (element.getClientRects().length === 0) return null;
  const at = element.getBoundingClientRect();
  const frame = frameOf(element);
  const edge = frame.getBoundingClientRect();
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  return { x, y, frame: frame.id, inX: x - edge.left, inY: y - edge.top };
}

/**
 * @param {Middle} from
 * @param {Middle} to
 * @returns {Shift}
 */
function between(from, to) {
  if (from.frame === to.frame) return { x: from.inX - to.inX, y: from.inY - to.inY };
  return { x: from.x - to.x, y: from.y - to.y };
}

/**
 * `cow` on the strip of the first seat is the supply of `cow-1`.
 * @param {Thing} element
 */
const supply = (element) => frameOf(element).id.replace("part-seat", element.dataset.supply ?? "");

/** @param {Thing} element */
const numberOf = (element) => element.dataset.tick ?? "";

// --- before and after a swap -------------------------------------------------------------------------

export function remember() {
  for (const stop of ticking.splice(0)) stop();
  before = null;
  if (isCalm() || document.hidden) return;
  before = {
    pieces: new Map(drawn("[data-piece]").map((one) => [nameOf(one), middle(one)])),
    supplies: new Map(drawn("[data-supply]").map((one) => [supply(one), middle(one)])),
    numbers: new Map(drawn("[data-tick]").map((one) => [numberOf(one), one.textContent])),
    purses: purses(),
    land: state().land,
    shown: Number(state().shown),
  };
}

export function play() {
  for (const one of running.splice(0)) one.cancel();
  const soon = performance.now() - last < QUICK;
  last = performance.now();
  const old = before;
  before = null;
  if (!old || soon || Math.abs(Number(state().shown) - old.shown) > FAR) return;
  glide(old);
  for (const one of drawn("[data-tick]")) tick(one, old.numbers.get(numberOf(one)));
  for (const change of changes(old.purses, purses())) fly(change);
}

/** What is on its way to where it will lie. */
export const moving = () => running.filter(({ playState }) => playState === "running").map(({ finished }) => finished);

// Whoever goes on does not wait.
function skip() {
  for (const one of running.splice(0)) one.finish();
  for (const stop of ticking.splice(0)) stop();
}
document.addEventListener("pointerdown", skip, { capture: true });
document.addEventListener("keydown", skip, { capture: true });

// --- pieces ------------------------------------------------------------------------------------------

/** @param {Memory} old */
function glide(old) {
  // At one screen the next player has another territory before them: that is no movement.
  const other = old.land !== state().land;
  const elements = drawn("[data-piece]");
  const now = new Set(elements.map(nameOf));
  /** @type {Map<string, Middle[]>} */
  const gone = new Map(); // by kind: the places of those that are no longer there
  for (const [name, at] of old.pieces) {
    if (!at || other || now.has(name)) continue;
    gone.set(kindOf(name), [...(gone.get(kindOf(name)) ?? []), at]);
  }
  /** @type {Map<Element, Shift>} */
  const shifts = new Map();
  const fresh = new Set();
  for (const element of elements) {
    const name = nameOf(element);
    const to = middle(element);
    if (!to) continue;
    const known = old.pieces.has(name);
    const from = known ? old.pieces.get(name) : origin(name, to, gone, old.supplies);
    if (!known && !from?.moved) fresh.add(element);
    if (!from || (other && from.frame !== to.frame)) continue;
    shifts.set(element, between(from, to));
  }
  for (const [element, shift] of shifts) slide(element, carried(element, shift, shifts));
  for (const element of fresh) animate(element, { opacity: [0, 1] });
}

/**
 * The nearest one of its kind that vanished, else the supply of its kind.
 * @param {string} name
 * @param {Middle} to
 * @param {Map<string, Middle[]>} gone
 * @param {Map<string, Middle | null>} supplies
 */
function origin(name, to, gone, supplies) {
  const places = gone.get(kindOf(name)) ?? [];
  if (places.length === 0) return supplies.get(kindOf(name));
  /** @param {Middle} at */
  const far = (at) => Math.hypot(at.x - to.x, at.y - to.y);
  const nearest = places.reduce((best, at) => (far(at) < far(best) ? at : best));
  places.splice(places.indexOf(nearest), 1);
  return { ...nearest, moved: true };
}

/**
 * A Scot moves with the tile he stands on; only what he moves besides is his own.
 * @param {Element} element
 * @param {Shift} shift
 * @param {Map<Element, Shift>} shifts
 * @returns {Shift}
 */
function carried(element, shift, shifts) {
  const parent = element.parentElement?.closest("[data-piece]");
  if (!parent) return shift;
  const by = shifts.get(parent);
  return by ? { x: shift.x - by.x, y: shift.y - by.y } : carried(parent, shift, shifts);
}

/**
 * @param {Element} element
 * @param {Shift} shift
 */
function slide(element, { x, y }) {
  if (Math.hypot(x, y) < NEAR) return;
  // `translate` counts in the measures of the drawing around the piece.
  const parent = element.parentElement;
  const scale = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  const by = scale ? new DOMPoint(x, y).matrixTransform(linear(scale).inverse()) : { x, y };
  animate(element, { translate: [`${by.x}px ${by.y}px`, "0px 0px"] });
}

/** @param {DOMMatrix} scale */
const linear = ({ a, b, c, d }) => new DOMMatrix([a, b, c, d, 0, 0]);

/**
 * @param {Element} element
 * @param {PropertyIndexedKeyframes} frames
 */
function animate(element, frames) {
  running.push(element.animate(frames, { duration: LONG, easing: "ease-out" }));
}

// --- what is gained and paid -------------------------------------------------------------------------

/** @type {Thing | null} */
let clicked = null; // a place on a drawing: what comes now comes from there
root.addEventListener("click", ({ target }) => {
  clicked = target instanceof Element ? target.closest(".drawing [data-target]") : null;
});

const purses = () =>
  new Map(
    drawn(".turn [data-purse] [data-has]").map((one) => {
      const seat = /** @type {HTMLElement | null} */ (one.closest("[data-purse]"))?.dataset.purse;
      return [`${seat} ${one.dataset.has}`, Number(one.textContent)];
    }),
  );

/** @param {Thing | undefined | null} element */
const isSeen = (element) => Boolean(element?.isConnected && element.getClientRects().length > 0);

/** @param {import("./purses.js").Change} change */
function fly({ seat, name, by }) {
  const purse = drawn(`[data-purse="${seat}"] [data-has="${CSS.escape(name)}"]`).filter(isSeen).at(-1);
  const own = isSeen(clicked) ? clicked : null;
  const place = own ?? drawn(`.drawing [data-target$=":${CSS.escape(name)}"]`).find(isSeen);
  const sign = purse?.firstElementChild;
  if (!purse || !place || !sign) return;
  const [from, to] = [place, purse].map((one) => one.getBoundingClientRect());
  const ghost = document.createElement("span");
  ghost.className = "flying";
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(sign.cloneNode(true));
  root.append(ghost);
  const way = [from, to].map((at) => `${at.left + at.width / 2 - 12}px ${at.top + at.height / 2 - 12}px`);
  const flight = ghost.animate(
    { translate: by > 0 ? way : way.reverse() },
    { duration: LONG, easing: "ease-in-out" },
  );
  running.push(flight);
  const land = () => ghost.remove();
  flight.finished.then(land, land);
}

// --- numbers -----------------------------------------------------------------------------------------

/**
 * @param {Thing} element
 * @param {string | undefined} text
 */
function tick(element, text) {
  const [from, to] = [read(text), read(element.textContent)];
  if (from === to || Number.isNaN(from) || Number.isNaN(to)) return;
  const node = element.firstChild;
  if (!node) return;
  const start = performance.now();
  let over = false;
  const stop = () => {
    over = true;
    node.nodeValue = printed(to);
  };
  /** @param {number} time */
  const step = (time) => {
    const part = (time - start) / LONG;
    if (over) return;
    if (part >= 1) stop();
    else {
      node.nodeValue = printed(Math.round(from + (to - from) * Math.max(0, part)));
      requestAnimationFrame(step);
    }
  };
  ticking.push(stop);
  requestAnimationFrame(step);
}
