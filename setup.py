"""Build script: compiles kernel, games, judges and observations with mypyc where that is possible.

Everything else about the package stands in pyproject.toml. The environment decides:

CEILIDH_PURE unset   compile if mypy and a C compiler are there, else install pure Python
CEILIDH_PURE=1       pure Python, whatever is there
CEILIDH_PURE=0       compile or fail (for tests and benchmarks of the compiled build)
CEILIDH_OPT          how hard the C compiler tries, 0 to 3 or g (1). Compared with 1, 2 takes half
                     as long again, 3 three times as long and gigabytes of memory; g takes two
                     thirds, but the engine is a sixth slower
CEILIDH_REPOSITORY   address of the repository, for the links of a package index

An editable install is always pure, because a stale extension silently wins over its source.
The last line of a build says whether it is compiled, and if not, why; so does `ceilidh --version`
once it is installed.
"""

from __future__ import annotations

import os
import re
import runpy
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent
PACKAGES = ("src/ceilidh/kernel", "src/ceilidh/games")
# How bots see and judge a position: nine tenths of the time of every move they try.
JUDGING = (
    "src/ceilidh/bots/net.py",
    "src/ceilidh/bots/decision_context.py",
    "src/ceilidh/bots/weighted_terms.py",
    "src/ceilidh/bots/clans/box.py",
    "src/ceilidh/bots/clans/evaluate.py",
    "src/ceilidh/bots/clans/evaluation_view.py",
    "src/ceilidh/bots/clans/features.py",
    "src/ceilidh/bots/clans/pending.py",
    "src/ceilidh/bots/clans/promise.py",
    "src/ceilidh/bots/clans/decision_context.py",
    "src/ceilidh/bots/clans/weights.py",
    "src/ceilidh/bots/clans/value_tables.py",
    "src/ceilidh/bots/glenmore/activations.py",
    "src/ceilidh/bots/glenmore/effects.py",
    "src/ceilidh/bots/glenmore/evaluate.py",
    "src/ceilidh/bots/glenmore/features.py",
    "src/ceilidh/bots/glenmore/evaluation_view.py",
    "src/ceilidh/bots/glenmore/pending.py",
    "src/ceilidh/bots/glenmore/decision_context.py",
    "src/ceilidh/bots/glenmore/weights.py",
)
# What agents observe and choose from: nine tenths of the time of a step, were it interpreted.
OBSERVING = (
    "src/ceilidh/envs/sparse.py",
    "src/ceilidh/envs/view_hash.py",
    "src/ceilidh/envs/partial_move.py",
    "src/ceilidh/envs/row_game.py",
    "src/ceilidh/envs/clans_boards.py",
    "src/ceilidh/envs/clans_encoder.py",
    "src/ceilidh/envs/glenmore_encoder.py",
)

# Modules for people, files and tests: ordinary Python, never in a hot path.
# `__init__.py` files hold re-exports only and stay uncompiled as well.
UNCOMPILED = frozenset(
    {
        "src/ceilidh/kernel/component_data/fault.py",
        "src/ceilidh/kernel/component_data/pack_check.py",
        "src/ceilidh/kernel/component_data/pack_file.py",
        "src/ceilidh/kernel/component_data/pack_merge.py",
        "src/ceilidh/kernel/opening.py",
        "src/ceilidh/kernel/component_lookup.py",
        "src/ceilidh/kernel/entry.py",
        "src/ceilidh/kernel/errors.py",
        "src/ceilidh/kernel/link_text.py",
        "src/ceilidh/kernel/fair.py",
        "src/ceilidh/kernel/game_in_progress.py",
        "src/ceilidh/kernel/game_tree.py",
        "src/ceilidh/kernel/move.py",
        "src/ceilidh/kernel/optional_module.py",
        "src/ceilidh/kernel/options.py",
        "src/ceilidh/kernel/position.py",
        "src/ceilidh/kernel/position_text.py",
        "src/ceilidh/kernel/proof.py",
        "src/ceilidh/kernel/record.py",
        "src/ceilidh/kernel/record_line.py",
        "src/ceilidh/kernel/registry.py",
        "src/ceilidh/kernel/secrecy.py",
        "src/ceilidh/kernel/seed.py",
        "src/ceilidh/kernel/stack_audit.py",
        "src/ceilidh/kernel/table.py",
        "src/ceilidh/kernel/testing.py",
        "src/ceilidh/kernel/parse_errors.py",
    }
)

# Files of games by name that are never in a hot path: they read tables, write positions, explain,
# or are files of a module that people read: its text, its drawing.
COLD = frozenset(
    {
        "audit.py",
        "audit_ranges.py",
        "audit_turns.py",
        "board_checks.py",
        "catalogue.py",
        "checks.py",
        "design.py",
        "entries.py",
        "fitting.py",
        "drawing.py",
        "lookup.py",
        "meta.py",
        "pack.py",
        "reasons.py",
        "serial.py",
        "view.py",
        "view_types.py",
        "views.py",
        "text.py",
    }
)

