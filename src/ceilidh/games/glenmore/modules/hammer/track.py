"""The England track and the England token: the state of the Chronicle, and what changes it."""

from typing import Final, cast

from ceilidh.games.glenmore.rules.rondel import NOBODY
from ceilidh.games.glenmore.rules.stock import add_coins, note
from ceilidh.games.glenmore.ruleset import OUT_OF_REACH
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.json_fields import integer
from ceilidh.kernel.state import ModuleState

NAME: Final = "hammer"
FIGURE: Final = "englishman"
REASON: Final = "england"  # why coins come from the track


class England(ModuleState):
    """Who holds the England token, -1 while nobody does, and how many spaces have their coins."""

    # fields: module England
    def __init__(self, holder: int = NOBODY, filled: int = 0) -> None:
        super().__init__(NAME)
        self.holder = holder
        self.filled = filled

    def dump(self) -> dict[str, object]:
        return {"holder": self.holder, "filled": self.filled}

    def restore(self, data: dict[str, object]) -> None:
        self.holder = integer(data["holder"])
        self.filled = integer(data["filled"])

    def copy(self) -> "England":
        return England(self.holder, self.filled)

    # fields: end


def england(state: State) -> England:
    return cast(England, state.module(NAME))


def take_token(state: State, seat: int) -> None:
    """Control lasts until another player takes the token (GM-C4-12)."""
    part = england(state).copy()
    if part.holder != seat:
        part.holder = seat
        state.keep(part)
        note(state, "england", seat, "token", 1, -1, "")


def price(slots: tuple[int, ...], filled: int) -> int:
    """The coins of the leftmost empty space (GM-C4-21); a full track has none (GM-C4-Q3)."""
    return slots[filled] if filled < len(slots) else OUT_OF_REACH


def largest_pile(slots: tuple[int, ...], filled: int) -> int:
    """The coins of the rightmost occupied space, 0 if there is none (GM-C4-27)."""
    return slots[filled - 1] if filled > 0 else 0


def fill_space(state: State) -> None:
    """The coins of a use lie on the track now; the payment of the tile takes them."""
    part = england(state).copy()
    part.filled += 1
    state.keep(part)


def take_pile(state: State, seat: int, slots: tuple[int, ...]) -> None:
    """The largest pile for a seat, if there is one."""
    part = england(state).copy()
    if part.filled > 0:
        pile = largest_pile(slots, part.filled)
        part.filled -= 1
        state.keep(part)
        add_coins(state, seat, pile, REASON)


def take_all(state: State, seat: int, slots: tuple[int, ...]) -> None:
    """All coins of the track (GM-C6-70); nothing if there are none (GM-C6-Q13)."""
    part = england(state).copy()
    coins = sum(slots[: part.filled])
    part.filled = 0
    state.keep(part)
    add_coins(state, seat, coins, REASON)


def place_of(state: State) -> int:
    """The position of the Englishman; -1 once he has left the Rondel."""
    figure = figure_of(state)
    return NOBODY if state.gone >> figure & 1 else state.places[figure]


def figure_of(state: State) -> int:
    """The number of the Englishman among the figures."""
    return state.rules.players + state.rules.figure_steps.index(FIGURE)
