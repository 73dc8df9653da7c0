// Python lives here, in a thread beside the page, which therefore never stands still.
// @ts-check

import { keptFolder } from "./kept-folder.js";
import { startPython } from "./python.js";

const FOLDER = "/kept"; // of Python; what is in it outlives this worker

/** @type {Bridge} */
let bridge;

/** @param {string} base @param {string} play what addresses of the server begin with */
async function start(base, play) {
  const say = (/** @type {string} */ step) => postMessage({ step });
  const read = async (/** @type {string} */ name) => (await fetch(base + name)).arrayBuffer();
  const python = await startPython(base, read, say);
  const kept = await keptFolder(python.FS, FOLDER, (storage) => postMessage({ storage }));
  say("rules");
  await python.runPythonAsync("import ceilidh.server.in_browser as browser; browser.load()");
  say("table");
  const open = /** @type {(folder: string, play: string, keep: () => Promise<void>) => Promise<Bridge>} */ (python.runPython("browser.open_bridge"));
  bridge = await open(FOLDER, play, kept.keep);
  await kept.keep();
  postMessage({ ready: true });
}

/** @param {Asked} asked @param {MessagePort} port */
function pass(asked, port) {
  const leave = bridge.ask(asked.method, asked.path, JSON.stringify(asked.headers), new Uint8Array(asked.body), {
    start: (/** @type {number} */ status, /** @type {string} */ headers) => port.postMessage({ status, headers: JSON.parse(headers) }),
    body: (/** @type {PythonBytes} */ bytes) => {
      const piece = bytes.toJs();
      port.postMessage({ piece }, [piece.buffer]);
    },
    end: () => port.postMessage({ end: true }),
  });
  port.onmessage = () => leave();
  port.addEventListener("close", () => leave());
}

self.addEventListener("message", (/** @type {MessageEvent} */ { data, ports }) => {
  if (data.base) start(data.base, data.play).catch((fault) => postMessage({ fault: String(fault.message).trim().split("\n").at(-1) }));
  if (data.asked && ports[0]) pass(data.asked, ports[0]);
});
