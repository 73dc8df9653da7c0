"""The Clan board: its numbers keep clear of each other."""

import re
from math import dist

import pytest

from ceilidh.draw.svg.glenmore.clan_board import COIN, TOLL, ClanBoardLayout
from ceilidh.games.glenmore.components.clan_board import START
from ceilidh.games.glenmore.components.pack import load
from ceilidh.say import LANGUAGES, speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_toll_lies_on_a_coin(language: str) -> None:
    components = load(None)
    clans = tuple([clan.id for clan in components.clan_board.clans])
    layout = ClanBoardLayout(components, clans, speaker(language))
    spots = re.findall(r'class="toll" cx="([\d.]+)" cy="([\d.]+)"', str(layout.tolls))
    assert len(spots) == len(components.clan_board.roads)
    coins = [plate.corner() for field, plate in layout.plates.items() if field != START]
    for x, y in spots:
        assert min([dist((float(x), float(y)), coin) for coin in coins]) >= TOLL + COIN / 2


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Start"), ("fr", "Départ"), ("pt", "Início")]
)
def test_the_start_of_the_roads_is_a_place_and_no_command(language: str, name: str) -> None:
    """The button that starts a lesson has the same English word."""
    assert f">{name}</text>" in str(ClanBoardLayout(load(None), (), speaker(language)).drawn)
