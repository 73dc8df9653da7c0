"""What people and programs use: a table with checked moves, undo and a record.

Seats are numbers from 0 here, as everywhere in programs; sentences and records count them from 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from ceilidh.kernel import position, record
from ceilidh.kernel.action import Action
from ceilidh.kernel.chance import seeded
from ceilidh.kernel.errors import IllegalMove, RecordError
from ceilidh.kernel.event import EventRecorder, Outcome, ScriptError, outcomes_text, parse_outcomes
from ceilidh.kernel.fair import FairChance
from ceilidh.kernel.game import Game
from ceilidh.kernel.game_in_progress import C_co, GameInProgress, V_co, rules_text
from ceilidh.kernel.game_tree import GameTree, header_lines, tree_lines
from ceilidh.kernel.move import Move, Played
from ceilidh.kernel.options import Options
from ceilidh.kernel.reason import Reason, Word, quoted
from ceilidh.kernel.seed import checked_seed

__all__ = ["Move", "Played", "Table"]


class Table(GameInProgress[V_co, C_co]):
    """One game being played. Every move is checked; an error changes nothing.

    `seed` is None and `start` a position string if the table began from a position. `chance` is
    what its draws follow from, if not from the seed; `drawn_before` counts draws before `start`.

    >>> import ceilidh
    >>> table = ceilidh.new("clans", players=2, seed=7, names=["Ann", "Bob"])
    >>> table
    <Table of clans: players=2, seed=7, moves=0, actor=1>
    >>> move = table.legal()[0]
    >>> table.play(move).action.text == move.text
    True
    """

    drawn_before = 0
    _tree: GameTree | None = None

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Options,
        seed: int,
        names: list[str] | None = None,
        setup: dict[str, list[str]] | None = None,
        chance: FairChance | None = None,
    ) -> None:
        self.chance = chance
        recorder = EventRecorder(
            {name: list(words) for name, words in (setup or {}).items()}, chance
        )
        try:
            state = game.new(players, options, seeded(seed), recorder)
        except ScriptError as fault:
            raise RecordError(
                "The setup names {what}, which cannot be drawn.",
                fields={"what": Word(str(fault))},
            ) from fault
        unused = recorder.left()
        if unused:
            raise RecordError(
                "The setup names {what}, which is not part of this game.",
                fields={"what": Word(unused)},
            )
        state.recorder = None
        self.setup_events = recorder.events
        self._begin(game, players, options, seed, names, recorder.outcomes, None, state)

    @classmethod
    def at(cls, game: Game[Any], state: Any, names: list[str] | None = None) -> Table:
        """A table that goes on from a position; what led to it is not known."""
        table = cls.__new__(cls)
        players, options = game.players_of(state), game.options_of(state)
        table.setup_events = []
        table.chance = None
        table._begin(game, players, options, None, names, [], game.clone(state), state)
        return table

    def _begin(
        self,
        game: Game[Any],
        players: int,
        options: Options,
        seed: int | None,
        names: list[str] | None,
        setup: list[Outcome],
        placed: Any,
        state: Any,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        titles = game.titles(players, options)
        given = [name or titles[seat] for seat, name in enumerate(names or titles)]
        self.names = [record.clean_name(name, seat) for seat, name in enumerate(given)]
        self.setup = setup
        self._placed = placed  # the state of the position that the table began from
        self._start = ""
        self.played: list[Played] = []
        self.state = state

    @property
    def start(self) -> str:
        """The position string that the table began from; empty if it began with a set-up."""
        # Searches imagine tables by the thousand and ask none of them for this.
        if self._placed is not None and not self._start:
            self._start = position.write(self.game, self._placed)
        return self._start

    # --- copies -----------------------------------------------------------------------------------

    def copy(self) -> Self:
        """Return a table that plays on by itself, with the same past and the same draws to come.

        The copy has the real chance number and whatever other seats keep hidden. A player that
        tries moves on a copy cheats: it sees the cards before they are drawn. For a search by
        playouts use `imagine`; a copy is for the owner of the table, who may know everything.

        >>> import ceilidh
        >>> table = ceilidh.new("glenmore", players=2, seed=7)
        >>> twin = table.copy()
        >>> for one in (table, twin):
        ...     while one.actor is not None and len(one.played) < 40:
        ...         _ = one.play(one.legal()[0])
        >>> table.record() == twin.record()  # the draws were the same
        True
        """
        table = self.moves_alone()
        table._tree = None if self._tree is None else self._tree.copy_for(table)
        return table

    def moves_alone(self, number: int | None = None) -> Self:
        """Return a copy without a tree, with all moves or with the first ones."""
        table = type(self).__new__(type(self))
        table.__dict__.update(self.__dict__)
        table.names = list(self.names)
        table.played = list(self.played)
        table.state = self.game.clone(self.state)
        table._tree = None
        if number is not None and number < len(self.played):
            table._cut(number)
        return table

    def as_seen(self, names: list[str] | None = None, number: int | None = None) -> Self:
        """Return a table to look at, under other names or after its first moves.

        It shares position and moves with this one and costs next to nothing; to play on, `copy`.

        >>> import ceilidh
        >>> table = ceilidh.new("clans", players=2, seed=7)
        >>> table.as_seen(["Ann", "Ben"]).names, table.names
        (['Ann', 'Ben'], ['Seat 1', 'Seat 2'])
        """
        table = type(self).__new__(type(self))
        table.__dict__.update(self.__dict__)
        table._tree = None
        if names is not None:
            table.names = list(names)
        if number is not None and number < len(self.played):
            table.state = self.played[number].before
            table.played = self.played[:number]
        return table

    def go_to(self, number: int) -> Self:
        """Return a table with the first moves of this one; 0 is before the first.

        >>> import ceilidh
        >>> table = ceilidh.new("clans", players=2, seed=7)
        >>> for _ in range(6):
        ...     _ = table.play(table.legal()[0])
        >>> len(table.go_to(4).played), len(table.played)
        (4, 6)
        """
        table = self.moves_alone(self.checked_number(number))
        table._tree = None if self._tree is None else self._tree.copy_for(table)
        return table

    def checked_number(self, number: object) -> int:
        """A number of moves that somebody named, if so many were played."""
        last = len(self.played)
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= last:
            raise IllegalMove(
                "There is no move {given}; {last} were played.",
                fields={"given": quoted(number), "last": last},
            )
        return number

    @property
    def tree(self) -> GameTree:
        """The game as a tree: headers, and comments, marks and variations at every move.

        What you write into it is part of `record()`, and `ceilidh.load` reads it again.
        """
        if self._tree is None:
            self._tree = GameTree(self)
        return self._tree.follow()

    def imagine(self, seat: int | None, seed: int) -> Self:
        """Return a table as `seat` (None: a spectator) may imagine it, to try moves on.

        Everything that the seat cannot know is drawn anew from `seed`: all draws to come, secret
        choices and hidden pieces of the others. What the seat sees is the same as here. Two tables
        that differ only in what the seat cannot know give equal imagined tables, so no search on
        them can find out more than the seat knows.

        The table begins with this position: `played` is empty and `seed` is None, because the past
        would tell the real draws.

        >>> import ceilidh
        >>> table = ceilidh.new("glenmore", players=2, seed=7)
        >>> seat = table.actor
        >>> world = table.imagine(seat, seed=1)
        >>> world.view(seat) == table.view(seat), world.legal() == table.legal()
        (True, True)
        >>> def total(move, seed):
        ...     world = table.imagine(seat, seed)
        ...     world.play(move)
        ...     while world.actor is not None and len(world.played) < 20:
        ...         world.play(world.legal()[0])
        ...     return world.scores()[seat]
        >>> best = max(table.legal(), key=lambda move: sum(total(move, seed) for seed in range(3)))
        >>> best in table.legal()
        True
        """
        viewer = -1 if seat is None else self._seat(seat)
        state = self.game.determinize(self.state, viewer, checked_seed(seed))
        table = type(self).__new__(type(self))
        table.setup_events = []
        table.chance = None
        placed = self.game.clone(state)
        table._begin(self.game, self.players, self.options, None, self.names, [], placed, state)
        return table

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[str], Table], tuple[str]]:
        """Pickled as its record: a compiled state cannot be, and a record outlives versions."""
        # Reading records makes tables, so that this module cannot import it at its head.
        from ceilidh.kernel.opening import load

        return load, (self.record(secrets=True),)

    def __repr__(self) -> str:
        begun = f"seed={self.seed}" if self.seed is not None else "from a position"
        return (
            f"<Table of {self.game.name}: players={self.players}, {begun}, "
            f"moves={len(self.played)}, actor={self.actor}>"
        )

    # --- playing ----------------------------------------------------------------------------------

    def play(self, move: str | Move | Action, seat: int | None = None) -> Played:
        """Play a move of the actor (or of `seat`, one of the actors)."""
        return self.repeat(move, seat, {})

    def replay_line(self, seat: int, text: str, outcomes: str) -> Played:
        """Play a move of a record again, with the results of chance written in it."""
        return self.repeat(text, seat, parse_outcomes(outcomes))

    def repeat(
        self,
        move: str | Move | Action,
        seat: int | None,
        script: dict[str, list[str]],
        known: bool = False,
    ) -> Played:
        """Play a move with these results of chance; what they leave open is drawn.

        `known`: it was found to be legal when it was first played.
        """
        chosen, action = self._asked(move, seat)
        reason = None if known else self.refusal(chosen, action)
        if reason is not None:
            raise IllegalMove(
                "Not possible: {move}. {reason}{rules}",
                reason.rules,
                {"move": Word(action.text), "reason": reason, "rules": Word(rules_text(reason))},
            )
        waiting = len(self.actors)
        before = self.game.clone(self.state)
        fair = self.chance is not None and self.chance.told
        recorder = (
            EventRecorder(script, self.chance, self.draws()) if fair else EventRecorder(script)
        )
        self.state.recorder = recorder
        try:
            self.game.flow.apply_for(self.state, chosen, action)
        except ScriptError as fault:
            self.state = before
            raise RecordError(
                "The record names {what}, which cannot occur here.",
                fields={"what": Word(str(fault))},
            ) from fault
        self.state.recorder = None
        left = recorder.left()
        if left:
            self.state = before
            raise RecordError(
                "The record names {what}, which is not drawn at this point.",
                fields={"what": Word(left)},
            )
        played = Played(chosen, action, recorder.outcomes, recorder.events, before)
        played.secret = waiting > 1
        # The last of several simultaneous choices reveals them all.
        last_of_several = waiting == 1 and len(self.played) > 0 and self.played[-1].secret
        played.barrier = played.barrier or last_of_several
        self.played.append(played)
        return played

    def draws(self) -> int:
        """How many results of chance there were, those of the set-up included."""
        made = sum(len(played.outcomes) for played in self.played)
        return self.drawn_before + len(self.setup) + made

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last move can be taken back: it revealed nothing and was `seat`'s own."""
        own = None if seat is None else self._seat(seat)
        if not self.played or self.played[-1].barrier:
            return False
        return own is None or self.played[-1].seat == own

    def undo(self, seat: int | None = None, consent: bool = False) -> Played:
        """Take the last move back; past a reveal or another seat's move only by consent of all."""
        allowed = self.can_undo(seat)
        if not self.played:
            raise IllegalMove("There is no move to undo.")
        last = self.played[-1]
        if not consent and not allowed:
            if last.barrier:
                shown = outcomes_text([one for one in last.outcomes if not one.secret])
                raise IllegalMove(
                    "The last move revealed {what}; it can only be undone if everyone agrees.",
                    fields={"what": Word(shown) if shown else Reason("everyone's choice")},
                )
            raise IllegalMove(
                "The last move was made by seat {seat}; it can only be undone if everyone agrees.",
                fields={"seat": last.seat + 1},
            )
        self._cut(len(self.played) - 1)
        return last

    def _cut(self, moves: int) -> None:
        """Go back to the position after so many moves."""
        # Copies of this table share the state before the move, so that it is not played on.
        self.state = self.game.clone(self.played[moves].before)
        del self.played[moves:]

    # --- records ----------------------------------------------------------------------------------

    def shown(self, seat: int | None = None) -> Self:
        """The table without choices that a seat (None: a spectator) may not yet read."""
        looked = self._looked(seat)
        if looked is not None:
            return self._without_last(looked).shown(seat)
        hidden = self.hidden_moves(seat)
        if not hidden:
            return self
        first = min(hidden)
        own = [played for played in self.played[first:] if played.seat == seat]
        table = self._without_last(first)
        for played in own:
            table.repeat(played.action, seat, parse_outcomes(outcomes_text(played.outcomes)))
        return table

    def _without_last(self, number: int) -> Self:
        """The table after so many moves; variations there would tell more than they should."""
        table = self.go_to(number)
        if table._tree is not None:
            table.tree.at(number).variations = []
        return table

    def _looked(self, seat: int | None) -> int | None:
        """The first move by which another seat looked at something secret, unless all is over.

        What was drawn there stands in a record, so that one for others ends before it.
        """
        if self.actor is None:
            return None
        for number, played in enumerate(self.played):
            if played.seat != seat and any(one.secret for one in played.outcomes):
                return number
        return None

    def position(
        self,
        words: bool = False,
        seat: int | None = None,
        secrets: bool = False,
        chance: bool | None = None,
    ) -> str:
        """Return the position as one line of text, or in words that people can read and edit.

        It ends before choices that are still hidden from `seat`, unless `secrets` are asked for.
        `chance`: whether it has the chance number, from which all draws to come can be computed.
        Unless you say so, a position for a `seat` does not have it: its chance number is 0, and
        a table loaded from it draws something else than this one.

        >>> import ceilidh
        >>> table = ceilidh.new("clans", players=2, seed=7)
        >>> "rng: 0" in table.position(words=True, seat=0).splitlines()
        True
        >>> "rng: 0" in table.position(words=True, seat=0, chance=True).splitlines()
        False
        """
        table = self if secrets else self.shown(seat)
        state = table.state
        if not (secrets or seat is None if chance is None else chance):
            state = table.game.clone(state)
            state.rng = 0
        if words:
            return position.write_words(table.game, state, table.names)
        return position.write(table.game, state)

    def record(self, seat: int | None = None, secrets: bool = False) -> str:
        """The game so far as text; `ceilidh.load` gives the table back.

        It leaves out choices that are still hidden from `seat`, unless `secrets` are asked for.
        """
        table = self if secrets else self.shown(seat)
        scores = " ".join(str(score) for score in table.scores()) if table.actor is None else "*"
        moves = [played.line for played in table.played]
        head = table._head(secrets)
        if table._tree is not None and table.tree.says_something:
            moves = tree_lines(table.tree)
            head = [*head[:-1], *header_lines(table.tree.headers), ""]
        return "\n".join([*head, *moves, record.end_line(table.record_key(), scores), ""])

    def _head(self, secrets: bool) -> list[str]:
        head = [
            *record.headers(self.game, self.players, self.options),
            record.header("Seats", " / ".join(self.names)),
        ]
        if self.start:
            return [*head, record.header("Position", self.start), ""]
        begun = record.header("Seed", str(self.seed))
        if self.chance is not None:
            tells = secrets or self.actor is None
            begun = record.header("Chance", self.chance.text(tells))
        return [*head, begun, record.header("Setup", outcomes_text(self.setup)), ""]

    def record_key(self) -> str:
        """A key of set-up, moves and position, written at the end of a record."""
        lines = [played.line for played in self.played]
        return record.record_key(self.start or outcomes_text(self.setup), lines, self.key())
