"""How many steps a second the batch makes with more and more cores: `python -m bench.cores`.

For an idle machine: this is wall time, of everything that a learner waits for but its own choice.
`bench.batch` compares processor time, which a busy machine can do.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from time import perf_counter

from bench.batch import Length, batch, single

TABLES = 64  # of each process


def main(words: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--seconds", type=float, default=1.5, help="for each figure")
    reader.add_argument("--workers", type=int, nargs="*", default=[1, 2, 4, 8, 16])
    reader.add_argument("--rivals", default="random", help="a bot, or self")
    reader.add_argument("--games", nargs="*", default=["clans", "glenmore"])
    given = reader.parse_args(words)
    length = Length(seconds=given.seconds, clock=perf_counter)
    print(f"{os.cpu_count()} cores, rivals={given.rivals}, steps per second of wall time")
    for game in given.games:
        base = single(game, {}, length)
        print(f"{game}: single environment {base:,.0f}", flush=True)
        for workers in (0, *given.workers):  # 0 is the batch without other processes
            form = {"rivals": given.rivals, "workers": workers, "copy": False}
            made = batch(game, {}, length, TABLES * max(1, workers), **form)
            print(f"{game}: batch, {workers} workers {made:,.0f} ({made / base:.1f})", flush=True)


if __name__ == "__main__":
    main()
