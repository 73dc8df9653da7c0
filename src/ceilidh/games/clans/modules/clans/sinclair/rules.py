"""Clan Sinclair of Industria (IN-SIN): it jumps over land and lochs instead of shipping."""

from typing import Final

from ceilidh.games.clans.components.clans import Ability
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.components.ports import COPY_TILE
from ceilidh.games.clans.kinds import HEX, PORT, UNIT
from ceilidh.games.clans.modules.clans.base import ClanModule
from ceilidh.games.clans.modules.clans.sinclair.jumps import (
    OUT_OF_REACH,
    Jumps,
    beside,
)
from ceilidh.games.clans.modules.industria.trains.hooks import BonusHooks
from ceilidh.games.clans.rules.benefits import open_benefits
from ceilidh.games.clans.rules.bonuses import open_bonuses
from ceilidh.games.clans.rules.expand import (
    build,
    granted_builds,
    granted_cost,
    why_no_unit,
)
from ceilidh.games.clans.rules.grants import ExpandRule, Grant
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.port_access import NOWHERE, copy_cost, corner_of, is_open
from ceilidh.games.clans.rules.ports import PortWays
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.action import Action, Spec, by_id
from ceilidh.kernel.action_rule import ActionRule
from ceilidh.kernel.hexset import HexSet
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.ruleset import ModuleHooks
from ceilidh.kernel.state import Frame

NAME: Final = "sinclair"
ABILITY: Final[Ability] = Ability(
    {
        "shipping_fixed": (1, 1),
        "jump_land_cost": (0, 99),
        "jump_land_hexes": (1, 1),
        "jump_land_upgrade": (0, 9),
        "jump_loch_cost_per_hex": (0, 99),
        "settlement_link_distance": (2, 2),
    }
)
JUMP: Final[Spec] = Spec("jump", (UNIT, HEX), ("IN-SIN-03",), second_first=True)
SAIL: Final[Spec] = Spec("sail", (PORT,), ("IN-SIN-10",))
RELAY: Final[Spec] = Spec("relay", (PORT,), ("IN-SIN-10", "CC-PRT-T9-01"))


class JumpRule(ExpandRule):
    """An expand over one hex of land, or over lochs, as an action or when granted (IN-SIN-Q2).

    Where both are possible the clan jumps over land, which costs least and brings an upgrade.
    """

    def __init__(self, module: "Sinclair") -> None:
        super().__init__((JUMP,))
        self.module = module

    def ways(self, state: State, seat: int, grant: Grant, out: list[Action]) -> None:
        costs = self.module.jump_costs(state, seat)
        if not costs:
            return
        found: list[Action] = []
        own = state.mine(seat)
        for cost in sorted(set(costs.values())):
            if cost <= own.money:
                hexes = [hex_ for hex_, sum_ in costs.items() if sum_ == cost]
                own.money -= cost
                granted_builds(state, seat, grant, hexes, found)
                own.money += cost
        jumps = [JUMP.rows[action.a][action.b] for action in found]
        jumps.sort(key=by_id)
        out.extend(jumps)

    def expand(self, state: State, seat: int, grant: Grant, action: Action) -> None:
        """The upgrade comes before any bonus of the new unit (IN-SIN-13)."""
        upgrades = 0
        if self.module.jumps(state, seat).land.has(action.b):
            upgrades = self.module.row.ability["jump_land_upgrade"]
        cost = self.module.jump_costs(state, seat)[action.b]
        pay_in(state, seat, -cost, "clan")
        build(state, seat, action.a, action.b, grant)
        open_bonuses(state, seat, action.a, action.b)
        if upgrades:
            open_benefits(state, seat, 0, 0, upgrades)

    def why_no_way(self, state: State, seat: int, grant: Grant, action: Action) -> Reason | None:
        own = state.seats[seat]
        hex_: dict[str, object] = {"hex": HEX.words[action.b]}
        reason = why_no_unit(state, seat, action)
        if reason is not None or not state.free.has(action.b):
            return reason
        if own.reach.has(action.b):
            return Reason(
                "Hex {hex} is within reach without a jump: expand there normally.",
                ("IN-SIN-07",),
                hex_,
            )
        costs = self.module.jump_costs(state, seat)
        if action.b not in costs:
            rules = ("IN-SIN-04", "IN-SIN-08", "IN-SIN-16")
            return Reason("You cannot jump to hex {hex}.", rules, hex_)
        column = own.hooks.column_at[action.a]
        cost = granted_cost(state, seat, grant, column, action.b) + costs[action.b]
        sums: dict[str, object] = {"cost": cost, "money": own.money}
        return Reason("That costs £{cost}; you have £{money}.", ("IN-SIN-17",), sums)


