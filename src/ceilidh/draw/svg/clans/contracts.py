"""Contracts: slips in two halves, torn apart in the middle: what to pay and what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ceilidh.draw.clans.table_view import TableView, stock
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

WIDTH: Final = 320.0
SLIP: Final = 36.0
GAP: Final = 3.0
PAY: Final = 118.0  # the width of the left half
ITEM: Final = 35.0


def lacking(contract: Contract, held: Sequence[int] | None) -> tuple[int, ...]:
    """How much of each need is missing; nothing for a spectator."""
    wanted = [number for _, number in needs(contract)]
    if held is None:
        return (0,) * len(wanted)
    return tuple([max(number - own, 0) for number, own in zip(wanted, held, strict=True)])


def slip(contract: Contract, words: ClansLabels, held: Sequence[int] | None, room: float) -> Ink:
    """A contract; `held` is what its reader could deliver, so that what is missing is in red."""
    lack = lacking(contract, held)
    return _slip(contract, words, lack, held is not None and not any(lack), room)


@remembered(ROWS)
def _slip(
    contract: Contract, words: ClansLabels, lack: tuple[int, ...], ready: bool, room: float
) -> Ink:
    """It is the same for all who lack the same."""
    tick = glyph("done", 16, 26.5, 12, words.to.text("you have enough"), class_="enough")
    return join(
        [
            tag("path", class_="slip pay", d=_torn(0, PAY, left=True)),
            tag("path", class_="slip", d=_torn(PAY, room, left=False)),
            tag("rect", class_="hit", width=room, height=SLIP, rx=5),
            text(room - 6, 31.5, contract.id, class_="small faint end"),
            tick if ready else None,
            _needs(contract, lack),
            _gives(contract),
        ]
    )


def slip_label(contract: Contract, words: ClansLabels, held: Sequence[int] | None) -> str:
    """A contract in words, with what is missing for it."""
    return _slip_label(contract, words, lacking(contract, held))


@remembered(PIECES)
def _slip_label(contract: Contract, words: ClansLabels, lack: tuple[int, ...]) -> str:
    if not any(lack):
        return words.contract(contract)
    short = [(name, n) for (name, _), n in zip(needs(contract), lack, strict=True)]
    missing = words.to.text("missing: {goods}", goods=words.every(short))
    return f"{words.contract(contract)}; {missing}"


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


def _gives(contract: Contract) -> Ink:
    made: list[Ink] = []
    x = PAY + 10
    for name, number in gives(contract):
        if number:
            made.append(item(x, 14, name, number))
            x += width(str(number)) + 25
    return join(made)


def contracts_part(
    components: Components,
    position: TableView,
    words: ClansLabels,
    seat: int | None,
    rows: list[Row],
) -> DrawingPart:
    """Contracts that were drawn to choose from, the export board, and what modules add."""
    held = None if seat is None else tuple(stock(position, seat))
    board = tuple(sorted([number for number in position.contracts if number]))
    drawn, round_ = tuple(position.drawn), max(position.round, 1)
    return _part(components, words, drawn, board, held, round_, tuple(rows))


@remembered(SHEETS)
def _part(
    components: Components,
    words: ClansLabels,
    drawn: tuple[int, ...],
    board: tuple[int, ...],
    held: tuple[int, ...] | None,
    round_: int,
    rows: tuple[Row, ...],
) -> DrawingPart:
    title = words.to.text("Contracts")
    price = _price(components, words, round_)
    made, y = stacked(
        [
            section(components, words.to.text("Keep"), drawn, words, held),
            section(components, words.to.text("Export board"), board, words, held, price),
            *rows,
        ]
    )
    return DrawingPart("contracts", title, drawing(WIDTH, max(y, 1), title, *made), first=True)


def section(
    components: Components,
    heading: str,
    numbers: Sequence[int],
    words: ClansLabels,
    held: Sequence[int] | None,
    beside: Ink | None = None,
) -> Row:
    """Contracts below each other under a heading, with something at its right; no row of none."""
    made = [text(0, 12, heading, class_="small faint"), beside]
    y = 19.0
    for number in numbers:
        made.append(_offered(components.contract(number), words, held, y))
        y += SLIP + GAP
    return Run([one for one in made if one]), y if numbers else 0


def _offered(contract: Contract, words: ClansLabels, held: Sequence[int] | None, y: float) -> Ink:
    return target(
        f"contract:{contract.id}",
        slip_label(contract, words, held),
        slip(contract, words, held, WIDTH),
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
