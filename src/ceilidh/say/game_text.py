"""A game of full size speaks: its own words and those of its modules, made into sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from ceilidh.kernel.action import Action
from ceilidh.kernel.entry import ModuleEntry
from ceilidh.kernel.event import Event
from ceilidh.kernel.flow import Flow
from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say.log_builder import LogBuilder
from ceilidh.say.module_text import ModuleText, Named, TipOf, merged, module_texts
from ceilidh.say.speaker import (
    Brief,
    LogStep,
    Notation,
    Offer,
    ScoreBreakdown,
    Speaker,
    Tip,
    words_for,
)

ENDS_STEPS = ("turn", "round")  # kinds of events after which another tells
DONE = "done"  # the kind of move that ends something: a step says what


class PositionText(Notation):
    """A game says how it tells what follows from a move, and which names arguments have.

    `money` is the kind of events that can be the price of a deed.
    """

    money = "money"

    def __init__(
        self, base: ModuleText, entries: Sequence[ModuleEntry[Any, Any]], flow: Flow[Any]
    ) -> None:
        self.base = base
        self.entries = entries
        self.flow = flow

    @cached_property
    def all(self) -> ModuleText:
        """Put together at first use: the modules' words need this layer ready."""
        return merged(self.base, self.entries)

    @cached_property
    def modules(self) -> dict[str, ModuleText]:
        """The words of each module alone."""
        return module_texts(self.entries)

    # --- what a game adds -------------------------------------------------------------------------

    def arguments(self, to: Speaker, state: Any, seat: int, action: Action) -> dict[str, object]:
        """The arguments of a move by the names that messages have for them."""
        return dict(written(action))

    def sum_of(self, to: Speaker, amount: int) -> str:
        """An amount of money."""
        raise AssertionError("a game must define sum_of")

    def log_builder(
        self, to: Speaker, state: Any, played: Played, names: Sequence[str]
    ) -> LogBuilder:
        raise AssertionError("a game must define telling")

    def prices(self, played: Played) -> list[Event]:
        """The events that are the price of a deed, which its sentence says."""
        kind = self.all.moves.get(played.action.spec.word)
        paid = [
            event
            for event in played.events
            if event.kind == self.money and event.seat == played.seat
        ]
        return [event for event in paid if kind and kind.pays and event.reason == kind.pays][:1]

    def is_told(self, played: Played, event: Event) -> bool:
        """Whether any deed with such an event has told it."""
        return False

    def joins_steps(self, event: Event) -> bool:
        """Whether an event among steps is told as one of them: what they gained, paid or moved."""
        return False

    def remark(self, to: Speaker, played: Played) -> str:
        """A last sentence about a move."""
        return ""

    # --- moves ------------------------------------------------------------------------------------

    def _fields(self, to: Speaker, state: Any, seat: int, action: Action) -> dict[str, object]:
        out = self.arguments(to, state, seat, action)
        kind = self.all.moves.get(action.spec.word)
        if kind and kind.fields:
            out.update(kind.fields(to, state, seat, action))
        return out

    def _step(self, state: Any) -> str:
        step: int = state.stack[-1].step
        return self.flow.steps[step].name

    def brief(self, to: Speaker, table: Table, move: Move) -> Brief:
        """The move, and apart from it its price or gain."""
        state, seat, action = table.state, move.seat, move.action
        kind = self.all.moves.get(action.spec.word)
        if kind is None:
            return Brief(action.text)
        fields = self._fields(to, state, seat, action)
        if kind.no_button and action.words()[-1] == "0":
            return Brief(to.text(kind.no_button, **fields))
        if action.spec.word == DONE:
            return Brief(to.text(self.all.ends.get(self._step(state), kind.button)))
        return Brief(
            to.text(kind.button, **fields),
            kind.price(to, state, seat, action) if kind.price else "",
            kind.gain(to, state, seat, action) if kind.gain else "",
        )

    def move(self, to: Speaker, table: Table, move: Move) -> str:
        return self.said(to, table, move)[0]

    def said(self, to: Speaker, table: Table, move: Move) -> tuple[str, Brief]:
        """The move, its price, and what is behind it."""
        brief = self.brief(to, table, move)
        said = brief.deed
        if brief.price:
            said = to.text("{move} for {money}", move=said, money=brief.price)
        if brief.gain:
            said = to.text("{move} and gain {money}", move=said, money=brief.gain)
        kind = self.all.moves.get(move.action.spec.word)
        if kind and kind.details:
            details = kind.details(to, table.state, move.seat, move.action)
            said = to.text("{move}: {details}", move=said, details=details) if details else said
        return said, brief

    def offers(self, to: Speaker, table: Table, seat: int) -> list[Offer]:
        """What the step on top of the stack has to offer."""
        if not table.state.stack:
            return []
        found = self.all.offers.get(self._step(table.state))
        own = found(to, table, seat) if found else []
        return [*own, *self._further(to, table, seat)] if own else []

    def _further(self, to: Speaker, table: Table, seat: int) -> list[Offer]:
        """What modules offer besides: a card for each kind of which there are several moves."""
        kinds: dict[str, list[str]] = {}
        for move in table.legal(seat):
            kinds.setdefault(move.action.spec.word, []).append(move.text)
        out: list[Offer] = []
        for name, moves in kinds.items():
            words = self.all.moves.get(name)
            if words and words.icon and len(moves) > 1:
                title = to.text(words.name)
                line = to.count("{n} possible move", "{n} possible moves", len(moves))
                title = title[0].upper() + title[1:]
                out.append(Offer(name, title, words.icon, line, tuple(moves)))
        return out

    def subject(self, table: Table, seat: int) -> str:
        """The thing that the step on top of the stack asks about."""
        if not table.state.stack:
            return ""
        found = self.all.subjects.get(self._step(table.state))
        return found(table.state, table.state.stack[-1]) if found else ""

    # --- the log ----------------------------------------------------------------------------------

    def line(self, to: Speaker, table: Table, played: Played, names: Sequence[str]) -> str:
        # A move that is only tried has no position before it but the present one.
        state = table.state if played.before is None else played.before
        told = self._told(played)
        rest = [event for event in played.events if event not in told]
        said = self.log_builder(to, state, played, names).sentences(
            self._deed(to, state, played), rest
        )
        return " ".join([said, self.remark(to, played)]).strip()

    def _told(self, played: Played) -> list[Event]:
        """The events that the sentence of the deed tells."""
        kind = self.all.moves.get(played.action.spec.word)
        waiting = list(kind.tells) if kind else []
        out = self.prices(played)
        for event in played.events:
            if self.is_told(played, event):
                out.append(event)
            for word in (event.kind, f"{event.kind} {event.reason}"):
                if word in waiting and event.seat == played.seat:
                    waiting.remove(word)
                    out.append(event)
        return out

    def _deed(self, to: Speaker, state: Any, played: Played) -> str:
        """What the seat did, with its price."""
        action = played.action
        kind = self.all.moves.get(action.spec.word)
        if kind is None:
            return action.text
        fields = self._fields(to, state, played.seat, action)
        if kind.no_deed and action.words()[-1] == "0":
            return to.text(kind.no_deed, **fields)
        if action.spec.word == DONE:
            return to.text(self.all.ended.get(self._step(state), kind.deed))
        said = to.text(kind.deed, **fields)
        if kind.adds:
            said = kind.adds(to, played, said)
        price = abs(sum([event.amount for event in self.prices(played)]))
        if price:
            said = to.text("{deed} for {money}", deed=said, money=self.sum_of(to, price))
        return said

    def steps(
        self, to: Speaker, table: Table, played: Played, names: Sequence[str]
    ) -> list[LogStep]:
        """The steps that modules tell, and between them what followed from each."""
        state = table.state if played.before is None else played.before
        log_builder = self.log_builder(to, state, played, names)
        out: list[LogStep] = []
        seat: int | None = None
        for event in played.events:
            tells = self.all.steps.get(event.kind)
            if tells is not None:
                seat = event.seat
                beat = tells(log_builder, event)
                out += [beat] if beat else []
            elif event.kind in ENDS_STEPS:
                seat = None
            elif seat is not None and event.seat in (seat, -1) and self.joins_steps(event):
                out += [LogStep(log_builder.said(one)) for one in log_builder.clauses([event])]
        return out

    def has_steps(self, played: Played) -> bool:
        return any(event.kind in self.all.steps for event in played.events)

    # --- the rest ---------------------------------------------------------------------------------

    def prompt(self, to: Speaker, table: Table, seat: int) -> str:
        """What the step on top of the stack asks for."""
        state = table.state
        if not state.stack:
            return to.text("The game is over.")
        asked = self.all.prompts.get(self._step(state), "Choose a move.")
        return to.text(asked) if isinstance(asked, str) else asked(to, state, state.stack[-1])

    def tip(self, to: Speaker, table: Table, target: str) -> Tip:
        """The explanation of a target; one that this game does not have is only named."""
        kind, _, word = target.partition(":")
        try:
            tip = self._instead(table.state, kind) or self.all.tips.get(target)
            tip = tip or self.all.tips.get(kind)
            if tip and word:
                return tip(to, table, word)
            term = self.all.terms.get(word) or self.all.terms[kind]
            return term(to, table.state)
        except (KeyError, ValueError, IndexError):
            return Tip(target.replace(":", " "))

    def _instead(self, state: Any, kind: str) -> TipOf | None:
        """What a module that is played explains in its own way."""
        for module in state.rules.modules:
            words = self.modules.get(module.name)
            if words and kind in words.instead:
                return words.instead[kind]
        return None

    def score_breakdown(
        self, to: Speaker, table: Table, seat: int, line: str, points: int
    ) -> ScoreBreakdown:
        known = self.all.lines.get(line)
        return known(to, table, seat, points) if known else ScoreBreakdown("")

    def verdict(self, to: Speaker, table: Table) -> list[str]:
        played = [module.name for module in table.state.rules.modules]
        own = [self.modules[name].verdict for name in played if name in self.modules]
        return [said for tells in own if tells for said in tells(to, table)]

    def name(self, to: Speaker, kind: str, word: str) -> str:
        return _named(to, self.all.names, kind, word)

    def choice(self, to: Speaker, option: str, value: str) -> str:
        return _named(to, self.all.choices, option, value)


def whole_text(game: str) -> ModuleText:
    """The words of a game and of its modules, for what is told from several places."""
    words = words_for(game)
    assert isinstance(words, PositionText), game
    return words.all


def written(action: Action) -> dict[str, str]:
    """The arguments of a move in notation, by the names of their domains."""
    return dict(zip([domain.name for domain in action.spec.domains], action.words(), strict=True))


def _named(to: Speaker, tables: Mapping[str, Named], kind: str, word: str) -> str:
    named = tables.get(kind, {})
    return to.text(named.get(word, word)) if isinstance(named, Mapping) else named(to, word)
