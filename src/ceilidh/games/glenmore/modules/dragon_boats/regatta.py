"""The state of the races: boats, reward tokens and result cards, with what each viewer may see."""

from typing import Final, cast

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.modules.dragon_boats.rows import BOATS
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Domain
from ceilidh.kernel.json_fields import integer, integers, pairs, rows
from ceilidh.kernel.state import ModuleState

NAME: Final = "dragon-boats"
TOKEN: Final[Domain] = Domain(
    "token", tuple(BOATS.of(load(None)).reward_ids()), "token", secret=True
)


class Regatta(ModuleState):
    """The race as it stands, by *stops*: the rivers of the seats, then the Neutral ones.

    `tokens` on its castle are those that somebody has looked at; `down` counts the others.
    """

    # fields: module Regatta
    def __init__(
        self,
        course: tuple[int, ...] = (),
        started: bool = False,
        boats: tuple[tuple[int, int], ...] = (),
        home: tuple[int, ...] = (),
        beaten: int = 0,
        down: tuple[int, ...] = (),
        tokens: tuple[tuple[int, ...], ...] = (),
        seen: tuple[int, ...] = (),
        taken: tuple[int, ...] = (),
    ) -> None:
        super().__init__(NAME)
        self.course = course
        self.started = started
        self.boats = boats
        self.home = home
        self.beaten = beaten
        self.down = down
        self.tokens = tokens
        self.seen = seen
        self.taken = taken

    def dump(self) -> dict[str, object]:
        return {
            "course": list(self.course),
            "started": self.started,
            "boats": [list(pair) for pair in self.boats],
            "home": list(self.home),
            "beaten": self.beaten,
            "down": list(self.down),
            "tokens": [_words(lying) for lying in self.tokens],
            "seen": list(self.seen),
            "taken": _words(self.taken),
        }

    def restore(self, data: dict[str, object]) -> None:
        self.course = tuple(integers(data["course"]))
        self.started = data["started"] is True
        self.boats = pairs(data["boats"])
        self.home = tuple(integers(data["home"]))
        self.beaten = integer(data["beaten"])
        self.down = tuple(integers(data["down"]))
        self.tokens = tuple([_numbers(row) for row in rows(data["tokens"])])
        self.seen = tuple(integers(data["seen"]))
        self.taken = _numbers(data["taken"])

    def view(self, viewer: int) -> dict[str, object]:
        data = self.dump()
        data["down"] = [
            self.down[stop] if self.knows(viewer, stop) else self.lying(stop)
            for stop in range(len(self.down))
        ]
        data["tokens"] = [
            _words(lying) if self.knows(viewer, stop) else []
            for stop, lying in enumerate(self.tokens)
        ]
        return data

    def copy(self) -> "Regatta":
        return Regatta(
            self.course,
            self.started,
            self.boats,
            self.home,
            self.beaten,
            self.down,
            self.tokens,
            self.seen,
            self.taken,
        )

    # fields: end

    def knows(self, viewer: int, stop: int) -> bool:
        """Whether a viewer has looked at the tokens of a castle; spectators, -1, never have."""
        return viewer >= 0 and self.seen[stop] >> viewer & 1 == 1

    def lying(self, stop: int) -> int:
        """How many tokens lie on the castle of a stop."""
        return self.down[stop] + len(self.tokens[stop])

    def done(self, seat: int) -> bool:
        """Whether the race is over for a seat."""
        return seat in self.home or self.beaten >> seat & 1 == 1

    def start(self) -> "Regatta":
        part = self.copy()
        part.started = True
        return part

    def sailed(self, seat: int, stop: int, spot: int) -> "Regatta":
        part, boats = self.copy(), list(self.boats)
        boats[seat] = (stop, spot)
        part.boats = tuple(boats)
        return part

    def arrived(self, home: tuple[int, ...], beaten: int) -> "Regatta":
        part = self.copy()
        part.home, part.beaten = home, beaten
        return part

    def with_tokens(self, stop: int, lying: tuple[int, ...], seen: int) -> "Regatta":
        """All tokens of a castle are known now, to the seats of a mask."""
        down, tokens, knowing = list(self.down), list(self.tokens), list(self.seen)
        down[stop], tokens[stop], knowing[stop] = 0, lying, seen
        part = self.copy()
        part.down, part.tokens, part.seen = tuple(down), tuple(tokens), tuple(knowing)
        return part

    def without(self, stop: int, token: int) -> "Regatta":
        """A token is taken off a castle and out of the game (GM-C1-Q6)."""
        lying = list(self.tokens[stop])
        lying.remove(token)
        part = self.with_tokens(stop, tuple(lying), self.seen[stop])
        part.taken = (*self.taken, token)
        return part


def _words(tokens: tuple[int, ...]) -> list[str]:
    return [TOKEN.words[token] for token in tokens]


def _numbers(words: object) -> tuple[int, ...]:
    return tuple([TOKEN.index[str(word)] for word in rows(words)])


def regatta(state: State) -> Regatta:
    return cast(Regatta, state.module(NAME))
