// @ts-check
// The rulebook: examples are stepped through; without this all their steps stand below each other.
"use strict";

/** @param {Element} example */
function stepThrough(example) {
  /** @type {NodeListOf<HTMLElement>} */
  const shots = example.querySelectorAll(".shot");
  /** @type {HTMLButtonElement | null} */
  const back = example.querySelector("[data-back]");
  /** @type {HTMLButtonElement | null} */
  const on = example.querySelector("[data-on]");
  if (!back || !on) throw new Error("an example lacks its buttons");
  let now = 0;

  /** @param {number} number */
  const show = (number) => {
    now = number;
    shots.forEach((shot, place) => {
      shot.hidden = place !== now;
    });
    back.disabled = now === 0;
    on.disabled = now === shots.length - 1;
  };

  back.addEventListener("click", () => show(now - 1));
  on.addEventListener("click", () => show(now + 1));
  example.classList.add("stepped");
  show(0);
}
document.querySelectorAll("[data-example]").forEach(stepThrough);

// The contents stand open beside a chapter where there is room for both.
/** @type {NodeListOf<HTMLDetailsElement>} */
const wide = document.querySelectorAll("[data-wide]");
for (const contents of wide) {
  contents.open = matchMedia("(min-width: 60rem)").matches;
}
