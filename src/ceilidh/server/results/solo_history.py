"""One's finished games against the Automa: levels, points and margins."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from ceilidh.games.clans.meta import NAME as GAME
from ceilidh.server.storage.store import Store

MOST = 500  # games that are looked at
SHOWN = 50  # of which the page lists so many
OPTION = "automa"
NONE = "none"


@dataclass(frozen=True)
class AutomaGame:
    """One game; `margin` is positive where the person has more."""

    table: str
    level: str
    points: int
    automa: int
    when: datetime

    @property
    def margin(self) -> int:
        return self.points - self.automa

    @property
    def won(self) -> bool:
        """Equal points are the Automa's in all but rare cases, and count as such here."""
        return self.margin > 0


@dataclass(frozen=True)
class AutomaLevel:
    """All games at one level."""

    level: str
    games: list[AutomaGame]

    @property
    def won(self) -> int:
        return sum(game.won for game in self.games)

    @property
    def best(self) -> int:
        return max(game.margin for game in self.games)


def games_met(store: Store, user_id: int) -> list[AutomaGame]:
    """The newest first; not study games, nor seats that a bot played to the end."""
    out: list[AutomaGame] = []
    for row, seats in store.finished_of(user_id, GAME, MOST):
        level = str(row.options.get(OPTION, NONE))
        if level == NONE or not row.scores or row.study:
            continue
        own = [seat.number for seat in seats if seat.user_id == user_id and not seat.resigned]
        out += [
            AutomaGame(row.id, level, row.scores[number], row.scores[-1], row.updated)
            for number in own
            if number < len(row.scores) - 1
        ]
    return out


def by_level(games: list[AutomaGame]) -> list[AutomaLevel]:
    levels = sorted({game.level for game in games})
    return [AutomaLevel(level, [game for game in games if game.level == level]) for level in levels]
