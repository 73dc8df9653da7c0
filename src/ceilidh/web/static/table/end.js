// @ts-check
// A turn is ended once: a second press before the answer sends nothing.

import { around } from "../dom.js";
import { root } from "./page.js";

let sent = ""; // the position at which it was ended

document.addEventListener(
  "submit",
  (event) => {
    const form = around(event, "form:has([data-end])");
    if (!(form instanceof HTMLFormElement)) return;
    const key = String(new FormData(form).get("key"));
    if (key === sent) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    sent = key;
  },
  { capture: true },
);
// Shown, refused or lost: the next press counts.
for (const event of /** @type {const} */ (["table:changed", "table:posted"])) {
  root.addEventListener(event, () => {
    sent = "";
  });
}
