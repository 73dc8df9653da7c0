"""The part of a table's page that follows the game, as named blocks.

A page is made of all of them. After a move only those are sent that have changed, each by the id of
its element. What is in no block of its own stands in the frame of one that holds others.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ceilidh.draw.svg.palette import seat_class
from ceilidh.server.html.actions import actions
from ceilidh.server.html.history import history, log_tools
from ceilidh.server.html.log_list import line_row, log_rows, news_id
from ceilidh.server.html.phase_summary import ceremony
from ceilidh.server.html.prompt import prompt
from ceilidh.server.html.sheet import score_sheet
from ceilidh.server.html.status import status
from ceilidh.server.html.story import since_list
from ceilidh.server.html.table_page import NEWS, RenderedPart, TablePage
from ceilidh.server.html.templates import presence_mark, render_block
from ceilidh.server.html.wording import CSRF, Wording, plain, wording
from ceilidh.server.table.scene import SeatScene

MOST = 1000  # small pieces of a frame that are remembered


@dataclass
class Block:
    """An element: `open` and `close` are its frame, `inside` the blocks or `text` what it holds.

    `mark` stands for what it shows when it is compared with what was shown before.
    """

    id: str
    open: str
    close: str = ""
    inside: list[Block] = field(default_factory=list)
    text: str = ""
    mark: str = ""

    @property
    def html(self) -> str:
        return f"{self.open}{self.text}{''.join([one.html for one in self.inside])}{self.close}"


LOG = "log"  # the block whose lines are counted


def page_of(blocks: list[Block], csrf: str) -> str:
    """All blocks as one text, with the token of the viewer's forms."""
    return "".join([block.html for block in blocks]).replace(CSRF, csrf)


def blocks_of(shown: TablePage, known: str = "", log: list[str] | None = None) -> list[Block]:
    """Every block in the order of the page, without the drawings that it says it shows already.

    `log` are the lines of the log where somebody has them already.
    """
    drawings = set(known.split(","))
    values = {
        **shown.values,
        "scene": shown.scene,
        "language": shown.viewer.language,
        "to": shown.to,
        "csrf": CSRF,
        "user": shown.viewer.known,
        "owner": shown.viewer.owner,
        "sound": shown.viewer.sound,
        "playing": shown.playing,
    }
    made = [_state(shown), *_advice(shown, values), Block("status", status(shown))]
    made.append(Block("history", history(shown)))
    if shown.values["invites"].seats:
        made.append(_block("invites", values))
    made += [Block("prompt", prompt(shown)), _news(shown)]
    guide = shown.values["guide"]
    if shown.scene.since and shown.scene.story and (guide is None or guide.begun):
        made.append(Block("since", since_list(shown)))
    made += [Block("panel-actions", actions(shown)), *_boards(shown, drawings)]
    ended = shown.values["ceremony"]
    if ended:
        names = tuple([seat.name for seat in shown.scene.seats])
        made.append(Block("ceremony", ceremony(shown.viewer.language, ended, names)))
    made.append(Block("score-sheet", score_sheet(shown)))
    made += [_strips(shown, drawings), _sheets(shown, drawings)]
    made += [_log(shown, log_rows(shown) if log is None else log), _tabs(shown)]
    return made


def _say(shown: TablePage) -> Wording:
    return wording(shown.viewer.language)


def _block(name: str, values: dict[str, Any]) -> Block:
    """One that is seldom there."""
    return Block(name, render_block(f"_{name}.html", values))


def _state(shown: TablePage) -> Block:
    """What scripts know of the position; never seen."""
    scene = shown.scene
    land = max([part.seat for part in shown.parts if part.group == "board"])
    flags = [(scene.my_turn, "mine"), (scene.can_end, "ending"), (scene.over, "over")]
    said = "".join([f" data-{word}" for is_so, word in flags if is_so])
    others = " ".join(map(str, scene.others))
    return Block(
        "state",
        f'<div id="state" hidden data-key="{scene.key}" data-shown="{scene.shown}" '
        f'data-moves="{scene.moves}" data-revision="{shown.revision}" '
        f'data-others="{others}" data-land="{land}"{said}></div>',
    )


