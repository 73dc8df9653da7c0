"""Plans mended by small changes: in a game that can be reckoned by hand, and in Clans."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ceilidh
from ceilidh.bots.catalogue import judge_of, search_profile_of
from ceilidh.bots.clans.search import contract_scheme
from ceilidh.bots.search import mending
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.context import SearchContext
from ceilidh.bots.search.mending import Mender, WholePlan
from ceilidh.bots.search.planner import Planner, SearchSettings
from ceilidh.games.clans.kinds import FULFIL, PASS
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Table
from tests.bots.helpers import bot_game
from tests.bots.toy import Place, Step, Toy, ToySense, desk_of

# The dearest first move leads nowhere: B alone opens the way to C.
A, B = Step("a", 3.0), Step("b", -1.0)
C, D = Step("c", 8.0, needs="b"), Step("d", 1.0)
STOP = Step("stop", 0.0, ends=True)
STEPS = [A, B, C, D, STOP]


class Over(ToySense):
    """Every move ends a plan, as in what is left of a round after all have passed."""

    closing: Action | None = STOP.action

    def reached(self, root: Place, state: Place, seat: int) -> bool:
        return True


class Closing(ToySense):
    """Plans of a turn that STOP ends; `ideas` are its schemes."""

    closing: Action | None = STOP.action

    def __init__(self, *ideas: Step) -> None:
        super().__init__()
        self.ideas = [one.action for one in ideas]
        self.asked = 0

    def scheme(self, state: Place, seat: int, rng: random.Random) -> list[Action]:
        self.asked += 1
        return self.ideas


def mended(
    context: SearchContext, moves: list[Step], until: float = 1.0, fixed: int = 0
) -> WholePlan:
    root = context.game.determinize(Place([0.0, 0.0]), 0, 7)
    mender = Mender(context, random.Random(1), root, STOP.action)
    return mender.mended([one.action for one in moves], until, fixed)


def names(plan: WholePlan) -> list[str]:
    return [action.text for action in plan.moves]


def test_a_plan_gets_better_by_small_changes() -> None:
    toy = Toy(STEPS)
    found = mended(desk_of(toy, profile=Closing()), [A, D, STOP])
    assert sorted(names(found)) == ["a", "b", "c"] and found.value == 10.0
    # The positions on the way, and the end.
    assert [one.made for one in found.states[:3]] == [
        (),
        tuple(names(found)[:1]),
        tuple(names(found)[:2]),
    ]
    assert found.states[3].turn == 1 and len(found.states) == 4


def test_first_moves_can_be_kept() -> None:
    toy = Toy(STEPS)
    found = mended(desk_of(toy, profile=Closing()), [D, A, STOP], fixed=1)
    assert (names(found), found.value) == (["d", "b", "c"], 8.0)
    found = mended(desk_of(toy, profile=Closing()), [A, D, STOP], fixed=2)
    assert (names(found), found.value) == (["a", "d", "stop"], 4.0)
    # A closing move that has to come first waits for no other, and nothing is left to change.
    context = desk_of(toy, profile=Closing())
    found = mended(context, [STOP, A], fixed=1)
    assert (names(found), context.clock.nodes) == (["stop"], 1)


def test_what_is_wanted_follows_as_soon_as_it_can() -> None:
    """C waits for B, the closing move for all others; what is impossible is left out."""
    toy = Toy(STEPS)
    found = mended(desk_of(toy, profile=Closing()), [STOP, C, Step("x"), B, A], until=0.0)
    assert names(found) == ["b", "c", "a"]


def test_what_the_rules_ask_for_is_chosen_by_its_promise() -> None:
    toy = Toy([A, B, D])  # without a closing move, three moves have to be made
    found = mended(desk_of(toy, profile=Closing()), [], until=0.0)
    assert names(found)[:2] == ["a", "d"]
    # A move that ends the plan promises nothing.
    toy = Toy([Step("leave", 9.0, ends=True), D])
    found = mended(desk_of(toy, profile=Closing()), [], until=0.0)
    assert names(found) == ["d", "leave"]


def test_schemes_reach_what_single_changes_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step of the way costs more than is allowed, and only all three together pay."""
    monkeypatch.setattr(mending, "ENABLED", 0.0)
    way = [Step("x", -20.0), Step("y", -20.0, needs="x"), Step("z", 90.0, needs="y")]
    toy = Toy([A, D, *way, STOP])
    alone = mended(desk_of(toy, 4_000, Closing()), [A, D, STOP])
    assert alone.value == 4.0
    profile = Closing(*way)
    together = mended(desk_of(toy, 4_000, profile), [A, D, STOP])
    assert (names(together), together.value) == (["x", "y", "z"], 50.0)
    assert profile.asked > 0


def test_a_move_and_what_it_makes_possible_come_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """C pays for B, which alone would be too dear."""
    steps = [A, Step("b", -20.0), Step("c", 40.0, needs="b"), STOP]
    for share, value in ((0.0, 3.0), (1.0, 23.0)):
        monkeypatch.setattr(mending, "ENABLED", share)
        found = mended(desk_of(Toy(steps), 4_000, Closing()), [A, STOP])
        assert found.value == value


