// @ts-check
// Before the click: what rests under the pointer, has the focus or was touched once shows what its move
// would do. The sentence stands in the desk, all else on the boards.

import { around, must } from "../dom.js";
import * as choose from "./choose.js";
import * as overlay from "./overlay.js";
import { fetchPart, root, state, words } from "./page.js";
import { Previewing } from "./previewing.js";

/** @typedef {import("./overlay.js").Shown} Shown */
/** @typedef {import("./previewing.js").Means} Means */

const hovers = matchMedia("(hover: hover)");
const SOON = 90; // ms: a pointer that only passes asks nothing
const THING = "[data-play], [data-target].lit, [data-target].able, form [data-bundle]";
/** @type {Previewing<Shown>} */
const previewing = new Previewing();
let waiting = 0;
/** @type {{ key: string, shown: Shown | null }} */
let standing = { key: "", shown: null }; // what is seen while nothing is previewed: a hint
/** @type {Thing | null} */
let about = null;
let kind = ""; // of the pointer that was pressed last

/**
 * The move that a click on a thing would make: its words, or the name of a bundle.
 * @param {Thing} thing
 */
function moveOf(thing) {
  const { play, target, bundle } = thing.dataset;
  if (play || bundle) return play || bundle || "";
  const meant = choose.meaning(target ?? "");
  return meant.length === 1 ? meant[0].text : "";
}

/** Whether what a thing does is told in the desk, so that no tip need tell it. */
export const tells = (/** @type {Thing} */ thing) => thing.matches(THING) && moveOf(thing) !== "";

/**
 * @param {Thing} thing
 * @param {Means} by
 */
function point(thing, by) {
  const move = moveOf(thing);
  about = thing;
  if (!move) leave(by);
  else if (previewing.point(move, by)) present(move, by === "pointer" ? SOON : 0);
}

/**
 * @param {string} move
 * @param {number} delay
 */
function present(move, delay) {
  clearTimeout(waiting);
  const known = previewing.known.get(move);
  if (known) display(known);
  else waiting = setTimeout(() => ask(move), delay);
}

/** @param {string} move */
async function ask(move) {
  const { key } = previewing;
  const query = new URLSearchParams({ [choose.kindOf(move)]: move });
  const answer = await fetchPart(`preview?${query}`);
  if (!answer.good) {
    // A touch must come to something: without a preview it makes the move.
    if (previewing.by === "touch" && previewing.move === move) make(about);
    return;
  }
  /** @type {Shown} */
  const shown = JSON.parse(answer.markup);
  const { way } = choose.moves().find((one) => one.text === move) ?? {};
  if (way && shown.way.length === 0) shown.way = way;
  if (previewing.answered(key, move, shown)) display(shown);
}

/** @param {Shown} shown */
function display(shown) {
  overlay.show(shown);
  const line = overlay.say(shown);
  if (previewing.by !== "touch" || !line) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "primary";
  button.dataset.previewConfirm = "";
  button.textContent = `✓ ${words.confirm}`;
  must("p", HTMLElement, line).append(" ", button);
}

/** @param {Means} by */
function leave(by) {
  if (previewing.leave(by)) remove();
}

function remove() {
  clearTimeout(waiting);
  overlay.clear();
  overlay.hush();
  rest();
}

function rest() {
  if (standing.shown && standing.key === state().key) overlay.show(standing.shown);
}

/**
 * What the boards show of a position while nothing is previewed; nothing ends it.
 * @param {string} key
 * @param {Shown | null} shown
 */
export function stand(key, shown) {
  standing = { key, shown };
  if (previewing.move !== "") return;
  overlay.clear();
  rest();
}

/** Returns whether something was previewed. */
export function end() {
  const was = previewing.end();
  if (was) remove();
  return was;
}

// After an update. One that brings no new position has taken the preview off the desk, with its button.
export function refresh() {
  if (previewing.changed(state().key)) remove();
  const known = previewing.known.get(previewing.move);
  if (known) display(known);
  else if (previewing.move === "") rest();
}

/** @param {Thing | null} thing */
function make(thing) {
  const { move } = previewing;
  end();
  if (thing?.isConnected && thing.dataset.target) choose.click(thing.dataset.target, thing);
  else if (move && thing) choose.play(move, thing);
}

// --- pointer, focus, touch ---------------------------------------------------------------------------

// Where nothing hovers, a click leaves a pointer behind that nobody sees: it asks nothing.
root.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || !hovers.matches) return;
  const thing = around(event, THING);
  if (thing) point(thing, "pointer");
  else leave("pointer");
});
root.addEventListener("pointerleave", () => leave("pointer"));
// A finger moves the focus too, before its click: a preview that went with it would move the cards away
// under the finger.
root.addEventListener("focusin", (event) => {
  const thing = around(event, THING);
  if (kind !== "touch" && thing?.matches(":focus-visible")) point(thing, "focus");
});
root.addEventListener("keydown", () => {
  kind = "";
});
root.addEventListener("focusout", () => leave("focus"));
root.addEventListener("pointerdown", (event) => {
  kind = event.pointerType;
});

/**
 * Whether a click would send a piece on its way before anybody has seen which one, and how it goes.
 * @param {string} move
 */
function isUnseenWay(move) {
  if (choose.isBegun() || (previewing.move === move && previewing.known.has(move))) return false;
  return choose.moves().some((one) => one.text === move && one.way !== undefined);
}

/**
 * Whether what was clicked is shown first.
 * @param {string} move
 */
function comesFirst(move) {
  if (kind === "touch") return previewing.touch(move) === "preview";
  const unseen = isUnseenWay(move);
  if (unseen) previewing.touch(move);
  return unseen;
}

// The first touch of a place previews; the second one, or the button in the desk, makes the move. So does
// the first click on where a piece goes, unless the pointer has rested there and shown it.
root.addEventListener(
  "click",
  (event) => {
    if (around(event, "[data-preview-confirm]")) {
      event.stopPropagation();
      make(about);
      return;
    }
    const place = around(event, "[data-target]:is(.lit, .able)");
    const move = place ? moveOf(place) : "";
    if (!place || !move || choose.asksFirst(move, place) || !comesFirst(move)) {
      end();
      return;
    }
    event.stopPropagation();
    event.preventDefault();
    about = place;
    present(move, 0);
  },
  { capture: true },
);
root.addEventListener("table:changed", refresh);
root.addEventListener("table:narrowed", end);
