// Answers every request of the pages: for the tables it asks Python, which lives in a worker of one
// of the windows, and all files it has kept since the first visit, so that no network is needed.
// @ts-check
/// <reference lib="webworker" />

importScripts("files.js"); // FILES, written when the app is built: a name, its kind, hash and size

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const BASE = new URL(".", location.href).pathname;
const PLAY = `${BASE}play`;
const KEPT = `ceilidh ${BASE}`;
const BODILESS = [101, 204, 205, 302, 303, 304];

// --- files ------------------------------------------------------------------------------------

/** The address under which a file is kept: its hash in it says whether it is the one we know. */
const keptAs = (/** @type {AppFile} */ file) => `${BASE}${file.name}?${file.hash}`;

/** Fetch what has changed since the last visit, and unpack it once for all. */
async function fetchFiles() {
  const cache = await caches.open(KEPT);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search));
  const missing = FILES.filter((file) => !known.has(keptAs(file)));
  const total = missing.reduce((sum, file) => sum + file.size, 0);
  let done = 0;
  await Promise.all(missing.map(async (file) => {
    const packed = file.packed ? ".packed" : "";
    const answer = await fetch(`${BASE}${file.name}${packed}?${file.hash}`, { cache: "no-store" });
    if (!answer.ok || !answer.body) throw new Error(`${file.name}: ${answer.status}`);
    const counted = answer.body.pipeThrough(new TransformStream({
      transform(piece, out) {
        done += piece.length;
        tellWindows({ done, total });
        out.enqueue(piece);
      },
    }));
    const body = packed ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
    // Whole, since a cache writes one file after the other, and the others would hold all lines.
    const whole = await new Response(body).blob();
    await cache.put(keptAs(file), new Response(whole, { headers: { "Content-Type": file.type } }));
  }));
}

/** What an older version kept, and this one does not need. */
async function forgetOthers() {
  const cache = await caches.open(KEPT);
  const ours = new Set(FILES.map(keptAs));
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!ours.has(pathname + search)) await cache.delete(request);
  }
}

/** @param {string} path */
async function keptFile(path) {
  const name = path.slice(BASE.length) || "index.html";
  const file = FILES.find((one) => one.name === name);
  return file && (await caches.open(KEPT)).match(keptAs(file));
}

// --- windows ----------------------------------------------------------------------------------

/** The windows with our page; those of the tables are frames in them. */
async function shells() {
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith(BASE) && !pathname.startsWith(PLAY);
  });
}

/** @param {object} message */
async function tellWindows(message) {
  for (const shell of await shells()) shell.postMessage(message);
}

/** The window that has Python, by its id. */
let owner = "";
/** @type {((id: string) => void)[]} */
let waiting = [];

/** The window that has Python, once there is one; nothing if no window is open at all. */
async function pythonsWindow() {
  const known = owner && (await worker.clients.get(owner));
  if (known) return known;
  owner = "";
  if (!(await shells()).length) return undefined;
  const told = new Promise((/** @type {(id: string) => void} */ done) => waiting.push(done));
  await tellWindows({ who: true });
  return worker.clients.get(await told);
}

// --- requests for Python ----------------------------------------------------------------------

/** @param {Request} request @param {string} path as the server knows it */
async function askPython(request, path) {
  const shell = await pythonsWindow();
  if (!shell) return new Response(null, { status: 503 });
  const { port1: ours, port2: theirs } = new MessageChannel();
  const body = await request.arrayBuffer();
  const asked = { method: request.method, path, headers: Object.fromEntries(request.headers), body };
  return new Promise((/** @type {(answer: Response) => void} */ done, failed) => {
    /** @type {ReadableStreamDefaultController<Uint8Array>} */
    let out;
    const stream = new ReadableStream({
      start(controller) { out = controller; },
      cancel() {
        ours.onmessage = null;
        ours.postMessage({ gone: true });
      },
    });
    ours.onmessage = ({ data }) => {
      if (data.status) {
        const answer = { status: data.status, headers: data.headers };
        done(new Response(BODILESS.includes(data.status) ? null : stream, answer));
      }
      if (data.piece) out.enqueue(data.piece);
      if (data.end) {
        out.close();
        ours.close();
      }
    };
    // The window was closed in the middle: another one may answer the next request.
    ours.addEventListener("close", () => failed(new Error("the window is gone")));
    shell.postMessage({ asked }, [theirs]);
  });
}

/** @param {FetchEvent} event @param {URL} url */
async function answer(event, url) {
  const { request } = event;
  const path = url.pathname;
  if (path.startsWith(`${PLAY}/`)) {
    const asked = path.slice(PLAY.length) + url.search;
    // A table by itself, in a window of its own: first the page around it, which starts Python.
    if (request.destination === "document") return Response.redirect(`${BASE}#${asked}`, 302);
    return askPython(request, asked);
  }
  if (path.startsWith(BASE)) {
    const kept = await keptFile(path);
    if (kept) return kept;
  }
  // Scripts of a table name paths of the server, which know nothing of where the app lies.
  const client = event.clientId && (await worker.clients.get(event.clientId));
  const isTable = client && new URL(client.url).pathname.startsWith(`${PLAY}/`);
  return isTable ? askPython(request, path + url.search) : fetch(request);
}

worker.addEventListener("install", (event) =>
  event.waitUntil(fetchFiles().catch(async (fault) => {
    await tellWindows({ missing: true });
    throw fault;
  })));
worker.addEventListener("activate", (event) =>
  event.waitUntil(forgetOthers().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data.claim) event.waitUntil(worker.clients.claim());
  if (data.takeOver) event.waitUntil(worker.skipWaiting());
  if (data.mine && source instanceof WindowClient) {
    owner = source.id;
    for (const told of waiting) told(owner);
    waiting = [];
  }
});
worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin === location.origin) event.respondWith(answer(event, url));
});
