"""docs/bots.md lists every term of the evaluations, with its weight."""

import re
from pathlib import Path
from typing import Any

import pytest

from ceilidh.bots.clans.evaluate import TERMS as CLANS
from ceilidh.bots.glenmore.evaluate import TERMS as GLENMORE
from ceilidh.bots.terms import Term, weigh
from ceilidh.kernel.registry import games

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
ROW = re.compile(r"^\| `([^`]+)` \| (-?[\d.]+) \| (.+) \|$", re.MULTILINE)


def section(heading: str) -> str:
    """The part of the page under a heading."""
    parts = re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    found = [part for part in parts if part.startswith(heading + "\n")]
    assert len(found) == 1, heading
    return found[0]


@pytest.mark.parametrize(("name", "terms"), [("clans", CLANS), ("glenmore", GLENMORE)])
def test_the_page_has_every_term(name: str, terms: tuple[Term[Any], ...]) -> None:
    (title,) = [game.title for game in games() if game.name == name]
    rows = [(row[0], float(row[1]), row[2]) for row in ROW.findall(section(title))]
    assert rows == [(term.name, term.weight, term.about) for term in terms]


@pytest.mark.parametrize("terms", [CLANS, GLENMORE])
def test_terms_are_named_once_and_described_in_one_line(terms: tuple[Term[Any], ...]) -> None:
    names = [term.name for term in terms]
    assert len(set(names)) == len(names)
    for term in terms:
        assert term.about and "\n" not in term.about
        assert term.weight != 0


def test_weights_are_points_for_a_unit() -> None:
    double: Term[int] = Term("double", "twice the number", 2.0, float)
    less: Term[int] = Term("less", "the number taken off", -0.5, float)
    assert weigh((double, less), 4) == 6.0
