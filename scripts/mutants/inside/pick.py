"""A plugin of pytest inside a copy: runs the tests that a list names, and no others."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from scripts.mutants.inside.report import Report


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Report(), "mutants-report")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    order = json.loads(Path(os.environ["MUTANTS_PICK"]).read_text("utf-8"))
    wanted = frozenset(order)
    config.hook.pytest_deselected(items=[one for one in items if one.nodeid not in wanted])
    items[:] = [one for one in items if one.nodeid in wanted]
