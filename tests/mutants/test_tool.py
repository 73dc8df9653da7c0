"""The tool on a small package: what is caught, what survives, what hangs, and what is untouched."""

from __future__ import annotations

import json
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from scripts.mutants import __main__ as tool
from scripts.mutants import judging
from scripts.mutants.checkout import layer_of

SUMS = "src/ceilidh/games/glenmore/sums.py"
SPOKEN = "src/ceilidh/say/inner.py:3"
LINES = (
    "    return max(a, b)",
    "        count //= 2",
    "    return a + a",
    "    return a + 1",
)
FILES = {
    "pyproject.toml": """
[tool.pytest.ini_options]
pythonpath = ["."]
addopts = ["--strict-markers", "--import-mode=importlib"]
markers = ["rule(*ids)", "whole", "sample"]
""",
    "src/ceilidh/__init__.py": "",
    "src/ceilidh/games/__init__.py": "",
    "src/ceilidh/games/glenmore/__init__.py": "",
    SUMS: '''"""Sums (GM-C1)."""

from functools import cache
from time import sleep

LIMIT = 3


def larger(a: int, b: int) -> int:
    """The larger one (GM-C1-07)."""
    return max(a, b)


def limited(count: int) -> int:
    return LIMIT if count > LIMIT else count


def halved(count: int) -> int:
    while count:
        sleep(0.001)
        count //= 2
    return count


def doubled(a: int) -> int:
    return a + a


@cache
def kept() -> int:
    return 5


def unseen(a: int) -> int:
    return a + 1
''',
    "src/ceilidh/say/__init__.py": "",
    "src/ceilidh/say/speech.py": """
import subprocess
import sys

ASKED = "import ceilidh.say.inner as inner; print(inner.said(2))"


def heard() -> str:
    return subprocess.run(
        [sys.executable, "-c", ASKED], capture_output=True, text=True, check=True
    ).stdout.strip()
""",
    "src/ceilidh/say/inner.py": """
def said(number: int) -> str:
    return str(number + 1)
""",
    "tests/__init__.py": "",
    "tests/glenmore/test_sums.py": """
import pytest

from ceilidh.games.glenmore.sums import doubled, halved, kept, larger, limited


@pytest.mark.rule("GM-C1-07")
def test_larger() -> None:
    assert larger(1, 2) == larger(2, 1) == 2


@pytest.mark.rule("GM-C1-08")
def test_limited() -> None:
    assert limited(9) == 3


def test_reckoned() -> None:
    assert halved(2) == 0
    assert doubled(2) == 4


def test_kept_first() -> None:
    assert kept()


def test_kept_later() -> None:
    assert kept() == 5


@pytest.mark.whole
def test_whole() -> None:
    assert [limited(count) for count in range(5)] == [0, 1, 2, 3, 3]


def test_that_cannot_pass() -> None:
    raise ImportError("no such library here")
""",
    "tests/say/test_speech.py": """
from ceilidh.say.speech import heard


def test_heard() -> None:
    assert heard() == "3"
""",
}


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("checkout")
    for name, text in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return folder


class Told:
    """What the tool prints, and how it ends."""

    def __init__(self, root: Path, *arguments: str) -> None:
        out, errors = StringIO(), StringIO()
        with redirect_stdout(out), redirect_stderr(errors):
            self.status = tool.main(["--root", str(root), "--jobs", "1", *arguments])
        self.text, self.errors = out.getvalue(), errors.getvalue()

    def breaks(self) -> dict[str, Any]:
        """What became of each break, by the broken line."""
        return {one["after"]: one for one in json.loads(self.text)["breaks"]}


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SLACK", 5.0)


def line_of(text: str) -> str:
    number = FILES[SUMS].splitlines().index(text) + 1
    return f"{SUMS}:{number}"


