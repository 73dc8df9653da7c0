"""The numbers of evaluations: every set is complete, and knows only what terms know."""

from typing import Any

import pytest

from ceilidh.bots.clans.evaluate import TERMS as CLANS
from ceilidh.bots.clans.weights import ClansWeights
from ceilidh.bots.glenmore.evaluate import TERMS as GLENMORE
from ceilidh.bots.glenmore.weights import GlenMoreWeights
from ceilidh.bots.roster import ROSTER
from ceilidh.bots.weights import USUAL, numbers_of, sets_of
from ceilidh.games.clans.modules.catalogue import ENTRIES as CLAN_ENTRIES
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as CHRONICLES
from ceilidh.kernel.entry import layer_files

GAMES = [
    ("clans", CLANS, CLAN_ENTRIES, ClansWeights),
    ("glenmore", GLENMORE, CHRONICLES, GlenMoreWeights),
]


@pytest.mark.parametrize(("game", "terms", "entries", "made"), GAMES)
def test_every_set_has_every_number(game: str, terms: Any, entries: Any, made: Any) -> None:
    usual = numbers_of(game, USUAL, 2)
    assert list(usual.terms) == [term.name for term in terms]
    names = {
        term.name
        for _, file in layer_files(entries, "evaluation")
        for term in file.EVALUATION.terms
    }
    assert {bot.weights for bot in ROSTER.values() if bot.weights} <= set(sets_of(game))
    for name in sets_of(game):
        for players in range(1, 6):
            numbers = numbers_of(game, name, players)
            made(numbers)
            assert set(numbers.terms) <= set(usual.terms) | names
            assert set(numbers.constants) == set(usual.constants)
            for constant, values in numbers.constants.items():
                assert len(values) == len(usual.constants[constant])


def test_a_set_differs_by_players_and_else_is_that_of_fewer() -> None:
    for game in ("clans", "glenmore"):
        own = sorted(int(count) for count in sets_of(game)["tuned"]["players"])
        sets = [numbers_of(game, "tuned", count).terms for count in own]
        assert all(sets.count(one) == 1 for one in sets)
        for players in range(1, 6):
            like = max([count for count in own if count <= players], default=own[0])
            assert numbers_of(game, "tuned", players).terms == sets[own.index(like)]
