"""The marks of the records of this game: rule ids of two catalogues, and the box of a row."""

from typing import Final

from ceilidh.kernel.component_data import rows
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.component_data.rows import Marks

__all__ = ["Marks", "close", "read_box", "read_id", "read_rules"]

CATALOGUES: Final[tuple[str, ...]] = ("CC", "IN")
BASE: Final = "base"
INDUSTRIA: Final = "industria"
BOXES: Final[tuple[str, ...]] = (BASE, INDUSTRIA)


def read_id(record: DataTable) -> int:
    return record.integer("id", 1, 999)


def read_box(record: DataTable) -> str:
    """The box that the component comes in."""
    return record.text("box", BOXES)


def read_rules(record: DataTable) -> tuple[str, ...]:
    return rows.rule_ids(record, CATALOGUES)


def close(record: DataTable) -> Marks:
    """The marks of a record whose other fields have been read."""
    return rows.close(record, CATALOGUES)
