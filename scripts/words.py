"""Plain words: what interface, rulebook and lessons say, against the rules of `scripts/words.toml`.

    python -m scripts.words    list every text that breaks a rule, and fail if there is one

The rules are patterns with the words to use instead, for each language; then the length of
sentences and of buttons, and the fields of translations. Messages are read from the catalogues,
which `scripts/messages.py --check` compares with the sources. A regional form is read with the
entries and texts of its wider language that it does not have, so a new word there is found here.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog

from ceilidh.book.markup import plain
from ceilidh.say import rulebook
from ceilidh.say.catalogues import CATALOGUES
from ceilidh.say.texts import Texts
from scripts import languages, messages

RULES = Path(__file__).with_suffix(".toml")
# The first words of a button, or of what a condition chooses between.
BUTTON = re.compile(r"""<button[^>]*>\s*\{\{\s*(?:t|_)\(\s*(?:"([^"]*)"|'([^']*)')""")
FIELD = re.compile(r"\{\w*\}")
SENTENCES = re.compile(r"(?<=[.;:?!])\s")


class Entry(NamedTuple):
    """A message in one language: the English that it is known by, and what it says."""

    language: str
    english: str
    text: str
    name: str = ""


class Rule(NamedTuple):
    """A pattern that no text of a language may contain, nor of its regional forms if it says so."""

    language: str
    pattern: re.Pattern[str]
    use: str
    allow: frozenset[str]
    regions: bool

    def breaks(self, entry: Entry) -> bool:
        named = {entry.language, _wider(entry.language)} if self.regions else {entry.language}
        if self.language not in named or entry.english in self.allow:
            return False
        return self.pattern.search(entry.text) is not None


class Limits(NamedTuple):
    """The most words of a sentence and characters of a button, by language."""

    sentence: dict[str, int]
    button: dict[str, int]


def read_rules(path: Path = RULES) -> tuple[list[Rule], Limits]:
    table = tomllib.loads(path.read_text("utf-8"))
    limits = Limits(table.pop("sentence"), table.pop("button"))
    rules = [
        Rule(
            language,
            re.compile(row["pattern"]),
            row["use"],
            frozenset(row.get("allow", ())),
            row.get("regions", True),
        )
        for language, rows in table.items()
        for row in rows
    ]
    return rules, limits


def _wider(language: str) -> str:
    return language.partition("_")[0]


def entries(language: str, catalogue: Catalog) -> Iterator[Entry]:
    """Every form of every translation; of English, every form of every message.

    The English of the rules is that of their catalogue.
    """
    for message in catalogue:
        if message.id and not (language == "en" and message.context == rulebook.RULES):
            said = message.id if language == "en" else message.string
            english = messages.forms(message.id)
            for number, text in enumerate(messages.forms(said)):
                shown = english[min(number, len(english) - 1)]
                yield Entry(language, shown, text, messages.name_of(message))


def printed() -> Iterator[Entry]:
    """Every text of rulebook and lessons, without its signs."""
    rulebook, lessons = languages.printed_texts()
    for text in [*rulebook, *lessons]:
        yield from printed_text(text)


def printed_text(text: Texts) -> Iterator[Entry]:
    """A text of TOML in each of its languages, and for a regional form what is read there."""
    regions = [one for one in CATALOGUES if _wider(one) in text and one != _wider(one)]
    for language in dict.fromkeys([*text, *regions]):
        yield Entry(language, text["en"], plain(text[language]))


def buttons(folder: Path) -> set[str]:
    """The English words on the buttons of the templates."""
    return {
        one or other
        for path in sorted(folder.rglob("*.html"))
        for one, other in BUTTON.findall(path.read_text("utf-8"))
    }


def faults_of(entry: Entry, rules: Iterable[Rule], limits: Limits, is_button: bool) -> list[str]:
    """What is wrong with one text."""
    found = [f"use {rule.use}" for rule in rules if rule.breaks(entry)]
    most = limits.sentence.get(entry.language)
    if most and max(len(part.split()) for part in SENTENCES.split(entry.text)) > most:
        found.append(f"a sentence has more than {most} words")
    room = limits.button.get(entry.language, limits.button.get(_wider(entry.language)))
    if room and is_button and len(FIELD.sub("", entry.text)) > room:
        found.append(f"a button has more than {room} characters")
    return found


def faults(source: Path = messages.SOURCE) -> list[str]:
    """All faults of all complete languages and their regional forms, each with its text."""
    rules, limits = read_rules()
    on_buttons = buttons(source)
    catalogues = {
        language: messages.read(language, source)
        for language in messages.languages(source)
        if _wider(language) in messages.COMPLETE
    }
    texts = [*entries("en", next(iter(catalogues.values()))), *printed()]
    for language, catalogue in catalogues.items():
        own = {messages.name_of(one) for one in catalogue if one.id}
        texts += entries(language, catalogue)
        if language not in messages.COMPLETE:
            texts += [
                one
                for one in entries(language, catalogues[_wider(language)])
                if one.name not in own
            ]
    found = [
        f"{entry.language}: {entry.text!r}: {fault}"
        for entry in texts
        for fault in faults_of(entry, rules, limits, entry.english in on_buttons)
    ]
    return found + [
        f"{language}: {messages.forms(message.id)[0]!r} {messages.fault_of(message)}"
        for language, catalogue in catalogues.items()
        for message in catalogue
        if message.id and messages.fault_of(message)
    ]


def main() -> int:
    found = faults()
    print("\n".join(found) or "Every text keeps to the rules of scripts/words.toml.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
