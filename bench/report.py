"""What the benchmark says: figures of all contenders side by side, and the goals of the project."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from bench.subjects import Subject

REFERENCE = "catanatron"


@dataclass(frozen=True)
class Figure:
    """One line of the table. `more`: 1 more is better, -1 less is better, 0 neither.

    `worst` marks figures of which the worst round counts, and not the median.
    """

    key: str
    title: str
    digits: int
    more: int
    worst: bool = False


FIGURES = (
    Figure("games_per_s", "games/s", 1, 1),
    Figure("decisions_per_s", "decisions/s", 0, 1),
    Figure("greedy_decisions_per_s", "decisions/s, greedy", 0, 1),
    Figure("tried_per_s", "moves tried/s, greedy", 0, 1),
    Figure("tried_us", "move tried, greedy, µs", 1, -1),
    Figure("laird_nodes_per_s", "search nodes/s, laird", 0, 1),
    Figure("chief_nodes_per_s", "search nodes/s, chief", 0, 1),
    Figure("nodes_per_s", "search nodes/s, two plies", 0, 1),
    Figure("gym_steps_per_s", "Gymnasium steps/s", 0, 1),
    Figure("steps_per_s", "PettingZoo steps/s", 0, 1),
    Figure("decisions_per_game", "decisions per game", 1, 0),
    Figure("legal_moves", "legal moves, mean", 1, 0),
    Figure("legal_us", "legal, µs", 2, -1),
    Figure("legal_move_us", "legal, µs per move listed", 3, -1),
    Figure("worst_legal_us", "legal, worst late, µs", 1, -1, worst=True),
    Figure("worst_rich_legal_us", "legal, worst rich late, µs", 1, -1, worst=True),
    Figure("late_positions", "late positions asked", 0, 0),
    Figure("clone_us", "clone, µs", 2, -1),
    Figure("owned_clone_us", "clone, nothing shared, µs", 2, -1),
    Figure("state_bytes", "bytes/state, nothing shared", 0, -1),
    Figure("shared_state_bytes", "bytes/state, as cloned", 0, -1),
    Figure("replay_ms", "record replayed, ms", 2, -1),
)

# What a figure of ours is compared with where the reference has one under another name.
COMPARED = {
    "owned_clone_us": "clone_us",
    "shared_state_bytes": "state_bytes",
    "laird_nodes_per_s": "nodes_per_s",
    "chief_nodes_per_s": "nodes_per_s",
}


class Results:
    """All rounds of all contenders."""

    def __init__(self) -> None:
        self.rounds: dict[str, list[dict[str, float]]] = {}
        self.files: dict[str, dict[str, str]] = {}

    def add(self, contender: str, files: dict[str, str], figures: dict[str, float]) -> None:
        self.rounds.setdefault(contender, []).append(figures)
        self.files[contender] = files

    def values(self, contender: str, key: str) -> list[float]:
        return [figures[key] for figures in self.rounds.get(contender, []) if key in figures]

    def median(self, contender: str, key: str) -> float | None:
        values = self.values(contender, key)
        return median(values) if values else None

    def best(self, contender: str, figure: Figure) -> float | None:
        values = self.values(contender, figure.key)
        if not values or not figure.more:
            return None
        return min(values) if figure.more < 0 else max(values)

    def worst(self, contender: str, key: str) -> float | None:
        return max(self.values(contender, key), default=None)

    def ratio(self, contender: str, figure: Figure) -> float | None:
        """How many times better than the reference, by medians."""
        own = self.median(contender, figure.key)
        other = self.median(REFERENCE, COMPARED.get(figure.key, figure.key))
        if not own or not other or not figure.more:
            return None
        return own / other if figure.more > 0 else other / own

    def data(self) -> dict[str, object]:
        """Everything, for programs."""
        summary = {
            contender: {
                figure.key: {
                    "best": self.best(contender, figure),
                    "median": self.median(contender, figure.key),
                    "worst": self.worst(contender, figure.key) if figure.worst else None,
                    "ratio": self.ratio(contender, figure),
                }
                for figure in FIGURES
                if self.values(contender, figure.key)
            }
            for contender in self.rounds
        }
        return {"loaded": self.files, "summary": summary, "rounds": self.rounds}


def number(value: float | None, digits: int) -> str:
    return "-" if value is None else f"{value:,.{digits}f}".replace(",", " ")


def times(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}x"


def cells(results: Results, contender: str, figure: Figure) -> list[str]:
    """Best and median; of a figure whose worst round counts, the median and the worst."""
    middle = number(results.median(contender, figure.key), figure.digits)
    if figure.worst:
        return [middle, number(results.worst(contender, figure.key), figure.digits)]
    return [number(results.best(contender, figure), figure.digits), middle]


def grid(rows: list[list[str]]) -> str:
    """Rows as text: the first column to the left, the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        first, *others = row
        padded = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *padded]).rstrip())
    lines.insert(1, "-" * max(len(line) for line in lines))
    return "\n".join(lines)


