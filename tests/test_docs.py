"""The pages for newcomers are true: their code stands in the source, their moves can be read."""

import argparse
import ast
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from ceilidh.cli.app import parser
from ceilidh.games.clans.components.pack import load as load_clans
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import SPECS as CLANS_SPECS
from ceilidh.games.clans.modules.catalogue import ENTRIES as CLANS_ENTRIES
from ceilidh.games.glenmore.components.pack import load as load_glenmore
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.hooks import Module as Chronicle
from ceilidh.games.glenmore.kinds import SPECS as GLENMORE_SPECS
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as CHRONICLES
from ceilidh.kernel.action import Spec
from ceilidh.kernel.entry import Entries
from ceilidh.kernel.game import Game
from ceilidh.kernel.hooks import hooks_of, overrides
from ceilidh.kernel.optional_module import optional_module
from ceilidh.kernel.options import resolve
from ceilidh.kernel.ruleset import BaseModule, ModuleHooks
from ceilidh.server.settings import Settings
from scripts import moves, test_map, views

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
FOLDERS = (ROOT, DOCS, *[DOCS / name for name in ("api", "howto", "project", "recipes", "rulings")])
PAGES = sorted(page for folder in FOLDERS for page in folder.glob("*.md"))
BLOCK = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
# In some tables a first column says when a move comes up, or whose it is.
ROW = re.compile(r"^\| (?:[\w -]+ \| )?`([^`]+)` \| `([^`]+)` \|", re.MULTILINE)
CALLED = re.compile(r"^\| ([\w-]+) \| `(\w+)` \| (\w+)[^|]*\| .+ \| (.+) \|$", re.MULTILINE)
CALLED_TITLE = re.compile(r"### Hooks that \w+ call\n(.*?)\n### ", re.DOTALL)
HOOK = re.compile(r"^\| (?:[\w ]+ \| )?`(\w+)` \| (\w+)[^|]*\| .+ \| (.+) \|$", re.MULTILINE)


def lines_of(*patterns: str) -> set[str]:
    """All lines of the files, without their indentation."""
    paths = [path for pattern in patterns for path in ROOT.glob(pattern)]
    return {line.strip() for path in paths for line in path.read_text("utf-8").splitlines()}


def section(page: str, title: str) -> str:
    """The part of a page under a heading of the second level."""
    return (DOCS / page).read_text("utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("page", sorted(DOCS.glob("howto/add-*.md")), ids=lambda page: page.name)
def test_code_of_the_howtos_stands_in_the_source(page: Path) -> None:
    sources = {
        "python": lines_of("src/ceilidh/**/*.py", "tests/template/*.py"),
        "toml": lines_of("src/ceilidh/**/*.toml"),
    }
    blocks = BLOCK.findall(page.read_text("utf-8"))
    assert blocks
    for language, code in blocks:
        for line in code.splitlines():
            assert line.strip() in sources[language], f"{page.name}: {line}"


@pytest.mark.parametrize(
    "page", [*sorted(DOCS.glob("howto/add-*.md")), DOCS / "hooks.md"], ids=lambda page: page.name
)
def test_paths_in_the_pages_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    games = ROOT / "src/ceilidh/games"
    folders = (ROOT, ROOT / "src/ceilidh", games, games / "clans", games / "template", DOCS)
    for name in re.findall(r"`([\w/]+\.(?:py|md|toml))`", text):
        assert any((folder / name).exists() for folder in folders), f"{page.name}: {name}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)\)", page.read_text("utf-8")):
        assert link.startswith("https://") or (page.parent / link).exists(), f"{page.name}: {link}"


def commands() -> set[str]:
    """The commands that the command line has."""
    (found,) = [one for one in parser()._actions if isinstance(one, argparse._SubParsersAction)]
    return set(found.choices)


def test_the_reference_has_every_command() -> None:
    text = (DOCS / "command-line.md").read_text("utf-8")
    assert set(re.findall(r"^\| `ceilidh ([a-z]+)", text, re.MULTILINE)) == commands()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    for word in re.findall(r"(?:^|`)ceilidh ([a-z]+)\b(?= |`|$)", text, re.MULTILINE):
        assert word in commands(), f"{page.name}: ceilidh {word}"
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    # `make bread 1` is a move.
    makes = (
        [] if page.name == "notation.md" else re.findall(r"(?:^| {4}|`)make ([a-z]+)", text, re.M)
    )
    for word in makes:
        assert word in targets, f"{page.name}: make {word}"


