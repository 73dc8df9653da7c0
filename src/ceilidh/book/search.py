"""Search in a book: every word must stand in a paragraph or in the tip of a component."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from ceilidh.book.components import tip_of
from ceilidh.book.markup import plain
from ceilidh.book.shelf import Book, BookAnchor

MOST: Final = 24
AROUND: Final = 90


def folded(text: str) -> str:
    """A text without accents and capitals, letter for letter where that is possible."""
    parts = unicodedata.normalize("NFD", text.lower())
    return "".join([letter for letter in parts if not unicodedata.combining(letter)])


class SearchEntry:
    """What can be found at a place, in one language."""

    def __init__(self, book: Book, place: BookAnchor, language: str) -> None:
        self.place = place
        if place.component:
            module = place.chapter.module
            tip = tip_of(book.game, module, place.component, language)
            self.title, self.text = tip.title, tip.text
        else:
            self.title = place.paragraph.title[language]
            self.text = plain(place.paragraph.text[language])
        self.in_title = folded(self.title)
        self.in_text = folded(self.text)

    def weight(self, words: list[str]) -> int:
        """How well it fits, 0 for not at all."""
        if not all(word in self.in_title or word in self.in_text for word in words):
            return 0
        titled = sum([2 for word in words if word in self.in_title])
        whole = sum([1 for word in words if re.search(rf"\b{re.escape(word)}\b", self.in_text)])
        return 1 + titled + whole + (0 if self.place.component else 1)

    def excerpt(self, words: list[str]) -> str:
        """The words around the first hit."""
        at = min([self.in_text.find(word) for word in words if word in self.in_text], default=0)
        first = max(0, at - AROUND // 2)
        if first:  # begin with a whole word
            first = self.text.find(" ", first, at) + 1 or first
        cut = self.text[first : first + 2 * AROUND]
        if len(self.text) > first + len(cut):
            cut = cut.rpartition(" ")[0]
        head = "… " if first else ""
        tail = " …" if len(self.text) > first + len(cut) else ""
        return f"{head}{cut.strip()}{tail}"


@lru_cache(maxsize=8)
def _entries(book: Book, language: str) -> list[SearchEntry]:
    return [SearchEntry(book, place, language) for place in book.places]


def search(book: Book, asked: str, language: str) -> list[tuple[SearchEntry, str]]:
    """What fits best first, each with an excerpt; a rule id finds its paragraph."""
    place = book.place_of(asked.strip().upper())
    entries = _entries(book, language)
    if place is not None and re.fullmatch(r"[A-Za-z]+-[\w-]+", asked.strip()):
        return [(one, one.excerpt([])) for one in entries if one.place == place]
    words = folded(asked).split()[:8]
    if not words:
        return []
    found = [(one.weight(words), one) for one in entries]
    best = sorted([pair for pair in found if pair[0]], key=lambda pair: -pair[0])[:MOST]
    return [(one, one.excerpt(words)) for _, one in best]
