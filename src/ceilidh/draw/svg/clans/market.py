"""The market: a column of prices for each good, its marker, and the merchants who moved it."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.table_view import TableView
from ceilidh.draw.svg.clans.items import coin, mark
from ceilidh.draw.svg.clans.labels import ClansLabels
from ceilidh.draw.svg.drawing_cache import PIECES, SHEETS, remembered
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, drawing, join, place, tag, target, text
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.games.clans.components.market import Market
from ceilidh.games.clans.goods import GOOD_NAMES

WIDTH: Final = 320.0
MARGIN: Final = 26.0
COLUMN: Final = (WIDTH - MARGIN) / len(GOOD_NAMES)
HEAD: Final = 32.0
STEP: Final = 17.0
STALL: Final = 24.0


def market_part(market: Market, position: TableView, words: ClansLabels) -> DrawingPart:
    merchants = tuple([tuple(own.market) for own in position.seats])
    return _part(market, words, tuple(position.steps), tuple(position.prices), merchants)


@remembered(SHEETS)
def _part(
    market: Market,
    words: ClansLabels,
    steps: tuple[int, ...],
    prices: tuple[int, ...],
    merchants: tuple[tuple[int, ...], ...],
) -> DrawingPart:
    title = words.to.text("Market")
    foot = HEAD + STEP * (market.last + 1)
    height = foot + 2 * STALL + 6
    inside = [
        _brackets(market, words),
        *[
            _column(
                market,
                words,
                good,
                steps[good],
                prices[good],
                tuple([own[good] for own in merchants]),
            )
            for good in range(len(GOOD_NAMES))
        ],
        glyph("up", 12, foot + 4 + STALL / 2, 11, words.to.text("bought"), class_="faint"),
        glyph("down", 12, foot + 5 + STALL * 1.5, 11, words.to.text("sold"), class_="faint"),
        tag("path", class_="rule", d=f"M{MARGIN} {foot + STALL + 5:.0f}H{WIDTH:.0f}"),
    ]
    return DrawingPart("market", title, drawing(WIDTH, height, title, *inside))


def _height(market: Market, step: int) -> float:
    """The middle of a step; the dearest is on top."""
    return HEAD + STEP * (market.last - step + 0.5)


@remembered(PIECES)
def _brackets(market: Market, words: ClansLabels) -> Ink:
    """Low, medium and high prices, on paper of two shades."""
    bounds = (
        (market.medium_to + 1, market.last, words.to.text("high")),
        (market.medium_from, market.medium_to, words.to.text("medium")),
        (0, market.medium_from - 1, words.to.text("low")),
    )
    made: list[Ink] = []
    for nth, (low, high, name) in enumerate(bounds):
        top, tall = _height(market, high) - STEP / 2, STEP * (high - low + 1)
        if nth % 2 == 0:
            made.append(tag("rect", class_="shade", x=0, y=top, width=WIDTH, height=tall, rx=5))
        turn = f"{place(14, top + tall / 2)} rotate(-90)"
        made.append(tag("text", name, class_="small faint middle", transform=turn))
    return join(made)


@remembered(PIECES)
def _column(
    market: Market, words: ClansLabels, good: int, now: int, pounds: int, merchants: tuple[int, ...]
) -> Ink:
    """A good with its price `now` and every seat's merchants there, negative for those who sold."""
    name = GOOD_NAMES[good]
    middle = COLUMN / 2
    foot = HEAD + STEP * (market.last + 1)
    prices = [
        text(middle, _height(market, step) + 5, price, class_="number middle faint")
        for step, price in enumerate(market.prices[good])
        if step != now
    ]
    label = f"{words.good(name)}: {words.some(pounds, 'money')}"
    return target(
        f"good:{name}",
        label,
        tag("rect", class_="hit", x=1, y=0, width=COLUMN - 2, height=foot + 2 * STALL + 4, rx=6),
        glyph(name, middle, HEAD / 2 - 1, 25, class_=f"of-{name}"),
        *prices,
        # As high as its row, so that it covers no part of the prices above and below.
        tag("g", coin(middle, _height(market, now), pounds, STEP / 2), data_piece=f"price-{name}"),
        merchants_at(merchants, words, name, 1, foot + 4),
        merchants_at(merchants, words, name, -1, foot + 5 + STALL),
        transform=place(MARGIN + COLUMN * good, 0),
    )


def merchants_at(
    merchants: tuple[int, ...], words: ClansLabels, good: str, way: int, top: float
) -> Ink:
    """The merchants who bought (1) or sold (-1): each seat's mark, and how many."""
    here = [(seat, number * way) for seat, number in enumerate(merchants) if number * way > 0]
    made: list[Ink] = []
    for nth, (seat, number) in enumerate(here):
        row, column = divmod(nth, 2)
        alone = nth == len(here) - 1 and column == 0
        x = COLUMN / 2 if alone else COLUMN / 4 + column * COLUMN / 2
        y = top + (STALL / 2 if len(here) <= 2 else STALL * (1 + 2 * row) / 4)
        shift = 5 if number > 1 else 0
        piece = f"merchant-{seat + 1}@{good}"
        made.append(mark(x - shift, y, seat, 11, words.seat(seat), piece))
        if number > 1:
            made.append(text(x + 3, y + 4, number, class_="small number"))
    return join(made)
