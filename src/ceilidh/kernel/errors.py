"""What can go wrong at the edge. Every message is one sentence a person can act on."""

from typing import Self

from ceilidh.kernel.reason import Reason


class CeilidhError(Exception):
    """The base of all errors raised on purpose; nothing has changed when one is raised.

    The message is given as the template, rules and fields of a reason, so that `say` can tell it in
    any language; as text it is English.
    """

    def __init__(
        self,
        template: str,
        rules: tuple[str, ...] = (),
        fields: dict[str, object] | None = None,
        one: str = "",
    ) -> None:
        reason = Reason(template, rules, fields, one)
        super().__init__(reason.text)
        self.reason = reason
        self.rules = rules

    @classmethod
    def because(cls, reason: Reason) -> Self:
        """An error that tells this reason."""
        return cls(reason.template, reason.rules, reason.fields, reason.one)


class UnknownGame(CeilidhError):
    """There is no game of that name."""


class OptionError(CeilidhError):
    """An option, its value, the player count or their combination is not possible."""


class IllegalMove(CeilidhError, ValueError):
    """The move cannot be read or is not allowed now; `rules` are the ids that say so."""


class UnknownSeat(CeilidhError, ValueError):
    """There is no such seat; programs count them from 0, people from 1."""


class RecordError(CeilidhError):
    """A record or position is damaged, edited, cut, or written for other rules."""


class DataError(CeilidhError):
    """A fault in component data; the message is one sentence for the person who wrote the data.

    `place` says where it is: the file and the keys that lead there.
    """

    place: tuple[str, ...] = ()
