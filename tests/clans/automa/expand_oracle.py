"""The choice of the Automa's hex a second time, written apart from the rules it checks.

It reads the printed rules as a person at the table would: it puts a piece down, looks at the map
and takes it off again. Nothing is shared with the module but the state's plain fields and the map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations

from ceilidh.games.clans.state import State

GOOD_OF_KIND = {0: 0, 1: 2, 2: 4, 3: 3, 4: 1, 5: 5}  # sheep: wool, cow: milk, dairy: cheese ...
LAST_ROUND = 5


class Oracle:
    """What one seat would do on a position."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.own = state.seats[seat]
        self.mine = set(self.own.own.hexes())
        self.before = self.networks(self.mine)

    # --- settlements ------------------------------------------------------------------------------

    def settlements(self, units: Iterable[int]) -> list[frozenset[int]]:
        """Flood fill over neighbours."""
        rest, found = set(units), []
        while rest:
            wave = {rest.pop()}
            group = set(wave)
            while wave:
                wave = {n for hex_ in wave for n in self.state.map.neighbours[hex_] if n in rest}
                rest -= wave
                group |= wave
            found.append(frozenset(group))
        return found

    def linked(self, one: frozenset[int], other: frozenset[int]) -> bool:
        table = self.state.map.reach[self.own.shipping]
        return any(table[hex_].has(far) for hex_ in one for far in other)

    def networks(self, units: Iterable[int]) -> list[list[frozenset[int]]]:
        """Settlements with a number each, the smaller one going over whatever is linked."""
        towns = self.settlements(units)
        number = list(range(len(towns)))
        pairs = combinations(number, 2)
        links = [(a, b) for a, b in pairs if self.linked(towns[a], towns[b])]
        for _ in towns:
            for a, b in links:
                number[a] = number[b] = min(number[a], number[b])
        return [
            [town for place, town in enumerate(towns) if number[place] == one]
            for one in sorted(set(number))
        ]

    def largest(self, units: Iterable[int]) -> int:
        return max((len(network) for network in self.networks(units)), default=0)

    def joining_gain(self, hex_: int) -> int:
        """How much larger the network with the piece is than the largest it was made of."""
        after = next(
            network
            for network in self.networks({*self.mine, hex_})
            if any(hex_ in town for town in network)
        )
        inside = {one for town in after for one in town}
        parts = [network for network in self.before if any(town & inside for town in network)]
        if len(parts) < 2:
            return 0
        return max(len(after) - max(len(part) for part in parts), 0)

    def stands_alone(self, hex_: int) -> bool:
        return not any(near in self.mine for near in self.state.map.neighbours[hex_])

    # --- trade ------------------------------------------------------------------------------------

    def bracket(self, step: int) -> int:
        return 0 if step < 3 else 1 if step < 7 else 2

    def trades(self, hex_: int) -> int:
        """The most merchants over all ways in which ties may fall out."""
        state = self.state
        goods: set[int] = set()
        for near in state.map.neighbours[hex_]:
            code = state.land[near]
            if code and (code & 7) - 1 != self.seat:
                for kind in (((code >> 3) & 15) - 1, ((code >> 7) & 15) - 1):
                    if kind in GOOD_OF_KIND:
                        goods.add(GOOD_OF_KIND[kind])
        places: list[tuple[str, set[int]]] = [("buy", goods)]
        if state.has_module("farmers-markets"):
            data = state.module("farmers-markets").dump()
            hexes, tiles, covered = data["hexes"], data["tiles"], data["covered"]
            assert isinstance(hexes, list) and isinstance(tiles, list)
            assert isinstance(covered, list)
            for nth, place in enumerate(hexes):
                if place in state.map.neighbours[hex_]:
                    pair = [(tiles[nth] // 3), 3 + tiles[nth] % 3]
                    left = {g for bit, g in enumerate(pair) if not covered[nth] >> bit & 1}
                    places.append(("sell", left))
        return self._sent(places, self.own.merchants, list(self.own.market), list(state.prices))

    def _sent(
        self, places: list[tuple[str, set[int]]], merchants: int, market: list[int], at: list[int]
    ) -> int:
        if not places:
            return 0
        way, goods = places[0]
        sign = 1 if way == "buy" else -1
        most = (4, 2, 0) if way == "buy" else (0, 2, 4)
        can = [
            g
            for g in goods
            if market[g] * sign >= 0 and merchants and most[self.bracket(at[g])] > 0
        ]
        best = 0
        tied = [g for g in can if way == "sell" or at[g] == min(at[one] for one in can)]
        if not tied:
            return self._sent(places[1:], merchants, market, at)
        for good in tied:
            number = min(merchants, most[self.bracket(at[good])])
            stands, prices = list(market), list(at)
            stands[good] += sign * number
            prices[good] = min(max(prices[good] + sign * number, 0), 9)
            more = self._sent(places[1:], merchants - number, stands, prices)
            best = max(best, number + more)
        return best

    # --- the choice -------------------------------------------------------------------------------

    def placeable(self) -> set[int]:
        """Hexes in reach on which some unit that is left fits and can be paid."""
        state, own = self.state, self.own
        table = state.map.reach[own.shipping]
        reach = {far for hex_ in self.mine for far in table[hex_].hexes()}
        closed = {hex_ for hex_ in range(len(state.land)) if not state.free.has(hex_)}
        out = set()
        for hex_ in reach - closed:
            for column in own.hooks.columns:
                left = own.deployed[column.index] < column.count
                fits = state.map.fits[hex_] & column.terrain
                if left and fits and column.cost + state.map.cost[hex_] <= own.money:
                    out.add(hex_)
        return out

    def gives_port(self, hex_: int, modules: Iterable[int]) -> bool:
        state, own = self.state, self.own
        for corner in modules:
            if corner < len(state.ports) and not own.ports >> corner & 1:
                port = state.map.ports[corner]
                if hex_ == port or state.map.reach[own.shipping][hex_].has(port):
                    return True
        return False

    def equal_best(self, modules: Iterable[int], criteria: Iterable[str]) -> set[int]:
        """The hexes among which only chance decides; empty if it does not expand."""
        chosen, order = set(modules), list(criteria)
        last = self.state.round == LAST_ROUND
        if last:
            chosen = {0, 1, 2, 3}
            order.sort(key=lambda word: word != "settlements")
        left = {hex_ for hex_ in self.placeable() if self.state.map.module_of[hex_] in chosen}
        if last:
            size = self.largest(self.mine)
            left = {hex_ for hex_ in left if self.largest({*self.mine, hex_}) > size}
        for word in order:
            if left:
                left = self.best(word, left, chosen)
        return left

    def best(self, word: str, left: set[int], modules: set[int]) -> set[int]:
        if word == "cost":
            low = min(self.state.map.cost[hex_] for hex_ in left)
            return {hex_ for hex_ in left if self.state.map.cost[hex_] == low}
        if word == "port":
            return {hex_ for hex_ in left if self.gives_port(hex_, modules)} or left
        if word == "neighbourhood":
            return most(left, self.trades)
        if len(self.before) > 1:
            joined = most(left, self.joining_gain)
            if joined != left or self.joining_gain(min(left)):
                return joined
        return {hex_ for hex_ in left if self.stands_alone(hex_)} or left


def most(hexes: set[int], count: Callable[[int], int]) -> set[int]:
    """The hexes of the highest number, all if that is 0."""
    counted = {hex_: count(hex_) for hex_ in hexes}
    top = max(counted.values())
    return {hex_ for hex_ in hexes if counted[hex_] == top} if top else hexes
