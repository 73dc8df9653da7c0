"""The event of Donan Castle: tiles of others, activated for the own benefit (GM-C6-51, Q7)."""

from typing import Final

from ceilidh.games.glenmore.debt import pack
from ceilidh.games.glenmore.kinds import DONE, TILE, WAY
from ceilidh.games.glenmore.rules.activating import can_go, give, way_debt
from ceilidh.games.glenmore.rules.arrivals import PUTTING, with_room
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.market import purse
from ceilidh.games.glenmore.rules.payment import PAYING
from ceilidh.games.glenmore.rules.special import run_special
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.state import NO_CELL, State
from ceilidh.games.glenmore.tile_load import packed
from ceilidh.kernel.action import Action, Spec
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

BORROW: Final[Spec] = Spec("borrow", (TILE, WAY), ("GM-C6-51", "GM-C6-Q7"))


def owners(state: State, seat: int, tile: int) -> list[int]:
    """The others in whose territories a tile lies; everybody has Home tiles."""
    others = [other for other in range(state.rules.players) if other != seat]
    return [other for other in others if tile in state.seats[other].tiles.values()]


def foreign_ways(state: State, seat: int, used: int) -> list[tuple[int, int]]:
    """Pairs of a tile of another player and a way it can go; `used` was activated before, or -1.

    It may be used again if it is a tile of several players, as Home tiles are.
    """
    money = purse(state, seat)
    room = len(with_room(state, seat)) > 0
    tiles = {
        tile
        for other in range(state.rules.players)
        if other != seat
        for tile in state.seats[other].tiles.values()
    }
    out: list[tuple[int, int]] = []
    for tile in sorted(tiles):
        if tile == used and len(owners(state, seat, tile)) < 2:
            continue
        for number, way in enumerate(state.rules.ways[tile]):
            if (room or not way.fills) and can_go(state, seat, NO_CELL, way, money):
                out.append((tile, number))
    return out


class Borrow(TurnStep):
    """Up to frame.a tiles of others, one after the other; frame.b is the last one plus 1."""

    def begin(self, state: State, frame: Frame) -> bool:
        if frame.a > 0:
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        for tile, way in foreign_ways(state, frame.seat, frame.b - 1):
            out.append(BORROW.rows[tile][way])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        seat = frame.seat
        if action.spec is DONE:
            state.stack.pop()
            return
        state.stack[-1] = Frame(self.id, seat, frame.a - 1, action.a + 1)
        tile = state.rules.components.tiles[action.a]
        note(state, "borrow", seat, tile.id, 1, owners(state, seat, action.a)[0], "")
        way = state.rules.ways[action.a][action.b]
        state.stack.append(Frame(BENEFIT.id, seat, action.a, action.b))
        if way.cost is not None:
            state.stack.append(pack(way_debt(state, seat, way, way.cost), PAYING.id, seat))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which of other players' tiles to activate", ("GM-C6-51",))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not BORROW:
            return None
        tile = state.rules.components.tiles[action.a]
        name: dict[str, object] = {"tile": tile.name}
        if not owners(state, frame.seat, action.a):
            return Reason("{tile} is not in another player's territory.", ("GM-C6-51",), name)
        if action.a == frame.b - 1:
            return Reason("The two tiles must be different.", ("GM-C6-51",))
        if action.b >= len(state.rules.ways[action.a]):
            facts: dict[str, object] = {"tile": tile.name, "number": action.b + 1}
            return Reason("{tile} has no option {number}.", ("GM-ACT-06",), facts)
        return Reason("You cannot use {tile} that way.", ("GM-C6-51", "GM-C6-Q7"), name)

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"number": frame.a}


class Benefit(Step[State]):
    """What a tile of another gives: frame.a is the tile, frame.b the way; goods go anywhere."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        seat = frame.seat
        way = state.rules.ways[frame.a][frame.b]
        reason = state.rules.components.tiles[frame.a].id
        if way.times:
            run_special(state, seat, way.target, way.times, NO_CELL)
        if way.fills:
            self._announce(state, seat, frame.a)
            state.stack.append(Frame(PUTTING.id, seat, packed(way.goods), 0, way.amount))
        else:
            give(state, seat, way, NO_CELL, reason)
        return False

    def _announce(self, state: State, seat: int, tile: int) -> None:
        """The seat produces, though the tile is another's (GM-C6-Q19)."""
        for cell in with_room(state, seat):
            for module in state.rules.hooks.of["on_production"]:
                module.on_production(state, seat, tile, cell)


BORROWING: Final[Borrow] = Borrow("borrow")
BENEFIT: Final[Benefit] = Benefit("borrowed benefit")
