"""A table at which one seat learns and rivals play the others, or at which the learner has all.

Both environments of Gymnasium sit on it: the single one and the batch.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

import numpy as np

from ceilidh.bots.base import Bot, RandomBot, ask
from ceilidh.bots.catalogue import choices, known_bot, make_bot
from ceilidh.envs.session import REWARDS, Form, begun
from ceilidh.envs.spaces import one_of
from ceilidh.kernel.errors import UnknownSeat
from ceilidh.kernel.reason import quoted

Observation = dict[str, Any]
# Chooses an action from what its seat observes: an agent, maybe the one that learns.
Policy = Callable[[Observation], int]
Rival = str | Policy
Rivals = Rival | Sequence[Rival]
SELF: Final = "self"  # instead of rivals: the learner decides for every seat
NOBODY: Final = -1  # decides once the game is over
ILLEGAL: Final = -1.0  # the reward of a move that is not legal; it ends the game


class LearnerTable:
    """`seat` is the seat of the learner, with `SELF` the one that decides now."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None,
        rivals: Rivals,
        seat: int | None,
        reward: str,
        form: Form,
    ) -> None:
        self.game = game
        self.players = players
        self.reward = reward
        self.session = begun(game, players, 0, options, form)  # refuses what cannot be played
        self.plays_all = isinstance(rivals, str) and rivals == SELF
        self.rivals = () if self.plays_all else self._checked_rivals(rivals)
        self.fixed = seat
        if seat is not None and seat not in self.session.people:
            raise UnknownSeat(
                "There is no seat {given}; programs number the seats 0 to {last}.",
                fields={"given": quoted(seat), "last": self.session.people[-1]},
            )
        self.seat = self.session.people[0] if seat is None else seat
        self.bots: dict[int, Bot | Policy] = {}
        self.points = [0.0] * players
        self.over = True
        self.illegal = ""  # why the last choice was not possible

    def _checked_rivals(self, rivals: Rivals) -> tuple[Rival, ...]:
        if isinstance(rivals, str) or callable(rivals):
            rivals = (rivals,) * self.players
        named = tuple(rivals)
        for rival in named:
            if not callable(rival) and not known_bot(rival):
                one_of("rivals", rival, tuple(choices()))
        assert len(named) >= len(self.session.people) - 1, "a rival for each of the other seats"
        return named

    def begin(self, random: np.random.Generator) -> None:
        """A new game, up to the first decision of the learner."""
        drawn = int(random.integers(2**31))
        self.session = self.session.again(drawn)
        people = self.session.people
        place = int(random.integers(len(people)))
        self.seat = people[place] if self.fixed is None else self.fixed
        first = people.index(self.seat)
        others = [people[(first + n) % len(people)] for n in range(1, len(people))]
        self.bots = {
            seat: rival if callable(rival) else make_bot(rival, self.game, drawn, seat)
            for seat, rival in zip(others, self.rivals, strict=False)
        }
        self.over = False
        self.illegal = ""
        if self.reward == REWARDS[1]:
            self.points = self.session.points()
        self.let_others_play()

    def choose(self, number: int) -> list[float]:
        """Choose for the learner; the rewards of all seats since its last choice, if any."""
        session, seat = self.session, self.seat
        partial = session.choosing(seat)
        if not partial.pick(number):
            return self.refuse(number)
        move = partial.move()
        if move is None:
            return []
        session.apply(move, seat)
        self.let_others_play()
        return self.earned()

    def refuse(self, number: int) -> list[float]:
        """End the game because of a choice that is not possible; the rewards of all seats."""
        self.illegal = self.session.why_not(number, self.seat)
        self.over = True
        return [ILLEGAL if one == self.seat else 0.0 for one in range(self.players)]

    def random_rivals(self) -> dict[int, Random]:
        """By seat the dice of rivals that play any legal move."""
        return {seat: bot.rng for seat, bot in self.bots.items() if type(bot) is RandomBot}

    def let_others_play(self) -> None:
        """Until the learner owes a decision, or the game is over."""
        session = self.session
        game, state = session.game, session.state
        seat = game.actor(state)
        if self.plays_all:
            self.over = seat == NOBODY
            self.seat = self.seat if self.over else seat
            return
        while seat not in (self.seat, NOBODY):
            rival = self.bots[seat]
            if callable(rival):
                session.play(int(rival(dict(session.seen(seat)))), seat)
            else:
                session.apply(ask(rival, game, state, seat), seat)
            seat = game.actor(state)
        self.over = seat == NOBODY

    def earned(self) -> list[float]:
        """The rewards of all seats since the last choice; none before the end with `place`."""
        if self.reward == REWARDS[0]:
            return self.session.places() if self.over else []
        points = self.session.points()
        gained = [new - old for new, old in zip(points, self.points, strict=True)]
        self.points = points
        return gained

    def info(self) -> dict[str, Any]:
        """The learner's seat; at the end the points of all and its place, from 1."""
        if not self.session.over:
            return {"seat": self.seat}
        scores, ranks = self.session.result()
        return {"seat": self.seat, "scores": scores, "rank": ranks[self.seat]}
