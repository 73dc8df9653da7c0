"""Figures: parts of the table, drawn from positions of recorded games by the drawing code."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from ceilidh.book.text import BookFigure
from ceilidh.draw.svg import draw_parts
from ceilidh.draw.svg.compose import measures
from ceilidh.draw.svg.ink import Ink, short
from ceilidh.draw.svg.tray import draw_pictures
from ceilidh.kernel.opening import load
from ceilidh.kernel.table import Table
from ceilidh.say import speaker

NAMES: Final = ("Ann", "Ben", "Cara", "Dan")
# How much larger than its own measure a drawing may be shown; the eye needs no more.
LARGEST: Final = 1.25
HELD: Final = "held"  # the name of a picture of what is about to be placed
_NAMED: Final = re.compile(r'(id="|href="#|url\(#)(map-)')


@dataclass(frozen=True)
class Picture:
    """One part as markup, and how wide it may be shown."""

    name: str
    markup: Ink
    width: float


@dataclass(frozen=True)
class Shot:
    """One position of a figure: its pictures, and what was just played."""

    pictures: tuple[Picture, ...]
    line: str


@cache
def recorded(package: str, name: str) -> Table:
    """A recorded game that chapters of a package show."""
    table = load(files(package).joinpath(f"{name}.txt").read_text("utf-8"))
    table.names = list(NAMES[: table.players])
    return table


def table_at(table: Table, number: int) -> Table:
    """The table after so many moves."""
    assert 0 <= number <= len(table.played), f"the record has no move {number}"
    return table if number == len(table.played) else table.as_seen(number=number)


def _meant(table: Table, lit: tuple[str, ...]) -> list[str]:
    """What a figure lights up; `legal:lay` is all that a legal move of the kind `lay` names."""
    out: list[str] = []
    for one in lit:
        kind, _, word = one.partition(":")
        moves = [move for move in table.legal() if move.action.spec.word == word]
        out += [name for move in moves for name in move.targets] if kind == "legal" else [one]
    return list(dict.fromkeys(out))


def _quiet(markup: str, mark: str) -> str:
    """A drawing to look at: nothing in it can be chosen, and its names are its own."""
    markup = re.sub(r' (?:tabindex|data-target|data-tip)="[^"]*"| role="button"', "", markup)
    markup = markup.replace('role="group"', 'role="img"', 1)
    return _NAMED.sub(rf"\g<1>{mark}-\g<2>", markup)


def _lit(markup: str, targets: list[str]) -> str:
    for target in targets:
        found = rf'class="target([^"]*)" data-target="{re.escape(target)}"'
        markup = re.sub(found, rf'class="target lit\1" data-target="{target}"', markup)
    return markup


def _cropped(markup: str, crop: tuple[float, ...]) -> str:
    box = " ".join(short(number) for number in crop)
    markup = re.sub(r'viewBox="[^"]*"', f'viewBox="{box}"', markup, count=1)
    return markup.replace('class="drawing', 'class="cropped drawing', 1)


def _pictures(
    table: Table, figure: BookFigure, language: str, lit: list[str], mark: str
) -> tuple[Picture, ...]:
    seat = figure.seat if figure.seat >= 0 else None
    drawn = {part.name: part for part in draw_parts(table.view(seat), language, seat)}
    out: list[Picture] = []
    for number, name in enumerate(figure.parts):
        assert name in drawn, f"there is no part {name} among {', '.join(drawn)}"
        markup = _lit(drawn[name].markup, lit)
        wide, _ = measures(markup)
        if figure.crop and number == 0:
            markup = _cropped(markup, figure.crop)
            wide = figure.crop[2]
        # The page defines the pictures of tiles once, for all figures.
        markup = re.sub(r"<defs><symbol id=\"gm-.*?</defs>", "", markup, flags=re.DOTALL)
        quiet = _quiet(markup, f"{mark}-{number}")
        out.append(Picture(name, Ink(quiet), wide * LARGEST))
    return tuple(out)


def _held(table: Table, figure: BookFigure, language: str) -> tuple[Picture, ...]:
    """What is about to be placed, in the size of the tray."""
    seat = figure.seat if figure.seat >= 0 else None
    drawn = draw_pictures(table.view(seat), language, seat, None, list(figure.held))
    assert len(drawn) == len(figure.held), f"not all of {', '.join(figure.held)} can be drawn"
    return tuple([Picture(HELD, made, measures(made)[0] * LARGEST) for made in drawn.values()])


@lru_cache(maxsize=256)
def shots(package: str, anchor: str, figure: BookFigure, language: str) -> tuple[Shot, ...]:
    """The pictures of a figure: one, or one a move."""
    table = recorded(package, figure.game)
    to = speaker(language)
    out: list[Shot] = []
    for step in range(figure.moves + 1):
        now = table_at(table, figure.at + step)
        lit, line = _meant(now, figure.lit), ""
        if step:
            played = table.played[figure.at + step - 1]
            lit += played.action.targets()
            line = to.line(table_at(table, figure.at + step - 1), played, table.names)
        mark = f"{anchor}-{step}"
        held = () if step else _held(now, figure, language)
        out.append(Shot((*held, *_pictures(now, figure, language, lit, mark)), line))
    return tuple(out)
