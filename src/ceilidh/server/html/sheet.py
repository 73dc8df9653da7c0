"""The ledger: at the end of the game open over the board, before it a click on a score away."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.drawing_cache import SHEETS
from ceilidh.draw.svg.ink import Ink
from ceilidh.server.html.ending import phase_table, podium
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.rows import sheet_row
from ceilidh.server.html.table_page import Moment, Panel, TablePage
from ceilidh.server.html.templates import seat_mark
from ceilidh.server.html.wording import SIGNED, Wording, flag, printed, wording

# A line's name and numbers, whether it is explained, the best of it, and where it comes from.
LedgerLine = tuple[str, tuple[int, ...], bool, tuple[int, ...], tuple[str, ...] | None]

_LEDGER = ink_template(
    '<details class="score-panel paper{over}" id="score-sheet"{open}>\n'
    '<summary>{title}</summary>\n{finish}<div class="ledger">\n{phases}\n'
    '<div class="sheet-scroll">\n'
    '<table class="scores" data-scores>\n<caption class="unseen">{title}</caption>\n'
    '{columns}</table>\n<p class="quiet">{hint}</p>\n</div>\n{chart}</div>\n</details>'
)
_CHART = ink_template('<div class="chart" data-chart="/t/{table}/chart"></div>')


def _explained(moment: Moment) -> set[str]:
    """The lines of the score sheet with something to say about them."""
    texts, table = moment.room.texts, moment.room.table
    return {name for name, _ in moment.scene.sheet if texts.explains(moment.to, table, name)}


def _sources(moment: Moment) -> dict[str, tuple[str, ...]]:
    """At the end of a game, the places of each line of the score sheet, of all seats."""
    scene = moment.scene
    found: dict[str, tuple[str, ...]] = {}
    if not (scene.over and scene.live):
        return found
    for line, _ in scene.sheet:
        some = [
            moment.to.score_breakdown(moment.named, seat.number, line, scene.sheet).places
            for seat in scene.seats
        ]
        found[line] = tuple(dict.fromkeys([place for places in some for place in places]))
    return found


EXPLAINED, SOURCES = Panel(_explained), Panel(_sources)


def score_sheet(shown: TablePage) -> Ink:
    scene, say = shown.scene, wording(shown.viewer.language)
    over = scene.over
    names = tuple([seat.name for seat in scene.seats])
    return _LEDGER(
        over=flag("over", over),
        open=flag("open", over),
        title=say.text("Score sheet"),
        finish=_finish(shown, say) if over else NOTHING,
        phases=phase_table(shown.viewer.language, names, scene.phases) if scene.phases else NOTHING,
        columns=_columns(shown, names),
        hint=say.text("Select a number to see on the board where it comes from."),
        chart=_CHART(table=scene.id) if over else NOTHING,
    )


_COLUMNS = ink_template(
    "<thead><tr><td></td>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n"
    '<tfoot><tr><th scope="row">{total}</th>{sums}</tr></tfoot>\n'
)
_HEAD = ink_template('<th scope="col">{mark} {name}</th>')
_SUM = ink_template("<td><strong>{score}</strong></td>")


def _columns(shown: TablePage, names: tuple[str, ...]) -> Ink:
    """A column for each seat: its name, its numbers, their sum."""
    scene, sources = shown.scene, shown.of(SOURCES)
    best = scene.ending.best if scene.ending else [()] * len(scene.sheet)
    explained = shown.of(EXPLAINED)
    lines = [
        (name, tuple(numbers), name in explained, most, sources.get(name))
        for (name, numbers), most in zip(scene.sheet, best, strict=True)
    ]
    sums = tuple([seat.score for seat in scene.seats])
    return _numbers(shown.viewer.language, scene.game, names, tuple(lines), sums)


@lru_cache(SHEETS)
def _numbers(
    language: str,
    game: str,
    names: tuple[str, ...],
    lines: tuple[LedgerLine, ...],
    sums: tuple[int, ...],
) -> Ink:
    """Remembered, because all at a table see the same numbers."""
    rows = [
        sheet_row(language, game, name, numbers, names, explained, most, places)
        for name, numbers, explained, most, places in lines
    ]
    return _COLUMNS(
        heads=[_HEAD(mark=seat_mark(seat), name=name) for seat, name in enumerate(names)],
        rows=rows,
        total=wording(language).text("Total"),
        sums=[_SUM(score=printed(score)) for score in sums],
    )


# --- the end of a game ----------------------------------------------------------------------------

_FINISH = ink_template(
    '<div class="finish">\n{places}\n{verdict}<div class="actions">\n'
    '<a class="button" href="{table}/review" data-to-review>{review}</a>\n{rematch}'
    '<a class="button" href="{table}/analysis" data-to-analysis>{analyse}</a>\n'
    '<a class="button" href="{table}/share" data-to-share>{share}</a>\n'
    "{day}</div>\n</div>\n"
)
_RESULTS = ink_template('<a class="button" href="{path}" data-to-day>{label}</a>\n')
_VERDICT = ink_template('<p class="verdict">{said}</p>')


def _finish(shown: TablePage, say: Wording) -> Ink:
    """Who has won and why, and what can be done now."""
    scene, mark = shown.scene, shown.scene.mark
    return _FINISH(
        places=podium(shown.to, scene, scene.ending) if scene.ending else NOTHING,
        verdict=[_VERDICT(said=said) for said in scene.verdict],
        rematch=_rematch(shown, say),
        table=f"/t/{scene.id}",
        review=say.text("Look back at this game"),
        analyse=say.text("Analyse the game"),
        share=say.text("Share"),
        day=_RESULTS(path=mark.path, label=say.text(mark.results)) if mark else NOTHING,
    )


_TO_REMATCH = ink_template('<a class="button" href="/t/{table}" data-to-rematch>{label}</a>\n')
_REMATCH = ink_template(
    '<form method="post" action="/t/{table}/rematch">{signed}'
    '<button class="primary" data-rematch>{label}</button></form>\n'
)


def _rematch(shown: TablePage, say: Wording) -> Ink:
    scene = shown.scene
    if scene.rematch:
        return _TO_REMATCH(table=scene.rematch, label=say.text("Go to rematch"))
    if scene.seat is None:
        return NOTHING
    return _REMATCH(table=scene.id, signed=SIGNED, label=say.text("Rematch"))
