"""The rules of the base game, one file a topic."""
