"""The effects of tiles, cards and clans, one word at a time (GM-IMM, GM-LMK, GM-CLN)."""

from collections.abc import Callable
from typing import Final

from ceilidh.games.glenmore.components.effects import (
    ACTIVATE_TERRITORY,
    ACTIVATE_TYPE,
    AT_ONCE,
    CHRONICLE_ACTIVATION_WORDS,
    CHRONICLE_TILE_WORDS,
    CLAN_MARKER,
    COUNTS,
    FINAL,
    GAIN_BARREL,
    GAIN_COIN,
    GAIN_GOODS,
    GAIN_JOKER,
    GAIN_MOVEMENT,
    GAIN_SCOT,
    GAIN_VP,
    LANDMARK_CARD,
    LASTING,
    REMOVE_TILE,
    SPECIAL,
    TAKE_DISCARD,
    TAKE_PERSON,
    TIMED_WORDS,
    VP_THRESHOLD,
    EffectRow,
    check_parts,
)
from ceilidh.games.glenmore.powers import GRANTS, with_effect
from ceilidh.games.glenmore.rules.arrivals import JOKER, PUTTING, arrive
from ceilidh.games.glenmore.rules.by_type import BY_TYPE
from ceilidh.games.glenmore.rules.clan_board import CLAN_MARKING, OF_CLAN, OF_LANDMARK
from ceilidh.games.glenmore.rules.counts import COUNTERS, count
from ceilidh.games.glenmore.rules.fetch import FETCHING
from ceilidh.games.glenmore.rules.person import take_person
from ceilidh.games.glenmore.rules.removal import REMOVING
from ceilidh.games.glenmore.rules.special import run_special
from ceilidh.games.glenmore.rules.stock import (
    add_barrels,
    add_coins,
    add_movement,
    add_points,
    note,
    put_scots,
)
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import packed
from ceilidh.games.glenmore.ways import WAYS
from ceilidh.kernel.flow import Step
from ceilidh.kernel.state import Frame

Run = Callable[[State, int, EffectRow, int, str], None]


class EffectRule:
    """What a word does: to a seat, with its row, the cell of the tile (or -1) and a reason.

    `deep` says that the place of the effect among others can matter, `fills` that it needs room on
    the tile, so that two of these compete.
    """

    __slots__ = ("deep", "fills", "run")

    def __init__(self, run: Run, deep: bool = False, fills: bool = False) -> None:
        self.run = run
        self.deep = deep
        self.fills = fills


