"""Every module of a game says all that it has to, in its own folder and nowhere else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from ceilidh.games.clans.components.pack import load as load_clans
from ceilidh.games.clans.modules.catalogue import ENTRIES as CLANS_ENTRIES
from ceilidh.games.glenmore.components.pack import load as load_glenmore
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as GLENMORE_ENTRIES
from ceilidh.kernel.entry import ModuleEntry, layer_file
from ceilidh.kernel.options import resolve
from ceilidh.kernel.registry import find
from ceilidh.kernel.ruled_game import RuledGame
from ceilidh.say import LANGUAGES, speaker
from ceilidh.say.catalogues import CONTEXT_MARK
from ceilidh.say.clans import BASE as CLANS_BASE
from ceilidh.say.glenmore import BASE as GLENMORE_BASE
from ceilidh.say.module_text import ModuleText, MoveKindText, merged
from tests.say import listening

AnyEntry = ModuleEntry[Any, Any]
ENTRIES: dict[str, tuple[AnyEntry, ...]] = {"clans": CLANS_ENTRIES, "glenmore": GLENMORE_ENTRIES}
BASES = {"clans": CLANS_BASE, "glenmore": GLENMORE_BASE}
COMPONENTS: dict[str, Any] = {"clans": load_clans(None), "glenmore": load_glenmore(None)}
MODULE = re.compile(r"\.modules\.(?!catalogue$)")
SAY = sorted((listening.SOURCE / "say").rglob("*.py"))

EVERY = pytest.mark.parametrize(
    ("game", "entry"),
    [
        pytest.param(game, entry, id=f"{game}-{entry.name}")
        for game, entries in ENTRIES.items()
        for entry in entries
    ],
)


def words_of(entry: AnyEntry) -> ModuleText:
    file = layer_file(entry.package, "text")
    assert file is not None, f"{entry.name} has no text.py"
    found = file.TEXT
    assert isinstance(found, ModuleText)
    return found


def named(table: Mapping[str, object], key: str) -> set[str]:
    """The words that a table of names has for one kind."""
    names = table.get(key, {})
    assert isinstance(names, Mapping), key
    return set(names)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_module_has_a_name_and_says_what_it_is(game: str, entry: AnyEntry, language: str) -> None:
    to = speaker(language)
    words = words_of(entry)
    assert words.name
    assert words.about
    listening.sound(to.name(game, "module", entry.name))
    about = to.name(game, "about", entry.name)
    listening.sound(about)
    assert len(about) < 120
    assert (about == words.about) is (language == "en")


# The rulebook calls it so; the notation has a word without a hyphen.
NAMED = {"handcar": "mini-train"}


@EVERY
def test_every_kind_of_move_has_words(game: str, entry: AnyEntry) -> None:
    assert set(words_of(entry).moves) == {spec.word for spec in entry.specs}
    # In English a kind of move is called by its word of the notation, whatever its context.
    for word, said in words_of(entry).moves.items():
        assert said.name.rpartition(CONTEXT_MARK)[2] == NAMED.get(word, word)


@EVERY
def test_every_step_that_waits_asks_for_something(game: str, entry: AnyEntry) -> None:
    words, asking = words_of(entry), set(listening.asking(entry.steps))
    assert set(words.prompts) == asking
    assert {*words.ends, *words.ended} <= asking


@EVERY
def test_every_line_of_the_score_sheet_is_named_and_reckoned(game: str, entry: AnyEntry) -> None:
    made = find(game)
    assert isinstance(made, RuledGame)
    options = resolve(made.options, {})
    module = entry.make(3, options, COMPONENTS[game])
    counts = sorted({made.players[0], 3})  # some lines are those of a solo game
    rules = [made.rules(players, options) for players in counts]
    lines = {line.name for one in rules for line in module.score_lines(one)}
    # A module may count a line of the base game in its own way.
    own = lines - set(BASES[game].lines)
    assert set(words_of(entry).lines) == own
    assert named(words_of(entry).names, "line") == own


@EVERY
def test_every_event_is_told(game: str, entry: AnyEntry) -> None:
    folder = entry.package.removeprefix("ceilidh.").replace(".", "/")
    told = listening.event_kinds(folder) - set(BASES[game].facts)
    assert set(words_of(entry).facts) == told


@EVERY
def test_every_option_and_its_values_have_names(game: str, entry: AnyEntry) -> None:
    words = words_of(entry)
    assert named(words.names, "option") == {option.name for option in entry.options}
    for option in entry.options:
        assert named(words.choices, option.name) == set(option.choices)


@EVERY
def test_every_target_is_explained(game: str, entry: AnyEntry) -> None:
    """What a move names can be asked about, by the module itself or by the base game."""
    targets = {domain.target for spec in entry.specs for domain in spec.domains if domain.target}
    known = {key.partition(":")[0] for key in (*words_of(entry).tips, *BASES[game].tips)}
    assert targets <= known


def test_two_cannot_have_words_for_the_same() -> None:
    entry = next(entry for entry in CLANS_ENTRIES if entry.specs)
    taken = entry.specs[0].word
    with pytest.raises(AssertionError, match=f"words for {taken}"):
        merged(ModuleText(moves={taken: MoveKindText(taken, "", "")}), CLANS_ENTRIES)
    with pytest.raises(AssertionError, match=f"words for {entry.name}"):
        merged(ModuleText(names={"module": {entry.name: "another"}}), CLANS_ENTRIES)


# --- and nowhere else -----------------------------------------------------------------------------


def folder_of(entry: AnyEntry) -> str:
    return entry.package.rpartition(".")[2]


def vocabulary(entry: AnyEntry) -> set[str]:
    """The words of notation and options that are a module's own."""
    return {
        entry.name,
        *[spec.word for spec in entry.specs],
        *[step.name for step in entry.steps],
        *[option.name for option in entry.options],
    }


def faults(path: Path, game: str, entries: tuple[AnyEntry, ...]) -> Iterator[str]:
    """Where a file of the layer names a module: in its text, by an import, by a word of it."""
    source = path.read_text("utf-8")
    base = {*BASES[game].moves, *BASES[game].prompts}
    words = set().union(*[vocabulary(entry) for entry in entries]) - base
    for folder in map(folder_of, entries):
        if folder in source.lower() or folder.replace("_", " ") in source.lower():
            yield f"{path.name} names {folder}"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in words:
            yield f"{path.name}:{node.lineno} has a word of a module: {node.value}"
        elif isinstance(node, ast.ImportFrom) and MODULE.search(node.module or ""):
            yield f"{path.name}:{node.lineno} imports {node.module}"


@pytest.mark.parametrize("game", list(ENTRIES))
def test_the_layer_names_no_module(game: str) -> None:
    files = [path for path in SAY if path.parent.name in ("say", game)]
    assert len(files) > 10
    assert [fault for path in files for fault in faults(path, game, ENTRIES[game])] == []


def test_a_file_that_names_a_module_is_seen(tmp_path: Path) -> None:
    for source in (
        "from ceilidh.games.clans.modules.auction.rules import auction",
        "x = 'butter'",
        "def _mackenzie(): pass",
        '"""As in the solo game."""',
    ):
        (tmp_path / "bad.py").write_text(source)
        assert list(faults(tmp_path / "bad.py", "clans", CLANS_ENTRIES)), source
