"""Pieces have names of their own, by which a page sees that they move."""

from __future__ import annotations

import random
import re

import pytest

import ceilidh
from ceilidh.draw.svg import draw_parts

PIECE = re.compile(r'data-piece="([^"]+)"')
TICK = re.compile(r'data-tick="([^"]+)"')


@pytest.mark.parametrize(
    ("game", "options"),
    [("clans", {}), ("glenmore", {"modules": ["highlander", "great-glen"]})],
)
def test_no_two_pieces_and_no_two_numbers_have_the_same_name(
    game: str, options: dict[str, object]
) -> None:
    table = ceilidh.new(game, players=3, seed=4, options=options)
    choose = random.Random(4)
    most = 0
    while table.actor is not None:
        seat = table.actors[0]
        table.play(choose.choice(table.legal(seat)), seat)
        if len(table.played) % 10:
            continue
        for viewer in (None, 0):
            markup = "".join([part.markup for part in draw_parts(table.view(viewer), "en", viewer)])
            for kind in (PIECE, TICK):
                names = kind.findall(markup)
                assert len(names) == len(set(names)), sorted(names)
                most = max(most, len(names))
    assert most > 30
