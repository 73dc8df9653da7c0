"""From the value of a position to the points that a seat may expect at the end of the game.

An evaluation compares positions; its level says less. So the level is set by what games of the
tacksman brought from positions of all stages (`python -m bench.expectation` measures it), and
only differences are taken from the evaluation.
"""

from __future__ import annotations

from typing import Any, Final

from ceilidh.bots.catalogue import search_profile_of
from ceilidh.bots.greedy import JudgeMaker
from ceilidh.kernel.game import Game

# What share of the value that is not points yet became points, by the least number of players.
SHARES: Final = {"clans": {1: 0.95, 2: 1.15}, "glenmore": {2: 0.63, 3: 0.47}}


def share_of(game: str, players: int) -> float:
    known = SHARES.get(game, {1: 1.0})
    return known[max([number for number in known if number <= players])]


def expected(game: Game[Any], state: Any, seat: int, judge_for: JudgeMaker) -> float:
    """The final points of a seat that are to be expected; exact when the game is over."""
    now = float(game.scores(state)[seat])
    if not state.stack:
        return now
    worth = judge_for(state, seat).worth(state)
    return now + share_of(game.name, len(state.seats)) * (worth - now)


def leads(game: Game[Any], state: Any, judge_for: JudgeMaker) -> list[float]:
    """By how many points each seat is ahead of its best rival; alone, what it may expect.

    Every seat is judged from what it may know itself. All are judged in the same way, so that the
    level, which is the less certain part, drops out.
    """
    seats = range(len(state.seats))
    profile = search_profile_of(game.name)
    if not state.stack:
        worths = [float(points) for points in game.scores(state)]
    elif len(state.seats) == 1:
        worths = [expected(game, game.determinize(state, 0, 1), 0, judge_for)]
    elif profile is not None and not profile.planned(state, game.actor(state)):
        # While some have chosen their clan and others have not, nothing can be compared.
        return [0.0 for _ in seats]
    else:
        worths = [_worth(game, state, seat, judge_for) for seat in seats]
    return [
        worths[seat] - max([worths[one] for one in seats if one != seat], default=0.0)
        for seat in seats
    ]


def _worth(game: Game[Any], state: Any, seat: int, judge_for: JudgeMaker) -> float:
    guess = game.determinize(state, seat, 1)
    return judge_for(guess, seat).worth(guess)
