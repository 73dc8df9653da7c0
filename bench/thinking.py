"""What thinks on top of a game: bots that try moves on copies, and environments that observe.

`ours.py` measures it; the same figures of Catanatron stand in `reference.py`. Times are CPU times.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import Any

from ceilidh.bots.catalogue import make_bot
from ceilidh.bots.search.bot import SearchBot
from ceilidh.bots.search.context import SearchContext
from ceilidh.kernel.game import Game

NODES = 400  # that a planner may try for one decision


def greedy_figures(
    game: Game[Any], new: Callable[[], Any], players: int, seed: int, seconds: float
) -> dict[str, float]:
    """Whole games of tacksmen: their decisions, and the moves that they try for those.

    Each is cloned, applied and judged; what a decision takes besides is shared out among them.
    """
    bots = [make_bot("tacksman", game.name, seed, seat) for seat in range(players)]

    def played() -> tuple[int, int]:
        state = new()
        decisions = tried = 0
        while not game.over(state):
            seat = game.actor(state)
            legal = game.legal(state)
            decisions += 1
            tried += len(legal) if len(legal) > 1 else 0
            game.apply(state, bots[seat].choose(game, state, seat, legal))
        return decisions, tried

    played()  # what is found and read once is there afterwards
    decisions = tried = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        one, moves = played()
        decisions += one
        tried += moves
        spent = process_time() - start
    return {
        "tried_per_s": tried / spent,
        "tried_us": spent / tried * 1e6,
        "greedy_decisions_per_s": decisions / spent,
    }


def nodes_per_s(level: str, game: Game[Any], states: list[Any], seed: int, seconds: float) -> float:
    """Moves that a bot tries while it plans at these positions, as far as time allows."""
    bot = make_bot(f"{level}@{NODES}n", game.name, seed, 0)
    assert isinstance(bot, SearchBot)
    desks: list[SearchContext] = []
    make = bot.context

    def noted(game: Game[Any], seat: int) -> SearchContext:
        desks.append(make(game, seat))
        return desks[-1]

    bot.context = noted  # type: ignore[method-assign]
    start = process_time()
    spent = 0.0
    for state in states:
        seat = game.actor(state)
        bot.choose(game, state, seat, game.legal(state))
        spent = process_time() - start
        if spent > seconds:
            break
    return sum(context.clock.nodes for context in desks) / spent


def environment_figures(
    game: str, players: int, options: dict[str, object], seed: int, seconds: float
) -> dict[str, float]:
    """Steps by chance, each with an observation and a mask; none where the extra is missing.

    A step of PettingZoo is one decision. One of Gymnasium is a decision of the learner and all
    that its rivals, random bots, decide before its next one.
    """
    try:
        from ceilidh.envs.aec import SeatsEnv
        from ceilidh.envs.learner import LearnerEnv
    except ImportError:
        return {}
    seats = SeatsEnv(game, players, options)
    learner = LearnerEnv(game, players, options)
    return {
        "steps_per_s": _seats_steps(seats, random.Random(seed), seconds),
        "gym_steps_per_s": _learner_steps(learner, random.Random(seed), seconds),
    }


def legal_numbers(mask: Any) -> Any:
    """The actions of a mask; numpy finds them quickest in one of bools."""
    return mask.view(bool).nonzero()[0]


def _seats_steps(env: Any, chance: random.Random, seconds: float) -> float:
    env.reset(seed=1)
    steps = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(chance.choice(legal_numbers(mask)))
        steps += 1
        if any(env.terminations.values()):
            env.reset()
        spent = process_time() - start
    return steps / spent


def _learner_steps(env: Any, chance: random.Random, seconds: float) -> float:
    seen, _ = env.reset(seed=1)
    steps = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        seen, _, over, cut, _ = env.step(chance.choice(legal_numbers(seen["action_mask"])))
        steps += 1
        if over or cut:
            seen, _ = env.reset()
        spent = process_time() - start
    return steps / spent
