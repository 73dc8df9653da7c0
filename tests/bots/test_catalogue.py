"""Which bot plays under which name: its judgement, its way to think, and what it spends."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from ceilidh.bots.base import RandomBot, ask, generator
from ceilidh.bots.bot_names import profile_of
from ceilidh.bots.catalogue import (
    DEFAULT,
    NAMES,
    game_file,
    is_bot,
    judge_of,
    make_bot,
    search_profile_of,
    stand_in,
)
from ceilidh.bots.clans.weights import ClansWeights
from ceilidh.bots.clans.weights import weights as clans_weights
from ceilidh.bots.glenmore.weights import GlenMoreWeights
from ceilidh.bots.glenmore.weights import weights as glenmore_weights
from ceilidh.bots.greedy import GreedyBot
from ceilidh.bots.roster import ROSTER
from ceilidh.bots.search.bot import PlanCache, SearchBot, SearchSettings
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.strength import strengths
from ceilidh.bots.weights import numbers_of, sets_of, stamp
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game
from tests.bots.helpers import bot_game
from tests.template.fixtures import peat

__all__ = ["peat"]

LEVELS = list(ROSTER.values())[1:]  # all but random judge positions


def test_the_levels_from_the_weakest_to_the_strongest() -> None:
    assert NAMES == ("random", "learner", "crofter", "tacksman", "laird", "chief")
    assert DEFAULT == "tacksman"
    assert [level.weights for level in LEVELS] == ["learner", "crofter", "hand", "tuned", "tuned"]
    assert [level.effort for level in LEVELS] == [0, 0, 0, 0.2, 0.9]
    assert {level.budget for level in LEVELS} == {None}
    assert LEVELS[3].settings == SearchSettings(
        width=2, widens=False, worlds=1, playouts=False, mends=False
    )
    assert LEVELS[4].settings == SearchSettings(
        width=120,
        again=8,
        widens=True,
        candidates=8,
        gap=8.0,
        trust=10.0,
        turns=1,
        later=3,
        worlds=3,
        playouts=True,
    )


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_names_make_bots(game: str) -> None:
    kinds = [type(make_bot(name, game, 1, 0)) for name in NAMES]
    assert kinds == [RandomBot, GreedyBot, GreedyBot, GreedyBot, SearchBot, SearchBot]
    memory = PlanCache()
    chief = make_bot("chief@300n:turns=2", game, 4, 1, memory)
    assert isinstance(chief, SearchBot) and chief.memory is memory
    assert chief.budget == Budget(nodes=300) and chief.settings == SearchSettings(turns=2)
    assert chief.profile is search_profile_of(game)
    assert chief.rng.getstate() == generator(4, 1).getstate()
    assert generator(4, 1).getstate() != generator(1, 4).getstate()


def test_a_game_without_an_evaluation_is_played_by_chance(peat: object) -> None:
    assert isinstance(make_bot("chief", "peat", 1, 0), RandomBot)
    assert judge_of("peat") is None and search_profile_of("peat") is None
    assert game_file("nowhere", "evaluate") is None
    told = stand_in("chief", "peat")
    assert told is not None and told.template.startswith(
        "Bots cannot evaluate {game} yet; every bot plays random legal moves"
    )
    assert stand_in("random", "peat") is None
    assert stand_in("chief", "clans") is None and stand_in("random", "clans") is None


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("random", True),
        ("chief@2s", True),
        ("laird@40n", True),
        ("random@40n", False),
        ("duke", False),
        ("chief@40", False),
        ("", False),
    ],
)
def test_what_is_a_bot(name: str, known: bool) -> None:
    assert is_bot(name) is known


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("chief@9n:playouts=0", SearchSettings(playouts=False)),
        ("chief@9n:playouts=1", SearchSettings(playouts=True)),
        ("chief@9n:gap=2.5:trust=3", SearchSettings(gap=2.5, trust=3.0)),
        (
            "laird@9n:worlds=2",
            SearchSettings(width=2, widens=False, worlds=2, playouts=False, mends=False),
        ),
    ],
)
def test_a_manner_of_its_own(name: str, settings: SearchSettings) -> None:
    level = profile_of(name)
    assert level is not None and level.settings == settings and level.budget == Budget(nodes=9)
    assert level.name == name and level.weights == "tuned"


def test_seconds_may_have_decimals() -> None:
    level = profile_of("chief@0.25s")
    assert level is not None and level.budget == Budget(seconds=0.25)
    for wrong in ("chief@0s", "chief@0n", "tacksman@9n", "chief@9n:worlds=1.5", "chief@9n:x=1"):
        assert profile_of(wrong) is None


def test_strength_is_measured_against_the_level_below() -> None:
    for game in ("clans", "glenmore"):
        found = strengths(game)
        assert [(one.below, one.level) for one in found] == list(pairwise(NAMES))
        assert all(one.games >= 20 and 0.5 < one.wins <= 1 for one in found)
    laird = strengths("clans")[3]
    assert (laird.level, laird.games, laird.points, laird.wins) == ("laird", 64, 154.9, 0.922)
    assert strengths("peat") == ()


def test_a_bot_is_asked_with_what_it_may_see() -> None:
    table = bot_game("clans", ["tacksman", "tacksman"], 3, moves=12)
    seen: list[int] = []

    class Spy(RandomBot):
        def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
            seen.append(state.rng)
            assert legal == table.game.flow.legal_for(table.state, seat)
            return super().choose(game, state, seat, legal)

    bot = Spy(generator(1, 0))
    seat = table.actors[0]
    ask(bot, table.game, table.state, seat)
    ask(bot, table.game, table.state, seat)
    assert len(set(seen)) == 2 and table.state.rng not in seen


# --- numbers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_every_number_of_a_set_comes_from_its_own_name(game: str) -> None:
    """A constant that is read under another's name would go unnoticed."""
    numbers = numbers_of(game, "hand", 2)
    made = ClansWeights(numbers) if game == "clans" else GlenMoreWeights(numbers)
    for name, values in numbers.constants.items():
        found = getattr(made, name)
        assert (found if isinstance(found, list) else [found]) == values, name
    assert made.terms == numbers.terms and made.without == ()


def test_numbers_of_one_and_of_rows() -> None:
    numbers = numbers_of("clans", "hand", 2)
    assert numbers.one("animal") == 13.0 and numbers.row("trust") == [1.0, 0.9, 0.8, 0.7, 0.6]
    with pytest.raises(ValueError, match="too many values"):
        numbers.one("trust")


def test_a_set_like_another_says_what_differs() -> None:
    hand, tuned = numbers_of("clans", "hand", 2), numbers_of("clans", "tuned", 2)
    assert tuned.terms["points"] == hand.terms["points"] == 1.0
    assert tuned.terms["money"] == 0.0968 and hand.terms["money"] == 0.1
    assert tuned.constants["purse"] == [26.7437]
    assert numbers_of("clans", "tuned", 1).constants["purse"] == [23.5543]
    # Fewer players than any set is made for have that of the fewest.
    assert numbers_of("glenmore", "tuned", 1).terms == numbers_of("glenmore", "tuned", 2).terms
    assert clans_weights().animal == 13.0 and glenmore_weights().coin == 1.2
    assert clans_weights().terms == clans_weights("hand", 2).terms


def test_a_stamp_tells_sets_apart() -> None:
    stamps = [stamp("clans", name) for name in sets_of("clans")]
    assert len(set(stamps)) == len(stamps)
    assert all(len(one) == 8 and int(one, 16) >= 0 for one in stamps)
    assert stamp("clans", "hand") == stamp("clans", "hand")
