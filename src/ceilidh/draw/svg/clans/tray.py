"""Clans of Caledonia in the tray: goods, units, contracts, clans and tiles, each by itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from ceilidh.draw.clans.module_drawing import drawn_modules
from ceilidh.draw.clans.supply import supply_of
from ceilidh.draw.clans.table_view import TableView, read
from ceilidh.draw.svg.clans.contracts import SLIP, slip
from ceilidh.draw.svg.clans.contracts import WIDTH as SLIP_WIDTH
from ceilidh.draw.svg.clans.items import item, width
from ceilidh.draw.svg.clans.labels import gives, labels_of, needs
from ceilidh.draw.svg.clans.scoring import tile_alone
from ceilidh.draw.svg.icons import SIZE, glyph, icon
from ceilidh.draw.svg.ink import Ink, drawing, tag
from ceilidh.draw.svg.palette import seat_class
from ceilidh.draw.svg.parts import View
from ceilidh.draw.svg.tray import SeatCard, Things, TrayArt, pictured
from ceilidh.games.clans.components.pack import Components, load
from ceilidh.games.clans.components.starting_tiles import StartingTile
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.modules.catalogue import ENTRIES
from ceilidh.say import Speaker
from ceilidh.say.clans import names


class ClansTrayPictures:
    """Pictures of single things for one viewer; labels stand beside them, so they have none."""

    def __init__(
        self, components: Components, position: TableView, to: Speaker, seat: int | None
    ) -> None:
        self.components = components
        self.position = position
        self.words = labels_of(to)
        self.seat = seat

    def sign(self, name: str, look: str | None = None) -> Ink:
        return drawing(SIZE, SIZE, "", glyph(name, SIZE / 2, SIZE / 2, SIZE, class_=look))

    def good(self, word: str) -> Ink:
        return self.sign(word, f"of-{word}")

    def unit(self, word: str) -> Ink:
        return self.sign(word, None if self.seat is None else seat_class(self.seat))

    def port(self, word: str) -> Ink:
        return self.sign("port")

    def contract(self, word: str) -> Ink:
        supply = supply_of(self.components, self.position, self.seat)
        made = slip(self.components.contract(int(word)), self.words, supply, SLIP_WIDTH)
        return drawing(SLIP_WIDTH, SLIP, "", made, class_="wide")

    def clan(self, word: str) -> Ink:
        """A clan on offer is shown with its starting tile."""
        for clan, tile in self.position.offers:
            if clan == word:
                return self._stock(self.components.starting_tile(tile))
        return self.sign("clan")

    def tile(self, word: str) -> Ink:
        return self._stock(self.components.starting_tile(int(word)))

    def scoring(self, word: str) -> Ink:
        return tile_alone(self.components.scoring_tile(int(word)))

    def _stock(self, tile: StartingTile) -> Ink:
        x = 2.0
        made: list[Ink] = []
        for name, number in [("money", tile.money), *zip(GOOD_NAMES, tile.goods, strict=True)]:
            if number:
                made.append(item(x, 12, name, number))
                x += width(str(number)) + 24
        return drawing(x, SIZE, "", *made, class_="wide")


def pictures(
    view: View, to: Speaker, seat: int | None, tables: Components | None, targets: list[str]
) -> dict[str, Ink]:
    components = tables or load(None)
    position = read(view)
    small = ClansTrayPictures(components, position, to, seat)
    known: dict[str, Callable[[str], Ink]] = {
        "good": small.good,
        "unit": small.unit,
        "technology": small.unit,
        "port": small.port,
        "contract": small.contract,
        "clan": small.clan,
        "tile": small.tile,
        "scoring": small.scoring,
    }
    modules = drawn_modules(components, position, to, seat)
    drawn = [(module.drawing.pictures, module.sight) for module in modules]
    return pictured(targets, known, drawn)


def purse(view: View, seat: int) -> list[tuple[str, int]]:
    own = read(view).seats[seat]
    goods = zip(GOOD_NAMES, own.goods, strict=True)
    return [("money", own.money), ("glory", own.glory), *goods, ("merchant", own.merchants)]


@cache
def sign(name: str) -> Ink:
    return tag("span", icon(name), class_=f"of-{name}")


def held(view: View, seat: int) -> list[str]:
    """The contracts in a seat's export box."""
    return [f"contract:{number}" for number in read(view).seats[seat].box]


def card(view: View, seat: int, tables: Components | None, to: Speaker) -> SeatCard:
    """Clan, shipping, exports, and the contracts that are to be fulfilled."""
    own, components, words = read(view).seats[seat], tables or load(None), labels_of(to)
    exports = len(own.fulfilled)
    shipped = to.count("{n} contract fulfilled", "{n} contracts fulfilled", exports)
    slips = [components.contract(number) for number in own.box]
    return SeatCard(
        own.title or (names.clan(own.clan) if own.clan else ""),
        (
            ("shipping", own.shipping, to.text(names.SHIPPING[own.shipping])),
            ("contract", exports, shipped),
        ),
        tuple([(_some(needs(one)), _some(gives(one)), words.contract(one)) for one in slips]),
    )


def _some(things: list[tuple[str, int]]) -> Things:
    return tuple([(name, number) for name, number in things if number])


def asked_by(name: str) -> str:
    if name == "merchant":
        return "merchants"
    return f"good:{name}" if name in GOOD_NAMES else name


TRAY: Final = TrayArt(ENTRIES, ("hex",), pictures, purse, sign, held, asked_by, card)