def figures_table(results: Results) -> str:
    contenders = list(results.rounds)
    ours = [name for name in contenders if name != REFERENCE]
    compared = REFERENCE in contenders
    head = ["figure"]
    for name in contenders:
        head += [f"{name} best", "median"]
    rows = [head + ([f"{name}/{REFERENCE}" for name in ours] if compared else [])]
    for figure in FIGURES:
        row = [figure.title + (" (median, worst)" if figure.worst else "")]
        for name in contenders:
            row += cells(results, name, figure)
        if compared:
            row += [times(results.ratio(name, figure)) for name in ours]
        rows.append(row)
    return grid(rows)


@dataclass(frozen=True)
class Goal:
    """A goal of the project: `measure` gives what was measured, None if it could not be."""

    title: str
    measure: Callable[[Results], float | None]
    bound: float
    at_least: bool
    unit: str

    def verdict(self, results: Results) -> list[str]:
        value = self.measure(results)
        limit = f"{'at least' if self.at_least else 'at most'} {self.bound:g} {self.unit}"
        if value is None:
            return [self.title, limit, "-", "not measured"]
        met = value >= self.bound if self.at_least else value <= self.bound
        return [self.title, limit, f"{value:,.2f}".replace(",", " "), "yes" if met else "NO"]


def better(contender: str, key: str) -> Callable[[Results], float | None]:
    figure = next(figure for figure in FIGURES if figure.key == key)
    return lambda results: results.ratio(contender, figure)


def slowest_legal(contender: str) -> Callable[[Results], float | None]:
    def measure(results: Results) -> float | None:
        keys = ("worst_legal_us", "worst_rich_legal_us")
        found = [results.worst(contender, key) for key in keys]
        values = [value for value in found if value is not None]
        return max(values) / 1e3 if values else None

    return measure


def share_of_bytes(contender: str) -> Callable[[Results], float | None]:
    def measure(results: Results) -> float | None:
        own = results.median(contender, "state_bytes")
        other = results.median(REFERENCE, "state_bytes")
        return own / other if own and other else None

    return measure


def replay(contender: str) -> Callable[[Results], float | None]:
    return lambda results: results.median(contender, "replay_ms")


def tried(contender: str) -> Callable[[Results], float | None]:
    return lambda results: results.median(contender, "tried_us")


def moves_tried(most: float | None) -> list[Goal]:
    if most is None:
        return []
    return [Goal("move tried by greedy, compiled", tried("compiled"), most, False, "µs")]


GOALS = (
    Goal("clone, pure", better("pure", "clone_us"), 10, True, "x"),
    Goal("clone, compiled", better("compiled", "clone_us"), 25, True, "x"),
    Goal("Gymnasium steps/s, compiled", better("compiled", "gym_steps_per_s"), 2, True, "x"),
    Goal("bytes per state, pure", share_of_bytes("pure"), 0.5, False, "x"),
    Goal("bytes per state, compiled", share_of_bytes("compiled"), 0.5, False, "x"),
    Goal("slowest legal call, pure", slowest_legal("pure"), 1, False, "ms"),
    Goal("record replayed, pure", replay("pure"), 50, False, "ms"),
)


def goals(subject: Subject) -> list[Goal]:
    """The goals of one game; those for decisions/s are its own."""
    return [
        Goal("decisions/s, pure", better("pure", "decisions_per_s"), subject.pure, True, "x"),
        Goal(
            "decisions/s, compiled",
            better("compiled", "decisions_per_s"),
            subject.compiled,
            True,
            "x",
        ),
        *moves_tried(subject.tried_us),
        *GOALS,
    ]


def goals_table(results: Results, subject: Subject) -> str:
    head = ["goal (x: times Catanatron)", "wanted", "measured", "met"]
    return grid([head, *[goal.verdict(results) for goal in goals(subject)]])


def goals_data(results: Results, subject: Subject) -> list[dict[str, object]]:
    keys = ("goal", "wanted", "measured", "met")
    return [dict(zip(keys, goal.verdict(results), strict=True)) for goal in goals(subject)]
