"""The past: a slider as long as there is room, with marks, the steps, a replay; and the record."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.ink import Ink
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.table_page import Moment, Panel, TablePage
from ceilidh.server.html.templates import icon_mark
from ceilidh.server.html.wording import SIGNED, Wording, flag, hidden, wording
from ceilidh.server.table.replay_marks import ReplayMark
from ceilidh.server.table.scene import Scene

MOST = 1000  # steps that are remembered
SPEEDS = Ink(
    '<select id="replay-speed" data-speed><option value="2000">½×</option>'
    '<option value="1000" selected>1×</option><option value="500">2×</option>'
    '<option value="200">5×</option></select>'
)
_HISTORY = ink_template(
    '<div class="history paper{past}" id="history" role="group" aria-label="{label}" '
    'data-pause="{pause}" data-run="{run}" data-copied="{copied}">\n'
    "{steps}{slider}"
    '<span class="count" data-count>{shown}/{moves}</span>\n'
    '<label class="speed"><span class="unseen">{speed}</span>'
    '{speeds}</label>\n<button type="button" class="copy-link" data-copy-move '
    'aria-label="{copy}" title="{copy}">{link}</button>\n</div>'
)


def history(shown: TablePage) -> Ink:
    scene, say = shown.scene, wording(shown.viewer.language)
    run = say.text("Replay (space)")
    return _HISTORY(
        past=flag("past", not scene.live),
        label=say.text("History"),
        pause=say.text("Pause (space)"),
        run=run,
        copied=say.text("Copied."),
        steps=_steps(scene, say, run),
        slider=_slider(shown, say),
        shown=scene.shown,
        moves=scene.moves,
        speed=say.text("Replay speed"),
        speeds=SPEEDS,
        copy=say.text("Copy a link to this move"),
        link=icon_mark("link"),
    )


_STEPS = ink_template(
    '<div class="steps">\n{first}{back}'
    '<button type="button" data-autoplay aria-label="{run}" title="{run}"{blocked}>▶</button>\n'
    "{on}{last}</div>\n"
)
_STEP = ink_template(
    '<a href="{address}" data-step="{name}" aria-label="{title}" title="{title} ({key})">'
    "{sign}</a>\n"
)


def _steps(scene: Scene, say: Wording, run: Ink) -> Ink:
    before, after = max(scene.shown - 1, 0), min(scene.shown + 1, scene.moves)
    line = f"&line={scene.line}" if scene.line else ""
    return _STEPS(
        first=_step(f"?move=0{line}", "first", say.text("To the start"), "Home", "⇤"),
        back=_step(f"?move={before}{line}", "back", say.text("Previous move"), "←", "←"),
        run=run,
        blocked=flag("disabled", not scene.moves),
        on=_step(f"?move={after}{line}", "on", say.text("Next move"), "→", "→"),
        last=_step(f"/t/{scene.id}", "last", say.text("Go to current position"), "End", "⇥"),
    )


@lru_cache(MOST, typed=True)
def _step(address: str, name: str, title: str, key: str, sign: str) -> Ink:
    return _STEP(address=address, name=name, title=title, key=key, sign=sign)


_SLIDER = ink_template(
    '<form method="get" class="slider">\n<label><span class="unseen">'
    '{move}</span><input type="range" name="move" min="0" max="{moves}" '
    'value="{shown}" data-slider></label>\n<div class="marks">{marks}</div>\n'
    "<noscript><button>{show}</button></noscript>\n</form>\n"
)
_MARK = ink_template(
    '<a href="?move={move}" data-step="mark" style="--share: {share}" '
    'title="{label}" aria-label="{label}">{number}</a>'
)


def _marks(moment: Moment) -> list[ReplayMark]:
    return moment.room.texts.marks(moment.to, moment.room.table)


MARKS = Panel(_marks)


def _slider(shown: TablePage, say: Wording) -> Ink:
    return _SLIDER(
        move=say.text("Move"),
        moves=shown.scene.moves,
        shown=shown.scene.shown,
        marks=[_mark(one) for one in shown.of(MARKS)],
        show=say.text("Show"),
    )


def _mark(one: ReplayMark) -> Ink:
    return _MARK(move=one.move, share=one.share, label=one.label, number=one.number)


_TOOLS = ink_template(
    '<div class="log-tools" id="log-tools">\n<form method="post" action="{table}/branch">'
    "{signed}{number}<button data-branch>{branch}</button></form>\n{back}</div>"
)
_NO_TOOLS = Ink('<div class="log-tools" id="log-tools"></div>')
_BACK = ink_template(
    '<form method="post" action="{table}/back">{signed}{number}'
    "<button data-ask-back>{label}</button></form>\n"
)


def log_tools(shown: TablePage) -> Ink:
    """What can be done with a position of the past: go on from it, or go back to it."""
    scene, say = shown.scene, wording(shown.viewer.language)
    table, number = f"/t/{scene.id}", hidden("move", scene.shown)
    back = NOTHING
    if scene.line:
        # What was not played is no position of this table to go on from.
        return _NO_TOOLS
    if scene.seat is not None and not scene.live:
        label = say.text("Ask everyone to go back to here")
        back = _BACK(table=table, signed=SIGNED, number=number, label=label)
    return _TOOLS(
        table=table,
        signed=SIGNED,
        number=number,
        branch=say.text("Continue from here at my own table"),
        back=back,
    )
