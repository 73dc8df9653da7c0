"""Drawings that are remembered: the same as those drawn anew, and no more of them than is said."""

from pathlib import Path
from random import Random

import pytest

import ceilidh
from ceilidh.draw.svg import DrawingPart, draw_parts, drawing_cache
from ceilidh.draw.svg.drawing_cache import forget, remembered
from ceilidh.kernel.table import Table

pytestmark = pytest.mark.whole

TESTS = Path(__file__).parents[1]
VOTES = {"introductory": True, "modules": ["great-glen"]}


def past(table: Table, number: int, seat: int | None) -> dict[str, object]:
    """What a seat saw before a move."""
    return table.game.view(table.played[number].before, -1 if seat is None else seat)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_remembered_is_what_would_be_drawn(game: str, players: int) -> None:
    record = sorted((TESTS / game / "games").glob(f"{players}p-*.txt"))[0]
    table = ceilidh.load(record.read_text("utf-8"))
    tables = table.game.components(table.state)
    looks = [
        (past(table, number, seat), language, seat)
        for number in range(0, len(table.played), 12)
        for seat, language in ((0, "en"), (None, "en"), (1, "fr"), (1, "en"))
    ]
    forget()
    warm = [draw_parts(view, language, seat, tables) for view, language, seat in looks]
    for (view, language, seat), drawn in zip(looks, warm, strict=True):
        forget()
        assert draw_parts(view, language, seat, tables) == drawn


def council(table: Table, seat: int | None) -> DrawingPart:
    parts = draw_parts(table.view(seat), "en", seat)
    return next(part for part in parts if part.name == "great_glen")


def test_what_one_has_seen_no_other_sees() -> None:
    """A vote is drawn for its voter first, and for nobody else."""
    table = ceilidh.new("glenmore", players=2, seed=5, options=dict(VOTES))
    chance = Random(1)
    while len(table.actors) < 2:
        table.play(chance.choice(table.legal()))
    before = [council(table, seat).markup for seat in (1, None)]
    assert table.play("vote aye", 0).secret
    assert "votes AYE" in council(table, 0).markup
    for seat in (1, None):
        assert "votes AYE" not in council(table, seat).markup
        assert "has voted" in council(table, seat).markup
    assert [council(table, seat).markup for seat in (1, None)] != before


def test_no_object_is_compared_by_its_address() -> None:
    """The address of something that is gone may become that of another."""
    for game in ("clans", "glenmore"):
        table = ceilidh.new(game, players=2, seed=3)
        draw_parts(table.view(0), "en", 0)
    keys = [word for made in drawing_cache._kept for key in made for word in key]
    assert len(keys) > 1000
    assert not [word for word in keys if isinstance(word, str) and " at 0x" in word]


def test_a_drawing_is_made_once_and_again_when_too_many_were_kept() -> None:
    made: list[tuple[object, ...]] = []

    @remembered(2)
    def draw(goods: list[int], name: str, look: str = "") -> str:
        made.append((list(goods), name, look))
        return f"{goods}{name}{look}"

    goods = [1, 2]
    assert draw(goods, "a") == draw([1, 2], "a") == "[1, 2]a"
    assert len(made) == 1
    goods[0] = 7
    assert draw(goods, "a") == "[7, 2]a"
    assert len(made) == 2
    assert draw(goods, "a", look="x") == "[7, 2]ax"
    assert draw([1, 2], "a") == "[1, 2]a"
    assert [one[0] for one in made] == [[1, 2], [7, 2], [7, 2], [1, 2]]
    forget()
    assert draw([1, 2], "a") == "[1, 2]a"
    assert len(made) == 5
