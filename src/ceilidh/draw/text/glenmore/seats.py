"""The strips of the seats: what each owns, and its results in the scoring categories."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.glenmore.module_drawing import GlenMoreModuleDrawing
from ceilidh.draw.glenmore.table_view import GlenMoreSeatView, TableView
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.fit import cut, flowed, shortened
from ceilidh.draw.text.glenmore.labels import POINTS, GlenMoreLabels
from ceilidh.draw.text.style import HEADING, MONEY
from ceilidh.games.glenmore.goods import CATEGORIES
from ceilidh.say.glenmore.effects import rows
from ceilidh.say.glenmore.names import clan_name
from ceilidh.say.phrases import message, titled

# Headings before the resources and behind them.
OWNED: Final = (
    message("coins"),
    message("Scots in the castle"),
    message("landmarks"),
    message("barrels"),
    message("person tiles"),
)
LEFT: Final = (message("tiles"), message("Scots left"), message("markers left"))
SHORTEST: Final = 6  # letters of a name


class GlenMoreSeatsPanel:
    def __init__(self, words: GlenMoreLabels, names: list[str]) -> None:
        self.words = words
        self.to = words.to
        self.names = names

    def panel(
        self, position: TableView, width: int, modules: list[GlenMoreModuleDrawing]
    ) -> pen.RenderableType:
        """With whole words in the headings if they fit, else with letters and a key to them."""
        owned = [self.to.text(word) for word in OWNED]
        left = [self.to.text(word) for word in LEFT]
        whole = [*owned, *self.words.resources, *left]
        headings = whole
        lines: list[pen.RenderableType] = []
        if self._room(headings, width) < max([SHORTEST, *[len(name) for name in self.names]]):
            short = shortened([*owned, *left], 3)
            resources = self.words.short_resources.values()
            headings = [*short[: len(owned)], *resources, *short[len(owned) :]]
            pairs = zip(short, [*owned, *left], strict=True)
            key = flowed([f"{letters} {word}" for letters, word in pairs], width)
            lines.append(pen.Text("\n".join(key), "dim"))
        lines.insert(0, self._strips(position, headings, width))
        for seat, own in enumerate(position.seats):
            held = self._held(own)
            if held:
                lines.append(pen.Text.assemble((f"{SHAPES[seat]} ", COLOURS[seat]), held))
            for module in modules:
                lines += module.drawing.seat_lines(module.sight, seat)
        if position.movement and position.actor is not None:
            points = self.words.some(position.movement, "movement")
            shape = SHAPES[position.actor]
            lines.append(
                pen.Text.assemble((f"{shape} ", COLOURS[position.actor]), (points, "bold"))
            )
        return pen.Group(*lines)

    def _room(self, headings: list[str], width: int) -> int:
        """What is left for names."""
        points = self.to.text(POINTS)
        return width - sum([len(heading) + 1 for heading in [points, *headings]]) - len("▶● ") - 1

    def _strips(self, position: TableView, headings: list[str], width: int) -> pen.Table:
        grid = pen.Table(box=None, padding=(0, 1, 0, 0), header_style=HEADING)
        grid.add_column(self.to.text("Seats").upper(), no_wrap=True)
        room = max(self._room(headings, width), SHORTEST)
        for heading in [self.to.text(POINTS), *headings]:
            grid.add_column(heading, justify="right", no_wrap=True)
        for seat, own in enumerate(position.seats):
            arrow = "▶" if position.actor == seat else " "
            name = cut(self.names[seat], room)
            best = [max([o.categories[n] for o in position.seats]) for n in range(CATEGORIES)]
            grid.add_row(
                pen.Text(f"{arrow}{SHAPES[seat]} {name}", f"bold {COLOURS[seat]}"),
                pen.Text(str(own.vp), "bold"),
                pen.Text(str(own.coins), MONEY),
                *[
                    pen.Text(str(number), "bold" if number and number == best[place] else "")
                    for place, number in enumerate(own.categories)
                ],
                *[str(number) if number else "·" for number in own.goods],
                str(own.size),
                str(own.scots),
                str(own.markers),
            )
        return grid

    def _held(self, own: GlenMoreSeatView) -> str:
        """Landmarks with what they do, persons and clans by name."""
        to, components = self.to, self.words.components
        cards = [components.landmark(name) for name in own.landmarks]
        shown = [
            f"{to.text(card.name)} ({rows(to, components, card.effects)})"
            if card.timing != "immediate"
            else to.text(card.name)
            for card in cards
        ]
        parts = [
            (to.text("Landmark cards"), shown),
            (to.text("Person tiles"), [self.words.tile_name(name) for name in own.persons]),
            (to.text("Clans"), [clan_name(components, name) for name in own.clans]),
        ]
        return "  ".join([titled(to, noun, ", ".join(some)) for noun, some in parts if some])
