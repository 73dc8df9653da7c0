"""Scenarios for the tests of the boat race: rivers, boats under way, tokens on castles."""

from __future__ import annotations

from collections.abc import Iterable

from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.modules.dragon_boats.course import ahead, castle_of
from ceilidh.games.glenmore.modules.dragon_boats.regatta import TOKEN, Regatta, regatta
from ceilidh.games.glenmore.rules.activation import ACTIVATION
from ceilidh.kernel.state import Frame
from tests.glenmore.modules.arrange import on_rondel
from tests.glenmore.scenario import Scenario


def race(
    players: int = 2,
    movement: int = 0,
    started: bool = True,
    modules: Iterable[str] = ("dragon-boats",),
    seed: int = 1,
) -> Scenario:
    """A race that has begun; seat 0 has movement points to spend, and free persons lie ahead."""
    setup = {"first_river": ["1"]} if players == 3 else {}
    scenario = Scenario(players, seed=seed, setup=setup, modules=list(modules))
    on_rondel(scenario, 0, "somerled", "robert_i", "william_wallace", "john_knox")
    if started:
        scenario.state.keep(regatta(scenario.state).start())
    if movement:
        row(scenario, movement)
    return scenario


def row(scenario: Scenario, movement: int, seat: int = 0) -> None:
    """Give a seat movement points at the end of its turn."""
    state = scenario.state
    while state.stack and state.stack[-1].step != FLOW.id_of("next figure"):
        state.stack.pop()
    state.stack.append(Frame(FLOW.id_of("refill"), seat))
    state.stack.append(Frame(ACTIVATION.id, seat))
    state.movement = movement
    FLOW.settle(state)


def put_boat(scenario: Scenario, seat: int, stop: int, spot: int) -> None:
    state = scenario.state
    state.keep(regatta(state).sailed(seat, stop, spot))


def before_home(scenario: Scenario, seat: int = 0) -> None:
    """The boat is one tile away from the end of its lap."""
    before_castle(scenario, seat, seat)


def before_castle(scenario: Scenario, seat: int, stop: int) -> None:
    """The boat is one tile away from the castle of a river."""
    state = scenario.state
    part = regatta(state)
    castle = (stop, castle_of(state, stop))
    for river in part.course:
        spots = range(1, 5) if river >= state.rules.players else _cells(scenario, river)
        for spot in spots:
            trial = part.sailed(seat, river, spot)
            if (river, spot) != castle and ahead(state, trial, seat) == castle:
                state.keep(trial)
                return


def _cells(scenario: Scenario, stop: int) -> list[int]:
    river = scenario.state.seats[stop].river
    return [cell for cell in range(river.bit_length()) if river >> cell & 1]


def tokens(scenario: Scenario, stop: int, *words: str) -> None:
    """Tokens that lie on a castle, known to nobody; the box keeps the rest."""
    state = scenario.state
    lying = tuple(sorted(TOKEN.index[word] for word in words))
    part: Regatta = regatta(state).with_tokens(stop, lying, 0)
    state.keep(part)


def at(scenario: Scenario, seat: int = 0) -> tuple[int, int]:
    return regatta(scenario.state).boats[seat]
