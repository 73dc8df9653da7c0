// @ts-check
// A preview on the boards: ghosts of pieces, the way of one that moves, chips, and what wakes. All of it
// lies over the drawings, takes no clicks, and is not read out.

import { one, things } from "../dom.js";
import { drawn, find } from "./page.js";
import { elements, light } from "./places.js";

/**
 * @typedef {object} Shown what the server says of a move
 * @property {string} said markup of the sentence
 * @property {string} brings markup of what changes, before and after
 * @property {{ part: string, ghosts: string, gone: string[] }[]} parts
 * @property {{ place: string, chips: { text: string, look: string }[] }[]} spots
 * @property {string[]} wakes
 * @property {string[]} way
 * @property {boolean} reveals
 * @property {string} arrow the place that an arrow points out, where no pointer does
 */

const SVG = "http://www.w3.org/2000/svg";
const LOOK = "wakes";
const LEAVES = "leaves";
const CHIPPED = "has-chips";
const LAYER = "preview-layer";
const HUSHED = "hushed"; // a price that a chip of the preview tells better
const NARROW = 64; // px that a chip may always be wide
const LEAST = 0.4; // of its size: a ghost is never smaller

/** @param {string} part */
const drawingOf = (part) => one(`#part-${CSS.escape(part)} svg.drawing`, SVGSVGElement);

export function clear() {
  for (const layer of drawn(`.${LAYER}`)) layer.remove();
  for (const look of [LEAVES, CHIPPED, HUSHED]) {
    for (const one of drawn(`.${look}`)) one.classList.remove(look);
  }
  light(LOOK, []);
}

/** @param {Shown} shown */
export function show(shown) {
  clear();
  light(LOOK, shown.wakes);
  for (const { part, ghosts, gone } of shown.parts) {
    const drawing = drawingOf(part);
    if (!drawing) continue;
    for (const piece of things("[data-piece]", drawing)) {
      if (gone.includes(piece.dataset.piece ?? "")) piece.classList.add(LEAVES);
    }
    layerOf(drawing).innerHTML = ghosts;
    fit(drawing);
  }
  drawWay(shown.way);
  if (shown.arrow) drawArrow(shown.arrow);
  for (const { place, chips } of shown.spots) {
    putChips(place, chips, shown.wakes.includes(place));
    const name = CSS.escape(place.slice(place.indexOf("/") + 1));
    for (const price of drawn(`.price-layer [data-at="${name}"]`)) price.classList.add(HUSHED);
  }
}

/** @param {SVGSVGElement} drawing */
function layerOf(drawing) {
  const layer = document.createElementNS(SVG, "g");
  layer.setAttribute("class", LAYER);
  layer.setAttribute("aria-hidden", "true");
  drawing.append(layer);
  return layer;
}

/**
 * A tile at the edge of a territory has less room than it will need: its ghost is smaller, and keeps
 * the side that touches its neighbour.
 * @param {SVGSVGElement} drawing
 */
function fit(drawing) {
  const room = drawing.getBoundingClientRect();
  for (const ghost of things(`.${LAYER} > g`, drawing)) {
    const at = ghost.getBoundingClientRect();
    const over = {
      right: room.left - at.left,
      left: at.right - room.right,
      bottom: room.top - at.top,
      top: at.bottom - room.bottom,
    };
    const [side, most] = Object.entries(over).sort(([, one], [, other]) => other - one)[0];
    if (most <= 1) continue;
    const length = side === "left" || side === "right" ? at.width : at.height;
    const frame = document.createElementNS(SVG, "g");
    ghost.replaceWith(frame);
    frame.append(ghost);
    frame.style.transformBox = "fill-box";
    frame.style.transformOrigin = side;
    frame.style.scale = String(Math.max(LEAST, (length - most) / length));
  }
}

// --- the way of a piece ------------------------------------------------------------------------------

/**
 * The middle of a thing in the measures of its drawing.
 * @param {SVGSVGElement} drawing
 * @param {Thing} thing
 */
function middle(drawing, thing) {
  const at = (one(".hit", SVGGraphicsElement, thing) ?? thing).getBoundingClientRect();
  const point = new DOMPoint(at.left + at.width / 2, at.top + at.height / 2);
  return point.matrixTransform(drawing.getScreenCTM()?.inverse());
}

/**
 * On the board that shows all places of the way.
 * @param {string[]} way
 */
