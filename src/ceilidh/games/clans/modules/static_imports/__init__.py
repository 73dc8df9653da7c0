"""Static imports (CC-VSI): every import good is worth the same, and no token moves."""

from typing import Final

from ceilidh.games.clans.entries import ClansEntry, module_entry
from ceilidh.games.clans.modules.static_imports.rules import StaticImports
from ceilidh.kernel.options import Option

ENTRY: Final[ClansEntry] = module_entry(
    __name__,
    StaticImports,
    chosen=lambda players, options: options["static_imports"] is True,
    options=(
        Option(
            "static_imports",
            False,
            "Every import good is worth 4 points; the import tokens do not move.",
            group="variants",
            presets={"first": True},  # CC-VAR-02
        ),
    ),
)
