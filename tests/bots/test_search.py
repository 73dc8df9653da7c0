"""Bots that plan: budgets, chains that are remembered, and nothing seen that may not be."""

import random
from typing import Any, ClassVar

import pytest

import ceilidh
from ceilidh.bots.base import ask, generator
from ceilidh.bots.bot_names import profile_of
from ceilidh.bots.catalogue import judge_of, make_bot, search_profile_of
from ceilidh.bots.clans.search import ClansSearchProfile
from ceilidh.bots.roster import ROSTER
from ceilidh.bots.search.bot import MOST, PlanCache, SearchBot, SearchSettings
from ceilidh.bots.search.budget import Budget, BudgetTimer, effort
from ceilidh.bots.search.context import SearchContext, SearchProfile
from ceilidh.bots.search.planner import Planner
from ceilidh.games.glenmore.modules.great_glen.rules import BALLOTS, NO_VOTE, Council
from ceilidh.kernel.table import Table
from tests.bots.helpers import bot_game, bot_move
from tests.bots.toy import Step, Toy, desk_of

GAMES = ("clans", "glenmore")
QUICK = "chief@250n"
MOST_AT_ONCE = 250  # moves that one greedy decision of a playout can try beyond the budget


class Kept(Budget):
    """A budget that keeps the clocks it starts."""

    clocks: ClassVar[list[BudgetTimer]] = []

    def start(self) -> BudgetTimer:
        self.clocks.append(super().start())
        return self.clocks[-1]


def searcher(
    game: str, budget: Budget, settings: SearchSettings | None = None, seat: int = 0
) -> SearchBot:
    judge, profile = judge_of(game, "tuned"), search_profile_of(game)
    assert judge is not None and profile is not None
    return SearchBot(generator(1, seat), judge, profile, budget, settings or SearchSettings())


def test_a_budget_is_seconds_or_nodes() -> None:
    clock = Budget(nodes=4).start()
    assert clock.used() == 0
    clock.tick()
    assert clock.used() == 0.25
    with pytest.raises(AssertionError):
        Budget(0.0, 0)


def test_an_effort_counts_moves_and_has_a_limit() -> None:
    """The same strength on a slow or busy machine, as far as people can be asked to wait."""
    assert effort(1.0, 24_000) == Budget(seconds=8.0, nodes=24_000)
    assert effort(0.2, 24_000) == Budget(seconds=4.0, nodes=4_800)
    clock = Budget(seconds=10.0, nodes=4).start()
    clock.now = lambda: clock.began + 2.5 * clock.nodes
    clock.tick()
    assert clock.used() == 0.25 and not clock.hurried()
    clock.now = lambda: clock.began + 10.0
    assert clock.used() == 1.0 and clock.hurried()
    for _ in range(3):
        clock.tick()
    assert clock.used() == 1.0 and not clock.hurried()


@pytest.mark.parametrize("game", GAMES)
def test_a_level_tries_the_same_moves_on_any_machine(game: str) -> None:
    """A machine ten times as slow changes nothing, one that stands still is told of."""
    table = bot_game(game, ["greedy", "greedy"], 3, moves=20)
    seat, pace = table.actors[0], 300
    found = []
    for speed in (pace, pace / 10, pace / 1000):
        budget = Slow(effort(1.0, pace).seconds * 2, pace)
        budget.speed[:] = [speed]
        bot = searcher(game, budget, seat=seat)
        found.append((ask(bot, table.game, table.state, seat), bot.hurried))
    assert found[0] == found[1] and not found[0][1]
    assert found[2][1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 12, 40])
def test_a_budget_of_nodes_is_kept(game: str, moves: int) -> None:
    table = bot_game(game, ["tacksman", "tacksman"], 3, moves=moves)
    seat = table.actors[0]
    budget = Kept(nodes=1_000)
    budget.clocks.clear()
    ask(searcher(game, budget, seat=seat), table.game, table.state, seat)
    for clock in budget.clocks:
        assert clock.nodes <= 1_000 + MOST_AT_ONCE


class Slow(Budget):
    """On a machine that tries so many moves a second."""

    speed: ClassVar[list[float]] = [1.0]

    def start(self) -> BudgetTimer:
        clock = super().start()
        clock.now = lambda: clock.began + clock.nodes / self.speed[0]
        return clock


