"""What positions in the midst of a round of Clans promise, and how the weights are learnt."""

import json
import random
from importlib.resources import files

import numpy as np
import pytest

import ceilidh
from bench.plan_games import PlansSeen, PlanTask, WatchedBeam, plans_seen
from bench.train_plans import agreement, taught
from bench.tune_games import Kind
from ceilidh.bots.clans.evaluate import TERMS, ClansJudge
from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.promise import plan_row, promise
from ceilidh.bots.clans.search import ClansSearchProfile
from ceilidh.bots.clans.weights import weights
from ceilidh.bots.net import RoundWeights
from ceilidh.bots.net_files import plan_weights_of
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.context import SearchContext
from ceilidh.bots.weights import stamp
from ceilidh.kernel.table import Table

MONEY = len(TERMS)  # the first plain count of a row


def begun(players: int = 1, modules: tuple[str, ...] = ()) -> Table:
    table = ceilidh.new("clans", players, 3, {"modules": list(modules)})
    while table.state.round == 0:
        table.play(table.legal()[0])
    return table


def judge(table: Table) -> ClansJudge:
    return ClansJudge(table.state, 0, weights("tuned", len(table.state.seats)))


def only(place: int, weight: float, width: int) -> RoundWeights:
    row = [0.0] * width
    row[place] = weight
    return RoundWeights({1: [row] * 5})


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_round_has_a_weight_for_each_number_of_a_row(players: int) -> None:
    table = begun(players)
    row = plan_row(ClansEvaluationView(judge(table).context, table.state))
    learnt = plan_weights_of("clans")
    assert {len(learnt.weights(players, round_)) for round_ in range(1, 6)} == {len(row)}


def test_the_weights_were_taught_with_the_numbers_of_today() -> None:
    """If not: python bench/train_plans.py, since its rows are made with these numbers."""
    written = files("ceilidh.bots").joinpath("clans", "plans.json").read_text("utf-8")
    assert json.loads(written)["of"] == stamp("clans", "tuned")


def test_a_promise_weighs_the_numbers_of_its_row() -> None:
    table = begun()
    seen = judge(table)
    row = plan_row(ClansEvaluationView(seen.context, table.state))
    assert row[MONEY] == table.state.seats[0].money > 0
    found = promise(seen, table.state, only(MONEY, 0.5, len(row)))
    assert found == pytest.approx(table.state.seats[0].money / 2)
    assert promise(seen, table.state, only(MONEY, 0.0, len(row))) == 0


def test_what_is_thought_of_modules_counts_beside_it() -> None:
    table = begun(2, ("trains",))
    seen = judge(table)
    view = ClansEvaluationView(seen.context, table.state)
    nothing = RoundWeights({1: [[0.0] * len(plan_row(view))] * 5})
    modules = view.judgements.weighted_terms.of(view)
    assert modules != 0 and promise(seen, table.state, nothing) == pytest.approx(modules)


def test_a_round_without_weights_for_so_many_takes_those_of_fewer() -> None:
    learnt = RoundWeights({1: [[1.0], [2.0]], 3: [[3.0], [4.0]]})
    assert learnt.weights(2, 1) == [1.0] and learnt.weights(4, 2) == [4.0]


def test_a_plan_follows_what_promises_most() -> None:
    """With weights that love merchants alone, the beam keeps positions with many of them."""
    table = begun()
    width = len(plan_weights_of("clans").weights(1, 1))
    kept: dict[float, int] = {}
    for weight in (5.0, -5.0):
        profile = ClansSearchProfile(plans=only(MONEY + 4, weight, width))
        clock = Budget(nodes=400).start()
        context = SearchContext(table.game, 0, profile, lambda state, seat: judge(table), clock)
        beam = WatchedBeam(context, 5, 200)
        beam.lines(table.game.clone(table.state), table.game.flow.legal_for(table.state, 0))
        kept[weight] = sum(
            ClansEvaluationView(judge(table).context, node.state).merchants
            for node in beam.followed[1]
        )
    assert kept[5.0] > kept[-5.0]


def test_a_watched_search_knows_the_best_end_below_each_position() -> None:
    table = begun()
    clock = Budget(nodes=600).start()
    profile = ClansSearchProfile()
    context = SearchContext(table.game, 0, profile, lambda state, seat: judge(table), clock)
    beam = WatchedBeam(context, 20, 8)
    lines = beam.lines(table.game.clone(table.state), table.game.flow.legal_for(table.state, 0))
    node, values = lines[0].end, []
    while node.parent is not None:
        values.append(beam.below[id(node)])
        node = node.parent
    assert values and set(values) == {lines[0].value}
    assert max(beam.below.values()) == lines[0].value


def test_a_game_shows_plies_with_rows_and_ends() -> None:
    seen = plans_seen(PlanTask(Kind("clans", 2, 400), 5, ""))
    assert seen and {one.players for one in seen} == {2}
    assert {one.round for one in seen} <= {1, 2, 3, 4, 5}
    width = len(plan_weights_of("clans").weights(2, 1)) + 1
    assert all(len(one.rows) == len(one.ends) >= 4 for one in seen)
    assert {len(row) for one in seen for row in one.rows} == {width}


def test_weights_learn_what_tells_positions_of_a_ply_apart() -> None:
    """Ends hang on the first number; how good a whole ply is tells nothing."""
    rng = np.random.default_rng(1)
    plies = []
    for _ in range(200):
        rows = rng.normal(0, 2, (20, 3))
        ends = 3 * rows[:, 0] + rows[:, 2] + rng.normal(0, 30)
        plies.append(PlansSeen(1, 1, rows.tolist(), ends.tolist()))
    found = taught(plies[:150], np.zeros(2))
    assert found == pytest.approx([3.0, 0.0], abs=0.35)
    assert agreement(found, plies[150:]) > 0.99
    assert agreement(np.array([0.0, 1.0]), plies[150:]) < 0.2


def test_varied_weights_keep_their_signs() -> None:
    known = RoundWeights({1: [[1.0, -2.0, 0.0]]})
    other = known.varied(random.Random(1), 0.3).by_players[1][0]
    assert other[0] > 0 > other[1] and other[2] == 0 and other[:2] != [1.0, -2.0]
