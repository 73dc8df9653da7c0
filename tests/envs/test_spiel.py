"""The OpenSpiel games: its own simulation, chance as a player, copies and stored states."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest

from ceilidh.envs import spiel


def load(text: str) -> Any:
    return pyspiel.load_game(f"python_ceilidh_{text}")


def played(state: Any, moves: int, seed: int = 1) -> Any:
    """The state after so many decisions and draws by chance."""
    random = np.random.default_rng(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(
    "game",
    [
        "clans(players=2,options=modules:awards)",
        "clans(players=1)",
        "glenmore(players=2,options=modules:haggis)",
    ],
)
def test_open_spiel_finds_no_fault(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=False, verbose=False)


def test_options_and_players_are_those_of_the_game() -> None:
    game = load("clans(players=2,options=automa:3;modules:awards+milestones)")
    assert game.num_players() == 1  # the Automa is no player
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert load("clans(players=3)").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert spiel.options_of("modules:awards+trains; edition:current") == {
        "modules": "awards,trains",
        "edition": "current",
    }


def test_chance_is_a_player() -> None:
    state = load("glenmore").new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == spiel.OUTCOMES
    for number in range(spiel.SETUP):
        state.apply_action(number)
    assert not state.is_chance_node()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    worlds = []
    for outcome in range(8):
        world = state.clone()
        world.apply_action(outcome)
        worlds.append(str(world))
    assert len(set(worlds)) > 1  # the same move, another draw
    assert state.is_chance_node()


def test_states_are_copied_stored_and_observed() -> None:
    game = load("glenmore(players=3,options=modules:great-glen)")
    state = played(game.new_initial_state(), 60)
    copy = state.clone()
    assert str(copy) == str(state)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert np.array_equal(observer.tensor, state.session.observe(1))
    assert observer.dict["seats.coins"].shape == (4, 1)
    assert '"game": "glenmore"' in observer.string_from(state, 1)
    played(copy, 5)
    assert str(again) == str(state) != str(copy)


def test_returns_are_places() -> None:
    state = played(load("clans").new_initial_state(), 10_000, seed=3)
    assert state.is_terminal()
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
