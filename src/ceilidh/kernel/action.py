"""Actions: small immutable objects, built once per argument set and handed out by reference.

One `Spec` line per kind of action gives its text, its JSON form, its parser and its ids:
`BUILD = Spec("build", (UNIT, HEX))` reads and writes `build cow 7.4`.
"""

from typing import Final

MOST_ARGUMENTS: Final = 3


class Domain:
    """The words one argument can take. `target` names the clickable things, as in `hex:7.4`.

    What is drawn from a `secret` domain is told to the seat alone whose move drew it.
    """

    __slots__ = ("index", "name", "secret", "target", "words")

    def __init__(
        self, name: str, words: tuple[str, ...], target: str = "", secret: bool = False
    ) -> None:
        self.name = name
        self.words = words
        self.target = target
        self.secret = secret
        self.index: dict[str, int] = {word: number for number, word in enumerate(words)}


def numbers(name: str, first: int, last: int) -> Domain:
    """A domain of plain numbers; argument `n` is written as `first + n`."""
    return Domain(name, tuple([str(number) for number in range(first, last + 1)]))


class Action:
    """One decision. `id` orders legal lists and masks; it never leaves the process."""

    __slots__ = ("a", "b", "c", "id", "spec", "text")

    def __init__(self, spec: "Spec", text: str, a: int, b: int, c: int) -> None:
        self.spec = spec
        self.text = text
        self.a = a
        self.b = b
        self.c = c
        self.id = -1

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def words(self) -> list[str]:
        """The arguments as words."""
        values = (self.a, self.b, self.c)
        return [domain.words[values[i]] for i, domain in enumerate(self.spec.domains)]

    def data(self) -> dict[str, object]:
        """The JSON form: `{"do": "build", "with": ["cow", "7.4"]}`."""
        return {"do": self.spec.word, "with": self.words()}

    def targets(self) -> list[str]:
        """The things on the table this action names, for pages that light them up."""
        if self.spec.target:
            return [self.spec.target]
        values = (self.a, self.b, self.c)
        return [
            f"{domain.target}:{domain.words[values[i]]}"
            for i, domain in enumerate(self.spec.domains)
            if domain.target
        ]


def by_id(action: Action) -> int:
    """What legal lists are sorted by."""
    return action.id


class Spec:
    """A kind of action: its word, its argument domains and all its interned actions.

    `rules` are the rule ids that allow it; `rows[a]` lists the actions of first argument `a`. The
    ids go by the first argument, or by the second one first if `second_first` says so. `target` is
    the thing on the table that a kind without arguments is about.
    """

    __slots__ = ("all", "domains", "only", "rows", "rules", "target", "word")

    def __init__(
        self,
        word: str,
        domains: tuple[Domain, ...] = (),
        rules: tuple[str, ...] = (),
        second_first: bool = False,
        target: str = "",
    ) -> None:
        assert len(domains) <= MOST_ARGUMENTS
        self.word = word
        self.domains = domains
        self.rules = rules
        self.target = target
        self.all: list[Action] = []
        self.rows: list[list[Action]] = []
        if not domains:
            self.all.append(Action(self, word, -1, -1, -1))
        else:
            for a in range(len(domains[0].words)):
                row = self._row(a)
                self.rows.append(row)
                self.all.extend(row)
        if second_first:
            self.all = [row[b] for b in range(len(domains[1].words)) for row in self.rows]
        self.only: Action = self.all[0]

    def _row(self, a: int) -> list[Action]:
        first = f"{self.word} {self.domains[0].words[a]}"
        if len(self.domains) == 1:
            return [Action(self, first, a, -1, -1)]
        row: list[Action] = []
        for b, word in enumerate(self.domains[1].words):
            if len(self.domains) == 2:
                row.append(Action(self, f"{first} {word}", a, b, -1))
            else:
                for c, last in enumerate(self.domains[2].words):
                    row.append(Action(self, f"{first} {word} {last}", a, b, c))
        return row

    def of(self, a: int, b: int = 0, c: int = 0) -> Action:
        row = self.rows[a]
        if len(self.domains) < 3:
            return row[b]
        return row[b * len(self.domains[2].words) + c]

    def shape(self) -> str:
        """How a person writes it: `build <unit> <hex>`."""
        return " ".join([self.word] + [f"<{domain.name}>" for domain in self.domains])


class Vocabulary:
    """Every kind of action of one game, modules included, in one order for all its rulesets."""

    __slots__ = ("actions", "by_text", "by_word", "specs")

    def __init__(self, specs: list[Spec]) -> None:
        self.specs = specs
        self.actions: list[Action] = []
        self.by_word: dict[str, Spec] = {}
        self.by_text: dict[str, Action] = {}
        for spec in specs:
            assert spec.word not in self.by_word, spec.word
            self.by_word[spec.word] = spec
            for action in spec.all:
                action.id = len(self.actions)
                self.actions.append(action)
                self.by_text[action.text] = action

    def parse(self, text: str) -> Action | None:
        """The action written as `text`, whatever its spacing and case; None if there is none."""
        return self.by_text.get(" ".join(text.lower().split()))

    def from_data(self, data: dict[str, object]) -> Action | None:
        """The action of a JSON form written by `Action.data`."""
        words = data.get("with", [])
        if not isinstance(words, list):
            return None
        return self.parse(" ".join([str(data.get("do", ""))] + [str(word) for word in words]))
