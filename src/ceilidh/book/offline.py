"""The book as one HTML file that needs nothing else, for reading offline and for printing."""

from __future__ import annotations

import re
from base64 import b64encode
from importlib.resources import files
from typing import Final

from ceilidh.book.page import definitions, paragraph_ink
from ceilidh.book.shelf import PARTS, Book
from ceilidh.book.text import Chapter
from ceilidh.draw.svg.icons import sprite
from ceilidh.draw.svg.ink import Ink, join, tag
from ceilidh.draw.svg.palette import stylesheet
from ceilidh.say import Speaker, speaker
from ceilidh.say.catalogues import language_tag

STYLES: Final = ("page.css", "signs.css", "book.css")
SCRIPT: Final = "book.js"
FONTS: Final = "fonts.css"


def _static(name: str) -> str:
    return files("ceilidh").joinpath("web", "static", name).read_text("utf-8")


def _typefaces() -> str:
    """The letters of our languages, inside the file; names from elsewhere get the reader's own."""
    faces = re.findall(r"@font-face \{[^}]*-latin-wght[^}]*\}", _static(FONTS))
    return "\n".join([re.sub(r'url\("([^"]*)"\)', _inside, face) for face in faces]) + "\n"


def _inside(found: re.Match[str]) -> str:
    content = files("ceilidh").joinpath("web", "static", *found[1].split("/")).read_bytes()
    return f"url(data:font/woff2;base64,{b64encode(content).decode()})"


def _here(anchor: str) -> str:
    return f"#{anchor}"


def _contents(book: Book, to: Speaker) -> Ink:
    made: list[Ink] = []
    for part, chapters in book.parts:
        links = [
            tag("li", tag("a", one.title[to.language], href=f"#chapter-{one.name}"))
            for one in chapters
        ]
        made += [tag("h2", to.text(PARTS[part])), tag("ol", *links)]
    return tag("nav", *made, class_="all-contents")


def _chapter(book: Book, chapter: Chapter, to: Speaker) -> Ink:
    header = tag(
        "header",
        tag("p", to.text(PARTS[chapter.part]), class_="kicker"),
        tag("h1", chapter.title[to.language]),
        tag("p", chapter.about[to.language], class_="lead"),
    )
    passages = [paragraph_ink(book, chapter, one, to, _here) for one in chapter.paragraphs]
    return tag("article", header, *passages, class_="chapter", id=f"chapter-{chapter.name}")


def whole_book(book: Book, language: str) -> str:
    """The whole book in a language."""
    to = speaker(language)
    styles = _typefaces() + stylesheet(book.game)
    styles += "".join([_static(name) for name in STYLES])
    title = to.text("Rules of {game}", game=book.title)
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        tag("style", Ink(styles)),
    )
    body = tag(
        "body",
        Ink(sprite()),
        definitions(book.game),
        tag(
            "main",
            tag("h1", title),
            _contents(book, to),
            join([_chapter(book, one, to) for one in book.chapters]),
        ),
        tag("script", Ink(_static(SCRIPT))),
        class_="offline",
    )
    return f"<!doctype html>\n{tag('html', head, body, lang=language_tag(language))}\n"
