"""The most pairs that can be made of units that stand beside each other."""

from typing import Final

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
