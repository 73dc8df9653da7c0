"""The Clan board: what the way to each clan territory costs, what it gives, who holds it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ceilidh.draw.glenmore.table_view import TableView
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.glenmore.labels import GlenMoreLabels
from ceilidh.draw.text.style import ARROW, LIT, MONEY, QUIET, title
from ceilidh.games.glenmore.components.clan_board import FAR, ClanTerritory
from ceilidh.say.glenmore.effects import rows

RINGS: Final = ("#d9c04a", "#d98a3a", "#d0605a", "#a77bc4")


def holders(position: TableView, clan: str) -> pen.Text:
    line = pen.Text()
    for name, seat in position.claims:
        if name == clan:
            line.append(SHAPES[seat], COLOURS[seat])
    return line


def entry(
    words: GlenMoreLabels, position: TableView, clan: ClanTerritory, lit: Collection[str]
) -> list[pen.Text]:
    """Mark with road cost or holders, name, effects."""
    held = holders(position, clan.id)
    road = position.roads[clan.id]
    cost = pen.Text(str(road) if road < FAR else "-", MONEY)
    taken = bool(held) and not clan.repeatable
    mark = pen.Text(ARROW, LIT) if f"clan:{clan.id}" in lit else pen.Text(" ")
    style = QUIET if taken else RINGS[clan.ring - 1]
    gives = pen.Text(rows(words.to, words.components, clan.effects), QUIET if taken else "")
    if taken:
        cost = held
    elif held:
        gives.append(" ").append_text(held)
    return [mark.append_text(cost), pen.Text(clan.name, style), gives]


def clan_panel(
    words: GlenMoreLabels, position: TableView, lit: Collection[str], columns: int
) -> pen.RenderableType:
    """The clans from the nearest ring to the farthest, down each column."""
    clans = [clan for clan in words.components.clan_board.clans if clan.id in position.roads]
    entries = [entry(words, position, clan, lit) for clan in clans]
    depth = -(-len(entries) // columns)
    grid = pen.Table.grid(padding=(0, 1, 0, 0), expand=True)
    for _ in range(columns):
        for _ in range(2):
            grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
    for row in range(depth):
        cells = [cell for one in entries[row::depth] for cell in one]
        grid.add_row(*cells)
    note = words.to.text("current road cost in coins, or owner")
    return pen.Group(title(words.to.text("Clan board"), note), grid)