@pytest.mark.parametrize(
    ("game", "title", "specs"),
    [(CLANS, "Clans of Caledonia", CLANS_SPECS), (GLENMORE, "Glen More II", GLENMORE_SPECS)],
    ids=lambda value: value.name if isinstance(value, Game) else "",
)
def test_every_kind_of_move_has_an_example(game: Game[Any], title: str, specs: list[Spec]) -> None:
    base = dict(ROW.findall(section("notation.md", f"Moves of {title}")))
    assert sorted(base) == sorted(spec.shape() for spec in specs)
    rows = base | dict(ROW.findall(section("notation.md", f"Moves of modules: {title}")))
    assert sorted(rows) == sorted(spec.shape() for spec in game.vocabulary.specs)
    for shape, example in rows.items():
        action = game.vocabulary.parse(example)
        assert action is not None, example
        assert action.spec.shape() == shape


def modules_of(game: Game[Any], entries: Entries, components: object) -> list[BaseModule]:
    options = resolve(game.options, {})
    return [entry.make(3, options, components) for entry in entries]


def families_of(hooks: type) -> dict[str, str]:
    """The first word of each hook's docstring, from the source: a compiled build keeps none."""
    path = ROOT / "src" / Path(*hooks.__module__.split(".")).with_suffix(".py")
    methods = [node for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    found = [node for node in methods if isinstance(node, ast.FunctionDef)]
    said = {node.name: ast.get_docstring(node) or "" for node in found}
    return {name: re.split(r"\W", text)[0] for name, text in said.items()}


@pytest.mark.parametrize(
    ("title", "hooks", "modules"),
    [
        ("Clans of Caledonia", Module, modules_of(CLANS, CLANS_ENTRIES, load_clans(None))),
        ("Glen More II", Chronicle, modules_of(GLENMORE, CHRONICLES, load_glenmore(None))),
    ],
    ids=["clans", "glenmore"],
)
def test_hooks_are_described_with_family_and_a_real_use(
    title: str, hooks: type, modules: list[BaseModule]
) -> None:
    page = CALLED_TITLE.sub("### ", section("hooks.md", title))
    rows = {row[0]: row[1:] for row in HOOK.findall(page)}
    families = families_of(hooks)
    scopes = hooks.__mro__[: hooks.__mro__.index(BaseModule)]
    own = {name: scope for scope in scopes for name in hooks_of(scope) if name != "at_table"}
    assert sorted(rows) == sorted(own)
    for name, (family, use) in rows.items():
        assert families[name] == family, name
        users = {one.name for one in modules if overrides(one, own[name], name)}
        assert users_named(use) <= users, name


def users_named(use: str) -> set[str]:
    return {one.split(":")[0] for one in use.split("; ")}


def hooks_by_caller(entries: Entries) -> dict[tuple[str, str], type]:
    """By caller and name of a hook the class that declares it, in `hooks.py` of the caller."""
    files = {entry.name: optional_module(f"{entry.package}.hooks") for entry in entries}
    return {
        (caller, name): scope
        for caller, file in files.items()
        if file is not None
        for scope in vars(file).values()
        if isinstance(scope, type) and ModuleHooks in scope.__bases__
        for name in hooks_of(scope)
    }


@pytest.mark.parametrize(
    ("title", "entries", "modules"),
    [
        ("Clans of Caledonia", CLANS_ENTRIES, modules_of(CLANS, CLANS_ENTRIES, load_clans(None))),
        ("Glen More II", CHRONICLES, modules_of(GLENMORE, CHRONICLES, load_glenmore(None))),
    ],
    ids=["clans", "glenmore"],
)
def test_hooks_that_modules_call_are_described(
    title: str, entries: Entries, modules: list[BaseModule]
) -> None:
    table = CALLED_TITLE.findall(section("hooks.md", title))[0]
    rows = {(row[0], row[1]): row[2:] for row in CALLED.findall(table)}
    called = hooks_by_caller(entries)
    assert sorted(rows) == sorted(called)
    for (caller, name), (family, use) in rows.items():
        scope = called[caller, name]
        assert families_of(scope)[name] == family, name
        users = {
            module.name
            for module in modules
            for answer in module.answers()
            if answer.owner == caller and getattr(type(answer), name) is not getattr(scope, name)
        }
        assert users_named(use) == users, name


def test_every_setting_of_the_server_is_described() -> None:
    pages = [(DOCS / f"howto/{name}.md").read_text("utf-8") for name in ("serve", "operate")]
    described = re.findall(r"^\| `CEILIDH_(\w+)` \|", "\n".join(pages), re.MULTILINE)
    assert sorted(described) == sorted(field.name.upper() for field in fields(Settings))


def test_the_moves_of_modules_are_printed_as_they_are() -> None:
    said = moves.PAGE.read_text("utf-8")
    assert said == moves.page(), "run `python -m scripts.moves --write`"


def test_the_keys_of_views_are_printed_as_they_are() -> None:
    said = views.PAGE.read_text("utf-8")
    assert said == views.page(), "run `python -m scripts.views --write`"


def test_the_map_of_the_tests_is_printed_as_it_is() -> None:
    said = test_map.PAGE.read_text("utf-8")
    assert said == test_map.page(), "run `python -m scripts.test_map --write`"
