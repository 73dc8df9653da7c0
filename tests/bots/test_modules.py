"""What a bot thinks of a module stands in the module's folder and is found there by itself."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import invalidate_caches
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any

import pytest

from ceilidh.bots.clans import decision_context as clans
from ceilidh.bots.clans.evaluate import ClansJudge
from ceilidh.bots.evaluation import evaluations_of
from ceilidh.bots.glenmore import decision_context as glenmore
from ceilidh.bots.glenmore.evaluate import GlenMoreJudge
from ceilidh.games.clans.modules import tighter_map
from ceilidh.games.clans.modules.catalogue import ENTRIES as CLANS
from ceilidh.games.glenmore.modules import highlander
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as GLENMORE
from ceilidh.kernel.entry import ModuleEntry, layer_files
from ceilidh.kernel.state import Frame
from tests.clans.scenario import Scenario as ClansScenario
from tests.glenmore.scenario import Scenario as GlenMoreScenario

BOTS = Path(clans.__file__).resolve().parents[1]
SOURCE = BOTS.parent

CLANS_TERMS = """
    from ceilidh.bots.clans.module_evaluation import ClansModuleEvaluation
    from ceilidh.bots.evaluation import Term

    EVALUATION = ClansModuleEvaluation(
        terms=(Term("pence", "pounds once more", 5.0, lambda look: look.own.money),),
        pending={"turn": lambda look, frame: 40.0},
        produced=lambda look, produced: 100.0 if produced.this else 0.0,
        exports=lambda prospect, number: 1000.0,
        settlements=lambda prospect, number: 3000.0,
        imports=lambda state: [8.0, 8.0, 8.0],
    )
"""
GLENMORE_TERMS = """
    from ceilidh.bots.evaluation import ModuleEvaluation, Term

    EVALUATION = ModuleEvaluation(
        terms=(Term("eleven", "always the same", 2.0, lambda look: 11.0),),
        pending={"pay toll": lambda look, frame: 20.0 * frame.a},
    )
"""


Catalogue = Callable[..., None]


@pytest.fixture
def catalogue(monkeypatch: pytest.MonkeyPatch) -> Iterator[Catalogue]:
    """Changes for one test which modules the bots know; what they found is found anew."""

    def know(game: ModuleType, *entries: ModuleEntry[Any, Any]) -> None:
        monkeypatch.setattr(game, "ENTRIES", entries)
        forget()

    yield know
    forget()


def forget() -> None:
    clans.joined.cache_clear()
    glenmore.joined.cache_clear()


def made_up(
    folder: Path, monkeypatch: pytest.MonkeyPatch, entry: ModuleEntry[Any, Any], terms: str
) -> ModuleEntry[Any, Any]:
    """The entry with another folder, in which there is nothing but these terms."""
    package = f"made_up_{entry.name.replace('-', '_')}"
    (folder / package).mkdir()
    (folder / package / "__init__.py").touch()
    (folder / package / "evaluation.py").write_text(dedent(terms))
    monkeypatch.syspath_prepend(str(folder))
    invalidate_caches()
    return replace(entry, package=package)


@pytest.mark.parametrize("entries", [CLANS, GLENMORE])
def test_every_file_of_terms_is_found(entries: tuple[ModuleEntry[Any, Any], ...]) -> None:
    game = SOURCE / "games" / entries[0].package.split(".")[2]
    folders = sorted(file.parent for file in game.rglob("modules/**/evaluation.py"))
    files = [Path(file.__file__ or "") for _, file in layer_files(entries, "evaluation")]
    assert sorted(file.parent for file in files) == folders and folders
    # Compiled ones are extensions beside the source.
    assert {file.name.split(".")[0] for file in files} == {"evaluation"}


def test_only_modules_in_the_game_are_asked() -> None:
    scene = ClansScenario(2, clans=["mackenzie", "cunningham"])
    named = [names_of(ClansJudge(scene.state, seat)) for seat in range(2)]
    assert named == [["cellar"], []]
    produced = [
        clans.ClansDecisionContext(scene.state, seat).judgements.produced for seat in range(2)
    ]
    assert [[judge.__name__ for judge in one] for one in produced] == [["distilling"], ["butter"]]
    assert evaluations_of(CLANS, []) == []


def names_of(judge: ClansJudge) -> list[str]:
    return [term.name for term in judge.context.judgements.terms]


def test_a_term_of_a_new_module_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, catalogue: Catalogue
) -> None:
    """In a game that has the module, and in no other."""
    scene, other = ClansScenario(tighter_map=True), ClansScenario()
    scene.seat().money = other.seat().money = 20
    before = [ClansJudge(one.state, 0).value(one.state) for one in (scene, other)]
    entry = made_up(tmp_path, monkeypatch, tighter_map.ENTRY, CLANS_TERMS)
    catalogue(clans, entry)
    after = [ClansJudge(one.state, 0).value(one.state) for one in (scene, other)]
    context = clans.ClansDecisionContext(other.state, 0)
    prizes = context.export_prize(0) + context.settlement_prize(0)
    assert after[0] - before[0] == pytest.approx(5 * 20 + 0.9 * 40 + 100 + 4000 - prizes)
    assert after[1] == before[1]
    assert clans.ClansDecisionContext(scene.state, 0).imports == [8.0] * 3


def test_an_open_decision_of_a_new_module_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, catalogue: Catalogue
) -> None:
    scene = GlenMoreScenario(modules=["highlander"])
    entry = made_up(tmp_path, monkeypatch, highlander.ENTRY, GLENMORE_TERMS)
    catalogue(glenmore)
    before = GlenMoreJudge(scene.state, 0).before
    catalogue(glenmore, entry)
    assert GlenMoreJudge(scene.state, 0).before == pytest.approx(before + 22)
    scene.state.stack.append(Frame(scene.table.game.flow.id_of("pay toll"), 0, 3))
    assert GlenMoreJudge(scene.state, 0).before == pytest.approx(before + 22 + 0.95 * 60)


def test_what_is_found_out_once_is_found_out_at_the_decision() -> None:
    scene = ClansScenario(2)
    asked: list[int] = []

    def money(state: Any, seat: int) -> int:
        asked.append(seat)
        return int(state.seats[seat].money)

    context = clans.ClansDecisionContext(scene.state, 1)
    assert context.once(money) == context.once(money) == scene.seat(1).money
    assert asked == [1]


def test_no_file_of_the_bots_names_a_module() -> None:
    entries: list[ModuleEntry[Any, Any]] = [*CLANS, *GLENMORE]
    names = [entry.name.replace("-", "[-_ ]?") for entry in entries]
    word = re.compile(rf"(?<![a-z])(?:{'|'.join(names)})(?![a-z])", re.IGNORECASE)
    inside = re.compile(r"\.modules\.(?!catalogue\b)|\.modules import")
    faults = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in sorted(BOTS.rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if word.search(line) or inside.search(line)
    ]
    assert faults == []
