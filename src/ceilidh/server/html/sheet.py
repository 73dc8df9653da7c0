"""The ledger: at the end of the game open over the board, before it a click on a score away."""

from __future__ import annotations

from ceilidh.server.html.ending import phase_table, podium
from ceilidh.server.html.rows import sheet_row
from ceilidh.server.html.table_page import TablePage
from ceilidh.server.html.templates import seat_mark
from ceilidh.server.html.wording import SIGNED, Wording, flag, plain, wording


def score_sheet(shown: TablePage) -> str:
    scene, say = shown.scene, wording(shown.viewer.language)
    title, over = say.text("Score sheet"), scene.over
    names = [seat.name for seat in scene.seats]
    phases = phase_table(shown.to, names, scene.phases) if scene.phases else ""
    chart = f'<div class="chart" data-chart="/t/{scene.id}/chart"></div>' if over else ""
    return (
        f'<details class="score-panel paper{flag("over", over)}" id="score-sheet"'
        f"{flag('open', over)}>\n<summary>{title}</summary>\n"
        f"{_finish(shown, say) if over else ''}"
        f'<div class="ledger">\n{phases}\n<div class="sheet-scroll">\n'
        f'<table class="scores" data-scores>\n<caption class="unseen">{title}</caption>\n'
        f"{_columns(shown, say)}</table>\n"
        f'<p class="quiet">{say.text("Click a number to see on the board where it comes from.")}'
        f"</p>\n</div>\n{chart}</div>\n</details>"
    )


def _columns(shown: TablePage, say: Wording) -> str:
    """A column for each seat: its name, its numbers, their sum."""
    scene, explained = shown.scene, shown.values["explained"]
    names = tuple([seat.name for seat in scene.seats])
    language = shown.viewer.language
    best = scene.ending.best if scene.ending else [()] * len(scene.sheet)
    rows = [
        sheet_row(language, scene.game, name, tuple(numbers), names, name in explained, most)
        for (name, numbers), most in zip(scene.sheet, best, strict=True)
    ]
    heads = [
        f'<th scope="col">{seat_mark(seat.number)} {plain(seat.name)}</th>' for seat in scene.seats
    ]
    sums = [f"<td><strong>{seat.score}</strong></td>" for seat in scene.seats]
    return (
        f"<thead><tr><td></td>{''.join(heads)}</tr></thead>\n<tbody>\n{''.join(rows)}\n</tbody>\n"
        f'<tfoot><tr><th scope="row">{say.text("Total")}</th>{"".join(sums)}</tr></tfoot>\n'
    )


# --- the end of a game ----------------------------------------------------------------------------


def _finish(shown: TablePage, say: Wording) -> str:
    """Who has won and why, and what can be done now."""
    scene, table = shown.scene, f"/t/{shown.scene.id}"
    places = podium(shown.to, scene, scene.ending) if scene.ending else ""
    verdict = [f'<p class="verdict">{plain(said)}</p>' for said in scene.verdict]
    return (
        f'<div class="finish">\n{places}\n{"".join(verdict)}<div class="actions">\n'
        f"{_rematch(shown, say)}"
        f'<a class="button" href="{table}/analysis" data-to-analysis>'
        f"{say.text('Analyse the game')}</a>\n"
        f'<a class="button" href="{table}/record" download>{say.text("Download the record")}</a>\n'
        "</div>\n</div>\n"
    )


def _rematch(shown: TablePage, say: Wording) -> str:
    scene = shown.scene
    if scene.rematch:
        label = say.text("To the rematch")
        return f'<a class="button" href="/t/{scene.rematch}" data-to-rematch>{label}</a>\n'
    if scene.seat is None:
        return ""
    return (
        f'<form method="post" action="/t/{scene.id}/rematch">{SIGNED}'
        f'<button class="primary" data-rematch>{say.text("Rematch")}</button></form>\n'
    )
