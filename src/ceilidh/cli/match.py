"""One game of bots from a seed: small to send to another process, equal in each of them."""

from dataclasses import dataclass
from typing import Final

from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.draw.text import drawing
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import standings
from ceilidh.kernel.opening import new
from ceilidh.kernel.table import Table

# Chance that draws the start player, or all seats from the first to the last.
ORDER: Final = ("first", "pawn")


@dataclass
class MatchJob:
    """One game to play; `bots` names who sits where."""

    game: str
    players: int
    options: dict[str, object]
    seed: int
    wants_record: bool
    bots: list[str]


@dataclass
class MatchOutcome:
    """A finished game; the lists are by seat. Place 1 is the start player.

    A role is what a seat plays, such as its clan, or, where different bots play, which of them.
    """

    seed: int
    decisions: int
    scores: list[int]
    ranks: list[int]
    roles: list[str]
    places: list[int]
    key: str
    record: str


def play_match(job: MatchJob) -> MatchOutcome:
    table = new(job.game, job.players, job.seed, job.options)
    game = table.game
    # Bots play without the checks of the table; it repeats the moves only if a record is wanted.
    state = game.clone(table.state)
    bots = [make_bot(name, job.game, job.seed, seat) for seat, name in enumerate(job.bots)]
    moves: list[tuple[int, Action]] = []
    while not game.over(state):
        seat = game.actor(state)
        action = ask(bots[seat], game, state, seat)
        game.flow.apply_for(state, seat, action)
        moves.append((seat, action))
    ranks = [0] * job.players
    for row in standings(game, state):
        ranks[row.seat] = row.rank
    view = game.view(state, -1)
    drawn = drawing(table)
    roles = [drawn.role(view, seat) for seat in range(job.players)]
    if len(set(job.bots)) > 1:
        roles = list(job.bots)
    for seat in range(job.players):
        if seat not in table.people:
            roles[seat] = table.names[seat]
    return MatchOutcome(
        job.seed,
        len(moves),
        game.scores(state),
        ranks,
        roles,
        places(table),
        game.key(state).hex(),
        record_of(table, moves) if job.wants_record else "",
    )


def places(table: Table) -> list[int]:
    """Each seat's place in the first turn order: as the set-up has drawn it, then clockwise."""
    drawn = [int(outcome.word) - 1 for outcome in table.setup if outcome.domain in ORDER]
    start = drawn[0] if drawn else 0
    clockwise = [(start + step) % table.players for step in range(table.players)]
    # Seats that play by themselves come last.
    clockwise.sort(key=lambda seat: seat not in table.people)
    order = drawn + [seat for seat in clockwise if seat not in drawn]
    return [order.index(seat) + 1 for seat in range(table.players)]


def record_of(table: Table, moves: list[tuple[int, Action]]) -> str:
    for seat, action in moves:
        table.play(action, seat)
    return table.record()
