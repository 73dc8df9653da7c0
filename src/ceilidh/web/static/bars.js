// @ts-check
// Where the points come from: one bar a seat, cut by the lines of the score sheet in their colours,
// with the numbers as text, and below it what each colour means.

const COLOURS = [
  "#3b6fa5", "#c8502f", "#2f7d4f", "#8a6d00", "#7b4b94", "#b03a68",
  "#00788a", "#6b6b6b", "#94591b", "#4d5fc1", "#5b7a1a", "#a02c2c",
]; // each with enough contrast for white figures

/**
 * @typedef {object} Points
 * @property {string[]} names of the seats
 * @property {string[]} sources the lines of the score sheet
 * @property {number[][]} points by line, then by seat
 */

/** @param {number} line */
export const partColour = (line) => COLOURS[line % COLOURS.length];

/**
 * @param {string} kind
 * @param {string} name
 * @param {string} [text]
 */
function made(kind, name, text = "") {
  const element = document.createElement(kind);
  element.className = name;
  element.textContent = text;
  return element;
}

/**
 * @param {Points} data
 * @param {number} seat
 */
const total = (data, seat) =>
  data.points.reduce((sum, line) => sum + Math.max(0, line[seat]), 0);

/** @param {Points} data */
export function bars(data) {
  const box = made("div", "bars");
  box.setAttribute("aria-hidden", "true"); // the table of scores says the same
  const most = Math.max(1, ...data.names.map((_, seat) => total(data, seat)));
  data.names.forEach((name, seat) => {
    const row = made("div", `bar-row seat-${seat + 1}`);
    const bar = made("span", "bar");
    data.sources.forEach((source, line) => {
      const points = data.points[line][seat];
      if (points <= 0) return;
      const piece = made("span", "piece", String(points));
      piece.style.width = `${(100 * points) / most}%`;
      piece.style.background = partColour(line);
      piece.title = `${source}: ${points}`;
      bar.append(piece);
    });
    row.append(made("span", "bar-name", name), bar, lost(data, seat));
    box.append(row);
  });
  box.append(legend(data));
  return box;
}

/**
 * What takes points away has no length; it is said.
 * @param {Points} data
 * @param {number} seat
 */
function lost(data, seat) {
  const said = data.sources
    .map((source, line) => ({ source, points: data.points[line][seat] }))
    .filter(({ points }) => points < 0)
    .map(({ source, points }) => `${source} −${-points}`);
  return made("span", "lost", said.join(", "));
}

/** @param {Points} data */
function legend(data) {
  const list = made("ul", "bar-legend");
  data.sources.forEach((source, line) => {
    if (!data.points[line].some((points) => points > 0)) return;
    const entry = made("li", "");
    const swatch = made("span", "swatch");
    swatch.style.background = partColour(line);
    entry.append(swatch, source);
    list.append(entry);
  });
  return list;
}
