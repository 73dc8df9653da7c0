"""Moves marked on a drawing: their places, and ghosts of what they place."""

from __future__ import annotations

from xml.etree import ElementTree

import ceilidh
from ceilidh.draw.svg.ghosts import changes
from ceilidh.draw.svg.marks import MoveMark, marked
from ceilidh.draw.svg.parts import DrawingPart, draw_parts


def started() -> tuple[list[DrawingPart], list[DrawingPart], tuple[str, ...]]:
    """The drawings of Clans before and after a unit is placed, and where that was."""
    table = ceilidh.new("clans", players=2, seed=1, options={"clans": "none"})
    while not table.legal()[0].text.startswith("build"):
        table.play(table.legal()[0])
    seat, move = table.actor, table.legal()[0]
    assert seat is not None
    before = draw_parts(table.view(seat), "en", seat)
    table.play(move)
    return before, draw_parts(table.view(seat), "en", seat), tuple(move.targets)


def test_places_and_ghosts_are_marked() -> None:
    before, after, targets = started()
    board = next(part for part in before if part.group == "board")
    mark = MoveMark("better", targets, targets, tuple(changes(before, after)))
    assert mark.is_on(board)
    drawn = marked(board, [mark])
    ElementTree.fromstring(drawn)
    place = next(one for one in targets if one.startswith("hex:"))
    assert f'data-target="{place}" data-mark="better"' in drawn
    assert drawn.count('class="move-mark better"') == 1
    assert drawn.endswith("</g></svg>")


def test_a_place_of_two_moves_has_both_marks() -> None:
    before, _, targets = started()
    board = next(part for part in before if part.group == "board")
    drawn = marked(board, [MoveMark(look, targets, targets) for look in ("played", "better")])
    assert 'data-mark="played better"' in drawn and "move-mark" not in drawn


def test_a_move_without_a_place_is_nowhere() -> None:
    before, after, _ = started()
    nothing = MoveMark("played", (), ())
    assert not any(nothing.is_on(part) for part in before)
    board = next(part for part in before if part.group == "board")
    assert marked(board, [nothing]) == board.markup
    # Ghosts count on boards only: every move changes some number on a sheet.
    ghosts = MoveMark("played", (), (), tuple(changes(before, after)))
    assert [part.group for part in before if ghosts.is_on(part)] == ["board"]
