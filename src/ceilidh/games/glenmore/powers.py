"""Powers: the permanent effects that a seat has from its landmark cards and clan territories."""

from typing import Final

from ceilidh.games.glenmore.components.effects import (
    CASTLE_SCOTS_FACTOR,
    CASTLES_AS_SCOTS,
    COIN_FOR_RESOURCE,
    COIN_VP,
    EXTRA_ACTIVATION,
    UNUSED_MOVEMENT_VP,
    VP_FOR_BARREL,
    EffectRow,
)


class Powers:
    """Never changed, only replaced, so seats share it.

    `castles`: Castle tiles count as Scots for placement (MacIntosh). `factor`: of the Scots on the
    Home castle (Castle Moil). `swap`: coins that may replace one resource of an exchange, 0 if none
    may (Sinclair). `extras`: further activations a turn (Loch Ness). `movement_vp`: VP for an
    unused movement point (MacLachlan). `barrel_vp`: VP instead of a barrel (MacGregor). `coin_vp`:
    pairs of coins and the VP that each of them is worth in the final scoring (Armadale Castle).
    """

    __slots__ = ("barrel_vp", "castles", "coin_vp", "extras", "factor", "movement_vp", "swap")

    def __init__(
        self,
        castles: bool,
        factor: int,
        swap: int,
        extras: int,
        movement_vp: int,
        barrel_vp: int,
        coin_vp: tuple[tuple[int, int], ...],
    ) -> None:
        self.castles = castles
        self.factor = factor
        self.swap = swap
        self.extras = extras
        self.movement_vp = movement_vp
        self.barrel_vp = barrel_vp
        self.coin_vp = coin_vp


NO_POWERS: Final[Powers] = Powers(False, 1, 0, 0, 0, 0, ())


def with_effect(powers: Powers, row: EffectRow) -> Powers:
    """The powers with a permanent or final effect added; other effects change nothing."""
    word = row.word
    return Powers(
        powers.castles or word == CASTLES_AS_SCOTS,
        powers.factor * (row.amount if word == CASTLE_SCOTS_FACTOR else 1),
        row.amount if word == COIN_FOR_RESOURCE else powers.swap,
        powers.extras + (row.amount if word == EXTRA_ACTIVATION else 0),
        powers.movement_vp + (row.vp if word == UNUSED_MOVEMENT_VP else 0),
        max(powers.barrel_vp, row.vp if word == VP_FOR_BARREL else 0),
        (*powers.coin_vp, (row.amount, row.vp)) if word == COIN_VP else powers.coin_vp,
    )
