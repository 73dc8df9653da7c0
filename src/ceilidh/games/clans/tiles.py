"""What port tiles and scoring tiles do, those of modules included: effects by the words of rows."""

from ceilidh.games.clans.components.ports import PortEffect
from ceilidh.games.clans.components.scoring_tiles import ScoringTile
from ceilidh.games.clans.effects import Counter, Effect
from ceilidh.games.clans.modules.catalogue import ENTRIES
from ceilidh.games.clans.rules.counters import counter
from ceilidh.games.clans.rules.ports import effect_of
from ceilidh.games.clans.rules.scoring import tile_effect


def port_effect(row: PortEffect) -> Effect | None:
    """What the effect of a port tile does; None where that is not built."""
    for entry in ENTRIES:
        make = entry.ports.get(row.word)
        if make is not None:
            return make(row)
    return effect_of(row)


def counted(tile: ScoringTile) -> Counter | None:
    """What a scoring tile counts; None where that is not built."""
    for entry in ENTRIES:
        make = entry.counts.get(tile.count)
        if make is not None:
            return make(tile.numbers)
    return counter(tile.count, tile.numbers)


def scoring_effect(tile: ScoringTile) -> Effect | None:
    """What a scoring tile pays; None where what it counts is not built."""
    found = counted(tile)
    return None if found is None else tile_effect(tile, found)
