// The rulebook: examples are stepped through; without this all their steps stand below each other.
"use strict";

for (const example of document.querySelectorAll("[data-example]")) {
  const shots = [...example.querySelectorAll(".shot")];
  const back = example.querySelector("[data-back]");
  const on = example.querySelector("[data-on]");
  let now = 0;

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

// The contents stand open beside a chapter where there is room for both.
for (const contents of document.querySelectorAll("[data-wide]")) {
  contents.open = matchMedia("(min-width: 60rem)").matches;
}
