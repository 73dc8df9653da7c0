"""What a player aid is made of: sections of rows, each an icon, a few words and numbers."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.book.shelf import book_of
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker


@dataclass(frozen=True)
class Sign:
    """An icon with a number or a word behind it; either may be missing."""

    icon: str = ""
    text: str = ""


@dataclass(frozen=True)
class AidRow:
    """A line of the card; `anchor` is the paragraph of the book that tells more.

    `now` marks what holds at this moment, `words` is a longer text below.
    """

    icon: str
    label: str
    signs: tuple[Sign, ...] = ()
    anchor: str = ""
    now: bool = False
    words: str = ""


@dataclass(frozen=True)
class Section:
    title: str
    rows: tuple[AidRow, ...]
    anchor: str = ""


def numbers(icon: str, values: tuple[int, ...] | list[int], before: str = "") -> tuple[Sign, ...]:
    """Several numbers behind one icon."""
    joined = " / ".join([f"{before}{value}" for value in values])
    return (Sign(icon, joined),)


def tipped(to: Speaker, table: Table, target: str, icon: str, now: bool = False) -> AidRow:
    """A component by its tip."""
    tip = to.tip(table, target)
    return AidRow(icon, tip.title, (), target.replace(":", "-"), now, tip.whole)


def modules_in_play(to: Speaker, table: Table) -> Section:
    """The modules of this game, with their chapters."""
    game = table.game.name
    book = book_of(game)
    rows: list[AidRow] = []
    for module in table.state.rules.modules:
        title = to.name(game, "module", module.name)
        chapter = book.chapter_of(module.name) if book else None
        if chapter is None or title == module.name:
            continue
        about = to.name(game, "about", module.name)
        anchor = chapter.paragraphs[0].id
        rows.append(AidRow(chapter.icon, chapter.title[to.language], (), anchor, False, about))
    return Section(to.text("Also in play"), tuple(rows))
