"""The packages of the server: each may import what stands here, and nothing else of the server."""

from __future__ import annotations

import re

import pytest

from tests.shared.sources import (
    PACKAGE,
    ROOT,
    check,
    imports,
    module_name,
    name_of,
    parse,
    python_files,
)

SERVER = PACKAGE / "server"
BASE = (
    *("database_faults", "errors", "logs", "settings"),
    *("side_processes", "side_threads", "texts"),
)
# From the bottom up: a package may name only those that stand above it in this table.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    **{name: () for name in BASE},
    "logs": ("database_faults",),
    "side_threads": ("errors",),
    "http": ("database_faults", "errors", "logs"),
    "live": ("errors", "logs", "side_threads"),
    "reading": ("errors", "logs", "side_processes", "side_threads"),
    "storage": BASE,
    "table": (*BASE, "storage"),
    "box": (*BASE, "storage"),
    "results": (*BASE, "storage", "table"),
    "clocks": (*BASE, "storage", "table"),
    "thinking": (*BASE, "live", "storage", "table"),
    "people": (*BASE, "http", "storage", "table", "results"),
    "notices": (*BASE, "live", "storage", "clocks", "people"),
    "service": (
        *(*BASE, "live", "reading", "storage", "table", "box", "results"),
        *("clocks", "thinking", "people", "notices"),
    ),
    "workforce": (*BASE, "reading", "storage", "clocks", "thinking", "service"),
    "request_context": ("http", "storage", "service"),
    "html": (*BASE, "live", "storage", "table", "thinking", "people", "service", "request_context"),
    "kinds": (*BASE, "storage", "table", "results", "request_context", "html"),
    "commands": (
        *(*BASE, "storage", "table", "results", "people"),
        *("service", "request_context", "html", "kinds"),
    ),
    "api": (
        *(*BASE, "storage", "table", "results", "thinking", "people"),
        *("service", "request_context", "kinds", "commands"),
    ),
    "pages": (
        *(*BASE, "storage", "table", "box", "results", "clocks", "thinking", "people", "notices"),
        *("service", "request_context", "html", "kinds"),
    ),
    "routes": ("commands", "api", "pages"),
    "figures": ("http", "service", "request_context"),
    "app": (
        *(*BASE, "http", "live", "storage", "table", "thinking", "people"),
        *("service", "workforce", "request_context", "figures", "html", "routes"),
    ),
    "in_browser": (*BASE, "app"),
}


def package_of(module: str) -> str:
    """`table` for `ceilidh.server.table.room`; empty for the server itself and all else."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["ceilidh", "server"] and len(parts) > 2 else ""


def may_import(module: str, target: str) -> bool:
    own, other = package_of(module), package_of(target)
    return other in ("", own) or other in MAY_IMPORT[own]


def test_imports_between_packages_go_one_way() -> None:
    order = list(MAY_IMPORT)
    for package, allowed in MAY_IMPORT.items():
        later = [one for one in allowed if order.index(one) >= order.index(package)]
        assert not later, f"{package} stands below {later}"


def test_every_package_of_the_server_is_named() -> None:
    found = {
        one.stem for one in SERVER.iterdir() if one.name[0] != "_" and (one.suffix or one.is_dir())
    }
    assert found == set(MAY_IMPORT)


def test_packages_import_what_they_may() -> None:
    check(
        [
            f"{name_of(path)}:{line}: {package_of(module_name(path))} may not import {target}"
            for path in python_files(SERVER)
            if package_of(module_name(path))
            for line, target in imports(path)
            if not may_import(module_name(path), target)
        ]
    )


def test_nothing_is_allowed_that_nobody_needs() -> None:
    """A permission without use would let the next one in unseen; the base is for all."""
    used = {
        (package_of(module_name(path)), package_of(target))
        for path in python_files(SERVER)
        for _, target in imports(path)
    }
    check(
        [
            f"{package} may import {other}, and does not"
            for package, allowed in MAY_IMPORT.items()
            for other in allowed
            if other not in BASE and (package, other) not in used
        ]
    )


def test_only_its_own_folder_names_a_kind_of_table() -> None:
    """What differs between kinds is a question to `room.kind`, not a comparison with a name."""
    asked = re.compile(
        r"\b(row|room|scene)\.kind(\.name)? *(==|!=|in\b)|isinstance\(.*room\.kind\b"
        r"|GameTable\.kind (==|!=) [\"'A-Z]|\.origin\.(startswith|like|removeprefix|partition)"
    )
    check(
        [
            f"{name_of(path)}:{number}: asks for a kind of table: {line.strip()}"
            for path in python_files(SERVER)
            if not path.is_relative_to(SERVER / "kinds")
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
            if asked.search(line)
        ]
    )


def test_every_package_says_what_it_does() -> None:
    for path in SERVER.glob("*/__init__.py"):
        tree = parse(path)
        assert len(tree.body) == 1, f"{name_of(path)} holds its docstring only"


@pytest.mark.parametrize(
    ("module", "target", "allowed"),
    [
        ("ceilidh.server.table.room", "ceilidh.server.storage.store.Store", True),
        ("ceilidh.server.storage.store", "ceilidh.server.table.room.Room", False),
        ("ceilidh.server.table.room", "ceilidh.server.service.Service", False),
        ("ceilidh.server.api.lobby", "ceilidh.server.pages.table", False),
        ("ceilidh.server.pages.table", "ceilidh.server.api.lobby", False),
        ("ceilidh.server.pages.profile", "ceilidh.server.pages.home", True),
        ("ceilidh.server.html.blocks", "ceilidh.say.Speaker", True),
        ("ceilidh.server.errors", "ceilidh.server.logs.tell", False),
    ],
)
def test_package_rule(module: str, target: str, allowed: bool) -> None:
    assert may_import(module, target) is allowed


def test_files_of_the_server_that_pages_name_are_there() -> None:
    """The pages for authors and the README name files; a file that moves takes its name along."""
    pages = [*ROOT.glob("docs/**/*.md"), ROOT / "CONTRIBUTING.md", ROOT / "README.md"]
    check(
        [
            f"{name_of(page)}: there is no {name}"
            for page in pages
            for name in re.findall(r"\bserver/[a-z_/]+\.py\b", page.read_text("utf-8"))
            if not (PACKAGE / name).exists() and not (ROOT / "tests" / name).exists()
        ]
    )
