"""The tables of `docs/hooks.md`, printed from the docstrings of the hooks and from their users.

PYTHONPATH=src python -m scripts.hooks            print the page
PYTHONPATH=src python -m scripts.hooks --write    write its tables again
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ceilidh.games.clans.components.pack import load as load_clans
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.hooks import Module as ClansModule
from ceilidh.games.clans.modules.catalogue import ENTRIES as CLANS_ENTRIES
from ceilidh.games.glenmore.components.pack import load as load_glenmore
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.hooks import Module as Chronicle
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as CHRONICLES
from ceilidh.kernel.entry import Entries
from ceilidh.kernel.game import Game
from ceilidh.kernel.hooks import hooks_of, overrides
from ceilidh.kernel.optional_module import optional_module
from ceilidh.kernel.options import resolve
from ceilidh.kernel.ruleset import BaseModule, ModuleHooks
from scripts.printed_page import put

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "hooks.md"
# Between these lines the page is printed; `own` are the hooks of a game, `called` those of modules.
BLOCK = re.compile(r"(<!-- (own|called) hooks: (\w+) -->\n).*?(<!-- end -->\n)", re.DOTALL)
OWN_HEAD = "| hook | family | what it asks or tells | used by |\n|---|---|---|---|"
CALLED_HEAD = (
    "| caller | hook | family | what it asks or tells | answered by |\n|---|---|---|---|---|"
)
PLAYERS = 3  # every module can be made for so many
NOT_HOOKS = {"at_table"}


@dataclass
class Subject:
    """A game with its modules, made as for a table."""

    entries: Entries
    module: type[BaseModule]
    modules: list[BaseModule]

    def scopes(self) -> Iterator[type]:
        """The classes that declare hooks: first what is asked once, then as they build up."""
        found = self.module.__mro__[: self.module.__mro__.index(BaseModule)]
        yield found[0]
        yield from reversed(found[1:])


def subject(name: str) -> Subject:
    if name == "clans":
        return made(CLANS, CLANS_ENTRIES, ClansModule, load_clans(None))
    return made(GLENMORE, CHRONICLES, Chronicle, load_glenmore(None))


def made(
    game: Game[Any], entries: Entries, module: type[BaseModule], components: object
) -> Subject:
    options = resolve(game.options, {})
    modules = [entry.make(PLAYERS, options, components) for entry in entries]
    return Subject(entries, module, modules)


# --- what the sources say -------------------------------------------------------------------------


def declared(scope: type) -> ast.ClassDef:
    """The class in its source, for a compiled build keeps no docstrings."""
    path = ROOT / "src" / Path(*scope.__module__.split(".")).with_suffix(".py")
    tree = ast.parse(path.read_text("utf-8"))
    (found,) = [
        one for one in tree.body if isinstance(one, ast.ClassDef) and one.name == scope.__name__
    ]
    return found


def said(scope: type) -> dict[str, tuple[str, str]]:
    """Family and sentence of each hook, in the order of the source: `collect: further boxes.`"""
    out: dict[str, tuple[str, str]] = {}
    for one in declared(scope).body:
        if isinstance(one, ast.FunctionDef) and one.name in hooks_of(scope):
            first = (ast.get_docstring(one) or "").split("\n\n")[0].replace("\n", " ")
            family, _, text = first.partition(": ")
            if one.name not in NOT_HOOKS:
                out[one.name] = (family, text.removesuffix("."))
    return out


# --- tables ---------------------------------------------------------------------------------------


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def own_hooks(name: str) -> Iterator[str]:
    """A table for each class, under what its docstring says."""
    asked = subject(name)
    for scope in asked.scopes():
        about = (ast.get_docstring(declared(scope)) or "").replace("\n\n", " ")
        yield f"### {scope.__name__}\n\n{about}\n\n{OWN_HEAD}"
        for hook, (family, text) in said(scope).items():
            users = [one.name for one in asked.modules if overrides(one, scope, hook)]
            yield row(f"`{hook}`", family, text, ", ".join(users))
        yield ""


def called_hooks(name: str) -> Iterator[str]:
    asked = subject(name)
    yield CALLED_HEAD
    for entry in asked.entries:
        file = optional_module(f"{entry.package}.hooks")
        for scope in vars(file).values() if file is not None else ():
            if isinstance(scope, type) and ModuleHooks in scope.__bases__:
                for hook, (family, text) in said(scope).items():
                    users = answering(asked.modules, entry.name, scope, hook)
                    yield row(entry.name, f"`{hook}`", family, text, ", ".join(users))


def answering(modules: list[BaseModule], caller: str, scope: type, hook: str) -> list[str]:
    """The modules that answer a hook of another one."""
    return [
        module.name
        for module in modules
        for answer in module.answers()
        if answer.owner == caller and getattr(type(answer), hook) is not getattr(scope, hook)
    ]


def page() -> str:
    def filled(found: re.Match[str]) -> str:
        lines = own_hooks(found[3]) if found[2] == "own" else called_hooks(found[3])
        return found[1] + "\n" + "\n".join(lines).rstrip() + "\n\n" + found[4]

    return BLOCK.sub(filled, PAGE.read_text("utf-8"))


if __name__ == "__main__":
    put(PAGE, page(), sys.argv[1:])
