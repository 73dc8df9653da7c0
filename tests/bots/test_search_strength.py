"""Bots that plan play better than the tacksman."""

import pytest

import ceilidh
from ceilidh.bots.base import Bot, ask, generator
from ceilidh.bots.catalogue import judge_of, make_bot, search_profile_of
from ceilidh.bots.search.bot import SearchBot, SearchSettings
from ceilidh.bots.search.budget import Budget
from tests.bots.helpers import bot_game

pytestmark = pytest.mark.whole


def test_the_chief_beats_the_tacksman_in_clans() -> None:
    """bench/goals.py measures it over more games and with more time."""
    margin, wins = 0, 0
    for seed in range(1, 5):
        names = ["chief@600n", "tacksman"] if seed % 2 else ["tacksman", "chief@600n"]
        table = bot_game("clans", names, seed)
        points = table.game.scores(table.state)
        chief = names.index("chief@600n")
        margin += points[chief] - points[1 - chief]
        wins += points[chief] > points[1 - chief]
    assert margin >= 60 and wins >= 2


def test_plans_of_a_turn_beat_single_moves_in_glen_more() -> None:
    """Plans alone, judged by the net; bench/goals.py measures it over more games."""
    judge, profile = judge_of("glenmore", "tuned"), search_profile_of("glenmore")
    assert judge is not None and profile is not None
    wins = 0
    for seed in range(1, 7):
        mine = (seed + 1) % 2
        table = ceilidh.new("glenmore", 2, seed)
        planner = SearchBot(
            generator(seed, mine), judge, profile, Budget(nodes=600), SearchSettings(playouts=False)
        )
        bots: list[Bot] = [planner, make_bot("tacksman", "glenmore", seed, 1 - mine)]
        while table.actor is not None:
            bot = bots[table.actor != mine]
            table.play(ask(bot, table.game, table.state, table.actor), table.actor)
        scores = table.scores()
        wins += scores[mine] > scores[1 - mine]
    assert wins >= 4
