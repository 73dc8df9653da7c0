// @ts-check
// The end of a game: points are counted source by source. The places that gave them light up on the
// boards, sums and bars of the places grow, then the winner is named. Any click or key leads to the end.

import { things } from "../dom.js";
import { isCalm } from "./motion.js";
import { printed, read } from "./numbers.js";
import { all, find, root, state, words } from "./page.js";
import { light } from "./places.js";
import { shares, tally } from "./tally.js";

const LOOK = "counted";
const PACE = 300; // ms for each source
let timer = 0;
/** @type {string[]} */
let lit = []; // the places of the source that is counted now
let counted = Promise.resolve(); // until then what follows the sums is hidden, and has no width
let tell = () => {};

const places = () => all(".podium [data-of]");

/** @param {HTMLElement} row */
const sourceOf = (row) => ({
  name: row.dataset.source ?? "",
  points: things("[data-reckon]", row).map((cell) => read(cell.textContent)),
});

const rows = () => all("[data-scores] [data-source]");
const totals = () => all("[data-scores] tfoot strong").map((cell) => read(cell.textContent));

/**
 * @param {number[]} sums
 * @param {number} most
 */
function grow(sums, most) {
  const parts = shares(sums, most);
  for (const place of places()) {
    const seat = Number(place.dataset.of);
    const points = place.querySelector(".points");
    if (points) points.textContent = printed(sums[seat]);
    place.style.setProperty("--share", String(parts[seat]));
  }
}

/** @param {string[]} names */
function show(names) {
  lit = names;
  light(LOOK, lit);
}

function end() {
  if (!root.classList.contains("counting")) return;
  clearTimeout(timer);
  root.classList.remove("counting");
  for (const row of rows()) row.classList.remove("is-counted", "now-counted");
  find(".skip-count")?.remove();
  show([]);
  grow(totals(), Math.max(...totals()));
  find("#score-sheet")?.scrollTo(0, 0);
  tell();
}

/** @param {ReturnType<typeof tally>} steps */
function count(steps) {
  const most = Math.max(...totals());
  const [step, ...further] = steps;
  for (const row of rows()) {
    if (row.classList.replace("now-counted", "is-counted")) continue;
    if (step && row.dataset.source === step.name) {
      row.classList.add("now-counted");
      row.scrollIntoView({ block: "nearest" });
      show((row.dataset.places ?? "").split(" ").filter(Boolean));
    }
  }
  if (!step) {
    end();
    return;
  }
  grow(step.sums, most);
  timer = setTimeout(() => count(further), PACE);
}

function begin() {
  const sheet = find("#score-sheet");
  if (!sheet || isCalm() || document.hidden) return;
  const skip = document.createElement("button");
  Object.assign(skip, { type: "button", className: "skip-count", textContent: words.skip });
  sheet.querySelector(".ledger")?.before(skip);
  root.classList.add("counting");
  counted = new Promise((go) => {
    tell = go;
  });
  grow(totals().map(() => 0), 1);
  timer = setTimeout(() => count(tally(rows().map(sourceOf))), PACE);
}

// After an update: the end of a game is counted once, for those who see it come. The answer comes when
// all is counted.
export function refresh(comes = false) {
  const ended = "over" in state() && state().shown === state().moves;
  if (!ended) end();
  else if (!root.classList.contains("counting")) grow(totals(), Math.max(...totals()));
  if (ended && comes) begin();
  if (lit.length > 0) light(LOOK, lit);
  return counted;
}

document.addEventListener("pointerdown", end, { capture: true });
document.addEventListener("keydown", end, { capture: true });
