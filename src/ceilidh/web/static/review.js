// @ts-check
// Pictures of decisions: of a large board the part is shown where the moves are.

import { every, things } from "./dom.js";

const LEAST = 0.5; // of the board: what is around the moves matters too

/**
 * The places of all marks in the coordinates of the drawing.
 * @param {SVGSVGElement} drawing
 * @param {DOMMatrix} matrix from the screen to the drawing
 */
function places(drawing, matrix) {
  const marks = [...things("[data-mark]", drawing), ...things(".move-mark > *", drawing)];
  return marks.flatMap((mark) => {
    const { left, top, right, bottom } = mark.getBoundingClientRect();
    const corners = [new DOMPoint(left, top), new DOMPoint(right, bottom)];
    return corners.map((corner) => corner.matrixTransform(matrix));
  });
}

/**
 * A stretch of `whole` round the numbers, at least as long as it should be, and within it.
 * @param {number[]} numbers
 * @param {number} start
 * @param {number} whole
 */
function stretch(numbers, start, whole) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const length = Math.min(whole, Math.max(LEAST * whole, 1.2 * (most - least)));
  const first = Math.min(Math.max((least + most - length) / 2, start), start + whole - length);
  return { first, length };
}

/** @param {SVGSVGElement} drawing */
function zoom(drawing) {
  const screen = drawing.getScreenCTM();
  const points = screen ? places(drawing, DOMMatrix.fromMatrix(screen).inverse()) : [];
  if (points.length === 0) return;
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const across = stretch(
    points.map((point) => point.x),
    x,
    width,
  );
  const down = stretch(
    points.map((point) => point.y),
    y,
    height,
  );
  drawing.setAttribute("viewBox", `${across.first} ${down.first} ${across.length} ${down.length}`);
}

function zoomAll() {
  for (const drawing of every(".picture[data-large] > svg", SVGSVGElement)) {
    if (drawing.dataset.zoomed) continue;
    drawing.dataset.zoomed = "yes";
    zoom(drawing);
  }
}

zoomAll();
document.addEventListener("htmx:afterSwap", zoomAll);
