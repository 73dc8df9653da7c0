"""A speaker puts things into the words of one language; games register what they have to say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ceilidh.kernel.game import Reason
from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say.catalogues import LANGUAGES, translations

__all__ = ["LANGUAGES", "GameWords", "Speaker", "Tip", "register", "speaker"]


@dataclass
class Tip:
    """What a component is and does: a title, sentences, and the ids of the rules behind it."""

    title: str
    text: str = ""
    rules: tuple[str, ...] = ()


class GameWords(Protocol):
    """What a game can say in any language."""

    def move(self, to: Speaker, table: Table, move: Move) -> str:
        """A move as a button says it: `Build a cow on 7.4`."""
        ...

    def line(self, to: Speaker, table: Table, played: Played, names: Sequence[str]) -> str:
        """A played move with what followed, as a sentence of the log."""
        ...

    def prompt(self, to: Speaker, table: Table, seat: int) -> str:
        """What a seat has to decide now."""
        ...

    def tip(self, to: Speaker, table: Table, target: str) -> Tip:
        """The explanation of a target such as `contract:17`."""
        ...


class Notation:
    """The words of a game without words of its own: its notation."""

    def move(self, to: Speaker, table: Table, move: Move) -> str:
        return move.text

    def line(self, to: Speaker, table: Table, played: Played, names: Sequence[str]) -> str:
        return f"{names[played.seat]}: {played.action.text}"

    def prompt(self, to: Speaker, table: Table, seat: int) -> str:
        return to.text("Choose a move.")

    def tip(self, to: Speaker, table: Table, target: str) -> Tip:
        kind, _, name = target.partition(":")
        return Tip(f"{kind} {name}")


_words: dict[str, GameWords] = {}


def register(game: str, words: GameWords) -> None:
    _words[game] = words


class Speaker:
    """One language. `text` translates a message; the rest asks the words of the game."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = translations(language)

    def text(self, message: str, **fields: object) -> str:
        """The message in this language, with its fields filled in."""
        said = self._catalogue.gettext(message)
        return said.format(**fields) if fields else said

    def count(self, one: str, many: str, number: int, **fields: object) -> str:
        """The message for a number of things, `{n}` in it."""
        said = self._catalogue.ngettext(one, many, number)
        return said.format(n=number, **fields)

    def _of(self, table: Table) -> GameWords:
        return _words.get(table.game.name, Notation())

    def move(self, table: Table, move: Move) -> str:
        return self._of(table).move(self, table, move)

    def line(self, table: Table, played: Played, names: Sequence[str]) -> str:
        return self._of(table).line(self, table, played, names)

    def prompt(self, table: Table, seat: int) -> str:
        return self._of(table).prompt(self, table, seat)

    def tip(self, table: Table, target: str) -> Tip:
        return self._of(table).tip(self, table, target)

    def reason(self, reason: Reason) -> str:
        """Why a move is not legal."""
        return self.text(reason.template, **reason.fields)


_speakers: dict[str, Speaker] = {}


def speaker(language: str) -> Speaker:
    """The speaker of a language; English for a language that we do not have."""
    known = language if language in LANGUAGES else LANGUAGES[0]
    if known not in _speakers:
        _speakers[known] = Speaker(known)
    return _speakers[known]
