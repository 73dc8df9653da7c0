"""The strips of the seats: what each owns, and its results in the scoring categories."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.glenmore.effects import EffectWords
from ceilidh.draw.text.glenmore.position import Position, Strip
from ceilidh.draw.text.glenmore.style import HEADING, MONEY
from ceilidh.draw.text.glenmore.words import counted, cut
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import CATEGORIES, RESOURCE_NAMES

HEADINGS: Final = (
    *("VP", "coins"),
    *("castle Scots", "landmarks", "barrels", "persons"),
    *RESOURCE_NAMES,
    *("tiles", "Scots left", "markers"),
)
SHORT: Final = (
    *("VP", "coins"),
    *("csl", "lmk", "brl", "per"),
    *[name[:2] for name in RESOURCE_NAMES],
    *("tiles", "Scots", "mark"),
)
SHORTEST: Final = 6  # letters of a name
SHORT_NOTE: Final = "csl castle Scots  lmk landmarks  brl barrels  per persons  Scots, mark: left"


def strips(position: Position, names: list[str], wide: bool, width: int) -> Table:
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style=HEADING)
    grid.add_column("SEATS", no_wrap=True)
    headings = HEADINGS if wide else SHORT
    room = width - sum([len(heading) + 1 for heading in headings]) - len("▶● ") - 1
    for heading in headings:
        grid.add_column(heading, justify="right", no_wrap=True)
    for seat, own in enumerate(position.seats):
        arrow = "▶" if position.actor == seat else " "
        best = [max([other.categories[n] for other in position.seats]) for n in range(CATEGORIES)]
        name = cut(names[seat], max(room, SHORTEST))
        grid.add_row(
            Text(f"{arrow}{SHAPES[seat]} {name}", f"bold {COLOURS[seat]}"),
            Text(str(own.vp), "bold"),
            Text(str(own.coins), MONEY),
            *[
                Text(str(number), "bold" if number and number == best[place] else "")
                for place, number in enumerate(own.categories)
            ],
            *[str(number) if number else "·" for number in own.goods],
            str(own.size),
            str(own.scots),
            str(own.markers),
        )
    return grid


class SeatsPanel:
    def __init__(self, components: Components, names: list[str]) -> None:
        self.components = components
        self.effects = EffectWords(components)
        self.names = names

    def panel(self, position: Position, wide: bool, width: int) -> RenderableType:
        lines: list[RenderableType] = [strips(position, self.names, wide, width)]
        if not wide:
            lines.append(Text(SHORT_NOTE, "dim"))
        for seat, own in enumerate(position.seats):
            held = self._held(own)
            if held:
                lines.append(Text.assemble((f"{SHAPES[seat]} ", COLOURS[seat]), held))
        if position.movement and position.actor is not None:
            points = f"{counted(position.movement, 'movement')} to spend"
            shape = SHAPES[position.actor]
            lines.append(Text.assemble((f"{shape} ", COLOURS[position.actor]), (points, "bold")))
        return Group(*lines)

    def _held(self, own: Strip) -> str:
        """Landmarks with what they do, persons and clans by name."""
        words = self.effects.names
        cards = [self.components.landmark(name) for name in own.landmarks]
        shown = [
            f"{card.name} ({self.effects.rows(card.effects)})"
            if card.timing != "immediate"
            else card.name
            for card in cards
        ]
        parts = [
            ("landmarks", shown),
            ("persons", [words.tile(name) for name in own.persons]),
            ("clans", [words.clans[name] for name in own.clans]),
        ]
        return "; ".join([f"{noun}: {', '.join(some)}" for noun, some in parts if some])
