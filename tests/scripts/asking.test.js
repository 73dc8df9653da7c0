import assert from "node:assert/strict";
import { test } from "node:test";
import { Asking, GIVEN_UP, SPACE } from "../../src/ceilidh/web/static/table/asking.js";

// A clock that is moved by hand, and what was asked when.
function world() {
  const found = { time: 0, asked: [], waiting: [] };
  const asking = new Asking({
    now: () => found.time,
    later: (act, wait) => found.waiting.push({ act, at: found.time + wait }),
    ask: () => found.asked.push(found.time),
  });
  const pass = (ms) => {
    const end = found.time + ms;
    for (;;) {
      const next = found.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      found.waiting.splice(found.waiting.indexOf(next), 1);
      found.time = next.at;
      next.act();
    }
    found.time = end;
  };
  return { found, asking, pass };
}

test("the first question is put at once", () => {
  const { found, asking } = world();
  asking.catchUp();
  assert.deepEqual(found.asked, [0]);
  assert.equal(asking.isCalm, false);
});

test("a burst of news is one question on its way and one behind it", () => {
  const { found, asking, pass } = world();
  for (let n = 0; n < 20; n += 1) asking.catchUp();
  assert.deepEqual(found.asked, [0]);
  pass(40);
  asking.answered();
  assert.deepEqual(found.asked, [0], "the second waits until some time has passed");
  pass(SPACE);
  assert.deepEqual(found.asked, [0, SPACE]);
  asking.answered();
  pass(10_000);
  assert.equal(found.asked.length, 2, "nothing has changed since");
  assert.equal(asking.isCalm, true);
});

test("news during the second question ask a third time", () => {
  const { found, asking, pass } = world();
  asking.catchUp();
  asking.catchUp();
  asking.answered();
  pass(SPACE);
  asking.catchUp();
  asking.answered();
  pass(SPACE);
  assert.equal(found.asked.length, 3);
});

test("a question that vanished holds up the next one only for a while", () => {
  const { found, asking, pass } = world();
  asking.catchUp();
  pass(GIVEN_UP - 1);
  asking.catchUp();
  assert.equal(found.asked.length, 1);
  pass(2);
  asking.catchUp();
  assert.equal(found.asked.length, 2);
});

test("questions that are answered at once still keep their distance", () => {
  const { found, asking, pass } = world();
  for (let n = 0; n < 5; n += 1) {
    asking.catchUp();
    asking.answered();
    pass(10);
  }
  pass(1000);
  const gaps = found.asked.slice(1).map((time, n) => time - found.asked[n]);
  assert.ok(gaps.every((gap) => gap >= SPACE), String(gaps));
});
