import assert from "node:assert/strict";
import { test } from "node:test";
import { covered, GAP, spot } from "../../src/ceilidh/web/static/table/spot.js";

const view = { width: 1000, height: 600 };
const note = { width: 200, height: 100 };
const box = (left, top, wide = 50, high = 50) => ({ left, top, right: left + wide, bottom: top + high });

test("a note lies to the right of what it is about", () => {
  assert.deepEqual(spot(note, view, box(300, 200), []), [350 + GAP, 200]);
});

test("at the edge of the window it lies to the left", () => {
  assert.deepEqual(spot(note, view, box(940, 200), []), [940 - 200 - GAP, 200]);
});

test("it gives way to what may be clicked next", () => {
  const about = box(300, 200);
  const targets = [box(360, 200, 200, 100)];
  const [x, y] = spot(note, view, about, targets);
  assert.equal(covered(x, y, note, targets[0]), 0);
  assert.equal(covered(x, y, note, about), 0);
});

test("it never leaves the window, and rather covers another thing than its own", () => {
  const about = box(500, 5);
  const everywhere = [box(0, 0, 1000, 600)];
  const [x, y] = spot(note, view, about, everywhere);
  assert.ok(x >= GAP && y >= GAP && x + 200 <= 1000 - GAP && y + 100 <= 600 - GAP);
  assert.equal(covered(x, y, note, about), 0);
});

test("where all round it can be clicked, it lies in the nearest gap and in no corner", () => {
  const about = box(500, 300);
  // Four rings of targets round it, with one gap that is just large enough, two rings away.
  const gap = box(600, 200, 210, 110);
  const targets = [];
  for (let x = 250; x < 850; x += 50) {
    for (let y = 100; y < 500; y += 50) {
      const one = box(x, y);
      if (covered(x, y, { width: 50, height: 50 }, gap) === 0) targets.push(one);
    }
  }
  const [x, y] = spot(note, view, about, targets);
  assert.equal(targets.reduce((sum, one) => sum + covered(x, y, note, one), 0), 0);
  assert.ok(Math.abs(x - gap.left) <= 50 && Math.abs(y - gap.top) <= 50, `it lies at ${x}, ${y}`);
});

test("it covers the buttons of every turn only if there is no other place", () => {
  const about = box(0, 0, 1000, 300);
  const tools = [box(0, 560, 1000, 40)];
  const lit = [box(0, 300, 1000, 260)];
  const [x, y] = spot(note, view, about, lit, tools);
  assert.equal(covered(x, y, note, tools[0]), 0);
  assert.equal(covered(x, y, note, about), 0);
  assert.ok(covered(...spot(note, view, about, lit), note, tools[0]) > 0, "else they were covered");
});
