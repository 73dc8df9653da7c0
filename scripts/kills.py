"""Kill a server a thousand times while people play, and compare all that they were told.

    python -m scripts.kills [--kills 1000] [--postgres | --database URL] [--folder kept] [--seed 1]

The test command does the same a hundred times (tests/server/test_kills.py). The server's log
stays in the folder, which is named first: whatever went wrong can be read there afterwards.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.kills import Nest, kill_often
from tests.server.postgres import running

AT_ONCE = 100  # kills between two lines of what was found


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--database", default="", help="an empty one; SQLite if none is given")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL for this run")
    parser.add_argument("--folder", type=Path, help="where the log stays; a new one by default")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(given)
    folder = arguments.folder or Path(tempfile.mkdtemp(prefix="ceilidh-kills-"))
    folder.mkdir(parents=True, exist_ok=True)
    with _database(arguments.database, arguments.postgres) as settings:
        _kill(Nest(folder, **settings), arguments.kills, arguments.seed)


@contextmanager
def _database(url: str, postgres: bool) -> Iterator[dict[str, str]]:
    """The setting of the database to play on; none for SQLite in the folder."""
    if not postgres:
        yield {"database": url} if url else {}
        return
    with running() as cluster:
        yield {"database": cluster.database()}


def _kill(nest: Nest, wanted: int, seed: int) -> None:
    print(f"The log is {nest.log}", flush=True)
    kills = moves = 0
    nest.start()
    try:
        while kills < wanted:
            some = min(AT_ONCE, wanted - kills)
            moves += kill_often(nest, some, seed + kills)
            kills += some
            print(f"{kills} kills, {moves} positions that were told, none lost", flush=True)
            assert not nest.faults(), nest.faults()
    finally:
        nest.close()


if __name__ == "__main__":
    main()
