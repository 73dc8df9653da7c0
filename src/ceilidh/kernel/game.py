"""The contract of a game. Read this page and you know what a game must do.

`legal` is complete, sorted by action id, without duplicates and never empty before the end. `apply`
trusts its input; the `Table` checks. Same seed, same game, in every process and Python version.
"""

import hashlib
import json
from typing import Generic

from mypy_extensions import mypyc_attr

from ceilidh.kernel.action import Action, Vocabulary
from ceilidh.kernel.event import EventRecorder
from ceilidh.kernel.flow import Flow, S
from ceilidh.kernel.json_fields import integer, table
from ceilidh.kernel.options import Option, Options, Preset, resolve
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.score_line import ScoreLine


class Standing:
    """A seat's place at the end: `rank` from 1, equal for a shared place; `note` is a title."""

    __slots__ = ("note", "rank", "score", "seat", "tie_break")

    def __init__(self, seat: int, score: int, tie_break: int, note: str = "") -> None:
        self.seat = seat
        self.score = score
        self.tie_break = tie_break
        self.rank = 0
        self.note = note

    def __repr__(self) -> str:
        return (
            f"Standing(seat={self.seat}, rank={self.rank}, score={self.score}, "
            f"tie_break={self.tie_break}, note={self.note!r})"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: static facts and stateless operations on its states.

    `version` counts changes of behaviour: a record of another version is refused, not misread.
    `presets` are options that go well together, such as those for a first game.
    """

    def __init__(
        self,
        name: str,
        title: str,
        version: int,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        vocabulary: Vocabulary,
        flow: Flow[S],
        presets: tuple[Preset, ...] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.players = players
        self.options = options
        self.vocabulary = vocabulary
        self.flow = flow
        self.presets = presets

    def settled(self, given: dict[str, object]) -> dict[str, object]:
        """The options of a new table without anything that only this machine has."""
        return given

    def check(self, players: int, options: Options) -> None:
        """Raise OptionError, in a sentence a person understands, for an impossible combination."""

    def people(self, players: int, options: Options) -> list[int]:
        """The seats that decide; others of such a game play by themselves."""
        return list(range(players))

    def titles(self, players: int, options: Options) -> list[str]:
        """What seats are called that play by themselves; empty for those that decide."""
        return [""] * players

    def new(self, players: int, options: Options, rng: int, recorder: EventRecorder | None) -> S:
        """A fresh game, run to its first decision."""
        raise AssertionError("a game must define new")

    def clone(self, state: S) -> S:
        """An independent copy without a recorder."""
        raise AssertionError("a game must define clone")

    def lines(self, state: S) -> list[ScoreLine[S]]:
        """The lines of the score sheet."""
        raise AssertionError("a game must define lines")

    def sheet(self, state: S) -> list[tuple[str, list[int]]]:
        """The score sheet: lines of a name and a value per seat; their sums are `scores`."""
        return [(line.name, line.points(state)) for line in self.lines(state)]

    def scores(self, state: S) -> list[int]:
        """Victory points of every seat, as if the game ended now."""
        columns = [points for _, points in self.sheet(state)]
        return [sum([column[seat] for column in columns]) for seat in range(len(columns[0]))]

    def tie_breaks(self, state: S) -> list[int]:
        """What decides between seats of equal score; more is better."""
        return [0 for _ in self.scores(state)]

    def note(self, state: S, seat: int) -> str:
        """A word about a final score, such as a solo rank; empty if there is none."""
        return ""

    def view(self, state: S, viewer: int) -> dict[str, object]:
        """What `viewer` may see (-1: a spectator), in JSON values, built by allow-list."""
        raise AssertionError("a game must define view")

    def components(self, state: S) -> object:
        """The component tables this game is played with, for whoever draws or explains it."""
        return None

    def lookup(self, state: S) -> object:
        """The same for people and programs: what `table.components` is."""
        return None

    def determinize(self, state: S, viewer: int, rng: int) -> S:
        """A copy in which all that `viewer` cannot know is drawn anew."""
        raise AssertionError("a game must define determinize")

    def dump(self, state: S) -> dict[str, object]:
        """The whole state in JSON values and words."""
        raise AssertionError("a game must define dump")

    def load(self, data: dict[str, object]) -> S:
        """The state that `dump` wrote."""
        raise AssertionError("a game must define load")

    def players_of(self, state: S) -> int:
        """With how many players a state is played."""
        return integer(self.dump(state)["players"])

    def options_of(self, state: S) -> Options:
        """With which options a state is played."""
        return resolve(self.options, table(self.dump(state)["options"]))

    def audit(self, state: S) -> list[str]:
        """Broken invariants and stale caches; empty when all is well."""
        return []

    def unreachable(self, state: S) -> list[str]:
        """Why no game can have come to a sound state; asked of positions from anywhere."""
        return []

    def why_not(self, state: S, action: Action) -> Reason:
        """Why an action that is not in `legal` is not."""
        return Reason("That is not possible now.", ())

    def legal(self, state: S) -> list[Action]:
        out: list[Action] = []
        if state.stack:
            frame = state.stack[-1]
            self.flow.steps[frame.step].legal(state, frame, out)
        return out

    def apply(self, state: S, action: Action) -> None:
        frame = state.stack[-1]
        self.flow.steps[frame.step].apply(state, frame, action)
        self.flow.settle(state)

    def over(self, state: S) -> bool:
        return not state.stack

    def position_key(self, state: S) -> tuple[object, ...]:
        """Equal for positions with equal prospects, chance left out; cheap, within one process."""
        return (self.key(state),)

    def turn_over(self, before: S, after: S, seat: int) -> bool:
        """Whether the turn of `seat` that is under way in `before` has ended in `after`."""
        return self.actor(after) != seat

    def freeze_rivals(self, state: S, seat: int) -> None:
        """Let the others do nothing until `seat` has ended its round, in a copy to plan on."""

    def actors(self, state: S) -> list[int]:
        """Every seat that owes a decision now; empty when the game is over."""
        if not state.stack:
            return []
        frame = state.stack[-1]
        return self.flow.steps[frame.step].actors(state, frame)

    def actor(self, state: S) -> int:
        """The first of `actors`, or -1."""
        if not state.stack:
            return -1
        return self.actors(state)[0]

    def key(self, state: S) -> bytes:
        """A short fingerprint of the whole state, equal in every process."""
        text = json.dumps(self.dump(state), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=12).digest()


def standings(game: Game[S], state: S) -> list[Standing]:
    """Seats from first to last; seats equal in score and tie-break share a place."""
    breaks = game.tie_breaks(state)
    rows = [
        Standing(seat, score, breaks[seat], game.note(state, seat))
        for seat, score in enumerate(game.scores(state))
    ]
    ordered = sorted([(-row.score, -row.tie_break, row.seat) for row in rows])
    out: list[Standing] = []
    for place, (_, _, seat) in enumerate(ordered):
        row = rows[seat]
        row.rank = place + 1
        if out and out[-1].score == row.score and out[-1].tie_break == row.tie_break:
            row.rank = out[-1].rank
        out.append(row)
    return out