def _advice(shown: TablePage, values: dict[str, Any]) -> list[Block]:
    if shown.values["guide"]:
        return [_block("guide", values)]
    advised = shown.values["advised"] and shown.viewer.advice == "on"
    return [_block("adviser", values)] if advised else []


def _news(shown: TablePage) -> Block:
    lines = [line_row(shown, line, f'id="{news_id(line)}"') for line in shown.scene.log[-NEWS:]]
    label = _say(shown).text("What happened")
    frame = f'<div class="news" id="news" role="log" aria-label="{label}"><ol>'
    return Block("news", f"{frame}{''.join(lines)}</ol></div>")


# --- drawings -------------------------------------------------------------------------------------


def _ink(part: RenderedPart, drawings: set[str]) -> tuple[str, str]:
    """The drawing unless the page shows it already, and what stands for it."""
    mark = f"{part.name}={part.ink}"
    return ("" if mark in drawings else part.markup), mark


def _scale(part: RenderedPart) -> str:
    return f"--own-wide: {part.wide}; --own-high: {part.high}"


def _boards(shown: TablePage, drawings: set[str]) -> list[Block]:
    """Boards beside each other have one scale: the stylesheet finds it from their measures."""
    boards = [part for part in shown.parts if part.group == "board"]
    wide, high = [part.wide for part in boards], [part.high for part in boards]
    style = f"--sum: {sum(wide)}; --wide: {max(wide)}; --high: {max(high)}; --pile: {sum(high)}"
    label = _say(shown).text("Board")
    inside: list[Block] = []
    for part in boards:
        land = f' data-land="land-{part.seat + 1}"' if part.seat >= 0 else ""
        frame = (
            f'<div class="part board-part part-{part.name}" id="part-{part.name}" '
            f'style="{_scale(part)}"{land} data-ink="{part.ink}">'
        )
        markup, mark = _ink(part, drawings)
        inside.append(Block(f"part-{part.name}", frame, "</div>", [], markup, frame + mark))
    frame = f'<section class="stage" id="stage" aria-label="{label}" style="{style}">'
    made = [Block("stage", frame, "</section>", inside)]
    if len(boards) > 1:
        buttons = [
            f'<button type="button" data-board="{part.name}">{plain(part.title)}</button>'
            for part in boards
        ]
        label = _say(shown).text("Boards")
        frame = f'<div class="boards" id="boards" role="group" aria-label="{label}">'
        made.append(Block("boards", f"{frame}{''.join(buttons)}</div>"))
    return made


def _strips(shown: TablePage, drawings: set[str]) -> Block:
    """The strips of the seats from the viewer's own on; where several share a screen, as they sit.

    There the viewer changes with every turn, and nothing is to jump.
    """
    mine = shown.viewer.seats
    first, seats = mine[0] if len(mine) == 1 else 0, shown.scene.seats
    strips = [part for part in shown.parts if part.group == "seat"]
    strips.sort(key=lambda part: (part.seat - first) % len(seats))
    inside = [_strip(shown, part, seats[part.seat], drawings) for part in strips]
    label = _say(shown).text("Players")
    frame = (
        '<section class="panel seats-panel" id="panel-players" data-panel="players" '
        f'aria-label="{label}">'
    )
    return Block("panel-players", frame, "</section>", inside)


def _strip(shown: TablePage, part: RenderedPart, seat: SeatScene, drawings: set[str]) -> Block:
    due = " due" if seat.due and not shown.scene.over else ""
    own = " own" if part.seat == shown.scene.seat else ""
    frame = (
        f'<article class="part paper seat-part {seat_class(part.seat)}{due}{own}" '
        f'id="part-{part.name}" data-part="{part.name}">'
        f'<h2><span class="name">{plain(seat.name)}</span>{_who(shown, seat)}'
        f'{_enlarge(shown.viewer.language, part.name, seat.name)}</h2><div data-ink="{part.ink}">'
    )
    markup, mark = _ink(part, drawings)
    return Block(f"part-{part.name}", frame, "</div></article>", [], markup, frame + mark)


