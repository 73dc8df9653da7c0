"""The arena on Ray: a local cluster that the test starts plays the same games."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ceilidh.bots.arena.engines import results
from ceilidh.bots.arena.match import ArenaResult, play
from ceilidh.bots.arena.schedule import Contest, Pairing
from tests.cli.helpers import Shell

GAMES = 20
CONTEST = Contest("glenmore", 2)
SMALLEST = 80 * 1024**2  # bytes; Ray wants no less for its objects


@pytest.fixture
def ray() -> Iterator[Any]:
    """A cluster of two workers on this machine, without pages and reports."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_AUTH_MODE", "disabled")  # else it writes a token into the home
        patch.delenv("RAY_ADDRESS", raising=False)
        import ray

        # Paths of sockets must be short, so that the folder of the test does not do.
        with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
            ray.init(
                num_cpus=2,
                include_dashboard=False,
                object_store_memory=SMALLEST,
                log_to_driver=False,
                _temp_dir=folder,
            )
            yield ray
            ray.shutdown()


def facts(result: ArenaResult) -> tuple[int, list[str], list[int]]:
    """What does not depend on the clock."""
    return result.seed, result.bots, result.scores


def test_the_arena_plays_on_ray(
    ray: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "arena.jsonl"
    call = ["arena", "glenmore", "--bots", "random", "--players", "2", "--out", str(file)]
    run = Shell(monkeypatch, capsys)(*call, "--games", str(GAMES), "--engine", "ray", "--json")
    assert run.status == 0, run.err
    assert [(row["bot"], row["games"]) for row in json.loads(run.out)] == [("random", 2 * GAMES)]
    found = [ArenaResult(**json.loads(line)) for line in file.read_text().splitlines()[1:]]
    assert {one.seed for one in found} == set(range(1, GAMES + 1))
    here = [play(CONTEST, Pairing(seed, ("random", "random"))) for seed in (1, GAMES)]
    assert all(facts(one) in [facts(other) for other in found] for one in here)
    # Closing the results stops what is not yet played, and leaves a cluster that was there alone.
    many = results(CONTEST, [Pairing(seed, ("random", "random")) for seed in range(200)], 1, "ray")
    assert next(many).seed in range(200)
    many.close()
    assert ray.is_initialized()
