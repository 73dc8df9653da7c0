import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldAt, painted } from "../../src/ceilidh/web/static/box-map.js";

test("a terrain keeps cost and flag", () => {
  assert.equal(painted("G3f", "GF"), "GF3f");
  assert.equal(painted("~~", "M"), "M1");
  assert.equal(painted("M2w", "G"), "G2", "a waterfall needs a mountain");
  assert.equal(painted("GF3", "~~"), "~~");
});

test("a cost or a flag is for land", () => {
  assert.equal(painted("GF3", "6"), "GF6");
  assert.equal(painted("G3f", "1"), "G1f");
  assert.equal(painted("~~", "5"), "~~");
  assert.equal(painted("G3", "f"), "G3f");
  assert.equal(painted("G3f", "f"), "G3");
  assert.equal(painted("G3", "w"), "G3");
  assert.equal(painted("GM3", "w"), "GM3w");
});

test("other tools leave a hex as it is", () => {
  assert.equal(painted("G3", "r"), "G3");
  assert.equal(painted("G3", ""), "G3");
});

test("a place of a drawing shows a field", () => {
  const zones = [["types", 70, 0, 100, 20], ["name", 0, 0, 70, 20]];
  assert.equal(fieldAt(zones, 80, 10), "types");
  assert.equal(fieldAt(zones, 10, 10), "name");
  assert.equal(fieldAt(zones, 10, 90), "");
});
