// Small helps for every page; all of them work without it, only less conveniently.
"use strict";

// A changed setting is sent at once.
document.addEventListener("change", (event) => {
  const field = event.target;
  if (field.matches("[data-submit]")) field.form.requestSubmit();
  if (field.matches("#players, [data-kind]")) showSeats();
});

// On the page for a new table: as many seats as there are players, and a bot's strength for bots.
function showSeats() {
  const players = document.getElementById("players");
  if (!players) return;
  for (const line of document.querySelectorAll(".seat-line")) {
    line.hidden = Number(line.dataset.seat) >= Number(players.value);
    line.querySelector("[data-for=bot]").hidden = line.querySelector("[data-kind]").value !== "bot";
  }
}
showSeats();

// A form of one line is empty again after it was sent.
document.addEventListener("htmx:afterRequest", (event) => {
  const form = event.target.closest("form[data-clear]");
  if (form && event.detail.successful) form.reset();
});

// Invite links are selected whole.
document.addEventListener("focusin", (event) => {
  if (event.target.matches("[data-copy]")) event.target.select();
});

// The small menu of settings closes when something else is clicked.
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.settings[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});
