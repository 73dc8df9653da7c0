"""Prizes for ranks, as they are to be expected before the end."""


def expected_prize(mine: int, others: list[int], prizes: tuple[int, ...], spread: float) -> float:
    """The prize of the rank to be expected if counts may still shift by about `spread`."""
    behind = 0.0
    for other in others:
        behind += min(max(0.5 + (other - mine) / (2 * spread), 0.0), 1.0)
    rank = int(behind)
    part = behind - rank
    here = prizes[rank] if rank < len(prizes) else 0
    below = prizes[rank + 1] if rank + 1 < len(prizes) else 0
    return here * (1 - part) + below * part
