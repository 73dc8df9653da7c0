"""What the Automa did at the real table, in words: one step after the other."""

from __future__ import annotations

from ceilidh.companion.game import Companion
from ceilidh.games.clans.kinds import PASS
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played
from ceilidh.say.game_text import PositionText
from ceilidh.say.speaker import LogStep, Speaker, words_for


def names_of(to: Speaker, game: Companion) -> list[str]:
    people = [to.text("Player {n}", n=number + 1) for number in range(game.setup.people)]
    return [*people, game.table.names[-1]]


def story(to: Speaker, game: Companion, events: list[Event]) -> list[LogStep]:
    """Its steps; of a new round, which has none, the money that it brought."""
    words = words_for(game.table.game.name)
    assert isinstance(words, PositionText)
    played = Played(game.seat, PASS.only, [], events, None)
    names = names_of(to, game)
    beats = words.steps(to, game.table, played, names)
    if beats:
        return beats
    log_builder = words.log_builder(to, game.state, played, names)
    return [LogStep(log_builder.said(clause)) for clause in log_builder.clauses(events)]


def summary(to: Speaker, game: Companion, events: list[Event]) -> str:
    """What to do by hand, as the log of a game would say it."""
    words = words_for(game.table.game.name)
    assert isinstance(words, PositionText)
    played = Played(game.seat, PASS.only, [], events, None)
    return words.log_builder(to, game.state, played, names_of(to, game)).sentences("", events)


def last_told(game: Companion) -> list[Event]:
    """The events of the last line that had some."""
    return next((events for events in reversed(game.told) if events), [])