TARGET = "build/mypyc"  # of the generated C
TOGETHER = 8
INCLUDE = "#include <Python.h>\n"

TOP_LEVEL = r"^char CPyDef_\w+_____top_level__\(void\) \{"
RUN_ONCE = """\
#if defined(__GNUC__) && !defined(__clang__)
#define RUN_ONCE __attribute__((optimize("O0")))
#else
#define RUN_ONCE
#endif
"""

# What the file of a module needs of Python.h, which takes seven times as long to read as all else.
DECLARED = {
    "PyObject": "typedef struct _object PyObject;",
    "Py_BuildValue": "PyObject *Py_BuildValue(const char *, ...);",
    "Py_DECREF": "void Py_DecRef(PyObject *);\n#define Py_DECREF Py_DecRef",
    "PyCapsule_GetPointer": "void *PyCapsule_GetPointer(PyObject *, const char *);",
    "PyErr_Clear": "void PyErr_Clear(void);",
    "PyImport_ImportModuleLevel": "PyObject *PyImport_ImportModuleLevel(\n"
    "    const char *, PyObject *, PyObject *, PyObject *, int);",
    "PyMODINIT_FUNC": '#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *',
    "PyObject_GetAttrString": "PyObject *PyObject_GetAttrString(PyObject *, const char *);",
}

# The compiler follows imports to the words and drawings around a table. Their faults, and packages
# that an isolated build does not have, are none of its business.
FOLLOWED = ["--follow-imports=silent", "--ignore-missing-imports"]

# Commands that really build. Metadata, sdist and editable installs need no C code.
BUILD_COMMANDS = frozenset({"bdist_wheel", "build", "build_ext", "install"})

# The public address of the repository, which scripts/release.py names.
REPOSITORY = os.environ.get("CEILIDH_REPOSITORY", "")

FAULTS: list[str] = []  # why the engine could not be compiled


def compiled_files() -> list[str]:
    """Paths, relative to the root, of the modules that form the one compilation unit."""
    found = []
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            cold = path.name == "__init__.py" or path.name in COLD
            if not cold and name not in UNCOMPILED:
                found.append(name)
    return [*found, *JUDGING, *OBSERVING]


def together(sources: list[str]) -> list[str]:
    """Generated files, eight in one: each alone would read headers of a megabyte again."""
    generated = [name for name in sources if Path(name).name.startswith("__native_")]
    parts = []
    for first in range(0, len(generated), TOGETHER):
        names = [Path(name).name for name in generated[first : first + TOGETHER]]
        part = Path(TARGET, f"part_{first // TOGETHER}.c")
        for name in names:
            spare_top_level(Path(TARGET, name))
        part.write_text(RUN_ONCE + "".join([f'#include "{name}"\n' for name in names]), "utf-8")
        parts.append(part.as_posix())
    return [name for name in sources if name not in generated] + parts


def spare_top_level(file: Path) -> None:
    """Mark what runs once, on import: it is a third of the code, and not worth optimising."""
    text = file.read_text("utf-8")
    file.write_text(re.sub(TOP_LEVEL, r"RUN_ONCE \g<0>", text, flags=re.MULTILINE), "utf-8")


def shorten(file: Path) -> None:
    """Spare a module's file Python.h, unless another mypyc uses more of it than is declared here.

    Each of the three hundred compiled modules has such a file, which only calls the engine.
    """
    text = file.read_text("utf-8")
    code = re.sub(r"//.*", "", text)
    used = set(re.findall(r"\bPy_?[A-Z]\w+", code)) - set(re.findall(r"\bPyInit_\w+", code))
    if used <= DECLARED.keys() and text.startswith(INCLUDE):
        declared = "\n".join(DECLARED.values())
        file.write_text(text.replace(INCLUDE, f"#include <stddef.h>\n{declared}\n"), "utf-8")


def extensions() -> list[Extension]:
    """The optional extensions, or none where only pure Python is wanted or possible."""
    wish = os.environ.get("CEILIDH_PURE", "")
    if wish not in ("", "0", "1"):
        raise SystemExit(f"CEILIDH_PURE must be 0, 1 or unset, not {wish!r}")
    if wish == "1" or BUILD_COMMANDS.isdisjoint(sys.argv[1:]):
        return []
    try:
        from mypyc.build import mypycify

        level = os.environ.get("CEILIDH_OPT", "1")
        os.makedirs(TARGET, exist_ok=True)
        built: list[Extension] = mypycify(
            [*FOLLOWED, *compiled_files()],
            opt_level=level,
            debug_level="0",
            target_dir=TARGET,
            # One huge file takes twice as long to compile, and much memory; it is a little faster.
            multi_file=level != "3",
            group_name="ceilidh",
        )
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit on a type error
        if wish == "0":
            raise
        FAULTS.append(f"mypyc failed with {error!r}")
        return []
    for extension in built:
        prepare(extension, wish != "0")
    return built


