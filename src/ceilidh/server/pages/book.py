"""The rulebook on the web: contents, chapters, search, and single rules in exact words."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from ceilidh.book import Book
from ceilidh.book.page import address, chapter_ink, definitions, paragraph_ink
from ceilidh.book.search import search
from ceilidh.book.shelf import PARTS
from ceilidh.box.saying import components_line
from ceilidh.say import speaker
from ceilidh.say.rulebook import rule_texts
from ceilidh.server.errors import NotFound
from ceilidh.server.html.rendering import from_htmx, page
from ceilidh.server.html.rule_links import books, place_of
from ceilidh.server.request_context import language_of

router = APIRouter(include_in_schema=False)
LONGEST = 100  # letters of a search


@dataclass
class Hit:
    """Something that was found: its name, its address, and the words around."""

    title: str
    chapter: str
    address: str
    excerpt: str


def _book(game: str) -> Book:
    for book in books():
        if book.game == game:
            return book
    raise NotFound("There is no such rule.")


def _hits(book: Book, asked: str, language: str) -> list[Hit]:
    link = address(book)
    return [
        Hit(one.title, one.place.chapter.title[language], link(one.place.anchor), excerpt)
        for one, excerpt in search(book, asked[:LONGEST], language)
    ]


@router.get("/rules")
def shelf(request: Request) -> HTMLResponse:
    """All books."""
    return page(request, "books.html", books=books())


@router.get("/rules/{word}")
def contents(request: Request, word: str, q: str = "") -> HTMLResponse:
    """The contents of a book, what a search finds in it, or a single rule."""
    if word not in [book.game for book in books()]:
        return _rule(request, word)
    book = _book(word)
    language = language_of(request)
    found = _hits(book, q, language) if q else []
    template = "_found.html" if from_htmx(request) else "book.html"
    return page(
        request,
        template,
        book=book,
        parts=PARTS,
        asked=q[:LONGEST],
        found=found,
        components=components_line(language, book.game),
    )


@router.get("/rules/{game}/{chapter}")
def chapter(request: Request, game: str, chapter: str) -> HTMLResponse:
    book = _book(game)
    shown = book.chapter(chapter)
    if shown is None:
        raise NotFound("There is no such rule.")
    number = book.chapters.index(shown)
    language = language_of(request)
    return page(
        request,
        "chapter.html",
        book=book,
        chapter=shown,
        parts=PARTS,
        body=chapter_ink(book, chapter, language),
        definitions=definitions(game),
        before=book.chapters[number - 1] if number else None,
        after=book.chapters[number + 1] if number + 1 < len(book.chapters) else None,
    )


def _rule(request: Request, rule: str) -> HTMLResponse:
    """One rule: the paragraph that explains it, and its exact words."""
    to = speaker(language_of(request))
    texts = rule_texts((rule,), to)
    if not texts:
        raise NotFound("There is no such rule.")
    found = place_of(rule)
    if found is None:
        return page(request, "rule.html", rules=texts, book=None)
    book, place = found
    link = address(book)
    explained = paragraph_ink(book, place.chapter, place.paragraph, to, link, place.component)
    return page(
        request,
        "rule.html",
        rules=texts,
        book=book,
        chapter=place.chapter,
        explained=explained,
        address=link(place.anchor),
        definitions=definitions(book.game),
    )
