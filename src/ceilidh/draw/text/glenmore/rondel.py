"""The Rondel as a list from the gap clockwise, where its tiles come from and go to; the Market."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ceilidh.draw.glenmore.module_drawing import GlenMoreModuleDrawing, figure_drawing
from ceilidh.draw.glenmore.table_view import RondelFigure, Space, TableView
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.fit import cut
from ceilidh.draw.text.glenmore.labels import GlenMoreLabels
from ceilidh.draw.text.style import ARROW, LIT, MONEY, QUIET, entitled, sheet, title
from ceilidh.games.glenmore.goods import PERSON, RESOURCE_NAMES, STACK_NAMES, STACKS, TERRITORY
from ceilidh.say import Speaker
from ceilidh.say.phrases import capital

LONGEST: Final = 20  # letters of a name


def order(position: TableView) -> list[int]:
    """The spaces from the gap on; the gap is the one behind the last position."""
    number = len(position.spaces)
    first = 0 if position.last is None else position.last - 1
    return [(first + step) % number for step in range(number)]


def space_notes(modules: list[GlenMoreModuleDrawing]) -> dict[int, str]:
    """What modules say of spaces, by number."""
    found: dict[int, str] = {}
    for module in modules:
        for place, note in module.drawing.space_notes(module.sight).items():
            found[place] = f"{found[place]}, {note}" if place in found else note
    return found


class RondelPanel:
    def __init__(self, words: GlenMoreLabels, names: list[str]) -> None:
        self.words = words
        self.to = words.to
        self.names = names
        self.modules: list[GlenMoreModuleDrawing] = []
        self.tiles = {tile.id for tile in words.components.tiles}

    def panel(
        self, position: TableView, lit: Collection[str], modules: list[GlenMoreModuleDrawing]
    ) -> pen.RenderableType:
        to = self.to
        self.modules = modules
        added = space_notes(modules)
        rows = [
            self._row(position, number, place, lit, added.get(place, ""))
            for number, place in enumerate(order(position))
        ]
        notes = [to.text("clockwise from space 0"), f"+ {to.text('at once')}"]
        notes.append(f"▸ {to.text('when activated')}")
        notes += [f"~ {to.text('river')}", f"^ {to.text('overlay')}"]
        return sheet(title(to.text("Rondel"), "  ".join(notes)), rows)

    def _row(
        self, position: TableView, number: int, place: int, lit: Collection[str], note: str
    ) -> list[pen.Text]:
        """Number, mark of legal moves, name, type, cost, effects with the note of modules."""
        space = position.spaces[place]
        head = pen.Text(f"{number:>2}", QUIET)
        if number == 0 and position.last is not None and not space.tile and not space.figures:
            return [head, pen.Text(), pen.Text(self.to.text("empty space"), QUIET)]
        here = f"◀ {self.to.text('last place')}" if place == position.last else ""
        last = pen.Text.assemble(note, " " if note and here else "", (here, "bold"))
        who = self._standing(space, position)
        if not space.tile:
            blank = pen.Text("·", QUIET)
            return [head, pen.Text(), who if space.figures else blank, pen.Text(), pen.Text(), last]
        name = pen.Text(capital(self.words.tile_name(space.tile)))
        if space.figures:
            name.append(" ")
            name.append_text(who)
        if space.tile not in self.tiles:  # a fixture
            return [head, pen.Text(), name, pen.Text(), pen.Text(), last]
        tile = self.words.components.tile(space.tile)
        name.append(f" {'~' if tile.river else ''}{'^' if tile.overlay else ''}")
        mark = pen.Text(ARROW, LIT) if f"tile:{space.tile}" in lit else pen.Text()
        effects = pen.Text(self.words.effects(tile))
        if last.plain:
            effects.append(" ").append_text(last)
        taken = tile.stack < STACKS and tile.kind in (TERRITORY, PERSON)
        cost = pen.Text(self.words.cost(tile) if taken else "")
        return [head, mark, name, pen.Text(self.words.type(tile), QUIET), cost, effects]

    def _figure(self, figure: RondelFigure, with_name: bool) -> pen.Text:
        if figure.is_pawn:
            shape, style = SHAPES[figure.seat], f"bold {COLOURS[figure.seat]}"
            name = cut(self.names[figure.seat], LONGEST)
        else:
            shape, style = figure_drawing(self.modules, figure.name).sign, "bold"
            name = self.to.name("glenmore", "figure", figure.name)
        return pen.Text(f"{shape} {name}" if with_name else shape, style)

    def _standing(self, space: Space, position: TableView) -> pen.Text:
        """Who stands on a space: with names where there is nothing else."""
        line = pen.Text()
        for figure in space.figures:
            line.append_text(self._figure(figure, not space.tile))
            line.append(" ")
            done = figure.is_pawn and position.seats[figure.seat].finished
            if done and not space.tile:
                line.append(f"{self.to.text('finished')} ", QUIET)
        line.rstrip()
        return line

    def supply(self, position: TableView) -> pen.RenderableType:
        """The stacks and the scoring phases."""
        left = position.stacks_left
        stacks = [(position.stack, position.stack_left)]
        stacks += zip(STACK_NAMES[STACKS - len(left) : STACKS], left, strict=True)
        scored = self.to.text(
            "{number} of {all} scoring phases done",
            number=position.scorings,
            all=position.scorings + position.scorings_left,
        )
        shown = "  ".join([f"{letter} {number}" for letter, number in stacks])
        return pen.Group(entitled(self.to.text("Stacks"), shown), pen.Text(scored))

    def pile(self, position: TableView) -> pen.Text:
        """The discard pile, the last tile first."""
        names = [self.words.tile_name(tile) for tile in reversed(position.discard)]
        heading = f"{self.to.text('Discarded tiles')} {len(names)}"
        return entitled(heading, ", ".join(names) or "-")


def market_row(to: Speaker, name: str, filled: int, prices: list[int]) -> list[pen.Text]:
    """`wood  ●1 ○2 ○3  buy 2  sell 1`: coins lie on the filled spaces."""
    track = pen.Text()
    for place, price in enumerate(prices):
        full = place < filled
        track.append(f"{'●' if full else '○'}{price} ", MONEY if full else QUIET)
    buy, sell = to.text("full"), to.text("cannot sell")
    if filled < len(prices):
        buy = to.text("buy {price}", price=prices[filled])
    if filled:
        sell = to.text("sell {price}", price=prices[filled - 1])
    return [pen.Text(name), track, pen.Text(buy), pen.Text(sell, "" if filled else QUIET)]


def market_panel(words: GlenMoreLabels, position: TableView) -> pen.RenderableType:
    rows = [
        market_row(
            words.to, words.resources[kind], position.market[RESOURCE_NAMES[kind]], position.prices
        )
        for kind in words.components.board.market.rows
    ]
    note = f"● {words.to.text('coins here')}"
    return sheet(title(words.to.text("Market"), note), rows)
