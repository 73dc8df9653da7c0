"""The reader of data tables: typed values, and a sentence for every fault."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ceilidh.kernel.component_data.datapack import (
    DataError,
    DataTable,
    folder_files,
    parse,
    read_text,
)

TEXT = """
count = 3
name = "ann"
open = true
sizes = [1, 2]
words = ["a", "b"]
grid = [["a"], ["b", "c"]]
goods = { wool = 2 }
[[row]]
id = 7
[[row]]
other = 1
"""


def record() -> DataTable:
    return parse("things.toml", TEXT)


def test_values() -> None:
    own = record()
    assert own.has("count")
    assert own.integer("count", 1, 3) == 3
    assert own.integer_or("missing", 1, 3, 2) == 2
    assert own.text("name", ("ann", "bob")) == "ann"
    assert own.text_or("missing", (), "eve") == "eve"
    assert own.flag("open", False) is True
    assert own.flag("shut", False) is False
    assert own.integers("sizes", 1, 2, 2) == (1, 2)
    assert own.texts("words", ()) == ("a", "b")
    assert own.text_lists("grid") == [("a",), ("b", "c")]
    assert own.amounts("goods", ("milk", "wool"), 5) == [0, 2]
    assert [row.name for row in own.records("row", "thing", "id")] == ["thing 7", "thing number 2"]
    own.done()


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda r: r.value("no"), 'things.toml: "no" is missing; add it.'),
        (lambda r: r.integer("count", 4, 5), '"count" is 3; write a whole number from 4 to 5.'),
        (lambda r: r.integer("open", 0, 5), '"open" is True; write a whole number from 0 to 5.'),
        (lambda r: r.integer("name", 0, 5), "\"name\" is 'ann'; write a whole number"),
        (lambda r: r.text("count", ()), '"count" is 3; write text in quotation marks.'),
        (lambda r: r.text("name", ("bob",)), '"name" is "ann"; write one of bob.'),
        (lambda r: r.flag("count", True), '"count" is 3; write true or false.'),
        (lambda r: r.integers("sizes", 1, 2, 3), '"sizes" has 2 entries; there must be 3.'),
        (lambda r: r.integers("words", 1, 2, -1), "an entry in \"words\" is 'a'; write a whole"),
        (lambda r: r.texts("name", ()), "\"name\" is 'ann'; write a list."),
        (lambda r: r.text_lists("words"), "an entry in \"words\" is 'a'; write a list of strings."),
        (lambda r: r.record("name"), "\"name\" is 'ann'; write a table."),
        (
            lambda r: r.amounts("goods", ("milk",), 5),
            'things.toml, goods: unknown key "wool"',
        ),
        (lambda r: r.done(), 'unknown key "count"; check the spelling or remove it.'),
    ],
)
def test_faults(ask: Callable[[DataTable], object], message: str) -> None:
    with pytest.raises(DataError) as caught:
        ask(record())
    assert message in str(caught.value)


def test_an_empty_list_of_one_or_more() -> None:
    with pytest.raises(DataError, match='"sizes" is empty; write at least one entry'):
        parse("things.toml", "sizes = []").integers("sizes", 1, 2, -1)


def test_files(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"the file is not valid TOML .* fix the syntax there"):
        parse("things.toml", "count = ")
    (tmp_path / "things.toml").write_text(TEXT)
    (tmp_path / "notes.txt").write_text("not data")
    assert folder_files(str(tmp_path), ("things.toml",)) == ["things.toml"]
    assert read_text(tmp_path / "things.toml") == TEXT
    with pytest.raises(
        DataError, match=r"things.toml: this is not a known data file; .* rows.toml"
    ):
        folder_files(str(tmp_path), ("rows.toml",))
    with pytest.raises(DataError, match=r"the folder cannot be read .* give an existing folder"):
        folder_files(str(tmp_path / "missing"), ())
    with pytest.raises(DataError, match=r"the file cannot be read .* check the file"):
        read_text(tmp_path / "missing.toml")
    (tmp_path / "things.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(DataError, match="is not UTF-8 text"):
        read_text(tmp_path / "things.toml")
