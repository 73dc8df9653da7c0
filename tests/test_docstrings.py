"""Every example in a docstring is run."""

import doctest
import importlib

import pytest

from tests.shared.sources import PACKAGE, python_files

EXAMPLES = sorted(
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in python_files(PACKAGE)
    if ">>> " in path.read_text("utf-8")
)


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_in_docstrings(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0
