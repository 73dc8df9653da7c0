"""Records as text: what is read, and what is said about what cannot be read."""

import pickle

import pytest

from ceilidh.kernel import record
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.event import Outcome

HEAD = '[Format "ceilidh 1"]\n[Game "peat 1"]\n[Players "2"]\n'


def test_a_whole_record() -> None:
    text = (
        HEAD
        + '[Options "modules=wind,secret; edition=old"]\n[Seats "Ann / Bob"]\n[Seed "-7"]\n'
        + '[Setup "side A1 B2; first 2"]\n\n# a remark\n1 take 2\n'
        + "2 take 3 > wind 2; card 7 8   # why not\n  end abc 3 4  \n"
    )
    data = record.parse(text)
    assert (data.game, data.version, data.players, data.seed) == ("peat", 1, 2, -7)
    assert data.options == {"modules": "wind,secret", "edition": "old"}
    assert data.names == ["Ann", "Bob"]
    assert data.setup == {"side": ["A1", "B2"], "first": ["2"]}
    assert [(line.number, line.seat, line.text) for line in data.lines] == [
        (10, 0, "take 2"),
        (11, 1, "take 3"),
    ]
    assert data.lines[1].script == {"wind": ["2"], "card": ["7", "8"]}
    assert (data.key, data.scores) == ("abc", "3 4")


def test_little_is_needed() -> None:
    data = record.parse(HEAD + "end")
    assert (data.options, data.names, data.seed, data.setup) == ({}, [], None, {})
    assert (data.lines, data.key, data.scores) == ([], "", "")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "The record is incomplete: its last line, 'end', is missing"),
        (HEAD + "1 take 2\n", "The record is incomplete: its last line, 'end', is missing"),
        (HEAD + "take 2\nend", "Line 4 is neither a header nor a move: 'take 2'"),
        (HEAD + '[Seats "Ann]\nend', "Line 4 is neither a header nor a move"),
        (HEAD + "end\n1 take 2", "Line 5: nothing may come after the line 'end'"),
        ("end", r'the header \[Format "ceilidh 1"\] is missing'),
        (
            HEAD.replace("ceilidh 1", "ceilidh 2") + "end",
            r'header \[Format "ceilidh 1"\] is missing',
        ),
        (HEAD.replace("peat 1", "peat") + "end", r'needs the headers \[Game "name version"\]'),
        (HEAD.replace("peat 1", "peat one") + "end", r'needs the headers \[Game "name version"\]'),
        (HEAD.replace('"2"', '"two"') + "end", r'and \[Players "n"\]'),
        (HEAD.replace('[Players "2"]\n', "") + "end", r'and \[Players "n"\]'),
    ],
)
def test_faults(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        record.parse(text)


def test_a_seed_that_is_no_number_counts_as_none() -> None:
    assert record.parse(HEAD + '[Seed "unknown"]\nend').seed is None


def test_lines_are_written() -> None:
    assert record.move_line(0, "take 2", []) == "1 take 2"
    outcomes = [Outcome("wind", "2"), Outcome("wind", "0")]
    assert record.move_line(3, "take 2", outcomes) == "4 take 2 > wind 2 0"
    assert record.end_line("abc", "3 4") == "end abc 3 4"
    assert record.end_line("abc", "") == "end abc"


def test_headers_keep_to_their_line() -> None:
    assert record.header("Seats", 'Ann "A"\nBob') == "[Seats \"Ann 'A' Bob\"]"


def test_of_a_long_line_the_beginning_is_told() -> None:
    with pytest.raises(RecordError) as caught:
        record.parse("x" * 100 + "\nend")
    told = "x" * 60
    assert str(caught.value) == f"Line 1 is neither a header nor a move: '{told}'."


def test_an_error_carries_what_it_is_made_of() -> None:
    """So that its sentence can be told in any language; as text it is English."""
    with pytest.raises(RecordError) as caught:
        record.parse("hello\nend")
    reason = caught.value.reason
    assert reason.template == "Line {line} is neither a header nor a move: '{text}'."
    assert reason.fields["line"] == 1 and str(reason.fields["text"]) == "hello"
    assert str(caught.value) == reason.text == "Line 1 is neither a header nor a move: 'hello'."
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)
