"""What is drawn at a position: the facts of every part, the tray, and the terminal's page."""

from __future__ import annotations

import re
from io import StringIO

from rich.console import Console, RenderableType

from ceilidh.draw.svg import DrawingPart, draw_parts
from ceilidh.draw.svg.tray import art_of, draw_pictures, for_tray
from ceilidh.draw.text import drawing
from ceilidh.kernel.table import Table
from tests.golden.facts import facts
from tests.golden.positions import Position
from tests.golden.words import some_of, under_headings

# A place where nothing is, and a good of which there is none: told by positions that show all.
BARE = re.compile(r"^\[(hex:\S+\] [\d.]+: [^|:]*( \| £\d)?|cell:\S+\] free cell .*)$")
NONE = re.compile(r"^[\[(]\S+[\])] 0 [^|]*\|[^|]*\(spent\)[^|]*$")
TOLD = re.compile(r"[\w●◆■▲○█·✓▾◀]")  # but no edges of boxes
TARGET = re.compile(r'data-target="([^"]+)"')


def of_part(part: DrawingPart, whole: bool) -> list[str]:
    lines = facts(part)
    if whole:
        return lines
    bare = [line for line in lines if BARE.match(line)]
    left = [line for line in lines if line not in bare and not NONE.match(line)]
    return [*left, *([f"{len(bare)} free"] if bare else [])]


def tray(table: Table, parts: list[DrawingPart]) -> list[str]:
    """The things that are chosen in the tray, with their pictures, and what the seat has."""
    out: list[str] = []
    for seat in table.actors[:1]:
        view, moves = table.view(seat), table.legal(seat)
        named = list(dict.fromkeys([target for move in some_of(moves) for target in move.targets]))
        shown = {name for part in parts for name in TARGET.findall(part.markup)}
        chosen = for_tray(view, named, shown)
        pictures = draw_pictures(view, "en", seat, table.game.components(table.state), chosen)
        for target in chosen:
            drawn = pictures.get(target)
            inside = facts(DrawingPart("", "", drawn)) if drawn else ["no picture"]
            out.append(f"{target} = {' / '.join([line.strip() for line in inside])}")
        held = art_of(view).purse(view, seat)
        out.append(f"purse: {', '.join([f'{number} {name}' for name, number in held])}")
    return out


def drawn(table: Table, position: Position) -> list[str]:
    """Every part of the table as the viewer sees it."""
    seat = position.viewer(table)
    tables = table.game.components(table.state)
    parts = draw_parts(table.view(seat), "en", seat, tables)
    whole = bool(position.given("Whole"))
    titled = [
        (f"{part.name} ({part.group}): {part.title}", of_part(part, whole))
        for part in parts
        if position.draws(part.name)
    ]
    return under_headings([*titled, ("tray", tray(table, parts))])


def styles(console: Console, board: RenderableType) -> list[str]:
    """What is told by colour or weight in each line, but for the ground of maps and territories."""
    out: list[str] = []
    for line in console.render_lines(board):
        marked = [
            f"{segment.style}: {segment.text.strip()}"
            for segment in line
            if segment.style and TOLD.search(segment.text) and " on " not in str(segment.style)
        ]
        out += [" | ".join(marked)] if marked else []
    return out


def terminal(table: Table, position: Position) -> list[str]:
    """The position as the terminal shows it, without colours; then what the options bring."""
    seat = position.viewer(table)
    view = table.view(seat)
    lit = (
        {target for move in table.legal(seat) for target in move.targets} if table.actors else set()
    )
    made = drawing(table, "en")
    page = StringIO()
    console = Console(file=page, width=position.width, color_system=None, legacy_windows=False)
    console.print(made.board(view, seat, lit, position.width))
    out = [line.rstrip() for line in page.getvalue().splitlines()]
    order = sorted(made.places(view).items(), key=lambda pair: pair[1])
    hints = (
        [f"{move.text}: {made.hint(move)}" for move in some_of(table.legal(seat))[:6]]
        if table.actors
        else []
    )
    more = [
        ("in order", [" ".join([name for name, _ in order])] if order else []),
        ("hints", hints),
        ("roles", [made.role(view, number) or "-" for number in range(table.players)]),
    ]
    if position.given("Styles"):
        more.append(("in play", [f"{head}: {text}" for head, text in made.in_play()]))
        more.append(("styles", styles(console, made.board(view, seat, lit, position.width))))
    return [*out, "", *under_headings(more)]
