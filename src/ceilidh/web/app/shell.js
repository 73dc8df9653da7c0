// The page around the tables. It owns the worker in which Python lives and shows the server's pages
// in a frame, because a worker ends with its page: were the tables themselves its pages, Python would
// start anew with every click on a link. The address that you see has the table's path behind a `#`,
// so that any web host finds this page by it, also on a first visit.
// @ts-check

import { language, say } from "./words.js";

const BASE = new URL(".", location.href);
const PLAY = `${BASE.pathname}play`;
const STEPS = { fetch: 0, python: 50, packages: 60, rules: 65, table: 85 };

/** @type {(selector: string) => HTMLElement} */
const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
const frame = /** @type {HTMLIFrameElement} */ (find("[data-table]"));
// Of all windows with this page; whoever has Python says so in it.
const windows = new BroadcastChannel(`ceilidh ${BASE.pathname}`);

/** @param {number} share @param {string} text */
function progress(share, text) {
  if (find("[data-opening]").classList.contains("failed")) return;  // the other files still arrive
  find("[data-bar]").setAttribute("aria-valuenow", String(Math.round(share)));
  find("[data-bar] span").style.width = `${share}%`;
  find("[data-step]").textContent = text;
}

/** @param {string} text */
function fail(text) {
  find("[data-opening]").classList.add("failed");
  find("[data-step]").textContent = text;
  find("[data-note]").textContent = "";
}

/** @param {string} text @param {() => void} [act] */
function notice(text, act) {
  const place = find("[data-notice]");
  place.textContent = text;
  place.hidden = false;
  if (!act) return;
  const button = document.createElement("button");
  button.textContent = say("reload");
  button.addEventListener("click", act);
  place.append(button);
}

/** The path at the server that an address of the frame, or behind our `#`, stands for. */
const pathIn = () => (location.hash.startsWith("#/") ? location.hash.slice(1) : "/");

/** Show the tables, once somebody's Python answers. */
function open() {
  if (frame.src) return;
  frame.addEventListener("load", follow);
  window.addEventListener("hashchange", () => frame.contentWindow?.location.assign(PLAY + pathIn()));
  frame.src = PLAY + pathIn();
}

/** Address and title are those of the page in the frame; going back leads through its pages. */
function follow() {
  const shown = frame.contentWindow;
  if (!shown || shown.location.origin !== location.origin) return;
  find("[data-opening]").hidden = true;
  frame.hidden = false;
  const { pathname, search, hash } = shown.location;
  const path = pathname.startsWith(PLAY) ? pathname.slice(PLAY.length) : pathname;
  history.replaceState(null, "", `#${path}${search}${hash}`);
  document.title = shown.document.title;
  shown.focus();
}

/** Until the service worker answers for this page: it has fetched everything by then. */
async function underControl() {
  const { serviceWorker } = navigator;
  /** @type {(fault: Error) => void} */
  let giveUp;
  const missing = new Promise((_, failed) => { giveUp = failed; });
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data.missing) giveUp(new Error("missing"));
    if (data.done !== undefined) {
      const [done, total] = [data.done, data.total].map((bytes) => (bytes / 1e6).toFixed(1));
      progress((data.done / data.total) * STEPS.python, say("fetch", { done, total }));
      find("[data-note]").textContent = say("once");
    }
  });
  const line = await serviceWorker.register("service-worker.js", { updateViaCache: "none" });
  const taken = new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
  offerNews(line);
  if (serviceWorker.controller) return;
  line.active?.postMessage({ claim: true });  // after a forced reload nobody answers by himself
  await Promise.race([taken, missing]);
}

/** @param {ServiceWorkerRegistration} line */
function offerNews(line) {
  const offer = () => {
    const { waiting } = line;
    if (!waiting || !navigator.serviceWorker.controller) return;
    notice(say("fresh"), () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage({ takeOver: true });
    });
  };
  line.addEventListener("updatefound", () => line.installing?.addEventListener("statechange", offer));
  offer();
}

/** Python, in this window; it stays as long as the window does. */
function startPython() {
  const worker = new Worker("worker.js", { type: "module" });
  const { serviceWorker } = navigator;
  const tell = () => serviceWorker.controller?.postMessage({ mine: true });
  return new Promise((done, failed) => {
    worker.addEventListener("error", (event) => failed(new Error(event.message)));
    worker.addEventListener("message", ({ data }) => {
      if (data.step) progress(STEPS[/** @type {keyof typeof STEPS} */ (data.step)], say(data.step));
      if (data.storage) notice(say(data.storage));
      if (data.fault) failed(new Error(data.fault));
      if (data.ready) {
        serviceWorker.addEventListener("message", ({ data, ports }) => {
          if (data.who) tell();
          if (data.asked) worker.postMessage(data, [...ports]);
        });
        windows.addEventListener("message", ({ data }) => data === "who" && windows.postMessage("ready"));
        tell();
        windows.postMessage("ready");
        done(undefined);
      }
    });
    worker.postMessage({ base: BASE.href, play: BASE.origin + PLAY });
  });
}

async function main() {
  document.documentElement.lang = language;
  if (!window.isSecureContext) return fail(say("insecure"));
  if (!navigator.serviceWorker || !navigator.locks) return fail(say("old"));
  try {
    await underControl();
  } catch {
    return fail(say("offline"));
  }
  windows.addEventListener("message", ({ data }) => data === "ready" && open());
  windows.postMessage("who");
  // One window owns the database. When it closes, the next one goes on with what was kept.
  await navigator.locks.request(`ceilidh ${BASE.pathname}`, async () => {
    await startPython();
    open();
    await new Promise(() => {});
  });
}

main().catch((fault) => fail(say("failed", { fault: fault.message })));
