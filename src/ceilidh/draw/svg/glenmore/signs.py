"""Effects as signs in a line: `wood`, `barley → barrel`, `1 2 3 animals → 2 5 8 VP`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ceilidh.draw.svg.glenmore.labels import breadth
from ceilidh.draw.svg.glenmore.pictures import has_token, token
from ceilidh.draw.svg.icons import icons, reference
from ceilidh.draw.svg.ink import Ink, group, join, short, tag, text
from ceilidh.games.glenmore.components import effects as words
from ceilidh.games.glenmore.components.effects import EffectRow
from ceilidh.games.glenmore.components.landmarks import Landmark
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import KIND_NAMES, RESOURCE_NAMES, TYPE_NAMES

HEIGHT: Final = 24.0
ICON: Final = 20.0
SMALL: Final = 12.0  # signs of the two lines of a table
LETTER: Final = 17.0  # size of type; `.gm .sign` in the stylesheet
COLUMN: Final = 12.0
COST: Final = 21.0  # a token of a cost
# What is shown as a disc; all else is an icon.
TOKENS: Final = frozenset({*RESOURCE_NAMES, "barrel", "coin", "joker"})
LOOKS: Final = {"vp": "gm-vp", "clan_marker": "gm-clan_marker", "landmark": "gm-landmark"}
# The icons of what thresholds count.
COUNTED: Final = {
    "villages": "village",
    "tiles_with_scot": "scot",
    "overlay_tiles": "overlay",
    "coins": "coin",
    "river_tiles": "river",
}


def mark(name: str, x: float, y: float, size: float, look: str = "") -> Ink:
    """An icon with its corner at a place; what it means is said by what it stands in."""
    return tag(
        "use",
        href=reference(name),
        class_=look or None,
        x=x or None,
        y=y or None,
        width=size,
        height=size,
    )


class SignRow:
    """Signs beside each other, on a height of HEIGHT."""

    def __init__(self) -> None:
        self.width = 0.0
        self.made: list[Ink] = []

    def sign(self, name: str, number: int = 1) -> SignRow:
        """One thing, or several: small numbers of tokens lie there one by one."""
        if name == "coin" and number > 1:
            return self._coins(number)
        if name in TOKENS and number <= 2:
            for _ in range(number):
                self._put(token(name, self.width, (HEIGHT - ICON) / 2, ICON), ICON)
            return self
        if number > 1:
            self.words(str(number))
        if name in TOKENS:
            self._put(token(name, self.width, (HEIGHT - ICON) / 2, ICON), ICON)
        else:
            self._put(mark(name, self.width, (HEIGHT - ICON) / 2, ICON, LOOKS.get(name, "")), ICON)
        return self

    def special(self, name: str, number: int = 1) -> SignRow:
        """What only a module knows: its picture, if it has one."""
        if not has_token(name):
            return self.sign(name if name in icons() else "activation", number)
        if number > 1:
            self.words(str(number))
        self._put(token(name, self.width, (HEIGHT - ICON) / 2, ICON), ICON)
        return self

    def _coins(self, number: int) -> SignRow:
        """A coin with a number on it."""
        middle = self.width + ICON / 2
        disc = token("coin", self.width, (HEIGHT - ICON) / 2, ICON)
        self._put(join([disc, text(middle, 17.2, number, class_="on-token")]), ICON)
        return self

    def signs(self, names: Iterable[tuple[str, int]]) -> SignRow:
        for name, number in names:
            if number:
                self.sign(name, number)
        return self

    def words(self, said: str) -> SignRow:
        wide = breadth(said, LETTER) + 1
        self._put(text(self.width, 18, said, class_="sign"), wide)
        return self

    def arrow(self) -> SignRow:
        shape = f"M{short(self.width + 2)} 9.5h4v-3l6 5.5-6 5.5v-3h-4z"
        self._put(tag("path", class_="arrow", d=shape), 14)
        return self

    def gap(self, wide: float = 4) -> SignRow:
        self.width += wide
        return self

    def table(self, name: str, tiers: tuple[tuple[int, int], ...]) -> SignRow:
        """What must be there in the upper line, the points for it in the lower one."""
        x = self.width
        upper = mark(name, x, 0, SMALL)
        lower = mark("vp", x, SMALL, SMALL, LOOKS["vp"])
        self._put(join([upper, lower]), SMALL + 1)
        for number, vp in tiers:
            wide = COLUMN if max(number, vp) < 10 else COLUMN + 5
            middle = self.width + wide / 2
            lines = [text(middle, 10, number, class_="tier"), text(middle, 22, vp, class_="tier")]
            self._put(join(lines), wide)
        return self

    def _put(self, ink: Ink, wide: float) -> None:
        self.made.append(ink)
        self.width += wide

    def at(self, x: float, y: float, room: float, scale: float = 1.0) -> Ink:
        """The signs with their corner at a place, smaller where there is too little room."""
        used = self.scale(room, scale)
        move = f"translate({short(x)} {short(y + HEIGHT * (scale - used) / 2)})"
        size = f" scale({used:.3g})" if used != 1 else ""
        return tag("g", *self.made, class_="signs", transform=move + size)

    def scale(self, room: float, scale: float) -> float:
        return min(scale, room / self.width) if self.width else scale


class Signs:
    """Every effect word as signs; a word that nobody has drawn yet is written."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.makers: dict[str, Callable[[SignRow, EffectRow], SignRow]] = {
            words.GAIN_COIN: lambda run, row: run.sign("coin", row.amount),
            words.GAIN_BARREL: lambda run, row: run.sign("barrel", row.amount),
            words.GAIN_VP: lambda run, row: run.words(str(row.amount)).sign("vp"),
            words.GAIN_MOVEMENT: lambda run, row: run.sign("movement", row.amount),
            words.GAIN_SCOT: lambda run, row: run.sign("scot", row.amount),
            words.GAIN_GOODS: lambda run, row: run.signs(_named(row.goods)),
            words.GAIN_JOKER: lambda run, row: run.sign("joker", row.amount),
            words.CLAN_MARKER: lambda run, row: run.sign("clan_marker", row.amount),
            words.LANDMARK_CARD: self._card,
            words.TAKE_PERSON: lambda run, row: run.sign("person", self._value(row.target)),
            words.TAKE_DISCARD: lambda run, row: run.words("+").sign("tile", row.amount),
            words.REMOVE_TILE: lambda run, row: run.words("−").sign("tile", row.amount),
            words.VP_THRESHOLD: lambda run, row: run.table(
                COUNTED.get(row.count, "tile"), row.tiers
            ),
            words.ACTIVATE_TYPE: _activations,
            words.ACTIVATE_TERRITORY: lambda run, row: (
                run.sign("activation").sign("tile").words("∞")
            ),
            words.EXCHANGE_DIFFERENT: lambda run, row: run.words("≠").table("joker", row.tiers),
            words.EXCHANGE_ANIMALS: lambda run, row: run.table("animal", row.tiers),
            words.EXCHANGE_ANY: lambda run, row: _sale(run, [("joker", row.amount)], row.vp),
            words.EXCHANGE_EXACT: lambda run, row: _sale(run, _named(row.goods), row.vp),
            words.EXCHANGE_CLAN: lambda run, row: (
                run.sign("joker", row.amount).arrow().sign("clan_marker")
            ),
            words.DISTIL: _distil,
            words.EXCHANGE_BARREL: lambda run, row: _sale(run, [("barrel", row.amount)], row.vp),
            words.SPECIAL: _special,
            words.CASTLES_AS_SCOTS: lambda run, row: run.sign("castle").words("=").sign("scot"),
            words.CASTLE_SCOTS_FACTOR: lambda run, row: run.sign("castle").words(f"×{row.amount}"),
            words.COIN_FOR_RESOURCE: lambda run, row: (
                run.sign("coin", row.amount).arrow().sign("joker")
            ),
            words.EXTRA_ACTIVATION: lambda run, row: run.words(f"+{row.amount}").sign("activation"),
            words.UNUSED_MOVEMENT_VP: lambda run, row: _sale(run, [("movement", 1)], row.vp),
            words.VP_FOR_BARREL: lambda run, row: _sale(run, [("barrel", 1)], row.vp),
            words.COIN_VP: lambda run, row: _sale(
                run.words(f"≤{row.amount}"), [("coin", 1)], row.vp
            ),
        }

    def rows(self, rows: Iterable[EffectRow], run: SignRow | None = None) -> SignRow:
        made = run or SignRow()
        for place, row in enumerate(rows):
            if place:
                made.gap(2)
            make = self.makers.get(row.word)
            if make is None:
                made.words(row.word.replace("_", " "))
            else:
                make(made, row)
        return made

    def card(self, card: Landmark) -> SignRow:
        return self.rows(card.effects)

    def _card(self, run: SignRow, row: EffectRow) -> SignRow:
        run.sign("landmark").gap(1)
        return self.rows(self.components.landmark(row.target).effects, run)

    def _value(self, tile: str) -> int:
        return self.components.tile(tile).person_value


