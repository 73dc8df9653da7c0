"""What the promises of positions are learnt from: the ends of wide searches, in games of Clans.

In some decisions of a game a search keeps, for every position that it followed, the best end that
it found below. Workers import this file alone, so it needs no numpy.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))

from bench.train_games import begun
from bench.tune_games import TUNED, Kind
from ceilidh.bots.base import ask, generator
from ceilidh.bots.catalogue import judge_of
from ceilidh.bots.clans.evaluate import ClansJudge
from ceilidh.bots.clans.evaluation_view import ClansEvaluationView
from ceilidh.bots.clans.promise import plan_row
from ceilidh.bots.clans.search import ClansSearchProfile
from ceilidh.bots.greedy import JudgeMaker
from ceilidh.bots.net import RoundWeights
from ceilidh.bots.net_files import plan_weights_of, read_weights
from ceilidh.bots.search.beam import Beam, BeamNode
from ceilidh.bots.search.bot import SearchBot, SearchSettings
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.context import SearchContext
from ceilidh.kernel.action import Action

QUICK = 400  # moves tried a decision of the game itself
WATCHED = 5  # searches of a seat in a game, about
DECISIONS = 70  # of a seat in a game, about
AGAIN = (8, 16, 200)  # what a search leaves out, one of these
OFF = 0.3  # standard deviation of the logarithm of every weight
FEWEST, MOST = 4, 40  # positions of one ply
DIGITS = 3


@dataclass(frozen=True)
class PlanTask:
    """One game; `nodes` of its kind are those of a wide search, `plans` the weights so far."""

    kind: Kind
    seed: int
    plans: str


@dataclass(frozen=True)
class PlansSeen:
    """Positions of one ply of one search: their rows, the best end below each; and the round.

    The last number of a row is what is thought of the modules.
    """

    players: int
    round: int
    rows: list[list[float]]
    ends: list[float]


class WatchedBeam(Beam):
    """Keeps what it followed: positions by ply, and the best end below each."""

    def __init__(self, context: SearchContext, width: int, again: int) -> None:
        super().__init__(context, width, 1.0, again)
        self.followed: list[list[BeamNode]] = []
        self.below: dict[int, float] = {}

    def _best(self, grown: list[BeamNode], way: list[BeamNode]) -> list[BeamNode]:
        out = super()._best(grown, way)
        self.followed.append(out)
        return out

    def _end(self, node: BeamNode, judge: Any) -> float:
        value = super()._end(node, judge)
        at: BeamNode | None = node
        while at is not None:
            self.below[id(at)] = max(self.below.get(id(at), value), value)
            at = at.parent
        return value


def weights_with(plans: str) -> RoundWeights:
    return read_weights(Path(plans).read_text("utf-8")) if plans else plan_weights_of("clans")


def plans_seen(task: PlanTask) -> list[PlansSeen]:
    kind, seats = task.kind, range(task.kind.players)
    rng = random.Random(task.seed)
    table = begun(kind, task.seed, rng)
    game, state = table.game, table.game.clone(table.state)
    known, judge_for = weights_with(task.plans), judge_of(kind.game, TUNED)
    assert judge_for is not None
    profile = ClansSearchProfile(plans=known)
    settings = SearchSettings(worlds=1)
    bots = [
        SearchBot(generator(task.seed, seat), judge_for, profile, Budget(nodes=QUICK), settings)
        for seat in seats
    ]
    out: list[PlansSeen] = []
    while not game.over(state):
        at = game.actor(state)
        legal = game.flow.legal_for(state, at)
        if state.round and len(legal) > FEWEST and rng.random() < WATCHED / DECISIONS:
            noisy = ClansSearchProfile(plans=known.varied(rng, OFF))
            clock = Budget(nodes=kind.nodes).start()
            context = SearchContext(game, at, noisy, judge_for, clock)
            world = game.determinize(state, at, rng.getrandbits(63))
            out += watched(context, world, legal, judge_for, rng)
        game.flow.apply_for(state, at, ask(bots[at], game, state, at))
    return out


def watched(
    context: SearchContext,
    world: Any,
    legal: list[Action],
    judge_for: JudgeMaker,
    rng: random.Random,
) -> list[PlansSeen]:
    """The plies of one search."""
    judge = judge_for(world, context.seat)
    assert isinstance(judge, ClansJudge)
    beam = WatchedBeam(context, context.profile.width, rng.choice(AGAIN))
    round_, players = world.round, len(world.seats)
    beam.lines(world, legal)
    out: list[PlansSeen] = []
    for ply in beam.followed:
        nodes = [node for node in ply if id(node) in beam.below]
        if len(nodes) < FEWEST:
            continue
        nodes = rng.sample(nodes, min(len(nodes), MOST))
        rows = []
        for node in nodes:
            view = ClansEvaluationView(judge.context, node.state)
            row = [*plan_row(view), view.judgements.weighted_terms.of(view)]
            rows.append([round(one, DIGITS) for one in row])
        ends = [round(beam.below[id(node)], DIGITS) for node in nodes]
        out.append(PlansSeen(players, round_, rows, ends))
    return out
