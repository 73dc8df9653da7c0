"""The ways to break a line, by name. Each is given a node and says which edits it knows for it."""

from __future__ import annotations

from scripts.mutants.operators.conditions import boolean, bound, compare, condition, negation
from scripts.mutants.operators.scope import Operator
from scripts.mutants.operators.statements import returned, statement
from scripts.mutants.operators.values import (
    arithmetic,
    constant,
    extreme,
    order,
    quantifier,
    seat,
)

OPERATORS: dict[str, Operator] = {
    "compare": compare,
    "bound": bound,
    "boolean": boolean,
    "not": negation,
    "condition": condition,
    "constant": constant,
    "extreme": extreme,
    "quantifier": quantifier,
    "order": order,
    "arithmetic": arithmetic,
    "seat": seat,
    "statement": statement,
    "return": returned,
}
