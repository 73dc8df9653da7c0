"""Puzzles from games between strong bots: played by seed, searched through, and kept if proved."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.kernel import position
from ceilidh.kernel.game import Game
from ceilidh.kernel.opening import new
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Table
from ceilidh.puzzles.judging import begin, is_over, measured
from ceilidh.puzzles.profile import PuzzleCandidate, profile_of
from ceilidh.puzzles.puzzle import CONTRACTS, MONEY, POINTS, Puzzle, PuzzleGoal
from ceilidh.puzzles.search import BestPlan, NoProof, Proof

STRONG: Final = "chief@600n"  # counts moves, not seconds, so that it plays the same everywhere
FIRST_IDEA: Final = "tacksman"
# How much better the best plan must be than the next, and how much it must bring.
MARGINS: Final = {POINTS: 2, MONEY: 4, CONTRACTS: 1}
GAINS: Final = {POINTS: 4, MONEY: 10, CONTRACTS: 2}
FEWEST_MOVES: Final = 2
MOST_MOVES: Final = 14
WITH_MODULES: Final = 10  # every so many games
WORLDS: Final = (1, 2, 3)  # draws with which a solution is repeated


@dataclass(frozen=True)
class GameOrder:
    """A game to play; the seed decides about the number of players and the modules."""

    game: str
    seed: int

    @property
    def players(self) -> int:
        return 2 + self.seed % 3

    @property
    def options(self) -> dict[str, object]:
        """Every tenth game has the modules of the smallest preset that has any."""
        if self.seed % WITH_MODULES:
            return {}
        presets: list[dict[str, object]] = [{**one.options} for one in find(self.game).presets]
        some = [one for one in presets if one.get("modules")]
        return min(some, key=lambda one: len(str(one)), default={})


def played_game(order: GameOrder) -> Table:
    """A finished game between strong bots."""
    table = new(order.game, order.players, order.seed, order.options)
    bots = [make_bot(STRONG, order.game, order.seed, seat) for seat in range(table.players)]
    while table.actor is not None:
        seat = table.actor
        table.play(ask(bots[seat], table.game, table.state, seat), seat)
    return table


def puzzles_in(order: GameOrder) -> list[Puzzle]:
    """The puzzles of one game, of each group of positions the earliest."""
    profile = profile_of(order.game)
    assert profile is not None, order.game
    table = played_game(order)
    drafts: dict[tuple[object, ...], list[Puzzle]] = {}
    too_large: set[tuple[object, ...]] = set()
    for candidate in reversed(list(profile.candidates(table))):
        if candidate.group in too_large:
            continue
        proof = Proof(table.game, candidate.seat, candidate.until, candidate.measures, profile.most)
        try:
            proof.search(candidate.state)
        except NoProof:
            if proof.nodes > profile.most:
                too_large.add(candidate.group)
            continue
        for measure in candidate.measures:
            made = _draft(order, table, candidate, measure, proof)
            if made is not None:
                drafts.setdefault((*candidate.group, measure), []).append(made)
    found = [_first_clear(group) for group in drafts.values()]
    return [one for one in found if one is not None]


def _first_clear(drafts: list[Puzzle]) -> Puzzle | None:
    """The earliest puzzle of a group that has a key move."""
    for draft in reversed(drafts):
        made = with_key(draft)
        if made is not None:
            return made
    return None


def _draft(
    order: GameOrder, table: Table, candidate: PuzzleCandidate, measure: str, proof: Proof
) -> Puzzle | None:
    """The puzzle of a position, its key not yet known; None if it is not clear or too easy."""
    game, state, seat = table.game, candidate.state, candidate.seat
    best = proof.best(measure)
    now = measured(game, state, seat, measure)
    if best is None or not _is_clear(best, measure, now):
        return None
    moves = [action.text for action in best.moves]
    if not proof.profile.is_worthwhile(moves):
        return None
    greedy = first_idea(game, state, seat, measure, candidate.until, order.seed)
    climbed = climb(game, state, seat, measure, candidate.until)
    if max(greedy, climbed) >= best.value:
        return None
    reached = {outcome(game, state, seat, measure, candidate.until, moves, it) for it in WORLDS}
    if reached != {best.value}:
        return None
    return Puzzle(
        game=order.game,
        name=f"{order.seed}-{candidate.moves}",
        position=position.write(game, state).rpartition("/")[2],
        players=table.players,
        seat=seat,
        goal=PuzzleGoal(measure, candidate.until, now, best.value, "", 0, greedy),
        solution=tuple(moves),
        theme="",
        nodes=proof.nodes,
    )


def _is_clear(best: BestPlan, measure: str, now: int) -> bool:
    """Whether the plan brings enough, is clearly better than others, and neither short nor long."""
    second = now if best.second is None else best.second
    return (
        best.value - second >= MARGINS[measure]
        and best.value - now >= GAINS[measure]
        and FEWEST_MOVES <= len(best.moves) <= MOST_MOVES
    )


def with_key(draft: Puzzle) -> Puzzle | None:
    """The puzzle with the first move of the solution without which the goal is clearly missed."""
    goal, table = draft.goal, begin(draft)
    for move in dict.fromkeys(draft.solution):
        proof = Proof(table.game, draft.seat, goal.until, (goal.measure,), draft.nodes, move)
        proof.search(table.state)
        best = proof.best(goal.measure)
        if best is not None and best.value <= goal.amount - MARGINS[goal.measure]:
            theme = proof.profile.theme(move)
            return replace(draft, goal=replace(goal, key=move, second=best.value), theme=theme)
    return None


def outcome(
    game: Game[Any], start: Any, seat: int, measure: str, until: str, moves: list[str], draws: int
) -> int | None:
    """What moves reach in a world in which all that is hidden is drawn anew; None: not possible."""
    state = game.determinize(start, seat, draws)
    left = list(moves)
    over = False
    while not over:
        before = game.clone(state)
        actor = game.actor(state)
        legal = game.flow.legal_for(state, actor)
        action = game.vocabulary.parse(left.pop(0)) if actor == seat else legal[0]
        if action is None or action not in legal:
            return None
        game.flow.apply_for(state, actor, action)
        over = is_over(game, before, state, seat, until)
    return measured(game, state, seat, measure)


def first_idea(game: Game[Any], start: Any, seat: int, measure: str, until: str, seed: int) -> int:
    """What the tacksman reaches."""
    bot = make_bot(FIRST_IDEA, game.name, seed, seat)
    state = game.clone(start)
    over = False
    while not over:
        before = game.clone(state)
        actor = game.actor(state)
        game.flow.apply_for(state, actor, ask(bot, game, state, actor))
        over = is_over(game, before, state, seat, until)
    return measured(game, state, seat, measure)


def climb(game: Game[Any], start: Any, seat: int, measure: str, until: str) -> int:
    """What a player reaches who takes the most that each single move gives."""
    state = game.clone(start)
    over = False
    while not over:
        before = game.clone(state)
        actor = game.actor(state)
        trials: list[tuple[int, int, Any]] = []
        for place, action in enumerate(game.flow.legal_for(state, actor)):
            trial = game.clone(state)
            game.flow.apply_for(trial, actor, action)
            trials.append((-measured(game, trial, seat, measure), place, trial))
        state = min(trials, key=lambda one: one[:2])[2]
        over = is_over(game, before, state, seat, until)
    return measured(game, state, seat, measure)
