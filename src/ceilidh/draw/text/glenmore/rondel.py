"""The Rondel as a list from the gap clockwise, and where its tiles come from and go to."""

from collections.abc import Collection
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.glenmore.effects import EffectWords
from ceilidh.draw.text.glenmore.position import DIE, Position, Space, Treasure
from ceilidh.draw.text.glenmore.style import ARROW, HEADING, LIT, QUIET, sheet, title
from ceilidh.draw.text.glenmore.style import DIE as DIE_SHAPE
from ceilidh.draw.text.glenmore.words import (
    FIXTURES,
    Names,
    cost_text,
    counted,
    cut,
    goods_text,
    type_text,
)
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import STACK_NAMES, STACKS

NOTE: Final = "from the gap clockwise  + at once  ▸ when activated  ~ river  ^ overlay"
LONGEST: Final = 20  # letters of a name
LAST: Final = "◀ last position"


def order(position: Position) -> list[int]:
    """The spaces from the gap on; the gap is the one behind the last position."""
    number = len(position.spaces)
    first = 0 if position.last is None else position.last - 1
    return [(first + step) % number for step in range(number)]


def figure(seat: int, names: list[str], with_name: bool) -> Text:
    shape = DIE_SHAPE if seat == DIE else SHAPES[seat]
    name = "Die" if seat == DIE else cut(names[seat], LONGEST)
    style = "bold" if seat == DIE else f"bold {COLOURS[seat]}"
    return Text(f"{shape} {name}" if with_name else shape, style)


def standing(space: Space, position: Position, names: list[str]) -> Text:
    """Who stands on a space: with names where there is nothing else."""
    line = Text()
    for seat in space.figures:
        line.append_text(figure(seat, names, not space.tile))
        line.append(" ")
        if seat != DIE and position.seats[seat].finished and not space.tile:
            line.append("finished ", QUIET)
    line.rstrip()
    return line


def treasure_text(treasure: Treasure) -> str:
    parts = [counted(treasure.coins, "coin") if treasure.coins else "", goods_text(treasure.goods)]
    return ", ".join([part for part in parts if part]) or "no treasure"


class RondelPanel:
    def __init__(self, components: Components, names: list[str]) -> None:
        self.components = components
        self.effects = EffectWords(components)
        self.words = Names(components)
        self.names = names

    def panel(self, position: Position, lit: Collection[str]) -> RenderableType:
        rows = [
            self._row(position, number, place, lit) for number, place in enumerate(order(position))
        ]
        return sheet(title("RONDEL", NOTE), rows)

    def _row(self, position: Position, number: int, place: int, lit: Collection[str]) -> list[Text]:
        """Number, mark of legal moves, name, type, cost, effects."""
        space = position.spaces[place]
        head = Text(f"{number:>2}", QUIET)
        if number == 0 and position.last is not None and not space.tile and not space.figures:
            return [head, Text(), Text("gap", QUIET)]
        last = Text(LAST if place == position.last else "", "bold")
        who = standing(space, position, self.names)
        if not space.tile:
            blank = Text("·", QUIET)
            return [head, Text(), who if space.figures else blank, Text(), Text(), last]
        name = Text(self.words.tile(space.tile))
        if space.figures:
            name.append(" ")
            name.append_text(who)
        if space.tile in FIXTURES:
            first = [position.spaces[other].tile for other in order(position)].index(space.tile)
            lies = Text()
            if position.treasure is not None and first == number:
                lies.append(treasure_text(position.treasure))
            return [head, Text(), name, Text(), Text(), lies.append(" ").append_text(last)]
        tile = self.components.tile(space.tile)
        name.append(f" {'~' if tile.river else ''}{'^' if tile.overlay else ''}")
        mark = Text(ARROW, LIT) if f"tile:{space.tile}" in lit else Text()
        effects = Text(self.effects.tile(tile))
        if last.plain:
            effects.append(" ").append_text(last)
        cost = Text(cost_text(tile) if tile.stack < STACKS and type_text(tile) else "")
        return [head, mark, name, Text(type_text(tile), QUIET), cost, effects]

    def supply(self, position: Position) -> RenderableType:
        """The stacks and the scoring phases."""
        left = position.stacks_left
        later = zip(STACK_NAMES[STACKS - len(left) : STACKS], left, strict=True)
        then = "".join([f"  {letter} {number}" for letter, number in later])
        stack = f"{position.stack} {position.stack_left} left{then}"
        phases = position.scorings + position.scorings_left
        scored = f"{position.scorings} of {phases} phases done"
        return Group(
            Text.assemble(("STACKS  ", HEADING), stack),
            Text.assemble(("SCORING  ", HEADING), scored),
        )

    def pile(self, position: Position) -> Text:
        """The discard pile, the last tile first."""
        names = [self.words.tile(tile) for tile in reversed(position.discard)]
        return Text.assemble((f"DISCARDED {len(names)}  ", HEADING), ", ".join(names) or "none")
