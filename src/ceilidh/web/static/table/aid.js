// @ts-check
// The player aid: a card of icons and numbers for what is in play now, over the table.

import { dress, must } from "../dom.js";
import { fetchPart, need } from "./page.js";

const dialog = must("#help", HTMLDialogElement);
const card = need("#aid");
const dressed = dress(new URL("../aid.css", import.meta.url));

export async function open() {
  await dressed;
  if (!dialog.open) dialog.showModal();
  const answer = await fetchPart("aid");
  card.innerHTML = answer.markup;
}

// A click beside the card closes it.
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
