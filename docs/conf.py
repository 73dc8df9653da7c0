"""The documentation site: `make docs` builds it into build/site, and every warning is an error."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from sphinx.application import Sphinx

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

project = "ceilidh"
author = "the ceilidh authors"
copyright = author
release = PROJECT["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
source_suffix = {".md": "markdown"}

myst_heading_anchors = 4  # as the repository shows Markdown

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_inherit_docstrings = False  # those of other packages are written for other tools
default_role = "code"  # docstrings quote names as Markdown does
autodoc_default_options = {"members": True, "show-inheritance": True}
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"ceilidh {release}"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False

LISTED = re.compile(r"^([\w/-]+)$", re.MULTILINE)
TREE = re.compile(r"```\{toctree\}\n(.*?)```", re.DOTALL)


def listed_in(index: Path) -> set[str]:
    """The pages that a first page lists, of the whole site or of a folder."""
    folder = index.parent.relative_to(DOCS)
    trees = TREE.findall(index.read_text("utf-8"))
    return {(folder / page).as_posix() for tree in trees for page in LISTED.findall(tree)}


def add_unlisted(app: Sphinx, name: str, source: list[str]) -> None:
    """Have pages that nothing lists follow in the first page under a heading of their own."""
    if name != app.config.root_doc:
        return
    listed = {page for index in DOCS.rglob("index.md") for page in listed_in(index)}
    others = sorted(app.env.found_docs - listed - {name})
    if others:
        head = ["", "```{toctree}", ":caption: More", ":hidden:", ""]
        source[0] += "\n".join([*head, *others, "```", ""])


# Links that lead out of this folder, and where the site has what they lead to.
MOVED = {
    "](../CONTRIBUTING.md": "](project/contributing.md",
    "](../../CONTRIBUTING.md": "](../project/contributing.md",
    "](../CHANGELOG.md": "](project/changelog.md",
    "](../README.md": "](index.md",
    "](rules)": "](rules/clans.md)",
}


def lead_to_pages(app: Sphinx, name: str, source: list[str]) -> None:
    """Have links to files beside the folder of the docs lead to their pages."""
    for link, page in MOVED.items():
        source[0] = source[0].replace(link, page)


def keep_code(
    app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]
) -> None:
    """Show an indented part of a docstring as code, though no two colons announce it."""
    out: list[str] = []
    within = False
    for line in lines:
        indented = line.startswith("    ")
        if indented and not within:
            out += ["", "::", ""]
        elif within and line and not indented:
            out.append("")
        within = indented or (within and not line)
        out.append(line)
    lines[:] = out


def setup(app: Sphinx) -> None:
    app.connect("source-read", lead_to_pages)
    app.connect("source-read", add_unlisted)
    app.connect("autodoc-process-docstring", keep_code)
