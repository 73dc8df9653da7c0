// @ts-check
// The past: slider, arrows and links of the log show a position; the address names it.

import { need, state, tableId } from "./page.js";

const asked = new URLSearchParams(window.location.search).get("move");
let wanted = asked === null ? null : Number(asked); // the move to show; null: the present

/**
 * Whether an answer shows what was asked for last: a slower one may come behind it.
 * @param {number} shown
 * @param {number} moves
 */
export const isWanted = (shown, moves) => shown === (wanted === null ? moves : wanted);

/** @param {number | null} move the present, if it is null */
export function goTo(move) {
  const last = Number(state().moves);
  const shown = move === null || move >= last ? null : Math.max(0, move);
  wanted = shown;
  const query = shown === null ? "" : `?move=${shown}`;
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
  const move = new URL(link.href).searchParams.get("move");
  goTo(move === null ? null : Number(move));
}
