"""The four criteria of an expand (IN-AEX-11 to 19): what each finds in a hex."""

from ceilidh.games.clans.modules.automa.beside import most_traded
from ceilidh.games.clans.modules.automa.ports import brings_port, unused_corners
from ceilidh.games.clans.modules.automa.rows import COST, NEIGHBOURHOOD, PORT, SETTLEMENTS
from ceilidh.games.clans.rules.settlements import linked_groups, linked_hexes
from ceilidh.games.clans.state import State
from ceilidh.kernel.hexset import HexSet, hexset


class SettlementGroup:
    """Settlements that shipping links, and what they are linked to."""

    __slots__ = ("reach", "settlements")

    def __init__(self, settlements: list[HexSet], reach: HexSet) -> None:
        self.settlements = settlements
        self.reach = reach


def groups_of(state: State, seat: int) -> list[SettlementGroup]:
    """The groups of the seat at its shipping level (IN-AEX-14)."""
    own = state.seats[seat]
    found: list[SettlementGroup] = []
    for settlements in linked_groups(state, own):
        hexes = settlements[0]
        for other in settlements:
            hexes = hexes.union(other)
        found.append(SettlementGroup(settlements, linked_hexes(state, own, hexes)))
    return found


class Change:
    """What a unit on a hex would do to the settlements: `joined` is the size of its new group.

    `gain` is how much larger that is than the largest of the groups it joins, 0 unless it joins
    some; `adds` says that the unit would be a settlement by itself.
    """

    __slots__ = ("adds", "gain", "joined")

    def __init__(self, joined: int, gain: int, adds: bool) -> None:
        self.joined = joined
        self.gain = gain
        self.adds = adds


def change_by(state: State, groups: list[SettlementGroup], hex_: int) -> Change:
    beside = hexset(list(state.map.neighbours[hex_]))
    joined = 1
    largest = 0
    parts = 0
    merged = 0
    for group in groups:
        if group.reach.has(hex_):
            parts += 1
            joined += len(group.settlements)
            largest = max(largest, len(group.settlements))
        for settlement in group.settlements:
            if settlement.meets(beside):
                merged += 1
    joined -= merged
    gain = max(joined - largest, 0) if parts > 1 else 0
    return Change(joined, gain, merged == 0 and parts > 0)


def raises_settlements(state: State, groups: list[SettlementGroup], hex_: int) -> bool:
    """Whether a unit there makes the largest group larger (IN-AEX-03, IN-AEX-Q4)."""
    largest = max([len(group.settlements) for group in groups], default=0)
    return change_by(state, groups, hex_).joined > largest


class Finding:
    """What a criterion finds in hexes: the best of them in `left`, none where it is not met.

    `word` is one of FOUND, `number` the value of the best, `asks` false where nothing is asked.
    """

    __slots__ = ("asks", "left", "number", "word")

    def __init__(self, word: str, number: int, left: list[int], asks: bool) -> None:
        self.word = word
        self.number = number
        self.left = left
        self.asks = asks


def find(
    state: State, seat: int, criterion: str, hexes: list[int], modules: tuple[int, ...]
) -> Finding:
    """Apply one criterion to the hexes."""
    if criterion == COST:
        least = min([state.map.cost[hex_] for hex_ in hexes])
        return Finding(COST, least, [one for one in hexes if state.map.cost[one] == least], True)
    if criterion == SETTLEMENTS:
        return _settlements(state, seat, hexes)
    if criterion == NEIGHBOURHOOD:
        numbers = [most_traded(state, seat, hex_) for hex_ in hexes]
        return _most(NEIGHBOURHOOD, hexes, numbers)
    corners = unused_corners(state, seat, modules)
    near = [hex_ for hex_ in hexes if brings_port(state, seat, hex_, corners)]
    return Finding(PORT, len(near), near, len(corners) > 0)


def _settlements(state: State, seat: int, hexes: list[int]) -> Finding:
    """Hexes that join groups, the largest gain first; else those that add one (IN-AEX-Q1)."""
    groups = groups_of(state, seat)
    changes = [change_by(state, groups, hex_) for hex_ in hexes]
    joining = _most("joins", hexes, [change.gain for change in changes])
    if joining.left:
        return joining
    return _most("adds", hexes, [1 if change.adds else 0 for change in changes])


def _most(word: str, hexes: list[int], numbers: list[int]) -> Finding:
    best = max(numbers)
    if best == 0:
        return Finding(word, 0, [], True)
    left = [hex_ for place, hex_ in enumerate(hexes) if numbers[place] == best]
    return Finding(word, best, left, True)
