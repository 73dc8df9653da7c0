"""Beams, playouts and the bot that plans, in a game that can be reckoned by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ceilidh.bots.search.beam import ALWAYS, Beam, BeamNode
from ceilidh.bots.search.bot import PlanCache, SearchBot, SearchSettings
from ceilidh.bots.search.budget import Budget, BudgetTimer
from ceilidh.bots.search.context import SearchContext
from ceilidh.bots.search.planner import Planner
from ceilidh.bots.search.playouts import Playouts
from ceilidh.kernel.action import Action
from tests.bots.toy import Place, Points, Step, Toy, ToySense, desk_of

# The dearest first move leads nowhere: B alone opens the way to C.
A, B = Step("a", 3.0), Step("b", -1.0)
C, D = Step("c", 8.0, needs="b"), Step("d", 1.0)
STOP = Step("stop", 0.0, ends=True)
STEPS = [A, B, C, D, STOP]


def plan(line: Any) -> list[str]:
    return [action.text for _, action in line.end.steps()]


def lines(
    toy: Toy, context: SearchContext, width: int = 50, again: int = 50, **more: Any
) -> list[Any]:
    root = toy.start()
    beam = Beam(context, width, more.pop("until", 1.0), again)
    return beam.lines(root, toy.legal_for(root, 0), **more)


# --- the beam -------------------------------------------------------------------------------------


def test_the_best_plan_of_each_first_move() -> None:
    toy = Toy(STEPS)
    context = desk_of(toy)
    found = lines(toy, context)
    assert [(plan(one), one.value) for one in found] == [
        (["a", "b", "c"], 10.0),
        (["b", "c", "a"], 10.0),
        (["d", "b", "c"], 8.0),
        (["stop"], 0.0),
    ]
    # Equal plans stand in the order of their first moves.
    assert [one.first for one in found] == [0, 1, 2, 3]
    assert [one.end.begin().action for one in found] == [A, B, D, STOP]
    # 4 first moves, then 3, 3 and 4 after a, d and b. Positions that are the same in another order
    # are looked at once: ab, ad, bd and bc, with 3, 2, 3 and 3 moves.
    assert context.clock.nodes == 4 + 10 + 11


def test_a_narrow_beam_overlooks_what_pays_later() -> None:
    """It keeps the position after `a`, from which `b` is the worse step."""
    toy = Toy(STEPS)
    found = lines(toy, desk_of(toy), width=1)
    assert [(plan(one), one.value) for one in found] == [
        (["a", "d", "stop"], 4.0),
        (["stop"], 0.0),
    ]
    every = lines(toy, desk_of(toy), width=1, every=True)
    assert [(plan(one), one.value) for one in every] == [
        (["a", "d", "stop"], 4.0),
        (["d"], 1.0),
        (["stop"], 0.0),
        (["b"], -1.0),
    ]


def test_a_known_plan_is_never_dropped() -> None:
    toy = Toy(STEPS)
    known = [one.action for one in (B, C, A)]
    context = desk_of(toy)
    root = toy.start()
    found = Beam(context, 1, 1.0, 50).lines(root, toy.legal_for(root, 0), known=known)
    assert (plan(found[0]), found[0].value) == (["b", "c", "a"], 10.0)
    # One that is not possible here is followed as far as it is.
    part = [one.action for one in (B, Step("x"), C)]
    found = Beam(context, 1, 1.0, 50).lines(toy.start(), toy.legal_for(root, 0), known=part)
    assert (plan(found[0]), found[0].value) == (["b", "c", "a"], 10.0)
    other = [one.action for one in (C, B)]
    found = Beam(context, 1, 1.0, 50).lines(toy.start(), toy.legal_for(root, 0), known=other)
    assert plan(found[0]) == ["a", "d", "stop"]


def test_moves_that_gained_least_are_not_tried_again() -> None:
    toy = Toy([Step("a", 5.0), Step("b", 4.0), Step("c", 3.0), Step("d", 2.0), Step("e", 1.0)])
    wide, narrow = desk_of(toy), desk_of(toy)
    lines(toy, wide, again=50)
    found = lines(toy, narrow, again=1)
    assert (plan(found[0]), found[0].value) == (["a", "b", "c"], 12.0)
    assert narrow.clock.nodes < wide.clock.nodes


def test_what_is_promising() -> None:
    made = [Step(name).action for name in "abcd"]
    node = BeamNode(None, 0.0, 0, False)
    node.gains = {made[0]: 1.0, made[1]: 5.0, made[2]: ALWAYS}
    # Unknown ones and those that end a plan are always tried.
    assert node.promising(made, 1) == [made[2], made[3]]
    assert node.promising(made, 2) == [made[1], made[2], made[3]]
    assert node.promising(made, 3) == made
    assert node.promising(made[:2], 0) == []
    node.gains[made[3]] = ALWAYS
    assert node.promising(made, 1) == [made[2], made[3]]


def test_steps_lead_from_the_root() -> None:
    root = BeamNode("root", 0.0, -1, False)
    first = BeamNode("first", 0.0, 1, False, A.action, root)
    second = BeamNode("second", 0.0, 1, False, B.action, first)
    assert second.steps() == [("root", A.action), ("first", B.action)]
    assert second.begin() is first and first.begin() is first and root.begin() is root
    assert root.steps() == []


def test_chance_that_spoke_is_marked() -> None:
    """By the plan, and by its first move alone."""
    toy = Toy([Step("roll", 0.0, draws=True), STOP, Step("walk", 1.0)])
    found = lines(toy, desk_of(toy))
    assert [(plan(one)[0], one.end.drawn) for one in found] == [
        ("roll", True),
        ("walk", False),
        ("stop", False),
    ]
    later = Toy([Step("walk", 1.0), Step("roll", 0.0, draws=True, needs="walk"), STOP])
    first = lines(later, desk_of(later))[0]
    assert plan(first) == ["walk", "roll", "stop"]
    assert first.end.drawn and not first.end.begin().drawn


def test_a_beam_ends_when_its_share_is_used() -> None:
    toy = Toy(STEPS)
    context = desk_of(toy, nodes=8)
    root = toy.start()
    beam = Beam(context, 50, 0.5, 50)
    found = beam.lines(root, toy.legal_for(root, 0))
    assert beam.cut and context.clock.nodes == 4
    # The best open plan counts too.
    assert [(plan(one), one.value) for one in found] == [(["a"], 3.0), (["stop"], 0.0)]
    whole = Beam(desk_of(toy), 50, 1.0, 50)
    whole.lines(toy.start(), toy.legal_for(root, 0))
    assert not whole.cut


# --- the desk -------------------------------------------------------------------------------------


def test_moves_are_ranked_by_their_value_alone() -> None:
    toy = Toy([Step("a", 1.0), Step("b", 3.0), Step("c", 3.0), Step("d", 2.0)])
    context = desk_of(toy)
    root = toy.start()
    assert context.ranked(root, toy.legal_for(root, 0)) == [(3.0, 1), (3.0, 2), (2.0, 3), (1.0, 0)]
    assert context.clock.nodes == 4
    assert context.greedy(root, 0).text == "b"
    assert SearchContext.greedy(desk_of(Toy([D])), root, 0) is D.action
    assert root.points == [0.0, 0.0], "moves are tried on copies"


def test_the_margin_is_over_the_best_rival() -> None:
    toy = Toy(STEPS)
    place = Place([5.0, 8.0])
    assert desk_of(toy).margin(place) == -3.0 and desk_of(toy, seat=1).margin(place) == 3.0
    assert desk_of(toy).margin(Place([5.0])) == 5.0
    assert desk_of(toy).decides(place) and not desk_of(toy, seat=1).decides(place)


def test_a_clock_counts_nodes_or_seconds() -> None:
    clock = BudgetTimer(Budget(nodes=4))
    assert [clock.used(), clock.nodes] == [0.0, 0]
    clock.tick()
    clock.tick()
    assert clock.used() == 0.5
    timed = BudgetTimer(Budget(seconds=2.0))
    timed.now = lambda: timed.began + 0.5
    timed.tick()
    assert timed.used() == 0.25


# --- playouts -------------------------------------------------------------------------------------


def best_of(playouts: Playouts, toy: Toy, chains: Any, values: list[float], trust: float) -> int:
    return playouts.ranking(toy.start(), list(chains), values, trust)[0][0]


def test_chains_are_compared_by_what_comes_after_them() -> None:
    toy = Toy(STEPS)
    playouts = Playouts(desk_of(toy, 100_000), random.Random(1), 1)
    chains = [[D.action, STOP.action], [B.action, C.action, A.action], [STOP.action]]
    assert best_of(playouts, toy, chains, [0.0, 0.0, 0.0], 1.0) == 1
    # What was thought of them before counts as much as so many playouts.
    assert best_of(playouts, toy, chains, [99.0, 0.0, 0.0], 1_000.0) == 0
    assert best_of(playouts, toy, [chains[2], chains[2]], [0.0, 0.0], 1.0) == 0


def test_a_playout_goes_to_the_end_of_so_many_own_turns() -> None:
    """After that of the chain. Both play the best single moves: `a`, `d`, then `stop`."""
    toy = Toy(STEPS, turns=8)
    made = Playouts(desk_of(toy), random.Random(1), 0).played(toy.start(), [[C.action], []])
    assert made == [4.0, 4.0], "a turn that was only begun is played to its end"
    one = Playouts(desk_of(toy), random.Random(1), 1)
    place = toy.start()
    assert one._play(place, [STOP.action])
    assert (place.turn, place.points) == (3, [4.0, 4.0])
    two = Playouts(desk_of(toy), random.Random(1), 2)
    place = toy.start()
    assert two._play(place, [STOP.action])
    assert (place.turn, place.points) == (5, [8.0, 8.0])
    planned = Playouts(desk_of(toy), random.Random(1), 2, width=9)
    place = toy.start()
    assert planned._play(place, [STOP.action])
    assert (place.turn, place.points) == (5, [20.0, 8.0])


def test_a_playout_stops_with_the_game_or_the_clock() -> None:
    toy = Toy(STEPS, turns=2)
    place = toy.start()
    assert Playouts(desk_of(toy), random.Random(1), 9)._play(place, [STOP.action])
    assert place.stack == [] and place.points == [0.0, 4.0]
    context = desk_of(toy, nodes=1)
    context.clock.tick()
    assert not Playouts(context, random.Random(1), 9)._play(toy.start(), [STOP.action])
    assert Playouts(context, random.Random(1), 9).played(toy.start(), [[STOP.action]]) == []
    late = Playouts(context, random.Random(1), 9)
    assert late.ranking(toy.start(), [[], []], [1.0, 2.0], 1.0) == [(1, 2.0), (0, 1.0)]


def test_the_worse_half_is_dropped_by_and_by() -> None:
    """Of five chains three are left after two worlds and two after four."""
    toy = Toy([STOP], turns=40)
    played: list[int] = []

    class Counting(Playouts):
        def played(self, world: Any, chains: Any) -> list[float]:
            played.append(len(chains))
            return [float(len(chain)) for chain in chains]

    chains = [[STOP.action] * number for number in (1, 5, 2, 4, 3)]
    counting = Counting(desk_of(toy), random.Random(1), 1)
    found = counting.ranking(toy.start(), list(chains), [0.0] * 5, 1)
    # What is dropped later comes earlier; each has the mean of the worlds it was played in.
    assert [place for place, _ in found] == [1, 3, 4, 2, 0]
    assert [mean for _, mean in found] == pytest.approx(
        [5 * 64 / 65, 4 * 64 / 65, 2.4, 4 / 3, 2 / 3]
    )
    assert played[:6] == [5, 5, 3, 3, 2, 2] and len(played) == 64 and set(played[4:]) == {2}


# --- the bot --------------------------------------------------------------------------------------


def bot_of(
    settings: SearchSettings | None = None, profile: ToySense | None = None, nodes: int = 5_000
) -> SearchBot:
    return SearchBot(
        random.Random(1),
        Points,
        profile or ToySense(),
        Budget(nodes=nodes),
        settings or SearchSettings(),
    )


def choose(bot: SearchBot, toy: Toy, place: Place | None = None) -> str:
    root = place or toy.start()
    return bot.choose(toy.game, root, 0, toy.legal_for(root, 0)).text


def test_the_plan_of_a_turn_is_remembered_move_by_move() -> None:
    toy = Toy(STEPS)
    bot = bot_of(SearchSettings(playouts=False))
    place = toy.start()
    made: list[str] = []
    for _ in range(3):
        made.append(choose(bot, toy, place))
        toy.apply_for(place, 0, next(one for one in STEPS if one.text == made[-1]))
    assert made == ["a", "b", "c"]
    # Position and own key for the second and third move.
    kept = [[action.text for action in moves] for moves in bot.memory.known.values()]
    assert kept == [["b"], ["b", "c"], ["c"], ["c"]]


def test_one_legal_move_is_not_thought_about() -> None:
    class Mute(SearchBot):
        def context(self, game: Any, seat: int) -> SearchContext:
            raise AssertionError("there is nothing to plan")

    bot = Mute(random.Random(1), Points, ToySense(), Budget(nodes=9), SearchSettings())
    toy = Toy([D])
    assert bot.choose(toy.game, toy.start(), 0, [D.action]) is D.action


def test_a_remembered_move_must_be_legal() -> None:
    toy = Toy(STEPS)
    bot = bot_of(SearchSettings(playouts=False))
    bot.memory.keep(toy.position_key(toy.start()), [STOP.action])
    assert choose(bot, toy) == "stop"
    bot.memory.keep(toy.position_key(toy.start()), [C.action])
    assert choose(bot, toy) == "a"


def test_where_nothing_is_planned_moves_are_played_out() -> None:
    """Alone `a` looks best, but only `b` leads to `c`, which single moves then find."""
    toy = Toy([A, B, Step("c", 20.0, needs="b"), STOP], turns=6)
    assert choose(bot_of(profile=ToySense(planned=False)), toy) in ("a", "b")
    one = bot_of(SearchSettings(candidates=1), ToySense(planned=False))
    assert choose(one, toy) == "a"


def test_plans_are_played_out_where_the_sense_says_so() -> None:
    toy = Toy(STEPS, turns=6)
    bot = bot_of(profile=ToySense(out=True))
    assert choose(bot, toy) == "a"
    assert toy.drawn, "worlds were drawn for the playouts"
    plain = Toy(STEPS, turns=6)
    assert choose(bot_of(SearchSettings(playouts=False), ToySense(out=True)), plain) == "a"
    assert plain.drawn == []


def test_only_plans_near_the_best_are_compared() -> None:
    toy = Toy(STEPS)
    found = lines(toy, desk_of(toy))

    def close(settings: SearchSettings) -> list[float]:
        planner = Planner(desk_of(toy), random.Random(1), settings)
        return [one.value for one in planner._close(found)]

    assert close(SearchSettings(gap=2.0)) == [10.0, 10.0]
    assert close(SearchSettings(gap=2.1)) == [10.0, 10.0, 8.0]
    assert len(close(SearchSettings(gap=99.0, candidates=3))) == 3


def test_draws_that_cannot_be_known_are_drawn_several_times() -> None:
    """In this world the roll shows 8; on the average it is worth less than a sure 7.5."""
    toy = Toy([Step("roll", 0.0, ends=True, draws=True), Step("sure", 7.5, ends=True)])
    assert choose(bot_of(SearchSettings(playouts=False, worlds=1)), toy) == "roll"
    assert toy.drawn == []
    bot = bot_of(SearchSettings(playouts=False, worlds=4))
    assert choose(bot, toy) == "sure"
    assert len(toy.drawn) == 3
    rolled = 8 + sum((number % 10 + 1) % 10 for number in toy.drawn)
    assert rolled < 4 * 7.5
    sure = Toy([Step("walk", 1.0, ends=True), Step("sure", 6.0, ends=True)])
    assert choose(bot_of(SearchSettings(playouts=False, worlds=4)), sure) == "sure"
    assert sure.drawn == []


def test_a_bot_without_a_memory_makes_one() -> None:
    kept = PlanCache()
    given = SearchBot(random.Random(1), Points, ToySense(), Budget(nodes=9), SearchSettings(), kept)
    kept.keep(("a",), [A.action])
    again = SearchBot(random.Random(1), Points, ToySense(), Budget(nodes=9), SearchSettings(), kept)
    assert given.memory is again.memory is kept
    assert (
        kept.plan(("a",)) == [A.action] and kept.plan(("b",)) == () and kept.recall(("b",)) is None
    )
    empty: list[Action] = []
    kept.keep(("c",), empty)
    assert kept.recall(("c",)) is None


@pytest.mark.parametrize("seat", [0, 1])
def test_every_seat_plans_for_itself(seat: int) -> None:
    toy = Toy(STEPS)
    place = Place([0.0, 0.0], actor=seat)
    bot = bot_of(SearchSettings(playouts=False))
    assert bot.choose(toy.game, place, seat, toy.legal_for(place, seat)).text == "a"
