"""The marks of the records of this game: rule ids are of the catalogue GM."""

from typing import Final

from ceilidh.kernel.component_data import rows
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.component_data.rows import Marks

__all__ = ["Marks", "close", "read_rules"]

CATALOGUES: Final[tuple[str, ...]] = ("GM",)


def read_rules(record: DataTable) -> tuple[str, ...]:
    return rows.rule_ids(record, CATALOGUES)


def close(record: DataTable) -> Marks:
    """The marks of a record whose other fields have been read."""
    return rows.close(record, CATALOGUES)
