"""Puzzles: tables at a position with a goal."""
