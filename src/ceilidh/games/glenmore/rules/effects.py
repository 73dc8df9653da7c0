"""The effects of tiles, cards and clans, one word at a time (GM-IMM, GM-LMK, GM-CLN)."""

from typing import Final

from ceilidh.games.glenmore.components.effects import (
    ACTIVATE_TERRITORY,
    ACTIVATE_TYPE,
    CLAN_MARKER,
    GAIN_BARREL,
    GAIN_COIN,
    GAIN_GOODS,
    GAIN_JOKER,
    GAIN_MOVEMENT,
    GAIN_SCOT,
    GAIN_VP,
    LANDMARK_CARD,
    REMOVE_TILE,
    SPECIAL,
    TAKE_DISCARD,
    TAKE_PERSON,
    VP_THRESHOLD,
    EffectRow,
)
from ceilidh.games.glenmore.grid import CELL_NAMES
from ceilidh.games.glenmore.kinds import RESOLVE, TILE
from ceilidh.games.glenmore.powers import with_effect
from ceilidh.games.glenmore.rules.arrivals import JOKER, PUTTING, arrive
from ceilidh.games.glenmore.rules.by_type import BY_TYPE
from ceilidh.games.glenmore.rules.clan_board import CLAN_MARKING, OF_CLAN, OF_LANDMARK
from ceilidh.games.glenmore.rules.counts import count
from ceilidh.games.glenmore.rules.fetch import FETCHING
from ceilidh.games.glenmore.rules.free_moves import TurnStep
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
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

# Effects whose place among others can matter, and those that fill the same tile.
DEEP: Final[tuple[str, ...]] = (CLAN_MARKER, REMOVE_TILE, TAKE_DISCARD, ACTIVATE_TYPE)
FILLING: Final[tuple[str, ...]] = (GAIN_GOODS, GAIN_JOKER)


def run(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    """Make one effect happen or push its decision; `cell` is that of the tile, if there is one.

    A tile that has been removed in the meantime receives nothing more.
    """
    word = row.word
    if word == GAIN_COIN:
        add_coins(state, seat, row.amount, reason)
    elif word == GAIN_BARREL:
        add_barrels(state, seat, row.amount, reason)
    elif word == GAIN_VP:
        add_points(state, seat, row.amount, reason)
    elif word == GAIN_MOVEMENT:
        add_movement(state, seat, row.amount, reason)
    elif word == LANDMARK_CARD:
        take_card(state, seat, row.target, cell)
    elif word == CLAN_MARKER:
        for _ in range(row.amount):
            state.stack.append(Frame(CLAN_MARKING.id, seat))
    elif word == VP_THRESHOLD:
        add_points(state, seat, reward(row, count(state, seat, row.count)), reason)
    elif word == TAKE_PERSON:
        take_person(state, seat, state.rules.components.tile(row.target).index)
    elif word == TAKE_DISCARD:
        for _ in range(row.amount):
            state.stack.append(Frame(FETCHING.id, seat))
    elif word == REMOVE_TILE:
        optional = 1 if row.optional else 0
        state.stack.append(Frame(REMOVING.id, seat, row.amount, optional))
    elif word == ACTIVATE_TERRITORY:
        state.whole = cell
    elif word == ACTIVATE_TYPE:
        state.stack.append(BY_TYPE.frame(seat, row))
    elif word == SPECIAL:
        run_special(state, seat, row.target, row.amount, cell)
    elif row.anywhere:
        _run_anywhere(state, seat, row)
    elif cell in state.seats[seat].tiles:
        _run_on_tile(state, seat, row, cell, reason)


def _run_anywhere(state: State, seat: int, row: EffectRow) -> None:
    scots = row.amount if row.word == GAIN_SCOT else 0
    jokers = row.amount if row.word == GAIN_JOKER else 0
    state.stack.append(Frame(PUTTING.id, seat, packed(row.goods), scots, jokers))


def _run_on_tile(state: State, seat: int, row: EffectRow, cell: int, reason: str) -> None:
    if row.word == GAIN_SCOT:
        put_scots(state, seat, cell, row.amount, reason)
    elif row.word == GAIN_JOKER:
        state.stack.append(Frame(JOKER.id, seat, cell, row.amount))
    elif row.word == GAIN_GOODS:
        arrive(state, seat, cell, row.goods)


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


class Effects(Step[State]):
    """The effects of a card or a clan, in order: frame.a tells which of both, frame.b its index.

    frame.c holds the number of the next effect and, above four bits, the cell of the tile plus 1.
    """

    def begin(self, state: State, frame: Frame) -> bool:
        components = state.rules.components
        if frame.a == OF_CLAN:
            clan = components.clan_board.clans[frame.b]
            rows, name = clan.effects, clan.id
        else:
            card = components.landmarks[frame.b]
            rows, name = card.effects, card.id
        place = frame.c & 15
        state.stack.pop()
        if place < len(rows):
            state.stack.append(Frame(self.id, frame.seat, frame.a, frame.b, frame.c + 1))
            run(state, frame.seat, rows[place], (frame.c >> 4) - 1, name)
        return False


class Immediate(TurnStep):
    """The effects of a laid tile: frame.a is the tile, frame.b its cell, frame.c those left (bits).

    Their order is the player's (GM-IMM-Q2); it is asked for only where it can matter.
    """

    def begin(self, state: State, frame: Frame) -> bool:
        tile = state.rules.components.tiles[frame.a]
        left = [place for place in range(len(tile.immediate)) if frame.c >> place & 1]
        if not left:
            state.stack.pop()
            return False
        rows = [tile.immediate[place] for place in left]
        if len(left) > 1 and order_matters(state, rows):
            return True
        self._run(state, frame, left[0])
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for place in range(len(RESOLVE.all)):
            if frame.c >> place & 1:
                out.append(RESOLVE.all[place])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        self._run(state, frame, action.a)

    def _run(self, state: State, frame: Frame, place: int) -> None:
        rest = frame.c & ~(1 << place)
        state.stack[-1] = Frame(self.id, frame.seat, frame.a, frame.b, rest)
        tile = state.rules.components.tiles[frame.a]
        run(state, frame.seat, tile.immediate[place], frame.b, tile.id)

    def task(self, state: State, frame: Frame) -> Reason:
        tile = state.rules.components.tiles[frame.a]
        rules = ("GM-TRN-05", "GM-IMM-Q2")
        return Reason("which effect of {tile} to resolve next", rules, {"tile": tile.name})

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not RESOLVE:
            return None
        tile = state.rules.components.tiles[frame.a]
        facts: dict[str, object] = {"tile": tile.name, "number": action.a + 1}
        if action.a >= len(tile.immediate):
            return Reason("{tile} has no effect {number}.", ("GM-IMM-01",), facts)
        return Reason("You have already resolved effect {number} of {tile}.", ("GM-IMM-Q2",), facts)

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        left = [place + 1 for place in range(len(RESOLVE.all)) if frame.c >> place & 1]
        return {"tile": TILE.words[frame.a], "cell": CELL_NAMES[frame.b], "effects": left}


def order_matters(state: State, rows: list[EffectRow]) -> bool:
    """Whether one of the effects leads to further decisions, or two fill the same tile."""
    filling = 0
    for row in rows:
        words = [row.word]
        if row.word == LANDMARK_CARD:
            words.extend([one.word for one in state.rules.components.landmark(row.target).effects])
        for word in words:
            if word in DEEP:
                return True
        if len([word for word in words if word in FILLING]) > 0:
            filling += 1
    return filling > 1


EFFECTS: Final[Effects] = Effects("effects")
IMMEDIATE: Final[Immediate] = Immediate("immediate effects")
