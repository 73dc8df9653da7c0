"""No file imports one that imports it; only types may name each other (docs/architecture.md)."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.shared.sources import PACKAGE, module_name, parse, python_files

# A table is pickled as its record, and reading a record makes a table: one imports the other when
# it is asked to.
KNOWN = {("ceilidh.kernel.table", "ceilidh.kernel.opening")}


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")


def imported(node: ast.AST) -> Iterator[str]:
    """What is imported when a program runs, within functions too, with the names taken from it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            yield from [one.name for one in child.names]
        elif isinstance(child, ast.ImportFrom) and child.module:
            yield from [f"{child.module}.{one.name}" for one in child.names]
        elif not is_for_types(child):
            yield from imported(child)


def graph_of(trees: dict[str, ast.Module]) -> dict[str, set[str]]:
    """By file, the files that it imports."""
    graph: dict[str, set[str]] = {}
    for name, tree in trees.items():
        found = {one if one in trees else one.rpartition(".")[0] for one in imported(tree)}
        graph[name] = (found & trees.keys()) - {name}
    return graph


def circle(graph: dict[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_file_imports_one_that_imports_it() -> None:
    graph = graph_of({module_name(path): parse(path) for path in python_files(PACKAGE)})
    for name, other in KNOWN:
        graph[name].remove(other)
    assert circle(graph) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from a import b\n", ["a.b", "a.c"]),
        ("def later():\n    from a.b import d\n", ["a.b", "a.c"]),
        ("import a.b\n", ["a.b", "a.c"]),
        ("if TYPE_CHECKING:\n    from a.b import d\n", []),
        ("from a import d\n", []),
    ],
)
def test_a_circle_is_found(source: str, found: list[str]) -> None:
    sources = {"a": "", "a.b": "from a.c import e", "a.c": source, "a.d": ""}
    graph = graph_of({name: ast.parse(text) for name, text in sources.items()})
    assert sorted(set(circle(graph))) == found
