"""The pages for newcomers are true: their code stands in the source, their moves can be read."""

import argparse
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from ceilidh.cli.app import parser
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.kinds import SPECS as CLANS_SPECS
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.kinds import SPECS as GLENMORE_SPECS
from ceilidh.kernel.action import Spec
from ceilidh.kernel.game import Game
from ceilidh.kernel.hooks import hooks_of
from ceilidh.server.settings import Settings
from scripts import hooks, moves, test_map, views

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
FOLDERS = (ROOT, DOCS, *[DOCS / name for name in ("api", "howto", "project", "recipes", "rulings")])
PAGES = sorted(page for folder in FOLDERS for page in folder.glob("*.md"))
BLOCK = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
# In some tables a first column says when a move comes up, or whose it is.
ROW = re.compile(r"^\| (?:[\w -]+ \| )?`([^`]+)` \| `([^`]+)` \|", re.MULTILINE)
# Pages that tell what was, or why.
HISTORY = ("CHANGELOG", "decisions")
FAMILIES = {"collect", "veto", "notify", "replace"}


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
        "html": lines_of("src/ceilidh/**/*.html"),
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_say_of_whom_they_speak(page: Path) -> None:
    """The voice knows players, hosts and operators; its own page names what it forbids."""
    said = re.findall(r"\b[Ss]omebody\b", page.read_text("utf-8"))
    assert said == [] or page.name in ("voice.md", "CHANGELOG.md")


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


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_hooks_name_their_family(game: str) -> None:
    subject = hooks.subject(game)
    for scope in subject.scopes():
        assert sorted(hooks.said(scope)) == sorted(set(hooks_of(scope)) - hooks.NOT_HOOKS)
        for name, (family, text) in hooks.said(scope).items():
            assert family.split(",")[0] in FAMILIES and text, name


def test_the_hooks_are_printed_as_they_are() -> None:
    said = hooks.PAGE.read_text("utf-8")
    assert said == hooks.page(), "run `python -m scripts.hooks --write`"


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


@pytest.mark.parametrize(
    "page", [one for one in PAGES if one.stem not in HISTORY], ids=lambda page: page.stem
)
def test_the_package_is_installed_from_a_checkout(page: Path) -> None:
    """No index has it yet: a page that names it there begins with a command that fails."""
    assert not re.search(r"pip install '?ceilidh", page.read_text("utf-8"))
