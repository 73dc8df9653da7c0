"""Write the code that follows from the tables of fields, or check that it is up to date.

    python -m scripts.fields            name the files that are stale, with exit status 1
    python -m scripts.fields --write    bring them up to date

A field of a state is one line of `games/<game>/fields.toml`, one of a module's state a line of the
`fields.toml` in its folder. What follows from it stands between two comments, `# fields: PART
CLASS` and `# fields: end`, and is never edited by hand. The code is what a person would write, so
that it can be read, and compiles as before.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from scripts.fields.module_parts import PARTS as MODULE_PARTS
from scripts.fields.module_parts import views
from scripts.fields.parts import PARTS as STATE_PARTS
from scripts.fields.table import Field, FieldError, ModuleTable, read, read_module

GAMES = Path(__file__).resolve().parents[2] / "src" / "ceilidh" / "games"
OF_A_MODULE = "# fields: module "
# What a module's state may be read with; ruff merges the imports and drops what is not used.
READERS = "from ceilidh.kernel.json_fields import integer, integers, pairs, rows, table\n"
STATE = re.compile(r"^from ceilidh\.kernel\.state import", re.M)
IMPORTED = ("check", "--fix", "--exit-zero", "--select=I001,F401")
PARTS = {**STATE_PARTS, **MODULE_PARTS}
VIEWS = "views"  # the part that lists what all modules of a game show, under the name of its type
MARKED = re.compile(
    r"^(?P<indent> *)# fields: (?P<part>\w+) (?P<kind>\w+)\n.*?^ *# fields: end\n", re.M | re.S
)


def renewed(text: str, classes: dict[str, list[Field]], modules: Sequence[ModuleTable] = ()) -> str:
    """The text of a file with every marked part as the tables say it."""

    def part(found: re.Match[str]) -> str:
        name, kind, indent = found["part"], found["kind"], found["indent"]
        if name == VIEWS:
            lines = views(kind, modules)
        elif name in PARTS and kind in classes:
            lines = PARTS[name](kind, classes[kind])
        else:
            raise FieldError(f"there is no part {name} of {kind}")
        lines = [f"# fields: {name} {kind}", *lines, "# fields: end"]
        return "".join([f"{indent}{line}\n" if line else "\n" for line in lines])

    return MARKED.sub(part, text)


def formatted(text: str, path: Path) -> str:
    """As ruff writes it, so that both never disagree, and a module reads with what it imports."""
    if OF_A_MODULE in text:
        text = _ruff(STATE.sub(READERS + r"\g<0>", text, count=1), path, *IMPORTED)
    return _ruff(text, path, "format")


def _ruff(text: str, path: Path, *task: str) -> str:
    command = [sys.executable, "-m", "ruff", *task, "--quiet", "--stdin-filename", str(path), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def stale(games: Path = GAMES) -> Iterator[tuple[Path, str]]:
    """The files that are not up to date, with the text that they should have."""
    for table in sorted(games.glob("*/fields.toml")):
        game = read(table)
        modules = [read_module(own) for own in sorted(table.parent.glob("modules/**/fields.toml"))]
        for path in sorted(table.parent.rglob("*.py")):
            old = path.read_text("utf-8")
            if MARKED.search(old):
                here = [one for one in modules if path.is_relative_to(one.folder)]
                classes = {**game, **{one.kind: one.fields for one in here}}
                new = formatted(renewed(old, classes, modules), path)
                if new != old:
                    yield path, new


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true", help="bring the files up to date")
    write = parser.parse_args(arguments).write
    found = list(stale())
    for path, text in found:
        print(path.relative_to(GAMES))
        if write:
            path.write_text(text, "utf-8")
    return 1 if found and not write else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
