"""Sentences for people that can be translated: a template, and what to put into it."""


class Word:
    """What is the same in every language: a word of the notation, of a file, or that was typed.

    `kind` says what it is a name of, as in `say`, for readers who do not write notation.
    """

    __slots__ = ("kind", "text")

    def __init__(self, text: str, kind: str = "") -> None:
        self.text = text
        self.kind = kind

    def __str__(self) -> str:
        return self.text


def listed(words: list[str]) -> Word:
    return Word(", ".join(words))


def typed(text: str) -> Word:
    """What somebody typed, without signs that a terminal would obey; templates quote it."""
    return Word(repr(text)[1:-1])


def quoted(value: object) -> Word:
    """What somebody gave, in quotation marks if it is text."""
    return Word(repr(value))


class Reason:
    """Why something is not possible: an English sentence to be translated, and the rules behind it.

    `template` may have names in braces, which `fields` fills in: numbers, names that are translated
    too, a `Word` that is not, or another reason. `text` is the English sentence.
    """

    __slots__ = ("fields", "rules", "template", "text")

    def __init__(
        self, template: str, rules: tuple[str, ...] = (), fields: dict[str, object] | None = None
    ) -> None:
        self.template = template
        self.rules = rules
        self.fields: dict[str, object] = {} if fields is None else fields
        self.text = template.format(**fields) if fields else template

    def __str__(self) -> str:
        return self.text
