// @ts-check
// What players have gained or paid between two positions, as a machine without a page.

export const MOST = 6; // that fly at once: more cannot be followed

/**
 * @typedef {object} Change
 * @property {string} seat
 * @property {string} name what it is
 * @property {number} by less than 0 if it was paid
 */

/**
 * The largest changes first. A thing that a player did not have before was none.
 * @param {Map<string, number>} before by seat and name, such as `1 wool`
 * @param {Map<string, number>} now
 * @returns {Change[]}
 */
export function changes(before, now) {
  if (before.size === 0) return [];
  const names = [...new Set([...before.keys(), ...now.keys()])];
  return names
    .map((key) => {
      const [seat, name] = key.split(" ", 2);
      return { seat, name, by: (now.get(key) ?? 0) - (before.get(key) ?? 0) };
    })
    .filter(({ by }) => by !== 0)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, MOST);
}