class Timed(Kept):
    """A budget of seconds on a machine that tries two thousand moves in each of them."""

    def start(self) -> BudgetTimer:
        clock = super().start()
        clock.now = lambda: clock.began + clock.nodes / 2_000
        return clock


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_of_seconds_is_kept(game: str) -> None:
    table = bot_game(game, ["tacksman", "tacksman"], 3, moves=20)
    budget = Timed(seconds=0.5)
    budget.clocks.clear()
    bot = searcher(game, budget)
    for _ in range(12):
        seat = table.actors[0]
        table.play(ask(bot, table.game, table.state, seat), seat)
    assert any(clock.used() > 0.5 for clock in budget.clocks)
    for clock in budget.clocks:
        assert clock.used() <= 1.0 + MOST_AT_ONCE / 1_000


@pytest.mark.parametrize(("widens", "least", "most"), [(True, 900, 2_100), (False, 40, 700)])
def test_a_beam_widens_while_time_is_left(widens: bool, least: int, most: int) -> None:
    """A narrow beam is soon at its end; what is left of the budget goes to wider ones."""
    table = bot_game("clans", ["greedy"], 3, moves=30)
    budget = Kept(nodes=2_000)
    budget.clocks.clear()
    settings = SearchSettings(width=1, again=2, widens=widens, worlds=1, mends=False)
    ask(searcher("clans", budget, settings), table.game, table.state, 0)
    assert least <= budget.clocks[0].nodes <= most


class Other(ClansSearchProfile):
    """One that counts how often another idea of what positions promise is asked for."""

    asked: ClassVar[list[SearchProfile]] = []

    def varied(self, rng: random.Random) -> SearchProfile:
        self.asked.append(super().varied(rng))
        return self.asked[-1]


@pytest.mark.parametrize(
    ("settings", "searches", "least", "most"),
    [
        (SearchSettings(width=4, again=4, worlds=1, mends=False), True, 2_700, 3_000),
        (
            SearchSettings(width=4, again=4, worlds=1, varied=False, mends=False),
            False,
            1_200,
            2_400,
        ),
        (SearchSettings(width=4, again=4, worlds=1, widens=False, mends=False), False, 200, 800),
    ],
)
def test_what_is_left_goes_to_searches_that_follow_other_positions(
    settings: SearchSettings, searches: bool, least: int, most: int
) -> None:
    table = bot_game("clans", ["greedy"], 3, moves=30)
    judge = judge_of("clans", "tuned")
    assert judge is not None
    Other.asked.clear()
    usual = Other()
    clock = Budget(nodes=3_000).start()
    context = SearchContext(table.game, 0, usual, judge, clock)
    legal = table.game.flow.legal_for(table.state, 0)
    lines = Planner(context, generator(1, 0), settings).ranked(table.state, legal)
    assert bool(Other.asked) is searches
    assert context.profile is usual
    assert least <= clock.nodes <= most + MOST_AT_ONCE
    assert [line.value for line in lines] == sorted([line.value for line in lines], reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_and_nodes_play_equal_games(game: str) -> None:
    first = bot_game(game, ["chief@80n", "tacksman"], 11, moves=40)
    assert bot_game(game, ["chief@80n", "tacksman"], 11, moves=40).record() == first.record()


def choices(table: Table, state: Any, seat: int) -> list[str]:
    bots = [make_bot(QUICK, table.game.name, seed, seat) for seed in range(3)]
    return [ask(bot, table.game, state, seat).text for bot in bots]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 15, 60])
def test_the_chance_of_the_game_changes_no_choice(game: str, moves: int) -> None:
    table = bot_game(game, ["tacksman"] * 3, 5, moves=moves)
    seat = table.actors[0]
    other = table.game.clone(table.state)
    other.rng = table.state.rng ^ 0x5555
    assert choices(table, other, seat) == choices(table, table.state, seat)


