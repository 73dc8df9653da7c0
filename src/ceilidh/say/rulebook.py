"""The texts of single rules, from the catalogue: docs/rules, copied into built packages.

The catalogue is English. Rules that an answer cites are translated, as messages of their own.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import ceilidh
from ceilidh.say.catalogues import ENGLISH
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

PACKAGE = Path(ceilidh.__file__).resolve().parent
FOLDERS = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
# What the messages of rules are about.
RULES: Final = "rules"
# Emphasis, pages, editions and sources.
_MARKS: Final = re.compile(
    r"\*\*|\*|`|\[p[^\]]*\]| ?\[[^\]]*\]$"
    r"| ?\((?:EN1|EN2|FR|PT|IND|FAQ|CD)\b[^)]*\)| ?\(ruling[;,][^)]*\)"
)
LINE = re.compile(r"^(?:- |\| )`([A-Z]+-[\w-]+)` ?(.*)$", re.MULTILINE)


@dataclass(frozen=True)
class RuleText:
    """A rule of the catalogue in its exact words, and the language that they are in."""

    id: str
    text: str
    language: str


@cache
def catalogue() -> dict[str, str]:
    """Rule id to text; empty where neither the package nor a checkout holds the catalogue."""
    found: dict[str, str] = {}
    for folder in FOLDERS:
        found.update(rules_in(folder))
    return found


def rules_in(folder: Path) -> dict[str, str]:
    """The rules of the files in a folder by their ids."""
    found: dict[str, str] = {}
    for file in sorted(folder.glob("*.md")):
        if file.stem != "waived":
            found.update(LINE.findall(file.read_text("utf-8")))
    return found


def plain_rule(text: str) -> str:
    """The text of a rule without the marks of its sources."""
    return _MARKS.sub("", text).strip(" |")


def said_rule(rule: str, to: Speaker) -> str:
    """A rule of the catalogue in the reader's language; in English where it has no translation."""
    return to.text(message(plain_rule(catalogue()[rule]), of=RULES))


def rule_texts(rules: Iterable[str], to: Speaker) -> list[RuleText]:
    """Those of the rules that the catalogue knows, in the order asked for."""
    known, out = catalogue(), list[RuleText]()
    for rule in rules:
        if rule in known:
            said = said_rule(rule, to)
            is_english = said == plain_rule(known[rule])
            out.append(RuleText(rule, said, ENGLISH if is_english else to.language))
    return out


def rule_text(rule: str, to: Speaker) -> str:
    """One rule as a sentence for people, or what to do when it is not there."""
    name = rule.upper()
    rules = catalogue()
    if not rules:
        return to.text(
            "The rule texts are in docs/rules in the source code, which is not available here."
        )
    if name not in rules:
        near = ", ".join([other for other in rules if other.startswith(name)][:8])
        if near:
            return to.text(
                "There is no rule {name}; similar rules are {near}.", name=name, near=near
            )
        return to.text("There is no rule {name}; a rule id looks like CC-EXP-01.", name=name)
    return f"{name}: {said_rule(name, to)}"
