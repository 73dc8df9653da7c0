"""Ranges of a position that may come from anywhere: what is out of them would break later calls."""

from typing import Final

from ceilidh.games.glenmore.goods import END, PERSON, RESOURCES
from ceilidh.games.glenmore.grid import CELLS
from ceilidh.games.glenmore.rules.scoring import PHASES
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import SOURCES, State

MOST: Final = 100_000  # of anything that is counted; no game comes near it


def _counts(state: State) -> list[int]:
    """Numbers that are never negative."""
    out = [
        # fields: counts State
        *state.places,
        state.gone,
        state.front,
        state.drawn,
        state.movement,
        state.extras,
        # fields: end
    ]
    for seat in state.seats:
        out += [
            # fields: counts Seat
            seat.coins,
            seat.barrels,
            seat.scots,
            seat.markers,
            # fields: end
        ]
    return out


def _lists(state: State) -> list[str]:
    rules = state.rules
    out: list[str] = []
    if len(state.places) != rules.figures or len(state.seats) != rules.players:
        out.append("seats and figures do not fit")
    if len(state.rondel) != rules.spaces or len(state.market) != RESOURCES:
        out.append("the board has another size")
    if any([len(seat.points) != SOURCES for seat in state.seats]):
        out.append("points have other sources")
    if list(state.module_states) != list(rules.new_module_states()):
        out.append("the parts of the modules do not fit")
    return out


def _stack(state: State) -> list[str]:
    """What is left of the current stack is of that stack and in step with what was drawn."""
    rules = state.rules
    if not 0 < state.stack_number < len(rules.stacks) - 1:
        return ["the stack is out of range"]
    whole = rules.stacks[state.stack_number]
    drawn = len(whole) - len(state.unseen)
    buried = 0 if rules.burial(state.stack_number) is None else 1
    if any([tile not in whole for tile in state.unseen]) or not (
        drawn <= state.drawn <= drawn + buried
    ):
        return ["the stack does not fit what was drawn"]
    return []


def _cards(state: State) -> list[str]:
    rules = state.rules
    out: list[str] = []
    fields = [field for field in rules.clan_fields if field > 0]
    if any([field not in fields for field, _ in state.claims]):
        out.append("a clan is not on the board")
    cards = [card for seat in state.seats for card in seat.landmarks]
    if len(cards) != len(set(cards)) or any([not _is_card(rules, card) for card in cards]):
        out.append("landmark cards do not fit")
    tiles = rules.components.tiles
    persons = [tile for seat in state.seats for tile in seat.persons]
    if any([tiles[tile].kind != PERSON for tile in persons]):
        out.append("a person is none")
    if any([tiles[tile].kind == END for tile in (*state.discard, *state.unseen)]):
        out.append("The End is where it cannot be")
    return out


def _is_card(rules: Rules, card: int) -> bool:
    return 0 <= card < len(rules.components.landmarks)


def range_faults(state: State) -> list[str]:
    """Faults of shape and range; only without them can the rest be looked at."""
    out = _lists(state)
    if any([not 0 <= number <= MOST for number in _counts(state)]):
        out.append("a number is out of range")
    if state.gone >= 1 << state.rules.figures or not 0 <= state.scorings <= PHASES:
        out.append("figures or scorings are out of range")
    if not -1 <= state.laid < CELLS or not 0 <= state.activated < 1 << CELLS:
        out.append("a cell is out of range")
    if any([abs(points) > MOST for seat in state.seats for points in seat.points]):
        out.append("points are out of range")
    return out or _stack(state) + _cards(state)
