"""A fault of component data: a sentence that can be translated, and the place that it is about."""

from typing import Self

from ceilidh.kernel.reason import Reason, Word

# A place: file, then the keys that lead to it, as in ("tiles.toml", "tile", "halkirk", "cost").
Place = tuple[str, ...]


class Fault(str):
    """The English sentence of a fault; `reason` tells it in other languages, `place` says where.

    It is a text because checks are lists of sentences. Only whoever knows more asks for more.
    """

    reason: Reason
    place: Place

    @classmethod
    def of(cls, reason: Reason, place: Place) -> Self:
        made = cls(reason.text)
        made.reason = reason
        made.place = place
        return made


def place_of(file: str, record: str, field: str = "") -> Place:
    """The place of a record that a sentence calls by noun and id, as in `tile halkirk`.

    What is about several records, as in `all tiles of stack A`, leads to the file only.
    """
    words = record.split()
    named = len(words) in (2, 3) and words[0] not in ("all", "sides") and words[-2] != "number"
    where = (words[-2], words[-1]) if named else ()
    return (file, *where, field) if field and named else (file, *where)


def reason_of(file: str, record: str, fault: Reason | str, remedy: Reason | str) -> Reason:
    """The sentence about a record; what is given as text is told in English to all."""
    return Reason(
        "{place}: {fault}; {remedy}.",
        (),
        {
            "place": Word(file if record == "" else file + ", " + record),
            "fault": Word(fault) if isinstance(fault, str) else fault,
            "remedy": Word(remedy) if isinstance(remedy, str) else remedy,
        },
    )


def parts_of(reason: Reason) -> tuple[Reason | Word, Reason | Word] | None:
    """Fault and remedy of such a sentence, for a page that shows them beside the field."""
    fault, remedy = reason.fields.get("fault"), reason.fields.get("remedy")
    if isinstance(fault, (Reason, Word)) and isinstance(remedy, (Reason, Word)):
        return fault, remedy
    return None
