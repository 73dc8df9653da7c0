// @ts-check
// The question above the cards: once the kind of action is chosen, it asks for the rest of the move.

import { find } from "./page.js";

/** @typedef {import("./choice.js").Move} Move */

const SHORT = 48; // letters that a phone may show in one line, beside the list of all moves

/**
 * What is asked where these moves are left: they may all belong to one card.
 * @param {Move[]} left
 */
export function follow(left) {
  const asked = find("#prompt [data-asked]");
  if (!asked) return;
  const kinds = new Set(left.map((move) => move.offered ?? ""));
  const [kind] = kinds.size === 1 ? kinds : [""];
  const card = kind ? find(`#tray-parts [data-of="${CSS.escape(kind)}"]`) : null;
  const question = card?.dataset.asks || asked.dataset.asked || "";
  // Set only where it differs: screen readers read what changes.
  if (asked.textContent !== question) asked.textContent = question;
  const line = asked.parentElement;
  line?.classList.toggle("short", (line.textContent ?? "").trim().length <= SHORT);
}
