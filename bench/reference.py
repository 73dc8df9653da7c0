"""Measures Catanatron's random 4-player game in this process and prints the figures as JSON.

`run.py` starts it with the interpreter of the environment in which Catanatron is installed:
`reference.py SECONDS ROUND`. The figures have the names and meanings of `ours.py`.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import tracemalloc
from importlib.metadata import version
from time import process_time
from typing import Any

catanatron: Any = importlib.import_module("catanatron")
generate: Any = importlib.import_module("catanatron.models.actions").generate_playable_actions

COPIES = 200
COPY_PLY = 300
COPY_GAMES = 10


def new_game() -> Any:
    return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])


def decisions_of(game: Any) -> int:
    """The log of actions has another name since 3.3."""
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def throughput(seconds: float) -> dict[str, float]:
    games = decisions = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        game = new_game()
        game.play()
        games += 1
        decisions += decisions_of(game)
        spent = process_time() - start
    return {
        "games_per_s": games / spent,
        "decisions_per_s": decisions / spent,
        "decisions_per_game": decisions / games,
    }


def legal_figures(seconds: float) -> dict[str, float]:
    """The mean number of legal moves, and the time to list them, over positions of a game."""
    numbers: list[int] = []
    states: list[Any] = []

    def decide(player: Any, game: Any, actions: Any) -> Any:
        numbers.append(len(actions))
        if len(numbers) % 10 == 0:
            states.append(game.state.copy())
        return random.choice(list(actions))

    for _ in range(3):
        new_game().play(decide_fn=decide)
    calls = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        for state in states:
            generate(state)
        calls += len(states)
        spent = process_time() - start
    listed = sum(len(generate(state)) for state in states)
    return {
        "legal_moves": sum(numbers) / len(numbers),
        "legal_us": spent / calls * 1e6,
        "legal_move_us": spent / calls * 1e6 * len(states) / listed,
    }


def bot_figures(seconds: float) -> dict[str, float]:
    """Games of its bot that looks one move ahead: decisions, and moves tried on copies for them.

    It judges a position by its points alone. The other bots of the package try no moves, and those
    of its authors that search (AlphaBeta among them) have never been published as a package.
    """
    player: Any = importlib.import_module("catanatron.players.search").VictoryPointPlayer
    tried = decisions = 0

    def decide(own: Any, game: Any, actions: Any) -> Any:
        nonlocal tried, decisions
        decisions += 1
        tried += len(actions) if len(actions) > 1 else 0
        return own.decide(game, actions)

    start = process_time()
    spent = 0.0
    while spent < seconds:
        game = catanatron.Game([player(color) for color in catanatron.Color])
        while game.winning_color() is None and spent < seconds:
            game.play_tick(decide_fn=decide)
            spent = process_time() - start
    return {
        "tried_per_s": tried / spent,
        "tried_us": spent / tried * 1e6,
        "greedy_decisions_per_s": decisions / spent,
    }


def search_figures(seconds: float) -> dict[str, float]:
    """Moves a second that a plain search two moves deep tries on its copies, judging by points.

    It is the least that any search over its games has to do.
    """
    games = [game_at(COPY_PLY) for _ in range(COPY_GAMES)]
    nodes = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        for game in games:
            nodes += searched(game, 2)
        spent = process_time() - start
    return {"nodes_per_s": nodes / spent}


def searched(game: Any, depth: int) -> int:
    """The moves that were tried below a position; the points are looked up as its own bot does."""
    nodes = 0
    for action in actions_of(game):
        copy = game.copy()
        copy.execute(action)
        nodes += 1
        _points = copy.state.player_state["P0_ACTUAL_VICTORY_POINTS"]
        if depth > 1 and copy.winning_color() is None:
            nodes += searched(copy, depth - 1)
    return nodes


def actions_of(game: Any) -> Any:
    """The list that a game keeps has been renamed since 3.2."""
    state = game.state
    return state.playable_actions if hasattr(state, "playable_actions") else game.playable_actions


def gym_figures(seconds: float) -> dict[str, float]:
    """Steps of its Gymnasium environment, a package of its own, with three random rivals."""
    try:
        importlib.import_module("catanatron_gym")
    except ImportError:
        return {}
    colors = [color for color in catanatron.Color if color is not catanatron.Color.BLUE]
    rivals = {"enemies": [catanatron.RandomPlayer(color) for color in colors]}  # it plays blue
    make: Any = importlib.import_module("gymnasium").make
    env: Any = make("catanatron_gym:catanatron-v1", config=rivals).unwrapped
    env.reset(seed=1)
    steps = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        _, _, over, cut, _ = env.step(random.choice(env.get_valid_actions()))
        steps += 1
        if over or cut:
            env.reset()
        spent = process_time() - start
    return {"gym_steps_per_s": steps / spent}


def game_at(ply: int) -> Any:
    game = new_game()
    while decisions_of(game) < ply:
        if game.winning_color() is not None:
            game = new_game()
        game.play_tick()
    return game


def copy_figures(seconds: float) -> dict[str, float]:
    games = [game_at(COPY_PLY) for _ in range(COPY_GAMES)]
    calls = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        for game in games:
            game.copy()
        calls += len(games)
        spent = process_time() - start
    keep: list[Any] = [None] * COPIES
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number in range(COPIES):
        keep[number] = games[number % COPY_GAMES].copy()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return {"clone_us": spent / calls * 1e6, "state_bytes": (after - before) / COPIES}


def main() -> None:
    seconds = float(sys.argv[1])
    random.seed(int(sys.argv[2]))
    for _ in range(2):
        new_game().play()
    figures = throughput(seconds)
    figures |= legal_figures(seconds / 4)
    figures |= copy_figures(seconds / 4)
    figures |= bot_figures(seconds / 4) | search_figures(seconds / 4) | gym_figures(seconds / 4)
    print(json.dumps({"files": {"catanatron": version("catanatron")}, "figures": figures}))


if __name__ == "__main__":
    main()
