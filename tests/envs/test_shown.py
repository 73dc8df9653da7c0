"""What modules show: every value has places of its own, so that it can be read back."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ceilidh
from ceilidh.envs import clans, glenmore
from ceilidh.envs.encoding import layout_of
from ceilidh.envs.layout import LIMIT, Array
from ceilidh.envs.session import Session
from ceilidh.envs.shown import Count, Onlooker, Rows, Seat, Shown, Words, merged
from ceilidh.envs.shown_fields import observed
from ceilidh.games.clans.modules.views import ClansModules
from ceilidh.games.glenmore.goods import RESOURCES
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.games.glenmore.modules.catalogue import CHRONICLES, ENTRIES
from ceilidh.games.glenmore.modules.penny_mobs.gang import MOBSTER
from ceilidh.games.glenmore.modules.views import GlenMoreModules
from tests.envs.cases import ALL_CHRONICLES, Case, positions
from tests.envs.shown_oracle import empty, plain, read

SHOWN = {"clans": clans.SHOWN, "glenmore": glenmore.SHOWN}
TESTS = Path(__file__).resolve().parents[1]
RECORDS = [
    pytest.param(file, id=f"{game}/{file.stem}")
    for game in SHOWN
    for file in sorted((TESTS / game / "games").glob("*.txt"))
]
PAIRS = list(combinations([name for name in ALL_CHRONICLES if name != "hammer"], 2))
INDUSTRIA = [
    "awards",
    "industria-tiles",
    "farmers-markets",
    "industria-maps",
    "future-contracts",
]
# Everything that can be played together, with people alone and with the Automa.
ALL_CLANS: list[Case] = [
    ("clans", 2, {"modules": [*INDUSTRIA, "trains"]}),
    ("clans", 3, {"modules": [*INDUSTRIA, "milestones"], "automa": "2"}),
    ("clans", 3, {"modules": [*INDUSTRIA, "trains"], "automa": "5"}),
    ("clans", 4, {"modules": [*INDUSTRIA, "simplified-trains"]}),
    ("clans", 4, {"modules": [*INDUSTRIA, "trains"], "clans": "auction"}),
]


def block(game: str, seen: Array, name: str) -> Array:
    return seen[layout_of(game).blocks[name]]


def check(game: str, name: str, fields: Any, view: Any, seen: Array, who: Onlooker) -> None:
    """All keys of a view can be read from their blocks; blocks of other keys are empty."""
    for key, kind in fields.items():
        found = block(game, seen, f"{name}.{key}")
        if key in view:
            assert read(kind, found, who) == plain(kind, view[key], who), (name, key)
        elif found.any() or not is_nothing(game, name, key, who):
            assert read(kind, found, who) == empty(kind, who), (name, key)


@cache
def is_nothing(game: str, name: str, key: str, who: Onlooker) -> bool:
    """Whether a block of zeros is read as a key without a value: most blocks are such ones."""
    shown = SHOWN[game]
    kind = (shown.pending if name == "pending" else shown.modules[name])[key]
    nothing: Array = np.zeros(layout_of(game).size, np.float32)
    return bool(read(kind, block(game, nothing, f"{name}.{key}"), who) == empty(kind, who))


def check_session(session: Session) -> None:
    players, game = session.game.players_of(session.state), session.game.name
    shown = SHOWN[game]
    for seat in session.people:
        view: Any = session.game.view(session.state, seat)
        seen, who = session.observe(seat), Onlooker(seat, players)
        check(game, "pending", shown.pending, view.get("pending", {}), seen, who)
        for name, fields in shown.modules.items():
            if name in view["modules"]:
                assert set(view["modules"][name]) == set(fields), "every key is laid out"
            check(game, name, fields, view["modules"].get(name, {}), seen, who)
        flags = block(game, seen, "modules")
        there = [name for name, flag in zip(shown.modules, flags, strict=True) if flag]
        assert set(there) == {name for name, keys in view["modules"].items() if keys}
        assert not block(game, seen, "hashed").any(), "nothing is hashed"
        assert np.abs(seen).max() < LIMIT, "nothing is cut off"


@pytest.mark.parametrize("case", ALL_CLANS, ids=str)
def test_what_all_modules_of_clans_show_can_be_read_back(case: Case) -> None:
    for seed in (1, 2, 3):
        for session in positions(case, seed=seed, every=7):
            check_session(session)


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


def test_every_module_that_shows_something_has_a_layout() -> None:
    assert set(clans.SHOWN.modules) == set(ClansModules.__annotations__)
    shown = set(GlenMoreModules.__annotations__)
    assert set(glenmore.SHOWN.modules) == shown == set(CHRONICLES)
    assert list(glenmore.SHOWN.modules) == [one.name for one in ENTRIES]


@pytest.mark.parametrize("game", list(SHOWN))
def test_no_two_blocks_overlap(game: str) -> None:
    """Blocks lie one after another, so that two features share a place only within a block."""
    after, layout = 0, layout_of(game)
    for field in layout.fields:
        found = layout.blocks[field.name]
        assert found.start == after and found.stop - found.start == prod(field.shape)
        after = found.stop
    assert after == layout.size
    for name, kind in SHOWN[game].blocks().items():
        assert layout.blocks[name].stop - layout.blocks[name].start == kind.size


def test_a_key_means_the_same_in_all_modules() -> None:
    fives: dict[str, Shown] = {"number": Count(5)}
    assert merged([fives, {"number": Count(5)}, {"scots": Count()}]) == {**fives, "scots": Count()}
    with pytest.raises(AssertionError):
        merged([fives, {"number": Count(3)}])


MODULES = "ceilidh.games.glenmore.modules"


def test_a_line_of_a_module_says_what_is_observed() -> None:
    """Names are those of the class's file (RESOURCES), then the files of the game (`kinds`)."""
    highlander = observed(f"{MODULES}.highlander")
    assert highlander.keys == {"coins": Count(5), "goods": Rows(RESOURCES, Count(3))}
    assert highlander.pending == {}
    mobs = observed(f"{MODULES}.penny_mobs")
    assert mobs.keys["prison"] == Rows(8, Words(MOBSTER.words))
    assert mobs.pending["tile"] == Words(TILE.words)
    assert mobs.pending["seat"] == Seat(first=1)


def test_a_key_is_observed_by_the_name_that_views_have() -> None:
    awards = observed("ceilidh.games.clans.modules.industria.awards")
    assert list(awards.keys) == ["award"]


def test_nothing_is_observed_of_a_module_without_a_table() -> None:
    stewart = observed("ceilidh.games.clans.modules.clans.stewart")
    assert (stewart.keys, stewart.pending) == ({}, {})
