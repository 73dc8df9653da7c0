"""Hints and analysis: the best moves of a position, and where a game was won or lost."""
