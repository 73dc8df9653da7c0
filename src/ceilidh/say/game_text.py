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
from ceilidh.say.answers import Brief, LogStep, MoveChange, Offer, ScoreBreakdown, Tip
from ceilidh.say.log_builder import LogBuilder, LogClause
from ceilidh.say.module_text import Journey, ModuleText, Named, TipOf, merged, module_texts, written
from ceilidh.say.move_parts import SET_OFF, MovePart, StoryEntry, TurnPieces, parts_of
from ceilidh.say.speaker import Notation, Speaker, words_for
from ceilidh.say.story import TurnTeller, stopped

ENDS_STEPS = ("turn", "round")  # kinds of events after which another tells
DONE = "done"  # the kind of move that ends something: a step says what


class PositionText(Notation):
    """A game says how it tells what follows from a move, and which names arguments have.

    `money` is the kind of events that can be the price of a move.
    """

    money = "money"

    def __init__(
        self, base: ModuleText, entries: Sequence[ModuleEntry[Any, Any]], flow: Flow[Any]
    ) -> None:
        self.base = base
        self.entries = entries
        self.flow = flow
        self._told: tuple[Played | None, list[Event]] = None, []

    @cached_property
    def all(self) -> ModuleText:
        """Put together at first use: the modules' words need this layer ready."""
        return merged(self.base, self.entries)

    @cached_property
    def journeys(self) -> dict[str, Journey]:
        return {kind: said.journey for kind, said in self.all.moves.items() if said.journey}

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
        """The payments for a move, which its own sentence already names."""
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

    # Of the story: kinds of events that are counted over a turn, and those that go without saying.
    sums: frozenset[str] = frozenset()
    unsaid: frozenset[str] = frozenset()

    def amount_of(self, to: Speaker, number: int, thing: str) -> str:
        """A number of what such events count."""
        raise AssertionError("a game must define amount_of")

    def is_phase(self, event: Event) -> bool:
        """Whether an event belongs to the end of a phase, and to no deed or turn."""
        return False

    def phase_title(self, to: Speaker, played: Played, events: Sequence[Event]) -> tuple[str, str]:
        """The picture and the sentence of a phase that these events end."""
        raise AssertionError("a game must define phase_title")

    def place_of(self, seat: int, target: str) -> str:
        """Where drawings show the target of a seat's move; empty if they do not."""
        return ""

    def results(self, log_builder: LogBuilder, events: Sequence[Event]) -> list[LogClause]:
        """What followed from a turn, for the story."""
        return log_builder.clauses(events)

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
            bool(kind.aside),
        )

    def move(self, to: Speaker, table: Table, move: Move) -> str:
        return self.said(to, table, move)[0]

    def said(self, to: Speaker, table: Table, move: Move) -> tuple[str, Brief]:
        """The move, its price, and what is behind it."""
        brief = self.brief(to, table, move)
        said = priced(to, brief)
        kind = self.all.moves.get(move.action.spec.word)
        if kind and kind.details:
            details = kind.details(to, table.state, move.seat, move.action)
            said = to.text("{move}: {details}", move=said, details=details) if details else said
        return said, brief

    def offers(self, to: Speaker, table: Table, seat: int) -> list[Offer]:
        """What the step on top of the stack has to offer."""
        if not table.state.stack:
            return []
        legal = table.legal(seat)
        found = self.all.offers.get(self._step(table.state)) if legal else None
        own = found(to, table, legal) if found else []
        kinds: dict[str, list[str]] = {}
        for move in legal:
            kinds.setdefault(move.action.spec.word, []).append(move.text)
        further = self._further(to, table, seat, kinds) if own else []
        return [*own, *further, *self._asides(to, kinds)]

    def _asides(self, to: Speaker, kinds: dict[str, list[str]]) -> list[Offer]:
        """What is possible beside the question, unless nothing else is."""
        found = {name: self.all.moves[name] for name in kinds if name in self.all.moves}
        asides = {name: words for name, words in found.items() if words.aside}
        if len(asides) == len(kinds):
            return []
        return [
            Offer(name, to.text(words.aside), words.icon, "", tuple(kinds[name]), aside=True)
            for name, words in asides.items()
        ]

    def _further(
        self, to: Speaker, table: Table, seat: int, kinds: dict[str, list[str]]
    ) -> list[Offer]:
        """What modules offer besides: their actions, and each kind of which there are several."""
        always = [made(to, table, seat) for made in self.all.actions.values()]
        out = [offer for offer in always if offer]
        for name, moves in kinds.items():
            words = self.all.moves.get(name)
            if name in self.all.actions:
                continue
            if words and words.icon and not words.aside and len(moves) > 1:
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
        said = self._said_of(to, state, played, played.events, names)
        return " ".join([said, self.remark(to, played)]).strip()

    def _said_of(
        self, to: Speaker, state: Any, played: Played, events: Sequence[Event], names: Sequence[str]
    ) -> str:
        """The deed, and what followed from it among these events."""
        told = self.told(played)
        rest = [event for event in events if event not in told] if told else events
        return self.log_builder(to, state, played, names).sentences(
            self.deed(to, state, played), rest
        )

    def parts(self, played: Played) -> list[MovePart]:
        """What a deed tells of a phase stays with the deed."""
        told = self.told(played)
        return parts_of(
            played, self.all.steps, lambda event: self.is_phase(event) and event not in told
        )

    def leads(self, played: Played) -> bool:
        return bool(self.sign(played.action))

    def sign(self, action: Action) -> str:
        """The picture of a turn with such a move; that of its card will do. Empty: a small step."""
        kind = action.spec.word
        card = self.all.moves[kind].icon if kind in self.all.moves else ""
        return self.all.signs.get(kind, card).format(**written(action))

    def is_ruled(self, events: Sequence[Event]) -> bool:
        """Whether rules decided something among these events, which can be told by steps."""
        return any(event.kind in self.all.steps for event in events)

    def part_line(
        self, to: Speaker, played: Played, part: MovePart, last: bool, names: Sequence[str]
    ) -> str:
        """A turn that rules played comes with its result first."""
        if part.nth == 0:
            said = self._said_of(to, played.before, played, part.events, names)
            return " ".join([said, self.remark(to, played) if last else ""]).strip()
        log_builder = self.log_builder(to, played.before, played, names)
        if part.kind == SET_OFF:
            teller = TurnTeller(self, to, names)
            head = teller.headline(log_builder, part.seat, part.events)
            rest = teller.results(log_builder, teller.untold(head, part.events), part.seat)
            said = " ".join([stopped(head.text), *rest])
        else:
            said = log_builder.sentences("", part.events)
        return " ".join([said, self.remark(to, played) if last else ""]).strip()

    def entry(self, to: Speaker, turn: TurnPieces, names: Sequence[str]) -> StoryEntry:
        return TurnTeller(self, to, names).entry(turn)

    def told(self, played: Played) -> list[Event]:
        """The events that the sentence of the deed tells; asked twice for each line of a log."""
        known = self._told  # another thread may ask meanwhile
        if known[0] is not played:
            known = self._told = played, self._find_told(played)
        return known[1]

    def _find_told(self, played: Played) -> list[Event]:
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

    def deed(self, to: Speaker, state: Any, played: Played) -> str:
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
        return self._beats(to, table, played, played.events, names)

    def part_steps(
        self, to: Speaker, table: Table, played: Played, part: MovePart, names: Sequence[str]
    ) -> list[LogStep]:
        return self._beats(to, table, played, part.events, names)

    def _beats(
        self,
        to: Speaker,
        table: Table,
        played: Played,
        events: Sequence[Event],
        names: Sequence[str],
    ) -> list[LogStep]:
        """The steps that modules tell, and between them what followed from each."""
        if not self.is_ruled(events):
            return []
        state = table.state if played.before is None else played.before
        log_builder = self.log_builder(to, state, played, names)
        out: list[LogStep] = []
        seat: int | None = None
        for event in events:
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
        return self.is_ruled(played.events)

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

    def own_changes(
        self, to: Speaker, before: Any, after: Any, seat: int, actions: Sequence[Action]
    ) -> list[MoveChange]:
        """What moves change for a seat in what every game of this name has."""
        return []

    def changes(
        self, to: Speaker, before: Any, after: Any, seat: int, actions: Sequence[Action]
    ) -> list[MoveChange]:
        """Those of the game, then those of its modules."""
        out = self.own_changes(to, before, after, seat, actions)
        for module in after.rules.modules:
            words = self.modules.get(module.name)
            if words and words.changes:
                out += words.changes(to, before, after, seat, actions)
        return out

    def verdict(self, to: Speaker, table: Table) -> list[str]:
        played = [module.name for module in table.state.rules.modules]
        own = [self.modules[name].verdict for name in played if name in self.modules]
        return [said for tells in own if tells for said in tells(to, table)]

    def name(self, to: Speaker, kind: str, word: str) -> str:
        return _named(to, self.all.names, kind, word)

    def choice(self, to: Speaker, option: str, value: str) -> str:
        return _named(to, self.all.choices, option, value)


