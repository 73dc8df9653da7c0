"""The pages for newcomers are true: their code stands in the source, their moves can be read."""

import re
from pathlib import Path

import pytest

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.modules.catalogue import EXPANSIONS
from ceilidh.kernel.ruleset import BaseModule

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
BLOCK = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \|", re.MULTILINE)


def lines_of(*patterns: str) -> set[str]:
    """All lines of the files, without their indentation."""
    paths = [path for pattern in patterns for path in ROOT.glob(pattern)]
    return {line.strip() for path in paths for line in path.read_text("utf-8").splitlines()}


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


def test_notation_has_every_kind_of_move_with_an_example() -> None:
    page = (DOCS / "notation.md").read_text("utf-8")
    rows = dict(ROW.findall(page))
    assert sorted(rows) == sorted(spec.shape() for spec in CLANS.vocabulary.specs)
    for shape, example in rows.items():
        action = CLANS.vocabulary.parse(example)
        assert action is not None, example
        assert action.spec.shape() == shape


def test_hooks_are_described_with_family_and_a_real_use() -> None:
    page = (DOCS / "hooks.md").read_text("utf-8")
    rows = {
        row[0]: row[1:]
        for row in re.findall(r"^\| `(\w+)` \| (\w+)[^|]*\| .+ \| (.+) \|$", page, re.M)
    }
    own = [
        name for name in vars(Module) if not name.startswith("_") and not hasattr(BaseModule, name)
    ]
    assert sorted(rows) == sorted(own)
    clans = [path.stem for path in (ROOT / "src/ceilidh/games/clans/modules/clans").glob("*.py")]
    modules = {*clans, *EXPANSIONS, "solo", "auction", "static-imports", "tighter-map", "no-clans"}
    for name, (family, use) in rows.items():
        assert (vars(Module)[name].__doc__ or "").startswith(family), name
        assert use.split(":")[0] in modules or use == "none yet", name
