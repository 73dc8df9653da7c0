// @ts-check
// The past: slider, arrows and links of the log show a position; the address names it. A move can set
// off several turns: then `turn` names the one after which the position is shown.

import { need, state, tableId } from "./page.js";

const asked = new URLSearchParams(window.location.search);
// How many moves were made whole in the position that was asked for; none at present.
let wanted = asked.has("move") ? whole(Number(asked.get("move")), asked.get("turn")) : null;

/**
 * @param {number} move
 * @param {string | number | null} turn
 */
function whole(move, turn) {
  return turn === null ? move : move - 1;
}

/**
 * Whether an answer shows what was asked for last: a slower one may come behind it.
 * @param {number} shown
 * @param {number} moves
 */
export const isWanted = (shown, moves) => shown === (wanted === null ? moves : wanted);

/**
 * @param {number | null} move the present, if it is null
 * @param {string | number | null} [turn] within the move, after which the position is shown
 */
export function goTo(move, turn = null) {
  const last = Number(state().moves);
  const shown = move === null || (move >= last && turn === null) ? null : Math.max(0, move);
  wanted = shown === null ? null : whole(shown, turn);
  const moment = turn === null ? "" : `&turn=${turn}`;
  const query = shown === null ? "" : `?move=${shown}${moment}`;
  const now = need("#now");
  now.setAttribute("hx-get", `/t/${tableId}/now${query}`);
  htmx.process(now);
  window.history.replaceState(null, "", `/t/${tableId}${query}`);
  htmx.trigger(now, "catch-up");
}

/** @param {number} by */
export const step = (by) => goTo(Number(state().shown) + by);

/** @param {HTMLAnchorElement} link */
export function follow(link) {
  const named = new URL(link.href).searchParams;
  const move = named.get("move");
  goTo(move === null ? null : Number(move), named.get("turn"));
}
