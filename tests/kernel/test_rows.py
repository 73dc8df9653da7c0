"""What the rows of component tables share: marks of their origin, and checks of a whole table."""

from collections.abc import Callable

import pytest

from ceilidh.kernel.component_data import rows
from ceilidh.kernel.component_data.datapack import DataError, DataTable, parse
from ceilidh.kernel.component_data.rows import Marks

CATALOGUES = ("CC", "IN")


def record(text: str) -> DataTable:
    return parse("things.toml", text)


def marks(text: str) -> Marks:
    return rows.close(record(text), CATALOGUES)


def test_marks_of_a_row() -> None:
    found = marks(
        'source = "rulebook"\nrules = ["CC-DAT-01", "IN-GO-02"]\n'
        'reconstructed = ["source"]\ninferred = ["rules.1"]\npublic = ["rules"]\n'
    )
    assert found.source == "rulebook"
    assert found.rules == ("CC-DAT-01", "IN-GO-02")
    assert (found.reconstructed, found.inferred) == (("source",), ("rules.1",))
    assert found.public == ("rules",)


def test_a_data_pack_may_leave_the_marks_out() -> None:
    found = marks('source = "box"')
    assert (found.rules, found.reconstructed, found.inferred, found.public) == ((), (), (), ())


def test_a_whole_row_may_be_reconstructed() -> None:
    assert marks('source = "reconstructed"').reconstructed == ()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            'source = "rulebook"\nrules = ["CC-DAT-01", "GM-DAT-01"]',
            'things.toml: "GM-DAT-01" is not a rule id; write an id such as CC-DAT-01.',
        ),
        (
            'source = "rulebook"\ninferred = ["cost"]',
            'things.toml: "inferred" names "cost"; name fields of this record.',
        ),
        (
            'source = "reconstructed"\nreconstructed = ["source"]',
            'things.toml: "reconstructed" lists fields, but "source" already marks the whole '
            "record; remove the list or name another source.",
        ),
        ('source = "memory"', '"source" is "memory"; write one of rulebook, public'),
        ('source = "box"\ncost = 3', 'unknown key "cost"'),
    ],
)
def test_faults_of_marks(text: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        marks(text)
    assert message in str(caught.value)


def test_a_row_that_is_asked_for_and_not_there() -> None:
    fault = rows.missing_row("ports.toml", "port", "7")
    assert str(fault) == (
        "ports.toml, port 7: missing; add a [[port]] with that id, or correct the id."
    )


def once(words: list[str]) -> list[str]:
    return rows.check_once("ports.toml", "port", "name", words)


def all_there(words: list[str]) -> list[str]:
    return rows.check_all("ports.toml", "port", ("oban", "wick"), words)


def in_order(words: list[str]) -> list[str]:
    return rows.check_words("ports.toml", "port", ["oban", "wick"], words)


TWICE = "is used a second time; give every port its own name."
KEEP = "keep the ids of our table in their order; names and all else are free."


@pytest.mark.parametrize(
    ("check", "words", "faults"),
    [
        (once, ["oban", "wick"], []),
        (
            once,
            ["oban", "wick", "oban", "oban"],
            [
                f'port number 3: its name "oban" {TWICE}',
                f'port number 4: its name "oban" {TWICE}',
            ],
        ),
        (all_there, ["wick", "oban", "ayr"], []),
        (all_there, ["wick"], ["port oban: missing; add a [[port]] with that id."]),
        (in_order, ["oban", "wick"], []),
        (
            in_order,
            ["wick", "oban"],
            [f'port number 1: its id is "wick" instead of "oban"; {KEEP}'],
        ),
        (in_order, ["oban"], [f'port number 2: its id is "missing" instead of "wick"; {KEEP}']),
        (
            in_order,
            ["oban", "wick", "ayr"],
            [f'port number 3: its id is "ayr" instead of "missing"; {KEEP}'],
        ),
    ],
)
def test_checks_of_words(
    check: Callable[[list[str]], list[str]], words: list[str], faults: list[str]
) -> None:
    assert check(words) == [f"ports.toml, {fault}" for fault in faults]


@pytest.mark.parametrize(
    ("ids", "faults"),
    [
        ([4, 5, 6], []),
        ([4, 6, 6], ["port 6: its id should be 5; number them 4 to 6 in order."]),
        ([3, 4, 5], ["port 3: its id should be 4; number them 4 to 6 in order."]),
        (
            [4, 5],
            ["all port records: there are 2 records instead of 3; number them 4 to 6."],
        ),
        (
            [4, 5, 6, 7],
            ["all port records: there are 4 records instead of 3; number them 4 to 6."],
        ),
    ],
)
def test_numbers_count_up_from_the_first(ids: list[int], faults: list[str]) -> None:
    found = rows.check_numbers("ports.toml", "port", ids, first=4, count=3)
    assert found == [f"ports.toml, {fault}" for fault in faults]
