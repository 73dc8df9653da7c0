"""What a move of Clans of Caledonia changes for its maker: purse, production, ports, neighbours.

Read off the positions before and after it, and only off what everybody may see.
"""

from collections.abc import Sequence
from typing import Final

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.effects import Per
from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.goods import (
    COLUMN_NAMES,
    GOOD_NAMES,
    GOODS,
    IMPORT_NAMES,
    KIND_WORKER,
    MINER,
    WOODCUTTER,
)
from ceilidh.games.clans.kinds import BUILD, SHIP
from ceilidh.games.clans.rules.bargains import (
    bargain_price,
    bargains_left,
    goods_beside,
    hexes_beside,
    neighbourhood_limit,
)
from ceilidh.games.clans.rules.pieces import kinds_at, owner_at
from ceilidh.games.clans.rules.port_access import open_tiles
from ceilidh.games.clans.rules.production import worker_income
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Move, Table
from ceilidh.say.answers import MoveChange, Outlook, PlaceMark
from ceilidh.say.changes import Told, changed
from ceilidh.say.clans.effects import port_effect
from ceilidh.say.clans.names import GOODS as THINGS
from ceilidh.say.clans.names import PRICES, SHIPPING, UNITS, good, money
from ceilidh.say.clans.shortage import goods_text, lack_at_market, missing
from ceilidh.say.phrases import capital, listed, message
from ceilidh.say.speaker import Speaker

OPENS: Final = (SHIP, BUILD)
EARNS: Final = {
    "woodcutter": message("A woodcutter earns"),
    "miner": message("A miner earns"),
}


def changes(
    to: Speaker, before: State, after: State, seat: int, actions: Sequence[Action]
) -> list[MoveChange]:
    """The most telling first."""
    found = ClansChanges(to, before, after, seat)
    return [
        *found.purse(),
        *found.contracts(),
        *found.production(),
        *found.land(),
        *found.glory(),
        *found.board(),
    ]


