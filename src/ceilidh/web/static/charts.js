// Victory points over time and by source, drawn with uPlot once the game is over.

const HEIGHT = 240;
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3]]; // seats differ by more than their colour

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
  sheet.href = "/static/vendor/uPlot.min.css";
  document.head.append(sheet);
  await load("/static/vendor/uPlot.iife.min.js");
}

const colour = (seat) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat + 1}`).trim();

function heading(text) {
  const title = document.createElement("h3");
  title.textContent = text;
  return title;
}

export async function drawCharts(place, path) {
  const [answer] = await Promise.all([fetch(path), loadPlot()]);
  const data = await answer.json();
  const ink = getComputedStyle(place).color;
  const grid = { stroke: ink, width: 1, dash: [1, 4] };
  const axis = { stroke: ink, grid, ticks: grid };
  place.replaceChildren(heading(data.title));
  new uPlot(
    {
      width: Math.min(place.clientWidth, 760),
      height: HEIGHT,
      legend: { live: false },
      scales: { x: { time: false } },
      axes: [axis, axis],
      series: [
        { label: data.moves },
        ...data.names.map((name, seat) => ({
          label: name,
          stroke: colour(seat),
          width: 2,
          dash: DASHES[seat % DASHES.length],
        })),
      ],
    },
    [data.numbers, ...data.scores],
    place,
  );
  place.append(bars(data));
}

// By source: one bar a seat, cut by the lines of the score sheet, with the numbers as text.
function bars(data) {
  const box = document.createElement("div");
  box.className = "bars";
  box.setAttribute("aria-hidden", "true"); // the table above says the same
  const most = Math.max(1, ...data.names.map((_, seat) => total(data, seat)));
  data.names.forEach((name, seat) => {
    const row = document.createElement("div");
    row.className = `bar-row seat-${seat + 1}`;
    const label = document.createElement("span");
    label.textContent = name;
    const bar = document.createElement("span");
    bar.className = "bar";
    data.sources.forEach((source, line) => {
      const points = data.points[line][seat];
      if (points <= 0) return;
      const piece = document.createElement("span");
      piece.className = "piece";
      piece.style.width = `${(100 * points) / most}%`;
      piece.title = `${source}: ${points}`;
      piece.textContent = points;
      bar.append(piece);
    });
    row.append(label, bar);
    box.append(row);
  });
  return box;
}

const total = (data, seat) =>
  data.points.reduce((sum, line) => sum + Math.max(0, line[seat]), 0);
