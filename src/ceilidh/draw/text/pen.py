"""What text is drawn with: rich, imported when something is first drawn for a terminal.

Drawings of modules hold pictures and text in one file. Pages and pictures do without rich.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rich.console import Group, RenderableType
    from rich.pretty import Pretty
    from rich.table import Table
    from rich.text import Text

__all__ = ["Group", "Pretty", "RenderableType", "Table", "Text"]

_FROM: Final = {"Group": "console", "Pretty": "pretty", "Table": "table", "Text": "text"}


def __getattr__(name: str) -> Any:
    """`pen.Text` is rich's; types are needed by readers and checkers only."""
    if name not in _FROM:
        raise AttributeError(name)
    found = globals()[name] = getattr(import_module(f"rich.{_FROM[name]}"), name)
    return found