def _special(run: SignRow, row: EffectRow) -> SignRow:
    if row.goods:
        run.signs(_named(row.goods)).arrow()
    return run.special(row.target, row.amount)


def _distil(run: SignRow, row: EffectRow) -> SignRow:
    run.signs(_named(row.goods)).arrow().sign("barrel", row.amount)
    return run.gap(2).special(row.target, row.times) if row.target else run


def _named(goods: tuple[int, ...]) -> list[tuple[str, int]]:
    return list(zip(RESOURCE_NAMES, goods, strict=True))


def _sale(run: SignRow, given: Iterable[tuple[str, int]], vp: int) -> SignRow:
    return run.signs(given).arrow().words(str(vp)).sign("vp")


def _threshold(run: SignRow, row: EffectRow) -> SignRow:
    return run.table(COUNTED.get(row.count, "tile"), row.tiers)


def _territory(run: SignRow, row: EffectRow) -> SignRow:
    return run.sign("activation").sign("tile").words("∞")


def _coin_points(run: SignRow, row: EffectRow) -> SignRow:
    return _sale(run.words(f"≤{row.amount}"), [("coin", 1)], row.vp)


def _activations(run: SignRow, row: EffectRow) -> SignRow:
    run.sign("activation")
    for kind in row.types:
        name = TYPE_NAMES[kind.bit_length() - 1]
        run.sign(name, row.amount)
    return run


