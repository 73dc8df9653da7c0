"""Compare or write what is said and drawn at the fixed positions of tests/golden.

    PYTHONPATH=src python -m scripts.golden                  show what has changed
    PYTHONPATH=src python -m scripts.golden clans/auction    only what begins so
    PYTHONPATH=src python -m scripts.golden --write          write it, then read `git diff`

Write only after a deliberate change of words, drawings or rules, and read every changed line: is it
right for the position that its game.txt leads to? If a rule has changed so that a move of a
game.txt is not legal any more, edit that file: it is a record, see docs/notation.md.
"""

from __future__ import annotations

import sys

from tests.golden.expected import difference, expectations, stale, write
from tests.golden.positions import FOLDER


def main() -> int:
    asked = [word for word in sys.argv[1:] if not word.startswith("--")]
    changed = 0
    for name, make in expectations().items():
        if asked and not name.startswith(tuple(asked)):
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
