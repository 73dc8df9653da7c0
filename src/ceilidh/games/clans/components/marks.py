"""The marks that every record carries: id, source, rule ids, and the set (box) it belongs to."""

from typing import Final

from ceilidh.kernel.datapack import Record

# Where a fact comes from. "box" is for data packs: typed in from the owner's own copy of the game.
SOURCES: Final[tuple[str, ...]] = ("rulebook", "public", "reconstructed", "box")
SETS: Final[tuple[str, ...]] = ("base", "industria")


def read_id(record: Record) -> int:
    return record.integer("id", 1, 999)


def read_source(record: Record) -> str:
    return record.text("source", SOURCES)


def read_base(record: Record) -> bool:
    """Whether the record belongs to the base game and not to Industria."""
    return record.text("set", SETS) == "base"


def read_rules(record: Record) -> tuple[str, ...]:
    """The ids of the rules that the record implements; a data pack may leave them out."""
    rules = record.texts("rules", ()) if record.has("rules") else ()
    for rule in rules:
        if not rule.startswith(("CC-", "IN-")):
            raise record.error(f'"{rule}" is not a rule id', "write ids such as CC-DAT-17")
    return rules


def close(record: Record) -> None:
    """The end of a table that has only a source and rule ids besides its numbers."""
    read_source(record)
    read_rules(record)
    record.done()
