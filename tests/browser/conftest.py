"""A real server and a real browser for every worker; people are windows of that browser."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.screen import Screen
from tests.browser.windows import MOVES, Windows
from tests.server.helpers import Server

SHOTS = Path(__file__).resolve().parents[2] / "build" / "screenshots"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Suggestions below the address of a window that nobody sees: a process of its own for every
    # person. Only the last of such lists counts, so that it has what Playwright switches off too.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,"
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,"
    "HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,"
    "ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,"
    "NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch",
]
# Without windows of its own the browser does a sixth less for the same pages.
BROWSERS = ("chromium-headless-shell", "chromium")
Open = Callable[..., Screen]
# Files with the longest tests: begun last, one of them would keep all other workers waiting.
LONG = ("test_visible.py", "test_whole_games.py", "test_expansions.py")


def find_browser() -> str:
    """The path of the browser."""
    found = [path for name in BROWSERS if (path := shutil.which(name))]
    assert found, "there is no chromium (`make tools` fetches it)"
    return found[0]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The files with long tests first; the others, of which there may be more, stay in order."""
    here = Path(__file__).parent
    items.sort(key=lambda item: item.path.parent != here or item.path.name not in LONG)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # So much thought for an analysis, not so much time: what it finds hangs on no machine.
    # Pushes go to this machine, where tests take them.
    settings = {"analysis_nodes": 30, "hooks_into": "127.0.0.1"}
    started = Server(tmp_path_factory.mktemp("server"), **settings)
    started.start()
    yield started
    started.close()
    assert not started.faults()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def windows(server: Server, browser: Browser) -> Windows:
    return Windows(browser, server.url)


@pytest.fixture
def open_screen(windows: Windows) -> Iterator[Open]:
    """Screens of different people; at the end none of them may have seen a fault of a script."""
    with ExitStack() as stack:
        screens: list[Screen] = []

        def come(width: int = 1440, height: int = 900, **wishes: Any) -> Screen:
            page = windows.lend(width, height, **wishes)
            screens.append(Screen(page, SHOTS, wishes.get("has_touch", False)))
            stack.callback(windows.take_back, page)
            stack.callback(screens[-1].leave)
            return screens[-1]

        yield come
        for screen in screens:
            assert screen.faults == []


@pytest.fixture
def screen(open_screen: Open) -> Screen:
    """One person at a desktop computer."""
    return open_screen()


@pytest.fixture
def phone(open_screen: Open) -> Screen:
    return open_screen(390, 844, has_touch=True, is_mobile=True)


@pytest.fixture
def lively(open_screen: Open) -> Screen:
    """One person at a desktop computer where everything moves."""
    return open_screen(reduced_motion=MOVES)
