// @ts-check
// What each lit place of a board costs in all, and above it what else is to be had there: goods that are
// cheap beside it, or how many tiles it wakes. It lies over the drawings and takes no clicks.

import { things } from "../dom.js";
import { drawn, find } from "./page.js";

/** @typedef {{ name: string, price: string, goes: boolean }} Priced a lit place; a piece `goes` there for points */

const SVG = "http://www.w3.org/2000/svg";
const LAYER = "price-layer";
const LEAST = 11.5; // px on the screen
const USUAL = 13; // in the measures of a drawing
const WIDE = 0.56; // of its height, a letter
const SLIP = 4; // so many times as wide as it is high is a contract, and no other place
/** @type {Priced[]} */
let shown = [];

/** @param {Priced[]} places */
export function show(places) {
  shown = places;
  for (const layer of drawn(`.${LAYER}`)) layer.remove();
  for (const drawing of things(":is(.board-part, .sheet-part.first) svg.drawing")) {
    if (!(drawing instanceof SVGSVGElement) || drawing.getClientRects().length === 0) continue;
    const layer = element("g", { class: LAYER, "aria-hidden": "true" });
    for (const place of places) {
      // The strip of the Market has its prices, and the Clan board costs, in coins that a chip would cover.
      const own = `:not([data-priced=""], [data-priced="${Number.parseInt(place.price, 10)}"])`;
      for (const thing of things(`.lit[data-target="${CSS.escape(place.name)}"]${own}`, drawing)) {
        const chip = chipOf(drawing, thing, place);
        if (chip) layer.append(chip);
      }
    }
    if (layer.childElementCount > 0) drawing.append(layer);
  }
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/**
 * @param {SVGSVGElement} drawing
 * @param {Thing} thing
 * @param {Priced} place
 */
function chipOf(drawing, thing, { name, price, goes }) {
  const mark = find(`#tray-parts [data-mark="${CSS.escape(name)}"]`)?.dataset;
  const icons = mark?.icons?.split(" ").filter(Boolean) ?? [];
  if (!price && !mark) return null;
  const at = (thing.querySelector(".hit") ?? thing).getBoundingClientRect();
  const turn = drawing.getScreenCTM();
  if (!turn || at.width === 0) return null;
  const size = Math.max(USUAL, LEAST / turn.a);
  // On a slip at its end, where no goods are printed.
  const isSlip = at.width > SLIP * at.height;
  const across = isSlip ? at.width - ((price.length * WIDE + 1) * size * turn.a) / 2 : at.width / 2;
  const middle = new DOMPoint(at.left + across, at.top + at.height / 2).matrixTransform(turn.inverse());
  const lines = wrapped(price, at.width / turn.a / (size * WIDE));
  const high = lines.length * size * 1.1 + size * 0.3;
  const box = element("g", { "data-at": name, transform: `translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)})` });
  // In the lower half of a hex, so that what lies there is seen; on the picture of a tile, which has its
  // signs at the edges. The goods stand above the price.
  const square = Math.abs(at.width - at.height) < 2;
  const low = isSlip ? -at.height / turn.a / 2 : square ? -high / 2 : Math.min(at.height / turn.a / 2 - high - size * 0.35, size * 0.5);
  if (price) box.append(pill(lines, goes ? ["movement"] : [], size, low));
  if (mark) box.append(pill(mark.text ? [mark.text] : [], icons, size, low - size * 1.5));
  return box;
}

/**
 * Words in as many lines as they need.
 * @param {string} text
 * @param {number} most letters of a line
 */
function wrapped(text, most) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const last = lines.length - 1;
    if (last >= 0 && `${lines[last]} ${word}`.length <= most) lines[last] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * @param {string[]} lines
 * @param {string[]} icons
 * @param {number} size
 * @param {number} top
 */
function pill(lines, icons, size, top) {
  const sign = size * 1.15;
  const text = Math.max(0, ...lines.map((line) => line.length)) * size * WIDE;
  const wide = text + icons.length * sign + size * 0.7;
  const high = Math.max(lines.length, 1) * size * 1.1 + size * 0.3;
  const made = element("g", { transform: `translate(0 ${top.toFixed(1)})` });
  made.append(
    element("rect", { x: -wide / 2, y: 0, width: wide, height: high, rx: Math.min(high / 2, size * 0.7) }),
  );
  for (const [nth, icon] of icons.entries()) {
    const x = -wide / 2 + size * 0.35 + nth * sign;
    made.append(
      element("use", { href: `#icon-${icon}`, x, y: size * 0.12, width: sign, height: sign, class: `of-${icon}` }),
    );
  }
  const middle = (icons.length * sign) / 2;
  for (const [nth, line] of lines.entries()) {
    const word = element("text", { x: middle, y: size * (1.05 + nth * 1.1), style: `font-size: ${size}px` });
    word.textContent = line;
    made.append(word);
  }
  return made;
}

window.addEventListener("resize", () => show(shown));
