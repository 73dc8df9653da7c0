"""Perft: how many positions lie one, two, three ... moves ahead, as fixed numbers.

The counts cover `legal`, `apply` and `clone` together: a change here means that the rules changed
(or, for positions taken from recorded games, that those were written anew). Then raise the rules
version in meta.py and explain the new numbers.
"""

import pytest

import ceilidh
from ceilidh.games.clans.game import CLANS
from ceilidh.kernel.testing import perft
from tests.shared.records import text_of

SAME_MAP: dict[str, object] = {"map": "A1 B1 C1 D1"}


@pytest.mark.parametrize(
    ("players", "seed", "options", "counts"),
    [
        # Two pairs; then a first worker, the second one, and the first action of round 1.
        (1, 1, {}, [2, 93, 4346, 269130]),
        # Players + 1 pairs are on offer and each choice leaves one less: 3 x 2, 4 x 3 x 2, ...
        (2, 1, {}, [3, 6, 246, 9756]),
        (3, 1, {}, [4, 12, 24, 1146]),
        (4, 1, {}, [5, 20, 60, 120, 5976]),
        (3, 2, {"clans": "none"}, [4, 12, 24, 1392]),
        # Four covered hexes, three of which a worker could have used: 24 x (58 - 3).
        (3, 5, {"clans": "none", "tighter_map": True}, [4, 12, 24, 1320]),
        # Bids 0 to 30. After a bid b of 0 to 29 come 30 - b higher ones and dropping out, after 30
        # the choice of two pairs: 31 + 30 + ... + 2, plus 2.
        (2, 2, {"clans": "auction"}, [31, 497, 5132, 45437]),
        # The first printing knows no highest bid, the notation ends at 120: 121 + ... + 2, plus 2.
        (2, 2, {"clans": "auction", "edition": "first-printing"}, [121, 7382, 295701]),
    ],
)
def test_from_the_start(
    players: int, seed: int, options: dict[str, object], counts: list[int]
) -> None:
    table = ceilidh.new("clans", players, seed, {**SAME_MAP, **options})
    assert perft(CLANS, table.state, len(counts)) == counts


def test_first_workers_by_hand() -> None:
    """Without clans everyone can pay every hex: a woodcutter a forest, a miner a mountain."""
    state = ceilidh.new("clans", 3, 2, {**SAME_MAP, "clans": "none"}).state
    places = state.map.forest.count() + state.map.mountain.count()
    assert perft(CLANS, state, 4)[3] == 4 * 3 * 2 * places


@pytest.mark.parametrize(
    ("name", "move", "counts"),
    [
        ("1p-plain", 11, [4, 31, 323]),  # solo, one merchant and little money
        ("2p-mackenzie-robertson", 61, [102, 3997]),  # a cellar and river deltas
        ("2p-fergusson-macdonald", 53, [161, 12723]),  # fishermen
        ("3p-first-printing", 90, [100, 9050]),
        ("4p-plain", 96, [89, 5422]),
        ("2p-both-modules", 7, [1, 3, 9, 405]),  # port 3: discard, then gain 2 in any order
        ("4p-no-ports", 22, [56, 3379]),
    ],
)
def test_from_the_middle(name: str, move: int, counts: list[int]) -> None:
    table = ceilidh.load(text_of("clans", name))
    assert perft(CLANS, table.played[move].before, len(counts)) == counts


def test_the_end_has_no_moves() -> None:
    table = ceilidh.load(text_of("clans", "2p-plain"))
    assert perft(CLANS, table.state, 2) == [0, 0]
