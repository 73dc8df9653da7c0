"""Loading of the component tables: the defaults of this package, or a data pack over them."""

from typing import Final

from ceilidh.games.glenmore.components import great_glen, tiles
from ceilidh.games.glenmore.components.checks import check
from ceilidh.games.glenmore.components.tables import FILES, Components
from ceilidh.kernel.datapack import sentence
from ceilidh.kernel.pack import Loader

__all__ = ["FILES", "Components", "load"]


def load(folder: str | None) -> Components:
    """The default tables, read once, or those with the files of a data pack in their place."""
    return LOADER.load(folder)


def _check(components: Components) -> list[str]:
    return check(components) + _check_words(components, LOADER.default())


LOADER: Final = Loader("ceilidh.games.glenmore", FILES, Components, _check)


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
