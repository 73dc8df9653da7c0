"""Numbers of the Automa that people correct by hand, and the score if the game ended now."""

from __future__ import annotations

import pytest

from ceilidh.companion import Companion, SetUp, companion_of
from ceilidh.companion.corrections import corrections, lists_of
from ceilidh.companion.scores import sheet
from ceilidh.games.clans.modules.automa.part import automaton
from ceilidh.kernel.errors import CeilidhError

LOOK = SetUp(2, 3, ("A1", "B1", "C1", "D1"), True, True, False, 1, "", True)
BEGIN = ["begin good wool; price +1 +1", *["first none"] * 4]


def game(*lines: str) -> Companion:
    return companion_of(LOOK, [*BEGIN, *lines])


def test_every_number_can_be_corrected() -> None:
    found = game()
    for one in corrections(found.state, found.seat):
        for number in (one.least, one.most):
            found = game(f"correct {one.word}={number}")
            assert one.read(found.state, found.state.seats[found.seat]) == number, one.word
        for number in (one.least - 1, one.most + 1):
            with pytest.raises(CeilidhError, match="The Automa does not understand"):
                game(f"correct {one.word}={number}")


def test_lists_can_be_corrected() -> None:
    found = game("correct fulfilled=4,13 box=7 discard=1,2 removed=10")
    assert lists_of(found.state, found.seat) == {
        "box": (7,),
        "fulfilled": (4, 13),
        "discard": (1, 2),
        "removed": (10,),
    }
    assert automaton(found.state).deck == tuple([n for n in range(3, 15) if n != 10])
    found.add("correct box=")
    assert found.state.seats[-1].box == ()


@pytest.mark.parametrize(
    "words", ["money", "money=x", "wealth=3", "box=999", "discard=23", "fulfilled=4,4", "linked=x"]
)
def test_a_correction_that_makes_no_sense_is_refused(words: str) -> None:
    with pytest.raises(CeilidhError, match="The Automa does not understand"):
        game(f"correct {words}")


@pytest.mark.rule("IN-AFS-04", "IN-ATM-05", "IN-AFS-Q1")
def test_the_score_if_the_game_ended_now() -> None:
    """£40 are 8 points; level 3 brings 30, and 30 more with trains."""
    found = game("correct money=40 linked=5")
    lines = dict(sheet(found))
    assert lines["money"] == 8 and lines["automa"] == 60
    assert lines["exports"] == 0 and lines["settlements"] == 0  # nobody has said anything yet
    found.add("people 0:6 1:4")
    lines = dict(sheet(found))
    assert lines["settlements"] == 12 and lines["exports"] == 0 + 3
    with pytest.raises(CeilidhError):
        found.add("people 0:6")