class ClansChanges:
    def __init__(self, to: Speaker, before: State, after: State, seat: int) -> None:
        self.to = to
        self.before = before
        self.after = after
        self.number = seat
        self.had: Seat = before.seats[seat]
        self.has: Seat = after.seats[seat]

    def _pounds(self, number: int) -> str:
        return money(self.to, number)

    def _good(self, number: int) -> str:
        return capital(good(self.to, GOOD_NAMES[number]))

    # --- money and goods --------------------------------------------------------------------------

    def purse(self) -> list[MoveChange]:
        to, had, has = self.to, self.had, self.has
        told = Told("money", say=self._pounds)
        out = changed("money", to.text("Money"), had.money, has.money, told)
        for number, name in enumerate(GOOD_NAMES):
            old, new = had.goods[number], has.goods[number]
            out += changed(name, self._good(number), old, new, Told(name))
        return out

    def contracts(self) -> list[MoveChange]:
        to, had, has = self.to, self.had, self.has
        rows = self.after.rules.components.contracts
        out: list[MoveChange] = []
        for number in has.box:
            contract = rows[number - 1]
            lack = missing(has, contract)
            if number in had.box:
                title = to.text("Your contract lacks")
                old, new = sum(missing(had, contract)), sum(lack)
                told = Told("contract", less=True, note=goods_text(to, lack))
                out += changed(f"contract:{number}", title, old, new, told)
                continue
            said = goods_text(to, lack) or to.text("nothing")
            note = lack_at_market(to, self.after, has, lack)
            title = to.text("It still lacks")
            look = "lose" if any(lack) else "gain"
            thing = f"contract:{number}"
            out.append(MoveChange(thing, title, 0, sum(lack), "", said, "contract", note, look))
        title = to.text("Fulfilled contracts")
        out += changed("fulfilled", title, len(had.fulfilled), len(has.fulfilled), Told("contract"))
        return [*out, *self._imports()]

    def _imports(self) -> list[MoveChange]:
        """What the halves of fulfilled contracts bring: imports and hops."""
        rows = self.after.rules.components.contracts
        sums = []
        for seat in (self.had, self.has):
            done = [rows[number - 1] for number in seat.fulfilled]
            imports = [
                sum([one.imports[good] for one in done]) for good in range(len(IMPORT_NAMES))
            ]
            sums.append([*imports, sum([one.hops for one in done])])
        out: list[MoveChange] = []
        for name, old, new in zip((*IMPORT_NAMES, "hops"), *sums, strict=True):
            out += changed(name, capital(self.to.text(THINGS[name])), old, new, Told(name))
        return out

    # --- every round ------------------------------------------------------------------------------

    def production(self) -> list[MoveChange]:
        """What the land gives in each production: money, basic goods, and what is made of them."""
        to, had, has = self.to, self.had, self.has
        out = changed(
            "income",
            to.text("Income a round"),
            worker_income(had),
            worker_income(has),
            Told("money", say=self._pounds),
        )
        basic = [[0] * GOODS, [0] * GOODS]
        for column in has.hooks.columns:
            if column.good >= 0:
                for sums, seat in zip(basic, (had, has), strict=True):
                    sums[column.good] += column.amount * seat.deployed[column.index]
        for number, (old, new) in enumerate(zip(*basic, strict=True)):
            title = to.text("{good} a round", good=self._good(number))
            told = Told(GOOD_NAMES[number])
            out += changed(f"{GOOD_NAMES[number]} a round", title, old, new, told)
        for column in has.hooks.columns:
            if column.makes >= 0:
                out += self._made(column)
        return out

    def _made(self, column: Column) -> list[MoveChange]:
        name = GOOD_NAMES[column.makes]
        title = self.to.text(
            "{good} a round, from {basic}",
            good=self._good(column.makes),
            basic=good(self.to, GOOD_NAMES[column.uses]),
        )
        old, new = (seat.deployed[column.index] for seat in (self.had, self.has))
        return changed(f"{name} a round", title, old, new, Told(name))

    # --- on the map -------------------------------------------------------------------------------

    def land(self) -> list[MoveChange]:
        to, before, after = self.to, self.before, self.after
        out = self._ports()
        placed = self.has.own.minus(self.had.own).hexes()
        for hex_ in placed:
            out += self._neighbours(hex_)
        linked = linked_settlements(before, self.had), linked_settlements(after, self.has)
        out += changed("settlements", to.text("Linked settlements"), *linked, Told("settlement"))
        if not placed:
            # A unit opens some in any case: that is no news.
            old, new = (
                seat.reach.intersection(state.free).count()
                for seat, state in ((self.had, before), (self.has, after))
            )
            out += changed("reach", to.text("Hexes within reach"), old, new, Told("free_hex"))
        return out

    def _ports(self) -> list[MoveChange]:
        known = open_tiles(self.before, self.number)
        found = [tile for tile in open_tiles(self.after, self.number) if tile not in known]
        rules = self.after.rules
        return [
            MoveChange(
                f"port:{tile}",
                self.to.text("Port within reach, once"),
                0,
                1,
                "",
                port_effect(self.to, rules.components.port(tile), rules.railway),
                "port",
                look="gain",
            )
            for tile in found
        ]

    def _neighbours(self, hex_: int) -> list[MoveChange]:
        """The goods that can be bought cheaply beside a unit just placed (CC-NBB)."""
        to, state = self.to, self.after
        limit = neighbourhood_limit(state, self.number)
        mask = goods_beside(state, self.number, hex_) if limit else 0
        out: list[MoveChange] = []
        for number in [one for one in range(GOODS) if mask >> one & 1]:
            title = to.text(
                "{good} next to {player}",
                good=self._good(number),
                player=listed(to, self._owners(hex_, number)),
            )
            old, new = price(state, number), bargain_price(state, number, state.prices[number])
            left = bargains_left(state, self.number, number)
            note = to.text("up to {number}", number=left)
            name = GOOD_NAMES[number]
            told = Told(name, say=self._pounds, less=True, note=note)
            out += changed(f"beside:{name}", title, old, new, told)
        return out

    def _owners(self, hex_: int, good_: int) -> list[str]:
        """The players beside a hex whose units make a good."""
        state = self.after
        made = state.rules.kind_goods
        seats = [
            owner_at(state, near)
            for near in hexes_beside(state, self.number, hex_)
            if good_ in [made[kind] for kind in kinds_at(state, near) if kind < KIND_WORKER]
        ]
        return [self.to.player(one) for one in dict.fromkeys(seats) if one != self.number]

    # --- glory ------------------------------------------------------------------------------------

    def glory(self) -> list[MoveChange]:
        to, icon = self.to, Told("glory")
        out = changed("glory", to.text("Glory"), self.had.glory, self.has.glory, icon)
        for place, tile in enumerate(self.before.tiles):
            effect = self.before.rules.scoring_effects[tile]
            if place + 1 < self.before.round or not isinstance(effect, Per):
                continue
            old, new = (
                effect.counter.count(state, self.number) // effect.size * effect.amount
                for state in (self.before, self.after)
            )
            title = to.text("Scoring of round {number}", number=place + 1)
            out += changed(f"scoring:{place + 1}", title, old, new, icon)
        return out

    # --- the player board -------------------------------------------------------------------------

    def board(self) -> list[MoveChange]:
        to, had, has = self.to, self.had, self.has
        told = Told("shipping", say=lambda level: capital(to.text(SHIPPING[level])))
        out = changed("shipping", to.text("Shipping"), had.shipping, has.shipping, told)
        for bit, worker in enumerate((WOODCUTTER, MINER)):
            if (had.technology ^ has.technology) >> bit & 1:
                out += self._upgraded(worker)
        merchants = Told("merchant")
        out += changed("merchants", to.text("Merchants"), had.merchants, has.merchants, merchants)
        for column in has.hooks.columns:
            name = COLUMN_NAMES[column.index]
            old, new = (column.count - seat.deployed[column.index] for seat in (had, has))
            title = to.text("{unit}: left", unit=capital(to.text(UNITS[name])))
            out += changed(f"left:{name}", title, old, new, Told(name, plain=True))
        for number, name in enumerate(GOOD_NAMES):
            old, new = price(self.before, number), price(self.after, number)
            told = Told(name, say=self._pounds, plain=True)
            out += changed(f"price:{name}", capital(to.text(PRICES[name])), old, new, told)
        return out

    def _upgraded(self, index: int) -> list[MoveChange]:
        column = self.has.hooks.column_at[index]
        if column.index != index:
            return []
        name = COLUMN_NAMES[index]
        told = Told(name, say=self._pounds)
        title = self.to.text(EARNS[name])
        return changed(f"earns:{name}", title, column.income, column.income_upgraded, told)


