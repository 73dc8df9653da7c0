"""Glen More II: Chronicles in a terminal."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from ceilidh.draw.glenmore.module_drawing import GlenMoreModuleDrawing, drawn_modules
from ceilidh.draw.glenmore.table_view import TableView, read
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import TextDrawing
from ceilidh.draw.text.fit import flowed
from ceilidh.draw.text.glenmore.clan_board import clan_panel
from ceilidh.draw.text.glenmore.labels import GlenMoreLabels
from ceilidh.draw.text.glenmore.rondel import RondelPanel, market_panel, order
from ceilidh.draw.text.glenmore.seats import GlenMoreSeatsPanel
from ceilidh.draw.text.glenmore.territory import TextTerritory, heading, tile_signs
from ceilidh.draw.text.style import entitled
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import STACK_NAMES, STACKS
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import clan_name

WIDE: Final = 116
RONDEL_WIDTH: Final = 80
MARKET_WIDTH: Final = 36
GAP: Final = 2
# Kinds of move that choose by number.
CHOICES: Final = ("way", "resolve")


class GlenMoreTextDrawing(TextDrawing):
    explained = ("tile",)

    def __init__(self, table: Table, to: Speaker) -> None:
        super().__init__(table, to)
        self.rules: Rules = table.state.rules
        self.components: Components = self.rules.components
        self.words = GlenMoreLabels(to, table.state)
        self.rondel = RondelPanel(self.words, self.names)
        self.seats = GlenMoreSeatsPanel(self.words, self.names)

    # --- the position -----------------------------------------------------------------------------

    def board(
        self, view: Mapping[str, object], seat: int | None, lit: Collection[str], width: int
    ) -> pen.RenderableType:
        position = read(view)
        modules = drawn_modules(self.components, position, self.to, seat, lit)
        wide = width >= WIDE
        blank = pen.Text("")
        headline = pen.Text(f"{self.table.game.title} · {self.task()}", "bold")
        parts: list[pen.RenderableType] = [headline, self._top(position, lit, width, modules)]
        parts += [self.rondel.pile(position), blank]
        parts += [clan_panel(self.words, position, lit, 3 if wide else 2), blank]
        for module in modules:
            for panel in module.drawing.panels(module.sight):
                parts += [panel, blank]
        legend = "\n".join(flowed(self.words.legend(), width))
        lands = self._territories(position, seat, lit, width, modules)
        parts += [lands, pen.Text(legend, "dim"), blank]
        parts.append(self.seats.panel(position, width, modules))
        choices = [] if seat is None else self._choices(seat)
        if choices:
            parts.append(entitled(self.to.text("Choices"), "   ".join(choices)))
        return pen.Group(*parts)

    def _choices(self, seat: int) -> list[str]:
        """What can be chosen by number now."""
        moves = [move for move in self.table.legal(seat) if move.action.spec.word in CHOICES]
        return [f"{move.action.words()[0]}: {self.to.move(self.table, move)}" for move in moves]

    def _top(
        self,
        position: TableView,
        lit: Collection[str],
        width: int,
        modules: list[GlenMoreModuleDrawing],
    ) -> pen.RenderableType:
        """The Rondel with Market and stacks beside it, or below it on narrow terminals."""
        wide = width >= WIDE
        market = market_panel(self.words, position)
        rondel = self.rondel.panel(position, lit, modules)
        supply = self.rondel.supply(position)
        grid = pen.Table.grid(padding=(0, GAP, 0, 0))
        left = RONDEL_WIDTH if wide else MARKET_WIDTH
        grid.add_column(width=left)
        grid.add_column(width=width - left - 2 * GAP)
        if wide:
            grid.add_row(rondel, pen.Group(market, pen.Text(""), supply))
            return grid
        grid.add_row(market, supply)
        return pen.Group(rondel, pen.Text(""), grid)

    def _territories(
        self,
        position: TableView,
        seat: int | None,
        lit: Collection[str],
        width: int,
        modules: list[GlenMoreModuleDrawing],
    ) -> pen.RenderableType:
        """Those of the others first; as many side by side as fit."""
        number = len(position.seats)
        first = 0 if seat is None else seat + 1
        rows: list[list[tuple[int, pen.RenderableType]]] = [[]]
        for place in [(first + step) % number for step in range(number)]:
            acting = place == position.actor
            cells = {t.removeprefix("cell:") for t in lit if acting and t.startswith("cell:")}
            done = position.activated if acting else []
            own = position.seats[place]
            signs = tile_signs(modules, place, own.plots)
            drawn = TextTerritory(self.words, place, own.plots, cells, done, width, signs)
            head = heading(self.to, place, self.names[place], own.size)
            block = pen.Group(head, drawn.text())
            wanted = max(drawn.width, len(head.plain))
            used = sum([other + GAP for other, _ in rows[-1]])
            if rows[-1] and used + wanted > width:
                rows.append([])
            rows[-1].append((wanted, block))
        return pen.Group(*[self._beside(row) for row in rows])

    def _beside(self, blocks: list[tuple[int, pen.RenderableType]]) -> pen.RenderableType:
        grid = pen.Table.grid(padding=(0, GAP, 0, 0))
        for wanted, _ in blocks:
            grid.add_column(width=wanted, no_wrap=True)
        grid.add_row(*[block for _, block in blocks])
        return grid

    def places(self, view: Mapping[str, object]) -> dict[str, int]:
        """Tiles of the Rondel in their order, so that moves to them are listed in it."""
        position = read(view)
        spaces = order(position)
        return {
            f"tile:{position.spaces[space].tile}": place
            for place, space in enumerate(spaces)
            if position.spaces[space].tile
        }

    # --- texts ------------------------------------------------------------------------------------

    def in_play(self) -> list[tuple[str, str]]:
        rules = self.rules
        board = self.components.board
        fields = self.components.clan_board
        clans = [c.id for c in fields.clans if fields.in_edition(c.field, rules.edition)]
        stacks = [(name, rules.stack_size(n)) for n, name in enumerate(STACK_NAMES[:STACKS])]
        lines = [self.to.name("glenmore", "line", line.name) for line in rules.lines]
        return [
            ("modules", ", ".join([module.name for module in rules.modules]) or "none"),
            ("figures", ", ".join(["pawns", *[name.capitalize() for name in rules.figure_steps]])),
            ("rondel", f"{rules.spaces} spaces"),
            ("stacks", ", ".join([f"{name} {number}" for name, number in stacks])),
            ("clans", ", ".join([clan_name(self.components, clan) for clan in clans])),
            ("scoring", " ".join([str(vp) for vp in board.scoring.table]) + " VP by difference"),
            ("score sheet", ", ".join(lines)),
        ]


DRAWING = GlenMoreTextDrawing
