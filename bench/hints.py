"""How good hints are: the first hint, followed to the end of the turn, against the chief's turn.

Positions are those in which a turn begins, from games of bots with and without modules. Both turns
are played in the same world, hint and chief each with what it may know. The ends are compared as
the chief judges: in Clans by the best rest of the round that it finds, in Glen More II by playouts
of both turns in the same worlds. Ctrl-C ends it and tells what was found.

    python -m bench.hints --positions 200 --hint 12000n --chief 3600n
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, TypeVar

import ceilidh
from ceilidh.bots.analysis.judgement import WEIGHTS, Judgement
from ceilidh.bots.base import ask
from ceilidh.bots.bot_names import profile_of
from ceilidh.bots.catalogue import judge_of, make_bot, search_profile_of
from ceilidh.bots.roster.chief import BOT as CHIEF
from ceilidh.bots.search.bot import SearchBot
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.context import SearchContext
from ceilidh.bots.search.planner import Planner
from ceilidh.bots.search.playouts import Playouts
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game

T = TypeVar("T")
_work: Callable[[int], Any]  # of `spread`

NEAR = 1.0  # points
LONGEST = 60  # moves of a turn
WORLDS = 24  # in which turns are played on
ENDLESS = 1_000_000_000
SETUPS: list[tuple[str, int, dict[str, object]]] = [
    ("clans", 2, {}),
    ("clans", 3, {"modules": ["awards"]}),
    ("clans", 2, {"modules": ["trains", "farmers-markets"]}),
    ("glenmore", 2, {}),
    ("glenmore", 3, {"modules": ["dragon-boats", "great-glen"]}),
    ("glenmore", 4, {}),
]


@dataclass(frozen=True)
class Position:
    """Where a turn begins, by the set-up of its game and the number of the move."""

    name: str
    game: Game[Any]
    state: Any
    seat: int


@dataclass(frozen=True)
class Turn:
    """A turn as it was made: its end, its moves, and what was planned for the turns after it."""

    end: Any
    moves: list[Action]
    rest: Sequence[Action]


@dataclass(frozen=True)
class Result:
    """By how many points the hinted turn is better; whether both made the same moves."""

    position: Position
    better: float
    same: bool


# --- positions ------------------------------------------------------------------------------------


def turns(setup: tuple[str, int, dict[str, object]], seed: int) -> Iterator[Position]:
    """The beginnings of turns of one game of bots."""
    name, players, options = setup
    table = ceilidh.new(name, players, seed, options)
    profile = search_profile_of(name)
    assert profile is not None
    bots = [make_bot("tacksman", name, seed, seat) for seat in range(players)]
    last: tuple[Any, int] | None = None
    while table.actor is not None:
        game, state, seat = table.game, table.state, table.actor
        fresh = last is None or last[1] != seat or game.turn_over(last[0], state, seat)
        if fresh and len(table.legal(seat)) > 1 and profile.planned(state, seat):
            words = " ".join(map(str, [players, *options.values()]))
            title = f"{name} {words} seed {seed} move {len(table.played)}"
            yield Position(title, game, game.clone(state), seat)
        last = (game.clone(state), seat)
        table.play(ask(bots[seat], game, state, seat), seat)


def sample(number: int, seed: int) -> list[Position]:
    """So many positions, as many of each set-up."""
    rng = random.Random(seed)
    found: list[Position] = []
    share = -(-number // len(SETUPS))
    for nth, setup in enumerate(SETUPS):
        of_games = [one for game in range(3) for one in turns(setup, seed + 10 * nth + game)]
        found += rng.sample(of_games, min(share, len(of_games)))
    return rng.sample(found, min(number, len(found)))


# --- turns ----------------------------------------------------------------------------------------


def hinted_turn(at: Position, world: Any, budget: Budget) -> Turn:
    """The turn of somebody who does what the hint says, and asks again after a surprise."""
    game, seat = at.game, at.seat
    state, made = game.clone(world), list[Action]()
    plan: list[Action] = []
    rest: Sequence[Action] = ()
    while len(made) < LONGEST:
        legal = game.flow.legal_for(state, seat)
        if not plan or plan[0] not in legal:
            (best,) = Judgement(game, state, seat, budget).plans(1)
            plan, rest = list(best.turn), best.chain[len(best.turn) :]
        before, action = game.clone(state), plan.pop(0)
        game.flow.apply_for(state, seat, action)
        made.append(action)
        if state.rng != before.rng:
            plan = []
        if seat not in game.actors(state) or game.turn_over(before, state, seat):
            break
    return Turn(state, made, rest)


def chiefs_turn(at: Position, world: Any, budget: str, seed: int) -> Turn:
    game, seat = at.game, at.seat
    bot = make_bot(f"chief@{budget}", game.name, seed, seat)
    state, made = game.clone(world), list[Action]()
    while len(made) < LONGEST:
        before, action = game.clone(state), ask(bot, game, state, seat)
        game.flow.apply_for(state, seat, action)
        made.append(action)
        if seat not in game.actors(state) or game.turn_over(before, state, seat):
            break
    assert isinstance(bot, SearchBot)
    return Turn(state, made, bot.memory.plan(bot.profile.own_key(state, seat)))


def context_of(at: Position, budget: Budget) -> SearchContext:
    """The chief's way to look at the game."""
    judge_for, profile = judge_of(at.game.name, WEIGHTS), search_profile_of(at.game.name)
    assert judge_for is not None and profile is not None
    return SearchContext(at.game, at.seat, profile, judge_for, budget.start())


