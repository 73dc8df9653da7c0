"""Forms of pages, read into the body of a command.

A browser sends what its page offers. A missing field is empty. Text instead of a number becomes the
number of no seat and no move, and the command refuses it like any other that does not exist.
"""

from __future__ import annotations

import re
from typing import Any, TypeVar

from annotated_types import MaxLen
from pydantic import BaseModel
from pydantic.fields import FieldInfo
from starlette.datastructures import FormData

B = TypeVar("B", bound=BaseModel)
NONE_SUCH = -1  # a number that no seat and no move has
LARGEST = 10**9 - 1  # a number of the database, and more than any of them
_NUMBER = re.compile(r"[0-9]{1,9}")


def text_of(form: FormData, name: str) -> str:
    """The text of a field; a file is none."""
    value = form.get(name, "")
    return value if isinstance(value, str) else ""


def read_form(body: type[B], form: FormData) -> B:
    """The body that a form means; texts are cut to the longest that the body allows."""
    values: dict[str, Any] = {}
    for name, field in body.model_fields.items():
        given = text_of(form, name)
        if field.annotation is str:
            values[name] = given[: _longest(field)]
        elif field.annotation is bool:
            values[name] = bool(given)
        elif given or field.is_required():
            values[name] = int(given) if _NUMBER.fullmatch(given) else NONE_SUCH
    return body.model_construct(**values)


def _longest(field: FieldInfo) -> int:
    return next(one.max_length for one in field.metadata if isinstance(one, MaxLen))
