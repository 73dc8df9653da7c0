"""Modules with bots of somebody's own, good ones and bad ones, for tests to load."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

MODULE = '''
"""Bots of a person who has read the how-to."""

from ceilidh.bots.profile import BotProfile
from ceilidh.bots.search.budget import Budget


class Miser:
    """Saves every penny.

    And says nothing more.
    """

    def __init__(self, rng):
        self.rng = rng

    def choose(self, game, state, seat, legal):
        return legal[0]


class Plain:
    def __init__(self, rng):
        pass

    def choose(self, game, state, seat, legal):
        found = legal[-1]
        legal.clear()
        return found


def coin(rng):
    return Miser(rng)


class Nest:
    Egg = Miser


PROFILE = BotProfile("owl", place=3, character="sleeps by day", make=Miser)
PLANNER = BotProfile("hawk", place=3, weights="tuned", budget=Budget(nodes=40), level="easy")
NUMBER = 7


class Mute:
    def __init__(self, rng):
        pass


class Narrow(Mute):
    def choose(self, state):
        return None


class Needy:
    def __init__(self, rng, money):
        pass

    choose = Miser.choose


class Cheat(Mute):
    def choose(self, game, state, seat, legal):
        return "win at once"
'''


def write_bots(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str = "some_bots") -> str:
    """The module in a folder where Python finds it, and no bot adopted yet; its name."""
    (folder / f"{name}.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr("ceilidh.bots.own_bots._ADOPTED", {})
    monkeypatch.delitem(sys.modules, name, raising=False)
    return name
