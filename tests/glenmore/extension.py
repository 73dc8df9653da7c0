"""A game with a module that exists only in a test, as a Chronicle would bring it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.game import GlenMoreGame, rules_with
from ceilidh.games.glenmore.hooks import Module
from ceilidh.games.glenmore.kinds import SPECS
from ceilidh.games.glenmore.modules.catalogue import ENTRIES
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Spec, Vocabulary
from ceilidh.kernel.entry import make_chosen, specs_of
from ceilidh.kernel.flow import Step
from ceilidh.kernel.options import Options
from ceilidh.kernel.options import resolve as resolve_options
from ceilidh.kernel.table import Table
from tests.glenmore.scenario import Scenario


class ExtendedGame(GlenMoreGame):
    """Glen More II whose catalogue has the modules of a test as well."""

    def __init__(self, modules: Sequence[Module], specs: Sequence[Spec]) -> None:
        super().__init__()
        self.added = list(modules)
        self.vocabulary = Vocabulary([*SPECS, *specs_of(ENTRIES), *specs])

    def resolve(self, players: int, options: Options) -> Rules:
        components = load(None)
        chosen = make_chosen(ENTRIES, players, options, components)
        return rules_with([*chosen, *self.added], players, options, components)


def extended(
    *modules: Module,
    specs: Sequence[Spec] = (),
    ahead: tuple[str, ...] = (),
    players: int = 3,
    seed: int = 1,
    **options: object,
) -> Scenario:
    """A scenario of such a game."""
    game = ExtendedGame(modules, specs)
    chosen = resolve_options(game.options, options)
    pawns = [str(seat + 1) for seat in range(players)]
    return Scenario.of(Table(game, players, chosen, seed, setup={"pawn": pawns}), ahead)


@contextmanager
def further_steps(*steps: Step[State]) -> Iterator[None]:
    """The steps of such a module stand in the flow for the time of a test."""
    for step in steps:
        step.id = len(FLOW.steps)
        FLOW.steps.append(step)
        FLOW.by_name[step.name] = step
        step.ready(FLOW)
    try:
        yield
    finally:
        for step in steps:
            FLOW.steps.remove(step)
            del FLOW.by_name[step.name]
