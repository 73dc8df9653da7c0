"""What was judged before on the very same checkout: a run that was cut off goes on from there."""

from __future__ import annotations

import json
from dataclasses import dataclass

from scripts.mutants.chart import Chart
from scripts.mutants.checkout import digest
from scripts.mutants.choosing import Mutant
from scripts.mutants.judging import UNSOUND, Verdict

SCHEMA = "CREATE TABLE IF NOT EXISTS verdicts(key TEXT PRIMARY KEY, checkout TEXT, verdict TEXT)"


@dataclass
class Memory:
    """Verdicts in the file of the map; `asked` says which tests could be asked."""

    chart: Chart
    asked: str

    def __post_init__(self) -> None:
        with self.chart.base:
            self.chart.base.execute(SCHEMA)
            now = self.chart.checkout.digest
            self.chart.base.execute("DELETE FROM verdicts WHERE checkout != ?", (now,))

    def key(self, mutant: Mutant) -> str:
        return digest(mutant.source, mutant.text, mutant.rule, self.asked)

    def recall(self, mutant: Mutant) -> Verdict | None:
        query = "SELECT verdict FROM verdicts WHERE key = ?"
        for (text,) in self.chart.base.execute(query, (self.key(mutant),)):
            return Verdict(mutant, **json.loads(text))
        return None

    def keep(self, verdict: Verdict) -> None:
        """All but those that say nothing, because tests did not pass unbroken."""
        if verdict.outcome == UNSOUND:
            return
        told = {
            "outcome": verdict.outcome,
            "citing": verdict.citing,
            "test": verdict.test,
            "ran": verdict.ran,
            "seconds": verdict.seconds,
        }
        row = (self.key(verdict.mutant), self.chart.checkout.digest, json.dumps(told))
        with self.chart.base:
            self.chart.base.execute("INSERT OR REPLACE INTO verdicts VALUES (?, ?, ?)", row)
