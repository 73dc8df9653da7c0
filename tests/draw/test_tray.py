"""What lies in the tray: pictures of single things, and what a seat has."""

from __future__ import annotations

import random

import pytest

import ceilidh
from ceilidh.draw.svg import draw_parts
from ceilidh.draw.svg.tray import art_of, draw_pictures, for_tray
from ceilidh.kernel.json_fields import rows
from ceilidh.kernel.json_fields import table as record

MODULES: dict[str, list[str]] = {
    "clans": ["awards", "future-contracts"],
    "glenmore": ["highlander", "great-glen"],
}


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_everything_that_is_not_on_a_board_has_a_picture(game: str) -> None:
    table = ceilidh.new(game, players=3, seed=5, options={"modules": MODULES[game]})
    choose = random.Random(1)
    kinds: set[str] = set()
    while table.actor is not None:
        view = table.view(table.actor)
        boards = [
            part.markup for part in draw_parts(view, "en", table.actor) if part.group == "board"
        ]
        named = {target for move in table.legal() for target in move.targets}
        drawn = {target for target in named if any(f'"{target}"' in it for it in boards)}
        shown = for_tray(view, sorted(named), drawn)
        assert set(shown) | drawn == named
        pictures = draw_pictures(view, "en", table.actor, None, shown)
        assert set(pictures) == set(shown)
        assert all(picture.startswith("<svg") for picture in pictures.values())
        kinds |= {target.split(":")[0] for target in shown}
        table.play(choose.choice(table.legal()))
    wanted = {"clans": {"good", "unit", "contract", "clan", "technology"}, "glenmore": {"resource"}}
    assert wanted[game] <= kinds
    assert not kinds & {"hex", "cell"}


def test_a_purse_holds_money_and_goods() -> None:
    table = ceilidh.new("clans", players=2, seed=1)
    choose = random.Random(1)
    for _ in range(40):
        table.play(choose.choice(table.legal()))
    held = dict(art_of(table.view(0)).purse(table.view(0), 0))
    seat = record(rows(table.view(0)["seats"])[0])
    assert held.pop("money") == seat["money"]
    assert held.pop("merchant") == seat["merchants"]
    assert held.pop("glory") == seat["glory"]
    assert held == record(seat["goods"])


def test_a_game_without_drawings_has_an_empty_tray() -> None:
    view = {"game": "nothing"}
    assert for_tray(view, ["thing:1"], []) == ["thing:1"]
    assert draw_pictures(view, "en", None, None, ["thing:1"]) == {}
    assert art_of(view).purse(view, 0) == []
