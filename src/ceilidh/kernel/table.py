"""The face for people: a table with checked moves, undo and a record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ceilidh.kernel import position, record
from ceilidh.kernel.action import Action
from ceilidh.kernel.chance import seeded
from ceilidh.kernel.datapack import DataError
from ceilidh.kernel.errors import IllegalMove, OptionError, RecordError
from ceilidh.kernel.event import Event, Outcome, ScriptError, Sink, outcomes_text, parse_outcomes
from ceilidh.kernel.game import Game, Standing, standings
from ceilidh.kernel.options import Options, check_fixed, resolve
from ceilidh.kernel.reason import Reason, Word, listed, quoted, typed
from ceilidh.kernel.registry import find

# How to draw a view as an SVG, in a language, for a seat, with the game's component tables; the
# package fills it in, since the kernel knows no drawings.
Drawer = Callable[[dict[str, object], str, int | None, object], str]
drawers: list[Drawer] = []


class Move:
    """A legal move as people and programs see it."""

    __slots__ = ("action", "seat")

    def __init__(self, action: Action, seat: int) -> None:
        self.action = action
        self.seat = seat

    @property
    def text(self) -> str:
        return self.action.text

    @property
    def data(self) -> dict[str, object]:
        return self.action.data()

    @property
    def rules(self) -> tuple[str, ...]:
        return self.action.spec.rules

    @property
    def targets(self) -> list[str]:
        return self.action.targets()

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


class Played:
    """A move that was played: who, what, what chance did, and what happened.

    `barrier`: something was revealed, so that it goes back only by consent of all. `secret`: others
    were choosing at the same time, so that nobody else may see it before all have chosen.
    """

    __slots__ = ("action", "barrier", "before", "events", "outcomes", "seat", "secret")

    def __init__(
        self, seat: int, action: Action, outcomes: list[Outcome], events: list[Event], before: Any
    ) -> None:
        self.seat = seat
        self.action = action
        self.outcomes = outcomes
        self.events = events
        self.before = before
        self.barrier = bool(outcomes)
        self.secret = False

    @property
    def line(self) -> str:
        return record.move_line(self.seat, self.action.text, self.outcomes)


class Table:
    """One game being played. Every move is checked; an error changes nothing."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Options,
        seed: int,
        names: list[str] | None = None,
        setup: dict[str, list[str]] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        given = names or [""] * players
        self.names = [record.clean_name(name, seat) for seat, name in enumerate(given)]
        self.played: list[Played] = []
        sink = Sink({name: list(words) for name, words in (setup or {}).items()})
        try:
            self.state = game.new(players, options, seeded(seed), sink)
        except ScriptError as fault:
            raise RecordError(
                "The set-up names {what}, which cannot be drawn.",
                fields={"what": Word(str(fault))},
            ) from fault
        unused = outcomes_left(sink)
        if unused:
            raise RecordError(
                "The set-up names {what}, which this game does not draw.",
                fields={"what": Word(unused)},
            )
        self.setup = sink.outcomes
        self.setup_events = sink.events
        self.state.sink = None

    # --- reading ----------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.game.over(self.state) else self.game.actor(self.state)

    @property
    def actors(self) -> list[int]:
        """Every seat that owes a decision now."""
        return self.game.actors(self.state)

    def legal(self, seat: int | None = None) -> list[Move]:
        """What the actor, or another of the actors, may do now."""
        actor = self.actor
        if actor is None:
            return []
        chosen = actor if seat is None else seat
        if chosen not in self.actors:
            return []
        return [Move(a, chosen) for a in self.game.flow.legal_for(self.state, chosen)]

    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    def sheet(self) -> list[tuple[str, list[int]]]:
        return self.game.sheet(self.state)

    def result(self) -> list[Standing] | None:
        """The final standings; None while the game goes on."""
        return standings(self.game, self.state) if self.game.over(self.state) else None

    def view(self, seat: int | None = None) -> dict[str, object]:
        """What a seat may see; None: a spectator."""
        return self.game.view(self.state, -1 if seat is None else seat)

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """The position drawn as an SVG document, as a seat (None: a spectator) may see it."""
        return drawers[0](self.view(seat), language, seat, self.game.components(self.state))

    def _repr_svg_(self) -> str:
        """Notebooks show a table by this."""
        return self.svg()

    def position(self) -> str:
        """The position as one line of text."""
        return position.write(self.game, self.state)

    def key(self) -> str:
        return self.game.key(self.state).hex()

    # --- playing ----------------------------------------------------------------------------------

    def parse(self, text: str) -> Action:
        """The action a person wrote, legal or not."""
        action = self.game.vocabulary.parse(text)
        if action is not None:
            return action
        words = text.lower().split()
        spec = self.game.vocabulary.by_word.get(words[0]) if words else None
        if spec is not None:
            raise IllegalMove(
                "I cannot read '{text}'; write it as '{shape}'.",
                fields={"text": typed(text.strip()), "shape": Word(spec.shape())},
            )
        kinds = sorted({move.action.spec.word for move in self.legal()})
        raise IllegalMove(
            "I cannot read '{text}'; now possible: {kinds}.",
            fields={"text": typed(text.strip()), "kinds": listed(kinds)},
        )

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        """Why a move is not legal, with the rule ids; None if it is legal."""
        action = self.parse(text)
        if any(move.action is action for move in self.legal(seat)):
            return None
        reason = self.game.why_not(self.state, action)
        return f"{reason.text} ({', '.join(reason.rules)})" if reason.rules else reason.text

    def play(self, move: str | Move | Action, seat: int | None = None) -> Played:
        """Play a move of the actor (or of `seat`, one of the actors)."""
        return self._play(move, seat, {})

    def replay_line(self, seat: int, text: str, outcomes: str) -> Played:
        """Play a move of a record again, with the results of chance written in it."""
        return self._play(text, seat, parse_outcomes(outcomes))

    def _play(
        self, move: str | Move | Action, seat: int | None, script: dict[str, list[str]]
    ) -> Played:
        actor = self.actor
        if actor is None:
            raise IllegalMove("The game is over.")
        chosen = actor if seat is None else seat
        if chosen not in self.actors:
            raise IllegalMove(
                "It is not the turn of seat {seat} but of seat {actor}.",
                fields={"seat": chosen + 1, "actor": actor + 1},
            )
        if isinstance(move, Move):
            move = move.action
        action = self.parse(move) if isinstance(move, str) else move
        if not any(one is action for one in self.game.flow.legal_for(self.state, chosen)):
            reason = self.game.why_not(self.state, action)
            rules = f" ({', '.join(reason.rules)})" if reason.rules else ""
            raise IllegalMove(
                "Not possible: {move}. {reason}{rules}",
                reason.rules,
                {"move": Word(action.text), "reason": reason, "rules": Word(rules)},
            )
        waiting = len(self.actors)
        before = self.game.clone(self.state)
        sink = Sink(script)
        self.state.sink = sink
        try:
            self.game.flow.apply_for(self.state, chosen, action)
        except ScriptError as fault:
            self.state = before
            raise RecordError(
                "The record names {what}, which cannot come up here.",
                fields={"what": Word(str(fault))},
            ) from fault
        self.state.sink = None
        left = outcomes_left(sink)
        if left:
            self.state = before
            raise RecordError(
                "The record names {what}, which is not drawn here.", fields={"what": Word(left)}
            )
        played = Played(chosen, action, sink.outcomes, sink.events, before)
        played.secret = waiting > 1
        # The last of several simultaneous choices reveals them all.
        last_of_several = waiting == 1 and len(self.played) > 0 and self.played[-1].secret
        played.barrier = played.barrier or last_of_several
        self.played.append(played)
        return played

    def hidden(self, seat: int | None = None) -> list[int]:
        """The numbers of played moves that a seat (None: a spectator) may not yet read."""
        out: list[int] = []
        for number in range(len(self.played) - 1, -1, -1):
            played = self.played[number]
            if not played.secret:
                break
            if played.seat != seat:
                out.append(number)
        return out

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last move can be taken back: it revealed nothing and was `seat`'s own."""
        if not self.played or self.played[-1].barrier:
            return False
        return seat is None or self.played[-1].seat == seat

    def undo(self, seat: int | None = None, consent: bool = False) -> Played:
        """Take the last move back; past a reveal or another seat's move only by consent of all."""
        if not self.played:
            raise IllegalMove("There is no move to take back.")
        if not consent and not self.can_undo(seat):
            last = self.played[-1]
            if last.barrier:
                shown = outcomes_text(last.outcomes)
                raise IllegalMove(
                    "The last move revealed {what}; it goes back only by consent of all.",
                    fields={"what": Word(shown) if shown else Reason("what all had chosen")},
                )
            raise IllegalMove(
                "The last move was seat {seat}'s; it goes back only by consent of all.",
                fields={"seat": last.seat + 1},
            )
        last = self.played.pop()
        self.state = last.before
        return last

    # --- records ----------------------------------------------------------------------------------

    def record(self) -> str:
        """The game so far as text; `ceilidh.load` gives the table back."""
        head = [
            *_headers(self.game, self.players, self.options),
            record.header("Seats", " / ".join(self.names)),
            record.header("Seed", str(self.seed)),
            record.header("Setup", outcomes_text(self.setup)),
            "",
        ]
        scores = " ".join(str(score) for score in self.scores()) if self.actor is None else "*"
        moves = [played.line for played in self.played]
        return "\n".join([*head, *moves, record.end_line(self.record_key(), scores), ""])

    def record_key(self) -> str:
        """A key of set-up, moves and position, written at the end of a record."""
        lines = [played.line for played in self.played]
        return record.record_key(outcomes_text(self.setup), lines, self.key())


