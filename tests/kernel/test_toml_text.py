"""Packs that are made to be slow, deep or odd are refused before anything works on them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ceilidh.kernel.component_data.pack_file import Pack, read_pack, read_word, write_pack
from ceilidh.kernel.component_data.toml_text import read_toml
from ceilidh.kernel.errors import DataError
from ceilidh.kernel.opening import new
from tests.kernel.test_pack_files import packed
from tests.shared.counted import grows_evenly, steps_of
from tests.shared.records import one_sentence

HEAD = 'format = "ceilidh pack 1"\ngame = "clans"\n'


def dotted(parts: int) -> str:
    return ".".join(["a"] * parts)


@pytest.mark.parametrize(
    "bomb",
    [
        f"{dotted(20_000)} = 1\n",
        f"[{dotted(20_000)}]\n",
        f"[[{dotted(20_000)}]]\n",
        f"x = {{ {dotted(20_000)} = 1 }}\n",
        "x = {" + ", ".join([f"{dotted(9)} = 1"] * 100) + "}\n",
        " . ".join(["'a'", '"b"'] * 10_000) + " = 1\n",
        f'x = """ "" \\""" # """\n{dotted(20_000)} = 1\n',
        f"x = '''''a'''''\n{dotted(20_000)} = 1\n",
        f'x = [1, # "\n2]\n{dotted(20_000)} = 1\n',
        "x = " + "[" * 20_000 + "]" * 20_000,
        "x = " + "{ a = " * 20_000 + "1" + "}" * 20_000,
        "x = " + "9" * 5_000,
        "x = 0x" + "f" * 5_000,
    ],
)
def test_a_bomb_is_refused_before_it_is_parsed(bomb: str) -> None:
    with pytest.raises(DataError) as caught:
        read_pack(HEAD + bomb)
    assert one_sentence(caught.value)
    # A step a sign would be the parser of Python at work on it.
    assert steps_of(lambda: read_pack(HEAD + bomb)) < 12 * len(bomb)


@pytest.mark.parametrize(
    "piece",
    [
        *('"""\\', '\\"""x', "'''x'", "a.", "[a.b]\n", "[[a.b]]\n", "a = [", "# x", '"a".'),
        *('x = "', "x = {", " ", "\n", "\\", '"', "'", "1_", "a = 1\n", "[1, ", "{a=1},"),
    ],
)
def test_twice_the_text_is_twice_the_work(piece: str) -> None:
    assert grows_evenly(lambda many: read_toml("pack", piece * many), 500)
    assert grows_evenly(lambda many: read_toml("pack", 'x = """' + piece * many), 500)


@pytest.mark.parametrize(
    "value",
    [
        *("nan", "inf", "-inf", "1.5", "1e400", "1979-05-27", "07:32:00", "1979-05-27T07:32:00Z"),
        *("1" * 30, "[[nan]]", "{ a = inf }", '{ "' + "k" * 200 + '" = 1 }'),
    ],
)
@pytest.mark.parametrize("place", ["tables.contracts.contract.1.hops", "whole.'ports.toml'.port"])
def test_what_no_table_has_is_refused(value: str, place: str) -> None:
    with pytest.raises(DataError) as caught:
        read_pack(f"{HEAD}{place} = {value}\n")
    assert one_sentence(caught.value)


@pytest.mark.parametrize(
    "value", ["NaN", "Infinity", "1.5", "null", "9" * 30, "[" * 200 + "]" * 200]
)
def test_a_word_has_no_more_than_a_file(value: str) -> None:
    fields = {"format": "ceilidh pack 1", "game": "clans"}
    whole = packed({**fields, "tables": {"contracts": {"contract": {"1": {"hops": "?"}}}}}, value)
    with pytest.raises(DataError) as caught:
        read_word(whole)
    assert one_sentence(caught.value)


def test_what_a_file_may_have_is_read_as_ever() -> None:
    text = """
    # a.b.c.d.e.f.g.h.i.j
    dotted.three.parts = 1
    'quoted "key"' = "a.b.c.d.e.f.g.h.i.j \\" # [[[[[[[[[[[[[[["
    long = \"\"\"
    a.b.c.d.e.f.g.h.i.j ""two"" \\\"\"\" [[[[[[[[[[[[[[[[ \"\"\"\"
    literal = '''x.x.x.x.x.x.x.x.x.x'''''
    list = [ # of tables
        { a = 1, b = [true, 'x'] },
        { a = -2_000 },
    ]
    [[head.of.rows]]
    id = 0x1F
    """
    assert read_toml("pack", text) == tomllib.loads(text)
    pack = Pack("clans").with_row("map_modules", "side", "A1", {"grid": "1 2\n1 G1 ~~\n"})
    assert read_pack(write_pack(pack)) == pack


def test_a_folder_is_read_as_carefully(tmp_path: Path) -> None:
    for text in (f"{dotted(20_000)} = 1\n", "ports = nan\n"):
        (tmp_path / "ports.toml").write_text(text, "utf-8")
        with pytest.raises(DataError) as caught:
            new("clans", 2, 1, {"data_pack": str(tmp_path)})
        assert one_sentence(caught.value)