def priced(to: Speaker, brief: Brief) -> str:
    """A move with its price, but without what is behind it: `Build a cow on 7.4 for £12`."""
    said = brief.deed
    if brief.price:
        said = to.text("{move} for {money}", move=said, money=brief.price)
    if brief.gain:
        said = to.text("{move} and gain {money}", move=said, money=brief.gain)
    return said


def whole_text(game: str) -> ModuleText:
    """The words of a game and of its modules, for what is told from several places."""
    words = words_for(game)
    assert isinstance(words, PositionText), game
    return words.all


def journeys_of(game: str) -> dict[str, Journey]:
    """The kinds of move that take a piece one step on; none in a game without words."""
    words = words_for(game)
    if not isinstance(words, PositionText):
        return {}
    return words.journeys


def way_of(game: str, state: Any, seat: int, action: Action) -> tuple[str, ...]:
    """The targets that a piece goes over in one move; nothing for most moves."""
    words = words_for(game)
    kind = words.all.moves.get(action.spec.word) if isinstance(words, PositionText) else None
    return kind.way(state, seat, action) if kind and kind.way else ()


def amount_in(to: Speaker, game: str, number: int, thing: str) -> str:
    """So much of what a purse holds: `£5`, `2 wool`, `3 VP`."""
    words = words_for(game)
    return (
        words.amount_of(to, number, thing)
        if isinstance(words, PositionText)
        else f"{number} {thing}"
    )


def _named(to: Speaker, tables: Mapping[str, Named], kind: str, word: str) -> str:
    named = tables.get(kind, {})
    return to.text(named.get(word, word)) if isinstance(named, Mapping) else named(to, word)
