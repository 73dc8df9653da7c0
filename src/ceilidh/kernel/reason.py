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


LONGEST_ECHO = 80  # signs of what somebody sent that an answer repeats


def shortened(text: str) -> str:
    """As much of a text as tells which one is meant."""
    return text if len(text) <= LONGEST_ECHO else f"{text[:LONGEST_ECHO]}…"


def listed(words: list[str]) -> Word:
    return Word(", ".join(words))


def typed(text: str) -> Word:
    """What somebody typed, without signs that a terminal would obey; templates quote it."""
    return Word(shortened(repr(text[: LONGEST_ECHO + 1])[1:-1]))


def quoted(value: object) -> Word:
    """What somebody gave, in quotation marks if it is text."""
    return Word(shortened(repr(value)))


def capital(text: str) -> str:
    """The text as a sentence begins."""
    return text[:1].upper() + text[1:]


class Reason:
    """Why something is not possible: an English sentence to be translated, and the rules behind it.

    `template` may have names in braces, which `fields` fills in: numbers, names that are translated
    too, a `Word` that is not, or another reason. `one` is the template to be used instead if the
    field `n` is 1 (`counting` makes such reasons). `text` is the English sentence.
    """

    __slots__ = ("fields", "one", "rules", "template", "text")

    def __init__(
        self,
        template: str,
        rules: tuple[str, ...] = (),
        fields: dict[str, object] | None = None,
        one: str = "",
    ) -> None:
        self.template = template
        self.one = one
        self.rules = rules
        self.fields: dict[str, object] = {} if fields is None else fields
        chosen = one if one and self.fields["n"] == 1 else template
        text = chosen.format(**fields) if fields else chosen
        # A name at the beginning gets a capital; a word stays as it was written.
        self.text = capital(text) if isinstance(self.first(), str) else text

    def first(self) -> object:
        """The field with which the sentence begins; None if it begins otherwise."""
        template = self.template
        if not template.startswith("{") or not template.endswith("."):
            return None
        return self.fields.get(template[1 : template.find("}")])

    def __str__(self) -> str:
        return self.text


def counting(
    one: str,
    many: str,
    number: int,
    rules: tuple[str, ...] = (),
    fields: dict[str, object] | None = None,
) -> Reason:
    """A reason with a number of things, `{n}`: a template for one thing, one for several."""
    filled: dict[str, object] = {"n": number}
    if fields is not None:
        filled.update(fields)
    return Reason(many, rules, filled, one)
