"""Numbers of the Automa that people can correct by hand, as they are on the physical table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ceilidh.games.clans.components.hexes import MODULE_NAMES
from ceilidh.games.clans.goods import COLUMN_NAMES, GOOD_NAMES, IMPORT_NAMES, WOODCUTTER
from ceilidh.games.clans.modules.automa.part import automaton, rows_of
from ceilidh.games.clans.modules.automa.rows import COLUMN_WORDS
from ceilidh.games.clans.state import Seat, State

MOST_MERCHANTS = 7  # two at the start and five of the track


@dataclass(frozen=True)
class Correction:
    """One number: the group it is shown in, its name there, its limits, and how it is changed."""

    group: str
    name: str
    least: int
    most: int
    read: Callable[[State, Seat], int]
    write: Callable[[State, Seat, int], None]

    @property
    def word(self) -> str:
        return f"{self.group}.{self.name}" if self.name else self.group


def corrections(state: State, seat: int) -> list[Correction]:
    """All numbers, in the order of the page."""
    own = state.seats[seat]
    return [
        _own("money", "", 999, "money"),
        _own("glory", "", 999, "glory"),
        _own("shipping", "", own.hooks.shipping_last, "shipping"),
        _own("merchants", "here", MOST_MERCHANTS, "merchants"),
        _own("merchants", "track", MOST_MERCHANTS, "board_merchants"),
        _token(),
        *[_unit(own, column) for column in range(len(COLUMN_NAMES) - 1)],
        *[_bit("technology", name, n, "technology") for n, name in enumerate(_WORKERS)],
        *[_at_market(good) for good in range(len(GOOD_NAMES))],
        *[_bit("port", name, n, "ports") for n, name in enumerate(MODULE_NAMES)],
        *[_import(good) for good in range(len(IMPORT_NAMES))],
    ]


_WORKERS = COLUMN_NAMES[WOODCUTTER : WOODCUTTER + 2]


def _own(group: str, name: str, most: int, field: str) -> Correction:
    def write(state: State, seat: Seat, number: int) -> None:
        setattr(seat, field, number)

    return Correction(group, name, 0, most, lambda _, seat: int(getattr(seat, field)), write)


def _unit(own: Seat, column: int) -> Correction:
    def write(state: State, seat: Seat, number: int) -> None:
        seat.deployed[column] = number

    most = own.hooks.column_at[column].count

    def read(state: State, seat: Seat) -> int:
        return seat.deployed[column]

    return Correction("units", COLUMN_NAMES[column], 0, most, read, write)


def _at_market(good: int) -> Correction:
    def write(state: State, seat: Seat, number: int) -> None:
        seat.market[good] = number

    def read(state: State, seat: Seat) -> int:
        return seat.market[good]

    return Correction("market", GOOD_NAMES[good], -MOST_MERCHANTS, MOST_MERCHANTS, read, write)


def _bit(group: str, name: str, bit: int, field: str) -> Correction:
    """Whether something has been done: 0 or 1."""

    def write(state: State, seat: Seat, number: int) -> None:
        mask = int(getattr(seat, field)) & ~(1 << bit)
        setattr(seat, field, mask | number << bit)

    def read(state: State, seat: Seat) -> int:
        return int(getattr(seat, field)) >> bit & 1

    return Correction(group, name, 0, 1, read, write)


def _import(good: int) -> Correction:
    def write(state: State, seat: Seat, number: int) -> None:
        state.imports[good] = number

    def read(state: State, seat: Seat) -> int:
        return state.imports[good]

    return Correction("imports", IMPORT_NAMES[good], 0, 99, read, write)


def _token() -> Correction:
    def write(state: State, seat: Seat, number: int) -> None:
        new = automaton(state).copy()
        new.token = number
        state.keep(new)

    most = len(COLUMN_WORDS) - 1
    return Correction("token", "", 0, most, lambda state, _: automaton(state).token, write)


# --- lists ----------------------------------------------------------------------------------------


def lists_of(state: State, seat: int) -> dict[str, tuple[int, ...]]:
    """Lists of numbers: contracts held and fulfilled, cards discarded and out of the game."""
    own, deck = state.seats[seat], automaton(state)
    return {
        "box": own.box,
        "fulfilled": own.fulfilled,
        "discard": deck.discard,
        "removed": deck.removed,
    }


def _write_list(state: State, seat: int, name: str, numbers: tuple[int, ...]) -> None:
    own = state.mine(seat)
    cards = name in ("discard", "removed")
    known = len(rows_of(state).cards) if cards else len(state.rules.components.contracts)
    if len(set(numbers)) != len(numbers) or not all(1 <= one <= known for one in numbers):
        raise ValueError(name)
    if name == "box":
        own.box = numbers
    elif name == "fulfilled":
        own.fulfilled = numbers
    else:
        _write_cards(state, name, tuple(sorted(numbers)))


def _write_cards(state: State, name: str, numbers: tuple[int, ...]) -> None:
    """What is neither discarded nor removed lies in the deck."""
    new = automaton(state).copy()
    if name == "discard":
        new.discard = numbers
    else:
        new.removed = numbers
    used = {*new.discard, *new.removed}
    new.discard = tuple([one for one in new.discard if one not in new.removed])
    new.deck = tuple(
        [
            card.id
            for card in rows_of(state).cards
            if card.round <= state.round and card.id not in used
        ]
    )
    state.keep(new)


def correct(state: State, seat: int, words: list[str]) -> None:
    """Change what `money=42` and `fulfilled=4,13` name; a ValueError for what makes no sense."""
    known = {one.word: one for one in corrections(state, seat)}
    lists = lists_of(state, seat)
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise ValueError(word)
        if name in lists:
            numbers = tuple([int(one) for one in value.split(",") if one])
            _write_list(state, seat, name, numbers)
            continue
        one = known[name]
        if not one.least <= int(value) <= one.most:
            raise ValueError(word)
        one.write(state, state.mine(seat), int(value))
