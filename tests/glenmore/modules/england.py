"""Scenarios for the tests of Hammer of the Scots: the Englishman last, or somewhere ahead."""

from __future__ import annotations

from ceilidh.games.glenmore.modules.hammer.track import England, england, figure_of
from tests.glenmore.scenario import Scenario

SPACES = 14


def hammer(
    *ahead: str, players: int = 3, modules: tuple[str, ...] = (), die: bool = False
) -> Scenario:
    """A game with the Englishman; the tiles lie in front of him, and seat 0 is last."""
    return Scenario(players, ahead, modules=["hammer", *modules], die=die)


def give_token(scenario: Scenario, seat: int, filled: int = 1) -> None:
    scenario.state.keep(England(seat, filled))


def obeying(
    *ahead: str,
    seat: int = 0,
    filled: int = 1,
    players: int = 3,
    modules: tuple[str, ...] = (),
    die: bool = False,
) -> Scenario:
    """The Englishman is last and obeys a seat; pawns stand before him, then lie the tiles.

    The stack is empty, so that nothing is drawn.
    """
    scenario = hammer(players=players, modules=modules, die=die)
    state = scenario.state
    scenario.place(figure_of(state), 0)
    others = [figure for figure in range(len(state.places)) if figure != figure_of(state)]
    for position, figure in enumerate(others, start=1):
        scenario.place(figure, position)
    state.front = SPACES - 1
    scenario.stack("A", 0)
    give_token(scenario, seat, filled)
    scenario.ahead(*ahead)
    return scenario


def holder(scenario: Scenario) -> int:
    return england(scenario.state).holder


def filled(scenario: Scenario) -> int:
    return england(scenario.state).filled


def place_of_englishman(scenario: Scenario) -> int:
    return scenario.state.places[figure_of(scenario.state)]
