"""Kill a server a thousand times while people play, and compare all that they were told.

    python -m scripts.kills [--kills 1000] [--database postgresql://...] [--seed 1]

The test command does the same a hundred times (tests/server/test_kills.py).
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tests.server.kills import Nest, kill_often

AT_ONCE = 100  # kills between two lines of what was found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--database", default="", help="an empty one; SQLite if none is given")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    given = {"database": arguments.database} if arguments.database else {}
    kills = moves = 0
    with tempfile.TemporaryDirectory() as folder:
        nest = Nest(Path(folder), **given).start()
        try:
            while kills < arguments.kills:
                some = min(AT_ONCE, arguments.kills - kills)
                moves += kill_often(nest, some, arguments.seed + kills)
                kills += some
                print(f"{kills} kills, {moves} positions that were told, none lost", flush=True)
            assert not nest.faults(), nest.faults()
        finally:
            nest.close()


if __name__ == "__main__":
    main()
