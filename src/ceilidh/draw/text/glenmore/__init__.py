"""Glen More II: Chronicles in a terminal."""

from collections.abc import Collection
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ceilidh.draw.text.base import TextDrawing
from ceilidh.draw.text.glenmore import words
from ceilidh.draw.text.glenmore.clan_board import clan_panel
from ceilidh.draw.text.glenmore.council import council_panel
from ceilidh.draw.text.glenmore.effects import EffectWords
from ceilidh.draw.text.glenmore.log import Log
from ceilidh.draw.text.glenmore.market import market_panel
from ceilidh.draw.text.glenmore.matter import Matter
from ceilidh.draw.text.glenmore.position import Position, read
from ceilidh.draw.text.glenmore.rondel import RondelPanel, order
from ceilidh.draw.text.glenmore.seats import SeatsPanel
from ceilidh.draw.text.glenmore.style import HEADING
from ceilidh.draw.text.glenmore.territory import Territory, heading
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import STACK_NAMES, STACKS
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.kernel.action import Action
from ceilidh.kernel.table import Played, Table

WIDE: Final = 116
RONDEL_WIDTH: Final = 80
MARKET_WIDTH: Final = 33
GAP: Final = 2
LEGEND: Final = (
    "●2 two Scots  ba barley  wo wood  st stone  sh sheep  ca cattle  ~ river\n"
    "▸ when activated: mv a move  br a barrel  cl a clan marker  VP points  ? any\n"
    "▾ a legal move names it  ✓ activated in this turn  ^1 one tile lies under it"
)


class GlenMoreText(TextDrawing):
    """Draws from views and component tables; `matter` reads names out of events, which are open."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.rules: Rules = table.state.rules
        self.components: Components = self.rules.components
        self.effects = EffectWords(self.components)
        self.rondel = RondelPanel(self.components, self.names)
        self.seats = SeatsPanel(self.components, self.names)
        self.log = Log(
            self.effects.names, [self.seat_name(seat) for seat in range(len(self.names))]
        )
        self.matter = Matter(table.played, self.effects, self.rules.edition)

    # --- the position -----------------------------------------------------------------------------

    def board(
        self, view: dict[str, object], seat: int | None, lit: Collection[str], width: int
    ) -> RenderableType:
        position = read(view)
        wide = width >= WIDE
        parts: list[RenderableType] = [self._headline(position)]
        parts += [self._top(position, lit, width, wide), self.rondel.pile(position), Text("")]
        parts += [clan_panel(self.components, position, lit, 3 if wide else 2), Text("")]
        if position.council is not None:
            parts += [council_panel(self.components, position.council, lit), Text("")]
        parts += [self._territories(position, seat, lit, width), Text(LEGEND, "dim"), Text("")]
        parts.append(self.seats.panel(position, wide, width))
        choices = self.matter.choices(position.step)
        if choices:
            listed = "   ".join([f"{place}: {text}" for place, text in choices])
            parts.append(Text.assemble(("CHOICES  ", HEADING), listed))
        return Group(*parts)

    def _headline(self, position: Position) -> Text:
        who = "the game is over"
        if position.actor is not None:
            task = words.TASKS.get(position.step, f"decide: {position.step}")
            about = self.matter.name(position.step) or words.MATTERS.get(position.step, "the tile")
            who = f"{self.seat_name(position.actor)} to {task.format(about)}"
        return Text(f"Glen More II · {who}", "bold")

    def _top(
        self, position: Position, lit: Collection[str], width: int, wide: bool
    ) -> RenderableType:
        """The Rondel with Market and stacks beside it, or below it on narrow terminals."""
        market = market_panel(self.components, position)
        rondel = self.rondel.panel(position, lit)
        supply = self.rondel.supply(position)
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        left = RONDEL_WIDTH if wide else MARKET_WIDTH
        grid.add_column(width=left)
        grid.add_column(width=width - left - 2 * GAP)
        if wide:
            grid.add_row(rondel, Group(market, Text(""), supply))
            return grid
        grid.add_row(market, supply)
        return Group(rondel, Text(""), grid)

    def _territories(
        self, position: Position, seat: int | None, lit: Collection[str], width: int
    ) -> RenderableType:
        """Those of the others first; as many side by side as fit."""
        number = len(position.seats)
        first = 0 if seat is None else seat + 1
        rows: list[list[tuple[int, RenderableType]]] = [[]]
        for place in [(first + step) % number for step in range(number)]:
            acting = place == position.actor
            cells = {t.removeprefix("cell:") for t in lit if acting and t.startswith("cell:")}
            done = position.activated if acting else []
            own = position.seats[place]
            drawn = Territory(self.components, place, own.plots, cells, done, width)
            head = heading(place, self.names[place], own.size)
            block = Group(head, drawn.text())
            wanted = max(drawn.width, len(head.plain))
            used = sum([other + GAP for other, _ in rows[-1]])
            if rows[-1] and used + wanted > width:
                rows.append([])
            rows[-1].append((wanted, block))
        return Group(*[self._beside(row) for row in rows])

    def _beside(self, blocks: list[tuple[int, RenderableType]]) -> RenderableType:
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        for wanted, _ in blocks:
            grid.add_column(width=wanted, no_wrap=True)
        grid.add_row(*[block for _, block in blocks])
        return grid

    def places(self, view: dict[str, object]) -> dict[str, int]:
        """Tiles of the Rondel in their order, so that moves to them are listed in it."""
        position = read(view)
        spaces = order(position)
        return {
            f"tile:{position.spaces[space].tile}": place
            for place, space in enumerate(spaces)
            if position.spaces[space].tile
        }

    # --- texts ------------------------------------------------------------------------------------

    def hint(self, action: Action) -> str:
        kind = action.spec.word
        if kind in ("take", "forgo", "fetch"):
            tile = self.components.tiles[action.a]
            what = " ".join([words.type_text(tile), self.effects.tile(tile)])
            return f"{words.cost_text(tile)}, {what}" if kind == "take" else what
        if kind == "claim":
            return self.effects.rows(self.components.clan(action.words()[0]).effects)
        if kind == "council":
            known = {str(card.id): card for card in self.components.great_glen.cards}
            card = known[action.words()[0]]
            return f"{card.name}, {words.card_text(card)}"
        return self.matter.choice(action)

    def in_play(self) -> list[tuple[str, str]]:
        rules = self.rules
        board = self.components.board
        clan_board = self.components.clan_board
        clans = [c.name for c in clan_board.clans if clan_board.in_edition(c.field, rules.edition)]
        stacks = [f"{name} {len(tiles)}" for name, tiles in self._stacks()]
        return [
            ("modules", ", ".join([module.name for module in rules.modules]) or "none"),
            ("figures", ", ".join(["pawns", *[name.capitalize() for name in rules.figure_steps]])),
            ("rondel", f"{rules.spaces} spaces"),
            ("stacks", ", ".join(stacks)),
            ("clans", ", ".join(clans)),
            ("scoring", " ".join([str(vp) for vp in board.scoring.table]) + " VP by difference"),
            ("score sheet", ", ".join([line.name.replace("_", " ") for line in rules.lines])),
        ]

    def _stacks(self) -> list[tuple[str, tuple[int, ...]]]:
        return list(zip(STACK_NAMES[:STACKS], self.components.stacks, strict=False))

    def sentences(self, played: Played) -> list[str]:
        return self.log.sentences(played, self.matter.choice(played.action, played))
