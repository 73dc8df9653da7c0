"""A hundred kills -9, each some milliseconds after a move was acknowledged: none is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kills import Nest, kill_often


@pytest.mark.parametrize(("kind", "kills"), [("sqlite", 80), ("postgresql", 20)])
def test_every_acknowledged_move_survives_any_kill(
    kind: str, kills: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    given = {}
    if kind == "postgresql":
        given["database"] = request.getfixturevalue("postgres").database()
    nest = Nest(tmp_path, **given).start()
    try:
        assert kill_often(nest, kills) >= kills
        assert not nest.faults()
    finally:
        nest.close()
