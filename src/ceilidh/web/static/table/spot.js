// @ts-check
// Where a note lies beside what it is about: to its side, else above or below, else as near as possible, in
// the window, and over as little as possible of what is clicked next.

export const GAP = 8; // between a note and what it must not cover
const STEP = 24; // between the places that are tried when there is none beside it
const AWAY = 1500; // px that a note rather goes than lie on nothing but targets

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
 * How far a note at a place would be from what it is about, beyond the gap between them.
 * @param {number} x
 * @param {number} y
 * @param {Size} note
 * @param {Box} about
 */
function distance(x, y, { width, height }, about) {
  const across = Math.max(0, about.left - x - width, x - about.right);
  const down = Math.max(0, about.top - y - height, y - about.bottom);
  return Math.max(0, Math.hypot(across, down) - GAP);
}

/**
 * Everywhere in the window, a step apart.
 * @param {number} right
 * @param {number} bottom
 * @returns {[number, number][]}
 */
function anywhere(right, bottom) {
  /** @type {[number, number][]} */
  const places = [];
  for (let y = GAP; y < bottom + STEP; y += STEP) {
    for (let x = GAP; x < right + STEP; x += STEP) places.push([x, y]);
  }
  return places;
}

/**
 * @param {Size} note
 * @param {Size} view the window
 * @param {Box} about what it is about, which it covers only if there is no other place
 * @param {Box[]} targets what may be clicked next
 * @param {Box[]} [tools] buttons of every turn, which it covers as little as what it is about
 * @returns {[x: number, y: number]}
 */
export function spot(note, view, about, targets, tools = []) {
  const [right, bottom] = [view.width - note.width - GAP, view.height - note.height - GAP];
  const xs = [about.right + GAP, about.left - note.width - GAP];
  const ys = [about.top, about.bottom - note.height, about.top - note.height - GAP, about.bottom + GAP];
  /** @type {[number, number][]} */
  const places = [
    ...ys.flatMap((y) => xs.map((x) => /** @type {[number, number]} */ ([x, y]))),
    [about.left, about.top - note.height - GAP],
    [about.left, about.bottom + GAP],
    ...anywhere(right, bottom),
  ];
  const within = places.map(
    ([x, y]) =>
      /** @type {[number, number]} */ ([
        Math.max(GAP, Math.min(x, right)),
        Math.max(GAP, Math.min(y, bottom)),
      ]),
  );
  const share = AWAY / (note.width * note.height);
  /** @param {[number, number]} place */
  const cost = ([x, y]) => {
    const hidden = targets.reduce((sum, box) => sum + covered(x, y, note, box), 0);
    const worst = [about, ...tools].reduce((sum, box) => sum + covered(x, y, note, box), 0);
    return share * (100 * worst + hidden) + distance(x, y, note, about);
  };
  const costs = within.map(cost);
  return within[costs.indexOf(Math.min(...costs))];
}
