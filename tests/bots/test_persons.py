"""Bots are people: a name each, drawn for a table, and a temper that fits the level."""

from __future__ import annotations

import pytest

from ceilidh.bots.persons import PERSONS, cast, level_of, level_title, person_named
from ceilidh.bots.profile import LEVELS


def test_nobody_is_called_as_another() -> None:
    assert len({one.name.casefold() for one in PERSONS}) == len(PERSONS)
    assert len({one.temper for one in PERSONS}) == len(PERSONS)


@pytest.mark.parametrize("level", LEVELS)
def test_there_are_enough_people_of_each_level(level: str) -> None:
    """For three bots, and for people who are called as two of them."""
    assert sum(one.level == level for one in PERSONS) >= 5


@pytest.mark.parametrize(
    ("bot", "level", "title"),
    [
        ("random", "easy", "random"),
        ("teacher", "easy", "teacher"),
        ("learner", "easy", "Easy"),
        ("crofter", "medium", "crofter"),
        ("tacksman", "medium", "Medium"),
        ("greedy", "medium", "Medium"),  # as it was called once
        ("laird", "strong", "laird"),
        ("chief", "strong", "Strong"),
        ("chief@0.2s", "strong", "Strong"),
        ("nobody:knows", "strong", "nobody:knows"),
    ],
)
def test_a_bot_is_one_of_the_people_of_its_level(bot: str, level: str, title: str) -> None:
    assert level_of(bot) == level
    assert level_title(bot) == title
    for draw in map(str, range(30)):
        found = person_named(cast([bot], [], draw)[0])
        assert found is not None and found.level == level


def test_names_follow_from_the_draw() -> None:
    bots = ["learner", "tacksman", "chief"]
    assert cast(bots, [], "table-1") == cast(bots, [], "table-1")
    assert cast(["chief"] * 3, [], "4") == ["Struan", "Torquil", "Ailsa"]
    assert len({tuple(cast(bots, [], str(draw))) for draw in range(30)}) > 20


def test_nobody_sits_at_a_table_twice_or_is_called_as_a_person() -> None:
    for draw in map(str, range(50)):
        names = cast(["learner"] * 8, ["MORAG", "Isla"], draw)
        assert len(set(names)) == 8
        assert not {"Morag", "Isla"} & set(names)
        # The four who are left come first; the others are of other levels.
        assert {"Hamish", "Kirsty", "Dougal", "Rory"} == set(names[:4])


def test_who_is_not_of_them_is_nobody() -> None:
    assert person_named("Ann") is None and person_named("") is None
