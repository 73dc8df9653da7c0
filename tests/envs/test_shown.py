"""What modules show: every value has places of its own, so that it can be read back."""

from __future__ import annotations

from itertools import combinations
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ceilidh
from ceilidh.envs.encoding import layout_of
from ceilidh.envs.glenmore import SHOWN
from ceilidh.envs.layout import LIMIT, Array
from ceilidh.envs.session import Session
from ceilidh.envs.shown import Count, Onlooker, Shown, merged
from ceilidh.games.glenmore.modules.catalogue import CHRONICLES, ENTRIES
from ceilidh.games.glenmore.modules.views import GlenMoreModules
from tests.envs.cases import ALL_CHRONICLES, Case, positions
from tests.envs.shown_oracle import empty, plain, read

LAYOUT = layout_of("glenmore")
GAMES = Path(__file__).resolve().parents[1] / "glenmore" / "games"
RECORDS = [pytest.param(file, id=file.stem) for file in sorted(GAMES.glob("*.txt"))]
PAIRS = list(combinations([name for name in ALL_CHRONICLES if name != "hammer"], 2))


def block(seen: Array, name: str) -> Array:
    return seen[LAYOUT.blocks[name]]


def check(name: str, fields: Any, view: Any, seen: Array, who: Onlooker) -> None:
    """All keys of a view can be read from their blocks; blocks of other keys are empty."""
    for key, kind in fields.items():
        told = plain(kind, view[key], who) if key in view else empty(kind, who)
        assert read(kind, block(seen, f"{name}.{key}"), who) == told, (name, key)


def check_session(session: Session) -> None:
    players = session.game.players_of(session.state)
    for seat in session.people:
        view: Any = session.game.view(session.state, seat)
        seen, who = session.observe(seat), Onlooker(seat, players)
        check("pending", SHOWN.pending, view["pending"], seen, who)
        for name, fields in SHOWN.modules.items():
            if name in view["modules"]:
                assert set(view["modules"][name]) == set(fields), "every key is laid out"
            check(name, fields, view["modules"].get(name, {}), seen, who)
        there = [
            name for name, flag in zip(SHOWN.modules, block(seen, "modules"), strict=True) if flag
        ]
        assert set(there) == set(view["modules"])
        assert not block(seen, "hashed").any(), "nothing is hashed"
        assert np.abs(seen).max() < LIMIT, "nothing is cut off"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_all_chronicles_show_can_be_read_back(players: int) -> None:
    modules = [name for name in ALL_CHRONICLES if players > 2 or name != "hammer"]
    for seed in (1, 2):
        case: Case = ("glenmore", players, {"modules": modules})
        for session in positions(case, seed=seed, every=6, moves=900):
            check_session(session)


@pytest.mark.whole
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_what_two_chronicles_show_can_be_read_back(pair: tuple[str, str]) -> None:
    for session in positions(("glenmore", 3, {"modules": list(pair)}), seed=3, every=9):
        check_session(session)


@pytest.mark.whole
@pytest.mark.parametrize("file", RECORDS)
def test_what_recorded_games_show_can_be_read_back(file: Path) -> None:
    table = ceilidh.load(file)
    for played in table.played[::9]:
        check_session(Session(table.game, played.before, table.people))


def test_every_chronicle_has_a_layout() -> None:
    shown = set(GlenMoreModules.__annotations__)
    assert set(SHOWN.modules) == shown == set(CHRONICLES)
    assert [name for name in CHRONICLES if name in SHOWN.modules] == [one.name for one in ENTRIES]


def test_no_two_blocks_overlap() -> None:
    """Blocks lie one after another, so that two features share a place only within a block."""
    after = 0
    for field in LAYOUT.fields:
        found = LAYOUT.blocks[field.name]
        assert found.start == after and found.stop - found.start == prod(field.shape)
        after = found.stop
    assert after == LAYOUT.size
    for name, kind in SHOWN.blocks().items():
        assert LAYOUT.blocks[name].stop - LAYOUT.blocks[name].start == kind.size


def test_a_key_means_the_same_in_all_modules() -> None:
    fives: dict[str, Shown] = {"number": Count(5)}
    assert merged([fives, {"number": Count(5)}, {"scots": Count()}]) == {**fives, "scots": Count()}
    with pytest.raises(AssertionError):
        merged([fives, {"number": Count(3)}])
