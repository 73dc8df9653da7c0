"""What people say of the real table, put into the position."""

from __future__ import annotations

from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.goods import GOOD_NAMES, GOODS, IMPORTS, KIND_NAMES
from ceilidh.games.clans.rules.pieces import kind_at, owner_at, put_on_map, take_off_map
from ceilidh.games.clans.state import State
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.reason import Word


class Said:
    """Changes a position as a line of the record says; a ValueError for what makes no sense."""

    def __init__(self, state: State) -> None:
        self.state = state

    def hear(self, word: str, rest: str) -> None:
        words = rest.split()
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
                raise CeilidhError("Nobody can stand on {hex}.", fields={"hex": Word(name)})
            number = _between(int(seat), 1, len(state.rules.people))
            put_on_map(state, number - 1, kind, hex_)

    def _price(self, good: int, step: int) -> None:
        self.state.prices[good] = _between(step, 0, self.state.rules.last_price)

    def _contracts(self, numbers: list[int]) -> None:
        boxes = len(self.state.display)
        if len(numbers) > boxes:
            raise CeilidhError("At most {number} contracts are on offer.", fields={"number": boxes})
        shown = [self._known(number) for number in dict.fromkeys(numbers)]
        self.state.display = [*shown, *[0] * (boxes - len(shown))]

    def _known(self, number: int) -> int:
        return _between(number, 1, len(self.state.rules.components.contracts))


def _between(number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise ValueError(number)
    return number
