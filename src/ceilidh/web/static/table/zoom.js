// @ts-check
// How large the boards are drawn. On a phone a board moves by itself to what may be chosen on it, large
// enough for a finger, and shows all of itself again once that is done. Whoever zooms by hand is left
// alone until something else is to be chosen.

import { around, things } from "../dom.js";
import { all, find, large, need, phone, root, state } from "./page.js";

const MOST = 7;
const FINGER = 46; // px that the smallest place has at least, wherever it can be chosen
const NARROW = 1.6; // as large as a place that is so many times wider, if it is long
const AMPLE = 84; // and the largest no more than that, so that what lies around is seen as well
const BESIDE = 0.6; // of a place: so much of what lies around is shown at the edges
const STEP = 1.8; // of a double tap

let zoom = 1;
let framed = ""; // the choice for which the board was moved

const stage = () => need(".stage");

/** @param {number} wished */
function set(wished) {
  zoom = Math.min(MOST, Math.max(1, wished));
  root.style.setProperty("--zoom", String(zoom));
  root.classList.toggle("zoomed", zoom > 1);
}

/**
 * Around a point of the screen that stays where it is: the middle, if none is given.
 * @param {number} factor
 * @param {number} [x]
 * @param {number} [y]
 */
export function by(factor, x, y) {
  const frame = stage().getBoundingClientRect();
  const old = zoom;
  set(zoom * factor);
  const aside = (x ?? frame.left + frame.width / 2) - frame.left;
  const down = (y ?? frame.top + frame.height / 2) - frame.top;
  const ratio = zoom / old;
  stage().scrollLeft = (stage().scrollLeft + aside) * ratio - aside;
  stage().scrollTop = (stage().scrollTop + down) * ratio - down;
  count();
}

export function whole() {
  set(1);
  count();
}

// --- what may be chosen ----------------------------------------------------------------------------

// The board on which there is most to choose.
function lit() {
  const found = all(".board-part").map((part) => things(".lit", part));
  return found.sort((one, other) => other.length - one.length)[0] ?? [];
}

// A finger finds a narrow place by its length: half a space at the edge of a territory, a row of a market.
/** @param {DOMRect} box */
function hold({ width, height }) {
  const [narrow, long] = [Math.min(width, height), Math.max(width, height)];
  return Math.max(narrow, Math.min(long / 2, NARROW * narrow));
}

/** @param {Element[]} places */
function extent(places) {
  const boxes = places.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
    least: Math.min(...boxes.map(hold)),
    most: Math.max(...boxes.map(hold)),
  };
}

// After an update: to what may be chosen now, or back to the whole board.
export function refresh() {
  if (!phone()) return; // elsewhere a board is large enough, and nobody wants it to move
  const places = lit();
  const now = places.length ? `${state().key} ${root.dataset.begun ?? ""}` : "";
  if (now === framed) {
    count();
    return;
  }
  framed = now;
  set(1);
  if (places.length > 0) frame(places);
  count();
}

/** @param {Element[]} places */
function frame(places) {
  const view = stage().getBoundingClientRect();
  const { left, right, top, bottom, least, most } = extent(places);
  if (least >= FINGER) return;
  const room = BESIDE * 2 * least;
  const fits = Math.min(view.width / (right - left + room), view.height / (bottom - top + room));
  set(Math.max(FINGER / least, Math.min(AMPLE / most, fits)));
  show(places);
}

// The middle of these places comes to the middle of the window.
/** @param {Element[]} places */
function show(places) {
  const view = stage().getBoundingClientRect();
  const { left, right, top, bottom } = extent(places);
  stage().scrollLeft += (left + right) / 2 - (view.left + view.width / 2);
  stage().scrollTop += (top + bottom) / 2 - (view.top + view.height / 2);
}

// To places that words speak of, however large the board was.
/** @param {Element[]} places */
export function lead(places) {
  set(1);
  frame(places);
  show(places);
  count();
}

// --- what lies outside -----------------------------------------------------------------------------

/** @type {Record<string, string>} */
const ARROWS = { "-1 -1": "↖", "0 -1": "↑", "1 -1": "↗", "-1 0": "←", "1 0": "→", "-1 1": "↙", "0 1": "↓", "1 1": "↘" };

const HERE = "0 0";

// Places whose middle is out of sight, by the way that leads there; the way to most of them first.
/** @returns {[string, Element[]][]} */
function outside() {
  const view = stage().getBoundingClientRect();
  /** @type {Map<string, Element[]>} */
  const ways = new Map();
  for (const one of lit()) {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const aside = Number(x > view.right) - Number(x < view.left);
    const down = Number(y > view.bottom) - Number(y < view.top);
    const way = `${aside} ${down}`;
    if (way !== HERE) ways.set(way, [...(ways.get(way) ?? []), one]);
  }
  return [...ways].sort(([, one], [, other]) => other.length - one.length);
}

// How many places lie outside, and where most of them are: a button leads there.
function count() {
  const button = find("[data-further]");
  if (!button || large()) return;
  const ways = outside();
  button.hidden = ways.length === 0;
  if (ways.length === 0) return;
  const number = ways.reduce((sum, [, places]) => sum + places.length, 0);
  const words = (button.dataset.further ?? "").replace("{n}", String(number));
  button.textContent = `${words} ${ARROWS[ways[0][0]]}`;
}

export function further() {
  const [, places] = outside()[0];
  show(places);
  count();
}

// --- fingers ---------------------------------------------------------------------------------------

let spread = 0;
/** @param {TouchList} touches */
const distance = ([one, two]) => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);

root.addEventListener(
  "touchmove",
  (event) => {
    if (event.touches.length !== 2 || !around(event, ".stage")) {
      spread = 0;
      return;
    }
    event.preventDefault();
    const [one, two] = event.touches;
    const wide = distance(event.touches);
    if (spread > 0) by(wide / spread, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
    spread = wide;
  },
  { passive: false },
);

// A double tap beside what can be chosen.
root.addEventListener("dblclick", (event) => {
  if (!large() && around(event, ".stage") && !around(event, ".lit, .able")) by(STEP, event.clientX, event.clientY);
});

let soon = 0;
root.addEventListener(
  "scroll",
  ({ target }) => {
    if (large() || target !== stage()) return;
    cancelAnimationFrame(soon);
    soon = requestAnimationFrame(count);
  },
  { capture: true, passive: true },
);
