"""The state of the rail board: milestones and who has claimed them, demand tiles and their pile."""

from typing import Final

from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.goods import GOODS
from ceilidh.games.clans.modules.industria.rail_board.checks import MILESTONE_SLOTS, RAILWAY
from ceilidh.games.clans.modules.industria.rail_board.rows import MOST_OF_A_GOOD, Demand, Railway
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Domain
from ceilidh.kernel.chance import pick
from ceilidh.kernel.json_fields import integers, pairs, rows
from ceilidh.kernel.reason import Word
from ceilidh.kernel.state import ModuleState

NAME: Final = "rail-board"
TABLE: Final[Railway] = RAILWAY.of(load(None))

SLOT: Final[Domain] = Domain("milestone", tuple(MILESTONE_SLOTS), "milestone")
PLACE: Final[Domain] = Domain("place", tuple([place.id for place in TABLE.places]), "place")
# Chance.
MILESTONE: Final[Domain] = Domain(
    "milestone-tile", tuple([str(n) for n in range(len(TABLE.milestones) + 1)])
)
DEMAND: Final[Domain] = Domain("demand", tuple([str(n) for n in range(len(TABLE.demand) + 1)]))

Claim = tuple[int, int]

NO_CLAIMS: Final[tuple[tuple[Claim, ...], ...]] = ((),) * len(MILESTONE_SLOTS)

# What an empty slot asks for: more than counts of any stock.
NEVER: Final = ((0, MOST_OF_A_GOOD + 1),)


class RailBoardState(ModuleState):
    """Milestones and claims by slot, and demand tiles; none in a game without deliveries.

    `keys` masks by seat the slots that it has claimed. `lacking` is filled when it is first asked
    for: see `payable_slots`.
    """

    # fields: module RailBoardState
    def __init__(
        self,
        tiles: tuple[int, ...] = (),
        claims: tuple[tuple[Claim, ...], ...] = NO_CLAIMS,
        demand: tuple[int, ...] = (),
        future: tuple[int, ...] = (),
        unseen: tuple[int, ...] = (),
    ) -> None:
        super().__init__(NAME)
        self.tiles = tiles
        self.claims = claims
        self.demand = demand
        self.future = future
        self.unseen = unseen
        self.keys: dict[int, int] = _keys(self.claims)
        self.lacking: list[list[int]] = []

    def dump(self) -> dict[str, object]:
        return {
            "milestones": list(self.tiles),
            "claims": [[list(claim) for claim in claims] for claims in self.claims],
            "demand": list(self.demand),
            "future": list(self.future),
            "unseen": list(self.unseen),
        }

    def restore(self, data: dict[str, object]) -> None:
        self.tiles = tuple(integers(data["milestones"]))
        self.claims = tuple([pairs(row) for row in rows(data["claims"])])
        self.demand = tuple(integers(data["demand"]))
        self.future = tuple(integers(data["future"]))
        self.unseen = tuple(integers(data["unseen"]))
        self.keys = _keys(self.claims)
        self.lacking = []

    def copy(self) -> "RailBoardState":
        return RailBoardState(self.tiles, self.claims, self.demand, self.future, self.unseen)

    # fields: end


def _keys(claims: tuple[tuple[Claim, ...], ...]) -> dict[int, int]:
    keys: dict[int, int] = {}
    for slot, made in enumerate(claims):
        for seat, _ in made:
            keys[seat] = keys.get(seat, 0) | 1 << slot
    return keys


def board(state: State) -> RailBoardState:
    # Asked in every turn: by its name, without a call.
    part = state.module_states[NAME]
    assert isinstance(part, RailBoardState)
    return part


def railway(state: State) -> Railway:
    # Mostly it has been read, and is asked for in every turn.
    found = state.rules.components.kept.get(RAILWAY.file)
    return found if isinstance(found, Railway) else RAILWAY.of(state.rules.components)


def place_word(state: State, place: int) -> Word:
    """The name of a place, for sentences."""
    return Word(railway(state).places[place].name)


