"""What many games have in common: scores and wins by place and role, lengths, speed."""

from dataclasses import dataclass

from rich.console import Console
from rich.table import Table as Grid

from ceilidh.cli.match import MatchOutcome


@dataclass
class MatchSummaryRow:
    """Scores of one place in the first turn order, or of one role; shared wins count in part.

    Nobody wins alone: `wins` is None in a solo game.
    """

    name: str
    games: int
    mean: float
    least: int
    most: int
    wins: float | None

    def data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "games": self.games,
            "mean": round(self.mean, 2),
            "min": self.least,
            "max": self.most,
            "wins": None if self.wins is None else round(self.wins, 2),
            "win_share": None if self.wins is None else round(self.wins / self.games, 4),
        }


@dataclass
class Summary:
    game: str
    players: int
    games: int
    places: list[MatchSummaryRow]
    roles: list[MatchSummaryRow]
    lengths: tuple[int, float, int]
    decisions: int
    seconds: float

    def data(self) -> dict[str, object]:
        least, mean, most = self.lengths
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "places": [line.data() for line in self.places],
            "roles": [line.data() for line in self.roles],
            "decisions": {"min": least, "mean": round(mean, 2), "max": most},
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 2),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
        }


def line(name: str, results: list[tuple[int, float]], alone: bool) -> MatchSummaryRow:
    """A line of (score, share of the win) pairs."""
    scores = [score for score, _ in results]
    wins = None if alone else sum(share for _, share in results)
    return MatchSummaryRow(
        name, len(scores), sum(scores) / len(scores), min(scores), max(scores), wins
    )


def share(outcome: MatchOutcome, seat: int) -> float:
    return 1 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0


def summarise(game: str, players: int, outcomes: list[MatchOutcome], seconds: float) -> Summary:
    by_place: dict[int, list[tuple[int, float]]] = {}
    by_role: dict[str, list[tuple[int, float]]] = {}
    for outcome in outcomes:
        for seat in range(players):
            result = (outcome.scores[seat], share(outcome, seat))
            by_place.setdefault(outcome.places[seat], []).append(result)
            if outcome.roles[seat]:
                by_role.setdefault(outcome.roles[seat], []).append(result)
    lengths = [outcome.decisions for outcome in outcomes]
    alone = players == 1
    return Summary(
        game,
        players,
        len(outcomes),
        [line(f"place {place}", by_place[place], alone) for place in sorted(by_place)],
        [line(name, by_role[name], alone) for name in sorted(by_role)],
        (min(lengths), sum(lengths) / len(lengths), max(lengths)),
        sum(lengths),
        seconds,
    )


def show(summary: Summary, out: Console) -> None:
    grid = Grid(header_style="bold", box=None, padding=(0, 2, 0, 0))
    grid.add_column(f"{summary.games} games, {summary.players} seats")
    for heading in ("games", "mean", "min", "max", *(["wins"] if summary.players > 1 else [])):
        grid.add_column(heading, justify="right")
    for row in [*summary.places, *summary.roles]:
        grid.add_row(
            row.name,
            str(row.games),
            f"{row.mean:.1f}",
            str(row.least),
            str(row.most),
            *([] if row.wins is None else [f"{100 * row.wins / row.games:.1f} %"]),
        )
    least, mean, most = summary.lengths
    out.print(grid)
    out.print(f"decisions a game: {least} to {most}, mean {mean:.1f}")
    speed = summary.games / summary.seconds, summary.decisions / summary.seconds
    out.print(f"{summary.seconds:.1f} s: {speed[0]:.1f} games/s, {speed[1]:,.0f} decisions/s")
