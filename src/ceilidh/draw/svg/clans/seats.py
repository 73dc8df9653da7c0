"""A strip for each seat: what it has, what it can still build, what it works on."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.supply import MarketSupply, supply_of
from ceilidh.draw.clans.table_view import ClansSeatView, TableView
from ceilidh.draw.svg.clans.contracts import SLIP, slip, slip_label
from ceilidh.draw.svg.clans.items import item, mark, thing, width
from ceilidh.draw.svg.clans.labels import ClansLabels
from ceilidh.draw.svg.clans.units import units_row
from ceilidh.draw.svg.drawing_cache import ROWS, remembered
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, Row, group, join, tag, text
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.draw.svg.strips import ROOM, strip_part
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import GOOD_NAMES, IMPORT_NAMES, SHIPPING_LEVELS
from ceilidh.say.clans import names

GOOD: Final = ROOM / len(GOOD_NAMES)
TECHNOLOGIES: Final = ("woodcutter", "miner")
MOVES: Final = -1
PASSED: Final = -2


def seat_part(
    components: Components,
    position: TableView,
    words: ClansLabels,
    seat: int,
    mine: bool,
    rows: list[Row],
) -> DrawingPart:
    """One seat's strip, with the rows of modules; only the viewer's own can be clicked."""
    own, turn = position.seats[seat], _turn(position, seat)
    title = own.title or words.seat(seat, own.clan)
    name = names.clan(own.clan) if own.clan else own.title or str(seat + 1)
    head = _head(words, seat, name, turn, own.money, own.glory)
    body = [
        _goods(words, seat, tuple(own.goods), mine),
        _upgrades(
            words, own.merchants, own.board_merchants, own.shipping, tuple(own.technology), mine
        ),
        _units(components, words, own, mine),
        _box(components, words, tuple(own.box), _supply(components, position, seat), mine),
        *rows,
        _done(components, words, tuple(own.fulfilled), own.settlements),
    ]
    return strip_part(seat, title, head, body)


def _turn(position: TableView, seat: int) -> int:
    """The place in the turn order, MOVES for who is to move, PASSED for who has passed."""
    if position.actor == seat:
        return MOVES
    if seat in position.passed:
        return PASSED
    return position.order.index(seat) + 1 if seat in position.order else 0


def _supply(components: Components, position: TableView, seat: int) -> MarketSupply | None:
    """What it has for contracts; of who has none it is no matter."""
    return supply_of(components, position, seat if position.seats[seat].box else None)


@remembered(ROWS)
def _head(words: ClansLabels, seat: int, name: str, turn: int, pounds: int, glory: int) -> Row:
    """Who it is, whether it is to move, glory and money."""
    money, fame = str(pounds), str(glory)
    x = ROOM - 12 * len(money) - 21
    return join(
        [
            mark(9, 15, seat, 18),
            text(23, 20, name, class_="name"),
            _sign(words, turn, 129),
            group(
                item(x - width(fame) - 26, 15, "glory", fame, tick=f"glory-{seat}"),
                role="img",
                aria_label=words.some(glory, "glory"),
                data_tip="glory",
            ),
            group(
                text(ROOM - 21, 21, money, class_="number big end", data_tick=f"money-{seat}"),
                glyph("money", ROOM - 9, 15, 18, class_="of-money"),
                role="img",
                aria_label=words.some(pounds, "money"),
                data_tip="money",
            ),
        ]
    ), 32


def _sign(words: ClansLabels, turn: int, x: float) -> Ink:
    """An arrow for who is to move, a flag for who has passed, else the place in the order."""
    if turn == MOVES:
        label = words.to.text("to move")
        return tag("path", class_="turn", d=f"M{x:.0f} 8l11 7-11 7z", role="img", aria_label=label)
    if turn == PASSED:
        return glyph("pass", x + 7, 15, 14, words.to.text("has passed"), class_="faint")
    if turn:
        label = words.to.text("number {n} in turn order", n=turn)
        return group(
            tag("circle", class_="card", cx=x + 7, cy=15, r=8),
            text(x + 7, 19, turn, class_="small middle faint"),
            role="img",
            aria_label=label,
            data_tip="order",
        )
    return Ink("")


def _units(components: Components, words: ClansLabels, own: ClansSeatView, mine: bool) -> Row:
    left, costs, yields = own.units_left, own.unit_costs, own.unit_yields
    columns = tuple([(name, left[name], costs[name], yields[name]) for name in left])
    return units_row(components, columns, tuple(own.technology), words, mine, ROOM)


# --- rows: between two moves most of them stay as they are ----------------------------------------


@remembered(ROWS)
def _box(
    components: Components,
    words: ClansLabels,
    box: tuple[int, ...],
    supply: MarketSupply | None,
    mine: bool,
) -> Row:
    """The contracts in the export box, with what is missing for them."""
    if not box:
        label = words.to.text("Export box: empty")
        empty = tag("rect", class_="empty", y=2, width=ROOM, height=20, rx=5)
        sign = glyph("contract", ROOM / 2, 12, 14, class_="faint")
        return group(empty, sign, role="img", aria_label=label, data_tip="box"), 28
    slips: list[Ink] = []
    for nth, number in enumerate(box):
        contract = components.contract(number)
        label = slip_label(contract, words, supply)
        inside = tag("g", slip(contract, words, supply, ROOM), data_piece=f"contract-{number}")
        slips.append(thing(mine, f"contract:{number}", label, inside, y=2 + nth * (SLIP + 4)))
    return group(*slips, data_tip="box"), len(slips) * (SLIP + 4) + 4


@remembered(ROWS)
def _goods(words: ClansLabels, seat: int, goods: tuple[int, ...], mine: bool) -> Row:
    made: list[Ink] = []
    for nth, name in enumerate(GOOD_NAMES):
        number = goods[nth]
        hit = tag("rect", class_="hit", y=1, width=GOOD - 2, height=26, rx=5)
        label = words.some(number, name)
        inside = item(3, 14, name, number, 19, f"{name}-{seat}")
        made.append(thing(mine, f"good:{name}", label, hit, inside, x=nth * GOOD))
    return join(made), 30


@remembered(ROWS)
def _upgrades(
    words: ClansLabels,
    merchants: int,
    more: int,
    shipping: int,
    technology: tuple[str, ...],
    mine: bool,
) -> Row:
    """Merchants at hand and to be hired, shipping, technologies."""
    hired = words.to.count(
        "{n} merchant at hand, {more} more to hire",
        "{n} merchants available, {more} still to hire",
        merchants,
        more=more,
    )
    at_hand = group(
        item(3, 14, "merchant", merchants),
        text(34, 19, f"+{more}", class_="small faint"),
        role="img",
        aria_label=hired,
        data_tip="merchants",
        data_supply="merchant",
    )
    steps = [
        tag(
            "circle", class_="pip full" if step < shipping else "pip", cx=88 + 13 * step, cy=14, r=4
        )
        for step in range(SHIPPING_LEVELS - 1)
    ]
    sails = group(
        glyph("shipping", 70, 14, 19),
        *steps,
        role="img",
        aria_label=words.to.text(names.SHIPPING[shipping]),
        data_tip="shipping",
    )
    tools = [
        _technology(words, name, name in technology, mine, 166 + 40 * nth)
        for nth, name in enumerate(TECHNOLOGIES)
    ]
    return join([at_hand, sails, *tools]), 30


def _technology(words: ClansLabels, name: str, has: bool, mine: bool, x: float) -> Ink:
    state = words.to.text("upgraded") if has else words.to.text("not upgraded")
    hit = tag("rect", class_="hit", y=1, width=38, height=26, rx=5)
    inside = group(
        glyph(name, 12, 14, 17),
        glyph("technology", 28, 14, 14),
        class_=None if has else "spent",
    )
    title = words.to.text("Technology ({technology})", technology=words.unit(name))
    return thing(mine, f"technology:{name}", f"{title}: {state}", hit, inside, x=x)


@remembered(ROWS)
def _done(
    components: Components, words: ClansLabels, fulfilled: tuple[int, ...], settled: int
) -> Row:
    """What the fulfilled contracts brought, and settlements."""
    to = words.to
    contracts = [components.contract(number) for number in fulfilled]
    done = len(contracts)
    sums = [sum([one.imports[nth] for one in contracts]) for nth in range(len(IMPORT_NAMES))]
    hops = sum([one.hops for one in contracts])
    shown = [
        (
            "contract",
            done,
            to.count("{n} contract fulfilled", "{n} contracts fulfilled", done),
            "export",
        ),
        (
            "settlement",
            settled,
            to.count("{n} settlement", "{n} settlements", settled),
            "settlements",
        ),
        ("hops", hops, words.some(hops, "hops"), "hops"),
    ]
    for name, number in zip(IMPORT_NAMES, sums, strict=True):
        shown.append((name, number, words.some(number, name), f"import:{name}"))
    made = [
        group(
            item(nth * GOOD + 3, 13, name, number, 17),
            role="img",
            aria_label=label,
            data_tip=tip,
        )
        for nth, (name, number, label, tip) in enumerate(shown)
    ]
    return join(made), 27
