// @ts-check
// The score sheet, and the reckoning of its numbers: a click on one folds the sheet, lights up what
// it counts on the drawings, and says the sum in words.

import { around, must } from "../dom.js";
import { all, fetchPart, need, root, state } from "./page.js";
import { light, placesIn } from "./places.js";
import { seek } from "./sight.js";

const box = need("#reckoning");
const said = need("#reckoning [data-said]");
const LOOK = "counted";
const sheet = () => must("#score-sheet", HTMLDetailsElement);
const cells = () => all("[data-reckon]");
let over = "over" in state();
/** @type {[line: string, seat: string] | null} */
let at = null; // what is shown
/** @type {string[]} */
let places = [];

export const toggleSheet = () => {
  close();
  sheet().open = !sheet().open;
};

/** @param {HTMLElement} cell */
export async function open(cell) {
  const { reckon: line = "", of: seat = "" } = cell.dataset;
  at = [line, seat];
  const query = new URLSearchParams({ line, seat, move: state().shown });
  const answer = await fetchPart(`reckoning?${query}`);
  if (!at || at[0] !== line || at[1] !== seat || !answer.good) return;
  said.innerHTML = answer.markup;
  places = placesIn(said);
  sheet().open = false;
  box.hidden = false;
  light(LOOK, places);
  seek();
  need("#reckoning [data-next='1']").focus({ preventScroll: true });
}

/**
 * The next number of the same seat, then the first of the next seat.
 * @param {number} by
 */
export function step(by) {
  if (!at) return;
  const [line, seat] = at;
  const order = cells().sort((one, two) => Number(one.dataset.of) - Number(two.dataset.of));
  const here = order.findIndex((one) => one.dataset.reckon === line && one.dataset.of === seat);
  open(order[(here + by + order.length) % order.length]);
}

// Back to the sheet, at the number that was shown; whether there was anything to close.
export function close(back = false) {
  if (!at) return false;
  const [line, seat] = at;
  at = null;
  places = [];
  box.hidden = true;
  light(LOOK, places);
  if (back) {
    sheet().open = true;
    cells().find((one) => one.dataset.reckon === line && one.dataset.of === seat)?.focus();
  }
  return true;
}

// After an update: the sheet opens with the end of the game; what was reckoned holds for its moment.
let key = state().key;
export function refresh() {
  const ended = "over" in state();
  if (ended !== over) sheet().open = ended;
  over = ended;
  if (state().key !== key) close();
  key = state().key;
  light(LOOK, places);
}

root.addEventListener("click", (event) => {
  const next = around(event, "[data-next]");
  if (next) step(Number(next.dataset.next));
  if (around(event, "[data-to-sheet]")) close(true);
});
