"""A plugin of pytest inside a copy: notes which lines of the package each test runs.

A test that takes very long would hardly be asked, so it is cut off and counts as not passed; so are
the tests that are left when their file has taken very long. What counts is the processor's time.
"""

from __future__ import annotations

import os
import signal
import time
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
TEST_SECONDS = float(os.environ["MUTANTS_TEST_SECONDS"])
FILE_SECONDS = float(os.environ["MUTANTS_FILE_SECONDS"])
COVERAGE.set_option("run:disable_warnings", ["no-data-collected", "module-not-measured"])


def cut_off(*_: object) -> None:
    pytest.fail("This test takes too long to be asked.")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Report(), "mutants-report")
    COVERAGE.start()
    signal.signal(signal.SIGPROF, cut_off)
    # Processes that tests start are traced from now on, by sitecustomize (`follower.py`).
    os.environ["MUTANTS_FOLLOW"] = os.environ["MUTANTS_DATA"]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    COVERAGE.switch_context(item.nodeid)
    try:
        return (yield)
    finally:
        COVERAGE.switch_context("")
        if time.process_time() > FILE_SECONDS:
            item.session.shouldstop = "the rest of this file takes too long to be asked"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    signal.setitimer(signal.ITIMER_PROF, TEST_SECONDS)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    COVERAGE.stop()
    COVERAGE.save()
