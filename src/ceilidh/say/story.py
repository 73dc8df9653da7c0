"""A turn in short, made from its pieces: one sentence, what followed from it, and the places."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Move, Played
from ceilidh.say.log_builder import ANYBODY, LogBuilder, LogClause
from ceilidh.say.module_text import Headline
from ceilidh.say.move_parts import DEED, NOBODY, PHASE, StoryEntry, TurnPiece, TurnPieces
from ceilidh.say.phrases import capital, clauses, listed, message, sentence
from ceilidh.say.speaker import Speaker

if TYPE_CHECKING:
    from ceilidh.say.game_text import PositionText

GAINS: Final = message("gains {things}")
PAYS: Final = message("pays {things}")
USUAL: Final = "done"  # the picture of a turn without a move that has one
DONE: Final = "done"
_DETAILS: Final = re.compile(r" \([^()]*\)")  # such as the goods of a contract


class TurnTeller:
    """The words of a game tell one turn in one language."""

    def __init__(self, words: PositionText, to: Speaker, names: Sequence[str]) -> None:
        self.words = words
        self.to = to
        self.names = names

    def entry(self, turn: TurnPieces) -> StoryEntry:
        kind = turn.first.part.kind
        if kind == DEED:
            return self._played(turn)
        return self._phase(turn.first) if kind == PHASE else self._ruled(turn.first)

    def _telling(self, played: Played) -> LogBuilder:
        return self.words.log_builder(self.to, played.before, played, self.names)

    def _made(
        self,
        turn: TurnPieces,
        icon: str,
        text: str,
        results: list[str],
        places: tuple[str, ...],
        short: str = "",
    ) -> StoryEntry:
        first, last = turn.first, turn.last
        return StoryEntry(
            seat=turn.seat,
            icon=icon,
            text=text,
            results=tuple(results),
            heading=self.words.heading(self.to, first.played, first.part),
            first=first.number,
            move=last.number,
            part=last.part.nth,
            places=places,
            steps=any(self.words.is_ruled(one.part.events) for one in turn.pieces),
            short=_DETAILS.sub("", short or text),
        )

    # --- a turn that a person played --------------------------------------------------------------

    def _played(self, turn: TurnPieces) -> StoryEntry:
        own = [one for one in turn.pieces if one.played.seat == turn.seat] or turn.pieces
        lead = self._lead(own)
        text = self._sentence(lead)
        results = [self._deed(one, turn.seat) for one in turn.pieces if self._tells(one, lead)]
        results = [*results, *self._sums(turn, lead), *self._followed(turn)]
        shown = [one for one in own if one.played.action.spec.word not in self.words.unsaid]
        places = [place for one in shown for place in self._places(one)]
        icon = self._sign(lead) or USUAL
        short = stopped(self.words.deed(self.to, lead.played.before, lead.played))
        return self._made(turn, icon, text, results, tuple(dict.fromkeys(places)), short)

    def _lead(self, own: list[TurnPiece]) -> TurnPiece:
        """The move that the turn was about: signs are in the order of weight."""
        order = list(self.words.all.signs)
        led = [one for one in own if self._sign(one)]
        if led:
            kinds = [one.played.action.spec.word for one in led]
            weights = [order.index(kind) if kind in order else -1 for kind in kinds]
            return led[weights.index(min(weights))]
        return next((one for one in own if one.played.action.spec.word != DONE), own[0])

    def _tells(self, one: TurnPiece, lead: TurnPiece) -> bool:
        """Whether another move is worth a line: one that could have been what a turn is about."""
        return one is not lead and bool(self._sign(one))

    def _sign(self, one: TurnPiece) -> str:
        return self.words.sign(one.played.action)

    def _sentence(self, one: TurnPiece) -> str:
        deed = self.words.deed(self.to, one.played.before, one.played)
        return sentence(self.to, self.names[one.played.seat], [deed])

    def _deed(self, one: TurnPiece, seat: int) -> str:
        """Another deed of the turn: of the seat itself without its name."""
        if one.played.seat != seat:
            return self._sentence(one)
        return stopped(self.words.deed(self.to, one.played.before, one.played))

    def _places(self, one: TurnPiece) -> list[str]:
        """Where the drawings show what a move was about."""
        found = [
            self.words.place_of(one.played.seat, target)
            for target in Move(one.played.action, one.played.seat).targets
        ]
        return [place for place in found if place]

    def _rest(self, one: TurnPiece) -> list[Event]:
        """What no deed tells: the sentence of a small move is left out, its facts are not."""
        told = self.words.told(one.played)
        return [event for event in one.part.events if event not in told]

    def _sums(self, turn: TurnPieces, lead: TurnPiece) -> list[str]:
        """What the seat gained and paid in the whole turn, apart from prices that were told."""
        sums: dict[str, int] = {}
        for one in turn.pieces:
            is_told = one is lead or self._sign(one)
            events = self._rest(one) if is_told else one.part.events
            for event in events:
                if event.seat == turn.seat and event.kind in self.words.sums:
                    sums[event.thing] = sums.get(event.thing, 0) + event.amount
        return self.summed(sums)

    def summed(self, sums: dict[str, int]) -> list[str]:
        parts: list[str] = []
        for verb, sign in ((GAINS, 1), (PAYS, -1)):
            things = [
                self.words.amount_of(self.to, abs(number), thing)
                for thing, number in sums.items()
                if number * sign > 0
            ]
            if things:
                parts.append(self.to.text(verb, things=listed(self.to, things)))
        return [stopped(clauses(self.to, parts))] if parts else []

    def _followed(self, turn: TurnPieces) -> list[str]:
        """What happened besides: to others, to the table, and of things that are not counted."""
        out: list[str] = []
        for one in turn.pieces:
            log_builder = self._telling(one.played)
            rest = [event for event in self._rest(one) if not self._is_summed(event, turn.seat)]
            out += self.results(log_builder, rest, turn.seat)
        return out

    def _is_summed(self, event: Event, seat: int) -> bool:
        return event.kind in self.words.unsaid or (
            event.seat == seat and event.kind in self.words.sums
        )

    def results(self, log_builder: LogBuilder, events: Sequence[Event], seat: int) -> list[str]:
        """Facts as short sentences, one for each subject; the seat itself needs no name."""
        out: list[str] = []
        some: list[LogClause] = []
        for clause in self.words.results(log_builder, events):
            if some and (clause.subject != some[-1].subject or clause.anew):
                out += self._closed(log_builder, some, seat)
                some = []
            if clause.subject == ANYBODY:
                clause.subject = seat
            some.append(clause)
        return [*out, *self._closed(log_builder, some, seat)]

    def _closed(self, log_builder: LogBuilder, some: list[LogClause], seat: int) -> list[str]:
        if not some:
            return []
        if some[0].subject != seat:
            return log_builder.closed(some[0].subject, log_builder.joined(some))
        return [stopped(clauses(self.to, log_builder.joined(some)))]

    # --- turns of nobody --------------------------------------------------------------------------

    def _ruled(self, piece: TurnPiece) -> StoryEntry:
        log_builder, part = self._telling(piece.played), piece.part
        head = self.headline(log_builder, part.seat, part.events)
        results = self.results(log_builder, self.untold(head, part.events), part.seat)
        turn = TurnPieces(part.seat, [piece])
        return self._made(turn, head.icon, stopped(head.text), results, head.places)

    def headline(self, log_builder: LogBuilder, seat: int, events: Sequence[Event]) -> Headline:
        """The result of a turn that rules played; without words of its own, all that it did."""
        for event in events:
            tells = self.words.all.headlines.get(event.kind)
            found = tells(log_builder, seat, events) if tells else None
            if found is not None:
                return found
        return Headline(USUAL, log_builder.sentences("", events), (), tuple(events))

    def untold(self, head: Headline, events: Sequence[Event]) -> list[Event]:
        """What a headline leaves: its steps are told elsewhere."""
        steps = self.words.all.steps
        return [one for one in events if one not in head.tells and one.kind not in steps]

    def _phase(self, piece: TurnPiece) -> StoryEntry:
        """The end of a phase: what it gave to each seat."""
        sums: list[dict[str, int]] = [{} for _ in self.names]
        for event in piece.part.events:
            if event.kind in self.words.sums and 0 <= event.seat < len(sums):
                own = sums[event.seat]
                own[event.thing] = own.get(event.thing, 0) + event.amount
        results: list[str] = []
        for seat, own in enumerate(sums):
            things = [
                self.words.amount_of(self.to, number, thing)
                for thing, number in own.items()
                if number
            ]
            if things:
                said = self.to.text(
                    "{name}: {things}", name=self.names[seat], things=", ".join(things)
                )
                results.append(f"{said}.")
        icon, title = self.words.phase_title(self.to, piece.played, piece.part.events)
        return self._made(TurnPieces(NOBODY, [piece]), icon, title, results, ())


def stopped(text: str) -> str:
    """A sentence of a clause."""
    return capital(text if text.endswith((".", "!")) else f"{text}.")
