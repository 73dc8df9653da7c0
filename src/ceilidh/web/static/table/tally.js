// @ts-check
// The points of a finished game, counted up source by source: a machine without a page.

/**
 * @typedef {object} Source a line of the score sheet
 * @property {string} name
 * @property {number[]} points of each seat
 */

/**
 * The sums of all seats after each source. A source that gave nobody anything is not told.
 * @param {Source[]} sources
 * @returns {{ name: string, sums: number[] }[]}
 */
export function tally(sources) {
  /** @type {number[]} */
  let sums = [];
  return sources
    .filter(({ points }) => points.some((one) => one !== 0))
    .map(({ name, points }) => {
      sums = points.map((one, seat) => (sums[seat] ?? 0) + one);
      return { name, sums };
    });
}

/**
 * How long the bar of each seat is, the longest being 1. Who has less than nothing has no bar.
 * @param {number[]} sums
 * @param {number} most the best sum of the end
 */
export const shares = (sums, most) => sums.map((one) => Math.max(0, Math.min(1, one / Math.max(1, most))));
