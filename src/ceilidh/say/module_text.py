"""What a game, or one module of it, has to say: one `ModuleText`, keyed by words of the notation.

A module's words stand as `TEXT` in `text.py` of its folder and are found there by themselves. A
game speaks with its own words and those of all its modules put together (`merged`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar

from ceilidh.kernel.action import Action
from ceilidh.kernel.entry import MODULES, Entries, layer_files
from ceilidh.kernel.event import Event
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say.answers import LogStep, MoveChange, Offer, ScoreBreakdown, Tip
from ceilidh.say.log_builder import LogClause
from ceilidh.say.speaker import Speaker

# `Any` is a state of the game, but for facts and steps: there it is the game's `LogBuilder`.
OfMove = Callable[[Speaker, Any, int, Action], str]
Fields = Callable[[Speaker, Any, int, Action], Mapping[str, object]]
PromptOf = Callable[[Speaker, Any, Frame], str]
Offers = Callable[[Speaker, Table, Sequence[Move]], list[Offer]]  # of the legal moves of a seat
OfferOf = Callable[[Speaker, Table, int], Offer | None]
TipOf = Callable[[Speaker, Table, str], Tip]
Term = Callable[[Speaker, Any], Tip]
Sum = Callable[[Any, int, Action], int]
WayOf = Callable[[Any, int, Action], tuple[str, ...]]
BreakdownOf = Callable[[Speaker, Table, int, int], ScoreBreakdown]
Verdict = Callable[[Speaker, Table], list[str]]
# Of the positions before and after moves of a seat.
ChangesOf = Callable[[Speaker, Any, Any, int, Sequence[Action]], list[MoveChange]]
Fact = Callable[[Any, Event], LogClause | None]
StepOf = Callable[[Any, Event], LogStep | None]
HeadlineOf = Callable[[Any, int, Sequence[Event]], "Headline | None"]
# Names by word, or a function where they stand in the tables of components.
Named = Mapping[str, str] | Callable[[Speaker, str], str]
# What a row of a component table does, made from the row.
OfRow = Callable[[Speaker, Any], str]

V = TypeVar("V")


@dataclass(frozen=True)
class Journey:
    """A kind of move that takes a piece one step on, so that several steps are one wish.

    `ends` are the targets that a move leaves and reaches; `label` says the whole way, which is
    given by the targets from the first to the last.
    """

    ends: Callable[[Any, int, Action], tuple[str, str]]
    label: Callable[[Any, int, tuple[str, ...]], Reason]


@dataclass(frozen=True)
class MoveKindText:
    """One kind of move: `name` in a list of kinds, `button` before it is made, `deed` in the log.

    Braces in `button` and `deed` name the arguments of the move and what `fields` gives further.
    `no_button` and `no_deed` are for the number 0. `price` follows the button as "for ...", `gain`
    as "and gain ...", `details` after a colon; nothing where they are empty. In the log `tells`
    are the events that the deed has told, one of each: a kind, or kind and reason; `pays` is the
    reason of the money that is its price, and `adds` completes the deed from its events. A kind
    with an `icon` is one card among those of a turn, where there are several such moves; one with
    a `journey` can be chosen by where it leads in the end. `way` are the targets that a piece goes
    over in one move, from its start to its goal, for a page to draw. `aside` is the title of
    a card for moves that are possible but not what is asked: a click that can mean something else
    does not mean them, and none of them is made before it is confirmed.
    """

    name: str
    button: str
    deed: str
    no_button: str = ""
    no_deed: str = ""
    fields: Fields | None = None
    price: OfMove | None = None
    gain: OfMove | None = None
    details: OfMove | None = None
    tells: tuple[str, ...] = ()
    pays: str = ""
    adds: Callable[[Speaker, Played, str], str] | None = None
    icon: str = ""
    journey: Journey | None = None
    way: WayOf | None = None
    aside: str = ""


@dataclass(frozen=True)
class Headline:
    """A turn that rules played, result first: `Ann: cow on 2.4, £10`.

    `icon` is the name of a picture, `tells` are the events that it has told.
    """

    icon: str
    text: str
    places: tuple[str, ...] = ()
    tells: tuple[Event, ...] = ()


@dataclass(frozen=True)
class ModuleText:
    """All is optional; the keys are

    - of a module: `name`, what it is called, `about`, what it is in a few words, `verdict`, what
      it has to say about the end of a game, and `changes`, what a move changes in it;
    - by kind of move: `moves`, and `signs`, the picture of a turn whose story such a move tells;
      the first of them leads, a kind without one is a small step, braces name arguments; and
      `actions`, the card of such moves among those of a turn, there even if none is possible;
    - by step: `prompts`, what it asks, `subjects`, the thing that it asks about, `offers`, what a
      turn can be used for there, and what it means to be done there, on a button (`ends`) and in
      the log (`ended`); and `sums`, what a trade, a unit or a contract costs or brings there, where
      that is not the usual;
    - by kind of target, or a whole one such as `hex:7.4`: `tips`; by term: `terms`; and `instead`,
      tips that take the place of others where the module is played;
    - by line of the score sheet: `lines`, how its points come about;
    - by kind of thing and then its word: `names`; by option and then its value: `choices`;
    - by the word of a component's effect or of what it counts: `effects`;
    - by kind of event: `facts`, and `steps`, which tell one by one what rules decided, and
      `headlines`, which tell the result of a turn with such steps; by reason of an event:
      `reasons`, and `losses`, the verb where something goes that way (`{things}` in it).
    """

    name: str = ""
    about: str = ""
    verdict: Verdict | None = None
    changes: ChangesOf | None = None
    moves: Mapping[str, MoveKindText] = field(default_factory=dict)
    signs: Mapping[str, str] = field(default_factory=dict)
    actions: Mapping[str, OfferOf] = field(default_factory=dict)
    prompts: Mapping[str, str | PromptOf] = field(default_factory=dict)
    subjects: Mapping[str, Callable[[Any, Frame], str]] = field(default_factory=dict)
    offers: Mapping[str, Offers] = field(default_factory=dict)
    ends: Mapping[str, str] = field(default_factory=dict)
    ended: Mapping[str, str] = field(default_factory=dict)
    sums: Mapping[str, Sum] = field(default_factory=dict)
    tips: Mapping[str, TipOf] = field(default_factory=dict)
    terms: Mapping[str, Term] = field(default_factory=dict)
    instead: Mapping[str, TipOf] = field(default_factory=dict)
    lines: Mapping[str, BreakdownOf] = field(default_factory=dict)
    names: Mapping[str, Named] = field(default_factory=dict)
    choices: Mapping[str, Named] = field(default_factory=dict)
    effects: Mapping[str, OfRow] = field(default_factory=dict)
    facts: Mapping[str, Fact] = field(default_factory=dict)
    steps: Mapping[str, StepOf] = field(default_factory=dict)
    headlines: Mapping[str, HeadlineOf] = field(default_factory=dict)
    reasons: Mapping[str, str] = field(default_factory=dict)
    losses: Mapping[str, str] = field(default_factory=dict)


def written(action: Action) -> dict[str, str]:
    """The arguments of a move in notation, by the names of their domains."""
    return dict(zip([domain.name for domain in action.spec.domains], action.words(), strict=True))


# The tables whose values are tables themselves, and what belongs to each module alone.
NESTED = ("names", "choices")
ALONE = ("name", "about", "verdict", "changes", "instead")


def module_texts(entries: Entries) -> dict[str, ModuleText]:
    """The words of every module that has some, by its name."""
    return {name: file.TEXT for name, file in layer_files(entries, "text")}


def merged(base: ModuleText, entries: Entries) -> ModuleText:
    """The words of a game and of its modules; two that say the same key are a mistake."""
    said = module_texts(entries)
    all_ = [base, *said.values(), _called(entries, said)]
    tables: dict[str, Any] = {}
    for one in fields(ModuleText):
        if one.name not in ALONE:
            join = _nested if one.name in NESTED else _joined
            tables[one.name] = join([getattr(words, one.name) for words in all_])
    kinds = {kind: words.name for kind, words in tables["moves"].items()}
    tables["names"] = _nested([tables["names"], {"move": kinds}])
    return replace(base, **tables)


def _called(entries: Entries, said: Mapping[str, ModuleText]) -> ModuleText:
    """What modules are called and about, as names and where they are chosen."""
    names = {module: words.name for module, words in said.items() if words.name}
    about = {module: words.about for module, words in said.items() if words.about}
    chosen = [entry.name for entry in entries if entry.chosen is None]
    return ModuleText(
        names={"module": names, "about": about},
        choices={MODULES: {module: names[module] for module in chosen if module in names}},
    )


def _joined(tables: list[Mapping[str, V]]) -> dict[str, V]:
    out: dict[str, V] = {}
    for table in tables:
        for key, value in table.items():
            assert key not in out, f"two modules have words for {key}"
            out[key] = value
    return out


def _nested(tables: list[Mapping[str, Named]]) -> dict[str, Named]:
    out: dict[str, Named] = {}
    for table in tables:
        for key, named in table.items():
            known = out.get(key)
            if known is None:
                out[key] = named
            else:
                assert isinstance(known, Mapping), key
                assert isinstance(named, Mapping), key
                out[key] = _joined([known, named])
    return out
