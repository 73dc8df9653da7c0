// @ts-check
// Hints: the best plans of the position shown, one at a time. The sentence stands in the desk, the next
// step on the boards; one click makes it, and the rest of the plan follows step by step.

import { must } from "../dom.js";
import * as bubble from "./bubble.js";
import * as choose from "./choose.js";
import { Hinting } from "./hinting.js";
import { all, drawn, fetchPart, find, root, state } from "./page.js";
import * as preview from "./preview.js";

const PACE = 400; // ms between two questions whether it is done
const LOOK = "advised"; // the card of what is advised
const hinting = new Hinting();
let markup = ""; // what the server said of this position

const box = () => find("#prompt .hint");
const plan = () => all("#prompt [data-hint-plan]").find((one) => !one.hidden) ?? null;

/** @param {Thing} button */
export const ask = (button) => begin({ move: state().shown }, button);

/**
 * @param {Record<string, string>} wishes
 * @param {Thing} [button]
 */
async function begin(wishes, button) {
  const { key } = state();
  hinting.open(key);
  const body = new FormData();
  for (const [name, value] of Object.entries(wishes)) body.set(name, value);
  const answer = await fetchPart("hint", body);
  if (hinting.key !== key) return;
  if (answer.good && answer.status !== 204) await show(answer.markup);
  else end();
  // A plan that does not go on leaves the position to a hint that comes by itself.
  if (wishes.follow && answer.status === 204) refresh();
  // Why there is no hint is worth a word to whoever asked for one.
  if (!answer.good && button) bubble.showMarkup(answer.markup, button);
}

/**
 * In the desk, in place of the question; asked for again as long as it is thought about.
 * @param {string} told
 */
async function show(told) {
  markup = told;
  put();
  const { hintJob, hintMove } = must(".hint", HTMLElement, root).dataset;
  if (box()?.dataset.thinking === undefined) {
    hinting.found(all("[data-hint-plan]").length);
    turn();
    return;
  }
  const { key } = hinting;
  await new Promise((resolve) => setTimeout(resolve, PACE));
  if (hinting.key !== key || box()?.dataset.hintJob !== hintJob) return;
  const answer = await fetchPart(`hint/${hintJob}?move=${hintMove}`);
  if (hinting.key === key && answer.good) show(answer.markup);
}

function put() {
  box()?.remove();
  const desk = find("#prompt .ask");
  if (!desk) return;
  desk.insertAdjacentHTML("beforeend", markup);
  root.classList.add("has-hint");
}

// The plan whose turn it is: its sentence, and its next step on the boards.
async function turn() {
  for (const [nth, one] of all("[data-hint-plan]").entries()) one.hidden = nth !== hinting.nth;
  const shown = plan();
  const { hintJob, hintMove } = box()?.dataset ?? {};
  if (!shown) return;
  const { key } = hinting;
  const move = shown.dataset.hintPlan ?? "";
  mark(move);
  const query = new URLSearchParams({ choice: move, move: hintMove ?? "0" });
  const answer = await fetchPart(`hint/${hintJob}/board?${query}`);
  if (answer.good && hinting.key === key && plan() === shown) preview.stand(key, JSON.parse(answer.markup));
}

/**
 * The card of the kind of action, where the turn can be used for several.
 * @param {string} move
 */
function mark(move) {
  for (const one of drawn(`.${LOOK}`)) one.classList.remove(LOOK);
  const offered = choose.moves().find((one) => one.text === move)?.offered;
  if (offered) find(`#verbs [data-offer="${CSS.escape(offered)}"]`)?.classList.add(LOOK);
}

export function another() {
  if (hinting.another()) turn();
  else begin({ move: state().shown, fresh: "1" });
}

/** @param {Thing} button */
export function follow(button) {
  const shown = plan();
  if (!shown) return;
  const { step = "", kind = "move" } = shown.dataset;
  hinting.follow();
  choose.send(kind, step, button);
}

export async function stop() {
  const { hintJob } = box()?.dataset ?? {};
  end();
  await fetchPart(`hint/${hintJob}/cancel`, new FormData());
}

/** Returns whether there was a hint. */
export function end() {
  const was = hinting.isOpen;
  hinting.close();
  markup = "";
  box()?.remove();
  mark("");
  root.classList.remove("has-hint");
  preview.stand("", null);
  return was;
}

// After an update. One that brings no new position has taken the hint off the desk.
export function refresh() {
  const { key, mine, advised } = state();
  const deed = hinting.changed(key, { mine: mine !== undefined, advised: advised !== undefined });
  if (deed === "keep") {
    if (markup && !box()) {
      put();
      turn();
    }
    return;
  }
  if (deed !== "none") end();
  if (deed === "follow") begin({ follow: "1" });
  else if (deed === "ask") begin({ move: state().shown });
}