def _who(shown: TablePage, seat: SeatScene) -> str:
    """What is to be said of who sits there, beside the name."""
    bot = f' <span class="quiet">({_say(shown).text("bot")})</span>'
    you = f' <span class="you">{_say(shown).text("you")}</span>'
    said = you if seat.mine and not shown.values["hot_seat"] else ""
    if seat.kind == "bot":
        return said + bot
    if seat.out:
        return f'{said} <span class="quiet">({_say(shown).text(seat.out)})</span>'
    if seat.kind != "person":
        return said
    here = presence_mark(seat, shown.values["presence"])
    return f"{said} {here}{bot if seat.deputy else ''}"


@lru_cache(MOST)
def _enlarge(language: str, name: str, what: str) -> str:
    label = wording(language).text("Enlarge: {what}", what=what)
    return (
        f'<button type="button" class="enlarge" data-enlarge="{name}" '
        f'aria-label="{label}">⤢</button>'
    )


def _sheets(shown: TablePage, drawings: set[str]) -> Block:
    close = _say(shown).text("Close")
    inside: list[Block] = []
    for part in [part for part in shown.parts if part.group == "sheet"]:
        title = plain(part.title)
        enlarge = _enlarge(shown.viewer.language, part.name, part.title)
        frame = (
            f'<section class="panel part paper sheet-part part-{part.name}" '
            f'id="part-{part.name}" style="{_scale(part)}" data-panel="{part.name}" '
            f'data-part="{part.name}" aria-label="{title}"><h2>{title}'
            f'<button type="button" class="close-drawer" data-drawer="{part.name}" '
            f'aria-label="{close}">×</button>{enlarge}</h2>'
            f'<div data-ink="{part.ink}">'
        )
        markup, mark = _ink(part, drawings)
        inside.append(
            Block(f"part-{part.name}", frame, "</div></section>", [], markup, frame + mark)
        )
    return Block("sheets", '<div class="sheets" id="sheets">', "</div>", inside)


# --- log and tabs ---------------------------------------------------------------------------------


def _log(shown: TablePage, rows: list[str]) -> Block:
    title = _say(shown).text("Log")
    frame = (
        '<section class="panel log-panel paper" id="panel-log" data-panel="log" '
        f'aria-label="{title}"><h2>{title}</h2>'
    )
    lines = "".join(reversed(rows))
    log = Block(LOG, '<ol class="log" id="log" reversed tabindex="0">', "</ol>", [], lines, LOG)
    tools = Block("log-tools", log_tools(shown))
    return Block("panel-log", frame, "</section>", [log, tools])


def _tabs(shown: TablePage) -> Block:
    sheets = tuple([(part.name, part.title) for part in shown.parts if part.group == "sheet"])
    return Block("panel-tabs", _tab_buttons(shown.viewer.language, sheets))


@lru_cache(MOST)
def _tab_buttons(language: str, sheets: tuple[tuple[str, str], ...]) -> str:
    say = wording(language)
    tabs = [
        ("actions", say.text("Actions"), False),
        ("sheets", say.text("Sheets"), False),
        *[(name, plain(title), True) for name, title in sheets],
        ("players", say.text("Players"), False),
        ("log", say.text("Log"), False),
        ("talk", say.text("Talk"), False),
    ]
    buttons: list[str] = []
    for name, said, tip in tabs:
        title_of = f' title="{said}"' if tip else ""
        buttons.append(f'<button type="button" data-open="{name}"{title_of}>{said}</button>')
    frame = (
        f'<div class="panel-tabs" id="panel-tabs" role="group" aria-label="{say.text("Views")}">'
    )
    return f"{frame}{''.join(buttons)}</div>"
