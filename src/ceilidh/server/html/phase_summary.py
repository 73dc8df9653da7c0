"""The end of a phase: players compared by category; it stays until its reader goes on."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.palette import seat_class
from ceilidh.say.phase_summary import PhaseSummary, SummaryCell, SummaryRow, SummaryTotal
from ceilidh.server.html.block import Block
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.table_page import Moment, Panel, TablePage
from ceilidh.server.html.templates import icon_mark, seat_mark
from ceilidh.server.html.wording import flag, printed, wording

_CEREMONY = ink_template(
    '<section class="ceremony paper" id="ceremony" data-ceremony="{number}" role="region" '
    'aria-live="polite" aria-labelledby="ceremony-title" hidden>'
    '<h2 id="ceremony-title">{title}</h2><p class="quiet">{note}</p>'
    '<div class="summary-scroll" tabindex="0" aria-labelledby="ceremony-title"><table>'
    "<thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody>"
    '<tfoot><tr><th scope="row">{icon} {label}</th>{totals}</tr></tfoot></table></div>'
    '<button type="button" class="primary" data-close-ceremony>{go_on}</button></section>'
)
_HEAD = ink_template('<th scope="col" class="{look}">{mark} {name}</th>')
_ROW = ink_template('<tr><th scope="row">{icon} {label}</th>{cells}</tr>')
_CELL = ink_template('<td class="{look}">{number}{note}{most}</td>')
_NUMBER = ink_template("<b>{number}</b>")
_NONE = Ink('<b class="none">0</b>')
_NOTE = ink_template("<small>{said}</small>")
_MOST = ink_template('<span class="unseen"> ({said})</span>')


def _ended(moment: Moment) -> PhaseSummary | None:
    """The phase that has just ended; the end of the game has a sheet of its own."""
    scene = moment.scene
    return scene.summary if scene.live and not scene.over and not moment.playing else None


ENDED = Panel(_ended)


def ceremony(shown: TablePage) -> list[Block]:
    ended = shown.of(ENDED)
    if not ended:
        return []
    names = tuple([seat.name for seat in shown.scene.seats])
    return [Block("ceremony", phase_summary(shown.viewer.language, ended, names))]


@lru_cache(100)
def phase_summary(language: str, ended: PhaseSummary, names: tuple[str, ...]) -> Ink:
    """The same until the next phase is over."""
    say = wording(language)
    heads = [
        _HEAD(look=seat_class(seat), mark=seat_mark(seat), name=name)
        for seat, name in enumerate(names)
    ]
    return _CEREMONY(
        number=ended.number,
        title=ended.title,
        note=ended.note,
        heads=heads,
        rows=[_row(row, say.text("the most")) for row in ended.rows],
        icon=icon_mark(ended.total_icon),
        label=ended.total_label,
        totals=[_total(seat, total) for seat, total in enumerate(ended.totals)],
        go_on=say.text("Continue"),
    )


def _row(row: SummaryRow, most: Ink) -> Ink:
    cells = [
        _cell(seat, cell, most if seat in row.leaders else NOTHING)
        for seat, cell in enumerate(row.cells)
    ]
    return _ROW(icon=icon_mark(row.icon), label=row.label, cells=cells)


def _cell(seat: int, cell: SummaryCell, most: Ink) -> Ink:
    return _CELL(
        look=f"{seat_class(seat)}{flag('leads', bool(most))}",
        number=_NUMBER(number=printed(cell.amount, "+d")) if cell.amount else _NONE,
        note=_NOTE(said=cell.note) if cell.note else NOTHING,
        most=_MOST(said=most) if most else NOTHING,
    )


def _total(seat: int, total: SummaryTotal) -> Ink:
    added = f"{total.before} + {total.added}" if total.added >= 0 else ""
    return _CELL(
        look=seat_class(seat),
        number=_NUMBER(number=printed(total.after)),
        note=_NOTE(said=added) if added else NOTHING,
        most=NOTHING,
    )
