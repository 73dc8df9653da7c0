"""Resolved rules are kept for who asks again, but not for ever: anybody may ask for any."""

from itertools import product

from ceilidh.games.clans.game import CLANS
from ceilidh.kernel.options import resolve
from ceilidh.kernel.ruled_game import MOST_KEPT


def test_the_least_used_rules_are_dropped() -> None:
    usual = resolve(CLANS.options, {})
    first = CLANS.rules(2, usual)
    asked = 0
    for sides, players in product(product("12", repeat=4), (1, 2, 3, 4)):
        for edition in ("current", "first-printing"):
            text = " ".join(name + side for name, side in zip("ABCD", sides, strict=True))
            CLANS.rules(players, resolve(CLANS.options, {"map": text, "edition": edition}))
            asked += 1
            # Asked for again and again: it stays.
            assert CLANS.rules(2, resolve(CLANS.options, {})) is first
    assert asked > MOST_KEPT >= len(CLANS._kept)
