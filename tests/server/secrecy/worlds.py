"""Two worlds of one recorded game: for one viewer they are the same, but what is hidden differs."""

from __future__ import annotations

from collections.abc import Iterator

from ceilidh.kernel.chance import seeded
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.event import outcomes_text, parse_outcomes
from ceilidh.kernel.table import Played, Table
from ceilidh.server.table.scene import at_move
from tests.shared.records import table_of, texts_of

TRIES = 24  # other worlds that are drawn before a moment is given up
SPECTATOR = None


def secret_moments(table: Table) -> list[int]:
    """After which moves something was just hidden: a token looked at, a ballot cast."""
    return [
        number + 1
        for number, played in enumerate(table.played[:-1])
        if played.secret or any(one.secret for one in played.outcomes)
    ]


def plain_moments(table: Table, most: int) -> list[int]:
    """Moments of a whole game, evenly spread: the future is hidden at each of them."""
    moves = len(table.played)
    return [moves * (nth + 1) // (most + 1) for nth in range(most)]


def next_turn(table: Table, number: int) -> int:
    """The first moment from that after so many moves at which another seat is to move."""
    looker = table.played[number - 1].seat
    later = range(number, len(table.played))
    return next((one for one in later if table.played[one].seat != looker), number)


def games_with_everything(game: str) -> list[str]:
    """As few recorded games as there must be for every option and module to be in one of them."""
    left = {name: _chosen(text) for name, text in texts_of(game).items()}
    found: list[str] = []
    missing = set().union(*left.values())
    while missing:
        best = max(left, key=lambda name: len(left[name] & missing))
        found.append(best)
        missing -= left[best]
    return found


def _chosen(text: str) -> set[str]:
    """The options of a record, one by one, and each word of a list by itself."""
    line = next(line for line in text.splitlines() if line.startswith("[Options"))
    parts = line.partition('"')[2].rpartition('"')[0].split(";")
    pairs = [part.partition("=") for part in parts]
    return {f"{name.strip()}={word}" for name, _, words in pairs for word in words.split(",")}


def moment(game: str, name: str, number: int) -> Table:
    """A recorded game after so many moves."""
    past = at_move(table_of(game, name), number).copy()
    past.state = past.game.clone(past.state)
    return past


def other_world(table: Table, viewer: int | None) -> Table | None:
    """A table that looks the same to a viewer, with other secrets of others and another future.

    None if nothing but the future is hidden from the viewer, or if nothing else can be.
    """
    hidden = table.hidden_moves(viewer)
    first = min([*hidden, *_looks(table, viewer)], default=None)
    if first is None:
        return None
    for seed in range(TRIES):
        made = at_move(table, first).copy()
        made.seed = 1_000_003 + seed
        made.state.rng = seeded(made.seed)
        try:
            for number in range(first, len(table.played)):
                _repeat(made, table.played[number], viewer, number in hidden)
        except CeilidhError:
            continue
        if made.view(viewer) == table.view(viewer) and made.key() != other_future(table).key():
            return made
    return None


def other_future(table: Table) -> Table:
    """The same table, but for what is still to be drawn."""
    made = table.copy()
    made.seed = 1_000_003
    made.state.rng = seeded(made.seed)
    return made


def _looks(table: Table, viewer: int | None) -> Iterator[int]:
    """The moves by which others looked at something."""
    for number, played in enumerate(table.played):
        if played.seat != viewer and any(one.secret for one in played.outcomes):
            yield number


def _repeat(made: Table, played: Played, viewer: int | None, hidden: bool) -> None:
    """Play a move again as the viewer saw it; what he did not see comes out otherwise."""
    move = played.action
    if hidden:
        legal = [one.action for one in made.legal(played.seat)]
        move = legal[(legal.index(move) + 1) % len(legal)]
    own = played.seat == viewer
    seen = [one for one in played.outcomes if own or not one.secret]
    made.repeat(move, played.seat, parse_outcomes(outcomes_text(seen)))
