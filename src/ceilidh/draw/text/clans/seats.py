"""The strips of the seats: what each has, and what it works on."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.clans import words
from ceilidh.draw.text.clans.panels import HEADING, MISSING, MONEY, contract_line, missing, stock
from ceilidh.draw.text.clans.position import Position, Strip
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import GOOD_NAMES

HEADINGS: Final = (
    *("turn", "money"),
    *GOOD_NAMES,
    *("merchants", "shipping", "technology", "glory", "settled", "exports"),
)
SHORT: Final = (
    "turn",
    "£",
    *[name[:3] for name in GOOD_NAMES],
    "mer",
    "shi",
    "tec",
    "glo",
    "set",
    "exp",
)


def technology(own: Strip) -> str:
    """W and M for the improved woodcutters and miners."""
    return "".join(name[0].upper() for name in own.technology) or "-"


def place(position: Position, seat: int) -> str:
    if seat in position.passed:
        return "pass"
    return str(position.order.index(seat) + 1) if seat in position.order else "-"


def strips(position: Position, names: list[str], wide: bool) -> Table:
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style=HEADING)
    grid.add_column("SEATS", no_wrap=True)
    for heading in HEADINGS if wide else SHORT:
        grid.add_column(heading, justify="right", no_wrap=True)
    shipping = words.SHIPPING_WORDS if wide else words.SHIPPING_SHORT
    for seat, own in enumerate(position.seats):
        arrow = "▶" if position.actor == seat else " "
        clan = f" {words.capital(own.clan)}" if own.clan else ""
        grid.add_row(
            Text(f"{arrow}{SHAPES[seat]} {names[seat]}{clan}", f"bold {COLOURS[seat]}"),
            place(position, seat),
            Text(f"£{own.money}", MONEY),
            *[str(number) if number else "·" for number in own.goods],
            f"{own.merchants}+{own.board_merchants}",
            shipping[own.shipping],
            technology(own),
            str(own.glory),
            str(own.settlements),
            str(len(own.fulfilled)),
        )
    return grid


def box_lines(components: Components, position: Position) -> list[RenderableType]:
    """The contracts in the seats' boxes, with what their owners still lack."""
    lines: list[RenderableType] = []
    for seat, own in enumerate(position.seats):
        for number in own.box:
            line = Text.assemble((f"{SHAPES[seat]} holds {number}: ", COLOURS[seat]))
            held = stock(position, seat)
            line.append_text(contract_line(components.contract(number), held))
            lack = missing(components.contract(number), held)
            if lack:
                line.append(f" (lacks {lack})", MISSING)
            lines.append(line)
    return lines


def units_line(position: Position, seat: int, components: Components) -> Text:
    """What the seat can still build, with the unit's price before any discount."""
    left = position.seats[seat].units_left
    costs = {column.name: column.cost for column in components.columns}
    parts = [f"{number} {name} £{costs[name]}" for name, number in left.items() if number]
    return Text.assemble((f"{SHAPES[seat]} to build: ", COLOURS[seat]), ", ".join(parts))


def seats_panel(
    components: Components, position: Position, names: list[str], wide: bool
) -> RenderableType:
    lines: list[RenderableType] = [strips(position, names, wide)]
    lines += box_lines(components, position)
    if position.actor is not None and position.round:
        lines.append(units_line(position, position.actor, components))
    if position.cellar:
        barrels = [str(space + 1) for space in range(8) if position.cellar >> space & 1]
        lines.append(Text(f"MacKenzie's cellar: whisky on {', '.join(barrels)}"))
    return Group(*lines)
