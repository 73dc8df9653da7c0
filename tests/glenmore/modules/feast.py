"""Scenarios for the tests of Address to a Haggis: tables with tokens, rolls to order."""

from __future__ import annotations

from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.modules.haggis.rules import GAINING
from ceilidh.games.glenmore.modules.haggis.tokens import HaggisState, serving, with_table
from ceilidh.kernel.event import Event, EventRecorder
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Played
from tests.glenmore.modules.arrange import module_view
from tests.glenmore.scenario import Scenario

BOX = (6, 4, 3)  # tokens by value


def feast(
    shown: str = "12",
    players: int = 3,
    ahead: tuple[str, ...] = (),
    modules: tuple[str, ...] = ("haggis",),
    die: bool = False,
) -> Scenario:
    """The display has these two tokens."""
    return Scenario(
        players,
        ahead,
        setup={"haggis": list(shown)},
        modules=list(modules),
        die=die or players == 2,
    )


def lay_table(scenario: Scenario, seat: int, tokens: str) -> None:
    """Put tokens of the supply face down onto a table."""
    part = serving(scenario.state).copy()
    values = tuple([int(token) - 1 for token in tokens])
    part.tables = with_table(part.tables, seat, values)
    scenario.state.keep(part)
    _count(scenario, part)


def _count(scenario: Scenario, part: HaggisState) -> None:
    lying = [*part.shown, *[value for table in part.tables for value in table]]
    part.pool = tuple([number - lying.count(value) for value, number in enumerate(BOX)])
    assert min(part.pool) >= 0


def empty_supply(scenario: Scenario, seats: int, shown: int = 0) -> None:
    """All tokens lie on tables but so many face-up ones; tables may hold more than five here."""
    tokens = "1" * 6 + "2" * 4 + "3" * 3
    part = serving(scenario.state).copy()
    part.shown = tuple([int(token) - 1 for token in tokens[:shown]])
    scenario.state.keep(part)
    for seat in range(seats):
        lay_table(scenario, seat, tokens[shown:][seat::seats])


def gain(scenario: Scenario, seat: int = 0, number: int = 1) -> None:
    """Let a seat take tokens now."""
    scenario.state.stack.append(Frame(GAINING.id, seat, number))
    FLOW.settle(scenario.state)


def tokens_of(scenario: Scenario, seat: int, viewer: int | None = None) -> list[str]:
    """The face-down tokens of a table as its owner, or another viewer, sees them."""
    tables = module_view(scenario, "haggis", seat if viewer is None else viewer)["tables"]
    assert isinstance(tables, list)
    return [str(token) for token in tables[seat]]


def shown(scenario: Scenario) -> list[str]:
    display = module_view(scenario, "haggis")["shown"]
    assert isinstance(display, list)
    return sorted(display)


def score(scenario: Scenario, rolls: str, phase: int = 2) -> list[Event]:
    """A scoring phase, with the Haggis scoring that may follow and these rolls."""
    state = scenario.state
    state.scorings = phase - 1
    state.stack.append(Frame(FLOW.id_of("scoring"), -1))
    recorder = EventRecorder({"die": list(rolls)})
    state.recorder = recorder
    FLOW.settle(state)
    state.recorder = None
    assert recorder.left() == ""
    return recorder.events


def rolled(events: list[Event]) -> list[int]:
    return [event.amount for event in events if event.kind == "haggis roll"]


def won(events: list[Event], seats: int = 3) -> list[int]:
    """The points of a Haggis scoring."""
    out = [0] * seats
    for event in events:
        if event.kind == "points" and event.reason == "haggis":
            out[event.seat] += event.amount
    return out


def roll(scenario: Scenario, seat: int, face: int) -> Played:
    return scenario.table.repeat("roll", seat, {"die": [str(face)]})
