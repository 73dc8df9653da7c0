"""A speaker puts things into the words of one language; games register what they have to say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.optional_module import optional_module
from ceilidh.kernel.options import Option
from ceilidh.kernel.reason import Reason, Word, capital
from ceilidh.kernel.record import nameless
from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say.answers import (
    Brief,
    LogStep,
    MoveChange,
    Offer,
    Outlook,
    PlaceMark,
    ScoreBreakdown,
    Task,
    Tip,
)
from ceilidh.say.catalogues import CATALOGUES, CONTEXT_MARK, ENGLISH, translations
from ceilidh.say.changes import certain
from ceilidh.say.move_parts import DEED, MovePart, StoryEntry, TurnPieces
from ceilidh.say.phase_summary import PhaseSummary
from ceilidh.say.races import ScoringRace

if TYPE_CHECKING:
    from ceilidh.say.phase_sheet import ScoredPhases

__all__ = ["GameText", "Speaker", "speaker", "words_for"]

PLAYER: Final = "player"  # the kind of a word that is the number of a seat, counted from 1
MOST: Final = 10_000  # messages whose translations are remembered


class GameText(Protocol):
    """What a game can say in any language."""

    def move(self, to: Speaker, table: Table, move: Move) -> str:
        """A move as a button says it: `Build a cow on 7.4`."""
        ...

    def brief(self, to: Speaker, table: Table, move: Move) -> Brief:
        """A move as a card says it: `Build a cow on 7.4`, `£11`."""
        ...

    def said(self, to: Speaker, table: Table, move: Move) -> tuple[str, Brief]:
        """Both: the one is made of the other."""
        ...

    def offers(self, to: Speaker, table: Table, seat: int) -> list[Offer]:
        """What a seat can use its turn for, possible or not; nothing within a turn."""
        ...

    def subject(self, table: Table, seat: int) -> str:
        """The target that a decision is about, such as the tile in hand; mostly none."""
        ...

    def line(self, to: Speaker, table: Table, played: Played, names: Sequence[str]) -> str:
        """A played move with what followed, as a sentence of the log."""
        ...

    def steps(
        self, to: Speaker, table: Table, played: Played, names: Sequence[str]
    ) -> list[LogStep]:
        """What was decided by rules within a played move, step by step; nothing for most."""
        ...

    def has_steps(self, played: Played) -> bool:
        """Whether a played move has steps to tell."""
        ...

    def parts(self, played: Played) -> list[MovePart]:
        """The deed, then each turn that rules played after it, and the end of a phase."""
        ...

    def leads(self, played: Played) -> bool:
        """Whether a move can be what a turn is about, and no mere answer or small step."""
        ...

    def part_line(
        self, to: Speaker, played: Played, part: MovePart, last: bool, names: Sequence[str]
    ) -> str:
        """One part of a played move as a line of the log; the `last` one ends with remarks."""
        ...

    def part_steps(
        self, to: Speaker, table: Table, played: Played, part: MovePart, names: Sequence[str]
    ) -> list[LogStep]:
        """The steps of one part of a played move."""
        ...

    def heading(self, to: Speaker, played: Played, part: MovePart) -> str:
        """The part of the game in which a part of a move was played: `Round 3`."""
        ...

    def entry(self, to: Speaker, turn: TurnPieces, names: Sequence[str]) -> StoryEntry:
        """A turn in short."""
        ...

    def prompt(self, to: Speaker, table: Table, seat: int) -> str:
        """What a seat has to decide now."""
        ...

    def tip(self, to: Speaker, table: Table, target: str) -> Tip:
        """The explanation of a target such as `contract:17`."""
        ...

    def score_breakdown(
        self, to: Speaker, table: Table, seat: int, line: str, points: int
    ) -> ScoreBreakdown:
        """How a seat comes to its points in a line of the score sheet."""
        ...

    def outlook(self, to: Speaker, table: Table, move: Move) -> Outlook:
        """What a move opens up; nothing for most."""
        ...

    def marks(self, to: Speaker, table: Table, seat: int) -> dict[str, PlaceMark]:
        """What is to be had at the places that a seat can choose, by target; nothing for most."""
        ...

    def changes(
        self, to: Speaker, before: Any, after: Any, seat: int, actions: Sequence[Action]
    ) -> list[MoveChange]:
        """What is otherwise for a seat before and after its moves, the most telling first."""
        ...

    def checklist(self, to: Speaker, table: Table, seat: int) -> list[Task]:
        """What a seat may do now in any order, each once; nothing at most times."""
        ...

    def phase_summary(self, to: Speaker, table: Table) -> PhaseSummary | None:
        """What the last phase with an end worth telling gave to each seat; None before it."""
        ...

    def races(self, to: Speaker, table: Table) -> list[ScoringRace]:
        """What the next scoring phase would compare; nothing in a game without one."""
        ...

    def scored_phases(self, to: Speaker, table: Table) -> ScoredPhases | None:
        """What each phase gave to each seat; None if a game has no phases."""
        ...

    def verdict(self, to: Speaker, table: Table) -> list[str]:
        """Sentences about the end of a game, beyond its standings; nothing for most."""
        ...

    def name(self, to: Speaker, kind: str, word: str) -> str:
        """What people call a thing of a kind: `good` `wool`, `line` `castle_scots`."""
        ...

    def choice(self, to: Speaker, option: str, value: str) -> str:
        """A value that an option can have."""
        ...


class Notation:
    """The words of a game without words of its own: its notation."""

    def move(self, to: Speaker, table: Table, move: Move) -> str:
        return move.text

    def brief(self, to: Speaker, table: Table, move: Move) -> Brief:
        return Brief(self.move(to, table, move))

    def said(self, to: Speaker, table: Table, move: Move) -> tuple[str, Brief]:
        return self.move(to, table, move), self.brief(to, table, move)

    def offers(self, to: Speaker, table: Table, seat: int) -> list[Offer]:
        return []

    def subject(self, table: Table, seat: int) -> str:
        return ""

    def line(self, to: Speaker, table: Table, played: Played, names: Sequence[str]) -> str:
        return self.part_line(to, played, self.parts(played)[0], True, names)

    def _fact(self, event: Event, names: Sequence[str]) -> str:
        words = [event.kind, f"{event.amount:+d}", event.thing, event.reason]
        who = [f"{names[event.seat]}:"] if event.seat >= 0 else []
        return " ".join([*who, *[word for word in words if word]])

    def steps(
        self, to: Speaker, table: Table, played: Played, names: Sequence[str]
    ) -> list[LogStep]:
        return []

    def has_steps(self, played: Played) -> bool:
        return False

    def parts(self, played: Played) -> list[MovePart]:
        return [MovePart(0, DEED, played.seat, 0, tuple(played.events))]

    def leads(self, played: Played) -> bool:
        return True

    def part_line(
        self, to: Speaker, played: Played, part: MovePart, last: bool, names: Sequence[str]
    ) -> str:
        facts = [self._fact(event, names) for event in part.events]
        return "; ".join([f"{names[played.seat]}: {played.action.text}", *facts])

    def part_steps(
        self, to: Speaker, table: Table, played: Played, part: MovePart, names: Sequence[str]
    ) -> list[LogStep]:
        return []

    def heading(self, to: Speaker, played: Played, part: MovePart) -> str:
        return ""

    def entry(self, to: Speaker, turn: TurnPieces, names: Sequence[str]) -> StoryEntry:
        first, last = turn.first, turn.last
        text = self.part_line(to, first.played, first.part, True, names)
        return StoryEntry(turn.seat, "done", text, (), "", first.number, last.number, 0)

    def prompt(self, to: Speaker, table: Table, seat: int) -> str:
        return to.text("Choose a move.")

    def tip(self, to: Speaker, table: Table, target: str) -> Tip:
        return Tip(target.replace(":", " "))

    def score_breakdown(
        self, to: Speaker, table: Table, seat: int, line: str, points: int
    ) -> ScoreBreakdown:
        return ScoreBreakdown("")

    def outlook(self, to: Speaker, table: Table, move: Move) -> Outlook:
        return Outlook()

    def marks(self, to: Speaker, table: Table, seat: int) -> dict[str, PlaceMark]:
        return {}

    def changes(
        self, to: Speaker, before: Any, after: Any, seat: int, actions: Sequence[Action]
    ) -> list[MoveChange]:
        return []

    def checklist(self, to: Speaker, table: Table, seat: int) -> list[Task]:
        return []

    def phase_summary(self, to: Speaker, table: Table) -> PhaseSummary | None:
        return None

    def races(self, to: Speaker, table: Table) -> list[ScoringRace]:
        return []

    def scored_phases(self, to: Speaker, table: Table) -> ScoredPhases | None:
        return None

    def verdict(self, to: Speaker, table: Table) -> list[str]:
        return []

    def name(self, to: Speaker, kind: str, word: str) -> str:
        return to.text(word)

    def choice(self, to: Speaker, option: str, value: str) -> str:
        return to.text(value)


_NOTATION = Notation()


def words_for(game: str) -> GameText:
    """The words of a game, the package named after it; its notation if it has none of its own."""
    own = optional_module(f"ceilidh.say.{game}")
    found: GameText = _NOTATION if own is None else own.TEXT
    return found


class Speaker:
    """One language. `text` translates a message; the rest asks the words of the game.

    At a table a speaker knows the names of its seats. It is equal to the one at any other table, so
    that words are remembered for all of them: what names a seat must not be remembered.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.names: Sequence[str] = ()
        self._catalogue = translations(language)
        self._said: dict[str, str] = {}  # messages in this language, for all tables

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Speaker) or type(other) is not type(self):
            return False
        return other._catalogue is self._catalogue

    def __hash__(self) -> int:
        return hash(self.language)

    def knowing(self, names: Sequence[str]) -> Speaker:
        """This speaker at a table whose seats have these names."""
        # By hand: `copy` takes ten times as long, and every sentence of a page asks for one.
        known = object.__new__(type(self))
        known.__dict__.update(self.__dict__)
        known.names = names
        return known

    def player(self, seat: int) -> str:
        """A seat within a sentence: by its name, or by its number if it has none."""
        if seat < len(self.names) and self.names[seat] != nameless(seat):
            return self.names[seat]
        return self.text("seat {number}", number=seat + 1)

    def text(self, message: str, **fields: object) -> str:
        """The message in this language, with its fields filled in."""
        said = self._said.get(message)
        if said is None:
            said = self._translated(message)
        return said.format(**fields) if fields else said

    def _translated(self, message: str) -> str:
        # The entry of the empty message is the head of a catalogue.
        said = self._catalogue.gettext(message) if message else ""
        if CONTEXT_MARK in said:  # what has no translation is said without its context
            said = said.rpartition(CONTEXT_MARK)[2]
        if len(self._said) < MOST:
            self._said[message] = said
        return said

    def count(self, one: str, many: str, number: int, **fields: object) -> str:
        """The message for a number of things, `{n}` in it."""
        said = self._catalogue.ngettext(one, many, number)
        return said.format(n=number, **fields)

    def move(self, table: Table, move: Move) -> str:
        return words_for(table.game.name).move(self.knowing(table.names), table, move)

    def brief(self, table: Table, move: Move) -> Brief:
        return words_for(table.game.name).brief(self.knowing(table.names), table, move)

    def said(self, table: Table, move: Move) -> tuple[str, Brief]:
        """`move` and `brief`."""
        return words_for(table.game.name).said(self.knowing(table.names), table, move)

    def offers(self, table: Table, seat: int) -> list[Offer]:
        return words_for(table.game.name).offers(self.knowing(table.names), table, seat)

    def subject(self, table: Table, seat: int) -> str:
        return words_for(table.game.name).subject(table, seat)

    def line(self, table: Table, played: Played, names: Sequence[str]) -> str:
        return words_for(table.game.name).line(self.knowing(names), table, played, names)

    def steps(self, table: Table, played: Played, names: Sequence[str]) -> list[LogStep]:
        return words_for(table.game.name).steps(self.knowing(names), table, played, names)

    def has_steps(self, table: Table, played: Played) -> bool:
        """Whether there are any, without saying them."""
        return words_for(table.game.name).has_steps(played)

    def entry(self, table: Table, turn: TurnPieces, names: Sequence[str]) -> StoryEntry:
        return words_for(table.game.name).entry(self.knowing(names), turn, names)

    def prompt(self, table: Table, seat: int) -> str:
        return words_for(table.game.name).prompt(self.knowing(table.names), table, seat)

    def tip(self, table: Table, target: str) -> Tip:
        return words_for(table.game.name).tip(self.knowing(table.names), table, target)

    def score_breakdown(
        self, table: Table, seat: int, line: str, sheet: Sequence[tuple[str, list[int]]] = ()
    ) -> ScoreBreakdown:
        """How a seat comes to its points in a line of the score sheet as it is now.

        Who asks for many has the `sheet` already.
        """
        points = dict(sheet or table.sheet())[line][seat]
        return words_for(table.game.name).score_breakdown(
            self.knowing(table.names), table, seat, line, points
        )

    def outlook(self, table: Table, move: Move) -> Outlook:
        return words_for(table.game.name).outlook(self.knowing(table.names), table, move)

    def marks(self, table: Table, seat: int) -> dict[str, PlaceMark]:
        return words_for(table.game.name).marks(self.knowing(table.names), table, seat)

    def changes(
        self, table: Table, after: Sequence[Any], seat: int, actions: Sequence[Action]
    ) -> list[MoveChange]:
        """What moves bring their maker; `after` are the positions that they can lead to.

        `ceilidh.shortcuts.outcomes` finds them. Where there are several, only what all of them have
        in common is certain, and told.
        """
        words, to = words_for(table.game.name), self.knowing(table.names)
        return certain([words.changes(to, table.state, one, seat, actions) for one in after])

    def checklist(self, table: Table, seat: int) -> list[Task]:
        return words_for(table.game.name).checklist(self.knowing(table.names), table, seat)

    def phase_summary(self, table: Table) -> PhaseSummary | None:
        return words_for(table.game.name).phase_summary(self.knowing(table.names), table)

    def races(self, table: Table) -> list[ScoringRace]:
        return words_for(table.game.name).races(self.knowing(table.names), table)

    def verdict(self, table: Table) -> list[str]:
        """What there is to say about the end of a game; nothing before it."""
        return (
            words_for(table.game.name).verdict(self.knowing(table.names), table)
            if table.result()
            else []
        )

    def name(self, game: str, kind: str, word: str) -> str:
        """What people call a thing by the word of views, events and options.

        Kinds are those of targets (`good`, `unit`, `clan`, `tile`, `resource` ...), `move`,
        `option`, `module` with `about` (what it is, in a few words), and of the score sheet `line`
        and `rank`. An unknown word comes back as it is.
        """
        return words_for(game).name(self, kind, word)

    def choice(self, game: str, option: str, value: object) -> str:
        """A value that an option of a game can have, or several of them."""
        if isinstance(value, bool):
            return self.text("yes") if value else self.text("no")
        if isinstance(value, (list, tuple)):
            return ", ".join([self.choice(game, option, one) for one in value])
        return words_for(game).choice(self, option, str(value))

    def summary(self, option: Option) -> str:
        """What an option is about, in a sentence."""
        return self.text(option.summary)

    def reason(self, reason: Reason, game: str = "") -> str:
        """Why something is not possible; names and sentences among its fields are translated too.

        Words of the notation stay, unless `game` is given: then they are called as people do.
        """
        fields = {name: self._field(value, game) for name, value in reason.fields.items()}
        number = fields.pop("n", None) if reason.one else None
        if isinstance(number, int):
            said = self.count(reason.one, reason.template, number, **fields)
        else:
            said = self.text(reason.template, **fields)
        first = reason.first()
        named = isinstance(first, str) or bool(game and isinstance(first, Word) and first.kind)
        return capital(said) if named else said

    def _field(self, value: object, game: str) -> object:
        """A number stays; names, and numbers of things, come one by one: `2 wool, 1 beef`."""
        if isinstance(value, Reason):
            return self.reason(value, game)
        if isinstance(value, Word) and value.kind == PLAYER:
            return self.player(int(value.text) - 1)
        if isinstance(value, Word) and value.kind and game:
            return self.name(game, value.kind, value.text)
        if not isinstance(value, str):
            return value
        return ", ".join([self._thing(part) for part in value.split(", ")])

    def _thing(self, part: str) -> str:
        number, _, rest = part.partition(" ")
        return f"{number} {self.text(rest)}" if number.isdigit() and rest else self.text(part)


_speakers: dict[str, Speaker] = {}


def speaker(language: str) -> Speaker:
    """The speaker of a language; English for a language that we do not have."""
    known = language if language in CATALOGUES else ENGLISH
    if known not in _speakers:
        _speakers[known] = Speaker(known)
    return _speakers[known]
