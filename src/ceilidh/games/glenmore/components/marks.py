"""The marks that every record carries: its source, fields of another origin, and rule ids."""

from ceilidh.kernel.datapack import SOURCES, Record, rule_ids


class Marks:
    """Source and rule ids of a record.

    `reconstructed`, `inferred` and `public` name the fields whose origin is not `source`; a field
    may go on with a dot into its parts, as in "activation.tiers.1".
    """

    __slots__ = ("inferred", "public", "reconstructed", "rules", "source")

    def __init__(self, record: Record) -> None:
        self.source = record.text("source", SOURCES)
        self.reconstructed = _read_fields(record, "reconstructed")
        self.inferred = _read_fields(record, "inferred")
        self.public = _read_fields(record, "public")
        self.rules = read_rules(record)
        if self.source == "reconstructed" and len(self.reconstructed) > 0:
            fault = '"reconstructed" lists fields although the whole record is'
            raise record.error(fault, "remove the list or name another source")


def _read_fields(record: Record, key: str) -> tuple[str, ...]:
    fields = record.texts(key, ()) if record.has(key) else ()
    for field in fields:
        if not record.has(field.split(".")[0]):
            raise record.error(f'"{key}" names "{field}"', "name fields of this record")
    return fields


def read_rules(record: Record) -> tuple[str, ...]:
    return rule_ids(record, ("GM",))


def close(record: Record) -> Marks:
    """The marks of a record whose other fields have been read."""
    marks = Marks(record)
    record.done()
    return marks
