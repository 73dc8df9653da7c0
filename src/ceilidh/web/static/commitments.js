// @ts-check
// What this browser remembers of a table's commitments: they must stay as they were when it first saw
// them. A new one is in order only if it comes with the undo that allows it; docs/fair.md says why.

import { every, list, must, one } from "./dom.js";

const OFFERED = "offered-commitment";
const DIGITS = 16; // of a commitment in a sentence
const FRESH = 60_000; // milliseconds for which an offer belongs to the table that comes next

/**
 * Compares what a page shows, such as `9fe9…` or `b02c…:120:100` with its undo, with what is remembered.
 * @param {string[]} remembered
 * @param {string[]} shown
 * @returns {{ faithful: boolean, remember: string[] }}
 */
export function compare(remembered, shown) {
  const plain = shown.map((each) => each.split(":")[0]);
  const same = remembered.every((each, nth) => plain[nth] === each);
  const allowed = shown.slice(1).every((each) => each.includes(":"));
  return { faithful: same && allowed, remember: same && allowed ? plain : remembered };
}

/**
 * @typedef {object} Pledge
 * @property {string} value
 * @property {string} commitment
 * @property {string[]} words
 * @property {number} first
 * @property {{ moves: number, kept: number } | null} undo
 */

/**
 * Whether the pledges bind: one commitment for all draws, and another one only with its undo.
 * @param {Pledge[]} pledges
 */
export const isBound = (pledges) =>
  pledges.every(({ undo, commitment, words }, nth) => {
    if (nth === 0) return undo === null;
    const before = pledges[nth - 1];
    if (undo === null) return nth === 1 && commitment === before.commitment;
    const fresh = pledges.slice(0, nth).every((each) => each.commitment !== commitment);
    return fresh && words.join("\n") === before.words.join("\n");
  });

/**
 * @param {string} key
 * @returns {string[]}
 */
function recall(key) {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return []; // a browser that remembers nothing, or something else under this name
  }
}

/**
 * The commitment that the page for a new table was offered a moment ago, which is used once.
 * @returns {string[]}
 */
function offered() {
  try {
    const [commitment = "", at = "0"] = (sessionStorage.getItem(OFFERED) ?? "").split(" ");
    sessionStorage.removeItem(OFFERED);
    return commitment && Date.now() - Number(at) < FRESH ? [commitment] : [];
  } catch {
    return [];
  }
}

/** @param {string} commitment */
export function offer(commitment) {
  try {
    sessionStorage.setItem(OFFERED, `${commitment} ${Date.now()}`);
  } catch {
    // then the table itself is the first to show it
  }
}

/** Compares what the page shows now, and says so if it is not what it was. */
export function refresh() {
  const place = one("[data-commitments]", HTMLElement);
  if (!place) return;
  const { table = "", commitments = "", fault = "" } = place.dataset;
  const key = `commitments-${table}`;
  const made = "made" in place.dataset ? offered() : [];
  const known = recall(key);
  const before = known.length > 0 ? known : made;
  const { faithful, remember } = compare(before, list(commitments));
  try {
    if (remember.join() !== known.join()) localStorage.setItem(key, JSON.stringify(remember));
  } catch {
    // then every visit is the first one
  }
  // One of them is enough on a small screen; what this browser saw itself weighs more.
  const { says = "" } = must("[data-memory-banner]", HTMLElement).dataset;
  say("[data-memory-banner]", faithful ? "" : says.replace("#", (before[0] ?? "").slice(0, DIGITS)));
  say("[data-fault-banner]", faithful ? fault : "");
  for (const code of every("[data-code-here]", HTMLElement)) code.textContent = place.dataset.code ?? "";
}

/**
 * @param {string} selector
 * @param {string} text
 */
function say(selector, text) {
  const banner = must(selector, HTMLElement);
  if (banner.textContent !== text) banner.textContent = text;
  banner.hidden = text === "";
}
