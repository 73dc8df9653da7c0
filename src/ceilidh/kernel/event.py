"""Events: facts derived while applying, for logs, animation and statistics.

They are made only while a recorder is attached to the state; playouts and clones have none.
The recorder also carries the script of a record: chance outcomes that must be repeated.
"""

from mypy_extensions import mypyc_attr

from ceilidh.kernel.action import Domain


class Event:
    """`kind` happened to `seat`: `amount` of `thing`, on `place` (a hex or -1), for `reason`."""

    __slots__ = ("amount", "kind", "place", "reason", "seat", "thing")

    def __init__(
        self, kind: str, seat: int, thing: str, amount: int, place: int, reason: str
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.thing = thing
        self.amount = amount
        self.place = place
        self.reason = reason

    def __repr__(self) -> str:
        return (
            f"Event({self.kind!r}, seat={self.seat}, thing={self.thing!r}, amount={self.amount}, "
            f"place={self.place}, reason={self.reason!r})"
        )

    def data(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "thing": self.thing,
            "amount": self.amount,
            "place": self.place,
            "reason": self.reason,
        }


class Outcome:
    """One result of chance: a word of a domain, as `contract 17`; `secret` as the domain is."""

    __slots__ = ("domain", "secret", "word")

    def __init__(self, domain: str, word: str, secret: bool = False) -> None:
        self.domain = domain
        self.word = word
        self.secret = secret

    def __repr__(self) -> str:
        return f"Outcome({self.domain!r}, {self.word!r})"


class ScriptError(Exception):
    """A scripted outcome is not possible now; the record reader turns it into a sentence."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawSource:
    """Where a table's chance comes from, if not from the number in the state.

    Only the table itself draws from it: copies of the state have no recorder, so that nothing
    that is tried out on one tells what will come.
    """

    def draw(self, number: int, domain: Domain, options: list[int]) -> int:
        """One of `options`; `number` counts the draws of a game from 0."""
        raise AssertionError("a source must define draw")


class EventRecorder:
    """Collects events and chance outcomes; `script` holds outcomes to come, by domain.

    What the script leaves open comes from `source`, if there is one; `drawn` draws were before.
    """

    __slots__ = ("drawn", "events", "outcomes", "script", "source")

    def __init__(
        self,
        script: dict[str, list[str]] | None = None,
        source: DrawSource | None = None,
        drawn: int = 0,
    ) -> None:
        self.events: list[Event] = []
        self.outcomes: list[Outcome] = []
        self.script: dict[str, list[str]] = {} if script is None else script
        self.source = source
        self.drawn = drawn

    def left(self) -> str:
        """Scripted outcomes that were never drawn, as text."""
        waiting = [f"{name} {' '.join(words)}" for name, words in self.script.items() if words]
        return "; ".join(waiting)

    def choose(self, domain: Domain, options: list[int], drawn: int) -> int:
        """The outcome to use: the scripted one, else that of the source, else the one drawn."""
        waiting = self.script.get(domain.name)
        value = drawn
        if not waiting:
            source = self.source
            if source is not None:
                value = source.draw(self.drawn + len(self.outcomes), domain, options)
        else:
            word = waiting.pop(0)
            value = domain.index.get(word, -1)
            if value not in options:
                raise ScriptError(f"{domain.name} {word}")
        self.outcomes.append(Outcome(domain.name, domain.words[value], domain.secret))
        return value


def split_outcomes(outcomes: list[Outcome]) -> tuple[list[Outcome], list[Outcome]]:
    """What everybody sees of these, and what only the seat sees whose move drew it."""
    return (
        [one for one in outcomes if not one.secret],
        [one for one in outcomes if one.secret],
    )


def outcomes_text(outcomes: list[Outcome]) -> str:
    """`contract 17 3; price -2`: neighbouring outcomes of one domain share its name."""
    parts: list[str] = []
    last = ""
    for outcome in outcomes:
        if outcome.domain == last:
            parts[-1] += f" {outcome.word}"
        else:
            parts.append(f"{outcome.domain} {outcome.word}")
            last = outcome.domain
    return "; ".join(parts)


def parse_outcomes(text: str) -> dict[str, list[str]]:
    """The script of a text written by `outcomes_text`."""
    script: dict[str, list[str]] = {}
    for part in text.split(";"):
        words = part.split()
        if words:
            script.setdefault(words[0], []).extend(words[1:])
    return script