@pytest.fixture(scope="module")
def broken(root: Path) -> dict[str, Any]:
    """Some lines, each broken in every way that the operators know."""
    lines = [SPOKEN, *map(line_of, LINES)]
    named = [part for one in lines for part in ("--file", one)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(judging, "SLACK", 5.0)
        told = Told(root, "--json", "--operators", "extreme,statement,arithmetic", *named)
    assert told.status == 0
    return told.breaks()


def files_in(root: Path) -> dict[str, str]:
    names = [path for path in root.rglob("*") if path.is_file() and "build" not in path.parts]
    return {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in names}


def test_caught_by_a_citing_test(broken: dict[str, Any]) -> None:
    one = broken["return min(a, b)"]
    assert (one["outcome"], one["citing"], one["layer"]) == ("caught", True, "games")
    assert one["test"] == "tests/glenmore/test_sums.py::test_larger"


def test_caught_by_another(broken: dict[str, Any]) -> None:
    one = broken["return a - a"]
    assert (one["outcome"], one["citing"]) == ("caught", False)
    assert one["test"] == "tests/glenmore/test_sums.py::test_reckoned"


def test_endless_loop_counts_as_caught(broken: dict[str, Any]) -> None:
    assert broken["pass"]["outcome"] == "hung"


def test_line_that_no_test_runs(broken: dict[str, Any]) -> None:
    one = broken["return a - 1"]
    assert (one["outcome"], one["ran"]) == ("untested", {})


def test_processes_of_a_test_are_traced(broken: dict[str, Any]) -> None:
    one = broken["return str(number - 1)"]
    assert (one["outcome"], one["test"]) == ("caught", "tests/say/test_speech.py::test_heard")


def test_survivors_are_listed_with_the_tests_that_ran(root: Path) -> None:
    place = line_of("    return LIMIT if count > LIMIT else count")
    told = Told(root, "--file", place, "--operators", "bound")
    assert f"{place}  (bound)" in told.text
    assert " -> return LIMIT if count >= LIMIT else count" in told.text
    assert "ran 5 tests: tests/glenmore/test_sums.py (5)" in told.text
    assert "games             1       0     0 %" in told.text
    assert told.status == 0


def test_name_set_on_import_is_asked_where_it_is_used(root: Path) -> None:
    found = Told(root, "--json", "--file", line_of("LIMIT = 3")).breaks()
    assert found.keys() == {"LIMIT = 2", "LIMIT = 4"}
    assert {one["test"] for one in found.values()} == {"tests/glenmore/test_sums.py::test_limited"}


def test_what_an_earlier_test_has_kept_is_asked_of_later_ones(root: Path) -> None:
    found = Told(root, "--json", "--file", line_of("    return 5")).breaks()
    assert {one["test"] for one in found.values()} == {
        "tests/glenmore/test_sums.py::test_kept_later"
    }


def test_whole_games_are_asked_on_demand(root: Path) -> None:
    place = line_of("    return LIMIT if count > LIMIT else count")
    found = Told(root, "--json", "--file", place, "--operators", "bound", "--whole").breaks()
    assert [sum(one["ran"].values()) for one in found.values()] == [6]


def test_lines_of_a_rule_are_judged_by_its_own_tests(root: Path) -> None:
    told = Told(root, "--json", "--rule", "GM-C1-07", "--operators", "extreme,constant")
    found = told.breaks()
    assert list(found) == ["return min(a, b)"]
    assert found["return min(a, b)"]["citing"]


def test_a_seed_draws_the_same_lines(root: Path) -> None:
    drawn = ["--package", "games", "--list", "--count"]
    three, four = (Told(root, *drawn, count, "--seed", "4").text for count in ("3", "4"))
    assert three == Told(root, *drawn, "3", "--seed", "4").text
    assert three != Told(root, *drawn, "3", "--seed", "5").text
    assert four.startswith(three)
    assert (three.count(" -> "), four.count(" -> ")) == (3, 4)


def test_source_is_left_untouched(root: Path) -> None:
    Told(root, "--package", "games", "--count", "2")
    assert files_in(root) == FILES
    assert {path.name for path in (root / "build").iterdir()} == {"mutants"}


def test_tests_that_fail_unbroken_are_an_error(root: Path) -> None:
    """The first time they are only left out, and said so; later they must not fail."""
    place = line_of("    return max(a, b)")
    speech = root / "tests/say/test_speech.py"
    flag = root / "tests/say/flag.txt"
    flag.write_text("yes")
    speech.write_text(
        "from pathlib import Path\n\nfrom ceilidh.games.glenmore.sums import larger\n\n\n"
        "def test_flag():\n"
        "    assert larger(1, 2) and Path(__file__).with_name('flag.txt').exists()\n"
    )
    try:
        told = Told(root, "--map")
        assert "1 do not pass here" in told.errors
        assert "ImportError: no such library here" in told.errors
        flag.unlink()
        told = Told(root, "--file", place, "--tests", "tests/say")
    finally:
        flag.unlink(missing_ok=True)
        speech.write_text(FILES["tests/say/test_speech.py"])
    assert told.status == 1
    assert "Unbroken, tests/say/test_speech.py::test_flag does not pass" in told.errors


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--package", "sya"], "There is no package sya; the packages are ceilidh, games, say."),
        (["--file", "src/ceilidh/say/tone.py"], "There is no source src/ceilidh/say/tone.py"),
        (["--operators", "bounds"], "There is no operator bounds"),
        (["--rule", "GM-C1-99"], "No test that passes here cites GM-C1-99."),
        (["--tests", "tests/sya"], "There are no tests in tests/sya."),
    ],
)
def test_unknown_names(root: Path, arguments: list[str], said: str) -> None:
    told = Told(root, *arguments)
    assert told.status == 2
    assert said in told.errors


@pytest.mark.parametrize(
    ("source", "layer"),
    [
        ("src/ceilidh/say/tone.py", "say"),
        ("src/ceilidh/games/clans/modules/solo/text.py", "say"),
        ("src/ceilidh/games/clans/modules/solo/rules.py", "games"),
        ("src/ceilidh/games/clans/words.py", "games"),
        ("src/ceilidh/__main__.py", "ceilidh"),
    ],
)
def test_layers(source: str, layer: str) -> None:
    assert layer_of(source) == layer
