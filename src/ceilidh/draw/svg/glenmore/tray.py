"""Glen More II in the tray: tiles, resources, clans, each by itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from ceilidh.draw.glenmore.module_drawing import drawn_modules
from ceilidh.draw.glenmore.table_view import read
from ceilidh.draw.svg.glenmore.cards import CARD, CardArt
from ceilidh.draw.svg.glenmore.pictures import SIDE, token
from ceilidh.draw.svg.glenmore.seats import CATEGORY_ICONS
from ceilidh.draw.svg.glenmore.signs import HEIGHT, SignRow
from ceilidh.draw.svg.glenmore.tile import offered
from ceilidh.draw.svg.icons import icon
from ceilidh.draw.svg.ink import Ink, drawing
from ceilidh.draw.svg.parts import View
from ceilidh.draw.svg.tray import SeatCard, TrayArt, pictured
from ceilidh.games.glenmore.components.pack import Components, load
from ceilidh.games.glenmore.goods import CATEGORY_NAMES, RESOURCE_NAMES
from ceilidh.games.glenmore.modules.catalogue import ENTRIES
from ceilidh.say import Speaker

TOKEN: Final = 20.0


class GlenMoreTrayPictures:
    """Pictures of single things; labels stand beside them, so they have none."""

    def __init__(self, components: Components, to: Speaker) -> None:
        self.components = components
        self.to = to

    def tile(self, word: str) -> Ink:
        made = offered(self.components, self.to, self.components.tile(word))
        return drawing(SIDE, SIDE, "", made, class_="gm square")

    def sign(self, word: str) -> Ink:
        run = SignRow().sign(word)
        return drawing(run.width, HEIGHT, "", run.at(0, 0, run.width, 1), class_="gm")

    def landmark(self, word: str) -> Ink:
        card = CardArt(self.components, self.to).landmark(self.components.landmark(word))
        return drawing(*CARD, "", card, class_="gm cards")

    def clan(self, word: str) -> Ink:
        return self.sign("clan_marker")


def pictures(
    view: View, to: Speaker, seat: int | None, tables: Components | None, targets: list[str]
) -> dict[str, Ink]:
    components = tables or load(None)
    small = GlenMoreTrayPictures(components, to)
    known: dict[str, Callable[[str], Ink]] = {
        "tile": small.tile,
        "resource": small.sign,
        "piece": small.sign,
        "clan": small.clan,
        "landmark": small.landmark,
    }
    modules = drawn_modules(components, read(view), to, seat)
    drawn = [(module.drawing.pictures, module.sight) for module in modules]
    return pictured(targets, known, drawn)


def purse(view: View, seat: int) -> list[tuple[str, int]]:
    own = read(view).seats[seat]
    goods = zip(RESOURCE_NAMES, own.goods, strict=True)
    results = zip(CATEGORY_ICONS, own.categories, strict=True)
    return [("coin", own.coins), ("vp", own.vp), *goods, *results]


def card(view: View, seat: int, tables: Components | None, to: Speaker) -> SeatCard:
    """How large the territory is, and how many Scots stand in it."""
    own = read(view).seats[seat]
    scots = sum([plot.scots for plot in own.plots])
    tiles = f"{to.text('tiles in the territory')}: {own.size}"
    return SeatCard(
        figures=(
            ("tile", own.size, tiles),
            ("scot", scots, f"{to.text('Scots in the territory')}: {scots}"),
        )
    )


@cache
def sign(name: str) -> Ink:
    if name != "coin" and name not in RESOURCE_NAMES:
        return icon(name)
    return drawing(TOKEN, TOKEN, "", token(name, 0, 0, TOKEN), class_="gm icon")


def asked_by(name: str) -> str:
    if name in CATEGORY_ICONS:
        return CATEGORY_NAMES[CATEGORY_ICONS.index(name)]
    return f"resource:{name}" if name in RESOURCE_NAMES else name


TRAY: Final = TrayArt(
    ENTRIES, ("cell", "tile"), pictures, purse, sign, asked_by=asked_by, card=card
)
