// @ts-check
// Hints: the best moves of the position shown, asked for by a click and told when they are found.

import * as bubble from "./bubble.js";
import { fetchPart, find, need, state } from "./page.js";

const PACE = 400; // ms between two questions whether it is done

const JOB = "#bubble [data-hint-job]";
const box = () => find(JOB);

/** @param {Thing} button */
export async function ask(button) {
  const body = new FormData();
  body.set("move", state().shown);
  const answer = await fetchPart("hint", body);
  bubble.showMarkup(answer.markup, button);
  follow(button);
}

/**
 * Until it is done, or the bubble shows something else.
 * @param {Thing} button
 */
async function follow(button) {
  const asked = box();
  if (!asked || !("thinking" in asked.dataset)) return;
  const { hintJob, hintMove } = asked.dataset;
  await new Promise((resolve) => setTimeout(resolve, PACE));
  if (box() !== asked) return;
  const answer = await fetchPart(`hint/${hintJob}?move=${hintMove}`);
  if (box() !== asked) return;
  bubble.showMarkup(answer.markup, button);
  follow(button);
}

export async function stop() {
  const { hintJob } = need(JOB).dataset;
  const answer = await fetchPart(`hint/${hintJob}/cancel`, new FormData());
  bubble.showMarkup(answer.markup);
}
