"""What a speaker answers with, beside plain sentences: tips, cards, steps and where they belong."""

from dataclasses import dataclass


@dataclass
class Tip:
    """What a component is and does: a title, sentences, and the ids of the rules behind it.

    `aside` is what a list of such components leaves out: what holds for each of them alike, and how
    this one stands at a table.
    """

    title: str
    text: str = ""
    rules: tuple[str, ...] = ()
    aside: str = ""

    @property
    def whole(self) -> str:
        """All sentences, as a table shows them."""
        return " ".join([part for part in (self.text, self.aside) if part])


@dataclass
class ScoreBreakdown:
    """How a number of the score sheet comes about, and the places at which a page shows it.

    A place is a part of the drawing and what can be clicked or asked about in it, such as
    `map/hex:7.4` or `seat-1/good:wool`; a territory is `land-1`, wherever it is drawn.
    """

    text: str
    places: tuple[str, ...] = ()


@dataclass
class Outlook:
    """What a move opens up, beyond what it does itself: a heading, lines, and places.

    `gains` are what each place gives, in a few words.
    """

    title: str = ""
    lines: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    gains: tuple[str, ...] = ()


@dataclass
class LogStep:
    """One step of a line of the log that has steps: a sentence, and the places it speaks of.

    `picture` is the target of a thing to be drawn beside it, such as a card; `opens` begins a turn.
    """

    text: str
    places: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    picture: str = ""
    opens: bool = False


@dataclass
class Task:
    """One of several things to be done in any order, at a place of the drawing.

    `move` is empty while it cannot be done.
    """

    label: str
    move: str
    place: str
    done: bool


@dataclass
class Brief:
    """A move as a card says it: the deed in a few words, and apart from it its cost or gain.

    It is `aside` if it is possible but not what is asked.
    """

    deed: str
    price: str = ""
    gain: str = ""
    aside: bool = False


@dataclass(frozen=True)
class Offer:
    """One of the things that a turn can be used for, as a card: the moves behind it, or why none.

    `icon` is the name of a picture, `line` what it costs or gives now, `rules` are those of the
    reason. An `aside` is possible beside what is asked, and does not answer it. With a reason,
    `line` says it in a few words, if at all. `note` is more than fits on a card. `asks` is the
    question once the card is chosen and more than one move is left.
    """

    name: str
    title: str
    icon: str
    line: str
    moves: tuple[str, ...]
    reason: str = ""
    rules: tuple[str, ...] = ()
    aside: bool = False
    note: str = ""
    asks: str = ""


@dataclass(frozen=True)
class MoveChange:
    """One thing that a move changes for a seat, told as `£43 → £31`.

    `thing` is its name for programs and `title` for people. `old` and `new` are numbers, `had` and
    `has` are what is said of them: without `had` there was none of it before. `icon` is the name
    of a picture. `note` is what to know besides, and `look` says whether it is a `gain` or a
    `lose`; empty if it is neither.
    """

    thing: str
    title: str
    old: int
    new: int
    had: str
    has: str
    icon: str = ""
    note: str = ""
    look: str = ""


@dataclass(frozen=True)
class PlaceMark:
    """What is to be had at a place that can be chosen, beside its price.

    `icons` are the names of pictures, such as goods that are cheap there, `text` is a number, and
    `said` is all of it for who does not see it.
    """

    icons: tuple[str, ...]
    said: str
    text: str = ""
