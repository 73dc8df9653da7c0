// Motion explains: a piece glides from where it was to where it is now, a new one fades in, numbers
// tick. It plays over a page that is already right, so that nothing ever waits for it.
//
// A piece is an element with `data-piece`, `what@where`: `cow-1@7.4`. The same name is the same
// piece; of those that are left, one of a kind that vanished has become one that appeared. What came
// from nowhere comes from `data-supply`, where a seat keeps what is not in play.

import { all, state } from "./page.js";

const LONG = 300; // ms
const QUICK = 350; // ms: the slider is pulled, or bots play faster than one can look
const FAR = 12; // moves between two positions that have little to do with each other
const NEAR = 1.5; // pixels that are no movement
const device = window.matchMedia("(prefers-reduced-motion: reduce)");
export const isCalm = () => device.matches || document.documentElement.dataset.motion === "less";

let before = null; // where everything was before the swap
let last = -Infinity; // when the last swap was
const running = [];
const ticking = [];

const kindOf = (name) => name.split("@", 1)[0];
const frameOf = (element) => element.closest(".part");

// Where the middle of a piece is: on the screen, and in the frame around it, which may be scrolled.
function middle(element) {
  if (element.getClientRects().length === 0) return null;
  const at = element.getBoundingClientRect();
  const frame = frameOf(element);
  const edge = frame.getBoundingClientRect();
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  return { x, y, frame: frame.id, inX: x - edge.left, inY: y - edge.top };
}

function between(from, to) {
  if (from.frame === to.frame) return { x: from.inX - to.inX, y: from.inY - to.inY };
  return { x: from.x - to.x, y: from.y - to.y };
}

// `cow` on the strip of the first seat is the supply of `cow-1`.
const supply = (element) => frameOf(element).id.replace("part-seat", element.dataset.supply);

const numbers = () => new Map(all("[data-tick]").map((one) => [one.dataset.tick, one.textContent]));

// --- before and after a swap -------------------------------------------------------------------------

export function remember() {
  for (const stop of ticking.splice(0)) stop();
  before = null;
  if (isCalm() || document.hidden) return;
  before = {
    pieces: new Map(all("[data-piece]").map((one) => [one.dataset.piece, middle(one)])),
    supplies: new Map(all("[data-supply]").map((one) => [supply(one), middle(one)])),
    numbers: numbers(),
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
  for (const element of all("[data-tick]")) tick(element, old.numbers.get(element.dataset.tick));
}

// --- pieces ------------------------------------------------------------------------------------------

function glide(old) {
  // At one screen the next player has another territory before them: that is no movement.
  const other = old.land !== state().land;
  const elements = all("[data-piece]");
  const now = new Set(elements.map((one) => one.dataset.piece));
  const gone = new Map(); // by kind: the places of those that are no longer there
  for (const [name, at] of old.pieces) {
    if (!at || other || now.has(name)) continue;
    gone.set(kindOf(name), [...(gone.get(kindOf(name)) ?? []), at]);
  }
  const shifts = new Map();
  const fresh = new Set();
  for (const element of elements) {
    const name = element.dataset.piece;
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

// The nearest one of its kind that vanished, else the supply of its kind.
function origin(name, to, gone, supplies) {
  const places = gone.get(kindOf(name)) ?? [];
  if (places.length === 0) return supplies.get(kindOf(name));
  const far = (at) => Math.hypot(at.x - to.x, at.y - to.y);
  const nearest = places.reduce((best, at) => (far(at) < far(best) ? at : best));
  places.splice(places.indexOf(nearest), 1);
  return { ...nearest, moved: true };
}

// A Scot moves with the tile he stands on; only what he moves besides is his own.
function carried(element, shift, shifts) {
  let parent = element.parentElement?.closest("[data-piece]");
  while (parent && !shifts.has(parent)) parent = parent.parentElement?.closest("[data-piece]");
  if (!parent) return shift;
  const by = shifts.get(parent);
  return { x: shift.x - by.x, y: shift.y - by.y };
}

function slide(element, { x, y }) {
  if (Math.hypot(x, y) < NEAR) return;
  // `translate` counts in the measures of the drawing around the piece.
  const scale = element.parentElement.getScreenCTM?.();
  const by = scale ? new DOMPoint(x, y).matrixTransform(linear(scale).inverse()) : { x, y };
  animate(element, { translate: [`${by.x}px ${by.y}px`, "0px 0px"] });
}

const linear = ({ a, b, c, d }) => new DOMMatrix([a, b, c, d, 0, 0]);

function animate(element, frames) {
  running.push(element.animate(frames, { duration: LONG, easing: "ease-out" }));
}

// --- numbers -----------------------------------------------------------------------------------------

function tick(element, text) {
  const [from, to] = [Number(text), Number(element.textContent)];
  if (text === undefined || from === to || Number.isNaN(from) || Number.isNaN(to)) return;
  const node = element.firstChild;
  const start = performance.now();
  let over = false;
  const stop = () => {
    over = true;
    node.nodeValue = String(to);
  };
  const step = (time) => {
    const part = (time - start) / LONG;
    if (over) return;
    if (part >= 1) stop();
    else {
      node.nodeValue = String(Math.round(from + (to - from) * Math.max(0, part)));
      requestAnimationFrame(step);
    }
  };
  ticking.push(stop);
  requestAnimationFrame(step);
}
