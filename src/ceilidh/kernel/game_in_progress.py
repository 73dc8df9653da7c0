"""What can be read of a game in progress: who decides, what is legal, and what a seat may see."""

from __future__ import annotations

import warnings
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Generic

from ceilidh.kernel.action import Action
from ceilidh.kernel.errors import IllegalMove, OptionError, UnknownSeat
from ceilidh.kernel.event import Event, Outcome
from ceilidh.kernel.fair import FairChance
from ceilidh.kernel.flow import as_seat
from ceilidh.kernel.game import Game, Standing, standings
from ceilidh.kernel.move import Move, Played
from ceilidh.kernel.options import Options
from ceilidh.kernel.parse_errors import unreadable
from ceilidh.kernel.reason import Reason, Word, quoted
from ceilidh.kernel.registry import drawing_of
from ceilidh.kernel.secrecy import others_know_more

if TYPE_CHECKING:
    # A type checker knows defaults of type parameters; Python has them from 3.13 on. A plain
    # `Table` is one of any game, whose views and components nobody knows before it runs.
    from typing_extensions import TypeVar

    V_co = TypeVar("V_co", bound=Mapping[str, object], default=Any, covariant=True)
    C_co = TypeVar("C_co", default=Any, covariant=True)
else:
    from typing import TypeVar

    V_co = TypeVar("V_co", covariant=True)
    C_co = TypeVar("C_co", covariant=True)


