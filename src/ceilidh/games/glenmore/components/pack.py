"""Loading of the component tables: the defaults of this package, or a data pack over them."""

from ceilidh.games.glenmore.components import great_glen, tiles
from ceilidh.games.glenmore.components.checks import check
from ceilidh.games.glenmore.components.tables import FILES, Components
from ceilidh.kernel.datapack import DataError, read_tables, sentence
from ceilidh.kernel.reason import Word

__all__ = ["FILES", "Components", "load"]

_default: list[Components] = []


def load(folder: str | None) -> Components:
    """The default tables, or those with the files of a data pack in their place.

    The default tables are read once. A data pack is checked; a fault in it is a DataError.
    """
    if folder is None and _default:
        return _default[0]
    tables, replaced = read_tables("ceilidh.games.glenmore", FILES, folder)
    components = Components(tables, replaced)
    if folder is None:
        _default.append(components)
        return components
    faults = check(components) + _check_words(components, load(None))
    if faults:
        raise DataError("{fault}", fields={"fault": Word(faults[0])})
    return components


def _check_words(components: Components, ours: Components) -> list[str]:
    """Ids of tiles and cards are words of the notation: a pack keeps them, in their order."""
    faults = _compare(
        tiles.FILE, "tile", [tile.id for tile in components.tiles], [tile.id for tile in ours.tiles]
    )
    return faults + _compare(
        great_glen.FILE,
        "card",
        [str(card.id) for card in components.great_glen.cards],
        [str(card.id) for card in ours.great_glen.cards],
    )


def _compare(file: str, noun: str, words: list[str], wanted: list[str]) -> list[str]:
    for place in range(max(len(words), len(wanted))):
        have = words[place] if place < len(words) else "missing"
        want = wanted[place] if place < len(wanted) else "missing"
        if have != want:
            fault = f'its id is "{have}" instead of "{want}"'
            remedy = "keep the ids of our table in their order; names and all else are free"
            return [sentence(file, f"{noun} number {place + 1}", fault, remedy)]
    return []
