"""The OpenSpiel games: its own simulation, chance as a player, copies and stored states."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

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
        "clans(players=2,actions=compact,observation=compact)",
        "glenmore(players=2,actions=compact)",
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


def decision(text: str, moves: int, seed: int = 1) -> Any:
    """A state after so many moves in which somebody decides between several."""
    state = played(load(text).new_initial_state(), moves, seed)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    return state


SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)
HIDDEN = "glenmore(players=3,options=modules:haggis+dragon-boats+great-glen)"


@pytest.mark.parametrize("game", ["clans(players=3)", HIDDEN, HIDDEN[:-1] + ",actions=compact)"])
def test_a_resampled_state_has_the_same_information_state(game: str) -> None:
    for moves in (20, 50, 80):
        state = decision(game, moves)
        player = state.current_player()
        before = str(state)
        told = state.information_state_string(player)
        worlds = [state.resample_from_infostate(player, SAMPLER) for _ in range(6)]
        assert {world.information_state_string(player) for world in worlds} == {told}
        assert all(world.legal_actions() == state.legal_actions() for world in worlds)
        assert len({str(world) for world in worlds}) > 1
        assert str(state) == before
        played(worlds[0], 30)
        assert state.information_state_string(player) == told


def test_what_a_player_cannot_know_is_in_no_information_state() -> None:
    state = decision(HIDDEN, 0)
    while not any(move.hidden for move in state.moves) and not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    (move,) = [move for move in state.moves if move.hidden][:1]
    others = [player for player in range(3) if player != move.seat]
    assert move.hidden in state.information_state_string(move.seat)
    for other in others:
        assert move.hidden not in state.information_state_string(other)
        assert f"{move.seat} {move.text}" in state.information_state_string(other)
    world = state.resample_from_infostate(others[0], SAMPLER)
    assert move.hidden not in world.information_state_string(move.seat)


def test_a_move_is_chosen_part_by_part() -> None:
    game = load("glenmore(players=2,actions=compact)")
    assert game.num_distinct_actions() == 378
    state = decision("glenmore(players=2,actions=compact)", 20)
    while not state.chosen(state.session.actor):
        state = decision("glenmore(players=2,actions=compact)", state.move_number() + 1)
    player, told = state.current_player(), state.chosen(state.session.actor)
    assert state.observation_string(player).splitlines()[1:] == told
    assert state.observation_string(1 - player).count("\n") == 0, "nobody else sees it"
    before = len(state.moves)
    while len(state.moves) == before:
        assert state.is_chance_node() or state.current_player() == player
        state.apply_action(state.legal_actions()[0])
    move = state.moves[-1].text.split()
    assert told[0] == f"do {move[0]}"


def test_an_information_state_remembers_the_way() -> None:
    state = decision("clans", 6)
    player = state.current_player()
    lines = state.information_state_string(player).splitlines()
    assert len(lines) == 1 + len(state.moves)
    assert lines[0] == state.observation_string(player)
    assert lines[1].split()[1] in ("choose", "start")


@pytest.mark.parametrize("game", ["clans(players=2)", "glenmore(players=2,options=modules:haggis)"])
def test_open_spiels_search_plays(game: str) -> None:
    """IS-MCTS with random playouts that are cut: it finds a legal move and cannot cheat."""
    state = decision(game, 40)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        CutPlayouts(),
        uct_c=1.0,
        max_simulations=12,
        random_state=np.random.RandomState(1),
    )
    policy = bot.get_policy(state)
    assert {action for action, _ in policy} == set(state.legal_actions())
    assert sum(share for _, share in policy) == pytest.approx(1.0)
    assert bot.step(state) in state.legal_actions()


class CutPlayouts:
    """Judges a state as even, and all moves alike: whole playouts take too long for a test."""

    def evaluate(self, state: Any) -> np.ndarray[Any, Any]:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
