// What the scripts of the app use of Pyodide.

interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, options?: { canOwn: boolean }): void;
}

interface Python {
  FS: FileSystem;
  runPython(source: string): unknown;
}

interface Pyodide {
  loadPyodide(options: object): Promise<Python>;
}
