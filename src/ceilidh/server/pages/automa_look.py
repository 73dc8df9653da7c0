"""The companion's page without a map: what to look for, what to say, and numbers to correct."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from starlette.datastructures import FormData

from ceilidh.companion import Companion, LookCompanion
from ceilidh.companion.corrections import Correction, corrections, lists_of
from ceilidh.companion.game import CORRECT, LINKED, PEOPLE
from ceilidh.companion.look.answers import FIRST, LOOKED, MOST_LAND, MOST_LINKED, NONE, NOTHING
from ceilidh.companion.look.words import heading, open_units, rest_of, steps, unit_line
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.components.hexes import MODULE_NAMES
from ceilidh.games.clans.goods import GOOD_NAMES, IMPORT_NAMES, TERRAIN_NAMES
from ceilidh.games.clans.modules.automa.part import automaton
from ceilidh.games.clans.modules.automa.rows import COLUMN_WORDS
from ceilidh.say import Speaker
from ceilidh.say.clans.names import SHIPPING, UNITS
from ceilidh.say.phrases import message
from ceilidh.server.errors import Refusal

SAID: Final = (*LOOKED, CORRECT, PEOPLE)
DIGITS: Final = 6  # of a number that a form sends
LONGEST_LIST: Final = 400
LAND: Final = range(10)  # pounds; one tap each
TERRAIN: Final = TERRAIN_NAMES[:3]

GROUPS: Final = {
    "money": message("Money and tracks"),
    "units": message("Units on the map"),
    "technology": message("Technology upgraded (1: yes)"),
    "market": message("Merchants at the market (minus: sell area)"),
    "port": message("Ports used (1: yes)"),
    "imports": message("Import track"),
}
HEADS: Final = ("glory", "shipping", "merchants", "token")  # shown together with the money
LABELS: Final = {
    "money": message("Money"),
    "glory": message("Glory"),
    "shipping": message("Shipping"),
    "merchants.here": message("Available merchants"),
    "merchants.track": message("Merchants on the track"),
    "token": message("Glory token above"),
}
LISTS: Final = {
    "box": message("Contract in its export box"),
    "fulfilled": message("Fulfilled contracts"),
    "discard": message("Discarded cards"),
    "removed": message("Cards out of the game"),
}


@dataclass(frozen=True)
class CorrectedNumber:
    """One number to correct; `choices` are words for its values, if it has some."""

    word: str
    label: str
    value: int
    least: int
    most: int
    choices: list[str]


# --- showing --------------------------------------------------------------------------------------


def look_values(game: Companion, to: Speaker) -> dict[str, Any]:
    """What the templates of this mode show."""
    question = game.question if isinstance(game, LookCompanion) else None
    out: dict[str, Any] = {
        "question": question,
        "land": LAND,
        "terrains": TERRAIN,
        "numbers": _groups(game, to),
        "lists": _lists(game, to),
        "linked": game.linked,
        "most_linked": MOST_LINKED,
    }
    if question is not None and isinstance(game, LookCompanion):
        out["heading"] = heading(to, question)
        out["look_steps"] = steps(to, game, question)
        out["look_rest"] = rest_of(to, question)
        out["open_units"] = [unit_line(to, one) for one in open_units(game, question)]
        own = game.position.seats[game.seat]
        out["trades"] = own.merchants > 0 and question.kind != FIRST
    return out


def cards_of(game: Companion) -> list[int]:
    """The cards of the turn at hand: the action card, then the support card if it is drawn."""
    if game.script is None or not game.card():
        return []
    question = game.question if isinstance(game, LookCompanion) else None
    if question is None or not question.criteria or not isinstance(game, LookCompanion):
        return [game.card()]
    return [game.card(), automaton(game.position).support]


def _groups(game: Companion, to: Speaker) -> list[tuple[str, list[CorrectedNumber]]]:
    fields: dict[str, list[CorrectedNumber]] = {name: [] for name in GROUPS}
    seat = game.state.seats[game.seat]
    for one in corrections(game.state, game.seat):
        if one.group in ("port", "units") and not game.setup.looks:
            continue  # the map has them
        if one.group == "port" and not game.setup.ports:
            continue
        field = CorrectedNumber(
            one.word,
            _label(one, to),
            one.read(game.state, seat),
            one.least,
            one.most,
            _choices(one, to),
        )
        fields["money" if one.group in HEADS else one.group].append(field)
    return [(to.text(GROUPS[name]), found) for name, found in fields.items() if found]


def _label(one: Correction, to: Speaker) -> str:
    if one.word in LABELS:
        return to.text(LABELS[one.word])
    if one.group in ("market", "imports"):
        return to.name("clans", "good", one.name)
    return one.name if one.group == "port" else to.text(UNITS[one.name])


def _choices(one: Correction, to: Speaker) -> list[str]:
    if one.word == "shipping":
        return [to.text(name) for name in SHIPPING[: one.most + 1]]
    if one.word == "token":
        names = ["dairy" if name == "cheese_dairy" else name for name in COLUMN_WORDS]
        return [to.text(UNITS[name]) for name in names]
    return []


def _lists(game: Companion, to: Speaker) -> list[tuple[str, str, str]]:
    return [
        (name, to.text(LISTS[name]), " ".join(map(str, numbers)))
        for name, numbers in lists_of(game.state, game.seat).items()
    ]


def goods_of(contract: Contract) -> str:
    """What is on a contract, as words by which it is found."""
    words = [GOOD_NAMES[good] for good, _ in contract.wants]
    words += ["beef"] * (contract.beef > 0) + ["mutton"] * (contract.mutton > 0)
    words += [IMPORT_NAMES[good] for good, many in enumerate(contract.imports) if many]
    words += ["hops"] * (contract.hops > 0)
    return " ".join(words)


FOUND_BY: Final = (*GOOD_NAMES, "beef", "mutton", *IMPORT_NAMES, "hops")


# --- reading --------------------------------------------------------------------------------------


def looked(form: FormData, say: str, game: Companion) -> str:
    """The line that a form of this mode stands for."""
    if say == CORRECT:
        return _corrected(form, game)
    if say == PEOPLE:
        people = range(game.setup.people)
        said = [f"{_number(form, f'contracts-{n}', 50)}:{_linked(form, n)}" for n in people]
        return " ".join([PEOPLE, *said])
    if "none" in form:
        return f"{say} {NONE}"
    ports = "".join([letter for letter in MODULE_NAMES if letter in form.getlist("port")])
    if say not in (FIRST, "hex"):
        return f"{say} {ports or NOTHING} {_number(form, LINKED, MOST_LINKED)}"
    terrain = [word for word in TERRAIN if word in form.getlist("terrain")]
    if not terrain:
        raise Refusal("Choose the terrain of the hex.")
    words = [say, str(_number(form, "cost", MOST_LAND)), ",".join(terrain)]
    if say == FIRST:
        return " ".join([*words, ports or NOTHING])
    words += [_goods(form, "beside"), _goods(form, "market"), ports or NOTHING]
    return " ".join([*words, str(_number(form, LINKED, MOST_LINKED))])


def _linked(form: FormData, person: int) -> int:
    return _number(form, f"settlements-{person}", MOST_LINKED)


def _number(form: FormData, name: str, most: int, least: int = 0) -> int:
    text = str(form.get(name, "")).strip()[:DIGITS]
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or not least <= int(text) <= most:
        raise Refusal("Fill in all numbers.")
    return int(text)


def _goods(form: FormData, name: str) -> str:
    chosen = [good for good in GOOD_NAMES if good in form.getlist(name)]
    return ",".join([f"{good}:{_number(form, f'{good}-step', 99)}" for good in chosen]) or NOTHING


def _corrected(form: FormData, game: Companion) -> str:
    """Only what differs from what the page showed, so that the record stays short."""
    seat = game.state.seats[game.seat]
    words = []
    for one in corrections(game.state, game.seat):
        if one.word not in form:
            continue
        number = _number(form, one.word, one.most, one.least)
        if number != one.read(game.state, seat):
            words.append(f"{one.word}={number}")
    if LINKED in form and (linked := _number(form, LINKED, MOST_LINKED)) != game.linked:
        words.append(f"{LINKED}={linked}")
    for name, numbers in lists_of(game.state, game.seat).items():
        text = str(form.get(name, " ".join(map(str, numbers))))[:LONGEST_LIST]
        said = text.replace(",", " ").split()
        if said != [str(one) for one in numbers]:
            words.append(f"{name}={','.join(said)}")
    return " ".join([CORRECT, *words])