def cost_kinds(cost: tuple[int, ...]) -> list[tuple[str, int]]:
    """What a tile costs by kind, without what it does not cost."""
    return [(name, number) for name, number in zip(KIND_NAMES, cost, strict=False) if number]


def cost_tag(cost: tuple[int, ...], top: float, room: float) -> Ink:
    """The cost on a dark tag at the left from `top` downwards, as large as there is room below it.

    Three and more lie in a row, and fewer where a column would be too high.
    """
    tokens: list[tuple[str, int]] = []
    for name, number in cost_kinds(cost):
        tokens += [(name, number)] if name == "coin" else [(name, 1)] * number
    beside = len(tokens) > 2 or COST * len(tokens) + 6 > room
    size = min(COST, room - 4) if beside else COST
    long = short(size * len(tokens) + 1)
    sides = f"h{long}v{short(size - 1)}" if beside else f"h25v{long}"
    made = [tag("path", class_="tag", d=f"M0 0{sides}q0 5-5 5H0z")]
    for nth, (name, number) in enumerate(tokens):
        x, y = (2 + nth * size, 2.0) if beside else (2.0, 2 + nth * size)
        if name in TOKENS:
            made.append(token(name, x, y, size))
        else:
            made.append(mark(name, x, y, size, "gm-on-deep"))
        if name == "coin" and number > 1:
            made.append(text(x + size / 2, y + 15.5, number, class_="on-token"))
    return group(*made, y=top)
