"""The boards beside the map: market, export board, scoring tiles, ports, pairs on offer."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.clans import words
from ceilidh.draw.text.clans.position import Position
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.market import Market
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import COW, GOOD_NAMES, KIND_NAMES, SHEEP

HEADING: Final = "bold #b98ac9"
QUIET: Final = "dim"
MONEY: Final = "bold #d9a521"
MISSING: Final = "#e0604f"


def sheet(title: str, note: str, rows: list[list[Text]]) -> RenderableType:
    """Rows under a heading; only the last column may wrap."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for number in range(max([len(row) for row in rows] + [1]), 0, -1):
        grid.add_column(no_wrap=number > 1)
    for row in rows:
        grid.add_row(*row)
    return Group(Text.assemble((title, HEADING), (f"  {note}", QUIET)), grid)


def track(market: Market, step: int) -> Text:
    """The price track from low to high; `:` parts the brackets."""
    line = Text()
    for space in range(market.last + 1):
        if space in (market.medium_from, market.medium_to + 1):
            line.append(":", QUIET)
        line.append("█" if space == step else "·", MONEY if space == step else QUIET)
    return line


def merchants(position: Position, good: int) -> Text:
    """Each seat's merchants at a good: `●+2` bought two, `◆-1` sold one."""
    line = Text()
    for seat, own in enumerate(position.seats):
        if own.market[good]:
            line.append(f"{SHAPES[seat]}{own.market[good]:+d} ", COLOURS[seat])
    return line


def market_panel(components: Components, position: Position) -> RenderableType:
    rows = [
        [
            Text(name),
            Text(f"£{position.prices[good]}", MONEY),
            track(components.market, position.steps[good]),
            merchants(position, good),
        ]
        for good, name in enumerate(GOOD_NAMES)
    ]
    return sheet("MARKET", "merchants: +2 bought, -1 sold", rows)


def stock(position: Position, seat: int) -> list[int]:
    """What a seat could export: its goods, then its cows and sheep on the map."""
    pieces = [piece for piece in position.pieces.values() if piece.seat == seat]
    units = [unit for piece in pieces for unit in piece.units]
    own = position.seats[seat].goods
    return [*own, units.count(KIND_NAMES[COW]), units.count(KIND_NAMES[SHEEP])]


def missing(contract: Contract, held: list[int]) -> str:
    """What is still missing for a contract; empty when it could be fulfilled."""
    wanted = [*contract.needs, contract.beef, contract.mutton]
    names = [*GOOD_NAMES, "beef", "mutton"]
    return words.amounts([(max(wanted[i] - held[i], 0), name) for i, name in enumerate(names)])


def contract_line(contract: Contract, held: list[int] | None) -> Text:
    """`held` is what the viewer has; a tick says that it is enough."""
    line = Text(words.contract_text(contract))
    if held is not None and not missing(contract, held):
        line.append(" ✓", "bold green")
    return line


def contract_rows(
    components: Components, numbers: list[int], held: list[int] | None
) -> list[list[Text]]:
    return [
        [Text(f"{number:>2}", "bold"), contract_line(components.contract(number), held)]
        for number in numbers
        if number
    ]


def export_panel(components: Components, position: Position, seat: int | None) -> RenderableType:
    money = components.board.contract_money[max(position.round, 1) - 1]
    price = f"+£{money} each" if money > 0 else f"£{-money} each" if money else "free"
    held = None if seat is None else stock(position, seat)
    rows = contract_rows(components, sorted(position.contracts), held)
    return sheet("EXPORT BOARD", f"{price}; ✓ you have it", rows)


def scoring_panel(components: Components, position: Position) -> RenderableType:
    rows: list[list[Text]] = []
    for place, tile in enumerate(position.tiles, start=1):
        now = place == position.round
        style = "bold" if now else QUIET if place < position.round else ""
        text = words.scoring_text(components.scoring_tile(tile))
        rows.append([Text(f"{'▶' if now else ' '}{place}", style), Text(text, style)])
    return sheet("SCORING", "glory at the end of each round", rows)


def ports_panel(components: Components, position: Position) -> RenderableType:
    rows: list[list[Text]] = []
    for tile in position.ports:
        line = Text(words.port_text(components.port(tile)) + " ")
        for seat, own in enumerate(position.seats):
            if tile in own.ports:
                line.append(SHAPES[seat], COLOURS[seat])
        rows.append([Text(f"P{tile}", "bold"), line])
    return sheet("PORTS", "and who has used them", rows)


def imports_line(position: Position) -> Text:
    pairs = zip(words.IMPORT_WORDS, position.imports, strict=True)
    moved = ", ".join(f"{name} {number}" for name, number in pairs)
    return Text.assemble(("IMPORTED  ", HEADING), moved)


def offers_panel(components: Components, position: Position) -> RenderableType:
    rows: list[list[Text]] = []
    for clan, tile in position.offers:
        start = words.tile_text(components.starting_tile(tile))
        ability = words.CLANS.get(clan, "")
        name = Text(words.capital(clan), "bold")
        rows.append([name, Text(f"tile {tile}: {start}"), Text(ability)])
    return sheet("ON OFFER", "clan, starting tile, ability", rows)


def extra_panels(
    components: Components, position: Position, seat: int | None
) -> list[RenderableType]:
    """What is on the table only at times: contracts shown, the future board, an award."""
    extras: list[RenderableType] = []
    held = None if seat is None else stock(position, seat)
    if position.drawn:
        rows = contract_rows(components, position.drawn, held)
        extras.append(sheet("CONTRACTS SHOWN", "keep some or none", rows))
    if position.future:
        rows = contract_rows(components, position.future, held)
        extras.append(sheet("FUTURE CONTRACTS", "the first is next", rows))
    if position.award:
        count = components.award(position.award).count
        most = f"for the most {words.COUNTED.get(count, count)}"
        extras.append(Text.assemble(("AWARD  ", HEADING), most))
    return extras
