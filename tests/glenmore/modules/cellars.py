"""Scenarios for the tests of the Single Cask Reserve: barrels in cellars, and sales ahead."""

from __future__ import annotations

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.modules.single_cask.reserve import Reserve, reserve
from ceilidh.games.glenmore.modules.single_cask.rows import CASKS
from ceilidh.games.glenmore.rules.stock import add_barrels
from ceilidh.kernel.state import Frame
from tests.glenmore.modules.arrange import on_rondel
from tests.glenmore.scenario import Scenario

NAME = "single-cask"
BOX = CASKS.of(load(None))


def cask(players: int = 2, ahead: tuple[str, ...] = ("somerled", "robert_i")) -> Scenario:
    scenario = Scenario(players, modules=[NAME])
    on_rondel(scenario, 0, *ahead)
    return scenario


def fill(scenario: Scenario, *spaces: int, floor: int = 0, cellars: int = 1, seat: int = 0) -> None:
    """Barrels of a seat on spaces and on the floor."""
    state = scenario.state
    part = reserve(state)
    owned, casks = list(part.cellars), list(part.casks)
    owned[seat] = cellars
    casks[seat] = sum(1 << space for space in spaces)
    state.keep(Reserve(tuple(owned), tuple(casks), part.sold))
    scenario.seat(seat).barrels = len(spaces) + floor


def gain(scenario: Scenario, number: int, seat: int = 0) -> None:
    add_barrels(scenario.state, seat, number, "scenario")
    FLOW.settle(scenario.state)


def activating(scenario: Scenario, tile: str, cell: str = "0.1") -> None:
    """Seat 0 has laid a tile beside a distillery and may activate it."""
    scenario.lay(0, cell, tile)
    state = scenario.state
    while state.stack[-1].step != FLOW.id_of("next figure"):
        state.stack.pop()
    state.stack.append(Frame(FLOW.id_of("refill"), 0))
    state.stack.append(Frame(FLOW.id_of("activation"), 0))
    state.laid = 12 * 27 + 12
    FLOW.settle(state)


def sale(players: int = 2, before: str = "sale_b") -> Scenario:
    return cask(players, (before, "somerled", "robert_i"))


def settle(scenario: Scenario) -> None:
    """Pay with what is there, or with what the Market has."""
    while scenario.step() == "pay":
        scenario.play(scenario.texts()[0])
