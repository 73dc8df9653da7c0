"""The marks of the records of this game: rule ids are of the catalogue GM."""

from typing import Final

from ceilidh.kernel import rows
from ceilidh.kernel.datapack import Record
from ceilidh.kernel.rows import Marks

__all__ = ["Marks", "close", "read_rules"]

CATALOGUES: Final[tuple[str, ...]] = ("GM",)


def read_rules(record: Record) -> tuple[str, ...]:
    return rows.rule_ids(record, CATALOGUES)


def close(record: Record) -> Marks:
    """The marks of a record whose other fields have been read."""
    return rows.close(record, CATALOGUES)
