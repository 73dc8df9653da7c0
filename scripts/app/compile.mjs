// Compiles folders of Python to bytecode, with the very Python that will run it: no other CPython
// of its version need be here, and bytecode of another version would be of no use.
//
//     node compile.mjs PYODIDE FOLDER… [--no-lines FOLDER…]

import process from "node:process";

const [pyodide, ...folders] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide();
const compileAll = python.runPython(`
import marshal
import py_compile
from pathlib import Path
from types import CodeType

# The tool for migrations reads these as sources.
SOURCES = "server/storage/migrations/"
UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH
HEAD = 16  # bytes before the code: a magic number, flags, a hash


def compile_all(root, lines):
    for file in Path(root).rglob("*.py"):
        name = file.relative_to(root).as_posix()
        if SOURCES not in name:
            # Beside where the source was, as an import without sources wants it.
            target = file.with_suffix(".pyc")
            py_compile.compile(file, target, name, doraise=True, optimize=2, invalidation_mode=UNCHECKED)
            file.unlink()
            if not lines:
                made = target.read_bytes()
                target.write_bytes(made[:HEAD] + marshal.dumps(without_lines(marshal.loads(made[HEAD:]))))


def without_lines(code):
    """Where each line was makes up a third of all bytecode, once it is compressed."""
    inner = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    # "No location", for eight units of code a byte (Objects/locations.md of CPython).
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([0xFF]) * whole + bytes([0xF8 | (rest - 1)] if rest else [])
    return code.replace(co_consts=inner, co_linetable=table)


compile_all
`);
let lines = true;
for (const folder of folders) {
  if (folder === "--no-lines") {
    lines = false;
    continue;
  }
  python.FS.mkdirTree("/folder");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/folder");
  compileAll("/folder", lines);
  python.FS.unmount("/folder");
}
