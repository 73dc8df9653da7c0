"""A plugin of pytest inside a copy: notes which lines of the package each test runs."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest
from coverage import Coverage

from scripts.mutants.inside.report import Report

COVERAGE = Coverage(
    data_file=os.environ["MUTANTS_DATA"],
    data_suffix="tests",
    source=[os.environ["MUTANTS_SOURCE"]],
    config_file=False,
    messages=False,
)
COVERAGE.set_option("run:disable_warnings", ["no-data-collected", "module-not-measured"])


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Report(), "mutants-report")
    COVERAGE.start()
    # Processes that tests start are traced from now on, by sitecustomize (`follower.py`).
    os.environ["MUTANTS_FOLLOW"] = os.environ["MUTANTS_DATA"]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    COVERAGE.switch_context(item.nodeid)
    try:
        return (yield)
    finally:
        COVERAGE.switch_context("")


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    COVERAGE.stop()
    COVERAGE.save()
