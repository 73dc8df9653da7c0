import assert from "node:assert/strict";
import { test } from "node:test";
import { fate, isLate } from "../../src/ceilidh/web/static/table/revisions.js";

const here = { revision: 7, current: true, playing: false };

test("a patch that starts at what is shown is taken", () => {
  assert.equal(fate({ rev: 8, from: 7 }, here), "take");
  assert.equal(fate({ rev: 9, from: 7 }, here), "take");
});

test("something that changed without a move has the same revision, and is taken", () => {
  assert.equal(fate({ rev: 7, from: 7 }, here), "take");
});

test("an old patch is dropped, also one with everything", () => {
  assert.equal(fate({ rev: 6, from: 5 }, here), "drop");
  assert.equal(fate({ rev: 6, from: 5, page: "<p>" }, here), "drop");
  assert.equal(fate({ rev: 7, from: 6 }, here), "drop", "our own move is announced to us too");
});

test("a patch that starts elsewhere makes the page ask", () => {
  assert.equal(fate({ rev: 9, from: 8 }, here), "ask");
  assert.equal(fate({ rev: 9, from: 6 }, here), "ask");
});

test("a whole page may start anywhere", () => {
  assert.equal(fate({ rev: 9, from: 3, page: "<p>" }, here), "take");
});

test("who looks at the past asks; who watches a playback gets the patch", () => {
  const past = { revision: 7, current: false, playing: false };
  assert.equal(fate({ rev: 8, from: 7 }, past), "ask");
  assert.equal(fate({ rev: 8, from: 7 }, { ...past, playing: true }), "take");
});

test("an answer is late if a later one is shown, or if it is no longer wanted", () => {
  assert.equal(isLate(7, 7, true), false);
  assert.equal(isLate(8, 7, true), false);
  assert.equal(isLate(6, 7, true), true);
  assert.equal(isLate(8, 7, false), true);
});