class GameInProgress(Generic[V_co, C_co]):
    """A game being played, to be read; `V_co` is the type of its views, `C_co` of its components.

    Programs use the `Table` that is made of it, which also plays.
    """

    game: Game[Any]
    players: int
    options: Options
    seed: int | None
    names: list[str]
    setup: list[Outcome]
    setup_events: list[Event]
    chance: FairChance | None
    played: list[Played]
    state: Any

    def _seat(self, seat: object) -> int:
        """A seat that somebody named, if there is one."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise UnknownSeat(
                "There is no seat {given}; programs number the seats 0 to {last}.",
                fields={"given": quoted(seat), "last": self.players - 1},
            )
        return seat

    @property
    def actor(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.game.over(self.state) else self.game.actor(self.state)

    @property
    def actors(self) -> list[int]:
        """Every seat that owes a decision now."""
        return self.game.actors(self.state)

    @property
    def people(self) -> list[int]:
        """The seats that decide; others play by themselves and are never asked."""
        return self.game.people(self.players, self.options)

    def legal(self, seat: int | None = None) -> list[Move]:
        """What the actor, or another seat, may do now: nothing if it is not its turn."""
        chosen = self.actor if seat is None else self._seat(seat)
        if chosen is None or chosen not in self.actors:
            return []
        return [Move(a, chosen) for a in self.game.flow.legal_for(self.state, chosen)]

    def scores(self) -> list[int]:
        """The victory points of every seat, as if the game ended now."""
        return self.game.scores(self.state)

    def sheet(self) -> list[tuple[str, list[int]]]:
        """The score sheet: lines of a name and a value for each seat; their sums are `scores`."""
        return self.game.sheet(self.state)

    def result(self) -> list[Standing] | None:
        """The final standings; None while the game goes on."""
        return standings(self.game, self.state) if self.game.over(self.state) else None

    def view(self, seat: int | None = None) -> V_co:
        """What a seat (None: a spectator) may see, as a dictionary of JSON values.

        A type checker knows its keys: `ceilidh.views` has them, and docs/views.md explains them.

        >>> import ceilidh
        >>> table = ceilidh.new("clans", players=2, seed=7)
        >>> table.view(0)["seats"][0]["goods"]["wool"]
        0
        """
        seen: Any = self.game.view(self.state, -1 if seat is None else self._seat(seat))
        shown: V_co = seen
        return shown

    @property
    def components(self) -> C_co:
        """The components of this game, to be looked up by number or id.

        >>> import ceilidh
        >>> contract = ceilidh.new("clans", players=2, seed=7).components.contract(11)
        >>> contract.goods, contract.reward, contract.source
        ({'whisky': 2}, {'tobacco': 2, 'hops': 1, 'money': 10}, 'public')
        >>> ceilidh.new("glenmore", players=2, seed=7).components.tile("loch_lochy").name
        'Loch Lochy'
        """
        found: Any = self.game.lookup(self.state)
        components: C_co = found
        return components

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """The position drawn as an SVG document, as a seat (None: a spectator) may see it."""
        if not isinstance(language, str):
            raise OptionError(
                "The language must be a code such as en, not {given}.",
                fields={"given": quoted(language)},
            )
        draw = drawing_of("svg")
        tables = self.game.components(self.state)
        seen = self.game.view(self.state, -1 if seat is None else self._seat(seat))
        return draw(seen, language, seat, tables, list(self.names))

    def _repr_svg_(self) -> str:
        """Notebooks show a table by this."""
        return self.svg()

    def key(self) -> str:
        """A short fingerprint of the whole position, equal in every process."""
        return self.game.key(self.state).hex()

    def hidden_moves(self, seat: int | None = None) -> list[int]:
        """The numbers of played moves that a seat (None: a spectator) may not yet read."""
        viewer = None if seat is None else self._seat(seat)
        out: list[int] = []
        for number in range(len(self.played) - 1, -1, -1):
            played = self.played[number]
            if not played.secret:
                break
            if played.seat != viewer:
                out.append(number)
        return out

    def others_know_more(self, seats: Collection[int], moves: int) -> bool:
        """Whether others know what these seats do not, after so many moves or on the way there.

        Nothing is concealed from all seats together, nor once the game is over.
        """
        if self.actor is None or len(set(seats)) == self.players:
            return False
        for played in self.played[:moves]:
            if played.seat not in seats and any(one.secret for one in played.outcomes):
                return True
        last = moves == len(self.played)
        state = self.state if last else self.played[moves].before
        return others_know_more(state, seats, self.players)

    def hidden(self, seat: int | None = None) -> list[int]:
        """The old name of `hidden_moves`."""
        _warn("hidden", "hidden_moves")
        return self.hidden_moves(seat)

    def conceals(self, seats: Collection[int], moves: int) -> bool:
        """The old name of `others_know_more`."""
        _warn("conceals", "others_know_more")
        return self.others_know_more(seats, moves)

    # --- moves that somebody names ---------------------------------------------------------------

    def parse(self, text: str, seat: int | None = None) -> Action:
        """The action a person wrote, legal or not."""
        _check_form(text)
        action = self.game.vocabulary.parse(text)
        if action is None:
            legal = [move.text for move in self.legal(seat)]
            raise IllegalMove.because(unreadable(self.game.vocabulary, text, legal))
        return action

    def _action(self, move: str | Move | Action, seat: int) -> Action:
        """The action of a move in any of its forms, if the seat may be the one that plays it."""
        if isinstance(move, Move):
            if move.seat != seat:
                raise IllegalMove(
                    "That is seat {theirs}'s move, not seat {seat}'s.",
                    fields={"theirs": move.seat + 1, "seat": seat + 1},
                )
            move = move.action
        if not isinstance(move, Action):
            return self.parse(move, seat)
        if self.game.vocabulary.by_text.get(move.text) is not move:
            raise IllegalMove(
                "'{move}' is a move in another game.", fields={"move": Word(move.text)}
            )
        return move

    def _asked(self, move: str | Move | Action, seat: int | None) -> tuple[int, Action]:
        """Who wants to play what, if it is that seat's turn."""
        if seat is None and isinstance(move, Move):
            seat = move.seat
        chosen = self.actor if seat is None else self._seat(seat)
        if chosen is None or self.actor is None:
            raise IllegalMove.because(self._why_over(move))
        if chosen not in self.actors:
            raise IllegalMove(
                "It is seat {actor}'s turn, not seat {seat}'s.",
                fields={"seat": chosen + 1, "actor": self.actor + 1},
            )
        return chosen, self._action(move, chosen)

    def _why_over(self, move: str | Move | Action) -> Reason:
        """That the game is over, with the rule if the move is one of the game."""
        action = self.game.vocabulary.parse(move.text if isinstance(move, (Move, Action)) else move)
        return (
            Reason("The game is over.") if action is None else self.game.why_not(self.state, action)
        )

    def refusal(self, seat: int, action: Action) -> Reason | None:
        """Why a seat at turn cannot do this; None if it can."""
        if any(one is action for one in self.game.flow.legal_for(self.state, seat)):
            return None
        state = self.game.clone(self.state)
        state.stack[-1] = as_seat(state.stack[-1], seat)
        return self.game.why_not(state, action)

    def why_not(self, move: str | Move | Action, seat: int | None = None) -> str | None:
        """Why the actor, or another seat, cannot play a move now, with the rule ids; None: it can.

        There is a reason for every text, also for one that cannot be read.
        """
        _check_form(move)
        try:
            reason = self.refusal(*self._asked(move, seat))
        except IllegalMove as fault:
            reason = fault.reason
        return None if reason is None else f"{reason.text}{rules_text(reason)}"


def _check_form(move: object) -> None:
    if not isinstance(move, (str, Move, Action)):
        raise IllegalMove(
            "A move must be text or an item of `legal()`, not {given}.",
            fields={"given": quoted(move)},
        )


def rules_text(reason: Reason) -> str:
    """The rule ids behind a reason, as they stand after its sentence."""
    return f" ({', '.join(reason.rules)})" if reason.rules else ""


def _warn(old: str, new: str) -> None:
    """Tell the caller of an old name, which goes with the next release, what it is called now."""
    warnings.warn(f"Table.{old} is now Table.{new}", DeprecationWarning, stacklevel=3)
