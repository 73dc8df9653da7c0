"""What laying a tile would activate, and the activations of a turn as a list to be ticked off."""

from typing import Final

from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.grid import CELL_NAMES, cells_of
from ceilidh.games.glenmore.kinds import ACTIVATE, LAY
from ceilidh.games.glenmore.rules.activating import any_way
from ceilidh.games.glenmore.rules.activation import ACTIVATION, near
from ceilidh.games.glenmore.rules.by_type import BY_TYPE
from ceilidh.games.glenmore.rules.market import purse
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.table import Move, Table
from ceilidh.say.answers import Outlook, Task
from ceilidh.say.glenmore.effects import activation
from ceilidh.say.phrases import titled
from ceilidh.say.speaker import Speaker

STEPS: Final = (ACTIVATION.id, BY_TYPE.id)


def _gift(to: Speaker, state: State, seat: int, cell: int) -> str:
    """`Lammermuir: 1 sheep`."""
    tile = state.seats[seat].tiles[cell]
    name = to.text(state.rules.components.tiles[tile].name)
    return titled(to, name, activation(to, state, tile))


def _place(seat: int, cell: int) -> str:
    return f"land-{seat + 1}/cell:{CELL_NAMES[cell]}"


def _has_ways(state: State, seat: int, cell: int) -> bool:
    return bool(state.rules.ways[state.seats[seat].tiles[cell]])


def outlook_words(to: Speaker, table: Table, move: Move) -> Outlook:
    """The tiles that could be activated once a tile lies on a cell, and what they give."""
    if move.action.spec is not LAY:
        return Outlook()
    cell = move.action.a
    # All that is hidden is drawn anew: what follows from chance is not told.
    state: State = table.game.determinize(table.state, move.seat, 1)
    FLOW.apply_for(state, move.seat, move.action)
    if cell not in state.seats[move.seat].tiles:
        return Outlook()
    money = purse(state, move.seat)
    cells = [
        one
        for one in cells_of(near(state, move.seat, cell) & ~state.activated)
        if _has_ways(state, move.seat, one) and any_way(state, move.seat, one, money)
    ]
    if not cells:
        return Outlook(to.text("Activates nothing."))
    return Outlook(
        to.text("Can activate:"),
        tuple([_gift(to, state, move.seat, one) for one in cells]),
        tuple([_place(move.seat, one) for one in cells]),
        tuple([activation(to, state, state.seats[move.seat].tiles[one]) for one in cells]),
    )


def checklist_words(to: Speaker, table: Table, seat: int) -> list[Task]:
    """The tiles of this turn's activation in the order of their cells: done, possible, or not."""
    state: State = table.state
    if not state.stack or state.stack[-1].step not in STEPS or state.stack[-1].seat != seat:
        return []
    possible = {
        move.action.a: move.text for move in table.legal(seat) if move.action.spec is ACTIVATE
    }
    cells = [
        cell
        for cell in cells_of(near(state, seat, state.laid) | state.activated)
        if cell in state.seats[seat].tiles and _has_ways(state, seat, cell)
    ]
    return [
        Task(
            _gift(to, state, seat, cell),
            possible.get(cell, ""),
            _place(seat, cell),
            bool(state.activated >> cell & 1),
        )
        for cell in sorted({*cells, *possible})
    ]
