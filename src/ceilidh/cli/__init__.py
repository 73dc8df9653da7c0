"""The command line: `ceilidh games`, `rules`, `play`, `simulate`, `replay`, `perft`."""

from ceilidh.cli.app import main

__all__ = ["main"]