def slot_word(state: State, slot: int) -> Word:
    """The name of the metropolis or tunnel that a milestone opens, for sentences."""
    table = railway(state)
    for row in table.tunnels:
        if row.id == SLOT.words[slot]:
            return Word(row.name)
    return place_word(state, PLACE.index[SLOT.words[slot]])


# --- milestones -----------------------------------------------------------------------------------


def has_claimed(state: State, seat: int, slot: int) -> bool:
    return unlocked(state, seat) >> slot & 1 == 1


def claimed(state: State, seat: int) -> int:
    """How many milestones the seat has claimed."""
    return unlocked(state, seat).bit_count()


def unlocked(state: State, seat: int) -> int:
    """Mask of the milestones that the seat has claimed; nobody else's count (IN-TA-12)."""
    return board(state).keys.get(seat, 0)


def keep_claim(state: State, seat: int, slot: int) -> None:
    old = board(state)
    claims = list(old.claims)
    claims[slot] += ((seat, state.round),)
    new = old.copy()
    new.claims = tuple(claims)
    new.keys = _keys(new.claims)
    new.lacking = old.lacking
    state.keep(new)


def draw_milestones(state: State) -> None:
    """One tile for each slot (IN-TS-05, IN-VM-01)."""
    pool = [tile.id for tile in railway(state).milestones]
    tiles: list[int] = []
    for _ in MILESTONE_SLOTS:
        tiles.append(pick(state, MILESTONE, pool))
        pool.remove(tiles[-1])
    new = board(state).copy()
    new.tiles = tuple(tiles)
    state.keep(new)


# --- demand ---------------------------------------------------------------------------------------


def payable_slots(state: State, stock: list[int]) -> int:
    """Mask of the slots whose tiles ask for no more than a stock has."""
    own = board(state)
    if not own.lacking:
        own.lacking = _lacking(own.demand, railway(state).demand)
    slots = (1 << len(own.demand)) - 1
    for good, masks in enumerate(own.lacking):
        number = stock[good]
        slots &= ~masks[number if number < MOST_OF_A_GOOD else MOST_OF_A_GOOD]
        if slots == 0:
            return 0
    return slots


def _lacking(tiles: tuple[int, ...], table: tuple[Demand, ...]) -> list[list[int]]:
    """By good and how many of it are there: mask of the slots that ask for more, or are empty."""
    masks = [[0] * (MOST_OF_A_GOOD + 1) for _ in range(GOODS)]
    for slot, tile in enumerate(tiles):
        wants = table[tile - 1].wants if tile > 0 else NEVER
        for good, number in wants:
            for fewer in range(number):
                masks[good][fewer] |= 1 << slot
    return masks


def lay_demand(state: State, slots: int, future: int) -> None:
    """Lay out the first tiles, each slot in order, then those to come (IN-TS-06, IN-TS-08)."""
    new = board(state).copy()
    new.demand, new.future = (0,) * slots, ()
    new.unseen = tuple([tile.id for tile in railway(state).demand])
    state.keep(new)
    fill_future(state, slots)
    refill_demand(state, future)


def fill_future(state: State, size: int) -> None:
    """Draw from the pile until so many tiles wait; fewer when it is empty (IN-RP-07)."""
    new = board(state).copy()
    unseen = list(new.unseen)
    while len(new.future) < size and unseen:
        tile = pick(state, DEMAND, unseen)
        unseen.remove(tile)
        new.future += (tile,)
    new.unseen = tuple(unseen)
    state.keep(new)


def discard_demand(state: State, slots: list[int]) -> None:
    """Take the tiles of these slots out of the game (IN-RP-02)."""
    new = board(state).copy()
    new.demand = tuple([0 if slot in slots else tile for slot, tile in enumerate(new.demand)])
    state.keep(new)


def refill_demand(state: State, size: int) -> None:
    """Empty slots take the leftmost tiles, the lowest number first (IN-RP-04 to 07)."""
    new = board(state).copy()
    demand = list(new.demand)
    for slot, tile in enumerate(demand):
        if tile == 0 and new.future:
            demand[slot] = new.future[0]
            new.future = new.future[1:]
    new.demand = tuple(demand)
    state.keep(new)
    fill_future(state, size)