def planned_on(at: Position, end: Any, known: Sequence[Action], nodes: int, seed: int) -> float:
    """What the best rest of a round is worth that the chief finds; a plan for it may be known."""
    game, seat, rng = at.game, at.seat, random.Random(seed)
    context = context_of(at, Budget(nodes=nodes))
    profile = context.profile
    if not end.stack:
        return context.margin(end)
    guess = game.determinize(end, seat, rng.getrandbits(63))
    stand_still(game, guess, seat)
    if context.decides(guess) and not profile.reached(at.state, guess, seat):
        legal = game.flow.legal_for(guess, seat)
        return Planner(context, rng, CHIEF.settings).ranked(guess, legal, known)[0].value
    return profile.end(context, guess, context.judge_for(at.state, seat))


def planned_values(at: Position, mine: Turn, theirs: Turn, nodes: int, seed: int) -> list[float]:
    # What one of them begins a later turn with may be what the other has done already.
    plans = (mine.rest, theirs.rest, theirs.moves)
    return [
        max([planned_on(at, one.end, known, nodes, seed) for known in plans])
        for one in (mine, theirs)
    ]


def played_values(at: Position, mine: Turn, theirs: Turn, seed: int) -> list[float]:
    """The means of playouts in the same worlds, so that luck does not decide."""
    context, rng = context_of(at, Budget(nodes=ENDLESS)), random.Random(seed)
    playouts = Playouts(context, rng, CHIEF.settings.turns, CHIEF.settings.later)
    worlds = [at.game.determinize(at.state, at.seat, rng.getrandbits(63)) for _ in range(WORLDS)]
    rows = [playouts.played(world, [mine.moves, theirs.moves]) for world in worlds]
    return [statistics.mean(row[nth] for row in rows) for nth in range(2)]


def stand_still(game: Game[Any], state: Any, seat: int) -> None:
    """Let rivals pass, also the one whose turn has begun, as in the plans of the seat."""
    round_ = state.round
    game.freeze_rivals(state, seat)
    while state.stack and state.round == round_ and seat not in game.actors(state):
        actor = game.actor(state)
        legal = game.flow.legal_for(state, actor)
        chosen = [one for one in legal if one.text == "pass"] or legal[-1:]
        game.flow.apply_for(state, actor, chosen[0])
        game.freeze_rivals(state, seat)


def budget_of(text: str) -> Budget:
    """`3s` or `27000n`, as bots are named."""
    profile = profile_of(f"chief@{text}")
    assert profile is not None and profile.budget is not None, text
    return profile.budget


def compared(at: Position, hint: Budget, chief: str, nodes: int, seed: int) -> Result:
    world = at.game.determinize(at.state, at.seat, seed)
    mine, theirs = hinted_turn(at, world, hint), chiefs_turn(at, world, chief, seed)
    if mine.moves == theirs.moves:
        return Result(at, 0.0, True)
    values = (
        planned_values(at, mine, theirs, nodes, seed)
        if at.game.name == "clans"
        else played_values(at, mine, theirs, seed)
    )
    return Result(at, values[0] - values[1], False)


# --- the report -----------------------------------------------------------------------------------


def report(found: list[Result]) -> list[str]:
    better = sorted([one.better for one in found])
    near = sum(one >= -NEAR for one in better) / len(better)
    same = sum(one.same for one in found) / len(found)
    cuts = [better[min(int(share * len(better)), len(better) - 1)] for share in (0.05, 0.25, 0.5)]
    return [
        f"{len(found)} positions: within {NEAR:g} point of the chief's own turn {near:.1%}",
        f"the same moves {same:.1%}; mean difference {statistics.mean(better):+.2f} points",
        f"percentiles 5, 25, 50: {cuts[0]:+.2f}, {cuts[1]:+.2f}, {cuts[2]:+.2f}; "
        f"least {better[0]:+.2f}, most {better[-1]:+.2f}",
    ]


def spread(work: Callable[[int], T], number: int, processes: int) -> Iterator[T]:
    """What a function says of 0, 1, 2 and so on; each process knows all that this one does."""
    if processes == 1:
        yield from map(work, range(number))
        return
    global _work
    _work = work
    with get_context("fork").Pool(processes) as pool:
        yield from pool.imap(_worked, range(number))


def _worked(number: int) -> Any:
    return _work(number)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=200, metavar="N")
    parser.add_argument("--hint", default="3s", help="seconds or moves tried (%(default)s)")
    parser.add_argument("--chief", default="0.9s", help="the same for the chief (%(default)s)")
    parser.add_argument("--nodes", type=int, default=3_000, help="to judge an end (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    arguments = parser.parse_args()
    positions = sample(arguments.positions, arguments.seed)

    def compare(number: int) -> tuple[float, bool]:
        hint, seed = budget_of(arguments.hint), arguments.seed * 1_000 + number
        one = compared(positions[number], hint, arguments.chief, arguments.nodes, seed)
        return one.better, one.same

    found: list[Result] = []
    with suppress(KeyboardInterrupt):
        for number, told in enumerate(spread(compare, len(positions), arguments.processes)):
            one = Result(positions[number], *told)
            found.append(one)
            if one.better < -NEAR:
                print(f"{number + 1}. {one.position.name}: {one.better:+.2f}", flush=True)
    for game in ("clans", "glenmore"):
        of_game = [one for one in found if one.position.game.name == game]
        print("\n".join([game, *[f"  {line}" for line in report(of_game)]] if of_game else []))
    print("\n".join(["together", *[f"  {line}" for line in report(found)]]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
