// @ts-check
// Talk: times as the reader's clock has them, and how many lines have not been read. What was read is
// remembered by this browser.

import { around, every } from "../dom.js";
import { need, root, tableId, words } from "./page.js";

const KEY = `talk-${tableId}`;
const talk = need("#talk");
const tab = () => need(".panel-tabs [data-open=talk]");

// --- times -------------------------------------------------------------------------------------------

const { lang } = document.documentElement;
const clock = new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const day = new Intl.DateTimeFormat(lang, { day: "numeric", month: "short" });

function setTimes() {
  for (const time of every("time", HTMLTimeElement, talk)) {
    const said = new Date(time.dateTime);
    const today = said.toDateString() === new Date().toDateString();
    time.textContent = today ? clock.format(said) : `${day.format(said)} ${clock.format(said)}`;
  }
}

// --- unread ------------------------------------------------------------------------------------------

/** @param {HTMLElement} line */
const said = (line) => Number(line.dataset.said);
let read = remembered();

function remembered() {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    return 0; // a browser that remembers nothing
  }
}

const isOpen = () => !document.hidden && talk.getClientRects().length > 0;

function look() {
  const lines = every("[data-said]", HTMLElement, talk);
  if (isOpen() && lines.length > 0) {
    read = Math.max(read, ...lines.map(said));
    try {
      localStorage.setItem(KEY, String(read));
    } catch {
      // then it is unread again the next time
    }
  }
  show(lines.filter((line) => said(line) > read && !("own" in line.dataset)).length);
}

/** @param {number} unread */
function show(unread) {
  tab().querySelector(".unread")?.remove();
  need("[data-unread-dot]").hidden = unread === 0;
  need("[data-unread-count]").textContent = unread > 0 ? `(${unread} ${words.unread})` : "";
  if (unread === 0) return;
  const mark = document.createElement("span");
  mark.className = "unread";
  mark.textContent = String(unread);
  const word = document.createElement("span");
  word.className = "unseen";
  word.textContent = ` ${words.unread}`;
  mark.append(word);
  tab().append(mark);
}

// --- when --------------------------------------------------------------------------------------------

function refresh() {
  setTimes();
  look();
  const list = need("#talk .talk");
  list.scrollTop = list.scrollHeight;
}

// With the next frame, for which the page is laid out anyway.
let due = 0;
function lookSoon() {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(look);
}

new MutationObserver(refresh).observe(talk, { childList: true });
// Another tab of the page, or a drawer, was opened.
new MutationObserver(lookSoon).observe(root, { attributeFilter: ["data-open-panel", "class"] });
root.addEventListener("table:changed", lookSoon);
document.addEventListener("visibilitychange", look);
document.addEventListener("click", (event) => {
  if (around(event, "[data-show-talk]")) tab().click();
});
refresh();
