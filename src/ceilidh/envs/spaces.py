"""The spaces of the environments of Farama, and the settings that they share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ceilidh.envs.compact_actions import ACTIONS, table_of
from ceilidh.envs.layout import LIMIT
from ceilidh.envs.observer import OBSERVATIONS, observer_of
from ceilidh.envs.pictures import picture
from ceilidh.envs.png import Pixels
from ceilidh.envs.session import FULL, REWARDS, Form, Session
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.reason import Word, listed, quoted

RENDER_MODES = ("ansi", "rgb_array")


def action_space(game: str, form: Form = FULL) -> spaces.Discrete:
    return spaces.Discrete(len(table_of(game, form.actions)))


def observation_space(game: str, form: Form = FULL) -> spaces.Dict:
    """The view as a flat vector, and 1 for each action that is legal."""
    size = observer_of(game, form.observation, form.actions).size
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-LIMIT, LIMIT, (size,), np.float32),
        "action_mask": spaces.Box(0, 1, (len(table_of(game, form.actions)),), np.int8),
    }
    return spaces.Dict(parts)


def form_of(actions: str, observation: str) -> Form:
    """The form, if both settings are known ones."""
    return Form(
        one_of("actions", actions, ACTIONS), one_of("observation", observation, OBSERVATIONS)
    )


def rendered(session: Session, mode: str | None) -> str | Pixels | None:
    """The position as text or as a picture, as somebody sees it who has no seat."""
    if mode is None:
        return None
    return session.text() if mode == RENDER_MODES[0] else picture(session)


def one_of(name: str, given: object, choices: tuple[str, ...]) -> str:
    """The setting if it is one of these."""
    if given not in choices:
        raise OptionError(
            "Option {option} cannot be {given}; choose from {choices}.",
            fields={"option": Word(name), "given": quoted(given), "choices": listed(list(choices))},
        )
    return str(given)


def checked(reward: str, render_mode: str | None) -> str:
    """The reward, if both settings are known ones."""
    if render_mode is not None:
        one_of("render_mode", render_mode, RENDER_MODES)
    return one_of("reward", reward, REWARDS)
