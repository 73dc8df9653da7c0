"""The part of a table's page that follows the game, as named blocks.

A page is made of all of them. After a move only those are sent that have changed, each by the id of
its element. What is in no block of its own stands in the frame of one that holds others.
"""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.ink import Ink
from ceilidh.server.html.actions import actions
from ceilidh.server.html.block import Block
from ceilidh.server.html.drawings import boards, sheets, strips
from ceilidh.server.html.game_code import game_code
from ceilidh.server.html.history import history, log_tools
from ceilidh.server.html.log_list import log_rows, news_row
from ceilidh.server.html.markup import NOTHING, ink_template, together, with_text
from ceilidh.server.html.notes import notes
from ceilidh.server.html.phase_summary import ceremony
from ceilidh.server.html.prompt import prompt
from ceilidh.server.html.races import races
from ceilidh.server.html.sheet import score_sheet
from ceilidh.server.html.status import players, status
from ceilidh.server.html.story import since_list
from ceilidh.server.html.table_page import NEWS, Moment, Panel, TablePage
from ceilidh.server.html.templates import render_block
from ceilidh.server.html.wording import CSRF, flag, wording
from ceilidh.server.table.invites import links
from ceilidh.server.table.story import steps_of_others

MOST = 1000  # rows of tabs that are remembered
LOG = "log"  # the block whose lines are counted


def page_of(blocks: list[Block], csrf: str) -> Ink:
    """All blocks as one text, with the token of the viewer's forms."""
    return with_text([piece for block in blocks for piece in block.pieces], CSRF, csrf)


def blocks_of(shown: TablePage, known: str = "", log: list[Ink] | None = None) -> list[Block]:
    """Every block in the order of the page, without the drawings that it says it shows already.

    `log` are the lines of the log where somebody has them already.
    """
    drawings = set(known.split(","))
    made = [_state(shown), *_panel(shown), Block("status", status(shown))]
    made += [Block("seats", players(shown)), *races(shown), Block("history", history(shown))]
    made += [*_invites(shown), Block("prompt", prompt(shown)), _news(shown)]
    begun = shown.above is None or shown.above.begun
    tells = shown.scene.since or (shown.playing and shown.scene.own)
    if tells and shown.scene.story and begun:
        made.append(Block("since", since_list(shown)))
    made += [Block("panel-actions", actions(shown)), *boards(shown, drawings)]
    made += [*ceremony(shown), Block("score-sheet", score_sheet(shown))]
    made += [strips(shown, drawings), sheets(shown, drawings)]
    made += [_log(shown, log_rows(shown) if log is None else log), _tabs(shown)]
    return made


def _block(name: str, shown: TablePage, **values: object) -> Block:
    """One that is seldom there."""
    return Block(name, render_block(f"_{name}.html", shown.to, shown=shown, csrf=CSRF, **values))


_STATE = ink_template(
    '<div id="state" hidden data-key="{key}" data-shown="{shown}" '
    'data-moves="{moves}" data-revision="{revision}" '
    'data-others="{others}" data-own="{own}" data-land="{land}" data-line="{line}"'
    "{mine}{ending}{over}{advised}></div>"
)


def _steps(moment: Moment) -> list[int]:
    """The moves that end a step of somebody else."""
    mine = moment.room.seats_of(moment.viewer.user)
    return steps_of_others(moment.room.texts, moment.shown, mine)


STEPS = Panel(_steps)


def _state(shown: TablePage) -> Block:
    """What scripts know of the position; never seen."""
    scene = shown.scene
    markup = _STATE(
        key=scene.key,
        shown=scene.shown,
        moves=scene.moves,
        revision=shown.revision,
        others=" ".join([str(step) for step in shown.of(STEPS)]),
        own=scene.own,
        line=scene.line,
        land=max([part.seat for part in shown.parts if part.group == "board"]),
        mine=flag("data-mine", scene.my_turn),
        ending=flag("data-ending", scene.can_end),
        over=flag("data-over", scene.over),
        advised=flag("data-advised", _is_advised(shown)),
    )
    return Block("state", markup)


def _is_advised(shown: TablePage) -> bool:
    """Whether hints come by themselves; where a panel guides the player, only when asked."""
    wished = shown.viewer.advice == "on" and shown.above is None
    return wished and shown.hinted and shown.scene.my_turn and not shown.secret


