"""What rules decide is told step by step, in every language, with places that drawings have."""

from __future__ import annotations

import random
import re

import pytest

import ceilidh
from ceilidh.draw.svg import draw_parts
from ceilidh.kernel.table import Table
from ceilidh.say import LANGUAGES, speaker

PLACE = re.compile(r"(map/hex|market/good|contracts/contract):[a-z0-9.]+")


def played(seed: int) -> Table:
    options: dict[str, object] = {"automa": str(seed % 5 + 1), "modules": ["farmers-markets"]}
    table = ceilidh.new("clans", 2 + seed % 2, seed, options)
    chance = random.Random(seed)
    while table.actor is not None:
        table.play(chance.choice(table.legal()))
    return table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [5, 6])
def test_whole_games_are_told(language: str, seed: int) -> None:
    table, to = played(seed), speaker(language)
    beats = []
    for move in table.played:
        told = to.steps(table, move, table.names)
        assert bool(told) is to.has_steps(table, move)
        beats += told
    assert len(beats) > 300
    assert sum(beat.opens for beat in beats) > 15
    for beat in beats:
        assert beat.text.endswith("."), beat.text
        assert "{" not in beat.text
        assert beat.text[0].isupper() or beat.text[0].isdigit(), beat.text
        assert all(PLACE.fullmatch(place) for place in beat.places), beat.places
    (sentence, *_) = to.verdict(table)
    assert str(abs(table.scores()[0] - table.scores()[-1])) in sentence


def test_hexes_and_goods_of_steps_are_on_the_drawings() -> None:
    table = played(5)
    drawn = {part.name: part.markup for part in draw_parts(table.view())}
    for move in table.played:
        for beat in speaker("en").steps(table, move, table.names):
            for place in beat.places:
                part, target = place.split("/")
                if part != "contracts":  # those that were fulfilled have left the board
                    assert f'"{target}"' in drawn[part], place


def test_other_games_have_no_steps() -> None:
    table = ceilidh.new("glenmore", 2, 1)
    table.play(table.legal()[0])
    assert speaker("en").steps(table, table.played[0], table.names) == []
    assert not speaker("en").has_steps(table, table.played[0])
    assert speaker("en").verdict(table) == []
