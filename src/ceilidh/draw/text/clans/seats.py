"""The strips of the seats: what each has, and what it works on."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.module_drawing import ClansModuleDrawing
from ceilidh.draw.clans.table_view import ClansSeatView, TableView, stock
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.clans.panels import contract_line, missing
from ceilidh.draw.text.fit import breadth, cut, shortened
from ceilidh.draw.text.style import HEADING, MONEY
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.say import Speaker
from ceilidh.say.clans import names
from ceilidh.say.phrases import message, titled

# Levels of shipping by the signs of the map.
SHIPPING_SIGNS: Final = ("-", "═", "~1", "~2", "~3", "~4")
UPGRADES: Final = (
    message("merchants"),
    message("shipping"),
    message("technology"),
    message("glory"),
    message("linked"),
    message("exports"),
)
LONGEST: Final = 20  # letters of a name
PLACE: Final = 4  # letters of a place in the turn order
MISSING: Final = "#e0604f"


class ClansSeatsPanel:
    def __init__(self, to: Speaker, components: Components, seats: list[str]) -> None:
        self.to = to
        self.components = components
        self.seats = seats

    def panel(
        self, position: TableView, width: int, modules: list[ClansModuleDrawing]
    ) -> pen.RenderableType:
        lines: list[pen.RenderableType] = [self._strips(position, width), *self._boxes(position)]
        if position.actor is not None and position.round:
            lines.append(self._to_build(position, position.actor))
        for seat in range(len(position.seats)):
            for module in [module for module in modules if module.sits_at(seat)]:
                lines += module.drawing.seat_lines(module.sight, seat)
        return pen.Group(*lines)

    def _strips(self, position: TableView, width: int) -> pen.Table:
        """With whole words if they fit."""
        rows = self._rows(position, True)
        if breadth(rows) > width:
            rows = self._rows(position, False)
        grid = pen.Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=HEADING)
        grid.add_column(rows[0][0].upper(), no_wrap=True)
        for heading in rows[0][1:]:
            grid.add_column(heading, justify="right", no_wrap=True)
        for seat, (name, turn, money, *rest) in enumerate(rows[1:]):
            own = pen.Text(name, f"bold {COLOURS[seat]}")
            grid.add_row(own, turn, pen.Text(money, MONEY), *rest)
        return grid

    def _rows(self, position: TableView, whole: bool) -> list[list[str]]:
        """The headings, then a row for each seat."""
        to = self.to
        goods = [names.good(to, name) for name in GOOD_NAMES]
        upgrades = [to.text(word) for word in UPGRADES]
        money = names.good(to, "money")
        if not whole:
            goods, upgrades = shortened(goods, 3), shortened(upgrades, 3)
            money = "£"
        rows = [[to.text("Seats"), to.text("turn"), money, *goods, *upgrades]]
        for seat, own in enumerate(position.seats):
            clan = f" {names.clan(own.clan)}" if own.clan else ""
            arrow = "▶" if position.actor == seat else " "
            rows.append(
                [
                    f"{arrow}{SHAPES[seat]} {cut(self.seats[seat], LONGEST)}{clan}",
                    self._turn(position, seat),
                    names.money(to, own.money),
                    *[str(number) if number else "·" for number in own.goods],
                    f"{own.merchants}+{own.board_merchants}",
                    SHIPPING_SIGNS[own.shipping],
                    self._technology(own),
                    str(own.glory),
                    str(own.settlements),
                    str(len(own.fulfilled)),
                ]
            )
        return rows

    def _technology(self, own: ClansSeatView) -> str:
        """The first letters of the workers that are improved."""
        kinds = [self.to.name("clans", "technology", name) for name in own.technology]
        return "".join([kind[0].upper() for kind in kinds]) or "-"

    def _turn(self, position: TableView, seat: int) -> str:
        """The place in the turn order; those who have passed are out of it."""
        if seat in position.passed:
            return self.to.text("pass")[:PLACE]
        return str(position.order.index(seat) + 1) if seat in position.order else "-"

    def _boxes(self, position: TableView) -> list[pen.RenderableType]:
        """The contracts in the seats' boxes, with what their owners still lack."""
        to = self.to
        lines: list[pen.RenderableType] = []
        for seat, own in enumerate(position.seats):
            held = stock(position, seat)
            for number in own.box:
                contract = self.components.contract(number)
                head = titled(to, to.text("Contract {number}", number=number), "")
                line = pen.Text.assemble((f"{SHAPES[seat]} {head}", COLOURS[seat]))
                line.append_text(contract_line(to, contract, held))
                lack = missing(to, contract, held)
                if lack:
                    line.append(f" ({to.text('missing: {goods}', goods=lack)})", MISSING)
                lines.append(line)
        return lines

    def _to_build(self, position: TableView, seat: int) -> pen.Text:
        """What the seat can still build, with the price of the next unit."""
        to = self.to
        own = position.seats[seat]
        parts = [
            f"{number} × {to.name('clans', 'unit', name)} {names.money(to, own.unit_costs[name])}"
            for name, number in own.units_left.items()
            if number
        ]
        head = titled(to, to.text("Left to place"), "")
        return pen.Text.assemble((f"{SHAPES[seat]} {head}", COLOURS[seat]), ", ".join(parts))
