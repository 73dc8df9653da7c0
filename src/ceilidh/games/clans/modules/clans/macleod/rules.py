"""Clan MacLeod of Industria (IN-MCL): four port tiles of its own, each with a building bonus."""

from typing import Final, cast

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.components.ports import COPY_TILE
from ceilidh.games.clans.kinds import PORT
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.rules.contracts import contracts_left, empty_boxes
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.port_access import copy_cost
from ceilidh.games.clans.rules.ports import PORT_BONUS, PortWays
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Domain, Spec, by_id
from ceilidh.kernel.action_rule import ActionRule
from ceilidh.kernel.chance import pick
from ceilidh.kernel.json_fields import integers
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame, ModuleState

NAME: Final = "macleod"
ABILITY: Final[Ability] = Ability(
    {
        "private_shipyards": (0, 9),
        "shipyard_gives_building_bonus": (1, 1),
        "shipyards_at_most_ports_used": (1, 1),
    }
)
YARD: Final[Domain] = Domain("yard", PORT.words, "shipyard")
SHIPYARD: Final[Spec] = Spec("shipyard", (YARD,), ("IN-MCL-03",))
MODEL: Final[Spec] = Spec("model", (YARD,), ("IN-MCL-09",))


class Shipyards(ModuleState):
    """The port tiles of the clan and those of them that are used, in ascending order."""

    # fields: module Shipyards
    def __init__(self, tiles: tuple[int, ...] = (), used: tuple[int, ...] = ()) -> None:
        super().__init__(NAME)
        self.tiles = tiles
        self.used = used

    def dump(self) -> dict[str, object]:
        return {"tiles": list(self.tiles), "used": list(self.used)}

    def restore(self, data: dict[str, object]) -> None:
        self.tiles = tuple(integers(data["tiles"]))
        self.used = tuple(integers(data["used"]))

    def copy(self) -> "Shipyards":
        return Shipyards(self.tiles, self.used)

    # fields: end


def shipyards(state: State) -> Shipyards:
    return cast(Shipyards, state.module(NAME))


def may_activate(state: State, seat: int) -> bool:
    """No more shipyards than ports with a marker of the clan (IN-MCL-07)."""
    return len(shipyards(state).used) < state.seats[seat].ports.bit_count()


def is_waiting(state: State, tile: int) -> bool:
    yards = shipyards(state)
    return tile in yards.tiles and tile not in yards.used


class ActivateShipyardRule(PortWays):
    """A shipyard as a free action: what its tile does, then a building bonus (IN-MCL-03 to 05).

    The bonus comes even if the tile does nothing now (IN-MCL-Q5).
    """

    def __init__(self, clan: "MacLeod") -> None:
        super().__init__(clan, (SHIPYARD, MODEL))
        self.clan = clan

    def acting(self, state: State, frame: Frame) -> list[Action]:
        """The moves whose tile does something now."""
        out: list[Action] = []
        super().legal(state, frame, out)
        return out

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        moves = self.acting(state, frame)
        if self._bonus_alone(state, frame.seat):
            # The tile that copies does nothing only if there is nothing to copy.
            copies = any([action.spec is MODEL for action in moves])
            idle = [
                SHIPYARD.all[tile]
                for tile in shipyards(state).tiles
                if is_waiting(state, tile) and not (tile == COPY_TILE and copies)
            ]
            moves.extend([action for action in idle if action not in moves])
            moves.sort(key=by_id)
        out.extend(moves)

    def _bonus_alone(self, state: State, seat: int) -> bool:
        """Whether a shipyard can be used for its building bonus alone."""
        if not may_activate(state, seat):
            return False
        return empty_boxes(state, seat) > 0 and contracts_left(state)

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        if action in self.acting(state, frame):
            super().apply(state, frame, action)
            return
        self.clan.use_up(state, frame.seat, action)
        state.stack.append(Frame(PORT_BONUS.id, frame.seat))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        yards = shipyards(state)
        names: dict[str, object] = {"yard": action.a}
        tile = COPY_TILE if action.spec is MODEL else action.a
        if action.a not in yards.tiles or tile not in yards.tiles:
            return Reason("You have no such shipyard.", ("IN-MCL-02",))
        if tile in yards.used:
            return Reason("You have already used that shipyard.", ("IN-MCL-04",))
        if action.a == COPY_TILE:
            rules = ("IN-MCL-09",)
            return Reason("That shipyard copies another: choose the one to copy.", rules)
        if not may_activate(state, frame.seat):
            return Reason(
                "Use another port first: you cannot have used more shipyards than ports.",
                ("IN-MCL-07",),
                names,
            )
        if action.spec is MODEL and state.seats[frame.seat].money < copy_cost(state):
            sums: dict[str, object] = {
                "cost": copy_cost(state),
                "money": state.seats[frame.seat].money,
            }
            return Reason("That costs £{cost}; you have £{money}.", ("IN-MCL-Q1",), sums)
        return super().why_not(state, frame, action)


class MacLeod(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__(NAME, components, ABILITY)
        self.activating = ActivateShipyardRule(self)

    def new_module_state(self) -> ModuleState:
        return Shipyards()

    def on_join(self, state: State, seat: int) -> None:
        """Dealt of the tiles that are not on the map, once the clan is chosen (IN-MCL-12, Q4)."""
        left = [tile for tile in state.rules.port_pool if tile not in state.ports]
        tiles: list[int] = []
        while left and len(tiles) < self.row.ability["private_shipyards"]:
            tile = pick(state, PORT, left)
            left.remove(tile)
            tiles.append(tile)
        state.keep(Shipyards(tuple(sorted(tiles))))

    def action_rules(self) -> list[ActionRule[State]]:
        return [self.activating]

    def port_ways(self, state: State, seat: int, tile: int, out: list[Action]) -> None:
        """No reach is needed; tile 9 copies any other shipyard, even a used one (IN-MCL-09, 10)."""
        if tile not in shipyards(state).tiles or not may_activate(state, seat):
            return
        if is_waiting(state, tile):
            out.append(SHIPYARD.all[tile])
        copies = tile != COPY_TILE and is_waiting(state, COPY_TILE)
        if copies and state.seats[seat].money >= copy_cost(state):
            out.append(MODEL.all[tile])

    def way_cost(self, state: State, seat: int, action: Action) -> int:
        return copy_cost(state) if action.spec is MODEL else 0

    def use_up(self, state: State, seat: int, action: Action) -> None:
        """Turn the tile face down (IN-MCL-04)."""
        yards = shipyards(state).copy()
        tile = COPY_TILE if action.spec is MODEL else action.a
        pay_in(state, seat, -self.way_cost(state, seat, action), "port")
        yards.used = tuple(sorted([*yards.used, tile]))
        state.keep(yards)

    def mark_way(self, state: State, seat: int, action: Action) -> None:
        self.use_up(state, seat, action)
        bonus = Frame(PORT_BONUS.id, seat)
        if state.rules.components.port(action.a).effect(state.rules.railway).timing == "any":
            state.stack.append(bonus)
        else:
            # A tile that acts inside something: its bonus waits until that is over.
            state.stack.insert(len(state.stack) - 1, bonus)

    def audit(self, state: State) -> list[str]:
        yards = shipyards(state)
        known = set(yards.tiles) <= set(state.rules.port_pool) - set(state.ports)
        if known and set(yards.used) <= set(yards.tiles):
            return []
        return ["there are no such shipyards"]
