"""The OpenSpiel games: `pyspiel.load_game("python_ceilidh_clans", {"players": 2})`.

A state holds no future, so chance is a player: a move that draws waits for a chance node, whose
outcomes are numbers from which all that it draws follows. The set-up begins with such nodes too.
With `actions=compact` a player chooses its move part by part, in as many states. Importing this
module registers the games.

An information state is all that a player has seen: the position as it sees it, and every move and
draw that it could know. `resample_from_infostate` gives another world with the same information
state, so OpenSpiel's IS-MCTS plays these games.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from ceilidh.envs.compact_actions import table_of
from ceilidh.envs.observer import observer_of
from ceilidh.envs.session import FULL, Form, Session, begun
from ceilidh.envs.spaces import form_of
from ceilidh.envs.spiel_history import RememberedMove, forgotten, play, remembered
from ceilidh.extras import need
from ceilidh.kernel.action import Action
from ceilidh.kernel.chance import seeded
from ceilidh.kernel.registry import find, list_games

try:
    import pyspiel
except ImportError:
    need("envs", "pyspiel")
    raise

OUTCOMES: Final = 256  # of a chance node, all equally likely
SETUP: Final = 3  # chance nodes of the set-up: so many times 8 bits
LONGEST: Final = 10_000  # moves and chance nodes of a game
CHANCES: Final = [(number, 1 / OUTCOMES) for number in range(OUTCOMES)]


def name_of(game: str) -> str:
    return f"python_ceilidh_{game}"


def options_of(text: str) -> dict[str, object]:
    """Options as OpenSpiel can carry them: `modules:awards+trains;automa:3`."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair.strip()]
    return {name.strip(): value.strip().replace("+", ",") for name, _, value in pairs}


def type_of(game: str, zero_sum: bool = True) -> Any:
    utilities = pyspiel.GameType.Utility
    players = find(game).players
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=find(game).title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if zero_sum else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 2,
            "options": "",
            "actions": FULL.actions,
            "observation": FULL.observation,
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players and options. Players are the seats that decide."""

    game: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.players = int(given.get("players", 2))
        self.options = options_of(str(given.get("options", "")))
        self.form = form_of(
            str(given.get("actions", FULL.actions)),
            str(given.get("observation", FULL.observation)),
        )
        people = begun(self.game, self.players, 0, self.options).people
        # Whoever plays alone, or against a seat that plays by itself, has no sum with others.
        zero_sum = 1 < len(people) == self.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(table_of(self.game, self.form.actions)),
            max_chance_outcomes=OUTCOMES,
            num_players=len(people),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.game, zero_sum), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.game, recall, self.form)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a move that waits for what chance does."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game = game.game
        self.players = game.players
        self.options = game.options
        self.form = game.form
        self.drawn = 0  # what chance gave so far, from which the next draws follow too
        self.draws = 0
        self.session: Session | None = None  # none before the set-up
        self.waiting = -1  # the id of the move that chance has to finish
        self.moves: tuple[RememberedMove, ...] = ()

    def current_player(self) -> int:
        if self.session is None or self.waiting >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        if self.session.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.session.people.index(self.session.actor)

    def is_terminal(self) -> bool:
        return self.session is not None and self.waiting < 0 and self.session.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.session is not None
        return sorted(self.session.choosing(self.session.people[player]).numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES

    def _apply_action(self, number: int) -> None:
        if self.session is None:
            self._draw(number)
            if self.draws == SETUP:
                self.session = begun(self.game, self.players, self.drawn, self.options, self.form)
            return
        if self.waiting >= 0:
            self._draw(number)
            self.session.state.rng = seeded(self.drawn)
            made = play(self.session, self._move(self.waiting))
            self.moves = (*self.moves, made)
            self.waiting = -1
            return
        choosing = self.session.choosing(self.session.actor)
        choosing.pick(number)
        move = choosing.move()
        if move is not None:
            self._make(move)

    def _make(self, move: Action) -> None:
        """Make a move, or have it wait for chance."""
        assert self.session is not None
        trial = self.session.copy()
        made = play(trial, move)
        if trial.state.rng == self.session.state.rng:
            self.session = trial
            self.moves = (*self.moves, made)
        else:
            self.waiting = move.id

    def _move(self, number: int) -> Action:
        return find(self.game).vocabulary.actions[number]

    def chosen(self, seat: int) -> list[str]:
        """The parts of its move that a seat has chosen so far, in words."""
        if self.session is None or self.form.actions == FULL.actions:
            return []
        words = self.session.actions.words
        return [words[number] for number in self.session.choosing(seat).chosen]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that the player cannot tell from this one, with what it cannot know drawn.

        >>> import pyspiel
        >>> import ceilidh.envs.spiel
        >>> game = pyspiel.load_game("python_ceilidh_glenmore(players=2,options=modules:haggis)")
        >>> state = game.new_initial_state()
        >>> while state.is_chance_node():
        ...     state.apply_action(1)
        >>> player = state.current_player()
        >>> other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0., 1.))
        >>> other.information_state_string(player) == state.information_state_string(player)
        True
        """
        made: SpielState = self.clone()
        session = made.session
        if session is not None:
            seat = session.people[player]
            number = int(sampler() * 2**53)
            session.state = session.game.determinize(session.state, seat, number)
            made.moves = forgotten(self.moves, seat)
        return made

    def _draw(self, number: int) -> None:
        self.drawn = (self.drawn * OUTCOMES + number) % 2**56
        self.draws += 1

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {number}"
        return table_of(self.game, self.form.actions).words[number]

    def returns(self) -> list[float]:
        session = self.session
        if session is None or not self.is_terminal():
            return [0.0] * self.num_players()
        places = session.places()
        return [places[seat] for seat in session.people]

    def __str__(self) -> str:
        """Where the game is; OpenSpiel's history says how it came there."""
        if self.session is None:
            return f"set-up {self.drawn} {self.draws}"
        key = self.session.game.key(self.session.state).hex()
        if self.waiting >= 0:
            return f"{key} {self._move(self.waiting).text}"
        return ", ".join([key, *self.chosen(self.session.actor)])


class SpielObserver:
    """The observation of a player: the vector of docs/research.md, its blocks, and the view.

    With `recall` the text is an information state: it also has what the player remembers.
    """

    def __init__(self, game: str, recall: bool = False, form: Form = FULL) -> None:
        self.recall = recall
        self.layout = observer_of(game, form.observation, form.actions)
        self.tensor = np.zeros(self.layout.size, dtype=np.float32)
        self.dict = {
            field.name: self.tensor[self.layout.blocks[field.name]].reshape(field.shape)
            for field in self.layout.fields
        }

    def set_from(self, state: SpielState, player: int) -> None:
        session = state.session
        if session is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = session.observe(session.people[player])

    def string_from(self, state: SpielState, player: int) -> str:
        """The view in JSON; a move that waits for chance has been made, but shows nothing yet."""
        session = state.session
        if session is None:
            return ""
        seat = session.people[player]
        view = json.dumps(session.game.view(session.state, seat))
        shown = [view, *state.chosen(seat)]
        return "\n".join([*shown, *remembered(state.moves, seat)] if self.recall else shown)


# Classes and not functions: OpenSpiel keeps them beyond the end of Python.
for _game in list_games():
    pyspiel.register_game(
        type_of(_game.name), type(name_of(_game.name), (SpielGame,), {"game": _game.name})
    )
