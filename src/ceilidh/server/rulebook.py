"""Rules shown where a move is refused: their ids, and the texts of the catalogue without marks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ceilidh.say.rulebook import catalogue

# Emphasis, pages and editions of the sources.
_MARKS = re.compile(r"\*\*|\*|`|\[p[^\]]*\]| ?\((?:EN1|EN2|FR|PT|IND|FAQ)\b[^)]*\)")


@dataclass(frozen=True)
class RuleText:
    id: str
    text: str


def rule_texts(rules: tuple[str, ...]) -> list[RuleText]:
    """The rules that the catalogue knows, in the order asked for."""
    known = catalogue()
    return [RuleText(rule, _plain(known[rule])) for rule in rules if rule in known]


def _plain(text: str) -> str:
    return _MARKS.sub("", text).strip(" |")
