"""Score sheets and standings for people and for programs."""

from rich.table import Table as Grid
from rich.text import Text

from ceilidh.draw.text.base import TextDrawing
from ceilidh.kernel.table import Table
from ceilidh.say.phrases import titled


def sheet(table: Table, drawing: TextDrawing) -> Grid:
    """The score sheet as a ledger, with its sum."""
    view = table.view()
    to = drawing.to
    ledger = Grid(header_style="bold", show_footer=True, footer_style="bold")
    ledger.add_column(to.text("victory points"), footer=to.text("Total"))
    totals = table.scores()
    for seat, name in enumerate(drawing.seat_names):
        role = drawing.role(view, seat)
        title = f"{name}\n{role}" if role else name
        ledger.add_column(title, footer=str(totals[seat]), justify="right")
    for line, points in table.sheet():
        heading = to.name(table.game.name, "line", line)
        ledger.add_row(heading, *[str(number) for number in points])
    return ledger


def standings(table: Table, drawing: TextDrawing) -> Text:
    """One line a seat, first to last; empty while the game goes on."""
    text = Text()
    for row in table.result() or []:
        to = drawing.to
        note = f", {to.name(table.game.name, 'rank', row.note)}" if row.note else ""
        points = to.count("{n} point", "{n} points", row.score)
        said = titled(to, drawing.seat_name(row.seat), f"{points}{note}")
        text.append(f"{row.rank}. {said}\n", "bold" if row.rank == 1 else "")
    text.rstrip()
    return text


def standings_data(table: Table) -> list[dict[str, object]] | None:
    rows = table.result()
    if rows is None:
        return None
    return [
        {
            "rank": row.rank,
            "seat": row.seat,
            "name": table.names[row.seat],
            "score": row.score,
            "tie_break": row.tie_break,
            "note": row.note,
        }
        for row in rows
    ]
