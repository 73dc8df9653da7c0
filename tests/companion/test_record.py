"""A companion's record: its exact form, and that nothing cut off or altered passes for a game."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from dataclasses import replace

import pytest

from ceilidh.companion import Companion, SetUp, packed, unpacked
from ceilidh.companion.record import LONGEST
from ceilidh.games.clans.modules.automa.part import seat_of
from ceilidh.kernel.errors import CeilidhError, DataError

SET_UP = SetUp(2, 4, ("A1", "B2", "C1", "D2"), True, False, False, 77)
LINES = ["begin good wool", "draw automa_card 3; good wool; price +1", "price wool 9", "round"]
REFUSED = "^This Automa game cannot be read; start a new one\\.$"


def pressed(text: str) -> str:
    """Any text, packed as a record is."""
    return urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")


def test_the_first_line_says_how_the_table_is_laid() -> None:
    assert SET_UP.line() == "automa 1 2 4 A1 B2 C1 D2 100 77"
    other = replace(SET_UP, ports=False, trains=True, markets=True)
    assert other.line() == "automa 1 2 4 A1 B2 C1 D2 011 77"


@pytest.mark.parametrize("ports", [False, True])
@pytest.mark.parametrize("trains", [False, True])
@pytest.mark.parametrize("markets", [False, True])
def test_every_part_of_the_set_up_comes_back(ports: bool, trains: bool, markets: bool) -> None:
    setup = replace(SET_UP, ports=ports, trains=trains, markets=markets)
    assert unpacked(packed(setup, LINES)) == (setup, LINES)


def test_a_record_without_lines_is_one() -> None:
    assert unpacked(packed(SET_UP, [])) == (SET_UP, [])


def test_a_record_that_is_cut_off_anywhere_is_refused() -> None:
    word = packed(SET_UP, LINES)
    for end in range(len(word)):
        with pytest.raises(DataError, match=REFUSED):
            unpacked(word[:end])


def test_a_record_that_is_altered_anywhere_is_refused_or_the_same() -> None:
    """Some bits between the text and its checksum mean nothing."""
    word = packed(SET_UP, LINES)
    refused = 0
    for place, letter in enumerate(word):
        for other in "AZaz09-_!é":
            if other == letter:
                continue
            try:
                assert unpacked(word[:place] + other + word[place + 1 :]) == (SET_UP, LINES)
            except DataError:
                refused += 1
    assert refused > 9 * len(word)


@pytest.mark.parametrize("more", ["A", "AA", "AAAA", "=", "!", " ", "\n"])
def test_nothing_may_stand_after_a_record(more: str) -> None:
    with pytest.raises(DataError, match=REFUSED):
        unpacked(packed(SET_UP, LINES) + more)


def test_a_record_ends_somewhere() -> None:
    """What a small word unpacks to may be as large as its maker likes."""
    head = f"{SET_UP.line()}\n"
    whole = head + "x" * (LONGEST - len(head))
    assert unpacked(pressed(whole)) == (SET_UP, [whole[len(head) :]])
    with pytest.raises(DataError, match=REFUSED):
        unpacked(pressed(whole + "xx"))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "automa 2 2 4 A1 B2 C1 D2 100 77",
        "clans 1 2 4 A1 B2 C1 D2 100 77",
        "automa 1 2 4 A1 B2 C1 100 77",
        "automa 1 2 4 A1 B2 C1 D2 100 77 5",
        "automa 1 2 4 A1 B2 C1 D2 100 77 0123456789abcdeg",
        "automa 1 2 4 A1 B2 C1 D2 100 77 0123456789abcdef 5",
        "automa 1 two 4 A1 B2 C1 D2 100 77",
        "automa 1 2 four A1 B2 C1 D2 100 77",
        "automa 1 2 4 A1 B2 C1 D2 10 77",
        "automa 1 2 4 A1 B2 C1 D2 1000 77",
        "automa 1 2 4 A1 B2 C1 D2 100 seed",
    ],
)
def test_a_first_line_that_says_something_else_is_refused(line: str) -> None:
    with pytest.raises(DataError, match=REFUSED):
        unpacked(pressed(line))


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (replace(SET_UP, level=9), "automa"),
        (replace(SET_UP, sides=("A1", "A2", "C1", "D2")), "^Option map cannot be 'A1 A2 C1 D2'"),
        (replace(SET_UP, people=4), "players"),
    ],
)
def test_a_set_up_that_no_box_has_is_refused_in_a_sentence(setup: SetUp, said: str) -> None:
    with pytest.raises(CeilidhError, match=said):
        Companion(setup, [])


def test_the_table_is_laid_as_it_was_said() -> None:
    setup = SetUp(3, 2, ("A3", "B1", "C1", "D1"), False, True, True, 5)
    table = Companion(setup, []).table
    assert table.players == 4 and seat_of(table.state) == 3
    assert table.options["automa"] == "2" and table.options["ports"] is False
    assert table.options["map"] == "A3 B1 C1 D1"
    modules = table.options["modules"]
    assert isinstance(modules, (list, tuple))
    assert set(modules) >= {"trains", "farmers-markets", "industria-maps"}
    plain = Companion(SET_UP, []).table
    assert not plain.options["modules"] and plain.options["ports"] is True
    assert plain.state.display == [0] * len(plain.state.display)


@pytest.mark.parametrize("side", ["A1", "A2", "A3", "A4"])
def test_sides_of_the_expansion_need_its_maps(side: str) -> None:
    table = Companion(replace(SET_UP, sides=(side, "B1", "C1", "D1")), []).table
    modules = table.options["modules"]
    assert isinstance(modules, (list, tuple))
    assert ("industria-maps" in modules) is (side in ("A3", "A4"))
