// @ts-check
// Which update fits what is shown. An update leads from one revision of the table to another, and
// nothing older than what is shown is ever shown again.

/**
 * @typedef {object} Patch what the live line brings after a move
 * @property {number} rev the revision it leads to
 * @property {number} from the revision it starts at
 * @property {string} [page] everything, instead of the changes
 * @property {Record<string, DrawingNews>} drawn
 * @property {Record<string, string>} set
 * @property {[string, string][]} added
 * @property {string[]} gone
 * @property {string[]} log
 * @property {number} log0
 * @property {string} csrf
 */

/**
 * @typedef {object} Shown
 * @property {number} revision
 * @property {boolean} current whether the current position is shown, not one of the past
 * @property {boolean} playing whether moves of others are being played back
 */

/**
 * What to do with a patch: `drop` it, as it is old; `ask` for everything, as it starts elsewhere; or
 * `take` it.
 * @param {Pick<Patch, "rev" | "from" | "page">} patch
 * @param {Shown} shown
 * @returns {"drop" | "ask" | "take"}
 */
export function fate(patch, shown) {
  if (patch.rev < shown.revision) return "drop";
  if (patch.rev === shown.revision && patch.from !== shown.revision) return "drop";
  if (patch.from !== shown.revision && !patch.page) return "ask";
  return shown.current || shown.playing ? "take" : "ask";
}

/**
 * Whether an answer was overtaken: by a later revision, or because another position is wanted now.
 * @param {number} revision of the answer
 * @param {number} shown the revision on the page
 * @param {boolean} wanted
 */
export const isLate = (revision, shown, wanted) => revision < shown || !wanted;
