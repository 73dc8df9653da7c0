"""Options of a game for people and for programs."""

from ceilidh.kernel.options import Option, Value


def plain(value: Value) -> object:
    """An option's value in JSON."""
    return list(value) if isinstance(value, tuple) else value


def option_data(option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "default": plain(option.default),
        "fixed": {str(players): plain(value) for players, value in option.fixed.items()},
        "choices": list(option.choices),
        "many": option.many,
        "summary": option.summary,
    }


def choices(option: Option) -> str:
    """What can be written after the equals sign."""
    if isinstance(option.default, bool):
        return "yes or no"
    if not option.choices:
        return "text"
    if option.many:
        return f"some of {', '.join(option.choices)}"
    return " or ".join(option.choices)
