"""Rules shown where something is explained or refused: links into the book."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from ceilidh.book import Book, BookAnchor, book_of
from ceilidh.book.page import address
from ceilidh.kernel.registry import list_games
from ceilidh.say import speaker

MOST = 10_000  # links that are remembered


@dataclass(frozen=True)
class RuleLink:
    """The paragraph that explains a rule, in the reader's language."""

    id: str
    title: str
    address: str


def books() -> list[Book]:
    """The rulebooks of all games that have one."""
    found = [book_of(game.name) for game in list_games()]
    return [book for book in found if book is not None]


def place_of(rule: str) -> tuple[Book, BookAnchor] | None:
    """Where one of the books explains a rule."""
    for book in books():
        place = book.place_of(rule)
        if place is not None:
            return book, place
    return None


def rule_links(rules: Iterable[str], language: str) -> list[RuleLink]:
    """Where to read about rules: each paragraph once, by the first rule that leads there."""
    out: dict[str, RuleLink] = {}
    for rule in rules:
        link = _link(rule, language)
        if link is not None:
            out.setdefault(link.address, link)
    return list(out.values())


@lru_cache(MOST)
def _link(rule: str, language: str) -> RuleLink | None:
    """The same for every legal move of a kind, at every move."""
    found = place_of(rule)
    if found is None:
        return None
    book, place = found
    return RuleLink(rule, place.paragraph.title[language], address(book)(place.anchor))


def help_with(game: str, rules: Iterable[tuple[str, ...]], language: str) -> RuleLink | None:
    """What to read about a decision: the paragraph of its moves, or the book for several.

    `rules` are those of each legal move.
    """
    firsts = dict.fromkeys([ids[0] for ids in rules if ids])
    links = rule_links(firsts, language)
    if len(links) < 2:
        return links[0] if links else None
    return RuleLink("", speaker(language).text("Rules"), f"/rules/{game}")
