"""Perft: how many positions lie one, two, three ... moves ahead, as fixed numbers.

The counts cover `legal`, `apply` and `clone` together: a change here means that the rules changed
(or, for positions taken from recorded games, that those were written anew). Then raise the rules
version in meta.py and explain the new numbers.
"""

import pytest

import ceilidh
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.kernel.testing import perft
from tests.glenmore.scenario import Scenario
from tests.shared.records import text_of

BOTH = ["highlander", "great-glen"]


@pytest.mark.parametrize("players", GLENMORE.players)
@pytest.mark.parametrize(
    ("tile", "counts"),
    [
        # Above and below both Home tiles; then the tile, village, castle, or none of them.
        ("inshriach", [1, 4, 16]),
        # A river goes on at the end where the Scot stands; the castle is not beside it.
        ("ballachulish", [1, 1, 3]),
    ],
)
def test_one_free_tile_by_hand(players: int, tile: str, counts: list[int]) -> None:
    assert perft(GLENMORE, Scenario(players, (tile,)).state, 3) == counts


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        # Two players vote with one piece or, once, with two: AYE, NAY and three pairs.
        (2, [5, 5 * 5, 5 * 5 * 5]),
        (3, [5, 5 * 2, 5 * 4, 5 * 8]),
        (4, [5, 5 * 2, 5 * 4, 5 * 8, 5 * 16]),
    ],
)
def test_a_council_by_hand(players: int, counts: list[int]) -> None:
    """Five cards to choose from; then all vote, each with as many possibilities as before."""
    scenario = Scenario(players, ("somerled",), modules=["great-glen"])
    scenario.play("take somerled", "claim macleod")
    assert perft(GLENMORE, scenario.state, len(counts)) == counts


@pytest.mark.parametrize(
    ("players", "seed", "options", "counts"),
    [
        (2, 1, {}, [10, 46, 270, 1368]),
        (3, 1, {}, [10, 64, 428, 2025]),
        (4, 1, {}, [9, 60, 380, 1744]),
        # As above, but a Scot that is paid may come from any tile and overlays are easier.
        (3, 1, {"edition": "english"}, [10, 66, 432, 2065]),
        (3, 1, {"die": True}, [9, 42, 236, 1151]),
        (3, 2, {"modules": ["highlander"]}, [9, 32, 116, 616]),
        (4, 2, {"modules": ["highlander"], "sideways_mountain": True}, [9, 35, 173, 887]),
        (3, 1, {"modules": ["great-glen"]}, [10, 64, 274, 879]),
        (4, 1, {"modules": BOTH, "die": True}, [7, 43, 190, 626]),
    ],
)
def test_from_the_start(
    players: int, seed: int, options: dict[str, object], counts: list[int]
) -> None:
    table = ceilidh.new("glenmore", players, seed, options)
    assert perft(GLENMORE, table.state, len(counts)) == counts


@pytest.mark.parametrize(
    ("name", "move", "counts"),
    [
        ("2p-plain", 138, [7, 44, 366]),  # tiles are removed
        ("2p-english-both", 121, [24, 215, 1499]),  # a clan marker is put
        ("3p-both", 75, [8, 36, 115]),  # the Mountain can be climbed
        ("3p-great-glen", 77, [2, 4, 4, 4]),  # a council; most have one kind of piece left
        ("3p-introductory", 100, [8, 40, 120]),
        ("3p-end-middle", 147, [20, 177, 1263]),  # nothing can be paid
        ("4p-both-die", 71, [2, 10, 50]),  # the last vote
        ("4p-english-plain", 122, [6, 36, 248]),  # a tile of the discard pile
        ("4p-english-sideways", 241, [3, 51, 545]),  # a toll
    ],
)
def test_from_the_middle(name: str, move: int, counts: list[int]) -> None:
    table = ceilidh.load(text_of("glenmore", name))
    assert perft(GLENMORE, table.played[move].before, len(counts)) == counts


def test_the_end_has_no_moves() -> None:
    table = ceilidh.load(text_of("glenmore", "2p-plain"))
    assert perft(GLENMORE, table.state, 2) == [0, 0]
