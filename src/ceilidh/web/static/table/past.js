// The past: slider, arrows and links of the log show a position; the address names it.

import { find, state, tableId } from "./page.js";

let wanted = new URLSearchParams(window.location.search).get("move");

// Whether an answer shows what was asked for last: a slower one may come behind it.
export const isWanted = (shown, moves) =>
  wanted === null ? shown === moves : shown === Number(wanted);

export function goTo(move) {
  const last = Number(state().moves);
  const shown = move === null || move >= last ? null : Math.max(0, move);
  wanted = shown;
  const query = shown === null ? "" : `?move=${shown}`;
  const now = find("#now");
  now.setAttribute("hx-get", `/t/${tableId}/now${query}`);
  htmx.process(now);
  window.history.replaceState(null, "", `/t/${tableId}${query}`);
  htmx.trigger(now, "catch-up");
}

export const step = (by) => goTo(Number(state().shown) + by);

export function follow(link) {
  const move = new URL(link.href).searchParams.get("move");
  goTo(move === null ? null : Number(move));
}
