// @ts-check
// Marks of an annotated game: places that somebody has highlighted, and arrows between them. They lie
// over the drawings and take no clicks.

import { things } from "../dom.js";
import { all, drawn } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";
const LAYER = "note-layer";
const COLOURS = new Set(["green", "red", "blue", "yellow"]);

export function refresh() {
  for (const layer of drawn(`.${LAYER}`)) layer.remove();
  for (const { dataset } of all("[data-note-mark]")) {
    const { noteMark: place = "", to = "", colour = "" } = dataset;
    draw(place, to, COLOURS.has(colour) ? colour : "green");
  }
}

/**
 * On the first drawing in sight that shows the place, or both places of an arrow.
 * @param {string} place
 * @param {string} to
 * @param {string} colour
 */
function draw(place, to, colour) {
  for (const drawing of things(".part svg.drawing")) {
    if (!(drawing instanceof SVGSVGElement) || drawing.getClientRects().length === 0) continue;
    const found = [place, ...(to ? [to] : [])].map((name) => spot(drawing, name));
    if (found.some((one) => one === null)) continue;
    const layer = document.createElementNS(SVG, "g");
    layer.setAttribute("class", `${LAYER} note-${colour}`);
    layer.setAttribute("aria-hidden", "true");
    const [start, end] = found;
    if (start && end) layer.append(...arrow(start, end));
    else if (start) layer.append(ring(start));
    drawing.append(layer);
    return;
  }
}

/**
 * The middle of a place and its size, in the measures of the drawing.
 * @param {SVGSVGElement} drawing
 * @param {string} name
 */
function spot(drawing, name) {
  const [thing] = things(`[data-target="${CSS.escape(name)}"]`, drawing);
  const back = drawing.getScreenCTM()?.inverse();
  if (!thing || !back) return null;
  const at = (thing.querySelector(".hit") ?? thing).getBoundingClientRect();
  const middle = new DOMPoint(at.left + at.width / 2, at.top + at.height / 2).matrixTransform(back);
  return { x: middle.x, y: middle.y, size: Math.min(at.width, at.height) * back.a };
}

/** @param {{ x: number, y: number, size: number }} at */
function ring({ x, y, size }) {
  const circle = document.createElementNS(SVG, "circle");
  circle.setAttribute("cx", x.toFixed(1));
  circle.setAttribute("cy", y.toFixed(1));
  circle.setAttribute("r", (size * 0.46).toFixed(1));
  circle.style.strokeWidth = (size * 0.08).toFixed(1);
  return circle;
}

/**
 * @param {{ x: number, y: number, size: number }} from
 * @param {{ x: number, y: number, size: number }} to
 */
function arrow(from, to) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const thick = to.size * 0.12;
  const stop = { x: to.x - Math.cos(angle) * thick, y: to.y - Math.sin(angle) * thick };
  const line = document.createElementNS(SVG, "line");
  const ends = { x1: from.x, y1: from.y, x2: stop.x, y2: stop.y };
  for (const [name, value] of Object.entries(ends)) line.setAttribute(name, value.toFixed(1));
  line.style.strokeWidth = thick.toFixed(1);
  const tip = document.createElementNS(SVG, "polygon");
  const corners = [0, 2.6, -2.6].map((turn) => {
    const far = turn ? thick * 3 : thick;
    return `${(to.x + far * Math.cos(angle + turn)).toFixed(1)},${(to.y + far * Math.sin(angle + turn)).toFixed(1)}`;
  });
  tip.setAttribute("points", corners.join(" "));
  return [line, tip];
}
