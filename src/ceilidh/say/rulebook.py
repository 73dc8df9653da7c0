"""The texts of single rules, from the catalogue: docs/rules, copied into built packages."""

import re
from functools import cache
from pathlib import Path

import ceilidh
from ceilidh.say.speaker import Speaker

PACKAGE = Path(ceilidh.__file__).resolve().parent
FOLDERS = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
LINE = re.compile(r"^(?:- |\| )`([A-Z]+-[\w-]+)` ?(.*)$", re.MULTILINE)


@cache
def catalogue() -> dict[str, str]:
    """Rule id to text; empty where neither the package nor a checkout holds the catalogue."""
    found: dict[str, str] = {}
    for folder in FOLDERS:
        for file in sorted(folder.glob("*.md")):
            if file.stem != "waived":
                found.update(LINE.findall(file.read_text("utf-8")))
    return found


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
    return f"{name}: {rules[name].strip(' |')}"
