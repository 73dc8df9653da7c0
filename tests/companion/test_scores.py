"""The final sheet of the Automa at the real table, by what people say of themselves."""

from __future__ import annotations

import pytest

from ceilidh.companion import Companion, SetUp
from ceilidh.companion.game import Person
from ceilidh.companion.scores import sheet, total

BEGIN = "begin good wool; price +1 +1"


def game(people: int, final: str = "", fulfilled: tuple[int, ...] = ()) -> Companion:
    """With one linked settlement of the Automa's own, and these contracts."""
    setup = SetUp(people, 3, ("A1", "B1", "C1", "D1"), True, False, False, 1)
    found = Companion(setup, [BEGIN])
    found.state.mine(found.seat).fulfilled = fulfilled
    found.state.mine(found.seat).money = 36
    if final:
        found.add(f"final {final}")
    return found


def test_every_line_of_the_sheet() -> None:
    """£36 are seven points at £5 each; level 3 brings 30 in place of glory."""
    found = game(1, "0:0")
    lines = dict(sheet(found))
    assert lines["money"] == 7 and lines["automa"] == 30 and lines["hops"] == 0
    assert lines["exports"] == 4 and lines["settlements"] == 12
    assert total(found) == 7 + 30 + 4 + 12
    assert list(lines) == [name for name, _ in found.table.sheet()]


@pytest.mark.rule("IN-AFS-05", "IN-AFS-08")
@pytest.mark.parametrize(
    ("own", "said", "exports", "settlements"),
    [
        ((4, 13), "1:0", 8, 12),  # more than the person
        ((4,), "1:1", 4, 6),  # as many: the prize is shared
        ((4,), "2:2", 4, 6),  # one behind: a close second
        ((4,), "3:3", 0, 6),  # contracts may be one behind, settlements two
        ((4,), "3:4", 0, 0),
    ],
)
def test_against_one_person_a_close_second_scores(
    own: tuple[int, ...], said: str, exports: int, settlements: int
) -> None:
    lines = dict(sheet(game(1, said, own)))
    assert (lines["exports"], lines["settlements"]) == (exports, settlements)


@pytest.mark.parametrize(
    ("people", "said", "exports", "settlements"),
    [
        (2, "0:0 0:0", 12, 18),
        (2, "2:2 0:0", 6, 12),
        (2, "2:2 2:2", 0, 6),
        (2, "1:1 0:0", 9, 15),
        (3, "2:2 2:2 2:2", 0, 0),
        (3, "0:2 0:2 0:0", 12, 6),
    ],
)
def test_against_several_the_ranks_score(
    people: int, said: str, exports: int, settlements: int
) -> None:
    lines = dict(sheet(game(people, said, (4,))))
    assert (lines["exports"], lines["settlements"]) == (exports, settlements)


def test_until_people_say_what_they_have_the_table_counts_nobody_elses() -> None:
    found = game(1, fulfilled=(4, 13))
    assert dict(sheet(found))["exports"] == 8
    assert found.final == []


def test_points_are_said_by_who_knows_them() -> None:
    found = game(2, "2:7:98 3:9")
    assert found.final == [Person(2, 7, 98), Person(3, 9, None)]
    found.add("final 2:7: 3:9:0")
    assert found.final == [Person(2, 7, None), Person(3, 9, 0)]
