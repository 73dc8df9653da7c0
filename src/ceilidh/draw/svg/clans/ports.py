"""Ports: a wooden quay on the water, a sign with the bonus, and the marks of who has used it."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.module_drawing import Signs, port_signs
from ceilidh.draw.svg.clans.items import plain_words
from ceilidh.draw.svg.drawing_cache import PIECES, remembered
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, drawing, group, join, tag, text
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.games.clans.components.ports import Port, PortEffect

QUAY: Final = "M-26-13-19-20H19L26-13V13L19 20H-19L-26 13z"

# Number and icon of each part of a bonus.
Sign = tuple[str, str]

# Before the numbers, their names in the row, and the icon.
SIGNS: Final[dict[str, Signs]] = {
    "meat_discount": (("−", "animals", "animal"),),
    "swap_basic": (("", "pay:gain", "basic"),),
    "swap_processed": (("", "pay:gain", "processed"),),
    "upgrade_and_glory": (("", "upgrades", "upgrade"), ("", "glory", "glory")),
    "money": (("", "money", "money"),),
    "shift_price": (("±", "steps", "shift_price"),),
    "exchange_units": (("", "units", "exchange_units"),),
    "money_and_building_bonus": (("", "money", "money"), ("", "", "building_bonus")),
    "copy_port": (("−", "cost", "money"), ("", "", "copy")),
}
SIGN: Final = 15.0
LETTER: Final = 9.4
NARROW: Final = (13.0, 8.0)  # sign and letter of a long bonus
WIDTH: Final = 64.0  # of a port tile by itself
HEIGHT: Final = 48.0
BOARD: Final = 50.0  # the width of the board that bears the signs


def signs(effect: PortEffect) -> list[Sign]:
    """The bonus of a port in numbers and icons."""
    drawn = SIGNS.get(effect.word) or port_signs().get(effect.word, ())
    return [(before + _numbers(effect, keys), icon) for before, keys, icon in drawn]


def _numbers(effect: PortEffect, keys: str) -> str:
    """A number of the tile, or several with colons between them: `1:3`."""
    return ":".join([str(effect.numbers[key]) for key in keys.split(":")]) if keys else ""


def _planks() -> Ink:
    planks = "M-22-15V15M-15-19V19M-8-19V19M8-19V19M15-19V19M22-15V15"
    posts = "M-28-8h4v5h-4zM24-8h4v5h-4zM-28 5h4v5h-4zM24 5h4v5h-4z"
    return join(
        [
            tag("path", class_="map-quay", d=QUAY),
            tag("path", class_="map-plank", d=planks),
            tag("path", class_="map-bridge", d=posts),
            tag("rect", class_="map-sign", x=-26, y=-16, width=52, height=22, rx=3),
        ]
    )


def quay() -> Ink:
    """The quay itself, the same at every port."""
    return tag("g", _planks(), id="map-quay")


@remembered(PIECES)
def port_at(x: float, y: float, port: PortEffect, users: list[int]) -> Ink:
    """A port tile at a place, with the seats that have used it."""
    inside: list[Ink] = [tag("use", href="#map-quay"), *_bonus(port)]
    for place, seat in enumerate(users):
        spot = (place - (len(users) - 1) / 2) * 11
        mark = glyph(seat_shape(seat), spot, 12, 9, class_=f"map-badge {seat_class(seat)}")
        inside.append(mark)
    return group(*inside, x=x, y=y)


def port_alone(port: Port) -> Ink:
    """A port tile by itself; of two effects, that of its upper half comes first."""
    drawn = [
        group(_planks(), *_bonus(effect), x=WIDTH * (place + 0.5), y=HEIGHT / 2)
        for place, effect in enumerate(port.effects)
    ]
    return drawing(WIDTH * len(drawn), HEIGHT, "", *drawn, class_="port-alone")


def _bonus(port: PortEffect) -> list[Ink]:
    """The bonus on the board of the quay."""
    if not signs(port):
        return [plain_words(0, -5, port.word, BOARD - 2, 18, "map-cost")]
    sign, letter = SIGN, LETTER
    if sum([sign + letter * len(number) for number, _ in signs(port)]) > BOARD:
        sign, letter = NARROW  # a long bonus, so that its numbers can still be read
    widths = [sign + letter * len(number) for number, _ in signs(port)]
    at = -sum(widths) / 2
    bonus: list[Ink] = []
    for (number, name), width in zip(signs(port), widths, strict=True):
        if number:
            bonus.append(text(at + (width - sign) / 2, 1.2, number, class_="map-cost"))
        bonus.append(glyph(name, at + width - sign / 2, -5, 13, class_="map-on-sign"))
        at += width
    if sum(widths) > BOARD:
        size = BOARD / sum(widths)
        bonus = [tag("g", *bonus, transform=f"translate(0 {5 * size - 5:.2f}) scale({size:.2f})")]
    return bonus
