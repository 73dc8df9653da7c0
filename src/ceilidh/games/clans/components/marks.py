"""The marks of the records of this game: rule ids of two catalogues, and the box of a row."""

from typing import Final

from ceilidh.kernel import rows
from ceilidh.kernel.datapack import Record
from ceilidh.kernel.rows import Marks

__all__ = ["Marks", "close", "read_box", "read_id", "read_rules"]

CATALOGUES: Final[tuple[str, ...]] = ("CC", "IN")
BASE: Final = "base"
INDUSTRIA: Final = "industria"
BOXES: Final[tuple[str, ...]] = (BASE, INDUSTRIA)


def read_id(record: Record) -> int:
    return record.integer("id", 1, 999)


def read_box(record: Record) -> str:
    """The box that the component comes in."""
    return record.text("box", BOXES)


def read_rules(record: Record) -> tuple[str, ...]:
    return rows.rule_ids(record, CATALOGUES)


def close(record: Record) -> Marks:
    """The marks of a record whose other fields have been read."""
    return rows.close(record, CATALOGUES)
