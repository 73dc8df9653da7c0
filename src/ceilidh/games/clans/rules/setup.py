"""Set-up (CC-SET): map, scoring tiles, ports, contracts and the first turn order."""

from typing import Final

from ceilidh.games.clans.kinds import FIRST, PORT, SCORING, SIDE
from ceilidh.games.clans.rules.contracts import draw_contract
from ceilidh.games.clans.state import State
from ceilidh.kernel.chance import pick
from ceilidh.kernel.flow import Step
from ceilidh.kernel.hexset import hexset
from ceilidh.kernel.state import Frame

CORNERS: Final = 4
ROUNDS: Final = 5


class DrawMap(Step[State]):
    """A random side of each module, unless the sides were chosen (CC-SET-01, 02)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        sides: list[str] = []
        for module in range(CORNERS):
            chosen = state.rules.map_sides[module]
            options = [SIDE.index[side] for side in chosen]
            sides.append(SIDE.words[pick(state, SIDE, options)])
        picked = (sides[0], sides[1], sides[2], sides[3])
        state.map = state.rules.components.topology(picked, state.rules.small)
        state.free = state.map.active
        return False


class DrawScoringTiles(Step[State]):
    """Five tiles, one for each round; all are visible (CC-SET-08, 09)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        pool = list(state.rules.scoring_pool)
        while pool and len(state.tiles) < ROUNDS:
            tile = pick(state, SCORING, pool)
            pool.remove(tile)
            state.tiles += (tile,)
        return False


class DrawPorts(Step[State]):
    """One tile for each corner A to D (CC-SET-03)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        pool = list(state.rules.port_pool)
        while pool and len(state.ports) < CORNERS:
            tile = pick(state, PORT, pool)
            pool.remove(tile)
            state.ports += (tile,)
        if not state.ports and not state.rules.small:
            # Without their tiles the corners outside the modules are no hexes (CC-VNP-Q1).
            state.free = state.free.minus(hexset(list(state.map.ports)))
        return False


class DealContracts(Step[State]):
    """One contract on each box of the export board; solo one stays empty (CC-SET-11, 12)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        for box in range(state.rules.boxes - state.rules.empty_boxes):
            state.display[box] = draw_contract(state)
        return False


def seats_by_themselves(state: State) -> list[int]:
    """The seats that nobody decides for."""
    return [seat for seat in range(len(state.seats)) if seat not in state.rules.people]


class StartPlayer(Step[State]):
    """A random start player; round 1 goes clockwise from there (CC-SET-19).

    Seats that play by themselves come last (IN-AS-31).
    """

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        people = state.rules.people
        first = people.index(pick(state, FIRST, people))
        state.order = [*people[first:], *people[:first], *seats_by_themselves(state)]
        return False


DRAW_MAP: Final[DrawMap] = DrawMap("draw map")
DRAW_SCORING_TILES: Final[DrawScoringTiles] = DrawScoringTiles("draw scoring tiles")
DRAW_PORTS: Final[DrawPorts] = DrawPorts("draw ports")
DEAL_CONTRACTS: Final[DealContracts] = DealContracts("deal contracts")
START_PLAYER: Final[StartPlayer] = StartPlayer("start player")