def prepare(extension: Extension, optional: bool) -> None:
    """What an extension of mypyc needs besides: fewer files to read, and calls made inline."""
    extension.optional = optional
    extension.sources = together(extension.sources)
    if os.name == "posix":
        for file in map(Path, extension.sources):
            if TARGET in file.parent.as_posix() and file.parent != Path(TARGET):
                shorten(file)
        # mypyc exports every function; without this none of them may be inlined. It also gives
        # all its extensions the same list of arguments, so each gets one of its own.
        flags = [*extension.extra_compile_args, "-fno-semantic-interposition"]
        extension.extra_compile_args = flags


def compile_side_by_side(compiler: Any) -> None:
    """Have a compiler work on as many files at once as there are cores, where it takes one by one.

    The engine is one extension of some forty files. setuptools builds extensions side by side, but
    not the files of one.
    """

    def compile_all(
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        _, objects, after, arguments, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        options = compiler._get_cc_args(arguments, debug, extra_preargs)

        def compile_one(object_file: str) -> None:
            source, extension = build[object_file]
            compiler._compile(object_file, source, extension, options, after, arguments)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, [name for name in objects if name in build]))
        return list(objects)

    compiler.compile = compile_all


def compile_catalogues(goal: Path) -> None:
    """Compile the translations into the package below `goal`."""
    found = runpy.run_path(str(ROOT / "src/ceilidh/say/compile_catalogue.py"))
    for file in sorted((ROOT / "src/ceilidh/locale").rglob("*.po")):
        found["compile_catalogue"](file, goal / file.relative_to(ROOT / "src").with_suffix(".mo"))


def index_page() -> str:
    """The README as a package index shows it."""
    found = runpy.run_path(str(ROOT / "scripts/index_page.py"))
    data = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    tag = f"v{data['project']['version']}"
    shown: str = found["index_page"]((ROOT / "README.md").read_text("utf-8"), REPOSITORY, tag)
    return shown


def project_urls() -> dict[str, str]:
    """Where to find the rest, if the build was told where the repository is."""
    if not REPOSITORY:
        return {}
    return {
        "Source": REPOSITORY,
        "Documentation": f"{REPOSITORY}/tree/main/docs",
        "Changelog": f"{REPOSITORY}/blob/main/CHANGELOG.md",
        "Issues": f"{REPOSITORY}/issues",
    }


def last_line() -> str:
    """What a build has come to."""
    if FAULTS:
        return f"ceilidh: built as pure Python, because {FAULTS[-1]}"
    if os.environ.get("CEILIDH_PURE") == "1":
        return "ceilidh: built as pure Python, because CEILIDH_PURE=1 asks for it"
    return "ceilidh: built with the compiled engine"


def main() -> None:
    # Imported here so that tests can ask for `compiled_files` where setuptools is not installed.
    from setuptools import setup
    from setuptools.command.build_ext import build_ext
    from setuptools.command.build_py import build_py

    class WithRules(build_py):
        """Adds compiled translations, and the rule catalogue for those who have no checkout."""

        def run(self) -> None:
            super().run()
            compile_catalogues(ROOT / "src" if self.editable_mode else Path(self.build_lib))
            if not self.editable_mode:
                goal = Path(self.build_lib, "ceilidh", "rules")
                self.mkpath(str(goal))
                for file in sorted((ROOT / "docs" / "rules").glob("*.md")):
                    self.copy_file(str(file), str(goal / file.name))

    class BuildAllOrNothing(build_ext):
        """Drops all extensions when one could not be built: half a unit cannot be imported."""

        def run(self) -> None:
            paths = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
            # What an earlier build left here would be installed if this one fails.
            for path in paths:
                path.unlink(missing_ok=True)
            super().run()
            if all(path.exists() for path in paths):
                return
            for path in paths:
                path.unlink(missing_ok=True)
            FAULTS.append("the C compiler failed or there is none")

        def build_extensions(self) -> None:
            if self.compiler.compiler_type == "unix":
                compile_side_by_side(self.compiler)
                self.parallel = True
            super().build_extensions()

    setup(
        long_description=index_page(),
        long_description_content_type="text/markdown",
        project_urls=project_urls(),
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildAllOrNothing, "build_py": WithRules},
    )
    if not BUILD_COMMANDS.isdisjoint(sys.argv[1:]):
        print(last_line(), file=sys.stderr)


if __name__ == "__main__":
    main()