def test_moves_that_did_well_are_put_in_more_often() -> None:
    context = desk_of(Toy([A, D, STOP]), profile=Closing())
    mender = Mender(context, random.Random(1), Place([0.0, 0.0]), STOP.action)
    mender._learn(D.action, 2.0)
    mender._learn(D.action, 4.0)
    mender._learn(A.action, -100.0)  # counts as no more than WORST
    assert mender._gain(D.action) == 2.0
    assert mender._gain(A.action) == mending.WORST / 2
    assert mender._gain(STOP.action) == 0.0
    root = Place([0.0, 0.0])
    put_in = [mender._change(root, [STOP.action])[0] for _ in range(600)]
    number = {one.text: put_in.count(one.action) for one in (A, D, STOP)}
    # One in 27 draws is A three times, eight in 27 have no D.
    assert 0 < number["a"] < number["stop"] < number["d"]
    assert number["d"] > 0.6 * (len(put_in) - put_in.count(None))


def test_mending_ends_with_its_budget_or_when_nothing_new_comes() -> None:
    many = [Step(f"s{number}", number % 7) for number in range(30)]
    context = desk_of(Toy([*many, STOP]), 900, Closing())
    mended(context, many[:3], until=0.5)
    assert 0.5 <= context.clock.used() < 0.52
    few = desk_of(Toy([A, STOP]), 1_000_000, Closing())
    found = mended(few, [STOP])
    assert (names(found), found.value) == (["a", "stop"], 3.0)
    assert few.clock.nodes < 10 * mending.STALE


def test_a_plan_as_a_beam_would_give_it() -> None:
    toy = Toy([Step("roll", 1.0, draws=True), *STEPS])
    found = mended(desk_of(toy, profile=Closing()), [B, toy.steps[0], C], until=0.0)
    line = found.line([one.action for one in STEPS])
    assert (line.first, line.value) == (1, found.value)
    assert line.end.moves() == found.moves and line.end.state is found.states[-1]
    assert [state for state, _ in line.end.steps()] == found.states[:-1]
    # Chance had a part in it after the first move.
    assert line.end.drawn and not line.end.begin().drawn


def ranked(profile: ToySense, **settings: Any) -> list[tuple[list[str], float]]:
    """With a beam too narrow to see what B is good for."""
    toy = Toy(STEPS)
    settings = {"width": 1, "again": 9, "worlds": 1, "widens": False, **settings}
    planner = Planner(desk_of(toy, profile=profile), random.Random(1), SearchSettings(**settings))
    root = toy.start()
    lines = planner.ranked(root, toy.legal_for(root, 0))
    return [([one.text for one in line.end.moves()], line.value) for line in lines]


def test_the_best_plan_of_a_search_is_mended() -> None:
    narrow = [(["a", "d", "stop"], 4.0), (["stop"], 0.0)]
    assert ranked(Closing(), mends=False) == narrow
    assert ranked(ToySense()) == narrow  # a game whose plans are not mended
    assert ranked(Over()) == [(["a"], 3.0), (["d"], 1.0), (["stop"], 0.0), (["b"], -1.0)]
    found = ranked(Closing())
    assert found[0][1] == 10.0 and sorted(found[0][0]) == ["a", "b", "c"]
    # It takes the place of a plan that begins alike.
    assert len({moves[0] for moves, _ in found}) == len(found)


# --- Clans ----------------------------------------------------------------------------------------


def test_schemes_of_clans_are_contracts() -> None:
    rng = random.Random(1)
    seen: set[str] = set()
    for seed in range(1, 5):
        state = ceilidh.new("clans", 2, seed).state
        own = state.seats[0]
        own.goods[:] = [4, 0, 2, 0, 1, 0]
        shown = {number for number in state.display if number}
        for _ in range(60):
            scheme = contract_scheme(state, 0, rng)
            last = scheme[-1]
            assert last.spec is FULFIL and last.a in shown
            contract = state.rules.components.contracts[last.a - 1]
            has = own.goods[:]
            for action in scheme[:-1]:
                word = action.spec.word
                seen.add(word)
                if word == "take":
                    assert action.a == last.a
                else:
                    has[action.a] += action.b if word == "buy" else -action.b
            # What is sold is not missing, what is missing is bought, and no more.
            for good, need in enumerate(contract.needs):
                assert has[good] >= need
                assert has[good] <= max(need, own.goods[good])
    assert seen == {"take", "buy", "sell"}
    # One in the box need not be taken; without any there is no scheme.
    state.display[:] = [0] * len(state.display)
    assert contract_scheme(state, 0, rng) == []
    own.box = (7,)
    scheme = contract_scheme(state, 0, rng)
    assert scheme[-1].text == "fulfil 7" and "take" not in {one.spec.word for one in scheme}


def searched(table: Table, mends: bool) -> float:
    """What the best plan from here is worth; it is played to see that it leads there."""
    game, legal = table.game, table.game.flow.legal_for(table.state, 0)
    judge, profile = judge_of("clans", "tuned"), search_profile_of("clans")
    assert judge is not None and profile is not None and profile.closing is PASS.only
    context = SearchContext(game, 0, profile, judge, Budget(nodes=3_000).start())
    planner = Planner(context, random.Random(1), SearchSettings(worlds=1, mends=mends))
    best = planner.ranked(game.clone(table.state), legal)[0]
    state = game.clone(table.state)
    game.freeze_rivals(state, 0)
    for action in best.end.moves():
        assert action in game.flow.legal_for(state, 0)
        game.flow.apply_for(state, 0, action)
    assert profile.end(context, state, judge(state, 0)) == pytest.approx(best.value)
    return best.value


def test_mending_finds_better_rounds_than_beams_alone() -> None:
    """The same number of moves tried, from the same positions."""
    gains = []
    for moves in (3, 17, 30, 44):
        table = bot_game("clans", ["tacksman"], 3, moves=moves)
        gains.append(searched(table, mends=True) - searched(table, mends=False))
    assert sum(gains) / len(gains) > 1.0
