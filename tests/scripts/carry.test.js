import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { bring, Gesture, grip, NEAR, SLIP } from "../../src/ceilidh/web/static/table/carry.js";
import { Choice } from "../../src/ceilidh/web/static/table/choice.js";

const move = (text, targets, more = {}) => ({ text, label: text, targets, ends: false, ...more });
const MOVES = [
  move("build cow 7.4", ["unit:cow", "hex:7.4"], { offered: "build" }),
  move("build cow 7.5", ["unit:cow", "hex:7.5"], { offered: "build" }),
  move("build sheep 7.6", ["unit:sheep", "hex:7.6"], { offered: "build" }),
  move("buy wool 1", ["good:wool"], { offered: "trade" }),
  move("sell wool 1", ["good:wool"], { offered: "trade" }),
  move("train oban direct", ["place:oban"], { offered: "train" }),
];
const goals = (held) => [...(grip(choice, MOVES, held)?.goals ?? [])];

let choice;
let gesture;
beforeEach(() => {
  choice = new Choice();
  choice.shown("first", 1);
  gesture = new Gesture();
});

// --- when a press becomes a drag ---------------------------------------------------------------------

test("a mouse drags as soon as it is clear that it does not just click", () => {
  gesture.press(0, 0, false);
  assert.equal(gesture.move(NEAR, 0), false);
  assert.equal(gesture.move(NEAR + 1, 0), true);
  assert.equal(gesture.move(50, 0), false, "it begins once");
  assert.equal(gesture.end(), true);
  assert.equal(gesture.end(), false);
});

test("a finger that moves on at once pans", () => {
  gesture.press(0, 0, true);
  assert.equal(gesture.move(0, SLIP + 1), false);
  gesture.rest();
  assert.equal(gesture.move(0, 50), false);
  assert.equal(gesture.holds, false);
});

test("a finger that has rested drags", () => {
  gesture.press(0, 0, true);
  assert.equal(gesture.move(SLIP - 1, 0), false, "it may tremble");
  gesture.rest();
  assert.equal(gesture.holds, true);
  assert.equal(gesture.move(20, 0), true);
  assert.equal(gesture.end(), true);
});

test("a press without movement carries nothing", () => {
  gesture.press(0, 0, false);
  assert.equal(gesture.end(), false);
  assert.equal(gesture.move(50, 0), false);
});

// --- where a thing can be put down -------------------------------------------------------------------

test("a thing goes where its moves lead", () => {
  assert.deepEqual(goals({ target: "unit:cow" }), ["hex:7.4", "hex:7.5"]);
  assert.deepEqual(goals({ target: "hex:7.4" }), ["unit:cow"]);
  assert.deepEqual(choice.chosen, [], "to look for places chooses nothing");
});

test("what has one move and no other place is not carried", () => {
  assert.equal(grip(choice, MOVES, { target: "place:oban" }), null);
  assert.equal(grip(choice, MOVES, { target: "hex:1.1" }), null);
});

test("what was chosen by a click is carried from there", () => {
  choice.click(MOVES, "unit:cow");
  const held = grip(choice, MOVES, { target: "unit:cow" });
  assert.deepEqual([...held.goals], ["hex:7.4", "hex:7.5"]);
  bring(choice, MOVES, held, "hex:7.5");
  assert.deepEqual(choice.chosen, ["unit:cow"], "it is not taken back");
});

test("putting down is a click on the thing, then one on the place", () => {
  const held = grip(choice, MOVES, { target: "unit:cow" });
  bring(choice, MOVES, held, "hex:7.5");
  assert.equal(choice.click(MOVES, "hex:7.5"), "narrowed");
  assert.deepEqual(
    choice.fitting(MOVES).map(({ text }) => text),
    ["build cow 7.5"],
  );
});

test("a card goes to the places of its use of the turn", () => {
  choice.click(MOVES, "good:wool");
  const held = grip(choice, MOVES, { offer: "build" });
  assert.ok(held.goals.has("hex:7.6") && !held.goals.has("good:wool"));
  bring(choice, MOVES, held, "hex:7.6");
  assert.deepEqual([choice.offer, choice.chosen], ["build", []]);
});

test("one's own goods go where they are traded", () => {
  const held = grip(choice, MOVES, { good: "wool" });
  assert.deepEqual([...held.goals], ["good:wool"]);
  bring(choice, MOVES, held, "good:wool");
  assert.deepEqual([choice.offer, choice.chosen], ["trade", []], "the place is still to be clicked");
  assert.equal(grip(choice, MOVES, { good: "bread" }), null);
});

test("a piece goes by moves of its kind", () => {
  assert.deepEqual(goals({ kind: "train" }), ["place:oban"]);
  assert.equal(grip(choice, MOVES, { kind: "handcar" }), null);
});

test("the thing that the question is about goes to what is asked", () => {
  const asked = [move("lay 0.1", ["cell:0.1"]), move("sell wood 0.0", ["cell:0.0"], { aside: true })];
  assert.deepEqual([...grip(choice, asked, {}).goals], ["cell:0.1"]);
  assert.equal(grip(choice, MOVES, {}), null);
});

test("between a move and its answer nothing is carried", () => {
  choice.send();
  assert.equal(grip(choice, MOVES, { target: "unit:cow" }), null);
});
