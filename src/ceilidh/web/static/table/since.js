// @ts-check
// The strip that tells what happened since one's own turn; closed, it stays so until the next turn.

import { find, need, root } from "./page.js";

let closed = "";
const STRIP = "[data-since]";

export function close() {
  closed = need(STRIP).dataset.since ?? "";
  refresh();
  need("#prompt").focus({ preventScroll: true });
}

/** @type {typeof import("./rings.js") | undefined} */
let rings;

export async function refresh() {
  const found = find(STRIP);
  if (found) found.hidden = found.dataset.since === closed;
  root.classList.toggle("tells-since", found !== null && !found.hidden);
  if (found) rings ??= await import("./rings.js");
  rings?.refresh();
}
