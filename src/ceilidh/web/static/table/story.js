// @ts-check
// A line of the log that has steps: they are told one by one at the reader's pace, and what each
// speaks of is lit up on the drawings.

import { around, every, list, must } from "../dom.js";
import { fetchPart, find, need, root, state } from "./page.js";
import { light } from "./places.js";
import { seek } from "./sight.js";

const box = need("#story");
const said = need("[data-story]");
const LOOK = "counted";
let at = -1; // the step that is told; none before the first

const steps = () => every("li", HTMLLIElement, said);
/** @param {HTMLElement | undefined} step */
const placesOf = (step) => list(step?.dataset.places);
/** @param {1 | -1} by */
const button = (by) => must(`[data-tell='${by}']`, HTMLButtonElement, root);

/**
 * @param {string} number of the move
 * @param {boolean} [asked]
 */
export async function open(number, asked = true) {
  const answer = await fetchPart(`steps?move=${number}`);
  if (!answer.good) return;
  said.innerHTML = answer.markup;
  box.hidden = false;
  tell(0);
  if (asked) button(1).focus({ preventScroll: true });
}

/**
 * One step: the words come into sight, and so does what they speak of.
 * @param {number} step
 */
function tell(step) {
  const all = steps();
  if (all.length === 0) {
    close();
    return;
  }
  at = Math.max(0, Math.min(step, all.length - 1));
  all.forEach((one, number) => {
    one.classList.toggle("told", number === at);
    one.classList.toggle("to-come", number > at);
    if (number === at) one.setAttribute("aria-current", "step");
    else one.removeAttribute("aria-current");
  });
  const shown = all[at];
  said.scrollTop = shown.offsetTop - said.offsetTop - (said.clientHeight - shown.offsetHeight) / 2;
  need("[data-story-count]").textContent = `${at + 1}/${all.length}`;
  button(-1).disabled = at === 0;
  button(1).disabled = at === all.length - 1;
  light(LOOK, placesOf(shown));
  seek();
}

export function close() {
  if (box.hidden) return false;
  box.hidden = true;
  said.replaceChildren();
  at = -1;
  light(LOOK, []);
  return true;
}

// After an update: a story holds for its moment. Who likes to watch is told the newest unasked.
let key = state().key;
let moves = Number(state().moves);
export function refresh() {
  if (state().key !== key) close();
  key = state().key;
  const newest = find(".news li:last-child [data-tells]")?.dataset.tells;
  const isNews = state().shown === state().moves && Number(state().moves) > moves;
  if (isNews && newest && root.dataset.pace === "watch") open(newest, false);
  moves = Number(state().moves);
  if (at >= 0) light(LOOK, placesOf(steps()[at]));
}

root.addEventListener("click", (event) => {
  const by = around(event, "[data-tell]");
  if (by) tell(at + Number(by.dataset.tell));
  const step = around(event, "[data-told]")?.closest("li");
  if (step) tell(steps().indexOf(step));
  if (around(event, "[data-story-close]")) close();
});
