// What the scripts of the app share, and what they use of Pyodide.

interface FileSystem {
  mkdirTree(path: string): void;
  readdir(path: string): string[];
  readFile(path: string): Uint8Array<ArrayBuffer>;
  stat(path: string): { mtime: Date };
  writeFile(path: string, content: Uint8Array, options?: { canOwn: boolean }): void;
}

interface PythonBytes {
  toJs(): Uint8Array<ArrayBuffer>;
}

// `Bridge` of ceilidh/server/in_browser.py
interface Bridge {
  ask(method: string, path: string, headers: string, body: Uint8Array, answer: object): () => void;
}

interface Python {
  FS: FileSystem;
  runPython(source: string): unknown;
  runPythonAsync(source: string): Promise<unknown>;
}

interface Pyodide {
  loadPyodide(options: object): Promise<Python>;
}

// A request for Python, as the service worker passes it on.
interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: ArrayBuffer;
}

// A file of the app: `files.js`, which the build writes, has all of them.
interface AppFile {
  name: string;
  type: string;
  packed: boolean;
  hash: string;
  size: number;
}

declare const FILES: AppFile[];