def _panel(shown: TablePage) -> list[Block]:
    return [_block(shown.above.name, shown)] if shown.above else []


# The links to the open seats, for who has made the table.
INVITES = Panel(lambda moment: links(moment.room, moment.viewer.base))


def _invites(shown: TablePage) -> list[Block]:
    invites = shown.of(INVITES)
    return [_block("invites", shown, invites=invites)] if invites.seats else []


_NEWS = ink_template(
    '<div class="news" id="news" role="log" aria-label="{label}"><ol>{lines}</ol></div>'
)


_NOTED = ink_template('<li class="noted">{text}</li>')


def _news(shown: TablePage) -> Block:
    """The last lines of the log; of a replay the comment, which a phone shows nowhere else."""
    lines = [news_row(shown, line) for line in shown.scene.log[-NEWS:]]
    comment = " ".join(shown.scene.notes.comment).strip() if shown.scene.notes else ""
    if comment:
        lines.append(_NOTED(text=comment))
    label = wording(shown.viewer.language).text("Latest events")
    return Block("news", _NEWS(label=label, lines=lines))


# --- log and tabs ---------------------------------------------------------------------------------

_LOG_PANEL = ink_template(
    '<section class="panel log-panel paper" id="panel-log" data-panel="log" '
    'aria-label="{title}"><h2>{title}</h2>'
)
_LOG = Ink('<ol class="log" id="log" reversed tabindex="0">')


def _log(shown: TablePage, rows: list[Ink]) -> Block:
    frame = _LOG_PANEL(title=wording(shown.viewer.language).text("Log"))
    log = Block(LOG, _LOG, Ink("</ol>"), [], together(reversed(rows)), LOG)
    told = shown.scene.notes
    parts = [Block("notes", notes(shown, told))] if told else []
    parts += [log, Block("log-tools", log_tools(shown))]
    if shown.scene.commitments or shown.scene.fault:
        parts.append(Block("game-code", game_code(shown)))
    return Block("panel-log", frame, Ink("</section>"), parts)


def _tabs(shown: TablePage) -> Block:
    sheets = tuple(
        [
            (part.name, part.title, part.state, part.first)
            for part in shown.parts
            if part.group == "sheet"
        ]
    )
    return Block("panel-tabs", _tab_buttons(shown.viewer.language, sheets))


_TABS = ink_template(
    '<div class="panel-tabs" id="panel-tabs" role="group" aria-label="{label}">{buttons}</div>'
)
_TAB = ink_template('<button type="button" data-open="{name}"{look}>{title}{state}</button>')
_STANDING = ink_template(' <span class="state">{said}</span>')
_NEAR = 2  # sheets that have a tab of their own on a phone; the others lie below them


_SHEET = ink_template(' class="sheet{near}{first}"')
_NEAR_SHEET = Ink(" near")
_FIRST_SHEET = Ink(" first")


def _look(near: bool, first: bool) -> Ink:
    return _SHEET(near=_NEAR_SHEET if near else NOTHING, first=_FIRST_SHEET if first else NOTHING)


@lru_cache(MOST)
def _tab_buttons(language: str, sheets: tuple[tuple[str, str, str, bool], ...]) -> Ink:
    say = wording(language)
    near = [name for name, *_ in sorted(sheets, key=lambda sheet: not sheet[3])[:_NEAR]]
    buttons = [
        _TAB(name="actions", look=NOTHING, title=say.text("Board"), state=NOTHING),
        _TAB(name="sheets", look=NOTHING, title=say.text("Panels"), state=NOTHING),
        *[
            _TAB(
                name=name,
                look=_look(name in near, first),
                title=title,
                state=_STANDING(said=state) if state else NOTHING,
            )
            for name, title, state, first in sheets
        ],
        _TAB(name="players", look=NOTHING, title=say.text("Players"), state=NOTHING),
        _TAB(name="log", look=NOTHING, title=say.text("Log"), state=NOTHING),
        _TAB(name="talk", look=NOTHING, title=say.text("Chat"), state=NOTHING),
    ]
    return _TABS(label=say.text("Views"), buttons=buttons)
