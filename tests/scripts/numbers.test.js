// Numbers are read as they were printed, whichever sign they have.

import assert from "node:assert/strict";
import { test } from "node:test";
import { printed, read } from "../../src/ceilidh/web/static/table/numbers.js";

test("a number below 0 has a minus sign, and is read again", () => {
  assert.equal(printed(-22), "−22");
  assert.equal(printed(7), "7");
  for (const number of [-22, 0, 7]) assert.equal(read(printed(number)), number);
});

test("what is not there is no number", () => {
  assert.ok(Number.isNaN(read(undefined)));
  assert.ok(Number.isNaN(read("–")));
});
