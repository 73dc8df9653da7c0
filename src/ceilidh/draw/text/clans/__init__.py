"""Clans of Caledonia in a terminal."""

from collections.abc import Collection
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ceilidh.draw.text.base import TextDrawing
from ceilidh.draw.text.clans import panels, words
from ceilidh.draw.text.clans.log import sentences
from ceilidh.draw.text.clans.map import MapDrawing
from ceilidh.draw.text.clans.position import Position, read
from ceilidh.draw.text.clans.seats import seats_panel
from ceilidh.games.clans.components.maps import Topology
from ceilidh.games.clans.components.tables import Components
from ceilidh.games.clans.ruleset import Rules
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Played, Table

ROUNDS: Final = 5
WIDE: Final = 116
MAP_WIDTH: Final = 78
LEGEND: Final = (
    "G grass F forest M mountain, with land cost   ~ loch   ═ ║ river   ▒ taken\n"
    "P5 port tile 5   ▾▾ a legal move names it   shp sheep   dry dairy   bak bakery\n"
    "fld field   dst distillery   wkr worker"
)
CONTRACT_KINDS: Final = ("take", "fulfil", "keep")


class ClansText(TextDrawing):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.small = table.players <= 2
        self.rules: Rules = table.state.rules
        self.components: Components = self.rules.components

    def board(
        self, view: dict[str, object], seat: int | None, lit: Collection[str], width: int
    ) -> RenderableType:
        position = read(view)
        hexes = {target.removeprefix("hex:") for target in lit}
        chart = MapDrawing(self._topology(position), position, hexes).text()
        wide = width >= WIDE
        layout = self._beside if wide else self._below
        return Group(
            self._headline(position),
            layout(chart, position, seat, width),
            Text(""),
            seats_panel(self.components, position, self.names, wide),
        )

    def _topology(self, position: Position) -> Topology:
        a, b, c, d = position.sides
        return self.components.topology((a, b, c, d), self.small)

    def _headline(self, position: Position) -> Text:
        stage = f"round {position.round} of {ROUNDS}" if position.round else "set-up"
        who = "the game is over"
        if position.actor is not None:
            who = f"{self.seat_name(position.actor)} to {self._task(position)}"
        return Text(f"Clans of Caledonia · {stage} · {who}", "bold")

    def _task(self, position: Position) -> str:
        return words.TASKS.get(position.step, f"decide: {position.step}")

    def _beside(
        self, chart: Text, position: Position, seat: int | None, width: int
    ) -> RenderableType:
        """The map on the left, all boards on the right."""
        right: list[RenderableType] = [panels.market_panel(self.components, position), Text("")]
        right.append(panels.export_panel(self.components, position, seat))
        right += [panels.imports_line(position), Text("")]
        if position.tiles:
            right += [panels.scoring_panel(self.components, position), Text("")]
        if position.ports:
            right.append(panels.ports_panel(self.components, position))
        right += panels.extra_panels(self.components, position, seat)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, width=MAP_WIDTH)
        grid.add_column(width=width - MAP_WIDTH - 2)
        grid.add_row(Group(chart, Text(LEGEND, "dim")), Group(*right))
        if not position.offers:
            return grid
        return Group(grid, panels.offers_panel(self.components, position))

    def _below(
        self, chart: Text, position: Position, seat: int | None, width: int
    ) -> RenderableType:
        """For narrow terminals: the map, then the boards in two columns."""
        right: list[RenderableType] = []
        if position.tiles:
            right.append(panels.scoring_panel(self.components, position))
        if position.ports:
            right.append(panels.ports_panel(self.components, position))
        market = panels.market_panel(self.components, position)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=width // 2 - 1)
        grid.add_column(width=width - width // 2)
        grid.add_row(Group(market, panels.imports_line(position)), Group(*right))
        rest = [panels.export_panel(self.components, position, seat)]
        rest += panels.extra_panels(self.components, position, seat)
        if position.offers:
            rest.append(panels.offers_panel(self.components, position))
        return Group(chart, Text(LEGEND, "dim"), Text(""), grid, *rest)

    def role(self, view: dict[str, object], seat: int) -> str:
        return words.capital(read(view).seats[seat].clan)

    def hint(self, action: Action) -> str:
        kind = action.spec.word
        if kind in CONTRACT_KINDS:
            return words.contract_text(self.components.contract(action.a))
        if kind in ("port", "copy"):
            return words.port_text(self.components.port(action.a))
        if kind == "choose":
            return words.CLANS.get(action.words()[0], "")
        if kind == "start":
            return words.tile_text(self.components.starting_tile(action.a))
        return ""

    def in_play(self) -> list[tuple[str, str]]:
        rules = self.rules
        clans = [words.capital(rules.clan_names[clan]) for clan in rules.clan_pool]
        scoring = [self.components.scoring_tile(tile) for tile in rules.scoring_pool]
        ports = [self.components.port(tile) for tile in rules.port_pool]
        return [
            ("modules", ", ".join(module.name for module in rules.modules) or "none"),
            ("clans", ", ".join(clans) or "none"),
            ("ports", "; ".join(f"{port.id}: {words.port_text(port)}" for port in ports) or "none"),
            (
                "scoring tiles",
                "; ".join(f"{tile.id}: {words.scoring_text(tile)}" for tile in scoring) or "none",
            ),
            ("score sheet", ", ".join(line.name.replace("_", " ") for line in rules.lines)),
        ]

    def sentences(self, played: Played) -> list[str]:
        return sentences(played, [self.seat_name(seat) for seat in range(len(self.names))])
