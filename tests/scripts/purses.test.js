import assert from "node:assert/strict";
import { test } from "node:test";
import { changes, MOST } from "../../src/ceilidh/web/static/table/purses.js";

const purse = (...things) => new Map(things);

test("what was gained and what was paid", () => {
  const before = purse(["0 wool", 1], ["0 money", 20], ["1 wool", 2]);
  const now = purse(["0 wool", 2], ["0 money", 15], ["1 wool", 2]);
  assert.deepEqual(changes(before, now), [
    { seat: "0", name: "money", by: -5 },
    { seat: "0", name: "wool", by: 1 },
  ]);
});

test("a thing that was not there was none, and one that is gone is none", () => {
  const found = changes(purse(["0 wool", 1]), purse(["0 milk", 1]));
  assert.deepEqual(
    found.map(({ name, by }) => [name, by]),
    [
      ["wool", -1],
      ["milk", 1],
    ],
  );
});

test("a page that has just been opened has gained nothing", () => {
  assert.deepEqual(changes(purse(), purse(["0 wool", 1])), []);
});

test("only so much flies as can be followed", () => {
  const many = purse(...[...Array(MOST + 3).keys()].map((n) => [`0 good${n}`, n + 1]));
  assert.equal(changes(purse(["0 wool", 0]), many).length, MOST);
});
