import assert from "node:assert/strict";
import { test } from "node:test";
import { shares, tally } from "../../src/ceilidh/web/static/table/tally.js";

test("sums grow source by source, to the totals", () => {
  const steps = tally([
    { name: "goods", points: [3, 5] },
    { name: "hops", points: [12, 8] },
    { name: "debts", points: [-2, 0] },
  ]);
  assert.deepEqual(steps, [
    { name: "goods", sums: [3, 5] },
    { name: "hops", sums: [15, 13] },
    { name: "debts", sums: [13, 13] },
  ]);
});

test("a source that gave nobody anything is left out", () => {
  assert.deepEqual(tally([{ name: "cotton", points: [0, 0] }]), []);
});

test("bars are measured by the best sum, and none is shorter than nothing", () => {
  assert.deepEqual(shares([20, 10, -4], 20), [1, 0.5, 0]);
  assert.deepEqual(shares([0, 0], 0), [0, 0]);
  assert.deepEqual(shares([30, 5], 20), [1, 0.25], "a sum may fall again");
});
