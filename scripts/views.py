"""The page of what a view shows, `docs/views.md`, printed from the types of the views.

PYTHONPATH=src python -m scripts.views            print it
PYTHONPATH=src python -m scripts.views --write    write the page anew
"""

from __future__ import annotations

import ast
import inspect
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args, get_type_hints, is_typeddict

from ceilidh.games.clans.view_types import ClansView
from ceilidh.games.glenmore.view_types import GlenMoreView

PAGE = Path(__file__).resolve().parents[1] / "docs" / "views.md"
INTRODUCTION = """\
# What a view shows

For people who write programs. `table.view(seat)` returns a dictionary of JSON values: what that
seat may see, or what a spectator may see if you name no seat. The JSON API of the server returns
the same dictionary as `view`. Seats count from 0.

A type checker knows the keys of a table that you open with `ceilidh.new("clans", ...)` or
`ceilidh.load(text, "clans")`; the types are in `ceilidh.views`. Look up what a number or an id
means with `table.components`:

```python
table = ceilidh.new("clans", players=2, seed=7)
for number in table.view(0)["contracts"]:
    if number:
        contract = table.components.contract(number)
        print(contract.name, contract.goods, contract.reward, contract.source)
```

`components` has `contract`, `port`, `scoring_tile`, `starting_tile`, `clan` and `map_side` for
Clans of Caledonia, and `tile`, `landmark` and `clan` for Glen More II. `components.row(table, kind,
id)` finds any other row, such as `row("awards", "award", 2)`; `components.tables()` lists them.

Printed by `python -m scripts.views --write` from the types, and compared with them by a test: do
not edit it.
"""
HEAD = "| key | type | meaning |\n|---|---|---|"


def documented(kind: type) -> dict[str, str]:
    """What is said of each key in the class of a TypedDict."""
    out: dict[str, str] = {}
    source = inspect.getsource(sys.modules[kind.__module__])
    tree = ast.parse(source)
    found = [one for one in ast.walk(tree) if isinstance(one, ast.ClassDef)]
    body = [node for one in found if one.name == kind.__name__ for node in one.body]
    for node, after in pairwise(body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            said = after.value if isinstance(after, ast.Expr) else None
            if isinstance(said, ast.Constant):
                out[node.target.id] = str(said.value)
    return out


def parts(kind: Any) -> list[Any]:
    """The TypedDicts that a type is made of."""
    if is_typeddict(kind):
        return [kind]
    return [one for part in get_args(kind) for one in parts(part)]


def type_text(kind: Any) -> str:
    """A type as people read it, with links to other tables of the page."""
    if is_typeddict(kind):
        return f"[{kind.__name__}](#{kind.__name__.lower()})"
    if kind is type(None):
        return "None"
    inner = [type_text(one) if not isinstance(one, str) else f'"{one}"' for one in get_args(kind)]
    origin = getattr(kind, "__origin__", None)
    if origin is list:
        return f"list of {inner[0]}"
    if origin is dict:
        return f"dictionary from {inner[0]} to {inner[1]}"
    if inner:
        return " or ".join(inner)
    return str(kind.__name__)


def about_module(kind: Any) -> str:
    """What is said of a module that has a place in a view."""
    assert is_typeddict(kind), f"{kind} is not documented"
    return str(kind.__doc__).rstrip(".") + "."


def section(kind: Any) -> list[str]:
    """The table of one TypedDict."""
    said = documented(kind)
    hints = get_type_hints(kind)
    # The modules of a game are a table by name, whose types say what each shows.
    rows = [
        f"| `{key}`{'' if key in kind.__required_keys__ else ' (not always there)'} "
        f"| {type_text(hint)} | {said[key] if key in said else about_module(hint)} |"
        for key, hint in hints.items()
    ]
    about = "" if kind.__doc__ is None or kind.__doc__.startswith("dict(") else kind.__doc__
    return [f"### {kind.__name__}", "", *([about, ""] if about else []), HEAD, *rows, ""]


def reachable(kind: Any) -> list[Any]:
    """A TypedDict and all others that it is made of, in the order in which they are met."""
    found = [kind]
    for one in found:
        for hint in get_type_hints(one).values():
            found += [part for part in parts(hint) if part not in found]
    return found


def page() -> str:
    lines = [INTRODUCTION]
    for title, view in (("Clans of Caledonia", ClansView), ("Glen More II", GlenMoreView)):
        lines += [f"## {title}", ""]
        for kind in reachable(view):
            lines += section(kind)
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(page(), "utf-8")
    else:
        print(page(), end="")
