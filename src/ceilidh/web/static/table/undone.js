// @ts-check
// What was undone is said below the question, with the way to do it again, until the next move.

import { find, state, words } from "./page.js";

let known = Number(state().moves);
let back = 0; // how many moves were undone last

/** @param {HTMLElement} line */
function offerRedo(line) {
  if (!find("[data-redo]:not(:disabled)")) return;
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.redoNow = "";
  button.textContent = words.redo;
  line.append(" ", button);
}

// After an update.
export function refresh() {
  const moves = Number(state().moves);
  if (moves !== known) back = Math.max(0, known - moves);
  known = moves;
  find(".undone")?.remove();
  const ask = find("#prompt [data-prompt]");
  if (!ask || back === 0 || state().shown !== state().moves) return;
  const line = document.createElement("p");
  line.className = "undone";
  line.textContent = back === 1 ? words.undone : words.undoneMany.replace("{n}", String(back));
  offerRedo(line);
  ask.append(line);
}

export const redo = () => find("[data-redo]:not(:disabled)")?.click();
