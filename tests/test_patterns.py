"""No pattern of the package can be made slow by a text: see tests/shared/backtracking.py."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.shared.backtracking import is_slow
from tests.shared.sources import PACKAGE, check, name_of, parse, python_files

WAYS = ("match", "fullmatch", "search", "sub", "split", "findall", "finditer")
COMPILE = "compile"
HOLE = "x"  # what stands for a name that is put into a pattern


# Drawings, the pages of the book and the sentences of the rules are made of our own texts; only
# what is searched there is not.
SOURCES = [
    *python_files(*[PACKAGE / name for name in ("kernel", "games", "bots", "shortcuts")]),
    *[path for path in python_files(PACKAGE / "say") if path.name != "rulebook.py"],
    *python_files(*[PACKAGE / name for name in ("box", "companion", "lessons", "server", "cli")]),
    PACKAGE / "book" / "search.py",
]

Found = tuple[Path, int, re.Pattern[str], set[str]]


def text_of(node: ast.expr) -> str:
    """The text of a pattern."""
    if isinstance(node, ast.JoinedStr):
        return "".join([text_of(one) for one in node.values])
    return str(node.value) if isinstance(node, ast.Constant) else HOLE


def flags_of(call: ast.Call) -> int:
    named = [ast.unparse(one.value) for one in call.keywords if one.arg == "flags"]
    given = [ast.unparse(one) for one in call.args]
    flags = [one.removeprefix("re.") for one in [*named, *given] if one.startswith("re.")]
    return sum([int(getattr(re, one)) for one in flags])


def calls(path: Path) -> Iterator[tuple[ast.Call, str, str]]:
    """Calls of `what.way(...)`."""
    text = path.read_text("utf-8")
    if not any(f".{way}(" in text for way in (*WAYS, COMPILE)):
        return
    for node in ast.walk(parse(path)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr in (*WAYS, COMPILE):
            yield node, ast.unparse(node.func.value), node.func.attr


def names(path: Path) -> dict[int, str]:
    """What the value of a line is called."""
    found = {}
    for node in ast.walk(parse(path)):
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            found[node.value.lineno] = ast.unparse(target)
    return found


def patterns() -> Iterator[Found]:
    """All patterns, and the ways in which they are used; one without a name in all of its file."""
    ways: dict[str, set[str]] = {}
    for path in SOURCES:
        for _, what, way in calls(path):
            if way in WAYS:
                ways.setdefault(what, set()).add(way)
    for path in SOURCES:
        found = list(calls(path))
        known = names(path) if found else {}
        for call, what, way in found:
            if what != "re":
                continue
            own = ways.get(known.get(call.lineno, ""), set())
            everything = {one for _, _, one in found if one in WAYS}
            used = {way} if way in WAYS else own or everything
            yield path, call.lineno, re.compile(text_of(call.args[0]), flags_of(call)), used


def test_no_pattern_can_be_made_slow() -> None:
    found = list(patterns())
    assert len(found) > 40 and all(ways for _, _, _, ways in found)
    check(
        [
            f"{name_of(path)}:{line}: {way} of {pattern.pattern} goes back more and more often"
            for path, line, pattern, ways in found
            for way in sorted(ways)
            if is_slow(pattern, way)
        ]
    )


@pytest.mark.parametrize(
    ("pattern", "way"),
    [
        (r"^(\d{1,3}) ([^>#]+?)(?: > ([^#]*?))?\s*(?:#(.*))?$", "match"),
        *((r"(a+)+b", "match"), (r"(?:a|a)*b", "match"), (r"(?:a|b|ab)*c", "match")),
        *((r"a*b", "search"), (r"\s+$", "sub"), (r"\s*(.*)", "fullmatch"), (r"a*a*b", "match")),
        *((r"(?:(?:a*)?b)*c", "match"), (r"a{1,600}a{1,600}b", "match"), (r"(?s:.)*a+$", "match")),
    ],
)
def test_what_is_slow_is_found(pattern: str, way: str) -> None:
    assert is_slow(re.compile(pattern), way)


@pytest.mark.parametrize(
    ("pattern", "way"),
    [
        *((r"a*b", "match"), (r"a+", "search"), (r"^\s+$", "search"), (r"(?:a|b)*c", "match")),
        *((r"\s*(.*)", "match"), (r"x*y*z", "match"), (r"a*+b", "match"), (r"a{1,60}a*b", "match")),
        *((r"[a-z]+@[a-z]+(\.[a-z]+)+", "fullmatch"), (r"\w+(?: \w+)*", "fullmatch")),
        *((r"(?:a|ab)*c", "match"), (r'"(?:[^"\\]|\\.)*"', "match")),
    ],
)
def test_what_is_even_is_let_through(pattern: str, way: str) -> None:
    assert not is_slow(re.compile(pattern), way)
