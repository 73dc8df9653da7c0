// Places that words speak of are lit up on the drawings: `seat-1/good:wool` is a thing in a part of
// the drawing; a territory is known by its owner, wherever it is drawn.

import { all } from "./page.js";

function elements(place) {
  const [part, name] = place.split("/");
  const frame = `:is(#part-${CSS.escape(part)}, [data-land="${CSS.escape(part)}"])`;
  const thing = CSS.escape(name);
  return all(`${frame} [data-target="${thing}"], ${frame} [data-tip="${thing}"]`);
}

// The places that some markup from the server names.
export const placesIn = (box) =>
  [...box.querySelectorAll("[data-places]")].flatMap((one) =>
    one.dataset.places.split(" ").filter(Boolean),
  );

// A class of its own for each speaker: what one lights up, another does not put out.
export function light(look, places) {
  for (const one of all(`.${look}`)) one.classList.remove(look);
  for (const one of places.flatMap(elements)) one.classList.add(look);
}
