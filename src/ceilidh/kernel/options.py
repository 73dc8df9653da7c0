"""Options: what can be chosen before a game, checked when it is chosen."""

from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.reason import Word, listed, quoted, typed

Value = bool | int | str | tuple[str, ...]
Options = dict[str, Value]


class Option:
    """One thing to choose. `choices` empty: any text (a path); `many`: a list of choices.

    `fixed` has the value that some numbers of players always play with, whatever the default is.
    One that came `later` than records were written stands in no position while it has its default,
    so that the keys of these records still fit.
    """

    __slots__ = ("choices", "default", "fixed", "later", "many", "name", "summary")

    def __init__(
        self,
        name: str,
        default: Value,
        summary: str,
        choices: tuple[str, ...] = (),
        many: bool = False,
        fixed: dict[int, Value] | None = None,
        later: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.summary = summary
        self.choices = choices
        self.many = many
        self.fixed: dict[int, Value] = {} if fixed is None else fixed
        self.later = later

    def read(self, given: object) -> Value:
        """The value meant by `given`, or OptionError with what could be chosen instead."""
        if isinstance(self.default, bool):
            return self._flag(given)
        if self.many:
            return self._list(given)
        if not isinstance(given, str) or (self.choices and given not in self.choices):
            raise OptionError(
                "Option {option} cannot be {given}; choose from {choices}."
                if self.choices
                else "Option {option} cannot be {given}; give some text.",
                fields=self._fields(given),
            )
        return given

    def _flag(self, given: object) -> bool:
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        if isinstance(given, bool):
            return given
        if isinstance(given, str) and given.lower() in words:
            return words[given.lower()]
        raise OptionError(
            "Option {option} cannot be {given}; say yes or no.", fields=self._fields(given)
        )

    def _list(self, given: object) -> tuple[str, ...]:
        if isinstance(given, str):
            given = [word for word in given.replace(",", " ").split() if word]
        if not isinstance(given, (list, tuple)):
            raise OptionError(
                "Option {option} must be a list; choose from {choices}.",
                fields=self._fields(given),
            )
        for word in given:
            if word not in self.choices:
                raise OptionError(
                    "Option {option} cannot hold {given}; choose from {choices}.",
                    fields=self._fields(word),
                )
        return tuple([word for word in self.choices if word in given])

    def _fields(self, given: object) -> dict[str, object]:
        """What sentences about this option name."""
        return {
            "option": Word(self.name, "option"),
            "given": quoted(given),
            "choices": listed(list(self.choices)),
        }

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
            raise OptionError(
                "There is no option '{given}'; there are {choices}.",
                fields={"given": typed(str(name)), "choices": listed(list(known))},
            )
    return {
        name: option.read(given[name]) if name in given else option.default
        for name, option in known.items()
    }


def check_fixed(options: tuple[Option, ...], given: dict[str, object], players: int) -> None:
    """Refuse another value than the one that so many players always play with."""
    for option in options:
        if players in option.fixed and option.name in given:
            always = option.fixed[players]
            if option.read(given[option.name]) != always:
                raise OptionError(
                    "With {players} players option {option} is always {value}; leave it out.",
                    fields={
                        "players": players,
                        "option": Word(option.name, "option"),
                        "value": Word(option.text(always)),
                    },
                )


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


def written(known: tuple[Option, ...], options: Options) -> dict[str, object]:
    """The options that a position names, in JSON values."""
    silent = [option.name for option in known if option.later]
    default = {option.name: option.default for option in known}
    named = {
        name: value
        for name, value in options.items()
        if name not in silent or value != default[name]
    }
    return plain(named)


def plain(options: Options) -> dict[str, object]:
    """All options in JSON values."""
    out: dict[str, object] = {}
    for name, value in options.items():
        out[name] = list(value) if isinstance(value, tuple) else value
    return out
