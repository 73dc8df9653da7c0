"""What an analysis found, in the words of one language: moves, points, and the grounds for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ceilidh.bots.advice import phrases_of
from ceilidh.bots.analysis.move_reasons import MODULES
from ceilidh.bots.analysis.verdict import MoveChoice, MoveReason, Verdict
from ceilidh.kernel.table import Move, Table
from ceilidh.say import Speaker
from ceilidh.say.phrases import capital, listed, message

# A term that has no phrase of its own belongs to a module, or speaks of what is still open.
SHARED: Final = {
    MODULES: message("a clan or an expansion rewards it"),
    "pending": message("it pays off at once"),
    "money": message("it leaves more money"),
    "purse": message("it leaves more money"),
    "territory": message("fewer points are lost for a large territory"),
}
LEAST: Final = message("it costs you least of all that is possible")
POINT: Final = {"en": "."}  # before the decimals; elsewhere a comma
MINUS: Final = "−"


@dataclass(frozen=True)
class ChoiceText:
    """One of the best moves: what to do, how the turn goes on, the points to expect, and why."""

    move: str
    text: str
    plan: str
    points: str
    why: str


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
    return to.text("Points to expect") if players == 1 else to.text("Lead over the best rival")


def why(to: Speaker, game: str, grounds: Sequence[MoveReason]) -> str:
    """The grounds as a phrase, the weightiest first; none twice."""
    known = {**SHARED, **phrases_of(game)}
    said = [known[one.term] for one in grounds if one.term in known]
    return listed(to, [to.text(one) for one in dict.fromkeys(said)])


def before(table: Table, number: int) -> Table:
    """The table as it was after so many moves."""
    past = table.copy()
    if number < len(table.played):
        past.state = table.game.clone(table.played[number].before)
        past.played = table.played[:number]
    return past


def tell_choice(to: Speaker, table: Table, seat: int, choice: MoveChoice) -> ChoiceText:
    """A choice in the position of the table."""
    said = _moves(to, table, seat, [choice.move, *choice.plan])
    grounds = why(to, table.game.name, choice.grounds) or to.text(LEAST)
    points = to.text("about {n} points", n=number_text(to, choice.points))
    return ChoiceText(choice.move, said[0], _plan(to, said[1:]), points, grounds)


def tell_verdict(to: Speaker, table: Table, verdict: Verdict) -> VerdictText:
    """A decision of the game that the table has played."""
    past = before(table, verdict.number)
    (played,) = _moves(to, past, verdict.seat, [verdict.played])
    said = _moves(to, past, verdict.seat, [verdict.better, *verdict.plan])
    loss = to.text("{n} points better:", n=number_text(to, verdict.loss))
    grounds = why(to, table.game.name, verdict.grounds)
    return VerdictText(
        verdict.number, verdict.seat, played, said[0], _plan(to, said[1:]), loss, grounds
    )


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
        said.append(capital(to.move(trial, Move(action, seat))))
        if action in [move.action for move in trial.legal(seat)]:
            trial.game.flow.apply_for(trial.state, seat, action)
    return said


def _plan(to: Speaker, said: list[str]) -> str:
    return to.text("then: {moves}", moves="; ".join(said)) if said else ""
