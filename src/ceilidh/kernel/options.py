"""Options: what can be chosen before a game, checked when it is chosen."""

from ceilidh.kernel.errors import OptionError

Value = bool | int | str | tuple[str, ...]
Options = dict[str, Value]


class Option:
    """One thing to choose. `choices` empty: any text (a path); `many`: a list of choices."""

    __slots__ = ("choices", "default", "many", "name", "summary")

    def __init__(
        self,
        name: str,
        default: Value,
        summary: str,
        choices: tuple[str, ...] = (),
        many: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.summary = summary
        self.choices = choices
        self.many = many

    def read(self, given: object) -> Value:
        """The value meant by `given`, or OptionError with what could be chosen instead."""
        if isinstance(self.default, bool):
            return self._flag(given)
        if self.many:
            return self._list(given)
        if not isinstance(given, str) or (self.choices and given not in self.choices):
            raise OptionError(f"Option {self.name} cannot be {given!r}; {self._hint()}.")
        return given

    def _flag(self, given: object) -> bool:
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        if isinstance(given, bool):
            return given
        if isinstance(given, str) and given.lower() in words:
            return words[given.lower()]
        raise OptionError(f"Option {self.name} cannot be {given!r}; say yes or no.")

    def _list(self, given: object) -> tuple[str, ...]:
        if isinstance(given, str):
            given = [word for word in given.replace(",", " ").split() if word]
        if not isinstance(given, (list, tuple)):
            raise OptionError(f"Option {self.name} must be a list; {self._hint()}.")
        for word in given:
            if word not in self.choices:
                raise OptionError(f"Option {self.name} cannot hold {word!r}; {self._hint()}.")
        return tuple([word for word in self.choices if word in given])

    def _hint(self) -> str:
        return "choose from " + ", ".join(self.choices) if self.choices else "give some text"

    def text(self, value: Value) -> str:
        """The value as one word of a record's header."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return ",".join(value) if isinstance(value, tuple) else str(value)


def resolve(options: tuple[Option, ...], given: dict[str, object]) -> Options:
    """All options with their values; unknown names and values raise OptionError."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(f"There is no option {name!r}; there are {', '.join(known)}.")
    return {
        name: option.read(given[name]) if name in given else option.default
        for name, option in known.items()
    }


def flag(options: Options, name: str) -> bool:
    return options[name] is True


def word(options: Options, name: str) -> str:
    value = options[name]
    assert isinstance(value, str)
    return value


def words(options: Options, name: str) -> tuple[str, ...]:
    value = options[name]
    assert isinstance(value, tuple)
    return value


def plain(options: Options) -> dict[str, object]:
    """All options in JSON values."""
    out: dict[str, object] = {}
    for name, value in options.items():
        out[name] = list(value) if isinstance(value, tuple) else value
    return out
