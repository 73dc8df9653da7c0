// Small helps for every page; all of them work without it, only less conveniently.
"use strict";

// A changed setting is sent at once.
document.addEventListener("change", (event) => {
  const field = event.target;
  if (field.matches("[data-submit]")) field.form.requestSubmit();
  if (field.id === "players") showSeats(Number(field.value));
});

// On the page for a new table only as many seats are shown as there are players.
function showSeats(players) {
  for (const line of document.querySelectorAll(".seat-line")) {
    line.hidden = Number(line.dataset.seat) >= players;
  }
}
const players = document.getElementById("players");
if (players) showSeats(Number(players.value));

// A form of one line is empty again after it was sent.
document.addEventListener("htmx:afterRequest", (event) => {
  const form = event.target.closest("form[data-clear]");
  if (form && event.detail.successful) form.reset();
});

// Invite links are selected whole.
document.addEventListener("focusin", (event) => {
  if (event.target.matches("[data-copy]")) event.target.select();
});
