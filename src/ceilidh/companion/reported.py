"""What people say of the real table, put into the position."""

from __future__ import annotations

from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.goods import GOOD_NAMES, GOODS, IMPORTS, KIND_NAMES
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import (
    MARKET_TILE,
    NAME,
    Markets,
    cover,
    markets,
    open_goods,
)
from ceilidh.games.clans.rules.pieces import kind_at, owner_at, put_on_map, take_off_map
from ceilidh.games.clans.state import State
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.reason import Word


class ReportedPosition:
    """Changes a position as a line of the record says; a ValueError for what makes no sense."""

    def __init__(self, state: State) -> None:
        self.state = state

    def hear(self, word: str, rest: str) -> None:
        words = rest.split()
        if word in ("markets", "stalls") and NAME not in self.state.module_states:
            raise ValueError(word)
        if word == "map":
            self._map(words)
        elif word == "price":
            self._price(GOOD_NAMES.index(words[0]), int(words[1]))
        elif word == "prices":
            for good in range(GOODS):
                self._price(good, int(words[good]))
        elif word == "contracts":
            self._contracts([int(one) for one in words])
        elif word == "boxes":
            self.state.mine(0).box = tuple(self._known(int(one)) for one in words)
        elif word == "markets" and not self.state.round:
            self._markets(words)
        elif word == "stalls":
            self._stalls(words)
        elif word == "imports":
            self.state.imports = [_between(int(words[good]), 0, 99) for good in range(IMPORTS)]
        elif word == "passed":
            people = self.state.rules.people
            self.state.passed = people[: _between(int(words[0]), 0, len(people))]
        else:
            raise ValueError(word)

    def _map(self, words: list[str]) -> None:
        state = self.state
        for word in words:
            if word.startswith("-"):
                hex_ = HEX_NAMES.index(word[1:])
                if owner_at(state, hex_) in state.rules.people:
                    take_off_map(state, hex_, kind_at(state, hex_))
                continue
            seat, name, unit = word.split(":")
            hex_, kind = HEX_NAMES.index(name), KIND_NAMES.index(unit)
            if owner_at(state, hex_) in state.rules.people:
                take_off_map(state, hex_, kind_at(state, hex_))
            if not state.free.has(hex_):
                raise CeilidhError("No unit can be on {hex}.", fields={"hex": Word(name)})
            number = _between(int(seat), 1, len(state.rules.people))
            put_on_map(state, number - 1, kind, hex_)

    def _markets(self, words: list[str]) -> None:
        """The tiles that lie on the map, one a seat."""
        state = self.state
        pairs = [word.split(":") for word in words]
        tiles = tuple([MARKET_TILE.index[pair] for pair, _ in pairs])
        hexes = tuple([HEX_NAMES.index(name) for _, name in pairs])
        number = len(state.seats)
        if len(set(tiles)) != number or len(set(hexes)) != number:
            raise CeilidhError(
                "Give {number} different tiles, each on a different hex.", fields={"number": number}
            )
        for hex_ in hexes:
            if not state.free.has(hex_):
                raise ValueError(hex_)
            state.free = state.free.without(hex_)
        state.keep(Markets(tiles, hexes, (0,) * number))

    def _stalls(self, words: list[str]) -> None:
        """What can still be sold at each market; a tile without goods has left the map."""
        for market, word in enumerate(words):
            left = word.split(",")
            for good in open_goods(markets(self.state), market):
                if GOOD_NAMES[good] not in left:
                    cover(self.state, market, good)

    def _price(self, good: int, step: int) -> None:
        self.state.prices[good] = _between(step, 0, self.state.rules.last_price)

    def _contracts(self, numbers: list[int]) -> None:
        boxes = len(self.state.display)
        if len(numbers) > boxes:
            raise CeilidhError(
                "There are at most {number} contracts on offer.", fields={"number": boxes}
            )
        shown = [self._known(number) for number in dict.fromkeys(numbers)]
        self.state.display = [*shown, *[0] * (boxes - len(shown))]

    def _known(self, number: int) -> int:
        return _between(number, 1, len(self.state.rules.components.contracts))


def _between(number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise ValueError(number)
    return number
