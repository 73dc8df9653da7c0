"""Which cards show their Event side, and whose score tables have changed: the state of the Tome."""

from typing import Final, cast

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.kinds import LANDMARK
from ceilidh.games.glenmore.modules.tome.hooks import event_hooks
from ceilidh.games.glenmore.modules.tome.rows import NAME, TOME, Tome
from ceilidh.games.glenmore.naming import card_number
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import NO_CELL, State
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.flow import Step
from ceilidh.kernel.json_fields import integer, rows
from ceilidh.kernel.reason import quoted
from ceilidh.kernel.state import Frame, ModuleState

# The score tables by their names, in the order of the box.
TABLES: Final = [table.id for table in TOME.of(load(None)).tables]


class TomeState(ModuleState):
    """`turned` are places among all landmark cards, `tables` pairs: a table's place, and a seat."""

    # fields: module TomeState
    def __init__(
        self, turned: tuple[int, ...] = (), tables: tuple[tuple[int, int], ...] = ()
    ) -> None:
        super().__init__(NAME)
        self.turned = turned
        self.tables = tables

    def dump(self) -> dict[str, object]:
        return {
            "turned": [LANDMARK.words[card] for card in self.turned],
            "tables": [[TABLES[table], seat] for table, seat in self.tables],
        }

    def restore(self, data: dict[str, object]) -> None:
        self.turned = tuple([card_number(word) for word in rows(data["turned"])])
        self.tables = tuple([_table_of(row) for row in rows(data["tables"])])

    def copy(self) -> "TomeState":
        return TomeState(self.turned, self.tables)

    # fields: end


def _table_number(name: object) -> int:
    if name not in TABLES:
        raise RecordError("There is no score table {given}.", fields={"given": quoted(name)})
    return TABLES.index(str(name))


def _table_of(row: object) -> tuple[int, int]:
    """A score table and the seat that scores by it."""
    name, seat = rows(row)
    return _table_number(name), integer(seat)


def book(state: State) -> TomeState:
    return cast(TomeState, state.module(NAME))


def box_of(state: State) -> Tome:
    return TOME.of(state.rules.components)


def unturned(state: State, seat: int) -> list[int]:
    """The own cards that neither show their Event side nor are about to, in order."""
    turned = [*book(state).turned]
    turned.extend([frame.a for frame in state.stack if frame.step == TURNING.id])
    return sorted([card for card in state.seats[seat].landmarks if card not in turned])


def turned_of(state: State, seat: int) -> int:
    """How many of the seat's cards show their Event side."""
    turned = book(state).turned
    return len([card for card in state.seats[seat].landmarks if card in turned])


def turn_card(state: State, seat: int, card: int) -> None:
    """To its Event side, for good (GM-C6-12, 14)."""
    part = book(state).copy()
    part.turned = (*part.turned, card)
    state.keep(part)
    note(state, "turned", seat, LANDMARK.words[card], 1, -1, "")
    for answer in event_hooks(state):
        answer.on_event_side(state, seat, card)


def take_table(state: State, seat: int, card: int) -> None:
    """The score table of the card's name is the seat's from now on (GM-C6-31, 54)."""
    for place, table in enumerate(box_of(state).tables):
        if table.id == LANDMARK.words[card]:
            part = book(state).copy()
            part.tables = (*part.tables, (place, seat))
            state.keep(part)


def cell_of(state: State, seat: int, card: int) -> int:
    """The cell of the card's tile, covered or not; NO_CELL if it has gone (GM-C6-Q8, Q15)."""
    own = state.seats[seat]
    tiles = state.rules.components.tiles
    name = LANDMARK.words[card]
    for cell in sorted(own.tiles):
        for tile in (own.tiles[cell], *own.under.get(cell, ())):
            if tiles[tile].card == name:
                return cell
    return NO_CELL


class TurnCard(Step[State]):
    """Once its event is over the card is turned (GM-C6-12); frame.a is the card."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        turn_card(state, frame.seat, frame.a)
        return False


TURNING: Final[TurnCard] = TurnCard("turn card")
