"""What came out: a table of the breaks that no test noticed, and shares by layer."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from scripts.mutants.judging import HUNG, UNSOUND, UNTESTED, Baseline, Verdict
from scripts.mutants.nearest import RULES

MOST_FILES = 4  # named for one survivor


@dataclass
class Share:
    """The breaks of one layer."""

    layer: str
    broken: int = 0
    caught: int = 0
    by_citing: int = 0
    hung: int = 0
    survived: int = 0
    untested: int = 0

    def add(self, verdict: Verdict) -> None:
        self.broken += 1
        self.caught += verdict.caught
        self.by_citing += verdict.caught and verdict.citing
        self.hung += verdict.outcome == HUNG
        self.survived += not verdict.caught
        self.untested += verdict.outcome == UNTESTED


def shares(verdicts: list[Verdict]) -> list[Share]:
    found: dict[str, Share] = {}
    for verdict in verdicts:
        if verdict.outcome != UNSOUND:
            layer = verdict.mutant.layer
            found.setdefault(layer, Share(layer)).add(verdict)
    return [found[layer] for layer in sorted(found)]


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "-"


def summary(verdicts: list[Verdict]) -> str:
    lines = ["layer        broken  caught   share  hung  survived  never run"]
    for one in shares(verdicts):
        share = percent(one.caught, one.broken)
        lines.append(
            f"{one.layer:<12} {one.broken:>6}  {one.caught:>6}  {share:>6}"
            f"  {one.hung:>4}  {one.survived:>8}  {one.untested:>9}"
        )
        if one.layer == RULES or one.by_citing:
            other = one.caught - one.by_citing
            lines.append(
                f"  by a test that cites a rule: {one.by_citing}"
                f" ({percent(one.by_citing, one.broken)}), only by another: {other}"
            )
    return "\n".join(lines)


def ran(verdict: Verdict) -> str:
    if verdict.outcome == UNTESTED:
        return "no test runs this line"
    most = sorted(verdict.ran, key=lambda file: -verdict.ran[file])
    named = ", ".join(f"{file} ({verdict.ran[file]})" for file in most[:MOST_FILES])
    more = f" and {len(most) - MOST_FILES} more files" if len(most) > MOST_FILES else ""
    return f"ran {sum(verdict.ran.values())} tests: {named}{more}"


def survivors(verdicts: list[Verdict]) -> str:
    lines = []
    for one in verdicts:
        if one.caught or one.outcome == UNSOUND:
            continue
        mutant = one.mutant
        lines += [f"{mutant.place}  ({mutant.operator})", f"    {mutant.before}"]
        lines += [f" -> {mutant.after}", f"    {ran(one)}", ""]
    return "\n".join(lines)


def printed(verdicts: list[Verdict], baseline: Baseline, seed: int) -> str:
    ordered = sorted(verdicts, key=lambda one: (one.mutant.source, one.mutant.line))
    listed = survivors(ordered)
    head = f"Breaks that no test noticed:\n\n{listed}" if listed else "Every break was noticed.\n"
    return f"{head}\n{summary(ordered)}\nseed {seed}"


def as_json(verdicts: list[Verdict], baseline: Baseline, seed: int) -> str:
    breaks = [
        {
            "source": one.mutant.source,
            "line": one.mutant.line,
            "layer": one.mutant.layer,
            "operator": one.mutant.operator,
            "before": one.mutant.before,
            "after": one.mutant.after,
            "rule": one.mutant.rule,
            "outcome": one.outcome,
            "citing": one.citing,
            "test": one.test,
            "ran": one.ran,
            "seconds": round(one.seconds, 1),
        }
        for one in verdicts
    ]
    layers = [asdict(share) for share in shares(verdicts)]
    told = {"seed": seed, "layers": layers, "failed_unbroken": sorted(baseline.failed)}
    return json.dumps(told | {"breaks": breaks}, indent=1, ensure_ascii=False)
