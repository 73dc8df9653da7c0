"""What others do is played back in steps of meaning: small moves belong to what they answer."""

from __future__ import annotations

import ceilidh
from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.server.table.story import steps_of_others
from ceilidh.server.table.text_cache import TextCache

SMALL = {"activate", "pay", "done", "walk", "put", "way", "gain", "buy"}


def played(moves: int) -> ceilidh.Table:
    table = ceilidh.new("glenmore", players=2, seed=3)
    bots = [make_bot("tacksman", "glenmore", 1, seat) for seat in range(2)]
    while len(table.played) < moves:
        assert table.actor is not None
        table.play(ask(bots[table.actor], table.game, table.state, table.actor).text)
    return table


def test_a_step_ends_before_the_next_one_begins_and_with_the_turn() -> None:
    table = played(60)
    steps = steps_of_others(TextCache(), table, [0])
    theirs = [number for number, one in enumerate(table.played, 1) if one.seat == 1]
    assert steps == sorted(set(steps)) and set(steps) <= set(theirs)
    assert 3 < len(steps) < len(theirs)
    for number in theirs:
        is_last = number == len(table.played) or table.played[number].seat == 0
        follows = not is_last and table.played[number].action.spec.word in SMALL
        assert (number in steps) is not follows or is_last
    assert steps[-1] == theirs[-1]


def test_a_viewer_without_a_seat_sees_the_steps_of_all_and_a_player_none_of_his_own() -> None:
    table = played(60)
    everything = steps_of_others(TextCache(), table, [])
    one, other = (steps_of_others(TextCache(), table, [seat]) for seat in (0, 1))
    assert everything == sorted({*one, *other}) and not {*one} & {*other}
    assert steps_of_others(TextCache(), table, [0, 1]) == []
