// @ts-check
// What others did since one's turn, on the boards: a ring in the colour of the mover round each place, with
// the number of the line that tells it. What lies on no drawing in sight has its number on the card of
// its player. All of it lies over the drawings, takes no clicks, and is not read out.

import { around, as, dress, every, list, one } from "../dom.js";
import { moving } from "./motion.js";
import { all, drawn, find, phone, root } from "./page.js";
import { elements } from "./places.js";
import { isOn } from "./playback.js";
import { show } from "./tray.js";

const SVG = "http://www.w3.org/2000/svg";
const INSET = 3; // px from the edge of a place, which has a light of its own where it can be chosen
const HIGH = 17; // px of a number's disc
const FIGURE = 11; // px of its type, on any screen
const WIDE = 6.5; // px of a figure
const SHAPES = "points d x y width height rx ry cx cy r".split(" ");
const LEAST = 8; // px: a smaller place is none that is looked at

/** @typedef {{ thing: Thing, drawing: SVGSVGElement, lines: HTMLElement[] }} Spot */

dress(new URL("../rings.css", import.meta.url));

let meant = ""; // the number of the line that is looked at
let soon = 0;
// A number keeps its size on the screen, however large its drawing is.
const watcher = new ResizeObserver(later);
function later() {
  cancelAnimationFrame(soon);
  soon = requestAnimationFrame(put);
}

// After every update; while turns are played back, with the newest line in sight.
export function refresh() {
  watcher.disconnect();
  const newest = isOn() ? all("#since [data-nth]").at(-1) : undefined;
  meant = newest ? number(newest) : "";
  newest?.scrollIntoView({ block: "nearest" });
  put();
  for (const drawing of drawn(".part svg.drawing")) watcher.observe(drawing);
}

const story = () => find("[data-since]:not([hidden])");

function put() {
  for (const old of drawn(".ring-layer, .ring-numbers")) old.remove();
  const told = story();
  if (!told) return;
  const lines = every("[data-nth]", HTMLElement, told);
  const spots = lines.reduce(gather, new Map());
  const layers = new Map();
  for (const { drawing } of spots.values()) if (!layers.has(drawing)) layers.set(drawing, layerOf(drawing));
  for (const spot of spots.values()) layers.get(spot.drawing).append(...ringed(spot));
  const placed = new Set([...spots.values()].flatMap((spot) => spot.lines));
  for (const line of lines) if (!placed.has(line)) putOnCard(line);
  mean(meant);
  const under = moving();
  if (under.length > 0) Promise.allSettled(under).then(later); // a ring lies where its place comes to rest
}

/**
 * The places of one more line, each with all lines that speak of it.
 * @param {Map<Thing, Spot>} spots
 * @param {HTMLElement} line
 */
function gather(spots, line) {
  for (const thing of list(line.dataset.places).flatMap(elements)) {
    const drawing = thing.closest("svg.drawing");
    if (!(drawing instanceof SVGSVGElement) || !isSeen(thing)) continue;
    const spot = spots.get(thing) ?? { thing, drawing, lines: [] };
    spot.lines.push(line);
    spots.set(thing, spot);
  }
  return spots;
}

/** @param {Thing} thing */
function isSeen(thing) {
  const at = thing.getBoundingClientRect();
  return Math.min(at.width, at.height) > LEAST && thing.checkVisibility();
}

/** @param {SVGSVGElement} drawing */
function layerOf(drawing) {
  const layer = document.createElementNS(SVG, "g");
  layer.setAttribute("class", "ring-layer");
  layer.setAttribute("aria-hidden", "true");
  drawing.append(layer);
  return layer;
}

/** @param {HTMLElement} line */
const number = (line) => line.dataset.nth ?? "";
/** @param {HTMLElement} line */
const seatOf = (line) => [...line.classList].find((name) => name.startsWith("seat-")) ?? "";

// --- rings -------------------------------------------------------------------------------------------

/**
 * Outline and number, in the measures of the drawing.
 * @param {Spot} spot
 */
function ringed({ thing, drawing, lines }) {
  const shape = one(".hit", SVGGraphicsElement, thing) ?? as(thing, SVGGraphicsElement);
  const at = shape.getBoundingClientRect();
  const back = onScreen(drawing).inverse();
  const [said, last] = [lines.map(number).join(" "), lines[lines.length - 1]];
  const inner = { x: at.x + INSET, y: at.y + INSET, width: at.width - 2 * INSET, height: at.height - 2 * INSET };
  const drawnAs = shape instanceof SVGUseElement ? usedBy(shape) : shape;
  const outline =
    drawnAs instanceof SVGGeometryElement ? copied(shape, drawnAs, at, inner, back) : boxed(inner, back);
  const ring = make("g", { class: `ring ${seatOf(last)}`, "data-nth": said });
  const under = /** @type {Element} */ (outline.cloneNode(true));
  under.setAttribute("class", "ring-under");
  ring.append(under, outline);
  return [ring, disc(said, at, drawing, back)];
}

