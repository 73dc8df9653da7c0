"""What the tests of words share: games to talk about, and what makes a text sound."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import ceilidh
from ceilidh.kernel.flow import Step
from ceilidh.kernel.table import Played, Table
from ceilidh.say import Tip
from ceilidh.say.move_parts import TurnCut, TurnCutter, TurnPieces
from ceilidh.say.rulebook import catalogue
from tests.shared.records import table_of, texts_of

TESTS = Path(__file__).resolve().parents[1]
SOURCE = Path(ceilidh.__file__).resolve().parent
TRANSLATED = ("fr", "pt")
# Not the regional forms, which share most of their words with a language.
WHOLE = ("en", *TRANSLATED)
# Words that no French or Portuguese text of ours has.
ENGLISH = re.compile(
    r"\b(the|and|gains?|pays?|takes?|with|from|your|each|tiles?|buys?|sells?|builds?|costs?|round)\b"
)


def turns_of(played: list[Played], words: TurnCutter) -> list[TurnPieces]:
    """The turns of a whole game."""
    cut = TurnCut(words)
    for number, one in enumerate(played, 1):
        cut.add(number, one)
    return cut.turns


def recorded(game: str) -> list[Table]:
    """The recorded games, which between them show nearly everything that can happen."""
    return [table_of(game, name) for name in texts_of(game)]


def sound(text: str) -> None:
    """A text is said to the end: nothing in braces, nothing doubled, no loose ends."""
    assert text.strip() == text != ""
    assert not re.search(r"[{}]|  |\.\.|\bNone\b|_", text), text


def foreign(text: str, names: set[str]) -> None:
    """A text without English but for proper names."""
    for name in names:
        text = text.replace(name, "")
    assert not ENGLISH.search(text), text


def explained(tip: Tip) -> None:
    """A tip has a title, says something, and names rules that there are."""
    sound(tip.title)
    sound(tip.whole)
    assert tip.whole.endswith(".")
    assert tip.rules
    assert set(tip.rules) <= set(catalogue()), tip.rules


def event_kinds(folder: str) -> set[str]:
    """Every kind of event that the sources of a folder of the package can tell."""
    found: set[str] = set()
    for path in sorted((SOURCE / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = {"Event": 0, "note": 1}.get(node.func.id, -1)
                if 0 <= place < len(node.args):
                    kind = node.args[place]
                    if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                        found.add(kind.value)
    return found


def asking(steps: Iterable[Step[Any]]) -> list[str]:
    """The names of the steps that wait for a decision."""
    return [step.name for step in steps if type(step).legal is not Step.legal]
