"""The drawing of Highlander: the Mountain on the Rondel, with the treasure that lies there."""

from typing import Final

from ceilidh.draw.glenmore.module_drawing import Corners, GlenMoreDrawing, GlenMoreSight
from ceilidh.draw.svg.glenmore.pictures import picture, token
from ceilidh.draw.svg.glenmore.rondel import around
from ceilidh.draw.svg.ink import Ink, group, join, tag, text
from ceilidh.draw.text.glenmore.rondel import order
from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.kernel.json_fields import integer, integers
from ceilidh.say.glenmore.names import amount

MOUNTAIN: Final = "mountain"
TOKEN: Final = 31.0  # room for one


def treasure(sight: GlenMoreSight) -> list[tuple[str, int]]:
    """Coins, then resources, as far as there are any."""
    goods = zip(RESOURCE_NAMES, integers(sight.own["goods"]), strict=True)
    lying = [("coin", integer(sight.own["coins"])), *goods]
    return [(kind, number) for kind, number in lying if number]


def treasure_words(sight: GlenMoreSight) -> list[str]:
    return [amount(sight.to, number, kind) for kind, number in treasure(sight)]


def mountain_mark(sight: GlenMoreSight, corners: Corners) -> list[Ink]:
    """One picture over all spaces of the Mountain."""
    spaces = [n for n, space in enumerate(sight.position.spaces) if space.tile == MOUNTAIN]
    if not spaces:
        return []
    x, y, wide, high = around([corners[number] for number in spaces])
    name = sight.to.text("Mountain")
    return [
        group(
            tag("path", class_="shadow", d=f"M2 3h{wide}v{high}H2z"),
            picture(MOUNTAIN, 0, 0, wide, high),
            tag("rect", class_="frame", width=wide, height=high),
            tag("path", class_="banner", d=f"M0 0h{wide}v18H0z"),
            text(5, 13.2, name, class_="name"),
            *[_token(nth, *lying) for nth, lying in enumerate(treasure(sight))],
            x=x,
            y=y,
            role="img",
            aria_label=", ".join([name, *treasure_words(sight)]),
            data_tip=MOUNTAIN,
        )
    ]


def _token(nth: int, kind: str, number: int) -> Ink:
    """Three in a row, below the name."""
    x, y = 6 + TOKEN * (nth % 3), 24 + TOKEN * (nth // 3)
    count = text(x + 24, y + 26, number, class_="count") if number > 1 else None
    return join([token(kind, x, y, 26), count])


def treasure_note(sight: GlenMoreSight) -> dict[int, str]:
    """Said at the first space of the Mountain only."""
    for place in order(sight.position):
        if sight.position.spaces[place].tile == MOUNTAIN:
            return {place: ", ".join(treasure_words(sight)) or sight.to.text("no treasure")}
    return {}


DRAWING: Final = GlenMoreDrawing(rondel_marks=mountain_mark, space_notes=treasure_note)
