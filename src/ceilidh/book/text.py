"""What a rulebook is made of: chapters, their paragraphs, figures and lists of components."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ceilidh.say.texts import Texts


@dataclass(frozen=True)
class BookFigure:
    """A picture drawn from a position: parts of the table after `at` moves of a recorded game.

    `game` is the name of a record beside the chapter. With `moves` it is an example to step
    through: the position, then so many moves, each with its line of the log. `seat` is whose view
    it is (-1: a spectator's), `lit` what is lit up in all pictures (`legal:lay`: all that a legal
    move of the kind `lay` names); `held` is what is about to be placed, such as `tile:inverness`,
    and is drawn beside the first position. `crop` cuts the first part to x, y, width, height.
    """

    game: str
    at: int
    parts: tuple[str, ...]
    moves: int = 0
    seat: int = 0
    lit: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    crop: tuple[float, ...] = ()


@dataclass(frozen=True)
class Listing:
    """Components to list with their effects: the rows of a component table.

    `rows` names them in the table's `file`; each is explained by the tip of `target:id`. `where`
    has the fields that a row must have. `kind` is the class of the pictures: how large they are.
    `mark` begins the anchors where the target does not, since it explains rows of another table.
    """

    file: str
    rows: str
    target: str
    where: Mapping[str, object] = field(default_factory=dict)
    kind: str = "small"
    mark: str = ""


@dataclass(frozen=True)
class Paragraph:
    """A piece of a chapter that can be linked to; `rules` are the ids that it explains.

    An id may be written whole, as a range (`CC-TRD-01..09`) or as a group (`CC-TRD-*`).
    """

    id: str
    title: Texts
    text: Texts
    rules: tuple[str, ...] = ()
    figure: BookFigure | None = None
    caption: Texts = field(default_factory=Texts)
    listing: Listing | None = None


@dataclass(frozen=True)
class Chapter:
    """A chapter in the order of play; `part` is the part of the book, `module` whose it is.

    `package` is the folder that holds its records.
    """

    name: str
    part: str
    title: Texts
    about: Texts
    paragraphs: tuple[Paragraph, ...]
    package: str
    module: str = ""
    icon: str = ""
