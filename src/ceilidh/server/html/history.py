"""The past: a slider as long as there is room, with marks, the steps, a replay; and the record."""

from __future__ import annotations

from ceilidh.server.html.table_page import TablePage
from ceilidh.server.html.templates import icon_mark
from ceilidh.server.html.wording import SIGNED, flag, hidden, plain, wording
from ceilidh.server.table.replay_marks import Mark

SPEEDS = (
    '<select id="replay-speed" data-speed><option value="2000">½×</option>'
    '<option value="1000" selected>1×</option><option value="500">2×</option>'
    '<option value="200">5×</option></select>'
)


def history(shown: TablePage) -> str:
    scene, say = shown.scene, wording(shown.viewer.language)
    first, back = say.text("To the start"), say.text("One move back")
    run, on, last = say.text("Replay (space)"), say.text("One move on"), say.text("To the present")
    copy = say.text("Copy a link to this move")
    marks = "".join([_mark(one) for one in shown.values["marks"]])
    return (
        f'<div class="history paper" id="history" role="group" aria-label="{say.text("History")}" '
        f'data-pause="{say.text("Pause (space)")}" data-run="{run}" '
        f'data-copied="{say.text("Copied.")}">\n<div class="steps">\n'
        f"{_step('?move=0', 'first', first, 'Home', '⇤')}"
        f"{_step(f'?move={max(scene.shown - 1, 0)}', 'back', back, '←', '←')}"
        f'<button type="button" data-autoplay aria-label="{run}" title="{run}"'
        f"{flag('disabled', not scene.moves)}>▶</button>\n"
        f"{_step(f'?move={min(scene.shown + 1, scene.moves)}', 'on', on, '→', '→')}"
        f"{_step(f'/t/{scene.id}', 'last', last, 'End', '⇥')}"
        f'</div>\n<form method="get" class="slider">\n<label><span class="unseen">'
        f'{say.text("Move")}</span><input type="range" name="move" min="0" max="{scene.moves}" '
        f'value="{scene.shown}" data-slider></label>\n<div class="marks">{marks}</div>\n'
        f"<noscript><button>{say.text('Show')}</button></noscript>\n</form>\n"
        f'<span class="count" data-count>{scene.shown}/{scene.moves}</span>\n'
        f'<label class="speed"><span class="unseen">{say.text("Speed of the replay")}</span>'
        f'{SPEEDS}</label>\n<button type="button" class="copy-link" data-copy-move '
        f'aria-label="{copy}" title="{copy}">{icon_mark("link")}</button>\n</div>'
    )


def _step(address: str, name: str, title: str, key: str, sign: str) -> str:
    return (
        f'<a href="{address}" data-step="{name}" aria-label="{title}" title="{title} ({key})">'
        f"{sign}</a>\n"
    )


def _mark(one: Mark) -> str:
    said = plain(one.label)
    return (
        f'<a href="?move={one.move}" data-step="mark" style="--share: {one.share}" '
        f'title="{said}" aria-label="{said}">{one.number}</a>'
    )


def log_tools(shown: TablePage) -> str:
    """What can be done with the moves: kept as a file, gone on from, gone back to."""
    scene, say = shown.scene, wording(shown.viewer.language)
    table, number = f"/t/{scene.id}", hidden("move", scene.shown)
    back = ""
    if scene.seat is not None and not scene.live:
        label = say.text("Ask all to go back to here")
        back = (
            f'<form method="post" action="{table}/back">{SIGNED}{number}'
            f"<button data-ask-back>{label}</button></form>\n"
        )
    return (
        f'<div class="log-tools" id="log-tools">\n<a class="button" href="{table}/record" download '
        f"data-record>{say.text('Download the record')}</a>\n"
        f'<form method="post" action="{table}/branch">{SIGNED}{number}<button data-branch>'
        f"{say.text('Go on from here at a table of my own')}</button></form>\n{back}</div>"
    )
