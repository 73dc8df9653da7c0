"""Tell how much of ceilidh is translated into each language.

    PYTHONPATH=src python -m scripts.languages        a table: messages, rulebook, lessons

A language is one catalogue in `locale`. What it lacks is shown in English, or for a regional form
such as `pt_BR` in the wider language.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from ceilidh.book.shelf import book_of
from ceilidh.kernel.registry import names
from ceilidh.lessons.library import lessons_of
from ceilidh.say.texts import Texts
from scripts import messages


def texts_in(thing: object) -> Iterator[Texts]:
    """Every text in a chapter or lesson, however deep it stands."""
    if isinstance(thing, Texts):
        yield thing
    elif isinstance(thing, (list, tuple)):
        for part in thing:
            yield from texts_in(part)
    elif hasattr(thing, "__dataclass_fields__"):
        for name in thing.__dataclass_fields__:
            yield from texts_in(getattr(thing, name))


def printed_texts() -> tuple[list[Texts], list[Texts]]:
    """The texts of all rulebooks, and those of all lessons."""
    books = [found.chapters for game in names() if (found := book_of(game))]
    lessons = [one for game in names() for one in texts_in(list(lessons_of(game))) if one]
    return [one for one in texts_in(books) if one], lessons


def counts(language: str, source: Path = messages.SOURCE) -> dict[str, tuple[int, int]]:
    """How many messages and texts a language has, of how many, by kind."""
    template = messages.template_catalogue(source)
    catalogue = messages.read(language, source)
    rulebook, lessons = printed_texts()
    return {
        "messages": (len(messages.sound_in(catalogue, template)), len(template)),
        "rulebook": (len([one for one in rulebook if language in one]), len(rulebook)),
        "lessons": (len([one for one in lessons if language in one]), len(lessons)),
    }


def main() -> int:
    for language in messages.languages():
        found = counts(language)
        parts = [f"{kind} {done} of {total}" for kind, (done, total) in found.items()]
        print(f"{language}: {', '.join(parts)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
