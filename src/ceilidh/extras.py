"""What belongs to an extra of the package: the sentence to read where the extra is missing."""

from __future__ import annotations

import sys
from importlib.util import find_spec


def need(extra: str, *packages: str) -> None:
    """Raise an ImportError that says what to install, unless all packages are there."""
    for name in packages:
        if not _is_there(name):
            raise ModuleNotFoundError(
                f"This needs {name}: install it with pip install 'ceilidh[{extra}]'.", name=name
            )


def _is_there(name: str) -> bool:
    if name in sys.modules:
        return sys.modules[name] is not None
    return find_spec(name) is not None
