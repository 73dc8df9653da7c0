"""Choosing the unit for a hex (IN-AUN): the glory token walks along the player board."""

from typing import Final

from ceilidh.games.clans.goods import COLUMN_NAMES, MINER, WOODCUTTER
from ceilidh.games.clans.modules.automa.dice import roll_worker
from ceilidh.games.clans.modules.automa.part import automaton
from ceilidh.games.clans.modules.automa.rows import COLUMN_WORDS
from ceilidh.games.clans.modules.automa.story import tell, tell_hexes, tell_words
from ceilidh.games.clans.rules.expand import columns_left, total_cost
from ceilidh.games.clans.state import State

PLACES: Final = len(COLUMN_WORDS)
WORKERS: Final = PLACES - 1  # the place of both kinds of workers (IN-AUN-03)


def place_of(column: int) -> int:
    """The place of a column on the walk of the token."""
    return min(column, WORKERS)


def places_in(columns: int) -> list[int]:
    """The places that a mask of columns stands for, from left to right."""
    return [
        place
        for place in range(PLACES)
        if (columns >> place & 1 if place < WORKERS else columns >> WOODCUTTER)
    ]


def next_place(place: int, places: list[int]) -> int:
    """The next of some places to the right; after the workers come the sheep again."""
    for step in range(1, PLACES + 1):
        if (place + step) % PLACES in places:
            return (place + step) % PLACES
    return place


def walk(token: int, steps: int, left: list[int], fitting: list[int]) -> int:
    """Where the token stops: `left` are places with units left, `fitting` fit the hex.

    Empty columns are no steps (IN-AUN-04); a type that does not fit sends it on (IN-AUN-06).
    """
    for _ in range(steps):
        token = next_place(token, left)
    return token if token in fitting else next_place(token, fitting)


def choose_place(state: State, seat: int, steps: int, columns: int) -> int:
    """The type of unit among those of the mask; moves the token where there are several."""
    fitting = places_in(columns)
    words = [COLUMN_WORDS[place] for place in fitting]
    tell_words(state, seat, "types", "", len(fitting), words, "IN-AUN-01 IN-AUN-02")
    if len(fitting) == 1:
        return fitting[0]  # IN-AUN-Q1, IN-AUN-Q2
    left = places_in(columns_left(state.seats[seat]))
    new = automaton(state).copy()
    new.token = walk(new.token, steps, left, fitting)
    state.keep(new)
    tell(state, seat, "token", COLUMN_WORDS[new.token], steps, "IN-AUN-02 IN-AUN-04 IN-AUN-06")
    return new.token


def choose_worker(state: State, seat: int, columns: int, rules: str) -> int:
    """Of both kinds that fit an upgraded one, else by the price die (IN-AUN-07, 08)."""
    fitting = [column for column in (WOODCUTTER, MINER) if columns >> column & 1]
    technology = state.seats[seat].technology
    upgraded = [column for column in fitting if technology >> (column - WOODCUTTER) & 1]
    if len(fitting) == 1 or len(upgraded) == 1:
        return (upgraded or fitting)[0]
    return roll_worker(state, seat, rules)


def choose_column(state: State, seat: int, steps: int, columns: int) -> int:
    """The column whose unit it deploys, of those in the mask."""
    place = choose_place(state, seat, steps, columns)
    if place == WORKERS:
        return choose_worker(state, seat, columns, "IN-AUN-07 IN-AUN-08")
    return place


def choose_unit(state: State, seat: int, steps: int, columns: int, hex_: int) -> int:
    """The column whose unit it deploys on the hex, of those in the mask."""
    column = choose_column(state, seat, steps, columns)
    row = state.seats[seat].hooks.column_at[column]
    cost = total_cost(state, seat, row, hex_, True)
    tell_hexes(state, seat, "unit", COLUMN_NAMES[column], cost, [hex_], "IN-AUN-05 IN-AUN-09")
    return column
