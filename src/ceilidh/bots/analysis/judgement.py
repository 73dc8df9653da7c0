"""The one judgement of a position: the plans of the turn, as the strongest bot ranks them.

Hints, analyses and their words all come from it, so they cannot contradict each other. The same
position with the same budget has the same plans everywhere. All of it happens on a copy in which
what the seat cannot know is drawn anew.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import islice
from typing import Any, Final

from ceilidh.bots.analysis.expectation import expected
from ceilidh.bots.analysis.move_reasons import rises, shares
from ceilidh.bots.analysis.turn_plan import TurnFollower, TurnPlan
from ceilidh.bots.analysis.verdict import MoveChoice, MoveReason
from ceilidh.bots.base import generator
from ceilidh.bots.catalogue import judge_of, search_profile_of
from ceilidh.bots.greedy import EQUAL, Judge, JudgeMaker
from ceilidh.bots.roster.chief import BOT as CHIEF
from ceilidh.bots.search.beam import ALWAYS, PlannedMoves
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.search.context import SearchContext
from ceilidh.bots.search.planner import Planner
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game

MOST: Final = 3  # plans that are shown
LOOKED_AT: Final = 12  # plans among which those of different kinds are found
NEAR: Final = 4.0  # points behind the best; what is worse is no advice
LITTLE: Final = 0.05  # points; rises that differ by less are equal
LONGEST: Final = 40  # moves that may be missing from a turn
SEARCHING: Final = 0.5  # share of the budget for the search as the chief does it
IMPROVING: Final = 0.3  # share for planning the rest of the best plans again
COMPARING: Final = 0.2  # share for comparing them by playouts or in further worlds, as the chief
IMPROVED: Final = 3  # plans whose rest is planned again
REPLANNED: Final = 4  # positions of each from which it is
OWN: Final = 0.5  # of the budget, once more, for plans of a move that is asked about
WEIGHTS: Final = CHIEF.weights
SEED: Final = 1  # of the draws of what cannot be known


def can_judge(game: str) -> bool:
    """Whether there is something to say about positions of a game."""
    return judge_of(game, WEIGHTS) is not None and search_profile_of(game) is not None


class Judgement:
    """One decision of a seat, judged within a budget as the chief would."""

    def __init__(self, game: Game[Any], state: Any, seat: int, budget: Budget) -> None:
        judge_for, profile = judge_of(game.name, WEIGHTS), search_profile_of(game.name)
        assert judge_for is not None and profile is not None, "see can_judge"
        self.game = game
        self.seat = seat
        self.budget = budget
        self.rng = generator(SEED, seat)
        self.judge_for: JudgeMaker = judge_for
        # The only look at the state that was given.
        self.state = game.determinize(state, seat, self.rng.getrandbits(63))
        self.legal = game.flow.legal_for(self.state, seat)
        self.context = SearchContext(
            game, seat, profile, judge_for, share_of(budget, SEARCHING).start()
        )
        self.planner = Planner(self.context, self.rng, CHIEF.settings)
        self.follower = TurnFollower(self.context, self.state)
        self.judge: Judge = judge_for(self.state, seat)

    # --- plans ------------------------------------------------------------------------------------

    @cached_property
    def lines(self) -> list[PlannedMoves]:
        """What the chief thinks of; it would play the first."""
        return self.planner.ranked(self.game.clone(self.state), self.legal)

    @cached_property
    def found(self) -> list[TurnPlan]:
        """The best plans, the best one first; each begins and ends differently.

        The first of them are improved, the end of the turn first: the time of the search went to
        all first moves alike, so that the rest of a long turn is often cut short. Then these are
        compared once more.
        """
        straight = list(islice(self._straight(self.lines), LOOKED_AT))
        best = [self._improved(plan) for plan in straight[:IMPROVED]]
        if self.context.profile.played_out(self.state) and len(best) > 1:
            self.context.clock = share_of(self.budget, COMPARING).start()
            best = self._compared(best)
        best.sort(key=lambda one: -one.value)
        # What was dropped early may look better than what was compared to the end.
        least = best[-1].value
        known = {self.follower.key(one.turn): one for one in reversed(best)}
        rest = [one for one in straight[IMPROVED:] if self.follower.key(one.turn) not in known]
        late = [replace(one, value=min(one.value, least)) for one in rest]
        return [*[one for one in best if one in known.values()], *late]

    def plans(self, most: int = LOOKED_AT) -> list[TurnPlan]:
        """Plans of the turn, the best one first; each begins and ends differently."""
        return self.found[:most]

    def _straight(self, lines: list[PlannedMoves]) -> Iterator[TurnPlan]:
        """Whole turns without detours, in the order of the lines."""
        known: set[tuple[object, ...]] = set()
        limit = ALWAYS
        for line in lines:
            plan = self._of_line(line)
            if known and not self._is_over(plan):
                continue  # what is half done looks too good, for it is not paid
            plan = self.follower.straight(self._whole(plan))
            keys = {self.follower.key(plan.turn), (plan.action,)}
            if not keys & known:
                known |= keys
                limit = min(limit, plan.value)
                yield replace(plan, value=limit)

    def _improved(self, plan: TurnPlan) -> TurnPlan:
        """The plan with a better rest, where one is found from one of its next positions."""
        if not self.context.profile.planned(self.state, self.seat):
            return plan
        value = self._ended(plan.end)[1]
        self.context.clock = share_of(self.budget, IMPROVING / IMPROVED).start()
        mended = self._mended(plan, value)
        if mended is not None:
            return mended
        each = share_of(self.budget, IMPROVING / (IMPROVED * REPLANNED))
        for number in positions_in(len(plan.turn)):
            state = self.follower.states(plan.turn[:number])[-1]
            self.context.clock = each.start()
            legal = self.game.flow.legal_for(state, self.seat)
            beam = self.planner.beam(1.0)
            lines = beam.lines(self.game.clone(state), legal, known=plan.chain[number:])
            ended = [line for line in lines if self._reached(line.end.state)]
            if ended and ended[0].value > value + EQUAL:
                chain = (*plan.chain[:number], *ended[0].end.moves())
                better = plan.value + ended[0].value - value
                plan = self.follower.straight(self._whole(self._plan(chain, better, plan.drawn)))
                value = ended[0].value
        return plan

    def _mended(self, plan: TurnPlan, value: float) -> TurnPlan | None:
        """The plan, whose end is worth `value`, with small changes; None where none is mended."""
        whole = self.planner.mended(self.state, plan.chain, fixed=1)
        if whole is None:
            return None
        if whole.value <= value + EQUAL:
            return plan
        better = plan.value + whole.value - value
        chain = tuple(whole.moves)
        return self.follower.straight(self._whole(self._plan(chain, better, plan.drawn)))

    def _of_line(self, line: PlannedMoves) -> TurnPlan:
        return self._plan(tuple(line.end.moves()), line.value, line.end.drawn)

    def _plan(self, chain: tuple[Action, ...], value: float, drawn: bool) -> TurnPlan:
        states = self.follower.states(chain)
        chain = chain[: len(states) - 1]
        return TurnPlan(value, self.follower.turn_of(chain), chain, states[-1], drawn)

    def _is_over(self, plan: TurnPlan) -> bool:
        """Whether the plan came to its end, or is judged where it has."""
        return self._reached(plan.end) or self._reached(self._ended(plan.end)[0])

    def _reached(self, state: Any) -> bool:
        return self.context.plan_over(self.state, state)

    def _ended(self, state: Any) -> tuple[Any, float]:
        """The end of a plan as it is judged, and what it is worth."""
        end = self.game.clone(state)
        return end, self.context.profile.end(self.context, end, self.judge)

    def _whole(self, plan: TurnPlan) -> TurnPlan:
        """The plan to the end of the turn: where time was short, single moves lead there."""
        chain, state = list(plan.chain), plan.end
        if not self.context.profile.planned(self.state, self.seat) or self._ends(plan):
            return plan
        for _ in range(LONGEST):
            if not self.context.decides(state):
                break
            before, action = state, self.context.greedy(state, self.seat)
            state = self.context.after(state, self.seat, action)
            chain.append(action)
            if self.follower.over(before, state):
                break
        return self._plan(tuple(chain), plan.value, plan.drawn)

    def _ends(self, plan: TurnPlan) -> bool:
        """Whether the plan reaches the end of the turn."""
        *_, before, after = self.follower.states(plan.turn)
        return len(plan.chain) > len(plan.turn) or self.follower.over(before, after)

    # --- a move that is asked about ---------------------------------------------------------------

    def compared(self, asked: Action) -> tuple[TurnPlan, TurnPlan]:
        """The best plan, and the best one that begins with a move; they may be the same.

        A move that the beam dropped early had no fair chance yet: it gets plans of its own, and is
        tried with the rest of the best plan after it, for what is only done in another order is no
        fault.
        """
        (best,) = self.plans(1)
        if best.action is asked or asked not in self.legal:
            return best, best
        self.context.clock = share_of(self.budget, OWN).start()
        mine = max(self._own(asked, best), key=lambda one: one.value, default=None)
        if mine is None:
            return best, best
        first, second = self._compared([best, mine])
        # Further thought may find that nothing was wrong with it.
        return (second, second) if second.value >= first.value else (first, second)

    def _own(self, asked: Action, best: TurnPlan) -> list[TurnPlan]:
        if not self.context.profile.planned(self.state, self.seat):
            value = self.judge.value(self.context.after(self.state, self.seat, asked))
            return [self._plan((asked,), value, drawn=False)]
        known = [line for line in self.lines if self.legal[line.first] is asked]
        lines = self.planner.beam(OWN).lines(self.game.clone(self.state), [asked], every=True)
        own = [self._of_line(line) for line in [*known, *lines]]
        later = self._later(asked, best)
        found = [one for one in own if self._is_over(one)] + ([later] if later else [])
        if not found:
            return found
        mine = max(found, key=lambda one: one.value)
        mended = self._mended(mine, self._ended(mine.end)[1])
        return [*found, mended] if mended else found

    def _later(self, action: Action, best: TurnPlan) -> TurnPlan | None:
        """A move, and after it the best plan as far as that can be played still."""
        state, chain = self.follower.root, list[Action]()
        rest = list(best.chain)
        if action in rest:
            rest.remove(action)
        for each in [action, *rest]:
            if not self.context.decides(state):
                break
            if each in self.game.flow.legal_for(state, self.seat):
                state = self.context.after(state, self.seat, each)
                chain.append(each)
        end, value = self._ended(state)
        drawn = state.rng != self.follower.root.rng
        return self._plan(tuple(chain), value, drawn) if self._reached(end) else None

    def _compared(self, plans: list[TurnPlan]) -> list[TurnPlan]:
        """Plans in the same futures, where the bot would look at futures."""
        profile = self.context.profile
        values = [one.value for one in plans]
        if not profile.planned(self.state, self.seat) or profile.played_out(self.state):
            chains = [one.chain for one in plans]
            ends = [self._ended(one.end)[1] for one in plans]
            values = [
                mean for _, mean in sorted(self.planner.by_playouts(self.state, chains, ends))
            ]
        elif any(one.drawn for one in plans):
            # Without time of its own a plan would end with its first move in further worlds.
            self.context.clock = share_of(self.budget, COMPARING).start()
            values = self.planner.in_worlds(self.state, [one.action for one in plans], values)
        return [replace(one, value=value) for one, value in zip(plans, values, strict=True)]

    # --- what to say ------------------------------------------------------------------------------

    def choices(self) -> list[MoveChoice]:
        """The best plans of different kinds with the points to be expected; at least one."""
        plans = self.plans()
        found = shown(plans)
        best, level = found[0], self._points(found[0])
        common = self._common(plans)
        return [self._choice(one, level + one.value - best.value, common) for one in found]

    def _choice(self, plan: TurnPlan, points: float, common: Collection[str]) -> MoveChoice:
        texts = tuple([action.text for action in plan.turn[1:]])
        later = plan.later.text if plan.later is not None else ""
        return MoveChoice(plan.action.text, points, self.grounds(plan, common), texts, later)

    def _gained(self, plan: TurnPlan) -> dict[str, float]:
        """What the turn brings, by the terms of the evaluation."""
        before = shares(self.judge, self.follower.root)
        after = shares(self.judge, self.follower.states(plan.turn)[-1])
        return {name: after[name] - before.get(name, 0.0) for name in after}

    def _common(self, plans: list[TurnPlan]) -> set[str]:
        """Terms that rise as much whatever is done: they speak for nothing."""
        if len({kind_of(one.action) for one in plans}) < 2:
            return set()
        gained = [self._gained(one) for one in plans]
        return {
            name
            for name in gained[0]
            if all(abs(one.get(name, 0.0) - gained[0][name]) < LITTLE for one in gained)
        }

    def grounds(self, plan: TurnPlan, common: Collection[str] = ()) -> tuple[MoveReason, ...]:
        """What the turn brings."""
        before = shares(self.judge, self.follower.root)
        after = shares(self.judge, self.follower.states(plan.turn)[-1])
        return rises(before, {name: after[name] for name in after if name not in common})

    def _points(self, best: TurnPlan) -> float:
        """The points to be expected with the best plan, exact if it ends the game."""
        end, _ = self._ended(best.end)
        if not end.stack:
            return float(self.game.scores(end)[self.seat])
        now = expected(self.game, self.state, self.seat, self.judge_for)
        fresh = self.judge_for(end, self.seat).worth(end)
        return now + fresh - self.judge.worth(self.state)


def share_of(budget: Budget, share: float) -> Budget:
    if budget.nodes:
        return Budget(budget.seconds * share, max(1, int(budget.nodes * share)))
    return Budget(budget.seconds * share)


def positions_in(moves: int) -> list[int]:
    """Some positions of a turn of so many moves, from that before the last one to the first."""
    inner = moves - 1
    number = min(inner, REPLANNED)
    return [inner - inner * nth // number for nth in range(number)]


def kind_of(action: Action) -> str:
    """A sheep here or there is one idea, and so is one contract or another."""
    word, *things = action.text.split()[:2]
    return " ".join([word, *[one for one in things if not one.isdigit()]])


def shown(plans: list[TurnPlan]) -> list[TurnPlan]:
    """The best of each kind, then the best of the rest; only those that are nearly as good."""
    near = [one for one in plans if one.value >= plans[0].value - NEAR]
    kinds: set[str] = set()
    first: list[TurnPlan] = []
    rest: list[TurnPlan] = []
    for one in near:
        kind = kind_of(one.action)
        (rest if kind in kinds else first).append(one)
        kinds.add(kind)
    return sorted([*first, *rest][:MOST], key=lambda one: -one.value)


def judge_position(game: Game[Any], state: Any, seat: int, budget: Budget) -> list[MoveChoice]:
    """The best plans of a seat that decides: what a hint says, and an analysis."""
    return Judgement(game, state, seat, budget).choices()
