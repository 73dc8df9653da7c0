"""The rules of the base game, one part of the rulebook a file. They know no module."""
