// @ts-check
// The past: slider, arrows and links of the log show a position; the address names it. A move can set
// off several turns: then `turn` names the one after which the position is shown. `line` names a
// variation, which is shown as if it had been played.

import { need, state, tableId } from "./page.js";

const asked = new URLSearchParams(window.location.search);
let line = asked.get("line") ?? "";
// How many moves were made whole in the position that was asked for; none at present.
let wanted = asked.has("move") ? whole(Number(asked.get("move")), asked.get("turn")) : begins(line);

/**
 * The first move of a variation is shown, unless another one is asked for.
 * @param {string} name
 */
function begins(name) {
  return name ? Number.parseInt(name.split("-").at(-1) ?? "", 10) + 1 : null;
}

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
 * @param {string} [within] the variation to which the move belongs; the one that is shown now
 */
export function goTo(move, turn = null, within = move === null ? "" : line) {
  const last = Number(state().moves);
  const isLast = move !== null && move >= last && turn === null && within === line;
  const shown = move === null || (isLast && !within) ? null : Math.max(0, isLast ? last : move);
  line = within;
  wanted = shown === null ? null : whole(shown, turn);
  const moment = turn === null ? "" : `&turn=${turn}`;
  const variation = line ? `&line=${line}` : "";
  const query = shown === null ? "" : `?move=${shown}${moment}${variation}`;
  const now = need("#now");
  now.setAttribute("hx-get", `/t/${tableId}/now${query}`);
  htmx.process(now);
  window.history.replaceState(null, "", `${window.location.pathname}${query}`);
  htmx.trigger(now, "catch-up");
}

/** @param {number} by */
export const step = (by) => goTo(Number(state().shown) + by);

/** @param {HTMLAnchorElement} link */
export function follow(link) {
  const named = new URL(link.href).searchParams;
  const move = named.get("move");
  if (move === null) goTo(null);
  else goTo(Number(move), named.get("turn"), lineOf(link, named.get("line")));
}

/**
 * Lines of the log belong to what is shown; a link back to the game leaves a variation.
 * @param {HTMLAnchorElement} link
 * @param {string | null} named
 */
function lineOf(link, named) {
  return link.dataset.step === "game" ? "" : (named ?? line);
}
