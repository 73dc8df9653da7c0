"""What cost points in a game that is over: read off its score sheet and its moves, per game a file.

A cost is a function of `COSTS` that looks at the course of the game from one seat. It says about
how many points were missed, where that is seen on the boards, and which lesson trains it.
"""

from ceilidh.lessons.costs.seat_course import Cost, SeatCourse, costs_of

__all__ = ["Cost", "SeatCourse", "costs_of"]
