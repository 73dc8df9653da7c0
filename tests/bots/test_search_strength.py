"""Bots that plan play whole games with every option, legally, and better than the greedy bot."""

import pytest

import ceilidh
from ceilidh.bots.base import Bot, ask, generator
from ceilidh.bots.catalogue import judge_of, make_bot, sense_of
from ceilidh.bots.search.bot import Manner, SearchBot
from ceilidh.bots.search.budget import Budget
from tests.bots.helpers import MOST_MOVES, bot_game
from tests.clans.pairing import PAIRING as CLANS
from tests.glenmore.pairing import PAIRING as GLENMORE
from tests.shared.pairing import Row, options_of, player_count

pytestmark = pytest.mark.whole

# Few nodes: here only the rules judge the moves.
CAST = ("chief@40n", "learner", "laird@25n", "crofter", "random")
ROWS = [
    pytest.param(game, number, row, id=f"{game}-{number}")
    for game, rows in (("clans", CLANS.rows()), ("glenmore", GLENMORE.rows()))
    for number, row in enumerate(rows)
]


@pytest.mark.parametrize(("game", "number", "row"), ROWS)
def test_mixed_games_are_legal(game: str, number: int, row: Row) -> None:
    """The table refuses whatever is not legal; who sits where changes from game to game."""
    players = player_count(row)
    names = [CAST[(seat + (number if players > 1 else 0)) % len(CAST)] for seat in range(players)]
    table = bot_game(game, names, number, options_of(row))
    assert table.actor is None, f"the game goes on after {MOST_MOVES} moves"
    assert table.game.audit(table.state) == []


def test_the_chief_beats_the_greedy_bot_in_clans() -> None:
    """bench/goals.py measures it over more games and with more time."""
    wins = 0
    for seed in range(1, 5):
        names = ["chief@600n", "greedy"] if seed % 2 else ["greedy", "chief@600n"]
        first = [row.seat for row in bot_game("clans", names, seed).result() or [] if row.rank == 1]
        wins += first == [names.index("chief@600n")]
    assert wins >= 3


def test_plans_of_a_turn_beat_single_moves_in_glen_more() -> None:
    """Plans alone, judged by the net; bench/goals.py measures it over more games."""
    judge, sense = judge_of("glenmore", "tuned"), sense_of("glenmore")
    assert judge is not None and sense is not None
    wins = 0
    for seed in range(1, 7):
        mine = (seed + 1) % 2
        table = ceilidh.new("glenmore", 2, seed)
        planner = SearchBot(
            generator(seed, mine), judge, sense, Budget(nodes=600), Manner(playouts=False)
        )
        bots: list[Bot] = [planner, make_bot("greedy", "glenmore", seed, 1 - mine)]
        while table.actor is not None:
            bot = bots[table.actor != mine]
            table.play(ask(bot, table.game, table.state, table.actor), table.actor)
        scores = table.scores()
        wins += scores[mine] > scores[1 - mine]
    assert wins >= 4
