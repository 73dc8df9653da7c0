"""Face-down Haggis tokens are known to their owner alone (GM-HID-08, 09, GM-HID-Q1)."""

from __future__ import annotations

import json

import pytest

import ceilidh
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.modules.haggis.tokens import serving
from ceilidh.kernel.testing import RandomChoices
from ceilidh.say import speaker
from tests.glenmore.modules.arrange import module_view
from tests.glenmore.modules.feast import feast, gain, lay_table, tokens_of
from tests.glenmore.policy import rich_move
from tests.glenmore.scenario import Scenario


@pytest.mark.rule("GM-HID-08", "GM-HID-09", "GM-HID-Q1")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_only_the_owner_sees_a_table_and_nobody_the_supply(viewer: int) -> None:
    scenario = feast("12")
    lay_table(scenario, 1, "133")
    asked = None if viewer < 0 else viewer
    seen = module_view(scenario, "haggis", asked)
    tables = seen["tables"]
    assert tables == [[], ["1", "3", "3"] if viewer == 1 else ["", "", ""], []]
    assert seen["pool"] == 8
    assert seen["shown"] == ["1", "2"]


def drawn(value: str) -> Scenario:
    """A token of a value was drawn face down by seat 0; the chance that follows is the same."""
    scenario = feast("12")
    gain(scenario)
    scenario.table.repeat("serve hidden", None, {"hidden-haggis": [value]})
    return scenario


@pytest.mark.rule("GM-HID-08", "GM-HID-09")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_what_others_see_does_not_depend_on_the_token(viewer: int | None) -> None:
    seen = set()
    for value in "123":
        scenario = drawn(value)
        table = scenario.table
        log = [str(event.data()) for event in table.played[-1].events]
        said = speaker("en").line(table, table.played[-1], table.names)
        legal = [move.text for move in table.legal()]
        record, place = table.record(viewer), table.position(seat=viewer)
        view = json.dumps(table.view(viewer), sort_keys=True)
        seen.add((view, *log, said, *legal, record, place))
    assert len(seen) == 1


@pytest.mark.rule("GM-HID-Q1", "GM-HID-09")
def test_the_owner_has_it_in_view_and_record() -> None:
    assert [tokens_of(drawn(value), 0) for value in "123"] == [["1"], ["2"], ["3"]]
    assert "hidden-haggis 3" in drawn("3").table.record(0)
    assert "hidden-haggis" not in drawn("3").table.record()


@pytest.mark.rule("GM-HID-09")
def test_a_token_that_goes_back_is_not_told() -> None:
    texts = set()
    for tokens in ("11123", "32111"):
        scenario = feast("22")
        lay_table(scenario, 0, tokens)
        gain(scenario)
        scenario.play("serve 2")
        played = scenario.table.repeat("replace 1", None, {"haggis": ["1"]})
        said = speaker("en").line(scenario.table, played, scenario.table.names)
        texts.add(said)
        assert not any(event.thing == "3" for event in played.events)
    assert len(texts) == 1


@pytest.mark.rule("GM-HID-08", "GM-HID-09")
def test_a_guess_keeps_what_is_seen_and_mixes_the_rest() -> None:
    scenario = feast("12")
    lay_table(scenario, 0, "111")
    lay_table(scenario, 1, "333")
    guesses = set()
    for number in range(40):
        part = serving(GLENMORE.determinize(scenario.state, 0, number))
        assert part.tables[0] == (0, 0, 0)
        assert len(part.tables[1]) == 3
        assert part.shown == (0, 1)
        lying = [*part.shown, *part.tables[0], *part.tables[1]]
        assert [part.pool[value] + lying.count(value) for value in range(3)] == [6, 4, 3]
        guesses.add(part.tables[1])
    assert len(guesses) > 8


@pytest.mark.rule("GM-HID-08", "GM-HID-09")
def test_what_others_imagine_does_not_depend_on_the_token() -> None:
    for viewer in (None, 1, 2):
        worlds = [drawn(value).table.imagine(viewer, 6) for value in "123"]
        assert len({world.position(secrets=True) for world in worlds}) == 1
    own = [drawn(value).table.imagine(0, 6) for value in "123"]
    assert len({world.position(secrets=True) for world in own}) == 3


@pytest.mark.rule("GM-HID-09")
def test_a_whole_record_is_open_once_the_game_is_over() -> None:
    table = ceilidh.new("glenmore", 2, 6, {"modules": ["haggis"]})
    dice = RandomChoices(6)
    while table.actor is not None:
        seat, action = rich_move(table, dice)
        table.play(action, seat)
    assert "hidden-haggis" in table.record()
    assert ceilidh.load(table.record()).key() == table.key()
