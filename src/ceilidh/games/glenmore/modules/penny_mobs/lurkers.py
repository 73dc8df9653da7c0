"""Kenneth McSnitch and Fergus MacDarkie on the tiles of others (GM-C8-48 to 53, 62 to 67)."""

from typing import Final

from ceilidh.games.glenmore.goods import RESOURCE_NAMES, RESOURCES
from ceilidh.games.glenmore.grid import AROUND, CELLS, STEPS, cells_of
from ceilidh.games.glenmore.kinds import CELL, DIRECTION, DONE, LAY, RESOURCE
from ceilidh.games.glenmore.modules.penny_mobs.gang import (
    DARKIE,
    MOBSTER,
    NAME,
    NOWHERE,
    SNITCH,
    acts_for,
    boss,
    gang,
    row_of,
    set_place,
    set_tokens,
)
from ceilidh.games.glenmore.modules.penny_mobs.moments import MobsterRule
from ceilidh.games.glenmore.modules.penny_mobs.squatter import FORCED, SEAT, has_scot, send
from ceilidh.games.glenmore.rules.arrivals import why_not_there, with_room
from ceilidh.games.glenmore.rules.stock import (
    add_coins,
    note,
    put_good,
    spend_movement,
    take_good,
)
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import amount
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.action_rule import ACTIVATION, ActionRule
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

FIGURES: Final[tuple[int, ...]] = (SNITCH, DARKIE)
TOLL: Final = 1  # coin for a tile beside Fergus
WHO: Final[Domain] = Domain("mobster", tuple([MOBSTER.words[which] for which in FIGURES]))
LURK: Final[Spec] = Spec("lurk", (WHO, SEAT, CELL), ("GM-C8-49", "GM-C8-63"))
NO_TOLL: Final[Reason] = Reason(
    "A tile next to Fergus MacDarkie costs a coin, and you have none.", ("GM-C8-64", "GM-C8-Q36")
)
PROWL: Final[Spec] = Spec("prowl", (DIRECTION,), ("GM-C8-50",))
ROB: Final[Spec] = Spec("rob", (RESOURCE, CELL), ("GM-C8-51", "GM-C8-Q11"))


