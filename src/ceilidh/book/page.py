"""Chapters as markup: for the pages of the server and for the book in one file."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.book.components import Component, components_of, pictures_of, tip_of
from ceilidh.book.figures import Shot, shots
from ceilidh.book.markup import Link, blocks, inline
from ceilidh.book.shelf import Book
from ceilidh.book.text import Chapter, Listing, Paragraph
from ceilidh.draw.svg.ink import Ink, join, short, tag
from ceilidh.draw.svg.parts import definitions as find_art
from ceilidh.say import Speaker, speaker
from ceilidh.say.catalogues import language_tag
from ceilidh.say.rulebook import RuleText, rule_texts


def _shot(shot: Shot, number: int, of: int) -> Ink:
    """One position, and what has been played to come there."""
    drawn = [
        tag(
            "div",
            one.markup,
            class_=f"part part-{one.name}",
            style=f"--own:{short(one.width)}px",
        )
        for one in shot.pictures
    ]
    count = tag("span", f"{number + 1}/{of}", class_="count") if of > 1 else None
    line = tag("p", count, " ", shot.line) if shot.line or count else None
    return tag("div", tag("div", *drawn, class_="parts"), line, class_="shot")


def _figure(chapter: Chapter, paragraph: Paragraph, to: Speaker, link: Link) -> Ink | None:
    if paragraph.figure is None:
        return None
    made = shots(chapter.package, paragraph.id, paragraph.figure, to.language)
    caption = paragraph.caption[to.language]
    words = tag("figcaption", inline(caption, link)) if caption else None
    if len(made) == 1:
        return tag("figure", _shot(made[0], 0, 1), words, class_="plate")
    steps = tag(
        "p",
        tag("button", "←", type="button", data_back="", aria_label=to.text("Previous step")),
        tag("button", to.text("Next step"), " →", type="button", data_on=""),
        class_="steps",
    )
    return tag(
        "figure",
        tag("p", to.text("Example"), class_="kicker"),
        words,
        tag("div", *[_shot(one, n, len(made)) for n, one in enumerate(made)], class_="shots"),
        steps,
        class_="plate example",
        data_example="",
    )


def _component(
    book: Book,
    chapter: Chapter,
    component: Component,
    picture: Ink | None,
    to: Speaker,
    details: bool,
) -> Ink:
    tip = tip_of(book.game, chapter.module, component, to.language)
    shown = tag("div", picture, class_="picture") if picture else None
    words = tag(
        "div",
        tag("h3", tip.title),
        tag("p", tip.text) if tip.text else None,
        _details(book, component.anchor, to) if details else None,
    )
    return tag("li", shown, words, id=component.anchor)


def _listing(
    book: Book,
    chapter: Chapter,
    listing: Listing,
    to: Speaker,
    only: Component | None,
    details: bool,
) -> Ink:
    listed = [only] if only else components_of(book.game, listing)
    pictures = pictures_of(book.game, chapter.module, listed, to.language)
    items = [
        _component(book, chapter, one, pictures.get(one.target), to, details) for one in listed
    ]
    return tag("ul", *items, class_=f"components {listing.kind}")


def _rule(rule: RuleText, is_foreign: bool) -> Ink:
    """A rule in its exact words; its id, which leads to its own page, comes after them."""
    said = language_tag(rule.language) if is_foreign else None
    return tag("li", rule.text, " ", tag("a", rule.id, href=f"/rules/{rule.id}"), lang=said)


def _details(book: Book, anchor: str, to: Speaker) -> Ink | None:
    """The rules that are explained there, folded up."""
    rules = rule_texts(book.explained.get(anchor, []), to)
    if not rules:
        return None
    foreign = {rule.id for rule in rules if rule.language != to.language}
    return tag(
        "details",
        tag("summary", to.text("Rules in detail ({n})", n=len(rules))),
        tag("p", to.text("Some of these rules are in English only.")) if foreign else None,
        tag("ul", *[_rule(rule, rule.id in foreign) for rule in rules]),
        class_="exact-rules",
    )


def paragraph_ink(
    book: Book,
    chapter: Chapter,
    paragraph: Paragraph,
    to: Speaker,
    link: Link,
    only: Component | None = None,
    details: bool = False,
) -> Ink:
    """One paragraph with its heading, figure and components, or with `only` one of these."""
    rows = paragraph.listing
    listing = _listing(book, chapter, rows, to, only, details) if rows else None
    return tag(
        "section",
        tag("h2", paragraph.title[to.language]),
        blocks(paragraph.text[to.language], link),
        _figure(chapter, paragraph, to, link),
        listing,
        _details(book, paragraph.id, to) if details else None,
        id=paragraph.id,
        class_="passage",
    )


def address(book: Book) -> Link:
    """Where anchors are found on the pages of the server."""

    def link(anchor: str) -> str:
        place = book.anchors[anchor]
        return f"/rules/{book.game}/{place.chapter.name}#{anchor}"

    return link


@lru_cache(maxsize=64)
def chapter_ink(book: Book, name: str, language: str) -> Ink:
    """A chapter as the server shows it; drawn once a language."""
    chapter = book.chapter(name)
    assert chapter is not None, name
    to = speaker(language)
    link = address(book)
    made = [paragraph_ink(book, chapter, one, to, link, details=True) for one in chapter.paragraphs]
    return join(made)


def definitions(game: str) -> Ink:
    """Pictures that the drawings of a game refer to, to be put on a page once."""
    art = find_art(game)
    return (
        tag("svg", art, class_="sprite", width="0", height="0", aria_hidden="true")
        if art
        else Ink("")
    )
