"""The quick check finds the tests near a change."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.near import SHAPE, check, linters, near


def test_a_rule_file_has_the_tests_of_its_name_and_of_its_section() -> None:
    found = near(["src/ceilidh/games/clans/rules/expand.py"])
    assert {"tests/clans/rules/test_expand.py", "tests/clans/rules/test_expand_costs.py"} <= set(
        found
    )
    assert "tests/clans/rules/test_first_workers.py" in found  # cites a rule of CC-EXP
    assert set(SHAPE) <= set(found)
    assert not [name for name in found if name.startswith(("tests/glenmore", "tests/browser"))]


def test_a_file_has_the_tests_that_import_it() -> None:
    found = near(["src/ceilidh/server/table/undo_spans.py"])
    assert "tests/server/values/test_stored.py" not in found
    for name in set(found) - set(SHAPE):
        assert "server" in name


def test_a_test_is_near_itself_and_a_page_of_the_docs_has_its_checks() -> None:
    assert near(["tests/kernel/test_rows.py"]) == ["tests/kernel/test_rows.py"]
    assert near(["docs/status.md"]) == ["tests/test_docs.py"]
    assert near(["LICENSE"]) == []


def test_only_what_has_changed_is_linted() -> None:
    python = [word for one in linters(["scripts/near.py"]) for word in one]
    assert "npm" not in python and python.count("scripts/near.py") == 3
    script = "src/ceilidh/web/static/dom.js"
    assert [one[0] for one in linters([script])] == ["npm", "npm"]


def test_a_fault_of_linters_or_of_tests_is_one_of_the_whole(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad, failing = tmp_path / "bad.py", tmp_path / "test_failing.py"
    bad.write_text("import os\n", "utf-8")
    failing.write_text("def test_it() -> None:\n    raise AssertionError\n", "utf-8")
    assert check([str(bad)], []) != 0
    assert "F401" in capfd.readouterr().out
    assert check([], [str(failing)]) != 0
    failing.write_text("def test_it() -> None: ...\n", "utf-8")
    assert check([], [str(failing)]) == 0
