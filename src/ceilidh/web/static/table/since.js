// The strip that tells what happened since one's own turn; closed, it stays so until the next turn.

import { find } from "./page.js";

let closed = "";
const strip = () => find("[data-since]");

export function close() {
  closed = strip().dataset.since;
  refresh();
  find("#prompt").focus({ preventScroll: true });
}

export function refresh() {
  const found = strip();
  if (found) found.hidden = found.dataset.since === closed;
}
