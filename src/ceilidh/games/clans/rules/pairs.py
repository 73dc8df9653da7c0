"""Units that stand beside each other, and the most pairs that can be made of them."""

from typing import Final

from ceilidh.games.clans.rules.pieces import kinds_of
from ceilidh.games.clans.state import State

NOBODY: Final = -1


def most_pairs(beside: list[int]) -> int:
    """Pairs among alike; `beside[n]` masks the units beside unit n. No unit is in two pairs."""
    return _pairs(beside, (1 << len(beside)) - 1)


def _pairs(beside: list[int], left: int) -> int:
    """As `most_pairs`, of the units masked by `left`; those without a neighbour fall out first."""
    best = 0
    while left:
        first = (left & -left).bit_length() - 1
        left &= ~(1 << first)
        near = beside[first] & left
        if near:
            best = _pairs(beside, left)
            while near:
                other = near & -near
                near &= ~other
                best = max(best, 1 + _pairs(beside, left & ~other))
            return best
    return best


def most_couples(suitors: list[int], others: int) -> int:
    """Couples of one unit each of two groups; `suitors[n]` masks which of the others fit unit n."""
    partner = [NOBODY] * others
    total = 0
    for suitor in range(len(suitors)):
        if _courts(suitors, suitor, partner, [False] * others):
            total += 1
    return total


def _courts(suitors: list[int], suitor: int, partner: list[int], asked: list[bool]) -> bool:
    """Whether a partner is found, if need be by one who can change to another."""
    for other in range(len(partner)):
        if suitors[suitor] >> other & 1 and not asked[other]:
            asked[other] = True
            rival = partner[other]
            if rival == NOBODY or _courts(suitors, rival, partner, asked):
                partner[other] = suitor
                return True
    return False


def hexes_of(state: State, seat: int, kinds: int) -> list[int]:
    """The hex of each of the seat's units of the masked kinds; two on a hex count twice."""
    out: list[int] = []
    for hex_ in state.seats[seat].own.hexes():
        for kind in kinds_of(state, seat, hex_):
            if kinds >> kind & 1:
                out.append(hex_)
    return out


def neighbours_among(state: State, hex_: int, others: list[int]) -> int:
    """Mask of the other units on neighbouring hexes or on the same (IN-U2-04)."""
    near = state.map.neighbours[hex_]
    mask = 0
    for place, other in enumerate(others):
        if other == hex_ or other in near:
            mask |= 1 << place
    return mask


def couples(state: State, seat: int, kinds: int, others: int, uses: int) -> int:
    """Pairs of a unit of the one kinds, each `uses` times, with one of the others beside it."""
    makers = hexes_of(state, seat, others)
    suitors: list[int] = []
    for hex_ in hexes_of(state, seat, kinds):
        suitors.extend([neighbours_among(state, hex_, makers)] * uses)
    return most_couples(suitors, len(makers))
