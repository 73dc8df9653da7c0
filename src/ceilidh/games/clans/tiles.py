"""What port tiles and scoring tiles do, those of modules included: effects by the words of rows."""

from ceilidh.games.clans.components import ports, scoring_tiles
from ceilidh.games.clans.components.ports import Port, PortEffect
from ceilidh.games.clans.components.scoring_tiles import ScoringTile
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.effects import Counter, Effect
from ceilidh.games.clans.modules.catalogue import ENTRIES
from ceilidh.games.clans.rules.counters import COUNTERS
from ceilidh.games.clans.rules.ports import EFFECTS
from ceilidh.games.clans.rules.scoring import tile_effect
from ceilidh.kernel.component_data.datapack import data_error


def port_effect(port: Port, row: PortEffect) -> Effect:
    """What one of the effects of a port tile does."""
    make = EFFECTS.get(row.word)
    for entry in ENTRIES:
        make = make or entry.ports.get(row.word)
    if make is None:
        fault = f'no rule does what "{row.word}" says'
        remedy = "write it in rules/ports.py or in `ports` of a module's entry"
        raise data_error(ports.FILE, f"port {port.id}", fault, remedy)
    return make(row)


def counted(tile: ScoringTile) -> Counter:
    """What a scoring tile counts."""
    make = COUNTERS.get(tile.count)
    for entry in ENTRIES:
        make = make or entry.counts.get(tile.count)
    if make is None:
        fault = f'no rule counts "{tile.count}"'
        remedy = "write a counter in rules/counters.py or in `counts` of a module's entry"
        raise data_error(scoring_tiles.FILE, f"tile {tile.id}", fault, remedy)
    return make(tile.count, tile.numbers)


def port_effects(components: Components, railway: bool) -> list[Effect]:
    """What the port tiles do, each at its number."""
    rows = [port_effect(port, port.effect(railway)) for port in components.ports]
    return [Effect(), *rows]


def scoring_effects(components: Components) -> list[Effect]:
    """What the scoring tiles pay, each at its number."""
    return [Effect(), *[tile_effect(tile, counted(tile)) for tile in components.scoring_tiles]]


def check_effects(components: Components) -> None:
    """Raise DataError for a word of a row that no rule knows."""
    for railway in (False, True):
        port_effects(components, railway)
    scoring_effects(components)
