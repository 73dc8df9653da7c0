"""The pages for newcomers are true: their code stands in the source, their moves can be read."""

import argparse
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from ceilidh.cli.app import parser
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.modules.catalogue import ENTRIES as CLANS_ENTRIES
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.hooks import Module as Chronicle
from ceilidh.games.glenmore.modules.catalogue import CHRONICLES
from ceilidh.kernel.game import Game
from ceilidh.kernel.hooks import hooks_of
from ceilidh.kernel.ruleset import BaseModule
from ceilidh.server.settings import Settings
from scripts import test_map

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md"), *DOCS.glob("howto/*.md")])
BLOCK = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
# In the tables of Glen More II a column says when it comes up.
ROW = re.compile(r"^\| (?:[\w ]+ \| )?`([^`]+)` \| `([^`]+)` \|", re.MULTILINE)
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


@pytest.mark.parametrize("page", ["howto/add-a-game.md", "howto/add-a-module.md", "hooks.md"])
def test_paths_in_the_pages_exist(page: str) -> None:
    text = (DOCS / page).read_text("utf-8")
    games = ROOT / "src/ceilidh/games"
    folders = (ROOT, ROOT / "src/ceilidh", games, games / "clans", games / "template", DOCS)
    for name in re.findall(r"`([\w/]+\.(?:py|md|toml))`", text):
        assert any((folder / name).exists() for folder in folders), f"{page}: {name}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)\)", page.read_text("utf-8")):
        assert link.startswith("https://") or (page.parent / link).exists(), f"{page.name}: {link}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    commands = next(
        action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)
    )
    for word in re.findall(r"(?:^|`)ceilidh ([a-z]+)\b(?= |`|$)", text, re.MULTILINE):
        assert word in commands.choices, f"{page.name}: ceilidh {word}"
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    # `make bread 1` is a move.
    makes = (
        [] if page.name == "notation.md" else re.findall(r"(?:^| {4}|`)make ([a-z]+)", text, re.M)
    )
    for word in makes:
        assert word in targets, f"{page.name}: make {word}"


@pytest.mark.parametrize("game", [CLANS, GLENMORE], ids=lambda game: game.name)
def test_notation_has_every_kind_of_move_with_an_example(game: Game[Any]) -> None:
    title = "Clans of Caledonia" if game is CLANS else "Glen More II"
    rows = dict(ROW.findall(section("notation.md", f"Moves of {title}")))
    assert sorted(rows) == sorted(spec.shape() for spec in game.vocabulary.specs)
    for shape, example in rows.items():
        action = game.vocabulary.parse(example)
        assert action is not None, example
        assert action.spec.shape() == shape


def users_of_clans() -> set[str]:
    return {entry.name for entry in CLANS_ENTRIES}


@pytest.mark.parametrize(
    ("title", "hooks", "modules"),
    [
        ("Clans of Caledonia", Module, users_of_clans()),
        ("Glen More II", Chronicle, set(CHRONICLES)),
    ],
)
def test_hooks_are_described_with_family_and_a_real_use(
    title: str, hooks: type, modules: set[str]
) -> None:
    rows = {row[0]: row[1:] for row in HOOK.findall(section("hooks.md", title))}
    scopes = hooks.__mro__[: hooks.__mro__.index(BaseModule)]
    own = {name: scope for scope in scopes for name in hooks_of(scope) if name != "at_table"}
    assert sorted(rows) == sorted(own)
    for name, (family, use) in rows.items():
        assert (vars(own[name])[name].__doc__ or "").startswith(family), name
        assert use.split(":")[0] in modules or use == "none yet", name


def test_every_setting_of_the_server_is_described() -> None:
    page = (DOCS / "howto/serve.md").read_text("utf-8")
    described = re.findall(r"^\| `CEILIDH_(\w+)` \|", page, re.MULTILINE)
    assert sorted(described) == sorted(field.name.upper() for field in fields(Settings))


def test_the_map_of_the_tests_is_printed_as_it_is() -> None:
    said = test_map.PAGE.read_text("utf-8")
    assert said == test_map.page(), "run `python -m scripts.test_map --write`"