function drawWay(way) {
  if (way.length < 2) return;
  for (const drawing of things(".board-part svg.drawing, .sheet-part svg.drawing")) {
    if (!(drawing instanceof SVGSVGElement) || drawing.getClientRects().length === 0) continue;
    const stops = way.map((name) => things(`[data-target="${CSS.escape(name)}"]`, drawing)[0]);
    if (stops.some((stop) => stop === undefined)) continue;
    const points = stops.map((stop) => middle(drawing, stop));
    const layer = layerOf(drawing);
    for (const look of ["way-edge", "way"]) {
      const line = document.createElementNS(SVG, "polyline");
      line.setAttribute("class", look);
      line.setAttribute("points", points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" "));
      layer.append(line);
    }
    return;
  }
}

// --- an arrow to a place -----------------------------------------------------------------------------

const HEAD = 22; // its length in the measures of a board that is 680 wide
const WIDE = 680;
const BEND = 0.12; // of its length, to the side

/**
 * From the edge of the drawing that is nearest to the desk.
 * @param {string} place
 */
function drawArrow(place) {
  const thing = elements(place).find((one) => one.getClientRects().length > 0);
  const drawing = thing?.closest("svg.drawing");
  if (!thing || !(drawing instanceof SVGSVGElement)) return;
  const box = drawing.viewBox.baseVal;
  const scale = box.width / WIDE;
  const goal = middle(drawing, thing);
  const from = { x: box.x + box.width / 2, y: box.y + box.height };
  const [dx, dy] = [goal.x - from.x, goal.y - from.y];
  const length = Math.hypot(dx, dy);
  const stop = HEAD * scale * 1.2; // before the middle, so that the ghost is seen
  if (length < 3 * stop) return;
  const end = { x: goal.x - (dx / length) * stop, y: goal.y - (dy / length) * stop };
  const bend = { x: from.x + dx / 2 + dy * BEND, y: from.y + dy / 2 - dx * BEND };
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const head = [0, 2.6, -2.6].map((turn) => {
    const far = turn ? HEAD * scale * 0.7 : HEAD * scale * 0.5;
    return `${(end.x + far * Math.cos(angle + turn)).toFixed(1)},${(end.y + far * Math.sin(angle + turn)).toFixed(1)}`;
  });
  const layer = layerOf(drawing);
  layer.classList.add("arrow");
  layer.style.setProperty("--thick", `${(4.5 * scale).toFixed(2)}px`);
  const line = `M${from.x} ${from.y}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  for (const look of ["arrow-edge", "arrow-line"]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", look);
    path.setAttribute("d", line);
    const tip = document.createElementNS(SVG, "polygon");
    tip.setAttribute("class", look);
    tip.setAttribute("points", head.join(" "));
    layer.append(path, tip);
  }
}

// --- chips -------------------------------------------------------------------------------------------

/**
 * In the part of the drawing, so that they go with it where it is scrolled.
 * @param {string} place
 * @param {{ text: string, look: string }[]} chips
 * @param {boolean} within in the middle of the place; else above it, so that its ghost is seen
 */
function putChips(place, chips, within) {
  const thing = elements(place).find((one) => one.getClientRects().length > 0);
  const part = thing?.closest(".part");
  if (!thing || !part) return;
  const box = document.createElement("div");
  box.className = `${LAYER} chips${within ? " within" : ""}`;
  box.setAttribute("aria-hidden", "true");
  for (const { text, look } of chips) {
    const chip = document.createElement("span");
    chip.className = `chip ${look}`;
    chip.textContent = text;
    box.append(chip);
  }
  part.append(box);
  part.classList.add(CHIPPED);
  const [at, edge] = [thing, part].map((one) => one.getBoundingClientRect());
  // Neighbours have chips too: none is wider than its place.
  if (within) box.style.maxWidth = `${Math.max(at.width, NARROW)}px`;
  const own = box.getBoundingClientRect();
  const most = edge.width - own.width;
  const left = at.left - edge.left + at.width / 2 - own.width / 2;
  const down = within ? (at.height - own.height) / 2 : -own.height * 0.8;
  const above = at.top - edge.top + down;
  box.style.left = `${Math.max(0, Math.min(left, most)) + part.scrollLeft}px`;
  box.style.top = `${Math.max(0, above) + part.scrollTop}px`;
}

// --- the sentence ------------------------------------------------------------------------------------

/** @param {Shown} shown */
export function say({ said, brings }) {
  const desk = find("#prompt .ask");
  if (!desk) return null;
  hush();
  const line = document.createElement("div");
  line.dataset.preview = "";
  line.innerHTML = `<p>${said}</p>${brings}`;
  desk.classList.add("previews");
  desk.append(line);
  return line;
}

export function hush() {
  for (const line of drawn("#prompt [data-preview]")) line.remove();
  find("#prompt .ask")?.classList.remove("previews");
}
