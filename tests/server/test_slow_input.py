"""Whatever strangers send to a server: twice as much of it is at most twice the work.

What is work of C, such as reading a cookie, no step counts; `test_limits.py` shows what is refused
before it. `tests/kernel/test_slow_input.py` has the texts of records and positions.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from starlette.requests import HTTPConnection

from ceilidh.book.search import search
from ceilidh.box.catalogue import kind_named
from ceilidh.companion import SetUp, companion_of, packed, unpacked
from ceilidh.kernel.opening import new
from ceilidh.kernel.options import resolve
from ceilidh.kernel.registry import find
from ceilidh.server.clocks.pace import BOT, read_pace
from ceilidh.server.html.rule_links import books
from ceilidh.server.http.language import language
from ceilidh.server.notices.mail import clean_address
from ceilidh.server.table.stored_game import read_upload
from ceilidh.server.texts import clean_name, clean_note, clean_saying
from tests.shared.counted import grows_evenly
from tests.shared.records import text_of

RECORD = text_of("glenmore", "2p-introductory")
PIECES = (
    *(
        "x",
        " ",
        "\n",
        "a ",
        "a.",
        "1",
        "1 ",
        ",",
        ";",
        "-",
        "=",
        "\\",
        '"',
        "%41",
        "\u0130",
        "\u2028",
    ),
    *("\u0301", "\U000e0041", "()", "[", "{", "0", "great-glen,", "take ", "7.4 "),
)
GLENMORE = find("glenmore")
CLANS, OTHER = new("clans", 2, 1), new("glenmore", 2, 1)
SETUP = SetUp(1, 3, ("A1", "B1", "C1", "D1"), ports=True, trains=False, markets=False, seed=7)


def header(name: bytes, value: str) -> HTTPConnection:
    head = (name, value.encode("utf-8", "replace"))
    return HTTPConnection({"type": "http", "headers": [head], "query_string": b""})


READERS: dict[str, Callable[[str], object]] = {
    "name": clean_name,
    "chat": clean_saying,
    "note": clean_note,
    "language": lambda text: language(header(b"accept-language", text)),
    "search": lambda text: search(books()[0], text, "en"),
    "pace": lambda text: read_pace(text, BOT),
    "mail": clean_address,
    "modules": lambda text: resolve(GLENMORE.options, {"modules": text}),
    "modules, listed": lambda text: resolve(GLENMORE.options, {"modules": [text] * 100}),
    "move of Clans": lambda text: CLANS.parse(text),
    "move of Glen More II": lambda text: OTHER.parse(text),
    "address of an Automa": unpacked,
    "line of an Automa": lambda text: companion_of(SETUP, ["begin", text]),
}


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("read", READERS.values(), ids=READERS)
def test_a_text(read: Callable[[str], object], piece: str) -> None:
    assert grows_evenly(lambda many: read(piece * many), 300)
    assert grows_evenly(lambda many: read("a" + piece * many + "!"), 300)


@pytest.mark.parametrize(
    "line",
    [
        *("passed 0", "map -8.3", "imports 3 0 2", "prices 4 4 4 4 4 4", "price wool 4"),
        *("contracts 4 13", "boxes 17", "correct money=9", "people 2:7", "final 2:7"),
    ],
)
def test_many_lines_of_an_automa(line: str) -> None:
    def read(many: int) -> object:
        setup, lines = unpacked(packed(SETUP, ["begin", *[line] * many]))
        return companion_of(setup, lines)

    assert grows_evenly(read, 100)


@pytest.mark.parametrize("kind", ["tiles", "landmarks"])
def test_the_form_of_a_component(kind: str) -> None:
    found = kind_named("glenmore", kind)
    assert found is not None
    names = [one.name for one in found.fields]
    for value in ("", "1", "x", "1,1|1,2"):
        sent = {name: [value] for name in names}

        def read(many: int, sent: dict[str, list[str]] = sent) -> object:
            return found.read({name: values * many for name, values in sent.items()})

        assert grows_evenly(read, 200)


@pytest.mark.parametrize(
    "lines",
    [["# comment"], ["@ red tile:x"], ["(", "{}", ")"], ["(", "# why", "{}", "{}", ")"], ["..."]],
)
@pytest.mark.parametrize("place", [1, 60, 120])
def test_what_stands_beside_the_moves_of_a_record(lines: list[str], place: int) -> None:
    """Variations are played: from the move before them, and not from the beginning."""
    record = RECORD.splitlines()
    first = next(number for number, line in enumerate(record) if line[:1].isdigit())
    at = first + place
    beside = [line.format(record[at - 1]) for line in lines]

    def read(many: int) -> object:
        return read_upload("\n".join([*record[:at], *beside * many, *record[at:]]) + "\n")

    assert grows_evenly(read, 60)
