"""Prizes for ranks, such as most contracts or most settlements."""


def shared(values: list[int], prizes: tuple[int, ...]) -> list[int]:
    """Prizes by rank; tied seats share the sum of their ranks, rounded down (CC-FIN-13)."""
    out: list[int] = []
    for value in values:
        better = 0
        equal = 0
        for other in values:
            if other > value:
                better += 1
            elif other == value:
                equal += 1
        pot = 0
        for rank in range(better, better + equal):
            if rank < len(prizes):
                pot += prizes[rank]
        out.append(pot // equal)
    return out
