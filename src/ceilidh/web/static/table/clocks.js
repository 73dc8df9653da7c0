// @ts-check
// The clocks of a table: they run here, and are read again whenever the table has changed.

import { every, must, one } from "../dom.js";

let read = performance.now();

/**
 * As the server says it: minutes and seconds of a live game; longer times change too slowly to run.
 * @param {number} left
 */
function words(left) {
  const seconds = Math.max(Math.floor(left), 0);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {HTMLElement} place */
function run(place) {
  const passed = (performance.now() - read) / 1000;
  for (const clock of every("[data-clock][data-running]", HTMLElement, place)) {
    const left = Number(clock.dataset.left) - passed;
    const shown = clock.querySelector("[data-live]");
    if (!shown) continue;
    const said = words(left);
    if (shown.textContent !== said) shown.textContent = said;
    clock.classList.toggle("hurry", left <= 60);
    // What the table makes of it is the server's to say.
    if (left <= 0 && !clock.dataset.asked) {
      clock.dataset.asked = "yes";
      readAgain(place);
    }
  }
}

/**
 * Moments as the reader writes them, in his time zone.
 * @param {HTMLElement} place
 */
function sayMoments(place) {
  /** @type {Intl.DateTimeFormatOptions} */
  const wish = { weekday: "short", hour: "2-digit", minute: "2-digit" };
  for (const time of every("time[data-moment]", HTMLTimeElement, place)) {
    time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, wish);
  }
}

let asked = 0;
/** @param {HTMLElement} place */
async function readAgain(place) {
  const number = ++asked;
  const answer = await fetch(place.dataset.clocks ?? "", { headers: { "HX-Request": "true" } });
  if (!answer.ok || number !== asked) return;
  place.innerHTML = await answer.text();
  read = performance.now();
  sayMoments(place);
  run(place);
}

const clocks = one("#clocks", HTMLElement);
if (clocks) {
  sayMoments(clocks);
  run(clocks);
  setInterval(run, 250, clocks);
  // Whatever changes the table changes its revision, however the page came to know of it.
  let known = document.getElementById("state")?.dataset.revision;
  new MutationObserver(() => {
    const now = document.getElementById("state")?.dataset.revision;
    if (now === known) return;
    known = now;
    readAgain(clocks);
  }).observe(must("#now", HTMLElement), { subtree: true, childList: true, attributes: true, attributeFilter: ["data-revision"] });
  // A clock that rests or is far from its end changes by itself, too.
  setInterval(readAgain, 60000, clocks);
}
