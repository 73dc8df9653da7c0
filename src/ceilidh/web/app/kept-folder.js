// A folder of Python that the browser keeps: its files in blocks, in IndexedDB. What has changed is
// written in one transaction, so that a window that is closed in the middle leaves the state before.
// @ts-check

const BLOCK = 4096; // bytes, as a page of SQLite: a move changes a few of them
const STORE = "blocks"; // by name of the file and number of the block

/**
 * Fill a folder with what was kept, and give what keeps it from now on.
 *
 * @param {FileSystem} files
 * @param {string} folder
 * @param {(why: "forbidden" | "full") => void} warn when nothing can be kept
 */
export async function keptFolder(files, folder, warn) {
  files.mkdirTree(folder);
  /** @type {Map<string, Uint8Array>} */
  const written = new Map();
  const base = await openBase().catch(() => undefined);
  if (!base) {
    warn("forbidden");
    return { keep: async () => {} };
  }
  for (const [name, content] of await readAll(base)) {
    files.writeFile(`${folder}/${name}`, content);
    written.set(name, content);
  }
  let last = Promise.resolve();
  let copied = 0; // when the files were last read

  /** Write what has changed since the last time. */
  async function write() {
    const change = base?.transaction(STORE, "readwrite", { durability: "strict" });
    if (!change) return;
    const store = change.objectStore(STORE);
    copied = Date.now();
    const now = new Map(names(files, folder).map((name) => [name, files.readFile(`${folder}/${name}`)]));
    for (const [name, content] of now) put(store, name, content, written.get(name));
    for (const name of written.keys()) if (!now.has(name)) forget(store, name, 0);
    await finished(change);
    written.clear();
    for (const [name, content] of now) written.set(name, content);
  }

  /** A file may have changed again in the millisecond in which it was read. */
  const isChanged = () => {
    const now = names(files, folder);
    return now.length !== written.size || now.some((name) => files.stat(`${folder}/${name}`).mtime.getTime() >= copied);
  };

  return {
    /** Ends when everything that is in the folder now is kept. */
    keep: () => {
      if (isChanged()) last = last.then(write).catch(() => warn("full"));
      return last;
    },
  };
}

/** @returns {Promise<IDBDatabase>} */
function openBase() {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(`ceilidh ${new URL(".", location.href).pathname}`, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

/** @param {IDBTransaction} change @returns {Promise<void>} */
function finished(change) {
  return new Promise((done, failed) => {
    change.oncomplete = () => done();
    change.onabort = () => failed(change.error);
  });
}

/** @param {IDBDatabase} base @returns {Promise<[string, Uint8Array][]>} */
async function readAll(base) {
  const reading = base.transaction(STORE);
  const store = reading.objectStore(STORE);
  const [keys, blocks] = [store.getAllKeys(), store.getAll()];
  await finished(reading);
  /** @type {Map<string, Uint8Array<ArrayBuffer>[]>} */
  const found = new Map();
  keys.result.forEach((key, index) => {
    const [name] = /** @type {[string, number]} */ (key);
    found.set(name, [...(found.get(name) ?? []), blocks.result[index]]);
  });
  return Promise.all([...found].map(async ([name, parts]) => [name, new Uint8Array(await new Blob(parts).arrayBuffer())]));
}

/**
 * The files of the folder. SQLite makes its index of the log (`-shm`) anew.
 *
 * @param {FileSystem} files
 * @param {string} folder
 */
function names(files, folder) {
  return files.readdir(folder).filter((name) => name !== "." && name !== ".." && !name.endsWith("-shm"));
}

/** @param {IDBObjectStore} store @param {string} name @param {Uint8Array} content @param {Uint8Array} [old] */
function put(store, name, content, old = new Uint8Array()) {
  for (let from = 0; from < content.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, content.length);
    if (to > old.length || !isEqual(content, old, from, to)) store.put(content.slice(from, to), [name, from / BLOCK]);
  }
  if (old.length > content.length) {
    // Its last block has become shorter.
    if (content.length % BLOCK) store.put(content.slice(content.length - (content.length % BLOCK)), [name, Math.floor(content.length / BLOCK)]);
    forget(store, name, Math.ceil(content.length / BLOCK));
  }
}

/** @param {IDBObjectStore} store @param {string} name @param {number} from the first block to go */
function forget(store, name, from) {
  store.delete(IDBKeyRange.bound([name, from], [name, []]));
}

/** @param {Uint8Array} one @param {Uint8Array} other @param {number} from @param {number} to */
function isEqual(one, other, from, to) {
  for (let at = from; at < to; at++) if (one[at] !== other[at]) return false;
  return true;
}
