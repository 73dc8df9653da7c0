"""The Gymnasium environment: one seat learns, bots play the others.

env = gymnasium.make("ceilidh.envs.learner:ceilidh/Clans-v0", players=2, rivals="tacksman")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from ceilidh.bots.base import Bot, ask
from ceilidh.bots.catalogue import RANDOM, choices, known_bot, make_bot
from ceilidh.envs.session import FULL, REWARDS, begun
from ceilidh.envs.spaces import (
    action_space,
    checked,
    form_of,
    observation_space,
    one_of,
    rendered,
)
from ceilidh.kernel.errors import UnknownSeat
from ceilidh.kernel.reason import quoted

Observation = dict[str, Any]
NOBODY = -1  # decides once the game is over
# Chooses an action from what its seat observes: an agent, maybe the one that learns.
Policy = Callable[[Observation], int]
Rival = str | Policy
ILLEGAL = -1.0  # the reward of a move that is not legal; it ends the game


class LearnerEnv(gymnasium.Env[Observation, np.int64]):
    """`rivals` is one bot for all other seats, or one for each, in their order from the learner on.

    A rival is the name of a bot, your own as `module:Class` (`__main__:Class` in a notebook), or a
    function that gets what its own seat observes, with its mask, and returns an action. So an agent
    can play against itself, or against an earlier self:

    >>> import numpy as np
    >>> def first_legal(seen):
    ...     return int(np.flatnonzero(seen["action_mask"])[0])
    >>> env = LearnerEnv("clans", players=2, rivals=first_legal, seat=0)
    >>> seen, info = env.reset(seed=1)
    >>> over = False
    >>> while not over:
    ...     seen, reward, over, _, info = env.step(first_legal(seen))
    >>> info["rank"] in (1, 2)
    True

    Once the game is over the mask has every action: none of them is played, but samplers and
    policies that are asked once more, as by an autoreset, have something to choose from.
    With `actions="compact"` a move is chosen part by part, each part in a step of its own; rewards
    come with the last. Without a `seat` each game draws one. An illegal action ends the game with a
    reward of -1, and `info["illegal"]` says why; agents that keep to the mask never see it.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        rivals: Rival | Sequence[Rival] = RANDOM,
        seat: int | None = None,
        reward: str = REWARDS[0],
        render_mode: str | None = None,
        actions: str = FULL.actions,
        observation: str = FULL.observation,
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options or {})
        self.reward = checked(reward, render_mode)
        self.render_mode = render_mode
        form = form_of(actions, observation)
        self.session = begun(game, players, 0, self.options, form)  # refuses what cannot be played
        self.rivals = self._checked_rivals(rivals)
        self.fixed = seat
        if seat is not None and seat not in self.session.people:
            raise UnknownSeat(
                "There is no seat {given}; programs count the seats from 0 to {last}.",
                fields={"given": quoted(seat), "last": self.session.people[-1]},
            )
        self.seat = self.session.people[0] if seat is None else seat
        self.bots: dict[int, Bot | Policy] = {}
        self.points = 0.0
        self.observation_space = observation_space(game, form)
        self.action_space = action_space(game, form)

    def _checked_rivals(self, rivals: Rival | Sequence[Rival]) -> tuple[Rival, ...]:
        if isinstance(rivals, str) or callable(rivals):
            rivals = (rivals,) * self.players
        named = tuple(rivals)
        for rival in named:
            if not callable(rival) and not known_bot(rival):
                one_of("rivals", rival, tuple(choices()))
        assert len(named) >= len(self.session.people) - 1, "a rival for each of the other seats"
        return named

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**31))
        self.session = self.session.again(drawn)
        people = self.session.people
        place = int(self.np_random.integers(len(people)))
        self.seat = people[place] if self.fixed is None else self.fixed
        first = people.index(self.seat)
        others = [people[(first + n) % len(people)] for n in range(1, len(people))]
        self.bots = {
            seat: rival if callable(rival) else make_bot(rival, self.game, drawn, seat)
            for seat, rival in zip(others, self.rivals, strict=False)
        }
        self.points = float(self.session.points()[self.seat])
        self._let_others_play()
        return self.seen(), self.info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        number = int(action)
        session = self.session
        why = session.why_not(number, self.seat)
        if why:
            return self.seen(), ILLEGAL, True, False, {**self.info(), "illegal": why}
        if session.play(number, self.seat):
            self._let_others_play()
            return self.seen(), self._earned(), session.over, False, self.info()
        return self.seen(), 0.0, False, False, self.info()

    def _let_others_play(self) -> None:
        """Until the learner owes a decision, or the game is over."""
        session = self.session
        game, state = session.game, session.state
        seat = game.actor(state)
        while seat not in (self.seat, NOBODY):
            rival = self.bots[seat]
            if callable(rival):
                session.play(int(rival(dict(session.seen(seat)))), seat)
            else:
                session.apply(ask(rival, game, state, seat), seat)
            seat = game.actor(state)

    def _earned(self) -> float:
        if self.reward == "points":
            points = float(self.session.points()[self.seat])
            gained, self.points = points - self.points, points
            return gained
        return self.session.places()[self.seat] if self.session.over else 0.0

    def seen(self) -> Observation:
        return {"observation": self.session.observe(self.seat), "action_mask": self._mask()}

    def _mask(self) -> Any:
        mask = self.session.mask(self.seat)
        return np.ones_like(mask) if self.session.over else mask

    def info(self) -> dict[str, Any]:
        """The learner's seat; at the end the points of all and its place, from 1."""
        if not self.session.over:
            return {"seat": self.seat}
        scores, ranks = self.session.result()
        return {"seat": self.seat, "scores": scores, "rank": ranks[self.seat]}

    def action_masks(self) -> Any:
        """The mask by the name under which sb3-contrib asks for it."""
        return self._mask().astype(bool)

    def render(self) -> Any:
        """The position as text or as a picture, as somebody sees it who has no seat."""
        return rendered(self.session, self.render_mode)


for _name, _game in (("Clans", "clans"), ("GlenMore", "glenmore")):
    gymnasium.register(
        id=f"ceilidh/{_name}-v0",
        entry_point="ceilidh.envs.learner:LearnerEnv",
        kwargs={"game": _game},
    )
