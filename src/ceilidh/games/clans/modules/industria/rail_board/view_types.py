"""What a view shows of the rail board."""

from typing import TypedDict


class RailBoardView(TypedDict):
    """The rail board: milestones and demand."""

    milestones: list[int]
    """Numbers of the milestone tiles, by slot."""
    claims: list[list[list[int]]]
    """The claims of each slot, each as seat and round."""
    demand: list[int]
    """Numbers of the demand tiles, by slot; empty in a game without deliveries."""
    future: list[int]
    """Numbers of the demand tiles that come next, the leftmost first."""
    unseen: list[int]
    """Numbers of the demand tiles still to be drawn."""
    progress: list[list[int]]
    """How far each person is towards each milestone."""
    points: list[list[int]]
    """The points of claims made and to come, by slot."""
