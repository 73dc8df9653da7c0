"""The numbers of port tiles: which ones a tile has depends on its effect."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from ceilidh.box.fields import BoxField, Control, Form, number_of, one
from ceilidh.games.clans.components.ports import EFFECTS
from ceilidh.say import Speaker
from ceilidh.say.phrases import message

NUMBERS: Final = {
    "pay": message("goods to pay"),
    "gain": message("goods to gain"),
    "upgrades": message("bonus upgrades"),
    "glory": message("glory"),
    "money": message("money"),
    "steps": message("price steps"),
    "cost": message("cost"),
    "merchants": message("merchants"),
    "needs_fulfilled": message("fulfilled contracts it needs"),
    "moves": message("moves"),
    "or_basic": message("basic goods"),
}


def open_numbers(effect: str) -> dict[str, tuple[int, int]]:
    """The numbers of an effect that tiles may differ in, with their bounds."""
    bounds = EFFECTS.get(effect, {})
    return {key: (low, high) for key, (low, high) in bounds.items() if low < high}


@dataclass(frozen=True)
class PortNumbersField(BoxField):
    """The numbers of a tile's only effect."""

    effect: str = ""

    def for_row(self, row: dict[str, Any]) -> BoxField:
        return replace(self, effect=str(row.get("effect", "")))

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        return Control("amounts", name, to.text(self.label), parts=self.parts(name, value, to))

    def parts(self, name: str, value: Any, to: Speaker) -> list[Control]:
        numbers = value if isinstance(value, dict) else {}
        return [
            Control(
                "amount",
                f"{name}.{key}",
                to.text(NUMBERS[key]),
                numbers.get(key, ""),
                [],
                low,
                high,
            )
            for key, (low, high) in open_numbers(self.effect).items()
        ]

    def read(self, form: Form, name: str) -> Any:
        given = {key: one(form, f"{name}.{key}") for key in NUMBERS if f"{name}.{key}" in form}
        return {key: number_of(text) for key, text in given.items()}


@dataclass(frozen=True)
class PortOptionsField(BoxField):
    """The same for the tiles that have one effect with trains and one without them."""

    effects: tuple[str, ...] = ()

    def for_row(self, row: dict[str, Any]) -> BoxField:
        return replace(self, effects=tuple([str(own["effect"]) for own in row.get(self.name, [])]))

    def control(self, name: str, value: Any, to: Speaker) -> Control:
        records = value if isinstance(value, list) else []
        parts: list[Control] = []
        for place, effect in enumerate(self.effects):
            numbers = PortNumbersField(name, self.label, effect=effect)
            own = records[place].get("args") if place < len(records) else None
            parts += numbers.parts(f"{name}.{place}", own, to)
        return Control("amounts", name, to.text(self.label), parts=parts)

    def read(self, form: Form, name: str) -> Any:
        numbers = PortNumbersField(name, self.label)
        return [numbers.read(form, f"{name}.{place}") for place in range(2)]


def with_effects(ours: dict[str, Any], values: dict[str, Any]) -> dict[str, Any]:
    """The numbers of a form among those that the effect fixes."""
    if "option" not in ours:
        return {"args": {**ours["args"], **values.get("args", {})}}
    given = values.get("option", [])
    options = [
        {**own, "args": {**own["args"], **(given[place] if place < len(given) else {})}}
        for place, own in enumerate(ours["option"])
    ]
    return {"option": options}
