"""What a view shows of the Dubious Tome."""

from typing import TypedDict


class TomeView(TypedDict):
    """Events and score tables."""

    turned: list[str]
    """The ids of the landmark cards on their Event side."""
    tables: list[list[str | int]]
    """Score tables in use, each as its id and the seat that scores by it."""
