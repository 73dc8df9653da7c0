"""What a search asks of a position: keys, and the end of a turn."""

import ceilidh
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.search import move_is_due


def test_a_turn_ends_when_the_next_move_is_due() -> None:
    table = ceilidh.new("glenmore", 2, 1)
    ends = 0
    for _ in range(24):
        seat = table.actor
        assert seat is not None
        before = GLENMORE.clone(table.state)
        table.play(table.legal()[-1])
        over = GLENMORE.turn_over(before, table.state, seat)
        ends += over
        if over:
            assert move_is_due(table.state)
        elif not move_is_due(before):
            assert table.actor == seat and not move_is_due(table.state)
    assert ends > 3


def test_chance_is_not_in_the_key() -> None:
    table = ceilidh.new("glenmore", 2, 1)
    other = GLENMORE.clone(table.state)
    other.rng += 1
    assert GLENMORE.position_key(other) == GLENMORE.position_key(table.state)
    table.play(table.legal()[0])
    assert GLENMORE.position_key(other) != GLENMORE.position_key(table.state)


def test_rivals_cannot_be_frozen() -> None:
    table = ceilidh.new("glenmore", 2, 1)
    key = GLENMORE.key(table.state)
    GLENMORE.freeze_rivals(table.state, 0)
    assert GLENMORE.key(table.state) == key
