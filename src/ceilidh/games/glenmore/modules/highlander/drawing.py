"""The drawing of Highlander: the Mountain on the Rondel, with the treasure that lies there."""

from typing import Final

from ceilidh.draw.glenmore.module_drawing import Corners, GlenMoreDrawing, GlenMoreSight
from ceilidh.draw.svg.glenmore.pictures import picture, token
from ceilidh.draw.svg.glenmore.rondel import around
from ceilidh.draw.svg.ink import Ink, join, place, tag, target, text
from ceilidh.draw.text.glenmore.rondel import order
from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.kernel.json_fields import integer, integers
from ceilidh.say.glenmore.names import amount

MOUNTAIN: Final = "mountain"
TOKEN: Final = 31.0  # room for one
COUNTED: Final = 46.0  # with its number


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
        target(
            f"fixture:{MOUNTAIN}",
            ", ".join([name, *treasure_words(sight)]),
            tag("path", class_="shadow", d=f"M2 3h{wide}v{high}H2z"),
            picture(MOUNTAIN, 0, 0, wide, high),
            tag("rect", class_="frame", width=wide, height=high),
            tag("path", class_="banner", d=f"M0 0h{wide}v18H0z"),
            text(5, 13.2, name, class_="name"),
            *[_token(nth, wide, *lying) for nth, lying in enumerate(treasure(sight))],
            tag("rect", class_="hit", width=wide, height=high, rx=4),
            transform=place(x, y),
        )
    ]


def _token(nth: int, wide: float, kind: str, number: int) -> Ink:
    """Below the name, with room for a number beside each."""
    columns = int(wide // COUNTED)
    x, y = 6 + COUNTED * (nth % columns), 24 + TOKEN * (nth // columns)
    count = text(x + 34, y + 19, number, class_="count") if number > 1 else None
    return join([token(kind, x, y, 26), count])


def treasure_note(sight: GlenMoreSight) -> dict[int, str]:
    """Said at the first space of the Mountain only."""
    for space in order(sight.position):
        if sight.position.spaces[space].tile == MOUNTAIN:
            return {space: ", ".join(treasure_words(sight)) or sight.to.text("no treasure")}
    return {}


DRAWING: Final = GlenMoreDrawing(
    rondel_marks=mountain_mark, space_notes=treasure_note, places=("fixture",)
)
