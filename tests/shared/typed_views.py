"""Whether a value is what a type says: TypedDicts, lists, dictionaries, unions and words."""

from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


def faults(value: object, kind: Any, where: str) -> list[str]:
    """What does not fit, with the way to it; empty if all does."""
    if is_typeddict(kind):
        return _faults_of_keys(value, kind, where)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list and isinstance(value, list):
        return [fault for one in value for fault in faults(one, inner[0], f"{where}[]")]
    if origin is dict and isinstance(value, dict):
        pairs = value.items()
        return [fault for key, one in pairs for fault in faults(one, inner[1], f"{where}.{key}")]
    if origin in (Union, UnionType):
        tried = [faults(value, one, where) for one in inner]
        return [] if [] in tried else min(tried, key=len)
    if origin is Literal:
        return [] if value in inner else [f"{where}: {value!r} is none of {inner}"]
    # A bool is an int to Python, but not in a view.
    return [] if type(value) is kind else [f"{where}: {value!r} is not {kind}"]


def _faults_of_keys(value: object, kind: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is not a dictionary"]
    hints = get_type_hints(kind)
    missing = [f"{where} lacks {key}" for key in kind.__required_keys__ if key not in value]
    more = [f"{where} has {key}, which {kind.__name__} does not" for key in value.keys() - hints]
    within = [
        fault
        for key, one in value.items()
        if key in hints
        for fault in faults(one, hints[key], f"{where}.{key}")
    ]
    return [*missing, *more, *within]
