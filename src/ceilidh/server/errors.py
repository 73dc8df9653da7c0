"""Refusals, each with the HTTP status it is answered with and a sentence for people."""

from typing import Self

from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.reason import Reason


class Refusal(CeilidhError):
    """A request that is answered with a sentence; nothing was changed.

    `game` names the one whose words the sentence uses, where people read it who write no notation.
    """

    status = 400
    game = ""

    @classmethod
    def because(cls, reason: Reason, game: str = "") -> Self:
        made = super().because(reason)
        made.game = game
        return made


class NotFound(Refusal):
    status = 404


class Forbidden(Refusal):
    status = 403


class NotSignedIn(Refusal):
    status = 401


class Stale(Refusal):
    """The move was made on a position that is no longer the current one."""

    status = 409


class Closed(Refusal):
    """An administrator has closed the table."""

    status = 410


class Illegal(Refusal):
    """The rules do not allow it; `rules` names them."""

    status = 422


class PayloadTooLarge(Refusal):
    status = 413


class HeadersTooLarge(Refusal):
    status = 431


class TooManyRequests(Refusal):
    status = 429


class Unavailable(Refusal):
    """The database fails; whoever asks may come again in a moment."""

    status = 503


class InternalError(Refusal):
    """A defect of ours."""

    status = 500
