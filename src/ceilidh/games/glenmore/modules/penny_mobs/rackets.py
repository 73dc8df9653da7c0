"""What Joe McDuff and both Peggies do in the own turn (GM-C8-30 to 37, 41 to 47)."""

from typing import Final

from ceilidh.games.glenmore.kinds import CLAN, RESOURCE, TILE
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    DUFF,
    LAIRD,
    NAME,
    NOWHERE,
    WANDER,
    acts_for,
    boss,
    gang,
    row_of,
    set_place,
    set_tokens,
    tokens_left,
)
from ceilidh.games.glenmore.rules.clan_board import is_open
from ceilidh.games.glenmore.rules.market import purse
from ceilidh.games.glenmore.rules.move import MOVING, debt_with_fees
from ceilidh.games.glenmore.rules.payment import affordable
from ceilidh.games.glenmore.rules.placement import ground
from ceilidh.games.glenmore.rules.rondel import position_of
from ceilidh.games.glenmore.rules.stock import add_coins, note
from ceilidh.games.glenmore.ruleset import ABSENT
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Spec, numbers
from ceilidh.kernel.deed import AFTER, BEFORE, Deed
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

TOKEN: Final = numbers("token", 1, 3)
PINCH: Final[Spec] = Spec("pinch", (RESOURCE,), ("GM-C8-36",))
LEVY: Final[Spec] = Spec("levy", (CLAN, TOKEN), ("GM-C8-31", "GM-C8-32"))
RESERVE: Final[Spec] = Spec("reserve", (TILE, TOKEN), ("GM-C8-42", "GM-C8-45"))


def spend_duff(state: State) -> None:
    """One of Joe McDuff's tokens is gone."""
    mask = gang(state).tokens[DUFF]
    set_tokens(state, DUFF, mask & (mask - 1))


class Pinching(Deed[State]):
    """Joe McDuff takes the largest pile of a Market row: the rightmost one (GM-C8-36, Q33)."""

    def __init__(self) -> None:
        super().__init__((PINCH,), BEFORE)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if acts_for(state, DUFF, frame.seat):
            for kind, filled in enumerate(state.market):
                if filled > 0:
                    out.append(PINCH.all[kind])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        spend_duff(state)
        coins = state.rules.slots[state.market[action.a] - 1]
        state.market[action.a] -= 1
        note(state, "pinch", frame.seat, RESOURCE.words[action.a], coins, -1, "")
        add_coins(state, frame.seat, coins, NAME)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if boss(state, DUFF) != frame.seat:
            return Reason("Joe McDuff does not work for you.", ("GM-C8-36",))
        if not acts_for(state, DUFF, frame.seat):
            return Reason("Joe McDuff has no token left.", ("GM-C8-35", "GM-C8-36"))
        row: dict[str, object] = {"resource": RESOURCE.words[action.a]}
        return Reason("The market row of {resource} holds no coins.", ("GM-C8-36",), row)


def levied(state: State, field: int) -> int:
    """The coins on the token of a clan territory, 0 if there is none."""
    return sum([coins for other, coins in gang(state).fees if other == field])


class Levying(Deed[State]):
    """Tokens of Peggy McWander on free clan territories (GM-C8-31, Q6)."""

    def __init__(self) -> None:
        super().__init__((LEVY,), BEFORE)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if not acts_for(state, WANDER, frame.seat):
            return
        tokens = tokens_left(state, WANDER)
        for word, field in enumerate(state.rules.clan_fields):
            if field != ABSENT and is_open(state, field) and levied(state, field) == 0:
                for token in tokens:
                    out.append(LEVY.rows[word][token])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        field = state.rules.clan_fields[action.a]
        coins = row_of(state, WANDER).tokens[action.b]
        part = gang(state).copy()
        part.fees = (*part.fees, (field, coins))
        state.keep(part)
        set_tokens(state, WANDER, part.tokens[WANDER] & ~(1 << action.b))
        note(state, "levy", frame.seat, CLAN.words[action.a], coins, field, "")

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if boss(state, WANDER) != frame.seat:
            return Reason("Peggy McWander does not work for you.", ("GM-C8-31",))
        if action.b not in tokens_left(state, WANDER):
            return Reason("Peggy McWander does not have that token.", ("GM-C8-30",))
        return Reason("That clan territory is not free.", ("GM-C8-31",))


