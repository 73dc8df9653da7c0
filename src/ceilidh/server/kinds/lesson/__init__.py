"""Lessons and guided games: tables with a guide."""
