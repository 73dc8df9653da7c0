"""What a plan brings, as clauses for people: read off the positions before and after it.

A game's own facts are in `bots/<game>/plan_facts.py`. What a module brings is said by the phrases
of its terms.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from ceilidh.bots.analysis.move_reasons import MODULES, phrases_of
from ceilidh.bots.analysis.verdict import MoveReason
from ceilidh.kernel.action import Action
from ceilidh.kernel.optional_module import optional_module
from ceilidh.kernel.table import Move, Table
from ceilidh.say import Speaker
from ceilidh.say.game_text import priced
from ceilidh.say.phrases import clauses as set_out
from ceilidh.say.phrases import message

MOST: Final = 2  # clauses of a sentence
PASS: Final = "pass"
CONCRETE: Final = 0.5  # points by which a fact is more telling than a general phrase
# A term that has no phrase of its own belongs to a module, or speaks of what is still open.
SHARED: Final = {
    MODULES: message("a clan or an expansion rewards it"),
    "pending": message("it pays off at once"),
    "money": message("it leaves more money"),
    "purse": message("it leaves more money"),
    "territory": message("you lose fewer points for a large territory"),
}
LEAST: Final = message("it costs you the least")
NEXT: Final = message("it is the next step of the plan")


@dataclass(frozen=True)
class PlanFact:
    """A clause, and the terms of the evaluation that it belongs to: they say how telling it is."""

    text: str
    terms: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlayedTurn:
    """A turn as it was tried: the moves, the positions around them, and what would come next."""

    seat: int
    actions: list[Action]
    states: list[Any]
    later: str = ""  # in words

    @property
    def before(self) -> Any:
        return self.states[0]

    @property
    def after(self) -> Any:
        return self.states[-1]


# All that a turn brings, in any order.
FactFinder = Callable[[Speaker, PlayedTurn], list[PlanFact]]


def facts_of(game: str) -> FactFinder | None:
    face = optional_module(f"ceilidh.bots.{game}.plan_facts")
    return None if face is None else cast(FactFinder, face.plan_facts)


def try_turn(to: Speaker, table: Table, seat: int, texts: Sequence[str], later: str) -> PlayedTurn:
    """The moves of a turn, as far as they are certain: nothing is told of what chance brings.

    All that the seat cannot know is drawn anew, so that no sentence tells the future.
    """
    game = table.game
    state = game.determinize(table.state, seat, 1)
    turn = PlayedTurn(seat, [], [state], _words(to, table, seat, later))
    for text in texts:
        action = table.parse(text, seat)
        known = state.rng
        if seat not in game.actors(state) or action not in game.flow.legal_for(state, seat):
            break
        state = game.clone(state)
        game.flow.apply_for(state, seat, action)
        turn.actions.append(action)
        turn.states.append(state)
        if state.rng != known:
            break
    return turn


def _words(to: Speaker, table: Table, seat: int, text: str) -> str:
    """A later move within a sentence; nothing of the end of a round, which is no plan."""
    if not text or text == PASS:
        return ""
    said = priced(to, to.brief(table, Move(table.parse(text, seat), seat)))
    return said[:1].lower() + said[1:]


def clauses_for(
    to: Speaker, game: str, turn: PlayedTurn, grounds: Sequence[MoveReason], last: str = LEAST
) -> list[PlanFact]:
    """What speaks for a turn, the most telling first; if nothing does, the `last` reason."""
    points = {one.term: one.points for one in grounds}
    finder = facts_of(game)
    facts = finder(to, turn) if finder is not None and len(turn.states) > 1 else []
    told = [(sum([points.get(term, 0.0) for term in one.terms]) + CONCRETE, one) for one in facts]
    covered = {term for one in facts for term in one.terms}
    known = {**SHARED, **phrases_of(game)}
    told += [
        (one.points, PlanFact(to.text(known[one.term]), (one.term,)))
        for one in grounds
        if one.term in known and one.term not in covered
    ]
    told.sort(key=lambda pair: -pair[0])
    if not told and turn.later:
        return [PlanFact(to.text("it prepares what comes next: {move}", move=turn.later))]
    return [one for _, one in told] or [PlanFact(to.text(last))]


def telling(clauses: Sequence[PlanFact], used: Collection[str] = ()) -> list[PlanFact]:
    """A sentence's worth of clauses that speak of different things; none that is `used` already."""
    chosen: list[PlanFact] = []
    for one in clauses:
        said = {each.text for each in chosen}
        shared = any(set(one.terms) & set(each.terms) for each in chosen)
        if one.text not in {*used, *said} and not shared and len(chosen) < MOST:
            chosen.append(one)
    return chosen


def joined(to: Speaker, clauses: Sequence[PlanFact]) -> str:
    return set_out(to, [one.text for one in clauses])
