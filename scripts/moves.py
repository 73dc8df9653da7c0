"""The moves that modules add, the end of `docs/notation.md`, printed from the catalogues.

PYTHONPATH=src python -m scripts.moves            print the page
PYTHONPATH=src python -m scripts.moves --write    write its end again
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ceilidh.games.clans.modules.catalogue import ENTRIES as CLANS_ENTRIES
from ceilidh.games.glenmore.modules.catalogue import ENTRIES as GLENMORE_ENTRIES
from ceilidh.kernel.action import Domain, Spec
from ceilidh.kernel.entry import Entries
from ceilidh.say.module_text import ModuleText, module_texts
from scripts.printed_page import put

PAGE = Path(__file__).resolve().parents[1] / "docs" / "notation.md"
MOST_WORDS = 12  # of an argument; the page describes those that have more

# What follows this line of the page is printed, what is above it is written by hand.
MARK = "<!-- moves of modules: `python -m scripts.moves --write` prints what follows -->\n"
HEAD = "| module | move | example | meaning | rules |\n|---|---|---|---|---|"
ARGUMENTS = "| argument | words |\n|---|---|"


def meaning(words: ModuleText | None, spec: Spec) -> str:
    """What the button of the move says, with the names of what it fills in."""
    said = words.moves.get(spec.word) if words else None
    return re.sub(r"\{(\w+)\}", r"*\1*", said.button) if said else ""


def typical(domain: Domain) -> str:
    """A small number, or a word from the middle: hexes and cells start at an edge."""
    middle = len(domain.words) // 2
    return domain.words[min(middle, 2) if domain.words[0].isdigit() else middle]


def example(spec: Spec) -> str:
    return " ".join([spec.word, *map(typical, spec.domains)])


def row(module: str, words: ModuleText | None, spec: Spec) -> str:
    rules = " ".join(f"`{rule}`" for rule in spec.rules)
    cells = (module, f"`{spec.shape()}`", f"`{example(spec)}`", meaning(words, spec), rules)
    return "| " + " | ".join(cells) + " |"


def arguments(entries: Entries) -> list[str]:
    """The words of the arguments that have few enough of them to be listed."""
    domains: dict[str, Domain] = {}
    for entry in entries:
        for spec in entry.specs:
            domains.update({domain.name: domain for domain in spec.domains})
    return [
        f"| {name} | {' '.join(f'`{word}`' for word in domain.words)} |"
        for name, domain in sorted(domains.items())
        if len(domain.words) <= MOST_WORDS
    ]


def section(title: str, entries: Entries) -> str:
    said = module_texts(entries)
    rows = [
        row(entry.name, said.get(entry.name), spec) for entry in entries for spec in entry.specs
    ]
    silent = [entry.name for entry in entries if not entry.specs]
    lines = [
        f"## Moves of modules: {title}",
        "",
        HEAD,
        *rows,
        "",
        ARGUMENTS,
        *arguments(entries),
        "",
    ]
    if silent:
        lines += [f"Without moves of their own: {', '.join(silent)}.", ""]
    return "\n".join(lines)


def page() -> str:
    by_hand = PAGE.read_text("utf-8").split(MARK)[0]
    return "\n".join(
        [
            by_hand + MARK,
            section("Clans of Caledonia", CLANS_ENTRIES),
            section("Glen More II", GLENMORE_ENTRIES),
        ]
    )


if __name__ == "__main__":
    put(PAGE, page(), sys.argv[1:])