def _headers(game: Game[Any], players: int, options: Options) -> list[str]:
    known = {option.name: option for option in game.options}
    chosen = [
        record.option_text(name, known[name].text(value))
        for name, value in options.items()
        if value != known[name].default
    ]
    return [
        record.header("Format", record.FORMAT),
        record.header("Game", f"{game.name} {game.version}"),
        record.header("Players", str(players)),
        record.header("Options", "; ".join(chosen)),
    ]


def outcomes_left(sink: Sink) -> str:
    """Scripted outcomes that were never drawn, as text."""
    return "; ".join(f"{name} {' '.join(words)}" for name, words in sink.script.items() if words)


def new(
    game: str,
    players: int,
    seed: int = 0,
    options: dict[str, object] | None = None,
    names: list[str] | None = None,
    setup: dict[str, list[str]] | None = None,
) -> Table:
    """A new table. `setup` fixes draws by their domain, such as {"port": ["5", "3", "1", "8"]}."""
    found = find(game)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise OptionError(
            "The seed must be a whole number, not {given}.", fields={"given": quoted(seed)}
        )
    if isinstance(players, bool) or players not in found.players:
        raise OptionError(
            "{game} is for {least} to {most} players, not {players}.",
            fields={
                "game": Word(found.title),
                "least": found.players[0],
                "most": found.players[-1],
                "players": players,
            },
        )
    if names is not None and len(names) != players:
        raise OptionError(
            "There are {players} seats but {names} names.",
            fields={"players": players, "names": len(names)},
        )
    chosen = resolve(found.options, options or {})
    check_fixed(found.options, options or {}, players)
    found.check(players, chosen)
    return Table(found, players, chosen, seed, names, setup)


