// @ts-check
// Places that words speak of are lit up on the drawings: `seat-1/good:wool` is a thing in a part of
// the drawing, or among the viewer's things in the desk; a territory is known by its owner, wherever
// it is drawn.

import { list, things } from "../dom.js";
import { drawn } from "./page.js";

/** @param {string} place */
export function elements(place) {
  const [part, name] = place.split("/");
  const of = CSS.escape(part);
  const frame = `:is(#part-${of}, [data-land="${of}"], [data-owner="${of}"])`;
  const thing = CSS.escape(name);
  return drawn(`${frame} :is([data-target="${thing}"], [data-tip="${thing}"], [data-where="${thing}"])`);
}

/**
 * The places that some markup from the server names.
 * @param {Element} box
 */
export const placesIn = (box) =>
  things("[data-places]", box).flatMap((one) => list(one.dataset.places));

/**
 * A class of its own for each speaker: what one lights up, another does not put out.
 * @param {string} look
 * @param {string[]} places
 */
export function light(look, places) {
  for (const one of drawn(`.${look}`)) one.classList.remove(look);
  for (const one of places.flatMap(elements)) one.classList.add(look);
}

// Where the buttons of every turn are, which no note may cover.
export const toolBoxes = () => drawn(".tools").map((one) => one.getBoundingClientRect());
