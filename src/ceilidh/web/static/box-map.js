// @ts-check
// What a tool makes of a hex. A hex is written as in the tables: terrain letters, land cost, and a
// flag, such as `GF3` or `G2f`; a loch is `~~`.

export const LOCH = "~~";
const LAND = /^([GFM]{1,3})([1-6])([fw]?)$/;

/**
 * @param {string} token what the hex is
 * @param {string} tool terrain letters, a loch, a cost, or a flag
 * @returns {string} what it becomes
 */
export function painted(token, tool) {
  if (tool === LOCH) return LOCH;
  const [, terrain = "", cost = "1", flag = ""] = LAND.exec(token) ?? [];
  if (/^[GFM]{1,3}$/.test(tool)) return tool + cost + (flag === "w" && !tool.includes("M") ? "" : flag);
  if (terrain === "") return token;
  if (/^[1-6]$/.test(tool)) return terrain + tool + flag;
  if (tool === "w" && !terrain.includes("M")) return token;
  if (tool === "f" || tool === "w") return terrain + cost + (flag === tool ? "" : tool);
  return token;
}

/** @typedef {[string, number, number, number, number]} Zone a field, and left, top, right, foot of its place */

/**
 * The field that a place of a drawing shows.
 * @param {Zone[]} zones
 * @param {number} x hundredths of the drawing
 * @param {number} y
 */
export const fieldAt = (zones, x, y) =>
  zones.find(([, left, top, right, foot]) => x >= left && x < right && y >= top && y < foot)?.[0] ?? "";
