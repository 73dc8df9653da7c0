// @ts-check
// What has just come under a resting pointer is not what a click means.

import assert from "node:assert/strict";
import { test } from "node:test";
import { MOMENT, UnderPointer } from "../../src/ceilidh/web/static/table/under_pointer.js";

let time = 0;

/** A pointer that rests on End turn. */
function resting() {
  time = 5000;
  const under = new UnderPointer(() => time);
  under.moved("end");
  return under;
}

test("what the pointer went to is meant at once", () => {
  const under = resting();
  assert.equal(under.isMeant, true);
  under.moved("undo");
  assert.equal(under.isMeant, true);
});

test("what comes under it is meant after a moment", () => {
  const under = resting();
  under.changed("undo");
  for (const [passed, meant] of /** @type {const} */ ([[0, false], [600, false], [MOMENT, true]])) {
    time = 5000 + passed;
    assert.equal(under.isMeant, meant, `after ${passed} ms`);
  }
});

test("what stays there stays meant, and a second change begins anew", () => {
  const under = resting();
  under.changed("end");
  assert.equal(under.isMeant, true);
  under.changed("");
  time += MOMENT;
  under.changed("buy");
  assert.equal(under.isMeant, false);
});

test("a tremble to what came beside it is no wish, one to what was there before is", () => {
  const under = resting();
  under.changed("undo");
  under.slipped("hint");
  assert.equal(under.isMeant, false);
  under.slipped("end");
  assert.equal(under.isMeant, true);
});

test("to leave and to come back is a wish", () => {
  const under = resting();
  under.changed("undo");
  under.moved("map");
  under.moved("undo");
  assert.equal(under.isMeant, true);
});