/** @param {SVGGraphicsElement} shape */
const onScreen = (shape) => DOMMatrix.fromMatrix(shape.getScreenCTM() ?? undefined);
/** @param {SVGUseElement} shape */
const usedBy = (shape) => one(shape.getAttribute("href") ?? "", SVGElement);

/**
 * The outline of a place itself, a little smaller.
 * @param {SVGGraphicsElement} shape
 * @param {SVGGeometryElement} like has the form of it
 * @param {DOMRect} at
 * @param {{ x: number, y: number, width: number, height: number }} inner
 * @param {DOMMatrix} back
 */
function copied(shape, like, at, inner, back) {
  const values = SHAPES.filter((name) => like.hasAttribute(name));
  const own = Object.fromEntries(values.map((name) => [name, like.getAttribute(name) ?? ""]));
  const smaller = new DOMMatrix()
    .translate(inner.x, inner.y)
    .scale(inner.width / at.width, inner.height / at.height)
    .translate(-at.x, -at.y);
  const way = back.multiply(smaller).multiply(onScreen(shape));
  if (shape instanceof SVGUseElement) way.translateSelf(shape.x.baseVal.value, shape.y.baseVal.value);
  const { a, b, c, d, e, f } = way;
  return make(like.localName, { ...own, transform: `matrix(${[a, b, c, d, e, f].join(" ")})` });
}

/**
 * @param {{ x: number, y: number, width: number, height: number }} inner
 * @param {DOMMatrix} back
 */
function boxed(inner, back) {
  const { x, y } = new DOMPoint(inner.x, inner.y).matrixTransform(back);
  const [width, height] = [inner.width * back.a, inner.height * back.a];
  return make("rect", { x, y, width, height, rx: 6 * back.a });
}

/**
 * The numbers of a place, at its corner and within the drawing.
 * @param {string} said
 * @param {DOMRect} at
 * @param {SVGSVGElement} drawing
 * @param {DOMMatrix} back
 */
function disc(said, at, drawing, back) {
  const room = drawing.getBoundingClientRect();
  const wide = Math.max(HIGH, said.length * WIDE + 8);
  const left = Math.max(room.left, Math.min(at.left - 1, room.right - wide));
  const top = Math.max(room.top, Math.min(at.top - 1, room.bottom - HIGH));
  const { x, y } = new DOMPoint(left, top).matrixTransform(back);
  const group = make("g", { class: "ring-disc", transform: `translate(${x} ${y}) scale(${back.a})` });
  const text = make("text", { class: "ring-number", x: wide / 2, y: HIGH - 4.5, "font-size": FIGURE });
  text.textContent = said;
  group.append(make("rect", { width: wide, height: HIGH, rx: HIGH / 2 }), text);
  return group;
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} values
 */
function make(name, values) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) made.setAttribute(key, String(value));
  return made;
}

/** @param {HTMLElement} line */
function putOnCard(line) {
  const card = find(`.seat-chip.${CSS.escape(seatOf(line))}`);
  if (!card) return;
  const numbers = one(".ring-numbers", HTMLElement, card) ?? document.createElement("span");
  numbers.className = "ring-numbers";
  numbers.setAttribute("aria-hidden", "true");
  const said = [...list(numbers.dataset.nth), number(line)];
  numbers.dataset.nth = said.join(" ");
  const follow = said.length > 2 && Number(said.at(-1)) - Number(said[0]) === said.length - 1;
  numbers.textContent = follow ? `${said[0]}–${said.at(-1)}` : said.join(" ");
  card.append(numbers);
}

// --- the line that is looked at ------------------------------------------------------------------------

/** @param {string} nth */
function mean(nth) {
  meant = nth;
  for (const ring of drawn(".ring")) {
    ring.classList.toggle("is-meant", nth !== "" && list(ring.dataset.nth).includes(nth));
  }
  for (const line of all("#since [data-nth]")) line.classList.toggle("is-meant", number(line) === nth);
}

// To its places: by the tab of their panel, and on a phone nearer to them.
/** @param {HTMLElement} line */
async function lead(line) {
  const places = list(line.dataset.places).flatMap(elements).filter((thing) => thing.closest(".part"));
  if (!places.some(isSeen)) {
    const panel = places[0]?.closest("[data-panel]");
    if (panel instanceof HTMLElement && panel.dataset.panel) show(panel.dataset.panel);
    put();
  }
  const seen = places.filter(isSeen);
  if (phone() && seen[0]?.closest(".board-part")) (await import("./zoom.js")).lead(seen);
  else seen[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  mean(number(line));
}

/** @param {Event} event */
const lineOf = (event) => /** @type {HTMLElement | null} */ (around(event, "#since [data-nth]"));

for (const kind of /** @type {const} */ (["pointerover", "focusin"])) {
  root.addEventListener(kind, (event) => {
    const line = lineOf(event);
    const nth = line ? number(line) : "";
    if (nth !== meant) mean(nth);
  });
}
root.addEventListener("click", (event) => {
  const line = around(event, ".told-line") && lineOf(event);
  if (line) lead(line);
});