def marks(to: Speaker, table: Table, seat: int) -> dict[str, PlaceMark]:
    """The goods that are cheap beside each hex on which a unit can be placed (CC-NBB)."""
    state: State = table.state
    if neighbourhood_limit(state, seat) == 0:
        return {}
    hexes = {move.action.b for move in table.legal(seat) if move.action.spec is BUILD}
    out: dict[str, PlaceMark] = {}
    for hex_ in hexes:
        mask = goods_beside(state, seat, hex_)
        found = [number for number in range(GOODS) if mask >> number & 1]
        if found:
            said = listed(to, [good(to, GOOD_NAMES[number]) for number in found])
            icons = tuple([GOOD_NAMES[number] for number in found])
            out[f"hex:{HEX_NAMES[hex_]}"] = PlaceMark(icons, to.text("cheap: {goods}", goods=said))
    return out


def outlook(to: Speaker, table: Table, move: Move) -> Outlook:
    """The free hexes that come within reach by a higher shipping level, and ports by any move."""
    if move.action.spec not in OPENS:
        return Outlook()
    seat = move.seat
    before: State = table.state
    # All that is hidden is drawn anew: what follows from chance is not told.
    after: State = table.game.determinize(before, seat, 1)
    FLOW.apply_for(after, seat, move.action)
    names: list[str] = []
    if move.action.spec is SHIP:
        old, new = (one.seats[seat].reach.intersection(one.free) for one in (before, after))
        names = [f"map/hex:{HEX_NAMES[hex_]}" for hex_ in new.minus(old).hexes()]
    known = open_tiles(before, seat)
    names += [f"map/port:{tile}" for tile in open_tiles(after, seat) if tile not in known]
    return Outlook(places=tuple(names), gains=("",) * len(names))
