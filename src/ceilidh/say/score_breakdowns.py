"""Parts of sentences about the score sheet, and where its numbers are seen."""

from collections.abc import Sequence

from ceilidh.kernel.table import Table
from ceilidh.say.phrases import capital, listed
from ceilidh.say.speaker import Speaker


def on_strip(seat: int, *names: str) -> list[str]:
    """Places in the strip of a seat."""
    return [f"seat-{seat + 1}/{name}" for name in names]


def things(to: Speaker, parts: list[str]) -> str:
    """The parts as a sentence; `None.` without any."""
    return to.text("{things}.", things=capital(listed(to, parts))) if parts else to.text("None.")


def ranked(
    to: Speaker,
    table: Table,
    own: str,
    numbers: Sequence[int],
    seat: int,
    people: Sequence[int] | None = None,
) -> str:
    """What a seat has, and what the others have (or some of them): the points go by rank."""
    others = [
        to.text("{name}: {n}", name=table.names[other], n=number)
        for other, number in enumerate(numbers)
        if other != seat and (people is None or other in people)
    ]
    if not others:
        return to.text("{things}.", things=own)
    return to.text(
        "{things}; {others}. Points depend on rank.", things=own, others=", ".join(others)
    )
