"""docs/bot-internals.md lists every term of the base games; modules describe their own."""

import re
from pathlib import Path
from typing import Any

import pytest

from ceilidh.bots.clans.evaluate import TERMS as CLANS
from ceilidh.bots.evaluation import ModuleEvaluation, Term, with_weights
from ceilidh.bots.glenmore.evaluate import TERMS as GLENMORE
from ceilidh.games.clans.modules.catalogue import ENTRIES as CLAN_ENTRIES
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as CHRONICLES
from ceilidh.kernel.entry import Entries, layer_files
from ceilidh.kernel.registry import find, list_games

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bot-internals.md"
ROW = re.compile(r"^\| `([^`]+)` \| (-?[\d.]+) \| (.+) \|$", re.MULTILINE)


def section(heading: str) -> str:
    """The part of the page under a heading."""
    parts = re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    found = [part for part in parts if part.startswith(heading + "\n")]
    assert len(found) == 1, heading
    return found[0]


@pytest.mark.parametrize(("name", "terms"), [("clans", CLANS), ("glenmore", GLENMORE)])
def test_the_page_has_every_term(name: str, terms: tuple[Term[Any], ...]) -> None:
    (title,) = [game.title for game in list_games() if game.name == name]
    rows = [(row[0], float(row[1]), row[2]) for row in ROW.findall(section(title))]
    assert rows == [(term.name, term.weight, term.about) for term in terms]


@pytest.mark.parametrize("terms", [CLANS, GLENMORE])
def test_terms_are_named_once_and_described_in_one_line(terms: tuple[Term[Any], ...]) -> None:
    names = [term.name for term in terms]
    assert len(set(names)) == len(names)
    for term in terms:
        assert term.about and "\n" not in term.about
        assert term.weight != 0


CATALOGUES = [("clans", CLANS, CLAN_ENTRIES), ("glenmore", GLENMORE, CHRONICLES)]


@pytest.mark.parametrize(("game", "terms", "entries"), CATALOGUES)
def test_terms_of_modules_describe_themselves(
    game: str, terms: tuple[Term[Any], ...], entries: Entries
) -> None:
    """Each has a line and a weight of its own, and a name that no other term has."""
    flow = find(game).flow
    names = [term.name for term in terms]
    for _, file in layer_files(entries, "evaluation"):
        judgement = file.EVALUATION
        assert isinstance(judgement, ModuleEvaluation)
        assert judgement != type(judgement)(), f"{file.__name__} says nothing"
        assert set(judgement.pending) <= set(flow.by_name), file.__name__
        for term in judgement.terms:
            assert term.about and "\n" not in term.about
            assert term.weight != 0
            names.append(term.name)
    assert len(set(names)) == len(names)


def test_weights_are_points_for_a_unit() -> None:
    double: Term[int] = Term("double", "twice the number", 2.0, float)
    less: Term[int] = Term("less", "the number taken off", -0.5, float)
    assert with_weights((double, less)).of(4) == 6.0