def test_a_secret_vote_changes_no_choice() -> None:
    table = ceilidh.new("glenmore", 2, 4, {"modules": ["great-glen"]})
    while not any(move.text.startswith("vote") for move in table.legal()):
        assert table.actor is not None
        table.play(bot_move(table, "tacksman", table.actor), table.actor)
    table.play("vote aye", 0)
    (part,) = [part for part in table.state.module_states.values() if isinstance(part, Council)]
    other = table.game.clone(table.state)
    other.keep(part.with_votes((BALLOTS.index("nay"), NO_VOTE)))
    assert choices(table, other, 1) == choices(table, table.state, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_spy_sees_no_state_but_the_determinized(game: str) -> None:
    """Whatever is tried begins in the copy that the seat may see, or in another draw of it."""
    table = bot_game(game, ["tacksman", "tacksman"], 8, moves=30)
    secret = table.state.rng
    seat = table.actors[0]
    seen: list[int] = []

    class Spy(SearchContext):
        def after(self, state: Any, actor: int, action: Any) -> Any:
            seen.append(state.rng)
            return super().after(state, actor, action)

    class SpyBot(SearchBot):
        def context(self, game: Any, seat: int) -> SearchContext:
            return Spy(game, seat, self.profile, self.judge_for, self.budget.start())

    plain = searcher(game, Budget(nodes=400), seat=seat)
    bot = SpyBot(plain.rng, plain.judge_for, plain.profile, plain.budget, plain.settings)
    ask(bot, table.game, table.state, seat)
    assert seen and secret not in seen


def test_a_chain_is_remembered_and_not_planned_again() -> None:
    table = bot_game("glenmore", ["tacksman", "tacksman"], 3, moves=20)
    budget = Kept(nodes=400)
    budget.clocks.clear()
    bot = searcher("glenmore", budget)
    decisions = 0
    for _ in range(40):
        seat = table.actors[0]
        decisions += len(table.legal()) > 1
        table.play(ask(bot, table.game, table.state, seat), seat)
    assert len(budget.clocks) < decisions


def test_of_many_moves_a_few_are_tried_spread_evenly() -> None:
    steps = [Step(f"get {number}", float(number % 5)) for number in range(9)]
    toy = Toy(steps)
    context = desk_of(toy)
    assert context.greedy(toy.start(), 0).text == "get 4"
    assert context.clock.nodes == 9
    assert context.greedy(toy.start(), 0, 3).text == "get 4"
    assert context.clock.nodes == 12
    assert context.greedy(toy.start(), 0, 2).text == "get 8"


@pytest.mark.parametrize(("known", "varied", "times"), [(1, True, 1), (1, False, 0), (0, True, 0)])
def test_a_known_plan_is_compared_with_those_of_another_search(
    known: int, varied: bool, times: int
) -> None:
    table = bot_game("clans", ["greedy"], 3, moves=12)
    asked: list[random.Random] = []

    class Watched(ClansSearchProfile):
        def varied(self, rng: random.Random) -> ClansSearchProfile:
            asked.append(rng)
            return self

    judge, state = judge_of("clans", "tuned"), table.state
    assert judge is not None
    settings = SearchSettings(varied=varied)
    bot = SearchBot(generator(1, 0), judge, Watched(), Budget(nodes=60), settings)
    legal = table.game.flow.legal_for(state, 0)
    bot.memory.keep(bot.profile.own_key(state, 0), legal[:known])
    assert bot.choose(table.game, state, 0, legal) in legal
    assert len(asked) == times


def test_a_memory_forgets_the_oldest() -> None:
    table = ceilidh.new("clans", 2, 1)
    action = table.legal()[0].action
    memory = PlanCache()
    for number in range(MOST + 1):
        memory.keep((number,), [action])
    assert memory.recall((0,)) is None
    assert memory.recall((MOST,)) is action


def test_levels_have_names_and_budgets_of_their_own() -> None:
    chief = profile_of("chief@0.2s")
    assert chief is not None and chief.budget == Budget(seconds=0.2)
    nodes = profile_of("laird@300n")
    assert nodes is not None and nodes.budget == Budget(nodes=300)
    assert [
        profile_of(one) for one in ("chief@", "chief@0s", "tacksman@1s", "duke", "duke@1s")
    ] == ([None] * 5)
    other = profile_of("chief@300n:turns=1:gap=4:playouts=0")
    assert other is not None and other.settings == SearchSettings(turns=1, gap=4.0, playouts=False)
    assert profile_of("chief@300n:haste=1") is None and profile_of("chief@300n:turns=1.5") is None
    efforts = [level.effort for level in ROSTER.values()]
    assert efforts == sorted(efforts) and efforts[-1] <= 1
