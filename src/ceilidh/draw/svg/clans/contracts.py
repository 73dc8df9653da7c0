"""Contracts: slips in two halves, torn apart in the middle: what to pay and what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ceilidh.draw.clans.supply import MarketSupply, supply_of
from ceilidh.draw.clans.table_view import TableView
from ceilidh.draw.svg.clans.items import item, width
from ceilidh.draw.svg.clans.labels import ClansLabels, gives, needs
from ceilidh.draw.svg.drawing_cache import PIECES, ROWS, SHEETS, remembered
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import (
    Ink,
    Row,
    Run,
    drawing,
    group,
    join,
    place,
    stacked,
    tag,
    target,
    text,
)
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.tables import Components
from ceilidh.say.clans.shortage import at_market

WIDTH: Final = 320.0
SLIP: Final = 36.0
GAP: Final = 3.0
PAY: Final = 118.0  # the width of the left half
ITEM: Final = 35.0
SMALL_DIGIT: Final = 7.3  # the width of a digit of small numbers


class Shortage(NamedTuple):
    """How much of each need is missing, the price of that, and how many merchants are too few."""

    lack: tuple[int, ...]
    pounds: int
    merchants: int


def shortage(contract: Contract, supply: MarketSupply | None) -> Shortage:
    """Nothing is missing for a spectator."""
    wanted = [number for _, number in needs(contract)]
    if supply is None:
        return Shortage((0,) * len(wanted), 0, 0)
    pairs = zip(wanted, supply.stock, strict=True)
    lack = tuple([max(number - own, 0) for number, own in pairs])
    return Shortage(lack, *supply.bought(lack))


def slip(contract: Contract, words: ClansLabels, supply: MarketSupply | None, room: float) -> Ink:
    """A contract, with what its reader lacks in red, and what that costs at the market."""
    short = shortage(contract, supply)
    return _slip(contract, words, short, supply is not None and not any(short.lack), room)


@remembered(ROWS)
def _slip(contract: Contract, words: ClansLabels, short: Shortage, ready: bool, room: float) -> Ink:
    """It is the same for all who lack the same."""
    tick = glyph("done", 16, 26.5, 12, words.to.text("you have enough"), class_="enough")
    return join(
        [
            tag("path", class_="slip pay", d=_torn(0, PAY, left=True)),
            tag("path", class_="slip", d=_torn(PAY, room, left=False)),
            tag("rect", class_="hit", width=room, height=SLIP, rx=5),
            text(room - 6, 31.5, contract.id, class_="small faint end"),
            tick if ready else None,
            _needs(contract, short.lack),
            _gives(contract, 12 if short.pounds else 14),
            _at_market(short),
        ]
    )


def slip_label(contract: Contract, words: ClansLabels, supply: MarketSupply | None) -> str:
    """A contract in words, with what is missing for it."""
    return _slip_label(contract, words, shortage(contract, supply))


@remembered(PIECES)
def _slip_label(contract: Contract, words: ClansLabels, short: Shortage) -> str:
    said = [words.contract(contract)]
    if any(short.lack):
        lack = [(name, n) for (name, _), n in zip(needs(contract), short.lack, strict=True)]
        said.append(words.to.text("missing: {goods}", goods=words.every(lack)))
    if price := at_market(words.to, short.pounds, short.merchants):
        said.append(price)
    return "; ".join(said)


def _torn(start: float, stop: float, left: bool) -> str:
    """Half of a slip; the edge in the middle of it is torn."""
    tear = f"l-2.5 {SLIP / 12:.2f} 2.5 {SLIP / 12:.2f}" * 6
    edge, end, way = (stop - 1.5, start, -1) if left else (start + 1.5, stop, 1)
    round_off = f"q{5 * way} 0 {5 * way}-5v{10 - SLIP:.0f}q0-5 {-5 * way}-5z"
    return f"M{end - 5 * way:.0f} 0H{edge:.1f}{tear}H{end - 5 * way:.0f}{round_off}"


def _needs(contract: Contract, lack: tuple[int, ...]) -> Ink:
    made: list[Ink | None] = []
    x = 8.0
    for (name, number), missing in zip(needs(contract), lack, strict=True):
        if number:
            made.append(item(x, 13, name, number))
            if missing:
                made.append(text(x + 4, 31, f"−{missing}", class_="small lack number"))
            x += ITEM
    return join(made)


def _gives(contract: Contract, y: float) -> Ink:
    made: list[Ink] = []
    x = PAY + 10
    for name, number in gives(contract):
        if number:
            made.append(item(x, y, name, number))
            x += width(str(number)) + 25
    return join(made)


def _at_market(short: Shortage) -> Ink | None:
    """Below what the contract brings: the price of what is missing, and the merchants it lacks."""
    if not short.pounds:
        return None
    pounds, x = str(short.pounds), PAY + 10
    after = x + 16 + SMALL_DIGIT * len(pounds)
    made = [
        glyph("trade", x + 6, 27.5, 12, class_="faint"),
        text(x + 16, 31.5, pounds, class_="small number"),
        glyph("money", after + 7, 27.5, 12, class_="of-money"),
    ]
    if short.merchants:
        lack = f"−{short.merchants}"
        made += [
            text(after + 20, 31.5, lack, class_="small lack number"),
            glyph("merchant", after + 28 + SMALL_DIGIT * len(lack), 27.5, 12, class_="lack"),
        ]
    return join(made)


def contracts_part(
    components: Components,
    position: TableView,
    words: ClansLabels,
    seat: int | None,
    rows: list[Row],
) -> DrawingPart:
    """Contracts that were drawn to choose from, the export board, and what modules add."""
    supply = supply_of(components, position, seat)
    board = tuple(sorted([number for number in position.contracts if number]))
    drawn, round_ = tuple(position.drawn), max(position.round, 1)
    return _part(components, words, drawn, board, supply, round_, tuple(rows))


@remembered(SHEETS)
def _part(
    components: Components,
    words: ClansLabels,
    drawn: tuple[int, ...],
    board: tuple[int, ...],
    supply: MarketSupply | None,
    round_: int,
    rows: tuple[Row, ...],
) -> DrawingPart:
    title = words.to.text("Contracts")
    price = _price(components, words, round_)
    made, y = stacked(
        [
            section(components, words.to.text("Keep"), drawn, words, supply),
            section(components, words.to.text("Export board"), board, words, supply, price),
            *rows,
        ]
    )
    return DrawingPart("contracts", title, drawing(WIDTH, max(y, 1), title, *made), first=True)


def section(
    components: Components,
    heading: str,
    numbers: Sequence[int],
    words: ClansLabels,
    supply: MarketSupply | None,
    beside: Ink | None = None,
) -> Row:
    """Contracts below each other under a heading, with something at its right; no row of none."""
    made = [text(0, 12, heading, class_="small faint"), beside]
    y = 19.0
    for number in numbers:
        made.append(_offered(components.contract(number), words, supply, y))
        y += SLIP + GAP
    return Run([one for one in made if one]), y if numbers else 0


def _offered(contract: Contract, words: ClansLabels, supply: MarketSupply | None, y: float) -> Ink:
    return target(
        f"contract:{contract.id}",
        slip_label(contract, words, supply),
        slip(contract, words, supply, WIDTH),
        transform=place(0, y),
        data_piece=f"contract-{contract.id}",
    )


def _price(components: Components, words: ClansLabels, round_: int) -> Ink:
    """What taking a contract costs or brings in this round."""
    pounds = components.board.contract_money[round_ - 1]
    amount = f"+{pounds}" if pounds > 0 else f"−{-pounds}" if pounds else "0"
    return group(
        item(WIDTH - width(amount) - 20, 8, "money", amount),
        role="img",
        aria_label=words.to.text("Taking a contract: {amount}", amount=amount),
        data_tip="export",
    )
