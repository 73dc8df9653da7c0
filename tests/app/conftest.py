"""The app from a plain host of static files, below a path, in a browser of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.app.folder import APP
from tests.app.window import Window
from tests.browser.conftest import FLAGS, find_browser

BELOW = "games/ceilidh"  # as on somebody's web space


Serve = Callable[[Path, Mapping[str, str | None]], "Host"]


class Host(ThreadingHTTPServer):
    """Gives out files and knows what was asked for."""

    def __init__(self, root: Path) -> None:
        self.asked: list[str] = []
        asked = self.asked

        class Files(SimpleHTTPRequestHandler):
            def log_message(self, format: str, *args: object) -> None:
                asked.append(self.path)

        super().__init__(("127.0.0.1", 0), partial(Files, directory=str(root)))

    @property
    def url(self) -> str:
        return f"http://localhost:{self.server_port}/{BELOW}/"


def web_space(folder: Path, own: Mapping[str, str | None]) -> Path:
    """The app below a path; some of its files have a content of their own, or are missing."""
    assert (APP / "index.html").exists(), "there is no app (`make app` writes it)"
    (folder / BELOW).mkdir(parents=True)
    for path in APP.iterdir():
        if path.name not in own:
            (folder / BELOW / path.name).symlink_to(path)
    for name, text in own.items():
        if text is not None:
            (folder / BELOW / name).write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def serve() -> Iterator[Serve]:
    with ExitStack() as stack:

        def start(folder: Path, own: Mapping[str, str | None]) -> Host:
            started = stack.enter_context(Host(web_space(folder, own)))
            thread = threading.Thread(target=started.serve_forever)
            thread.start()
            stack.callback(thread.join)
            stack.callback(started.shutdown)
            return started

        yield start


@pytest.fixture(scope="module")
def host(serve: Serve, tmp_path_factory: pytest.TempPathFactory) -> Host:
    return serve(tmp_path_factory.mktemp("web-space"), {})


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="module")
def profile(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh one: its first window is a first visit, and the others find what that kept."""
    opened = browser.new_context(viewport={"width": 1440, "height": 900})
    yield opened
    opened.close()


@pytest.fixture
def window(profile: BrowserContext, host: Host) -> Iterator[Window]:
    opened = Window(profile.new_page(), host.url)
    yield opened
    opened.close()
    assert opened.faults == []
