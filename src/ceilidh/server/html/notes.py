"""The notes of a position: its comment, and variations to follow; scripts draw its marks."""

from __future__ import annotations

from ceilidh.draw.svg.ink import Ink
from ceilidh.kernel.record_line import Mark
from ceilidh.server.html.markup import NOTHING, ink_template, together
from ceilidh.server.html.table_page import TablePage
from ceilidh.server.html.wording import wording
from ceilidh.server.table.game_notes import NotesScene, VariationLink

_NOTES = ink_template(
    '<section class="notes" id="notes" aria-label="{label}">\n'
    "{marks}{line}{comment}{links}</section>"
)
_COMMENT = ink_template('<p class="comment">{text}</p>\n')
_LINKS = ink_template("<h3>{title}</h3>\n<ul>{rows}</ul>\n")
_LINK = ink_template('<li><a href="?line={line}&amp;move={move}" data-step="line">{label}</a></li>')
_LINE = ink_template(
    '<p class="variation">{said} <a href="?move={move}" data-step="game">{back}</a></p>\n'
)
_MARK = ink_template(
    '<span hidden data-note-mark="{place}" data-to="{to}" data-colour="{colour}"></span>\n'
)


def notes(shown: TablePage, scene: NotesScene) -> Ink:
    say = wording(shown.viewer.language)
    line = NOTHING
    if scene.line:
        said = say.text("A variation after move {n}.", n=scene.left)
        line = _LINE(said=said, move=scene.left, back=say.text("Back to the game"))
    return _NOTES(
        label=say.text("Comments"),
        marks=together([_mark(one) for one in scene.marks]),
        line=line,
        comment=together([_COMMENT(text=one) for one in scene.comment if one]),
        links=together(
            [
                _links(say.text("Instead of this move"), scene.instead),
                _links(say.text("What could follow"), scene.follows),
            ]
        ),
    )


def _mark(mark: Mark) -> Ink:
    return _MARK(place=mark.place, to=mark.to, colour=mark.colour)


def _links(title: Ink, links: list[VariationLink]) -> Ink:
    if not links:
        return NOTHING
    rows = [_LINK(line=one.line, move=one.move, label=one.label) for one in links]
    return _LINKS(title=title, rows=together(rows))
