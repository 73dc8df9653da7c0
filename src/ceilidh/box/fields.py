"""Fields of components: how each is shown in a form, and how the form is read back.

A kind of component is a list of these. A form control has the name of its field, parts of a field
follow after a dot: `cost.wood`, `effect.0.amount`. What cannot be read as the field wants it is
kept as it was typed, so that the checks of the tables say what is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ceilidh.say import Speaker

NUMBER: Final = re.compile(r"-?[0-9]{1,4}")
LONGEST: Final = 60  # characters of a text

# What was sent: the values of each control by its name.
Form = Mapping[str, Sequence[str]]
Labels = Callable[[Speaker, str], str]  # what a word is called


@dataclass
class Control:
    """One control of a form; `parts` are those of a field with several, `rows` lists of them."""

    kind: str
    name: str
    label: str
    value: Any = None
    choices: list[tuple[str, str]] = field(default_factory=list)
    low: int = 0
    high: int = 99
    parts: list[Control] = field(default_factory=list)
    rows: list[list[Control]] = field(default_factory=list)
    icon: str = ""


def one(form: Form, name: str) -> str:
    """The value of a control that has one."""
    values = form.get(name, ())
    return values[0].strip()[:LONGEST] if values else ""


def number_of(text: str) -> object:
    return int(text) if NUMBER.fullmatch(text) else text


@dataclass(frozen=True)
class BoxField:
    """A field of a row; `label` is a message. One that is `optional` may be missing."""

    name: str
    label: str
    optional: bool = False

    def for_row(self, row: dict[str, Any]) -> BoxField:
        """The field as this row has it: what can be chosen may depend on the row."""
        return self

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        raise AssertionError("a field must define control")

    def read(self, form: Form, name: str) -> Any:
        """The value in the form; None if there is none."""
        raise AssertionError("a field must define read")


@dataclass(frozen=True)
class NumberField(BoxField):
    low: int = 0
    high: int = 99
    icon: str = ""

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        shown = "" if value is None else value
        label = to.text(self.label)
        return Control("number", name, label, shown, low=self.low, high=self.high, icon=self.icon)

    def read(self, form: Form, name: str) -> Any:
        text = one(form, name)
        return None if text == "" and self.optional else number_of(text)


@dataclass(frozen=True)
class TextField(BoxField):
    def control(self, name: str, value: Any, to: Speaker) -> Control:
        return Control("text", name, to.text(self.label), value or "")

    def read(self, form: Form, name: str) -> Any:
        text = " ".join(one(form, name).split())
        return None if text == "" and self.optional else text


@dataclass(frozen=True)
class ChoiceField(BoxField):
    """One of several words; shown as buttons if there are few of them."""

    choices: tuple[str, ...] = ()
    called: Labels = lambda to, word: word
    number: bool = False

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        words = [(word, self.called(to, word)) for word in self.choices]
        kind = "buttons" if len(words) <= 7 else "select"
        return Control(kind, name, to.text(self.label), str(value or ""), words)

    def read(self, form: Form, name: str) -> Any:
        text = one(form, name)
        if text == "" and self.optional:
            return None
        return number_of(text) if self.number else text


@dataclass(frozen=True)
class ChecksField(BoxField):
    """Any of several words, in their own order."""

    choices: tuple[str, ...] = ()
    called: Labels = lambda to, word: word

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        words = [(word, self.called(to, word)) for word in self.choices]
        chosen = value if isinstance(value, list) else []
        return Control("checks", name, to.text(self.label), chosen, words)

    def read(self, form: Form, name: str) -> Any:
        return [word for word in self.choices if word in form.get(name, ())]


@dataclass(frozen=True)
class FlagField(BoxField):
    def control(self, name: str, value: Any, to: Speaker) -> Control:
        return Control("flag", name, to.text(self.label), value is True)

    def read(self, form: Form, name: str) -> Any:
        if self.optional and not form.get(name):
            return None
        return bool(form.get(name))


@dataclass(frozen=True)
class AmountsField(BoxField):
    """How many of each of several things; things that are missing have 0."""

    words: tuple[str, ...] = ()
    called: Labels = lambda to, word: word
    high: int = 9
    icons: bool = True

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        amounts = value if isinstance(value, dict) else {}
        parts = [
            Control(
                "amount",
                f"{name}.{word}",
                self.called(to, word),
                amounts.get(word, ""),
                high=self.high,
                icon=word if self.icons else "",
            )
            for word in self.words
        ]
        return Control("amounts", name, to.text(self.label), parts=parts)

    def read(self, form: Form, name: str) -> Any:
        given = {word: one(form, f"{name}.{word}") for word in self.words}
        return {word: number_of(text) for word, text in given.items() if text not in ("", "0")}


@dataclass(frozen=True)
class NumbersField(BoxField):
    """A list of numbers of fixed length, such as the spaces of a track."""

    count: int = 1
    low: int = 0
    high: int = 999

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        numbers = value if isinstance(value, list) else []
        parts = [
            Control(
                "amount",
                f"{name}.{place}",
                str(place + 1),
                numbers[place] if place < len(numbers) else "",
                low=self.low,
                high=self.high,
            )
            for place in range(self.count)
        ]
        return Control("amounts", name, to.text(self.label), parts=parts)

    def read(self, form: Form, name: str) -> Any:
        texts = [one(form, f"{name}.{place}") for place in range(self.count)]
        return [number_of(text) for text in texts if text != ""]


@dataclass(frozen=True)
class OrderField(BoxField):
    """Some words in an order, each once: one choice a place."""

    choices: tuple[str, ...] = ()
    called: Labels = lambda to, word: word

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        words = [(word, self.called(to, word)) for word in self.choices]
        given = value if isinstance(value, list) else []
        parts = [
            Control("select", f"{name}.{place}", str(place + 1), str(given[place]), words)
            for place in range(min(len(given), len(words)))
        ]
        return Control("rows", name, to.text(self.label), rows=[parts])

    def read(self, form: Form, name: str) -> Any:
        given = [one(form, f"{name}.{place}") for place in range(len(self.choices))]
        return [word for word in given if word]


@dataclass(frozen=True)
class RowsField(BoxField):
    """Several small records, such as roads or effects, and an empty one for the next.

    `fields_of` gives the fields of a record: they may depend on what stands in its first one. A
    record whose first field is empty is left out.
    """

    first: ChoiceField | None = None
    fields_of: Callable[[str], Sequence[BoxField]] = lambda word: ()
    most: int = 4

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        records = [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []
        shown = [*records, {}][: self.most]
        rows = [self._row(f"{name}.{place}", row, to) for place, row in enumerate(shown)]
        return Control("rows", name, to.text(self.label), rows=rows)

    def _row(self, name: str, row: dict[str, Any], to: Speaker) -> list[Control]:
        assert self.first is not None
        word = str(row.get(self.first.name, ""))
        fields = [self.first, *(self.fields_of(word) if word else ())]
        made = [one.control(f"{name}.{one.name}", row.get(one.name), to) for one in fields]
        made[0].kind = "select"
        return made

    def read(self, form: Form, name: str) -> Any:
        assert self.first is not None
        rows: list[dict[str, Any]] = []
        for place in range(self.most):
            word = one(form, f"{name}.{place}.{self.first.name}")
            if word == "" or word == "-":
                continue
            row: dict[str, Any] = {self.first.name: word}
            for own in self.fields_of(word):
                value = own.read(form, f"{name}.{place}.{own.name}")
                # A record that has just been chosen has no numbers yet; one is the usual.
                if value == "" and isinstance(own, NumberField) and not own.optional:
                    value = max(own.low, 1)
                if value is not None and value != {} and value != []:
                    row[own.name] = value
            rows.append(row)
        return rows
