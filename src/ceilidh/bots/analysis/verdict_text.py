"""What an analysis found, in the words of one language: moves, points, and the grounds for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ceilidh.bots.analysis.plan_facts import LEAST, PlanFact, clauses_for, joined, telling, try_turn
from ceilidh.bots.analysis.verdict import MoveChoice, Verdict
from ceilidh.kernel.table import Move, Table
from ceilidh.say import Speaker
from ceilidh.say.game_text import priced
from ceilidh.say.phrases import MINUS, PluralMessage, capital, counted, message

FOLLOWING: Final = 4  # further moves of the turn that are told
SENTENCE: Final = message("{move}: {why}.")
POINTS: Final = PluralMessage("{n} point", "{n} points")
POINT: Final = {"en": "."}  # before the decimals; elsewhere a comma


@dataclass(frozen=True)
class ChoiceText:
    """One of the best plans: what to do first, how the turn goes on, the points to expect, and why.

    `turn` are all moves of the turn in their notation, `said` is the first with its reason.
    """

    move: str
    text: str
    plan: str
    points: str
    why: str
    turn: tuple[str, ...] = ()
    said: str = ""


@dataclass(frozen=True)
class VerdictText:
    """A turning point: what was played after so many moves, what was better, and why."""

    number: int
    seat: int
    played: str
    better: str
    plan: str
    loss: str
    why: str


def number_text(to: Speaker, number: float) -> str:
    """With one decimal, as the language writes it."""
    digits = f"{abs(number):.1f}".replace(".", POINT.get(to.language, ","))
    return f"{MINUS}{digits}" if round(number, 1) < 0 else digits


def measure(to: Speaker, players: int) -> str:
    """What a curve shows, in points."""
    return to.text("Expected points") if players == 1 else to.text("Lead over the best rival")


def before(table: Table, number: int) -> Table:
    """The table as it was after so many moves."""
    past = table.copy()
    if number < len(table.played):
        past.state = table.game.clone(table.played[number].before)
        past.played = table.played[:number]
    return past


def tell_choices(
    to: Speaker, table: Table, seat: int, choices: Sequence[MoveChoice], last: str = LEAST
) -> list[ChoiceText]:
    """Choices in the position of the table, each with a reason of its own.

    One for which nothing else speaks than for those before it is left out. If nothing speaks even
    for the first, the `last` reason does.
    """
    out: list[ChoiceText] = []
    used: set[str] = set()
    for choice in choices:
        chosen = telling(choice_clauses(to, table, seat, choice, last), used)
        if chosen:
            used.add(chosen[0].text)
            out.append(_choice_text(to, table, seat, choice, joined(to, chosen)))
    return out


def choice_clauses(
    to: Speaker, table: Table, seat: int, choice: MoveChoice, last: str = LEAST
) -> list[PlanFact]:
    """What speaks for a choice, the most telling first."""
    turn = try_turn(to, table, seat, choice.turn, choice.later)
    return clauses_for(to, table.game.name, turn, choice.grounds, last)


def _choice_text(to: Speaker, table: Table, seat: int, choice: MoveChoice, why: str) -> ChoiceText:
    said = _moves(to, table, seat, choice.turn)
    # What is expected is an estimate: a decimal would promise what nobody knows.
    points = to.text("about {points}", points=counted(to, round(choice.points), POINTS))
    sentence = to.text(SENTENCE, move=said[0], why=why)
    return ChoiceText(choice.move, said[0], _plan(to, said[1:]), points, why, choice.turn, sentence)


def tell_verdict(to: Speaker, table: Table, verdict: Verdict) -> VerdictText:
    """A decision of the game that the table has played."""
    past, seat, game = before(table, verdict.number), verdict.seat, table.game.name
    (played,) = _moves(to, past, seat, [verdict.played])
    better = (verdict.better, *verdict.plan)
    said = _moves(to, past, seat, better)
    loss = to.text("{n} points better:", n=number_text(to, verdict.loss))
    theirs = clauses_for(to, game, try_turn(to, past, seat, [verdict.played], ""), ())
    clauses = clauses_for(to, game, try_turn(to, past, seat, better, ""), verdict.grounds)
    # What was played brings some of it as well: that is no reason.
    why = joined(to, telling(clauses, [one.text for one in theirs]) or telling(clauses))
    return VerdictText(verdict.number, seat, played, said[0], _plan(to, said[1:]), loss, why)


def _moves(to: Speaker, table: Table, seat: int, texts: Iterable[str]) -> list[str]:
    """Moves of a seat one after the other; those after the first as far as they are certain.

    They are tried where all that the seat cannot know is drawn anew: no sentence tells the future.
    """
    trial = table.copy()
    trial.state = table.game.determinize(table.state, seat, 1)
    said: list[str] = []
    for text in texts:
        action = trial.parse(text, seat)
        if said and action not in [move.action for move in trial.legal(seat)]:
            break
        said.append(capital(priced(to, to.brief(trial, Move(action, seat)))))
        if action in [move.action for move in trial.legal(seat)]:
            trial.game.flow.apply_for(trial.state, seat, action)
    return said


def _plan(to: Speaker, said: list[str]) -> str:
    if not said:
        return ""
    told = said[:FOLLOWING] + (["…"] if len(said) > FOLLOWING else [])
    return to.text("then: {moves}", moves="; ".join(told))
