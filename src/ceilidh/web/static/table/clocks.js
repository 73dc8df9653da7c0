// The clocks of a table: they run here, and are read again whenever the table has changed.

const place = document.getElementById("clocks");
let read = performance.now();

// As the server says it: minutes and seconds of a live game; longer times change too slowly to run.
function words(left) {
  const seconds = Math.max(Math.floor(left), 0);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function run() {
  const passed = (performance.now() - read) / 1000;
  for (const clock of place.querySelectorAll("[data-clock][data-running]")) {
    const left = Number(clock.dataset.left) - passed;
    const shown = clock.querySelector("[data-live]");
    if (!shown) continue;
    const said = words(left);
    if (shown.textContent !== said) shown.textContent = said;
    clock.classList.toggle("hurry", left <= 60);
    // What the table makes of it is the server's to say.
    if (left <= 0 && !clock.dataset.asked) {
      clock.dataset.asked = "yes";
      readAgain();
    }
  }
}

// Moments as the reader writes them, in his time zone.
function sayMoments() {
  const wish = { weekday: "short", hour: "2-digit", minute: "2-digit" };
  for (const time of place.querySelectorAll("time[data-moment]")) {
    time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, wish);
  }
}

let asked = 0;
async function readAgain() {
  const number = ++asked;
  const answer = await fetch(place.dataset.clocks, { headers: { "HX-Request": "true" } });
  if (!answer.ok || number !== asked) return;
  place.innerHTML = await answer.text();
  read = performance.now();
  sayMoments();
  run();
}

if (place) {
  sayMoments();
  run();
  setInterval(run, 250);
  // Whatever changes the table changes its revision, however the page came to know of it.
  let known = document.getElementById("state")?.dataset.revision;
  new MutationObserver(() => {
    const now = document.getElementById("state")?.dataset.revision;
    if (now === known) return;
    known = now;
    readAgain();
  }).observe(document.getElementById("now"), { subtree: true, childList: true, attributes: true, attributeFilter: ["data-revision"] });
  // A clock that rests or is far from its end changes by itself, too.
  setInterval(readAgain, 60000);
}
