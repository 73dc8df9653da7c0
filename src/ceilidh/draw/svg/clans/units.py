"""The units that a seat can still build: how many, for what price, and what each brings."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.svg.clans.items import thing
from ceilidh.draw.svg.clans.labels import ClansLabels
from ceilidh.draw.svg.drawing_cache import PIECES, ROWS, remembered
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, Row, group, join, tag, text
from ceilidh.games.clans.components.columns import Column
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import GOOD_NAMES

TALL: Final = 64.0


@remembered(ROWS)
def units_row(
    components: Components,
    units: tuple[tuple[str, int, int, int], ...],
    technology: tuple[str, ...],
    words: ClansLabels,
    mine: bool,
    room: float,
) -> Row:
    """A column for each kind of unit on the player board, of which are its name, how many are left,
    the cost and the yield; also how high the row is."""
    known = {name: numbers for name, *numbers in units}
    kinds = [column for column in components.columns if column.name in known]
    wide = room / len(kinds)
    made = [tag("rect", class_="shade", y=2, width=room, height=TALL, rx=6)]
    for nth, kind in enumerate(kinds):
        left, cost, gain = known[kind.name]
        improved = kind.name in technology
        made.append(_column(kind, cost, gain, left, improved, words, mine, nth, wide))
    return join(made), TALL + 6


@remembered(PIECES)
def _column(
    kind: Column,
    cost: int,
    gain: int,
    left: int,
    improved: bool,
    words: ClansLabels,
    mine: bool,
    nth: int,
    wide: float,
) -> Ink:
    """Between two moves most columns stay as they are."""
    column = kind.changed(cost, gain)
    label = words.to.text(
        "{unit}: {n} left, cost {cost}, produces {gain}",
        unit=words.unit(column.name),
        n=left,
        cost=words.some(column.cost, "money"),
        gain=_gain_words(column, words, improved),
    )
    hit = tag("rect", class_="hit", y=3, x=1, width=wide - 2, height=TALL - 2, rx=5)
    inside = group(
        glyph(column.name, wide / 2, 15, 20, data_supply=column.name),
        _left(left, column.count, wide / 2),
        text(wide / 2, 45, f"£{column.cost}", class_="small middle"),
        _gain(column, improved, wide / 2),
        class_=None if left else "spent",
    )
    return thing(mine, f"unit:{column.name}", label, hit, inside, x=nth * wide)


def _left(left: int, count: int, middle: float) -> Ink:
    """A pip for each unit, filled while it is still on the player board."""
    if count > 4:
        return text(middle, 33, f"×{left}", class_="small middle")
    return join(
        tag(
            "circle",
            class_="pip full" if nth < left else "pip",
            cx=middle + (nth - (count - 1) / 2) * 6,
            cy=30,
            r=2.2,
        )
        for nth in range(count)
    )


def _gain(column: Column, improved: bool, middle: float) -> Ink:
    """What a unit brings in each production."""
    if column.worker:
        pounds = column.income_upgraded if improved else column.income
        return join(
            [
                text(middle - 1, 60, pounds, class_="small number end"),
                glyph("money", middle + 6, 56, 11, class_="of-money"),
            ]
        )
    good = GOOD_NAMES[column.makes if column.factory else column.good]
    if column.amount > 1:
        number = text(middle - 3, 60, column.amount, class_="small number end")
        return join([number, glyph(good, middle + 5, 56, 13, class_=f"of-{good}")])
    return glyph(good, middle, 56, 13, class_=f"of-{good}")


def _gain_words(column: Column, words: ClansLabels, improved: bool) -> str:
    if column.worker:
        return words.some(column.income_upgraded if improved else column.income, "money")
    if column.factory:
        return words.to.text(
            "{made} from {used}",
            made=words.good(GOOD_NAMES[column.makes]),
            used=words.good(GOOD_NAMES[column.uses]),
        )
    return words.some(column.amount, GOOD_NAMES[column.good])
