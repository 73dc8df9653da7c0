"""Refusals, each with the HTTP status it is answered with and a sentence for people."""


class Refusal(Exception):
    """A request that is answered with a sentence; nothing was changed."""

    status = 400

    def __init__(self, text: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.text = text
        self.rules = rules


class NotFound(Refusal):
    status = 404


class Forbidden(Refusal):
    status = 403


class NotSignedIn(Refusal):
    status = 401


class Stale(Refusal):
    """The move was made on a position that is no longer the current one."""

    status = 409


class Illegal(Refusal):
    """The rules do not allow it; `rules` names them."""

    status = 422


class TooMuch(Refusal):
    status = 413


class TooMany(Refusal):
    status = 429
