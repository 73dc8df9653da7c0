"""Scenarios for the tests of the Dubious Tome: cards in hand, and an event to be triggered."""

from __future__ import annotations

from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.kinds import LANDMARK
from ceilidh.games.glenmore.modules.tome.book import book
from ceilidh.games.glenmore.modules.tome.events import CHOOSING
from ceilidh.kernel.state import Frame
from tests.glenmore.scenario import Scenario


def tome(*cards: str, players: int = 3, modules: tuple[str, ...] = ()) -> Scenario:
    """Seat 0 has these cards; free tiles lie in front of the pawns."""
    ahead = ("lammermuir", "corrennie", "inshriach")
    scenario = Scenario(players, ahead, modules=["tome", *modules])
    scenario.landmark(0, *cards)
    return scenario


def gather(scenario: Scenario, seat: int = 0) -> Scenario:
    """Let the seat trigger an event now, before its move."""
    scenario.state.stack.append(Frame(CHOOSING.id, seat))
    FLOW.settle(scenario.state)
    return scenario


def turned(scenario: Scenario) -> list[str]:
    return [LANDMARK.words[card] for card in book(scenario.state).turned]
