"""A module that no box holds, put into the rules of one scenario, for tests of single hooks."""

from __future__ import annotations

from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.game import resolve
from ceilidh.games.clans.hooks import EveryoneHooks, Hooks, Module, TableHooks
from ceilidh.games.clans.rules.pieces import reach_of
from ceilidh.games.clans.state import NO_CLAN
from ceilidh.kernel.hooks import users
from tests.clans.scenario import Scenario


def with_module(scenario: Scenario, module: Module) -> Scenario:
    """The scenario, with rules of its own in which every seat is asked by the module."""
    old = scenario.state.rules
    rules = resolve(old.players, old.options, load(None))
    rules.modules = [*rules.modules, module]
    base = rules.components.columns[:8]
    rules.clanless = Hooks(rules.modules, base)
    rules.hooks_of = [
        rules.clanless if clan is None else Hooks([*rules.modules, clan], base)
        for clan in rules.clans
    ]
    for hooks in [rules.clanless, *rules.hooks_of]:
        hooks.resolve_shipping(rules.shipping_last)
    clans = [clan for clan in rules.clans if clan is not None]
    rules.table = users(rules.modules, TableHooks)
    rules.everyone = users([*rules.modules, *clans], EveryoneHooks)
    scenario.state.rules = rules
    for number in range(rules.players):
        seat = scenario.seat(number)
        seat.hooks = rules.clanless if seat.clan == NO_CLAN else rules.hooks_of[seat.clan]
        seat.reach = reach_of(scenario.state, number)
    return scenario
