"""Scenarios for the tests of The Penny Mobs: who is in prison, and who works for whom."""

from __future__ import annotations

from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.games.glenmore.modules.penny_mobs.gang import MOBSTER, Gang, gang, mobster
from ceilidh.games.glenmore.modules.penny_mobs.prison import MOB_OPTION, let_out
from ceilidh.kernel.state import Frame
from tests.glenmore.scenario import Scenario


def mobs(
    *prison: str,
    players: int = 3,
    ahead: tuple[str, ...] = (),
    modules: tuple[str, ...] = ("penny-mobs",),
) -> Scenario:
    """These Mobsters are in prison, nobody else is in the game."""
    scenario = Scenario(players, ahead, modules=list(modules), die=players == 2)
    part = gang(scenario.state).copy()
    part.prison = tuple([mobster(name) for name in prison])
    part.bail = (0,) * len(prison)
    part.hidden = 0
    scenario.state.keep(part)
    return scenario


def working(seat: int, *names: str, players: int = 3, ahead: tuple[str, ...] = ()) -> Scenario:
    """These Mobsters work for a seat."""
    scenario = mobs(*names, players=players, ahead=ahead)
    for name in names:
        let_out(scenario.state, seat, mobster(name))
    return scenario


def hire(scenario: Scenario, seat: int, *names: str) -> None:
    part = gang(scenario.state).copy()
    part.prison = (*part.prison, *[mobster(name) for name in names])
    part.bail = (*part.bail, *[0 for _ in names])
    scenario.state.keep(part)
    for name in names:
        let_out(scenario.state, seat, mobster(name))


def alone(scenario: Scenario, seat: int, name: str) -> Scenario:
    """This Mobster works for a seat, and nobody else is in the game."""
    part = gang(scenario.state).copy()
    part.prison, part.bail, part.hidden = (), (), 0
    scenario.state.keep(part)
    hire(scenario, seat, name)
    return scenario


def at_prison(scenario: Scenario, seat: int = 0) -> None:
    """The end of a seat's turn."""
    scenario.state.stack.append(Frame(MOB_OPTION.id, seat))
    FLOW.settle(scenario.state)


def seen(scenario: Scenario) -> Gang:
    return gang(scenario.state)


def in_prison(scenario: Scenario) -> list[str]:
    return [MOBSTER.words[which] for which in seen(scenario).prison]


def tile_number(name: str) -> int:
    return TILE.index[name]
