"""Whatever a record or a position is made of, twice as much of it is twice the work."""

from __future__ import annotations

import pytest

from ceilidh.kernel import position, position_text, record
from ceilidh.kernel.errors import RecordError
from tests.shared.counted import grows_evenly
from tests.shared.records import one_sentence

RECORD = '[Format "ceilidh 1"]\n[Game "clans 1"]\n[Players "2"]\n{}\nend\n'
POSITION = '[Format "ceilidh position 1"]\n[Game "clans 1"]\n{}\n'
SIZE = 400

# What is said again and again: of a line, and as lines of their own.
PIECES = (
    *(
        " ",
        "x",
        "#",
        ">",
        " > ",
        ";",
        "a 1; ",
        '"',
        '\\"',
        "\\",
        "[",
        "]",
        ",",
        "[,",
        "1 ",
        ":",
        "=",
        "%",
    ),
    *("/", " / ", "%41", "a=1;", "a.", "..", "(", ")", "@", "é", "\t", "\u2028", "9"),
)
LINES = ("1 a", "# x", "@ red a b", "(", ")", "...", '[A "b"]', "1 a # b", "1 a > b c", "x", "a: 1")


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize(
    "line",
    [
        *("1 a > {}x", "1 {}x", "1 a # {}x", "# {}", "@ {}", "{}", "[{}", "end {}"),
        *('[Options "{}x"]', '[Setup "{}x"]', '[Seats "{}x"]', '[Seed "{}"]', '[A{} "b"]'),
    ],
)
def test_a_line_of_a_record(line: str, piece: str) -> None:
    def read(many: int) -> object:
        return record.parse(RECORD.format(line.format(piece * many)))

    assert grows_evenly(read, SIZE)


@pytest.mark.parametrize("line", LINES)
def test_many_lines_of_a_record(line: str) -> None:
    assert grows_evenly(lambda many: record.parse(RECORD.format(f"1 a\n{line}\n" * many)), SIZE)
    assert grows_evenly(
        lambda many: record.parse(RECORD.format("1 a\n" + f"{line}\n" * many)), SIZE
    )


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("line", ["{}: 1", "a: {}", "a: {}x", 'a "{}: 1', "a: [{}", '"{}'])
def test_a_line_of_a_position(line: str, piece: str) -> None:
    def read(many: int) -> object:
        return position_text.parse(POSITION.format(line.format(piece * many)))

    assert grows_evenly(read, SIZE)


def test_many_lines_of_a_position() -> None:
    def read(many: int) -> object:
        lines = [f"a {number}: {number}" for number in range(many)]
        return position_text.parse(POSITION.format("\n".join(lines)))

    assert grows_evenly(read, SIZE)


@pytest.mark.parametrize("way", ["a " * 50_000, "0 " * 50_000, '"a"' * 50_000])
def test_a_way_of_a_position_is_short(way: str) -> None:
    with pytest.raises(RecordError) as caught:
        position.read(POSITION.format(f"{way}: 1"))
    assert one_sentence(caught.value)
