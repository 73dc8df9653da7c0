"""The lines that a command names: by file, by layer, by rule."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

from scripts.mutants.chart import Chart
from scripts.mutants.checkout import Checkout, layer_of
from scripts.mutants.choosing import Places
from scripts.mutants.nearest import RULES
from scripts.mutants.rules import rules_at

RAREST = 60  # lines of a rule that no docstring names


class UnknownError(ValueError):
    """Nothing is called that; the text says what is."""


def of_file(checkout: Checkout, named: str) -> Places:
    """`path` or `path:line`."""
    path, _, number = named.partition(":")
    source = path
    if Path(path).is_absolute():
        source = Path(path).resolve().relative_to(checkout.root).as_posix()
    if source not in checkout.sources:
        raise UnknownError(f"There is no source {path}; name one as src/ceilidh/say/tone.py:12.")
    if number and not number.isdigit():
        raise UnknownError(f"{number} is no line; name one as {path}:12.")
    return {source: {int(number)} if number else None}


def of_layer(checkout: Checkout, named: str) -> Places:
    found: Places = {one: None for one in checkout.sources if layer_of(one) == named}
    if not found:
        known = ", ".join(sorted({layer_of(source) for source in checkout.sources}))
        raise UnknownError(f"There is no package {named}; the packages are {known}.")
    return found


def of_rule(checkout: Checkout, chart: Chart, rule: str) -> Places:
    """Lines that its citing tests run and whose docstrings name it, or name its chapter.

    Where none does, those of its lines that the fewest tests run: they are the most its own.
    """
    citing = {test.name for test in chart.tests().values() if rule in test.rules}
    if not citing:
        raise UnknownError(f"No test that passes here cites {rule}.")
    exact: list[tuple[str, int]] = []
    chapter: list[tuple[str, int]] = []
    rare: list[tuple[int, str, int]] = []
    for source in sorted(chart.sources_of(citing)):
        if layer_of(source) != RULES:
            continue
        tree = ast.parse(checkout.text(source))
        for line, tests in chart.runners(source).items():
            if citing.isdisjoint(tests):
                continue
            named = rules_at(tree, line)
            if any(one.rule == rule or (one.last and one.holds(rule)) for one in named):
                exact.append((source, line))
            elif any(one.holds(rule) for one in named):
                chapter.append((source, line))
            rare.append((len(tests), source, line))
    rarest = [(source, line) for _, source, line in sorted(rare)[:RAREST]]
    return merged([{source: {line}} for source, line in exact or chapter or rarest])


def merged(parts: Iterable[Places]) -> Places:
    found: Places = {}
    for part in parts:
        for source, lines in part.items():
            known = found.get(source, set())
            found[source] = None if lines is None or known is None else known | lines
    return found
