"""Labels of the drawings for screen readers, in the words of the log and of explanations."""

from __future__ import annotations

from functools import cache

from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.ports import Port
from ceilidh.games.clans.components.scoring_tiles import ScoringTile
from ceilidh.games.clans.components.starting_tiles import StartingTile
from ceilidh.games.clans.goods import GOOD_NAMES, IMPORT_NAMES, TERRAIN_NAMES
from ceilidh.say import Speaker
from ceilidh.say.clans import effects, names
from ceilidh.say.phrases import listed


class ClansLabels:
    """The words of one language."""

    def __init__(self, to: Speaker) -> None:
        self.to = to

    def good(self, name: str) -> str:
        return names.good(self.to, name)

    def unit(self, name: str) -> str:
        return self.to.text(names.UNITS[name])

    def some(self, number: int, thing: str) -> str:
        """`2 wool`, `£5`."""
        return names.amount(self.to, number, thing)

    def every(self, pairs: list[tuple[str, int]]) -> str:
        """`2 wool and 1 milk`, without what there is none of."""
        return listed(self.to, [self.some(number, thing) for thing, number in pairs if number])

    def seat(self, seat: int, clan: str = "") -> str:
        if clan:
            return self.to.text("Clan {name}, seat {n}", name=names.clan(clan), n=seat + 1)
        return self.to.text("Seat {n}", n=seat + 1)

    def land(self, terrain: int) -> str:
        """The terrains of a hex."""
        bits = enumerate(TERRAIN_NAMES)
        found = [self.to.text(names.TERRAINS[name]) for bit, name in bits if terrain >> bit & 1]
        return listed(self.to, found)

    def contract(self, contract: Contract) -> str:
        title = self.to.text("Contract {number}", number=contract.id)
        return f"{title}: {names.terms(self.to, contract)}"

    def start(self, tile: StartingTile) -> str:
        title = self.to.text("Starting tile {number}", number=tile.id)
        return f"{title}: {effects.tile_gives(self.to, tile)}"

    def port(self, port: Port, railway: bool) -> str:
        title = self.to.text("Port {number}", number=port.id)
        return f"{title}: {effects.port_effect(self.to, port, railway)}"

    def scoring(self, tile: ScoringTile, round_: int) -> str:
        title = self.to.text("Round {number}", number=round_)
        return f"{title}: {effects.scoring_effect(self.to, tile)}"


@cache
def labels_of(to: Speaker) -> ClansLabels:
    """The words of a speaker, always the same, so that drawings with them are."""
    return ClansLabels(to)


def needs(contract: Contract) -> list[tuple[str, int]]:
    """What a contract asks for, by icon."""
    goods = list(zip(GOOD_NAMES, contract.needs, strict=True))
    return [*goods, ("beef", contract.beef), ("mutton", contract.mutton)]


def gives(contract: Contract) -> list[tuple[str, int]]:
    """What a contract brings, by icon."""
    return [
        *zip(IMPORT_NAMES, contract.imports, strict=True),
        ("hops", contract.hops),
        ("money", contract.money),
        ("free_hex", contract.free_expands),
        ("upgrade", contract.upgrades),
    ]
