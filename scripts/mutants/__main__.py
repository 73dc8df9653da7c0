"""Break lines of the package and list the breaks that no test notices.

python -m scripts.mutants --package say --count 40 --seed 7
python -m scripts.mutants --file src/ceilidh/say/tone.py:41
python -m scripts.mutants --rule GM-C1-07
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from scripts.mutants import places, report
from scripts.mutants.chart import Chart
from scripts.mutants.checkout import ROOT, Checkout
from scripts.mutants.choosing import Choice, Mutant
from scripts.mutants.judging import Baseline, Verdict, judge
from scripts.mutants.nearest import Nearest
from scripts.mutants.operators import OPERATORS
from scripts.mutants.places import UnknownError
from scripts.mutants.tracing import make_map
from scripts.mutants.work import Work

COUNT = 20


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="python -m scripts.mutants",
        description="Break lines one at a time, in copies, and list what no test notices.",
    )
    add = made.add_argument
    add("--file", action="append", default=[], metavar="PATH[:LINE]", help="a source, or one line")
    add("--package", action="append", default=[], metavar="NAME", help="a layer, such as say")
    add("--rule", action="append", default=[], metavar="ID", help="lines of the tests that cite it")
    add("--count", type=int, help=f"lines to draw ({COUNT}; of named lines and rules, all breaks)")
    add("--seed", type=int, default=1, help="for the same breaks again (1)")
    add("--operators", help=f"some of {','.join(OPERATORS)} (all)")
    add("--tests", action="append", default=[], metavar="PATH", help="ask only these tests (all)")
    add("--whole", action="store_true", help="in rules, ask whole games too")
    add("--budget", type=float, default=60.0, help="seconds of tests to ask about a break (60)")
    add("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2), help="breaks at once")
    add("--minutes", type=float, default=0.0, help="begin nothing new after so many")
    add("--map", action="store_true", help="only make the map, also of tests that failed before")
    add("--list", action="store_true", help="only list the breaks, run nothing")
    add("--json", action="store_true", help="print JSON")
    add("--quiet", action="store_true", help="do not tell how far it is")
    add("--root", type=Path, default=ROOT, help="another checkout than this one")
    return made


def asked(checkout: Checkout, paths: list[str]) -> list[str]:
    """The test files below these paths."""
    wanted = [path.rstrip("/") for path in paths]
    found = [
        name
        for name in checkout.tests
        if not wanted or any(name == one or name.startswith(f"{one}/") for one in wanted)
    ]
    if not found:
        raise UnknownError(f"There are no tests in {', '.join(paths)}.")
    return found


def operators(names: str | None) -> list[str]:
    chosen = names.split(",") if names else list(OPERATORS)
    if unknown := [name for name in chosen if name not in OPERATORS]:
        known = ", ".join(OPERATORS)
        raise UnknownError(f"There is no operator {unknown[0]}; the operators are {known}.")
    return chosen


def chosen(checkout: Checkout, chart: Chart, wish: argparse.Namespace) -> Iterator[Mutant]:
    """The breaks that the command names, or some of all."""
    kinds = operators(wish.operators)
    parts = [places.of_file(checkout, one) for one in wish.file]
    parts += [places.of_layer(checkout, one) for one in wish.package]
    if not parts and not wish.rule:
        parts = [dict.fromkeys(checkout.sources)]
    for rule in ("", *wish.rule):
        found = places.of_rule(checkout, chart, rule) if rule else places.merged(parts)
        choice = Choice(checkout, found, kinds)
        if wish.count is None and None not in found.values():
            yield from choice.all(rule)
        else:
            yield from choice.drawn(COUNT if wish.count is None else wish.count, wish.seed, rule)


def judged(
    checkout: Checkout, chart: Chart, mutants: list[Mutant], wish: argparse.Namespace, work: Work
) -> tuple[list[Verdict], Baseline]:
    nearest = Nearest(checkout, chart, asked(checkout, wish.tests), wish.budget)
    plans = [(mutant, nearest.plan(mutant)) for mutant in mutants]
    baseline = Baseline(chart.unbroken())
    verdicts: list[Verdict] = []
    with work.trees(checkout.root, len(plans)) as trees:
        jobs = work.each(trees, plans, lambda tree, plan: judge(tree, *plan, baseline))
        for (mutant, _), verdict in jobs:
            verdicts.append(verdict)
            chart.keep_unbroken(baseline.fresh())
            work.say(f"  {len(verdicts)}/{len(plans)} {verdict.outcome:<9} {mutant.place}")
    return verdicts, baseline


def listed(mutants: list[Mutant]) -> str:
    return "\n".join(
        f"{one.place}  ({one.operator})\n    {one.before}\n -> {one.after}" for one in mutants
    )


def work_on(wish: argparse.Namespace) -> int:
    checkout = Checkout(wish.root)
    with closing(Chart(checkout)) as chart:
        return work_with(checkout, chart, wish)


def work_with(checkout: Checkout, chart: Chart, wish: argparse.Namespace) -> int:
    work = Work(max(1, wish.jobs), wish.minutes, wish.quiet)
    if not wish.list or wish.rule:
        make_map(checkout, chart, asked(checkout, wish.tests), wish.whole, wish.map, work)
    if wish.map:
        return 0
    mutants = list(chosen(checkout, chart, wish))
    if wish.list:
        print(listed(mutants))
        return 0
    verdicts, baseline = judged(checkout, chart, mutants, wish, work)
    told = report.as_json if wish.json else report.printed
    print(told(verdicts, baseline, wish.seed))
    for test, said in sorted(baseline.failed.items()):
        print(f"Unbroken, {test} does not pass:\n{said}", file=sys.stderr)
    return 1 if baseline.failed else 0


def main(arguments: list[str]) -> int:
    try:
        return work_on(parser().parse_args(arguments))
    except UnknownError as fault:
        print(fault, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
