"""Every component that the rulebook lists, every term, module and option, as people read them."""

from __future__ import annotations

from collections.abc import Mapping

from ceilidh.book.components import components_of, example, pictures_of, tip_of
from ceilidh.book.shelf import book_of
from ceilidh.book.text import Chapter, Listing
from ceilidh.draw.svg import DrawingPart
from ceilidh.kernel.registry import find
from ceilidh.say import speaker
from ceilidh.say.game_text import whole_text
from tests.golden.facts import facts
from tests.golden.words import tip_line, under_headings

MOST = 24  # of a longer list every second, third ... component is told


def _listed(game: str, chapter: Chapter, listing: Listing) -> list[str]:
    """The components of one list, each with its tip and its picture."""
    rows = components_of(game, listing)
    found = rows[:: -(-len(rows) // MOST)]
    pictures = pictures_of(game, chapter.module, found, "en")
    out: list[str] = []
    for one in found:
        said = tip_line(one.target, tip_of(game, chapter.module, one, "en"))
        drawn = facts(DrawingPart("", "", pictures[one.target])) if one.target in pictures else []
        out.append(" | ".join([said, *[line.strip() for line in drawn]]))
    return out


def _terms(game: str) -> list[str]:
    to, words = speaker("en"), whole_text(game)
    table = example(game, "")
    return [tip_line(term, to.tip(table, term)) for term in words.terms]


def _named(game: str) -> list[str]:
    """Modules and options with what can be chosen of each."""
    to, words = speaker("en"), whole_text(game)
    modules = words.names["module"]
    assert isinstance(modules, Mapping)
    out = [
        f"{module} = {to.name(game, 'module', module)}: {to.name(game, 'about', module)}"
        for module in modules
    ]
    for option in find(game).options:
        chosen = ", ".join([to.choice(game, option.name, one) for one in option.choices])
        name = to.name(game, "option", option.name)
        out.append(
            f"{option.name} = {name}: {to.summary(option)}{f' ({chosen})' if chosen else ''}"
        )
    return out


def explained(game: str) -> list[str]:
    book = book_of(game)
    assert book is not None
    lists = [
        (f"{chapter.name}: {one.listing.rows}", _listed(game, chapter, one.listing))
        for chapter in book.chapters
        for one in chapter.paragraphs
        if one.listing
    ]
    return under_headings([*lists, ("terms", _terms(game)), ("names", _named(game))])
