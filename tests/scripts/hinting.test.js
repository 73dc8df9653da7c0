// @ts-check
// Which hint is shown: it belongs to a position, and a plan that is followed goes on by itself.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Hinting } from "../../src/ceilidh/web/static/table/hinting.js";

const MINE = { mine: true, advised: false };

/** @param {number} plans */
function shown(plans) {
  const made = new Hinting();
  made.open("one");
  made.found(plans);
  return made;
}

test("a hint stays while its position does, and goes with it", () => {
  const made = shown(2);
  assert.equal(made.changed("one", MINE), "keep");
  assert.equal(made.changed("two", MINE), "close");
  assert.equal(made.changed("three", MINE), "none", "there is none any more");
});

test("the next plan comes round again; where there is one plan, thought begins anew", () => {
  const made = shown(3);
  assert.deepEqual([made.another(), made.nth, made.another(), made.nth, made.another(), made.nth], [true, 1, true, 2, true, 0]);
  assert.equal(shown(1).another(), false);
});

test("whoever makes the move of a hint is told the rest of the plan, once", () => {
  const made = shown(2);
  made.follow();
  assert.equal(made.changed("one", MINE), "keep", "the move is still on its way");
  assert.equal(made.changed("two", MINE), "follow");
  assert.equal(made.isOpen, false);
  made.open("two");
  made.found(1);
  assert.equal(made.changed("three", MINE), "close", "another move was made");
});

test("a plan does not go on in the turn of others", () => {
  const made = shown(1);
  made.follow();
  assert.equal(made.changed("two", { mine: false, advised: false }), "close");
});

test("hints that come by themselves come once in a position", () => {
  const made = new Hinting();
  const wished = { mine: true, advised: true };
  assert.equal(made.changed("one", wished), "ask");
  assert.equal(made.changed("one", wished), "none", "it was closed");
  made.open("one");
  made.found(1);
  made.follow();
  assert.equal(made.changed("two", wished), "follow", "a plan goes on first");
  assert.equal(made.changed("two", wished), "ask", "it had no rest");
});
