"""Reading plain JSON values without trusting them."""

from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.reason import quoted


def integer(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise RecordError(
        "The position must have a number here, not {given}.", fields={"given": quoted(value)}
    )


def rows(value: object) -> list[object]:
    if isinstance(value, list):
        return value
    raise RecordError(
        "The position must have a list here, not {given}.", fields={"given": quoted(value)}
    )


def integers(value: object) -> list[int]:
    # Asked here first: a position has hundreds of numbers, and nearly all of them are.
    return [one if type(one) is int else integer(one) for one in rows(value)]


def pairs(value: object) -> tuple[tuple[int, int], ...]:
    """Pairs of numbers, which are saved as lists."""
    out: list[tuple[int, int]] = []
    for row in rows(value):
        pair = integers(row)
        if len(pair) != 2:
            raise RecordError(
                "The position must have two numbers here, not {given}.",
                fields={"given": quoted(row)},
            )
        out.append((pair[0], pair[1]))
    return tuple(out)


def table(value: object) -> dict[str, object]:
    if isinstance(value, dict):
        return value
    raise RecordError(
        "The position must have a table here, not {given}.", fields={"given": quoted(value)}
    )