def run(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    """Make one effect happen or push its decision; `cell` is that of the tile, if there is one."""
    rule = RULES.get(row.word)
    if rule is not None:  # what lasts has become one of the seat's powers
        rule.run(state, seat, row, cell, reason)


def _coins(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    add_coins(state, seat, row.amount, reason)


def _barrels(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    add_barrels(state, seat, row.amount, reason)


def _points(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    add_points(state, seat, row.amount, reason)


def _movement(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    add_movement(state, seat, row.amount, reason)


def _card(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    take_card(state, seat, row.target, cell)


def _markers(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    for _ in range(row.amount):
        state.stack.append(Frame(CLAN_MARKING.id, seat))


def _threshold(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    add_points(state, seat, reward(row, count(state, seat, row.count)), reason)


def _person(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    take_person(state, seat, state.rules.components.tile(row.target).index)


def _discards(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    for _ in range(row.amount):
        state.stack.append(Frame(FETCHING.id, seat))


def _removal(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    optional = 1 if row.optional else 0
    state.stack.append(Frame(REMOVING.id, seat, row.amount, optional))


def _territory(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    state.whole = cell


def _by_type(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    state.stack.append(BY_TYPE.frame(seat, row))


def _special(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    run_special(state, seat, row.target, row.amount, cell)


# A tile that has been removed in the meantime receives nothing more.


def _scots(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    if row.anywhere:
        state.stack.append(Frame(PUTTING.id, seat, 0, row.amount))
    elif cell in state.seats[seat].tiles:
        put_scots(state, seat, cell, row.amount, reason)


def _goods(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    if row.anywhere:
        state.stack.append(Frame(PUTTING.id, seat, packed(row.goods)))
    elif cell in state.seats[seat].tiles:
        arrive(state, seat, cell, row.goods)


def _jokers(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    if row.anywhere:
        state.stack.append(Frame(PUTTING.id, seat, 0, 0, row.amount))
    elif cell in state.seats[seat].tiles:
        state.stack.append(Frame(JOKER.id, seat, cell, row.amount))


RULES: Final[dict[str, EffectRule]] = {
    LANDMARK_CARD: EffectRule(_card),
    GAIN_SCOT: EffectRule(_scots),
    GAIN_GOODS: EffectRule(_goods, fills=True),
    GAIN_JOKER: EffectRule(_jokers, fills=True),
    GAIN_MOVEMENT: EffectRule(_movement),
    CLAN_MARKER: EffectRule(_markers, deep=True),
    GAIN_BARREL: EffectRule(_barrels),
    GAIN_COIN: EffectRule(_coins),
    GAIN_VP: EffectRule(_points),
    TAKE_PERSON: EffectRule(_person),
    TAKE_DISCARD: EffectRule(_discards, deep=True),
    REMOVE_TILE: EffectRule(_removal, deep=True),
    VP_THRESHOLD: EffectRule(_threshold),
    ACTIVATE_TYPE: EffectRule(_by_type, deep=True),
    ACTIVATE_TERRITORY: EffectRule(_territory),
    SPECIAL: EffectRule(_special),
}


def check_words() -> None:
    """Raise DataError for a word of the tables that no rule knows."""
    for place, known, file in (
        (CHRONICLE_TILE_WORDS, set(RULES), "rules/effects.py"),
        (CHRONICLE_ACTIVATION_WORDS, set(WAYS), "ways.py"),
        (TIMED_WORDS[AT_ONCE], set(RULES), "rules/effects.py"),
        (TIMED_WORDS[LASTING], set(GRANTS), "powers.py"),
        (TIMED_WORDS[FINAL], set(GRANTS), "powers.py"),
        (COUNTS, set(COUNTERS), "rules/counts.py"),
    ):
        check_parts(place, known, file)


def reward(row: EffectRow, number: int) -> int:
    """The VP of the highest tier that is reached (GM-CLN-Q13)."""
    vp = 0
    for least, points in row.tiers:
        if number >= least:
            vp = points
    return vp


def take_card(state: State, seat: int, name: str, cell: int) -> None:
    """The landmark card of the tile's name; it stays with its owner (GM-IMM-02, GM-LMK-01)."""
    card = state.rules.components.landmark(name)
    own = state.mine(seat)
    own.landmarks += (card.index,)
    note(state, "landmark", seat, card.id, 1, cell, "")
    for row in card.effects:
        own.powers = with_effect(own.powers, row)
    if card.timing == "immediate":
        state.stack.append(Frame(EFFECTS.id, seat, OF_LANDMARK, card.index, (cell + 1) << 4))


def _rows_of(state: State, frame: Frame) -> tuple[tuple[EffectRow, ...], str]:
    """The effects, and what they are called."""
    components = state.rules.components
    if frame.a == OF_CLAN:
        clan = components.clan_board.clans[frame.b]
        return clan.effects, clan.id
    card = components.landmarks[frame.b]
    return card.effects, card.id


def is_spent(state: State, frame: Frame) -> bool:
    """Whether a frame waits for the effects of a card or a clan that have all been begun."""
    return frame.step == EFFECTS.id and frame.c & 15 >= len(_rows_of(state, frame)[0])


class Effects(Step[State]):
    """The effects of a card or a clan, in order: frame.a tells which of both, frame.b its index.

    frame.c holds the number of the next effect and, above four bits, the cell of the tile plus 1.
    """

    def begin(self, state: State, frame: Frame) -> bool:
        rows, name = _rows_of(state, frame)
        place = frame.c & 15
        state.stack.pop()
        if place < len(rows):
            state.stack.append(Frame(self.id, frame.seat, frame.a, frame.b, frame.c + 1))
            run(state, frame.seat, rows[place], (frame.c >> 4) - 1, name)
        return False


EFFECTS: Final[Effects] = Effects("effects")
