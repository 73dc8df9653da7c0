// @ts-check
// One's turn has come: a short sound, the title of the tab and its icon. The sound is switched off and
// on in the menu of the table, or in the preferences.

import { around, must } from "../dom.js";
import { need, root, state, words } from "./page.js";

const title = document.title.replace(/^● /, "");
const icon = must("link[rel=icon]", HTMLLinkElement);
const NOTES = [659.3, 880]; // Hz: a fourth upwards
const LENGTH = 0.16; // seconds of each
const LOUD = 0.08;

const isMine = () => "mine" in state() || "ending" in state();
const isPresent = () => state().shown === state().moves;
let mine = isPresent() ? isMine() : null; // null: not known, for the past is shown

// --- the tab -----------------------------------------------------------------------------------------

function mark() {
  document.title = mine ? `● ${words.turn} – ${title}` : title;
  const picture = mine ? "/static/icon-turn.svg" : "/static/icon.svg";
  if (icon.getAttribute("href") !== picture) icon.href = picture;
}

function look() {
  if (!isPresent()) return;
  const before = mine;
  mine = isMine();
  mark();
  if (mine && before === false) sound();
}

root.addEventListener("table:changed", look);
// An update was perhaps made before the switch was used.
root.addEventListener("table:changed", () => {
  need("[data-sound-switch]").setAttribute("aria-checked", String(root.dataset.sound === "on"));
});
mark();

// --- the sound ---------------------------------------------------------------------------------------

/** @type {AudioContext | null} */
let audio = null;
let allowed = false; // to sound
/** @type {OscillatorNode | null} */
let newest = null; // the note that sounds last

// A browser lets a page sound after its reader has done something there. A player that runs takes
// power all the time, even in silence: it rests between sounds.
async function wake() {
  if (root.dataset.sound !== "on" || allowed) return;
  audio ??= new AudioContext();
  await audio.resume();
  if (!allowed) audio.suspend();
  allowed = true;
}
document.addEventListener("pointerdown", wake);
document.addEventListener("keydown", wake);

function sound() {
  const player = audio;
  if (root.dataset.sound !== "on" || !allowed || !player) return;
  player.resume();
  NOTES.forEach((pitch, nth) => {
    const begins = player.currentTime + nth * LENGTH;
    const note = new OscillatorNode(player, { type: "triangle", frequency: pitch });
    const volume = new GainNode(player, { gain: 0 });
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(LOUD, begins + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + LENGTH * 1.6);
    note.connect(volume).connect(player.destination);
    note.start(begins);
    note.stop(begins + LENGTH * 1.7);
    note.addEventListener("ended", () => {
      if (note === newest) player.suspend();
    });
    newest = note;
  });
}

// --- the switch --------------------------------------------------------------------------------------

root.addEventListener("submit", async (event) => {
  const form = around(event, "[data-sound-form]");
  if (!form) return;
  event.preventDefault();
  const on = root.dataset.sound !== "on";
  root.dataset.sound = on ? "on" : "off";
  need("[data-sound-switch]").setAttribute("aria-checked", String(on));
  wake();
  if (on) sound();
  const body = new URLSearchParams([["sound", root.dataset.sound], ["then", "/static/icon.svg"]]);
  await fetch("/settings", { method: "POST", body });
});
