"""The lists of the compact action spaces: `python -m scripts.compact_actions --write`.

It adds words that a list lacks at its end. It never moves or removes a line: agents that have been
trained rely on the numbers.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import ceilidh
from ceilidh.envs.compact_actions import all_words, listed_words
from ceilidh.kernel.registry import find

FOLDER = Path(__file__).resolve().parents[1] / "src" / "ceilidh" / "envs" / "compact"


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--write", action="store_true", help="add the words that a list lacks")
    write = reader.parse_args().write
    lacking = 0
    for game in ceilidh.list_games():
        words = all_words(find(game.name))
        lacking += len(words) - len(listed_words(game.name))
        if write:
            (FOLDER / f"{game.name}.txt").write_text("\n".join(words) + "\n", "utf-8")
    print(f"{lacking} words {'added' if write else 'are not listed yet'}.")
    return 0 if write or not lacking else 1


if __name__ == "__main__":
    sys.exit(main())
