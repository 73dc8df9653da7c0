"""Who knows more than others: views are compared, whatever they are made of."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.modules.dragon_boats.regatta import TOKEN, regatta
from ceilidh.games.glenmore.modules.haggis.rules import GAINING
from ceilidh.kernel.secrecy import tells_more
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table


@pytest.mark.parametrize(
    ("seen", "open_", "known", "more"),
    [
        ({"votes": ["", ""]}, {"votes": ["", ""]}, [], False),
        ({"votes": ["aye", ""]}, {"votes": ["", ""]}, [], True),
        ({"votes": ["aye", ""]}, {"votes": ["", ""]}, [{"votes": ["", "nay"]}], True),
        ({"votes": ["aye", ""]}, {"votes": ["", ""]}, [{"votes": ["aye", "nay"]}], False),
        ({"at": [["a"], []], "n": 1}, {"at": [[], []], "n": 1}, [{"at": [["a"], ["b"]]}], False),
        ({"at": [["a"], []], "n": 1}, {"at": [[], []], "n": 1}, [{"at": [[], ["b"]]}], True),
        ([1, 2], [1], [[1, 2]], False),
        ([1, 2], [1], [[1]], True),
    ],
)
def test_a_view_tells_more(seen: object, open_: object, known: list[object], more: bool) -> None:
    assert tells_more(seen, open_, known) == more


def table_of(module: str) -> Table:
    return ceilidh.new("glenmore", 2, 1, {"modules": [module]})


@pytest.mark.rule("GM-HID-09")
def test_a_haggis_token_drawn_unseen_is_known_to_its_seat() -> None:
    table = table_of("haggis")
    assert not table.others_know_more([0], 0)
    table.state.stack.append(Frame(GAINING.id, 1, 1))
    FLOW.settle(table.state)
    table.play("serve hidden", 1)
    assert table.others_know_more([0], 1)
    assert table.others_know_more([], 1)
    assert not table.others_know_more([1], 1)
    assert not table.others_know_more([0, 1], 1)
    assert not table.others_know_more([0], 0)


@pytest.mark.rule("GM-HID-07")
def test_reward_tokens_are_known_to_those_who_have_looked() -> None:
    table = table_of("dragon-boats")
    state = table.state
    lying = (TOKEN.index["coins"], TOKEN.index["whisky"])
    state.keep(regatta(state).with_tokens(0, lying, 0b10))
    assert table.others_know_more([0], 0)
    assert not table.others_know_more([1], 0)
    state.keep(regatta(state).with_tokens(0, lying, 0b11))
    state.keep(regatta(state).with_tokens(1, lying, 0b01))
    assert not table.others_know_more([0], 0)
    assert table.others_know_more([1], 0)
