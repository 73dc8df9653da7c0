"""Seeds: whole numbers from which all draws of a game follow."""

from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.reason import quoted

LONGEST_NUMBER = 38  # digits


def checked_seed(given: object) -> int:
    """A seed that somebody named, if it is one."""
    if isinstance(given, bool) or not isinstance(given, int):
        raise OptionError(
            "The seed must be a whole number, not {given}.", fields={"given": quoted(given)}
        )
    if abs(given) >= 10**LONGEST_NUMBER:
        raise OptionError(
            "The seed must be a whole number of at most {digits} digits.",
            fields={"digits": LONGEST_NUMBER},
        )
    return given
