"""The marks that every record carries: id, source, rule ids, and the set (box) it belongs to."""

from typing import Final

from ceilidh.kernel.datapack import SOURCES, Record, rule_ids

SETS: Final[tuple[str, ...]] = ("base", "industria")


def read_id(record: Record) -> int:
    return record.integer("id", 1, 999)


def read_source(record: Record) -> str:
    return record.text("source", SOURCES)


def read_base(record: Record) -> bool:
    """Whether the record belongs to the base game and not to Industria."""
    return record.text("set", SETS) == "base"


def read_rules(record: Record) -> tuple[str, ...]:
    return rule_ids(record, ("CC", "IN"))


def close(record: Record) -> None:
    """The end of a table that has only a source and rule ids besides its numbers."""
    read_source(record)
    read_rules(record)
    record.done()
