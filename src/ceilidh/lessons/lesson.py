"""What a lesson is made of: a start, pages to read, tasks that the rules check, remarks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceilidh.say.texts import Texts

GAME: Final = "game"  # a guided first game
LESSON: Final = "lesson"  # a short one about a part of the base game
MODULE: Final = "module"  # one about a module, which stands in the module's folder
KINDS: Final = (GAME, LESSON, MODULE)
TEACHER: Final = "tacksman"  # the bot of the other seats, unless a lesson names another


@dataclass(frozen=True)
class Start:
    """A table to begin with: an ordinary game by its seed, and the moves that lead to the position.

    `setup` fixes draws by their domain; a move is the number of a seat from 1 and its text.
    """

    players: int
    seed: int
    options: dict[str, object]
    setup: dict[str, list[str]]
    moves: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Goal:
    """What has to happen, all of it; what is left empty does not count.

    `moves` are patterns, one of which a move of the learner must fit. `event` is a kind of event
    with patterns for its thing and reason, of which the learner needs `least` in sum, or as many
    events as `count` says; all three may have alternatives, as in `bread|whisky`. `in_turn`: within
    one turn. `anyone`: events of all seats count.
    `round` is the round that has begun, `turns` how many turns the learner has ended. `own` is a
    number, or a list by its length, that the view has of the learner's seat; it must be `least`.
    `can` are patterns for moves, one of which must have become legal for the learner. `offered`:
    one of the moves that the step's occasion named was played.
    """

    moves: tuple[str, ...] = ()
    event: str = ""
    thing: str = "*"
    reason: str = "*"
    least: int = 0
    own: str = ""
    count: int = 0
    in_turn: bool = False
    anyone: bool = False
    round: int = 0
    turns: int = 0
    over: bool = False
    can: tuple[str, ...] = ()
    offered: bool = False


@dataclass(frozen=True)
class Occasion:
    """When a task fits the position, and by which moves it can be done now.

    `can` are patterns for legal moves, `chance` is the name of a function of `lessons.chances` that
    picks moves of the position; with both, those that both name. `first` and `last` are the rounds
    in which it comes; in Glen More II the scoring phases so far count, from 1. An empty occasion
    always fits.
    """

    can: tuple[str, ...] = ()
    chance: str = ""
    first: int = 0
    last: int = 0


@dataclass(frozen=True)
class Page:
    """A few sentences, and the places of the drawings that they speak of.

    A place is `part/target`, as in a score breakdown; `own/...` is the strip of the learner's seat.
    """

    text: Texts
    light: tuple[str, ...] = ()


@dataclass(frozen=True)
class Remark:
    """What the guide says about a move or an event, when it happens."""

    goal: Goal
    text: Texts


@dataclass(frozen=True)
class LessonStep:
    """Pages to read and one task; `well` and `other` are said when it was done, or something else.

    Who does something else may go on if the step `passes`; `remarks` know more of some moves. A
    step whose `when` does not fit at the start of a turn is left out. While a step is `coached`, a
    concept of the lesson comes up wherever its own occasion does not fit.
    """

    pages: tuple[Page, ...]
    task: Texts
    goal: Goal
    well: Texts
    other: Texts
    remarks: tuple[Remark, ...]
    passes: bool
    when: Occasion = Occasion()
    coached: bool = False


@dataclass(frozen=True)
class Concept:
    """A task that comes when it first matters, for one turn; `again`: whenever it does."""

    name: str
    step: LessonStep
    again: bool = False


@dataclass(frozen=True)
class Lesson:
    """`teacher` is the bot of the other seats; it plays the `replies` as soon as it can, each once.

    `expected` are moves, or patterns for them, that lead through; tests play them and others.
    """

    game: str
    name: str
    kind: str
    order: int
    minutes: int
    seat: int
    start: Start
    title: Texts
    about: Texts
    steps: tuple[LessonStep, ...]
    moments: tuple[Remark, ...]
    end: Texts
    expected: tuple[str, ...]
    concepts: tuple[Concept, ...] = ()
    teacher: str = TEACHER
    replies: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"
