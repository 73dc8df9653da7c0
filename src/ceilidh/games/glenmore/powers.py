"""Powers: the permanent effects that a seat has from its landmark cards and clan territories."""

from collections.abc import Callable
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
    """Never changed once a seat has it, only replaced, so seats share it.

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


Grant = Callable[[Powers, EffectRow], None]


def _castles(powers: Powers, row: EffectRow) -> None:
    powers.castles = True


def _factor(powers: Powers, row: EffectRow) -> None:
    powers.factor *= row.amount


def _swap(powers: Powers, row: EffectRow) -> None:
    powers.swap = row.amount


def _extra(powers: Powers, row: EffectRow) -> None:
    powers.extras += row.amount


def _unused_movement(powers: Powers, row: EffectRow) -> None:
    powers.movement_vp += row.vp


def _no_barrel(powers: Powers, row: EffectRow) -> None:
    powers.barrel_vp = max(powers.barrel_vp, row.vp)


def _coins(powers: Powers, row: EffectRow) -> None:
    powers.coin_vp = (*powers.coin_vp, (row.amount, row.vp))


# What each permanent or final effect adds.
GRANTS: Final[dict[str, Grant]] = {
    CASTLES_AS_SCOTS: _castles,
    CASTLE_SCOTS_FACTOR: _factor,
    COIN_FOR_RESOURCE: _swap,
    EXTRA_ACTIVATION: _extra,
    UNUSED_MOVEMENT_VP: _unused_movement,
    VP_FOR_BARREL: _no_barrel,
    COIN_VP: _coins,
}


def with_effect(powers: Powers, row: EffectRow) -> Powers:
    """The powers with a permanent or final effect added; other effects change nothing."""
    grant = GRANTS.get(row.word)
    if grant is None:
        return powers
    made = Powers(
        powers.castles,
        powers.factor,
        powers.swap,
        powers.extras,
        powers.movement_vp,
        powers.barrel_vp,
        powers.coin_vp,
    )
    grant(made, row)
    return made