def load(text: str) -> Table:
    """The table of a record, every move checked, and its key compared."""
    data = record.parse(text)
    game = find(data.game)
    if data.version != game.version:
        raise RecordError(
            "The record is of rules version {theirs}, but these are version {ours}: "
            "replay it with the ceilidh that wrote it.",
            fields={"theirs": data.version, "ours": game.version},
        )
    try:
        table = new(
            data.game, data.players, data.seed or 0, data.options, data.names or None, data.setup
        )
    except (OptionError, DataError) as fault:
        raise RecordError(
            "The record's headers do not fit: {fault}", fields={"fault": fault.reason}
        ) from fault
    for line in data.lines:
        try:
            table._play(line.text, line.seat, line.script)
        except (IllegalMove, RecordError) as fault:
            raise RecordError(
                "Line {line}: {fault}", fields={"line": line.number, "fault": fault.reason}
            ) from fault
    _verify(table, data)
    return table


def resume(
    game: str,
    players: int,
    seed: int,
    options: dict[str, object],
    setup: str,
    lines: list[str],
) -> Table:
    """The table whose set-up and moves were stored as the lines of a record."""
    found = find(game)
    head = [
        *_headers(found, players, resolve(found.options, options)),
        record.header("Seed", str(seed)),
        record.header("Setup", setup),
    ]
    return load("\n".join([*head, *lines, "end"]))


def _verify(table: Table, data: record.Record) -> None:
    if data.key and data.key != table.record_key():
        raise RecordError("The record was edited or cut: its key does not match its moves.")
    if data.scores and data.scores != "*":
        scores = " ".join(str(score) for score in table.scores())
        if scores != data.scores:
            raise RecordError(
                "The record says {theirs}, but its moves give {ours}.",
                fields={"theirs": Word(data.scores), "ours": Word(scores)},
            )
