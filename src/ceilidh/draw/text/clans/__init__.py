"""Clans of Caledonia in a terminal."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from ceilidh.draw.clans.module_drawing import ClansModuleDrawing, drawn_modules
from ceilidh.draw.clans.table_view import TableView, read
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import TextDrawing
from ceilidh.draw.text.clans.map import TextMap, hex_signs, legend, unit_words
from ceilidh.draw.text.clans.panels import Panels
from ceilidh.draw.text.clans.seats import ClansSeatsPanel
from ceilidh.draw.text.fit import flowed
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.kinds import CLAN_NAMES
from ceilidh.games.clans.ruleset import Rules
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker
from ceilidh.say.clans.effects import port_effect, scoring_effect
from ceilidh.say.clans.names import clan

ROUNDS: Final = 5
WIDE: Final = 116
MAP_WIDTH: Final = 78


class ClansTextDrawing(TextDrawing):
    explained = ("clan",)

    def __init__(self, table: Table, to: Speaker) -> None:
        super().__init__(table, to)
        self.small = table.players <= 2
        self.rules: Rules = table.state.rules
        self.components: Components = self.rules.components
        self.panels = Panels(to, self.components)
        self.seats = ClansSeatsPanel(to, self.components, self.names)

    def board(
        self, view: Mapping[str, object], seat: int | None, lit: Collection[str], width: int
    ) -> pen.RenderableType:
        position = read(view)
        modules = drawn_modules(self.components, position, self.to, seat, lit)
        hexes = {target.removeprefix("hex:") for target in lit}
        signs = hex_signs(modules)
        topology = self._topology(position)
        map_ = TextMap(topology, position, hexes, unit_words(self.to), signs)
        signs_of_map = legend(self.to, len(topology.waterfalls) > 0)
        chart = pen.Group(map_.text(), pen.Text("\n".join(flowed(signs_of_map, MAP_WIDTH)), "dim"))
        layout = self._beside if width >= WIDE else self._below
        return pen.Group(
            self._headline(position),
            layout(chart, position, seat, width, modules),
            pen.Text(""),
            self.seats.panel(position, width, modules),
        )

    def _topology(self, position: TableView) -> Topology:
        a, b, c, d = position.sides
        return self.components.topology((a, b, c, d), self.small)

    def _headline(self, position: TableView) -> pen.Text:
        stage = self.to.text("Setup")
        if position.round:
            stage = self.to.text("Round {number} of {all}", number=position.round, all=ROUNDS)
        return pen.Text(f"{self.table.game.title} · {stage} · {self.task()}", "bold")

    def _beside(
        self,
        chart: pen.RenderableType,
        position: TableView,
        seat: int | None,
        width: int,
        modules: list[ClansModuleDrawing],
    ) -> pen.RenderableType:
        """The map on the left, the boards of the game on the right, those of modules below."""
        panels = self.panels
        right: list[pen.RenderableType] = [panels.market(position), pen.Text("")]
        right += [panels.export(position, seat), panels.imports(position), pen.Text("")]
        if position.tiles:
            right += [panels.scoring(position), pen.Text("")]
        if position.ports:
            right.append(panels.ports(position))
        right += panels.extras(position, seat, modules)
        grid = pen.Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, width=MAP_WIDTH)
        grid.add_column(width=width - MAP_WIDTH - 2)
        grid.add_row(chart, pen.Group(*right))
        offers = panels.offers(position, modules) if position.offers else []
        return pen.Group(grid, *panels.boards(modules), *offers)

    def _below(
        self,
        chart: pen.RenderableType,
        position: TableView,
        seat: int | None,
        width: int,
        modules: list[ClansModuleDrawing],
    ) -> pen.RenderableType:
        """For narrow terminals: the map, then the boards in two columns."""
        panels = self.panels
        right: list[pen.RenderableType] = []
        if position.tiles:
            right.append(panels.scoring(position))
        if position.ports:
            right.append(panels.ports(position))
        grid = pen.Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=width // 2 - 1)
        grid.add_column(width=width - width // 2)
        grid.add_row(
            pen.Group(panels.market(position), panels.imports(position)), pen.Group(*right)
        )
        rest = [panels.export(position, seat), *panels.extras(position, seat, modules)]
        rest += panels.boards(modules)
        if position.offers:
            rest += panels.offers(position, modules)
        return pen.Group(chart, pen.Text(""), grid, *rest)

    def role(self, view: Mapping[str, object], seat: int) -> str:
        return clan(read(view).seats[seat].clan)

    def in_play(self) -> list[tuple[str, str]]:
        rules, to = self.rules, self.to
        clans = [clan(CLAN_NAMES[number]) for number in rules.clan_pool]
        scoring = [self.components.scoring_tile(tile) for tile in rules.scoring_pool]
        quays = [self.components.port(tile) for tile in rules.port_pool]
        ports = [f"{port.id}: {port_effect(to, port, rules.railway)}" for port in quays]
        lines = [to.name("clans", "line", line.name) for line in rules.lines]
        parts = [
            ("modules", ", ".join([module.name for module in rules.modules])),
            ("clans", ", ".join(clans)),
            ("ports", "; ".join(ports)),
            (
                "scoring tiles",
                "; ".join([f"{tile.id}: {scoring_effect(to, tile)}" for tile in scoring]),
            ),
            ("score sheet", ", ".join(lines)),
        ]
        return [(heading, text or "none") for heading, text in parts]


DRAWING = ClansTextDrawing
