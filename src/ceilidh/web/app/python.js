// Python in a browser, or in Node for tests: the interpreter, with ceilidh and what it imports.
// @ts-check

const PACKAGES = "/lib/python3.14/site-packages";
// Of Pyodide's own list of packages, which would have to be fetched, too.
const NOTHING = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14.2", version: "314.0.7" },
  packages: {},
};
const BLOCK = 512; // of a tar archive: a head, then the content, filled up

/**
 * The interpreter; `say` is told what is being loaded, by the names of the steps.
 *
 * @param {string} folder where the files are, with a slash at its end
 * @param {(name: string) => Promise<ArrayBuffer>} read one of them
 * @param {(step: string) => void} say
 */
export async function startPython(folder, read, say) {
  // All at once: the archives arrive while the interpreter starts.
  const archives = ["libraries.tar", "ceilidh.tar"].map(read);
  say("python");
  /** @type {Pyodide} */
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}python_stdlib.zip`,
    lockFileContents: NOTHING,
  });
  say("packages");
  for (const archive of archives) unpack(python.FS, new Uint8Array(await archive));
  return python;
}

/**
 * The files of an archive become files of Python, without a copy.
 *
 * @param {FileSystem} files
 * @param {Uint8Array} archive
 */
function unpack(files, archive) {
  const text = new TextDecoder();
  /** @param {number} from @param {number} to */
  const field = (from, to) => text.decode(archive.subarray(from, to)).replace(/\0.*$/, "");
  for (let at = 0; archive[at]; ) {
    const prefix = field(at + 345, at + 500);
    const path = `${PACKAGES}/${prefix ? `${prefix}/` : ""}${field(at, at + 100)}`;
    const size = Number.parseInt(field(at + 124, at + 136), 8);
    const content = at + BLOCK;
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, archive.subarray(content, content + size), { canOwn: true });
    at = content + Math.ceil(size / BLOCK) * BLOCK;
  }
}
