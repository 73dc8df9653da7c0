"""Compare or write what is said and drawn at the fixed positions of tests/golden.

    PYTHONPATH=src python -m scripts.golden                  show what has changed
    PYTHONPATH=src python -m scripts.golden clans/auction    only what begins so
    PYTHONPATH=src python -m scripts.golden --write          write it, then read `git diff`
    PYTHONPATH=src python -m scripts.golden --mend           mend games that cannot be replayed

Write only after a deliberate change of words, drawings or rules, and read every changed line: is it
right for the position that its game.txt leads to? A rule that asks for one more decision makes a
game.txt illegal. `--mend` then adds the moves that decline (`done`) where they are needed. What it
cannot mend it names: edit that file, it is a record (docs/notation.md).
"""

from __future__ import annotations

import sys

from ceilidh.kernel.errors import CeilidhError
from tests.golden.expected import difference, expectations, stale, write
from tests.golden.mending import mended
from tests.golden.positions import FOLDER, all_positions


def mend(asked: tuple[str, ...]) -> None:
    for position in all_positions():
        if f"{position.game}/{position.name}".startswith(asked):
            file = position.folder / "game.txt"
            text = file.read_text("utf-8")
            try:
                whole = mended(position.game, text)
            except CeilidhError as fault:
                print(f"cannot be mended: {file}: {fault}")
                continue
            if whole != text:
                file.write_text(whole, "utf-8")
                print(f"mended: {file}")


def main() -> int:
    asked = tuple([word for word in sys.argv[1:] if not word.startswith("--")]) or ("",)
    if "--mend" in sys.argv:
        mend(asked)
    changed = 0
    for name, make in expectations().items():
        if not name.startswith(asked):
            continue
        lines = make()
        found = difference(name, lines)
        changed += bool(found)
        if found and "--write" in sys.argv:
            write(name, lines)
            print(f"written: {name}")
        elif found:
            print(name, *found, sep="\n")
    for name in stale():
        print(f"{'removed' if '--write' in sys.argv else 'left over'}: {name}")
        if "--write" in sys.argv:
            (FOLDER / name).unlink()
    return 1 if changed and "--write" not in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