class JumpToPortRule(PortWays):
    """A loch jump to a port tile, paid like any other (IN-SIN-10)."""

    def __init__(self, clan: "Sinclair") -> None:
        super().__init__(clan, (SAIL, RELAY))
        self.clan = clan

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        tile = COPY_TILE if action.spec is RELAY else action.a
        corner = corner_of(state, tile)
        names: dict[str, object] = {"port": tile}
        if corner == NOWHERE or corner_of(state, action.a) == NOWHERE:
            return Reason("That port tile is not in this game.", ("CC-PRT-01",))
        if action.a == COPY_TILE:
            return Reason(
                "That port copies another port: choose the one to copy.", ("CC-PRT-T9-01",)
            )
        if state.seats[frame.seat].ports >> corner & 1:
            return Reason("You have already used port {port}.", ("CC-PRT-07",), names)
        if is_open(state, frame.seat, corner):
            return Reason("You can reach port {port} without a jump.", ("IN-SIN-10",), names)
        if self.clan.jumps(state, frame.seat).lochs[state.map.ports[corner]] == OUT_OF_REACH:
            return Reason("You cannot jump to port {port} over lochs.", ("IN-SIN-10",), names)
        cost = self.module.way_cost(state, frame.seat, action)
        money = state.seats[frame.seat].money
        if cost > money:
            names = {"cost": cost, "money": money}
            return Reason("That costs £{cost}; you have £{money}.", ("IN-SIN-08",), names)
        return super().why_not(state, frame, action)


class FixedShipping(BonusHooks):
    def shipping_lowers(self, state: State, seat: int) -> bool:
        """No delivery bonus takes a level back (IN-D05-06)."""
        return False


class Sinclair(ClanModule):
    def __init__(self, components: Components) -> None:
        super().__init__(NAME, components, ABILITY)
        self.jumping = JumpRule(self)
        self.sailing = JumpToPortRule(self)
        self.known: Jumps | None = None

    def shipping_last(self, last: int) -> int:
        """Shipping stays as it is (IN-SIN-02)."""
        return self.row.shipping

    def answers(self) -> list[ModuleHooks]:
        return [FixedShipping()]

    def action_rules(self) -> list[ActionRule[State]]:
        return [self.jumping, self.sailing]

    def jumps(self, state: State, seat: int) -> Jumps:
        """What was found out last, as long as it holds."""
        own = state.seats[seat]
        known = self.known
        if known is None or not known.holds(state, own):
            known = Jumps(state, own)
            self.known = known
        return known

    def jump_costs(self, state: State, seat: int) -> dict[int, int]:
        """What a jump to each free hex costs; land and lochs are not combined (IN-SIN-11)."""
        free = state.free
        for module in state.seats[seat].hooks.of["closed_hexes"]:
            free = free.minus(module.closed_hexes(state, seat))
        each = self.row.ability["jump_loch_cost_per_hex"]
        found = self.jumps(state, seat)
        steps = found.lochs
        costs: dict[int, int] = {}
        for hex_ in free.hexes():
            if steps[hex_] != OUT_OF_REACH:
                costs[hex_] = each * steps[hex_]
        for hex_ in found.land.intersection(free).hexes():
            costs[hex_] = self.row.ability["jump_land_cost"]
        return costs

    def links(self, state: State, own: Seat, group: HexSet) -> HexSet:
        """Units at most two hexes apart are connected, whatever lies between (IN-SIN-12, Q1)."""
        near = beside(group)
        return near.union(beside(near))

    def _sail_cost(self, state: State, seat: int, tile: int) -> int:
        """What the jump to an unused port out of reach costs; -1 if none leads there."""
        corner = corner_of(state, tile)
        if corner == NOWHERE or state.seats[seat].ports >> corner & 1:
            return -1
        steps = self.jumps(state, seat).lochs[state.map.ports[corner]]
        if steps == OUT_OF_REACH or is_open(state, seat, corner):
            return -1
        return steps * self.row.ability["jump_loch_cost_per_hex"]

    def port_ways(self, state: State, seat: int, tile: int, out: list[Action]) -> None:
        if tile not in state.ports:
            return
        money = state.seats[seat].money
        if 0 <= self._sail_cost(state, seat, tile) <= money:
            out.append(SAIL.all[tile])
        if tile != COPY_TILE:
            cost = self._sail_cost(state, seat, COPY_TILE)
            if 0 <= cost <= money - copy_cost(state):
                out.append(RELAY.all[tile])

    def way_cost(self, state: State, seat: int, action: Action) -> int:
        if action.spec is RELAY:
            return self._sail_cost(state, seat, COPY_TILE) + copy_cost(state)
        return self._sail_cost(state, seat, action.a)

    def mark_way(self, state: State, seat: int, action: Action) -> None:
        tile = COPY_TILE if action.spec is RELAY else action.a
        pay_in(state, seat, -self.way_cost(state, seat, action), "port")
        state.mine(seat).ports |= 1 << corner_of(state, tile)
