import pytest

from tests.cli.helpers import Shell
from tests.template.fixtures import peat

__all__ = ["peat", "shell"]


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)
