"""Peat: a tiny game that proves the kernel; copy it to start a game (docs/howto/add-a-game.md)."""
