// @ts-check
// Where a note lies beside what it is about: to its side, else above or below, in the window, and over as
// little as possible of what is clicked next.

export const GAP = 8; // between a note and what it must not cover

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {{ width: number, height: number }} Size */

/**
 * The area that a note at a place would cover of a box.
 * @param {number} x
 * @param {number} y
 * @param {Size} note
 * @param {Box} box
 */
export function covered(x, y, { width, height }, box) {
  const across = Math.min(x + width, box.right) - Math.max(x, box.left);
  const down = Math.min(y + height, box.bottom) - Math.max(y, box.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * @param {Size} note
 * @param {Size} view the window
 * @param {Box} about what it is about, which it covers only if there is no other place
 * @param {Box[]} targets what may be clicked next
 * @returns {[x: number, y: number]}
 */
export function spot(note, view, about, targets) {
  const [right, bottom] = [view.width - note.width - GAP, view.height - note.height - GAP];
  const xs = [about.right + GAP, about.left - note.width - GAP];
  const ys = [about.top, about.bottom - note.height, about.top - note.height - GAP, about.bottom + GAP];
  /** @type {[number, number][]} */
  const places = [
    ...ys.flatMap((y) => xs.map((x) => /** @type {[number, number]} */ ([x, y]))),
    [about.left, about.top - note.height - GAP],
    [about.left, about.bottom + GAP],
    // Far from it, in the corners of the window, nothing may be lit.
    [GAP, GAP],
    [right, GAP],
    [GAP, bottom],
    [right, bottom],
  ];
  const within = places.map(
    ([x, y]) =>
      /** @type {[number, number]} */ ([
        Math.max(GAP, Math.min(x, right)),
        Math.max(GAP, Math.min(y, bottom)),
      ]),
  );
  /** @param {[number, number]} place */
  const hidden = ([x, y]) =>
    100 * covered(x, y, note, about) +
    targets.reduce((sum, box) => sum + covered(x, y, note, box), 0);
  return within.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}
