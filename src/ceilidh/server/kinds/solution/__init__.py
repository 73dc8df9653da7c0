"""Solutions of puzzles: tables to step through."""
