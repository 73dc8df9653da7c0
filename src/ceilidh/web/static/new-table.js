// @ts-check
// A new table: the server commits to its value first, and only then does the browser draw a word. So
// neither of them can try out set-ups.

import { offer } from "./commitments.js";
import { every, must, one } from "./dom.js";

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 */
const field = (form, name) => must(`[name=${name}]`, HTMLInputElement, form);

/** @param {HTMLFormElement} form */
async function commit(form) {
  const body = new URLSearchParams({ csrf: field(form, "csrf").value });
  const answer = await fetch("/new/commitment", { method: "POST", body });
  if (!answer.ok) return;
  const { commitment } = await answer.json();
  offer(commitment);
  field(form, "commitment").value = commitment;
  const drawn = crypto.getRandomValues(new Uint8Array(8));
  field(form, "word").value = Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

for (const form of every("[data-commits]", HTMLFormElement)) {
  form.addEventListener("submit", async (event) => {
    const seeded = one("[name=seed]", HTMLInputElement, form)?.value.trim();
    if (form.dataset.committed || seeded) return;
    event.preventDefault();
    form.dataset.committed = "yes";
    const { submitter } = event;
    try {
      await commit(form);
    } catch {
      // Without a commitment the table is made all the same; its set-up follows from the value alone.
    }
    form.requestSubmit(submitter);
  });
  // A page that comes back from the browser's memory asks anew.
  addEventListener("pageshow", () => {
    delete form.dataset.committed;
    field(form, "commitment").value = "";
  });
}
