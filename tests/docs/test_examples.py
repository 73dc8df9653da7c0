"""The examples of the documentation run, print what the pages say, and show every public name."""

import json
import re
from pathlib import Path

import pytest

import ceilidh
from scripts.examples import EXAMPLE, renewed
from scripts.notebook import run as run_notebook

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [DOCS / "library.md", *sorted(DOCS.glob("api/*.md")), *sorted(DOCS.glob("recipes/*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_examples_print_what_the_page_says(page: Path) -> None:
    text = page.read_text("utf-8")
    assert renewed(text, page.name) == text, "run `python -m scripts.examples --write` on it"


def test_every_public_name_has_an_example() -> None:
    pages = "\n".join(page.read_text("utf-8") for page in sorted(DOCS.glob("api/*.md")))
    shown = [f"{one['code']}\n{one['output'] or ''}" for one in EXAMPLE.finditer(pages)]
    # Examples of docstrings are run as well, each by the test of its docstring.
    for file in sorted((ROOT / "src/ceilidh").rglob("*.py")):
        shown += re.findall(r"^ *(?:>>>|\.\.\.) .*", file.read_text("utf-8"), re.MULTILINE)
    text = "\n".join(shown)
    missing = [name for name in ceilidh.__all__ if not re.search(rf"\b{name}\b", text)]
    assert missing == []


def test_the_notebook_of_a_recipe_runs() -> None:
    book = json.loads((DOCS / "notebooks/explore.ipynb").read_text("utf-8"))
    names = run_notebook(book)
    table = names["table"]
    assert isinstance(table, ceilidh.Table)
    assert table._repr_svg_().startswith("<svg")


def test_there_are_ten_recipes_and_the_index_names_each() -> None:
    index = (DOCS / "recipes/index.md").read_text("utf-8")
    recipes = [page.name for page in DOCS.glob("recipes/*.md") if page.name != "index.md"]
    assert len(recipes) >= 10
    assert [name for name in recipes if f"({name})" not in index] == []
