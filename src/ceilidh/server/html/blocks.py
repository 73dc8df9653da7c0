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
from ceilidh.server.html.history import history, log_tools
from ceilidh.server.html.markup import NOTHING, ink_template, together, with_text
from ceilidh.server.html.phase_summary import phase_summary
from ceilidh.server.html.prompt import prompt
from ceilidh.server.html.rows import log_row
from ceilidh.server.html.sheet import score_sheet
from ceilidh.server.html.status import status
from ceilidh.server.html.table_page import NEWS, TablePage
from ceilidh.server.html.templates import render_block
from ceilidh.server.html.wording import CSRF, flag, wording
from ceilidh.server.table.text_cache import LineScene

SINCE = 8  # lines of what happened since one's own turn
MOST = 1000  # rows of tabs that are remembered
LOG = "log"  # the block whose lines are counted


def page_of(blocks: list[Block], csrf: str) -> Ink:
    """All blocks as one text, with the token of the viewer's forms."""
    return with_text([piece for block in blocks for piece in block.pieces], CSRF, csrf)


def blocks_of(shown: TablePage, known: str = "", log: list[Ink] | None = None) -> list[Block]:
    """Every block in the order of the page, without the drawings that it says it shows already.

    `log` are the lines of the log where somebody has them already.
    """
    drawings, values = set(known.split(",")), shown.values
    made = [_state(shown), *_advice(shown), Block("status", status(shown))]
    made.append(Block("history", history(shown)))
    if values.invites.seats:
        made.append(_block("invites", shown))
    made += [Block("prompt", prompt(shown)), _news(shown)]
    if shown.scene.since and (values.guide is None or values.guide.begun):
        made.append(_block("since", shown))
    made += [Block("panel-actions", actions(shown)), *boards(shown, drawings)]
    if values.phase_summary:
        names = tuple([seat.name for seat in shown.scene.seats])
        made.append(
            Block("ceremony", phase_summary(shown.viewer.language, values.phase_summary, names))
        )
    made.append(Block("score-sheet", score_sheet(shown)))
    made += [strips(shown, drawings), sheets(shown, drawings)]
    made += [_log(shown, log_rows(shown) if log is None else log), _tabs(shown)]
    return made


def _block(name: str, shown: TablePage) -> Block:
    """One that is seldom there."""
    return Block(name, render_block(f"_{name}.html", shown.to, shown=shown, csrf=CSRF, SINCE=SINCE))


_STATE = ink_template(
    '<div id="state" hidden data-key="{key}" data-shown="{shown}" '
    'data-moves="{moves}" data-revision="{revision}" '
    'data-others="{others}" data-land="{land}"{mine}{ending}{over}></div>'
)


def _state(shown: TablePage) -> Block:
    """What scripts know of the position; never seen."""
    scene = shown.scene
    markup = _STATE(
        key=scene.key,
        shown=scene.shown,
        moves=scene.moves,
        revision=shown.revision,
        others=" ".join(map(str, scene.others)),
        land=max([part.seat for part in shown.parts if part.group == "board"]),
        mine=flag("data-mine", scene.my_turn),
        ending=flag("data-ending", scene.can_end),
        over=flag("data-over", scene.over),
    )
    return Block("state", markup)


def _advice(shown: TablePage) -> list[Block]:
    if shown.values.guide:
        return [_block("guide", shown)]
    advised = shown.values.advised and shown.viewer.advice == "on"
    return [_block("adviser", shown)] if advised else []


_NEWS = ink_template(
    '<div class="news" id="news" role="log" aria-label="{label}"><ol>{lines}</ol></div>'
)


def _news(shown: TablePage) -> Block:
    lines = [_line(shown, line, in_news=True) for line in shown.scene.log[-NEWS:]]
    label = wording(shown.viewer.language).text("What happened")
    return Block("news", _NEWS(label=label, lines=lines))


def _line(shown: TablePage, line: LineScene, in_news: bool) -> Ink:
    return log_row(
        shown.viewer.language, line.number, line.seat, line.text, line.open, line.steps, in_news
    )


# --- log and tabs ---------------------------------------------------------------------------------

_LOG_PANEL = ink_template(
    '<section class="panel log-panel paper" id="panel-log" data-panel="log" '
    'aria-label="{title}"><h2>{title}</h2>'
)
_LOG = Ink('<ol class="log" id="log" reversed tabindex="0">')


def log_rows(shown: TablePage, start: int = 0) -> list[Ink]:
    """The lines of the log from a number on, the first move first."""
    return [_line(shown, line, in_news=False) for line in shown.scene.log[start:]]


def _log(shown: TablePage, rows: list[Ink]) -> Block:
    frame = _LOG_PANEL(title=wording(shown.viewer.language).text("Log"))
    log = Block(LOG, _LOG, Ink("</ol>"), [], together(reversed(rows)), LOG)
    tools = Block("log-tools", log_tools(shown))
    return Block("panel-log", frame, Ink("</section>"), [log, tools])


def _tabs(shown: TablePage) -> Block:
    sheets = tuple([(part.name, part.title) for part in shown.parts if part.group == "sheet"])
    return Block("panel-tabs", _tab_buttons(shown.viewer.language, sheets))


_TABS = ink_template(
    '<div class="panel-tabs" id="panel-tabs" role="group" aria-label="{label}">{buttons}</div>'
)
_TAB = ink_template('<button type="button" data-open="{name}"{tip}>{title}</button>')
_TIP = ink_template(' title="{title}"')


@lru_cache(MOST)
def _tab_buttons(language: str, sheets: tuple[tuple[str, str], ...]) -> Ink:
    say = wording(language)
    buttons = [
        _TAB(name="actions", tip=NOTHING, title=say.text("Actions")),
        _TAB(name="sheets", tip=NOTHING, title=say.text("Sheets")),
        *[_TAB(name=name, tip=_TIP(title=title), title=title) for name, title in sheets],
        _TAB(name="players", tip=NOTHING, title=say.text("Players")),
        _TAB(name="log", tip=NOTHING, title=say.text("Log")),
        _TAB(name="talk", tip=NOTHING, title=say.text("Talk")),
    ]
    return _TABS(label=say.text("Views"), buttons=buttons)
