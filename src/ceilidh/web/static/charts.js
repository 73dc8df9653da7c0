// @ts-check
// Victory points over time, by seat or by the parts of a score, and where they come from at the end;
// drawn with uPlot once the game is over.

import { bars, partColour } from "./bars.js";

/**
 * @typedef {object} Mark where a round or a scoring phase begins
 * @property {number} move
 * @property {number} number
 */

/**
 * @typedef {object} Words
 * @property {string} title
 * @property {string} moves
 * @property {string} points_unit
 * @property {string} total
 * @property {string} by_seat
 * @property {string} by_part
 * @property {string} what
 * @property {string} sources_title
 */

/**
 * @typedef {object} Course
 * @property {number[]} numbers of the moves
 * @property {number[][]} scores by seat, after each move
 * @property {number[][][]} parts by line of the score sheet, then by seat, after each move
 * @property {Mark[]} marks
 */

/** @typedef {import("./bars.js").Points & Words & Course} ChartData */

/**
 * @typedef {object} Line
 * @property {string} label
 * @property {number[]} points after each move
 * @property {string} stroke
 * @property {number[]} dash
 */

const HEIGHT = 280;
const WIDEST = 760;
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3]]; // lines differ by more than their colour
/** The words of a chart, in the typeface of the page. @param {string} size */
const font = (size) => `${size} ${getComputedStyle(document.body).fontFamily}`;

/** @param {string} path */
const beside = (path) => new URL(path, import.meta.url).href;

/** @param {string} path */
function load(path) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = path;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}

async function loadPlot() {
  if (window.uPlot) return;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = beside("vendor/uPlot.min.css");
  document.head.append(sheet);
  await load(beside("vendor/uPlot.iife.min.js"));
}

/** @param {number} seat */
const colour = (seat) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat + 1}`).trim();

/**
 * @param {string} kind
 * @param {string} text
 * @param {string} [name]
 */
function made(kind, text, name = "") {
  const element = document.createElement(kind);
  element.textContent = text;
  if (name) element.className = name;
  return element;
}

/**
 * @param {HTMLElement} place
 * @param {string} path
 */
export async function drawCharts(place, path) {
  const [answer] = await Promise.all([fetch(path), loadPlot()]);
  /** @type {ChartData} */
  const data = await answer.json();
  const field = choice(data);
  const plot = made("div", "", "plot");
  const label = made("label", `${data.what} `, "chart-choice");
  label.append(field);
  place.replaceChildren(made("h3", data.title), label, plot);
  const draw = () => drawLines(plot, data, chosen(data, field.value));
  field.addEventListener("change", draw);
  draw();
  place.append(made("h3", data.sources_title), bars(data));
}

// --- what is shown -----------------------------------------------------------------------------------

/** @param {ChartData} data */
function choice(data) {
  const field = document.createElement("select");
  field.dataset.chartChoice = "";
  const seats = document.createElement("optgroup");
  seats.label = data.by_seat;
  seats.append(new Option(data.total, "total"));
  seats.append(...data.sources.map((source, line) => new Option(source, `line ${line}`)));
  const parts = document.createElement("optgroup");
  parts.label = data.by_part;
  parts.append(...data.names.map((name, seat) => new Option(name, `seat ${seat}`)));
  field.append(seats, parts);
  return field;
}

/**
 * The lines of a choice.
 * @param {ChartData} data
 * @param {string} word
 * @returns {Line[]}
 */
function chosen(data, word) {
  const [kind, number] = word.split(" ");
  if (kind === "seat") {
    const parts = data.sources.map((source, line) => ({
      label: source,
      points: data.parts[line][Number(number)],
      stroke: partColour(line),
      dash: DASHES[Math.floor(line / 4) % DASHES.length],
    }));
    return parts.filter((part) => part.points.some((points) => points !== 0));
  }
  const points = kind === "line" ? data.parts[Number(number)] : data.scores;
  return data.names.map((name, seat) => ({
    label: name,
    points: points[seat],
    stroke: colour(seat),
    dash: DASHES[seat % DASHES.length],
  }));
}

// --- drawing -----------------------------------------------------------------------------------------

/**
 * @param {HTMLElement} plot
 * @param {ChartData} data
 * @param {Line[]} lines
 */
function drawLines(plot, data, lines) {
  const ink = getComputedStyle(plot).color;
  const grid = { stroke: ink, width: 1, dash: [1, 4] };
  const axis = { stroke: ink, grid, ticks: grid, font: font("12px"), labelFont: font("600 13px"), labelSize: 22 };
  plot.replaceChildren();
  const options = {
    width: Math.min(plot.clientWidth, WIDEST),
    height: HEIGHT,
    legend: { live: false },
    scales: { x: { time: false } },
    axes: [
      { ...axis, label: data.moves },
      { ...axis, label: data.points_unit, size: 44 },
    ],
    series: [
      { label: data.moves },
      ...lines.map(({ label, stroke, dash }) => ({ label, stroke, dash, width: 2 })),
    ],
    hooks: { drawClear: [(/** @type {uPlot} */ chart) => drawMarks(chart, data.marks, ink)] },
  };
  new uPlot(options, [data.numbers, ...lines.map((line) => line.points)], plot);
}

/**
 * Where rounds and scoring phases begin, as on the slider.
 * @param {uPlot} chart
 * @param {Mark[]} marks
 * @param {string} ink
 */
function drawMarks(chart, marks, ink) {
  const { ctx, bbox } = chart;
  const scale = window.devicePixelRatio || 1;
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.fillStyle = ink;
  ctx.globalAlpha = 0.55;
  ctx.textAlign = "center";
  ctx.font = font(`${12 * scale}px`);
  for (const mark of marks) {
    const x = chart.valToPos(mark.move, "x", true);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.fillText(String(mark.number), x, bbox.top - 3 * scale);
  }
  ctx.restore();
}