def where(state: State, which: int) -> tuple[int, int]:
    """The host and the cell of a figure; NOWHERE twice if it stands nowhere."""
    place = gang(state).places[which]
    return (NOWHERE, NOWHERE) if place == NOWHERE else (place // CELLS, place % CELLS)


def lairs(state: State, seat: int, which: int, out: list[Action]) -> None:
    """Tiles of others; not of the present host, where the figure stands already (GM-C8-Q13)."""
    here, _ = where(state, which)
    for host in range(state.rules.players):
        if host not in (seat, here):
            for cell in cells_of(state.seats[host].area):
                out.append(LURK.of(FIGURES.index(which), host, cell))


def lurk(state: State, seat: int, action: Action) -> None:
    which = FIGURES[action.a]
    first = gang(state).places[which] == NOWHERE
    set_place(state, which, action.b * CELLS + action.c)
    set_tokens(state, which, 0)
    note(state, "lurk", seat, MOBSTER.words[which], 1, action.b, "")
    if first:
        send(state, seat)


def why_no_lair(state: State, seat: int, action: Action) -> Reason:
    if action.b >= state.rules.players or action.c not in state.seats[action.b].tiles:
        return Reason("There is no tile there.", ("GM-C8-49", "GM-C8-63"))
    if action.b == seat:
        return Reason("That figure must go on another player's tile.", ("GM-C8-49", "GM-C8-63"))
    return Reason("The figure must go to another player's territory.", ("GM-C8-53", "GM-C8-Q13"))


class LurkRule(MobsterRule):
    """In any later own turn (GM-C8-49, 63, Q14)."""

    def __init__(self) -> None:
        super().__init__(LURK)

    def offers(self, state: State, seat: int, out: list[Action]) -> None:
        for which in FIGURES:
            if acts_for(state, which, seat) and has_scot(state, seat):
                lairs(state, seat, which, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        lurk(state, frame.seat, action)

    def refusal(self, state: State, seat: int, action: Action) -> Reason:
        name: dict[str, object] = {"mobster": row_of(state, FIGURES[action.a]).name}
        if boss(state, FIGURES[action.a]) != seat:
            return Reason("{mobster} does not work for you.", ("GM-C8-49", "GM-C8-63"), name)
        if not acts_for(state, FIGURES[action.a], seat):
            return Reason("{mobster} cannot be placed again.", ("GM-C8-67", "GM-C8-50"), name)
        if not has_scot(state, seat):
            return Reason("You have no Scot for it.", ("GM-C8-49", "GM-C8-Q14"))
        return why_no_lair(state, seat, action)


class Relocate(Step[State]):
    """frame.a is the figure: put if one likes, or (frame.b) driven off (GM-C8-53, 65, 66)."""

    def begin(self, state: State, frame: Frame) -> bool:
        placed = gang(state).places[frame.a] != NOWHERE
        if placed or has_scot(state, frame.seat):
            return True
        state.stack.pop()
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        if not frame.b:
            out.append(DONE.only)
        lairs(state, frame.seat, frame.a, out)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is LURK:
            lurk(state, frame.seat, action)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is LURK and FIGURES[action.a] == frame.a:
            return why_no_lair(state, frame.seat, action)
        name: dict[str, object] = {"mobster": row_of(state, frame.a).name}
        return Reason("First choose where {mobster} goes.", ("GM-C8-53", "GM-C8-65"), name)

    def pending(self, state: State, frame: Frame) -> dict[str, object]:
        return {"mobster": MOBSTER.words[frame.a]}


def drive_off(state: State, host: int, cell: int) -> None:
    """A Scot of the host comes, or the tile goes (GM-C8-53, 66, Q15, Q21)."""
    for which in FIGURES:
        if where(state, which) == (host, cell):
            state.stack.append(Frame(RELOCATING.id, boss(state, which), which, FORCED))


# --- Fergus ---------------------------------------------------------------------------------------


def toll_beside(state: State, seat: int, host: int, cell: int) -> int:
    """The coin that a seat pays for a tile that it lays beside Fergus, on a host's land.

    His controller pays nothing, as nobody would be paid (GM-C8-64, Q36).
    """
    here, place = where(state, DARKIE)
    beside = here == host and AROUND[place] >> cell & 1
    return TOLL if beside and boss(state, DARKIE) != seat else 0


def pay_toll(state: State, seat: int, host: int, cell: int) -> None:
    """The coin goes to his controller, and he goes to another player (GM-C8-64, 65)."""
    if toll_beside(state, seat, host, cell):
        add_coins(state, seat, -TOLL, NAME)
        add_coins(state, boss(state, DARKIE), TOLL, NAME)
        state.stack.append(Frame(RELOCATING.id, boss(state, DARKIE), DARKIE, FORCED))


def why_no_toll(state: State, action: Action) -> Reason:
    """A place beside Fergus, or a tile that finds no other one, for a seat without his coin."""
    if action.spec is LAY:
        return NO_TOLL
    name: dict[str, object] = {"tile": state.rules.components.tiles[action.a].name}
    return Reason(
        "You can only place {tile} next to Fergus MacDarkie, and you cannot pay his coin.",
        ("GM-C8-64",),
        name,
    )


# --- Kenneth --------------------------------------------------------------------------------------


def loot(state: State, seat: int) -> list[int]:
    """The resources that Kenneth could take from his tile (GM-C8-51, Q11)."""
    host, cell = where(state, SNITCH)
    if state.seats[host].manned >> cell & 1 or not with_room(state, seat):
        return []
    load = state.seats[host].loads.get(cell, 0)
    return [kind for kind in range(RESOURCES) if amount(load, kind) > 0]


class ProwlRule(ActionRule[State]):
    """He is moved with movement points of his controller (GM-C8-50)."""

    def __init__(self) -> None:
        super().__init__((PROWL,), ACTIVATION)

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        host, cell = where(state, SNITCH)
        if state.movement == 0 or host == NOWHERE or boss(state, SNITCH) != frame.seat:
            return
        for direction, step in enumerate(STEPS):
            if cell + step in state.seats[host].tiles:
                out.append(PROWL.all[direction])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        host, cell = where(state, SNITCH)
        set_place(state, SNITCH, host * CELLS + cell + STEPS[action.a])
        note(state, "prowl", frame.seat, MOBSTER.words[SNITCH], 1, host, "")
        spend_movement(state, 1)
        if loot(state, frame.seat):
            state.stack.append(Frame(ROBBING.id, frame.seat))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if boss(state, SNITCH) != frame.seat or where(state, SNITCH)[0] == NOWHERE:
            return Reason("You have no Kenneth McSnitch on a tile.", ("GM-C8-50",))
        if state.movement == 0:
            return Reason("You have no movement points left.", ("GM-C8-50",))
        return Reason("Kenneth McSnitch can only move onto tiles.", ("GM-C8-50",))


class Robbery(Step[State]):
    """One resource of the tile he moved onto, if one likes (GM-C8-51, 52, Q12)."""

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.append(DONE.only)
        cells = with_room(state, frame.seat)
        for kind in loot(state, frame.seat):
            for cell in cells:
                out.append(ROB.rows[kind][cell])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action.spec is DONE:
            return
        host, cell = where(state, SNITCH)
        take_good(state, host, cell, action.a, NAME)
        put_good(state, frame.seat, action.b, action.a, NAME)
        state.stack.append(Frame(RELOCATING.id, frame.seat, SNITCH))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not ROB:
            return Reason("First decide whether Kenneth McSnitch steals.", ("GM-C8-51",))
        if action.a in loot(state, frame.seat):
            return why_not_there(state, frame.seat, action.b)
        kind: dict[str, object] = {"resource": RESOURCE_NAMES[action.a]}
        return Reason("There is no {resource} to steal.", ("GM-C8-51",), kind)


RELOCATING: Final[Relocate] = Relocate("relocate")
ROBBING: Final[Robbery] = Robbery("robbery")
