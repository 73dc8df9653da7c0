"""What can go wrong at the edge. Every message is one sentence a person can act on."""


class CeilidhError(Exception):
    """The base of all errors raised on purpose; nothing has changed when one is raised."""


class UnknownGame(CeilidhError):
    """There is no game of that name."""


class OptionError(CeilidhError):
    """An option, its value, the player count or their combination is not possible."""


class IllegalMove(CeilidhError):
    """The move cannot be read or is not allowed now; `rules` are the ids that say so."""

    def __init__(self, message: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.rules = rules


class RecordError(CeilidhError):
    """A record or position is damaged, edited, cut, or written for other rules."""
