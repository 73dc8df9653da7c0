"""Haggis tokens: the supply with its display, the Serving tables, and who sees what of them."""

from typing import Final, cast

from ceilidh.games.glenmore.modules.haggis.rows import VALUES
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Domain
from ceilidh.kernel.chance import below, pick
from ceilidh.kernel.json_fields import integers, rows
from ceilidh.kernel.state import ModuleState

NAME: Final = "haggis"
HIDDEN: Final = ""  # what is shown in place of a value that the viewer cannot see
FACES: Final[tuple[str, ...]] = tuple([str(place + 1) for place in range(len(VALUES))])

# What comes face up is seen by all; what is drawn face down only by who draws it (GM-HID-08, 09).
SHOWN: Final[Domain] = Domain("haggis", FACES)
DRAWN: Final[Domain] = Domain("hidden-haggis", FACES, "", True)

Tokens = tuple[int, ...]


class HaggisState(ModuleState):
    """Values are counted from 0; `pool` counts the supply by value.

    `tables` are in the order in which the tokens came. All else that is counted at the end still
    counts the `spent` barrels (GM-XCH-Q3).
    """

    # fields: module HaggisState
    def __init__(
        self,
        shown: tuple[int, ...] = (),
        pool: tuple[int, ...] = (),
        tables: tuple[tuple[int, ...], ...] = (),
        turned: tuple[tuple[int, ...], ...] = (),
        finished: tuple[int, ...] = (),
        spent: tuple[int, ...] = (),
    ) -> None:
        super().__init__(NAME)
        self.shown = shown
        self.pool = pool
        self.tables = tables
        self.turned = turned
        self.finished = finished
        self.spent = spent

    def dump(self) -> dict[str, object]:
        return {
            "shown": _words(self.shown),
            "pool": list(self.pool),
            "tables": [_words(table) for table in self.tables],
            "turned": [_words(table) for table in self.turned],
            "finished": list(self.finished),
            "spent": list(self.spent),
        }

    def restore(self, data: dict[str, object]) -> None:
        self.shown = _values(data["shown"])
        self.pool = tuple(integers(data["pool"]))
        self.tables = tuple([_values(row) for row in rows(data["tables"])])
        self.turned = tuple([_values(row) for row in rows(data["turned"])])
        self.finished = tuple(integers(data["finished"]))
        self.spent = tuple(integers(data["spent"]))

    def view(self, viewer: int) -> dict[str, object]:
        data = self.dump()
        data["pool"] = sum(self.pool)
        data["tables"] = [
            _words(table) if seat == viewer else [HIDDEN] * len(table)
            for seat, table in enumerate(self.tables)
        ]
        return data

    def copy(self) -> "HaggisState":
        return HaggisState(
            self.shown, self.pool, self.tables, self.turned, self.finished, self.spent
        )

    # fields: end


def _words(values: Tokens) -> list[str]:
    return [FACES[value] for value in values]


def _values(words: object) -> Tokens:
    return tuple([FACES.index(str(word)) for word in rows(words)])


def serving(state: State) -> HaggisState:
    return cast(HaggisState, state.module(NAME))


def _put(tokens: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    out = list(tokens)
    out[place] += number
    return tuple(out)


def with_table(tables: tuple[Tokens, ...], seat: int, tokens: Tokens) -> tuple[Tokens, ...]:
    out = list(tables)
    out[seat] = tokens
    return tuple(out)


def unseen(part: HaggisState) -> list[int]:
    """The values of the face-down supply, one for each token."""
    return [value for value, number in enumerate(part.pool) for _ in range(number)]


def any_left(part: HaggisState) -> bool:
    """Whether the supply has a token (GM-C5-Q2)."""
    return len(part.shown) + sum(part.pool) > 0


def take_shown(state: State, value: int) -> None:
    """Take a token from the display."""
    part = serving(state).copy()
    place = part.shown.index(value)
    part.shown = part.shown[:place] + part.shown[place + 1 :]
    state.keep(part)


def draw_hidden(state: State) -> int:
    """A random token of the face-down supply, which only its taker sees (GM-C5-10)."""
    part = serving(state).copy()
    value = pick(state, DRAWN, unseen(part))
    part.pool = _put(part.pool, value, -1)
    state.keep(part)
    return value


def serve(state: State, seat: int, value: int) -> None:
    """Face down onto the own Serving table (GM-C5-11)."""
    part = serving(state).copy()
    part.tables = with_table(part.tables, seat, (*part.tables[seat], value))
    state.keep(part)


def clear_away(state: State, seat: int, place: int) -> int:
    """Take a face-down token off a table; its value."""
    part = serving(state).copy()
    table = part.tables[seat]
    part.tables = with_table(part.tables, seat, table[:place] + table[place + 1 :])
    state.keep(part)
    return table[place]


def give_back(state: State, value: int) -> None:
    """Face down to the supply, which is mixed (GM-C5-13, GM-C5-Q7)."""
    part = serving(state).copy()
    part.pool = _put(part.pool, value, 1)
    state.keep(part)


def fill_display(state: State, number: int) -> list[int]:
    """Turn tokens of the supply face up until so many are (GM-C5-14); those that came."""
    came: list[int] = []
    part = serving(state).copy()
    while len(part.shown) < number and sum(part.pool) > 0:
        value = pick(state, SHOWN, unseen(part))
        part.pool = _put(part.pool, value, -1)
        part.shown = (*part.shown, value)
        came.append(value)
    state.keep(part)
    return came


def turn_up(state: State, seat: int, value: int) -> bool:
    """Turn one token of the value face up, if a face-down one is there (GM-C5-23, GM-C5-Q3)."""
    part = serving(state).copy()
    if value not in part.tables[seat]:
        return False
    clear_away(state, seat, part.tables[seat].index(value))
    part = serving(state).copy()
    part.turned = with_table(part.turned, seat, (*part.turned[seat], value))
    state.keep(part)
    return True


def return_turned(state: State) -> None:
    """All face-up tokens go back to the supply, the others stay (GM-C5-28)."""
    part = serving(state).copy()
    for table in part.turned:
        for value in table:
            part.pool = _put(part.pool, value, 1)
    part.turned = ((),) * len(part.turned)
    state.keep(part)


def redrawn(state: State, viewer: int) -> None:
    """Mix what the viewer cannot see: the face-down supply and the tables of the others."""
    part = serving(state).copy()
    mixed = unseen(part)
    for seat, table in enumerate(part.tables):
        if seat != viewer:
            mixed.extend(table)
    mixed.sort()  # the order of what is hidden must not tell it
    tables = part.tables
    for seat, table in enumerate(part.tables):
        if seat != viewer:
            drawn = [mixed.pop(below(state, len(mixed))) for _ in table]
            tables = with_table(tables, seat, tuple(drawn))
    part.tables = tables
    part.pool = tuple([mixed.count(value) for value in range(len(part.pool))])
    state.keep(part)