def collect_levy(state: State, seat: int, field: int) -> None:
    """The fee goes to her controller, who pays none; the token is discarded (GM-C8-32 to 34)."""
    part = gang(state)
    coins = levied(state, field)
    if coins == 0:
        return
    owner = part.bosses[WANDER]
    after = part.copy()
    after.fees = tuple([pair for pair in part.fees if pair[0] != field])
    state.keep(after)
    if owner != seat:
        add_coins(state, seat, -coins, NAME)
        add_coins(state, owner, coins, NAME)


# --- Peggy McLaird --------------------------------------------------------------------------------


def reserved(state: State) -> tuple[int, int]:
    """The reserved tile, or NOWHERE, and the coins on its token."""
    place = gang(state).places[LAIRD]
    return (NOWHERE, 0) if place == NOWHERE else (place >> 4, place & 15)


def could_take(state: State, seat: int, tile: int) -> bool:
    """Whether the tile lies in front of the pawn and can be paid and used (GM-C8-45)."""
    rules = state.rules
    if not rules.landable[tile] or tile not in state.rondel:
        return False
    place = state.places[seat]
    position = place + 1 + (state.rondel.index(tile) - place - 1) % rules.spaces
    if position >= state.front:
        return False
    debt = debt_with_fees(state, seat, tile)
    return affordable(state, seat, purse(state, seat), ground(state, seat), debt)


class Reserving(Deed[State]):
    """One open reservation at most (GM-C8-42, 45, Q9), and none after The End (GM-C8-47)."""

    def __init__(self) -> None:
        super().__init__((RESERVE,), AFTER)

    def _open(self, state: State, seat: int) -> bool:
        free = gang(state).places[LAIRD] == NOWHERE and not state.gone >> seat & 1
        return free and acts_for(state, LAIRD, seat)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if not self._open(state, frame.seat):
            return
        tokens = tokens_left(state, LAIRD)
        for tile in sorted([tile for tile in state.rondel if tile >= 0]):
            if could_take(state, frame.seat, tile):
                for token in tokens:
                    out.append(RESERVE.rows[tile][token])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        coins = row_of(state, LAIRD).tokens[action.b]
        set_tokens(state, LAIRD, gang(state).tokens[LAIRD] & ~(1 << action.b))
        set_place(state, LAIRD, action.a << 4 | coins)
        note(state, "reserve", frame.seat, TILE.words[action.a], coins, -1, "")

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if boss(state, LAIRD) != frame.seat:
            return Reason("Peggy McLaird does not work for you.", ("GM-C8-42",))
        if gang(state).places[LAIRD] != NOWHERE:
            return Reason("You have reserved a tile already.", ("GM-C8-Q9",))
        if action.b not in tokens_left(state, LAIRD):
            return Reason("Peggy McLaird does not have that token.", ("GM-C8-41",))
        if state.gone >> frame.seat & 1:
            return Reason("Your pawn has finished.", ("GM-C8-47",))
        name: dict[str, object] = {"tile": state.rules.components.tiles[action.a].name}
        return Reason("You could not take {tile}.", ("GM-C8-45",), name)


class Honour(Step[State]):
    """The reserved tile is taken instead of the move (GM-C8-44); else see GM-C8-46 and Q8."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        tile, _ = reserved(state)
        seat = frame.seat
        if tile == NOWHERE or boss(state, LAIRD) != seat:
            return False
        set_place(state, LAIRD, NOWHERE)
        position = position_of(state, seat, tile)
        if position < 0:
            note(state, "lapse", seat, TILE.words[tile], 1, -1, "")
            return False
        if self._can_take(state, seat, tile, position):
            state.stack.pop()  # the move
            MOVING.take(state, seat, tile)
            return False
        set_tokens(state, LAIRD, 0)
        note(state, "disgrace", seat, TILE.words[tile], 1, -1, "")
        return False

    def _can_take(self, state: State, seat: int, tile: int, position: int) -> bool:
        if not could_take(state, seat, tile):
            return False
        for module in state.rules.hooks.of["allows_take"]:
            if not module.allows_take(state, seat, tile, position):
                return False
        return True


HONOUR: Final[Honour] = Honour("honour reservation")
